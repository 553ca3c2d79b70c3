// Draws www/cards/faces.bin: tiles, digits and the name of the site, of which a host makes the picture of a hand (docs/hosting/hand.js).
//
//   CHROMIUM=/usr/bin/chromium node tests/e2e/faces.mjs

import { readFile, writeFile } from "node:fs/promises";
import { launch } from "./harness.mjs";

const SPRITE = await readFile(new URL("../../www/tiles.svg", import.meta.url), "utf8");
const all = (numbers, suit) => [...numbers].map((number) => number + suit);
const TILES = ["0123456789m", "0123456789p", "0123456789s", "1234567z", "12345678f"].flatMap((text) => all(text.slice(0, -1), text.at(-1)));
const LETTERS = [..."0123456789,"];
/** Widths and heights, even in pixels. */
const [TILE, DIGIT, COMMA, NAME] = [[72, 96], [84, 116], [44, 116], [300, 40]];
/** The ground first, then the tile, its shade, and the gold of hand.js; then ink, red, green and blue on the tile, cream on the ground. */
const [GROUND, FACE, INKS] = ["2a5445", "fdfaf1", ["1c2530", "b92d20", "19704a", "1f4f8f"]];
const rgb = (hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
const mixed = (from, to, share) => rgb(from).map((value, i) => Math.round(value + (rgb(to)[i] - value) * share));
const COLORS = [
  ...[GROUND, FACE, "cfc2a3", "ecb94f"].map(rgb),
  ...[0.35, 0.7, 1].map((share) => mixed(FACE, INKS[0], share)),
  ...INKS.slice(1).flatMap((ink) => [0.5, 1].map((share) => mixed(FACE, ink, share))),
  ...[0.4, 0.75].map((share) => mixed(GROUND, "f7f2e6", share)),
  mixed(GROUND, "ecb94f", 0.5),
];
const ALL = COLORS.map((_, i) => i);
/** All but the ground and what is mixed with it. */
const ON_TILE = ALL.slice(1, -3);

const page = (what, [width, height]) => `<!doctype html><style>
  body { margin: 0; background: #${GROUND}; color: #f7f2e6; width: ${width}px; height: ${height}px; overflow: hidden; font: bold ${height}px/1 "DejaVu Sans", sans-serif;
    --tile-ink: #1c2530; --tile-red: #b92d20; --tile-green: #19704a; --tile-blue: #1f4f8f; --tile-back: #3a7a64; --tile-back-ink: #cfe6d8; }
  svg[hidden] { position: absolute; }
  svg.face { display: block; width: 100%; height: calc(100% - 4px); background: #fdfaf1; border-radius: 8px; box-shadow: 0 4px #cfc2a3; }
  .name { font-size: 34px; line-height: 40px; color: #ecb94f; }
</style>${SPRITE}${what}`;

/** In a page: the pixels of a picture. */
async function pixels(picture) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return [...canvas.getImageData(0, 0, image.width, image.height).data];
}

const browser = await launch();
try {
  const sheet = await browser.newPage();
  const parts = [Buffer.from(COLORS.flat())];
  const take = async (what, size) => {
    const [width, height] = size;
    await sheet.setViewportSize({ width, height });
    await sheet.setContent(page(what, size));
    const data = await sheet.evaluate(pixels, (await sheet.screenshot()).toString("base64"));
    const far = (color, at) => color.reduce((sum, value, i) => sum + (value - data[at + i]) ** 2, 0);
    const nearest = (at, some) => some.reduce((best, i) => (far(COLORS[i], at) < far(COLORS[best], at) ? i : best));
    const bytes = Buffer.alloc((width * height) / 2);
    for (let at = 0; at < width * height; at++) {
      // The ground is seen at the corners of a tile alone: between ink and tile is no green.
      const [x, y] = [at % width, Math.floor(at / width)];
      const inside = size === TILE && (Math.min(x, width - 1 - x) > 8 || Math.min(y, height - 1 - y) > 12);
      bytes[at >> 1] |= nearest(4 * at, inside ? ON_TILE : ALL) << (at % 2 ? 0 : 4);
    }
    parts.push(Buffer.from([width / 2, height]), bytes);
  };
  for (const tile of [...TILES, "back"]) await take(`<svg class="face" viewBox="0 0 60 80"><use href="#t-${tile}"/></svg>`, TILE);
  for (const letter of LETTERS) await take(`<div>${letter}</div>`, letter === "," ? COMMA : DIGIT);
  await take('<div class="name">Tensu 点数</div>', NAME);
  const file = Buffer.concat(parts);
  await writeFile(new URL("../../www/cards/faces.bin", import.meta.url), file);
  console.log(`faces.bin: ${file.length} bytes, ${COLORS.length} colours`);
} finally {
  await browser.close();
}
