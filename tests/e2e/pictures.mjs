// Takes the pictures of the README from the built app, into docs/pictures: `cargo xtask pictures`.

import { mkdir, writeFile } from "node:fs/promises";

import { start } from "./harness.mjs";
import { Player, sample } from "./player.mjs";
import { Table } from "./table.mjs";

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** How large a phone is in the picture, and what lies around it. */
const [SHOWN, GAP] = [300, 28];

/** What a screen shows when the steps are done. */
async function screen(app, view, steps) {
  let picture;
  await app.visit({ ...view, context: { deviceScaleFactor: 2 } }, async ({ page }) => {
    const player = new Player(page);
    await player.palette.waitFor();
    await steps(player);
    await page.mouse.move(0, 0);
    // What says that something was kept goes by itself.
    await player.said.filter({ hasText: /./ }).waitFor({ state: "hidden", timeout: 6_000 }).catch(() => {});
    picture = (await page.screenshot()).toString("base64");
  });
  return picture;
}

async function hand(player) {
  await player.choose("Ruleset", "Tenhou");
  await sample(player);
}

const evening = (player) => new Table(player).inPlay();

/** The second lesson, as it begins. */
async function lesson(player) {
  await player.page.evaluate(() => void (location.hash = "#/lesson/2"));
  await player.page.getByRole("button", { name: "Next", exact: true }).waitFor();
}

/** Puts screens side by side on one ground. */
async function composed(app, name, width, screens, radius) {
  const images = screens.map((one) => `<img src="data:image/png;base64,${one}">`).join("");
  const page = await app.browser.newPage({ viewport: { width: screens.length * (width + 12) + (screens.length + 1) * GAP, height: 200 }, deviceScaleFactor: 1.25 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: linear-gradient(160deg, #dfe5dc, #b9c8bd); }
    img { width: ${width}px; box-sizing: content-box; border: 6px solid #16211c; border-radius: ${radius}px; }
  </style>${images}`);
  await page.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
  const bytes = await page.screenshot({ fullPage: true });
  await writeFile(new URL(name, FOLDER), bytes);
  console.log(`docs/pictures/${name}: ${bytes.length} bytes`);
}

const app = await start();
try {
  await mkdir(FOLDER, { recursive: true });
  const phones = [];
  for (const [view, steps] of [[PHONE, hand], [PHONE, evening], [PHONE, lesson], [{ ...PHONE, dark: true }, hand]]) phones.push(await screen(app, view, steps));
  await composed(app, "phones.png", SHOWN, phones, 24);
  await composed(app, "table.png", DESK.width * 0.8, [await screen(app, DESK, evening)], 10);
} finally {
  await app.stop();
}
