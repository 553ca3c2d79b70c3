// Draws www/cards: what a link to Tensu or to a ruleset shows where it is pasted. What is written on each is kept beside them, so that a
// test tells when a ruleset has no card, or another name (xtask/src/site/unfurl.rs).
//
//   cargo xtask build && node tests/e2e/cards.mjs

import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { dist, ids, start } from "./harness.mjs";
import { png } from "./png.mjs";

const FOLDER = new URL("../../www/cards/", import.meta.url);
const TILES = await readFile(new URL("../../www/tiles.svg", import.meta.url), "utf8");
const [WIDTH, HEIGHT] = [1200, 630];
/** Runs and triplets that every game has. */
const HAND = "2m 3m 4m 4p 5p 6p 6p 7p 8p 3s 3s 7z 7z 7z".split(" ");

/** What a page says of itself. */
const said = (html, name) => html.match(new RegExp(`property="og:${name}" content="([^"]*)"`))[1];

const card = ([title, text]) => `<!doctype html><style>
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; box-sizing: border-box; padding: 64px 72px; overflow: hidden;
    background: #2a5445; color: #f7f2e6; font: 34px/1.3 "DejaVu Sans", sans-serif; --tile-ink: #1c2530; --tile-red: #b92d20; --tile-green: #19704a; --tile-blue: #1f4f8f; }
  .name { color: #ecb94f; font-weight: bold; }
  h1 { margin: 26px 0 14px; font-size: 68px; line-height: 1.1; }
  p { margin: 0; color: #d2dfd7; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
  .hand { position: absolute; left: 72px; right: 72px; bottom: 64px; display: flex; gap: 4px; }
  .hand svg { flex: 1; background: #fdfaf1; border-radius: 8px; box-shadow: 0 4px #cfc2a3; aspect-ratio: 3 / 4; }
</style>${TILES}<div class="name">Tensu</div><h1>${title}</h1><p>${text}</p>
<div class="hand">${HAND.map((tile) => `<svg viewBox="0 0 60 80"><use href="#t-${tile}"/></svg>`).join("")}</div>`;

/** In a page: the pixels of a picture, in base 64. */
async function pixels(picture) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const blob = new Blob([canvas.getImageData(0, 0, image.width, image.height).data]);
  const reader = new FileReader();
  await new Promise((done) => ((reader.onload = done), reader.readAsDataURL(blob)));
  return reader.result.split(",")[1];
}

const app = await start();
try {
  await mkdir(FOLDER, { recursive: true });
  // Cards of rulesets that are gone; what faces.mjs draws lies there, too.
  for (const name of await readdir(FOLDER)) if (name.endsWith(".png")) await rm(new URL(name, FOLDER));
  const pages = [["tensu", "index.html"], ...ids().sort().map((id) => [id, `rules/${id}/index.html`])];
  const page = await app.browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  let list = "";
  for (const [id, file] of pages) {
    const html = await readFile(join(dist, file), "utf8");
    const texts = [id === "tensu" ? "Tensu 点数" : said(html, "title").replace(" – Tensu", ""), said(html, "description")];
    await page.setContent(card(texts));
    const drawn = (await page.screenshot()).toString("base64");
    const bytes = png(Buffer.from(await page.evaluate(pixels, drawn), "base64"), WIDTH, HEIGHT);
    await writeFile(new URL(`${id}.png`, FOLDER), bytes);
    list += `${id}\t${texts.join("\t")}\n`;
    console.log(`${id}.png: ${bytes.length} bytes`);
  }
  await writeFile(new URL("list.txt", FOLDER), list);
} finally {
  await app.stop();
}
