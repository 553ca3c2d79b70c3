// What the tests of photos share: pictures of one grey each, a reader that knows greys in the place of the true one, a camera's film.

import { crc32, deflateSync } from "node:zlib";

import { dist, type } from "./harness.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Greys, and what the reader in the tests sees in each: tiles in MPSZ, `|` before one that lies apart, `?` behind a doubtful one. */
const ROWS = {
  24: "@black",
  56: "234m340p66p678s56s|7s",
  88: "235?m340p66p678s56s|7s",
  104: "234m340p66p678s56s",
  120: "@none",
  136: "234m340p66p6s",
  152: "@two_rows",
  168: "@blurred",
  184: "555z",
  200: "1m",
  216: "123456789m",
  232: "1234567z",
};

/** The grey of a row. */
export const grey = (row) => Number(Object.keys(ROWS).find((grey) => ROWS[grey] === row));

const SUITS = { m: 0, p: 9, s: 18, z: 27 };

/** A tile as the reader gives it. A doubtful one may be the one before it, too. */
function seen(kind, { red = false, doubtful = false, gap = 3, at }) {
  const odds = new Array(36).fill(400);
  odds[kind] = doubtful ? 12 : 0;
  if (doubtful) odds[kind - 1] = 20;
  return { odds, red: red ? 0 : 400, plain: red ? 400 : 0, gap, box: [4 + 50 * at, 2, 52 + 50 * at, 70] };
}

/** A reading, of a row in the list above. */
function reading(row) {
  if (row.startsWith("@")) return { seen: row.slice(1), tiles: [], tilt: 0 };
  const tiles = [];
  let gap = 3;
  for (const [, bar, digits, suit] of row.matchAll(/(\|?)([\d?]+)([mpsz])/g)) {
    if (bar) gap = 60;
    for (const [, digit, doubtful] of digits.matchAll(/(\d)(\??)/g)) {
      const rank = Number(digit) || 5;
      tiles.push(seen(SUITS[suit] + rank - 1, { red: digit === "0", doubtful: doubtful === "?", gap, at: tiles.length }));
      gap = 3;
    }
  }
  return { seen: "row", tiles, tilt: 0 };
}

/** The reader in the place of the true one, with the same face: what is in the middle of the picture says which row it is. */
const READER = `
const READINGS = ${JSON.stringify(Object.fromEntries(Object.entries(ROWS).map(([grey, row]) => [grey, reading(row)])))};
const read = (data, width, height) => {
  const grey = data[4 * (Math.floor(height / 2) * width + Math.floor(width / 2))];
  const near = Object.keys(READINGS).sort((one, other) => Math.abs(one - grey) - Math.abs(other - grey))[0];
  return READINGS[near];
};
export default async () => undefined;
export class Reader {
  #rows = [];
  read(...picture) { return JSON.stringify(read(...picture)); }
  strip() { return new Uint8Array(4 * 720 * 72).fill(200); }
  teach(row, ...picture) {
    const tiles = read(...picture).tiles.length;
    const wanted = row === 3 ? 7 : 9;
    if (tiles === wanted) this.#rows.push(row);
    return JSON.stringify({ tiles, wanted, taken: tiles === wanted });
  }
  taught() { return Uint8Array.from(this.#rows); }
  set() {}
  unset() { this.#rows = []; }
}
`;

/** What a server sends: the site, with that reader in it, unless the true one is wanted. */
export function send(file, body) {
  const policy = process.env.CONTENT_POLICY;
  const headers = { "Content-Type": type(file), "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*" };
  const isReader = /photo[\\/]reader(-simd)?-[0-9a-f]+\.js$/.test(file);
  return [policy ? { ...headers, "Content-Security-Policy": policy } : headers, isReader ? READER : body];
}

/** The files of the site that read photos. */
export const files = () => readdirSync(join(dist, "photo"));

/** A picture of one grey, as a file to choose. */
export function picture(row, width = 64, height = 48) {
  const value = grey(row);
  const lines = Buffer.alloc(height * (width + 1), value);
  for (let y = 0; y < height; y += 1) lines[y * (width + 1)] = 0;
  const chunk = (name, body) => {
    const text = Buffer.concat([Buffer.from(name), body]);
    const number = (value) => Buffer.from([24, 16, 8, 0].map((by) => (value >>> by) & 255));
    return Buffer.concat([number(body.length), text, number(crc32(text))]);
  };
  const head = Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 0, 0, 0, 0]);
  const png = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk("IHDR", head), chunk("IDAT", deflateSync(lines)), chunk("IEND", Buffer.alloc(0))];
  return { name: `${value}.png`, mimeType: "image/png", buffer: Buffer.concat(png) };
}

/** A film for the browser's own camera: pictures as rows of red, green, blue, alpha. */
export function film(pictures, width, height) {
  const frames = pictures.map((rgba) => {
    const [luma, blue, red] = [Buffer.alloc(width * height), Buffer.alloc((width * height) / 4), Buffer.alloc((width * height) / 4)];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = 4 * (y * width + x);
        const [r, g, b] = [rgba[at], rgba[at + 1], rgba[at + 2]];
        luma[y * width + x] = Math.round(16 + 0.257 * r + 0.504 * g + 0.098 * b);
        if (x % 2 || y % 2) continue;
        const half = (y / 2) * (width / 2) + x / 2;
        blue[half] = Math.round(128 - 0.148 * r - 0.291 * g + 0.439 * b);
        red[half] = Math.round(128 + 0.439 * r - 0.368 * g - 0.071 * b);
      }
    return Buffer.concat([Buffer.from("FRAME\n"), luma, blue, red]);
  });
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), ...frames]);
}

/** The same of one grey. */
export const greyFilm = (row) => {
  const [width, height] = [640, 360];
  const rgba = Buffer.alloc(4 * width * height, grey(row));
  return film([rgba, rgba], width, height);
};

/** Runs in the page of the app: a photo of its own drawings in a row on felt, `|` before a tile that lies apart. The address of a PNG. */
export async function drawn(row) {
  const colors = { ink: "#1c2530", red: "#b92d20", green: "#19704a", blue: "#1f4f8f" };
  const parts = [];
  let x = 40;
  for (const [, bar, digits, suit] of row.matchAll(/(\|?)(\d+)([mpsz])/g)) {
    if (bar) x += 40;
    for (const digit of digits) {
      parts.push(`<rect x="${x}" y="90" width="84" height="122" rx="9" fill="#b9ac8c"/><rect x="${x}" y="86" width="84" height="112" rx="9" fill="#f8f3e6"/>`);
      parts.push(`<use href="#t-${digit}${suit}" x="${x + 5}" y="90" width="74" height="104"/>`);
      x += 87;
    }
  }
  const style = Object.entries(colors).map(([name, color]) => `--tile-${name}:${color}`).join(";");
  const sprite = document.querySelector("body > svg").innerHTML;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${x + 40}" height="300" style="${style}">${sprite}<rect width="100%" height="100%" fill="#2d5a49"/>${parts.join("")}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: x + 40, height: 300 });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/png");
}
