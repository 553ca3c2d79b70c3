// Pictures in sixteen colours.

import { crc32, deflateSync } from "node:zlib";

/** A PNG with a palette, four bits a pixel, of the bytes of pixels; its width is even. */
export function png(data, width, height) {
  const parts = (color) => [color >>> 24, (color >> 16) & 255, (color >> 8) & 255, color & 255];
  const counts = new Map();
  const color = (at) => data.readUInt32BE(4 * at);
  for (let at = 0; at < width * height; at += 1) counts.set(color(at), (counts.get(color(at)) ?? 0) + 1);
  const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 16).map(([color]) => parts(color));
  const far = (a, b) => a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
  const nearest = new Map();
  for (const color of counts.keys()) {
    const one = parts(color);
    nearest.set(color, palette.reduce((best, other, i) => (far(one, other) < far(one, palette[best]) ? i : best), 0));
  }
  const lines = Buffer.alloc(height * (1 + width / 2));
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    lines[y * (1 + width / 2) + 1 + (x >> 1)] |= nearest.get(color(at)) << (x % 2 ? 0 : 4);
  }
  const chunk = (name, body) => {
    const text = Buffer.concat([Buffer.from(name), body]);
    const number = (value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
    return Buffer.concat([number(body.length), text, number(crc32(text))]);
  };
  const head = Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 4, 3, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flatMap((one) => one.slice(0, 3)))),
    chunk("tRNS", Buffer.from(palette.map((one) => one[3]))),
    chunk("IDAT", deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
