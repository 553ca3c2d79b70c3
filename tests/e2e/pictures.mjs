// Takes the picture at the top of the README from the built app: `cargo xtask pictures`.

import { writeFile } from "node:fs/promises";

import { start } from "./harness.mjs";
import { Player, sample } from "./player.mjs";
import { Table } from "./table.mjs";

const PHONE = { width: 390, height: 844 };
/** How large a phone is in the picture, and what lies around it. */
const [SHOWN, GAP] = [330, 48];

/** What a phone shows when the steps are done. */
async function phone(app, steps) {
  let picture;
  await app.visit({ ...PHONE, context: { deviceScaleFactor: 2 } }, async ({ page }) => {
    const player = new Player(page);
    await player.palette.waitFor();
    await steps(player);
    await page.mouse.move(0, 0);
    // What says that something was kept goes by itself.
    await player.said.filter({ hasText: /./ }).waitFor({ state: "hidden" }).catch(() => {});
    picture = (await page.screenshot()).toString("base64");
  });
  return picture;
}

/** An evening in its third hand, with a riichi on the table. */
async function evening(player) {
  const table = new Table(player);
  await table.open();
  await table.begin();
  await table.riichi("Ben");
  await table.ron("Aki", ["Ben", "5,200"]);
  await table.riichi("Cho");
  await table.draw("Ben");
  await table.riichi("Dai");
}

const app = await start();
try {
  const pictures = [await phone(app, sample), await phone(app, evening)];
  const [width, height] = [2 * (SHOWN + 18) + 3 * GAP, Math.round((SHOWN * PHONE.height) / PHONE.width) + 18 + 2 * GAP];
  const page = await app.browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.25 });
  const images = pictures.map((one) => `<img src="data:image/png;base64,${one}">`).join("");
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: linear-gradient(160deg, #dfe5dc, #b9c8bd); }
    img { width: ${SHOWN}px; box-sizing: content-box; border: 9px solid #16211c; border-radius: 24px; box-shadow: 0 14px 36px rgb(20 40 30 / 45%); }
  </style>${images}`);
  await page.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
  const bytes = await page.screenshot();
  await writeFile(new URL("../../www/screenshot.png", import.meta.url), bytes);
  console.log(`www/screenshot.png: ${bytes.length} bytes`);
} finally {
  await app.stop();
}
