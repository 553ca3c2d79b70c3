// Draws www/icons from www/icon.svg, in sixteen colours, since few bytes are all that an icon needs.
//
//   node tests/e2e/icons.mjs

import { mkdir, readFile, writeFile } from "node:fs/promises";

import { start } from "./harness.mjs";
import { png } from "./png.mjs";

const FOLDER = new URL("../../www/icons/", import.meta.url);
const SVG = await readFile(new URL("../../www/icon.svg", import.meta.url), "utf8");
/** Without the round corners: systems that cut icons themselves want the ground up to the edge, and the tile in the middle 80 %. */
const FULL = SVG.replace(/ rx="14"/, "");
const ICONS = [
  ["icon-192", 192, SVG, 1],
  ["icon-512", 512, SVG, 1],
  ["maskable-512", 512, FULL, 0.8],
  ["apple-180", 180, FULL, 1],
];

/** In the page: the pixels of a drawing, scaled towards the middle of its own ground. */
async function pixels([svg, size, scale]) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${size}" height="${size}" `))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas.fillStyle = scale === 1 ? "transparent" : svg.match(/fill="(#\w+)"/)[1];
  canvas.fillRect(0, 0, size, size);
  const edge = (size * (1 - scale)) / 2;
  canvas.drawImage(image, edge, edge, size * scale, size * scale);
  return [...canvas.getImageData(0, 0, size, size).data];
}

const app = await start();
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await app.browser.newPage();
  for (const [name, size, svg, scale] of ICONS) {
    const bytes = png(Buffer.from(await page.evaluate(pixels, [svg, size, scale])), size, size);
    await writeFile(new URL(`${name}.png`, FOLDER), bytes);
    console.log(`${name}.png: ${bytes.length} bytes`);
  }
} finally {
  await app.stop();
}
