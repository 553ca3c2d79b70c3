// Draws www/icons from www/icon.svg, in sixteen colours, since few bytes are all that an icon needs.
//
//   node tests/e2e/icons.mjs

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";

import { start } from "./harness.mjs";

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

/** A PNG with a palette, four bits a pixel. */
function png(data, size) {
  const counts = new Map();
  const color = (at) => data.slice(4 * at, 4 * at + 4).join();
  for (let at = 0; at < size * size; at += 1) counts.set(color(at), (counts.get(color(at)) ?? 0) + 1);
  const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 16).map(([text]) => text.split(",").map(Number));
  const far = (a, b) => a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
  const nearest = new Map();
  for (const text of counts.keys()) {
    const one = text.split(",").map(Number);
    nearest.set(text, palette.reduce((best, other, i) => (far(one, other) < far(one, palette[best]) ? i : best), 0));
  }
  const lines = Buffer.alloc(size * (1 + size / 2));
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)];
    lines[y * (1 + size / 2) + 1 + (x >> 1)] |= nearest.get(color(at)) << (x % 2 ? 0 : 4);
  }
  const chunk = (name, body) => {
    const text = Buffer.concat([Buffer.from(name), body]);
    const number = (value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
    return Buffer.concat([number(body.length), text, number(crc32(text))]);
  };
  const head = Buffer.from([0, 0, size >> 8, size & 255, 0, 0, size >> 8, size & 255, 4, 3, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flatMap((one) => one.slice(0, 3)))),
    chunk("tRNS", Buffer.from(palette.map((one) => one[3]))),
    chunk("IDAT", deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const app = await start();
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await app.browser.newPage();
  for (const [name, size, svg, scale] of ICONS) {
    const bytes = png(await page.evaluate(pixels, [svg, size, scale]), size);
    await writeFile(new URL(`${name}.png`, FOLDER), bytes);
    console.log(`${name}.png: ${bytes.length} bytes`);
  }
} finally {
  await app.stop();
}
