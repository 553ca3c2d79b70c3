// Pictures in sixteen colours.

import assert from "node:assert/strict";
import { crc32, deflateSync, inflateSync } from "node:zlib";

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

/** What such a PNG holds, its sums looked at: { width, height, color(x, y) } with colours as `2a5445`. */
export function unpacked(bytes) {
  const all = Buffer.from(bytes);
  assert.equal(all.toString("latin1", 1, 4), "PNG");
  const chunks = {};
  for (let at = 8; at < all.length; ) {
    const end = at + 8 + all.readUInt32BE(at);
    const name = all.toString("latin1", at + 4, at + 8);
    assert.equal(all.readUInt32BE(end), crc32(all.subarray(at + 4, end)), name);
    chunks[name] = all.subarray(at + 8, end);
    at = end + 4;
  }
  assert.deepEqual(Object.keys(chunks), ["IHDR", "PLTE", "IDAT", "IEND"]);
  const [width, height] = [0, 4].map((at) => chunks.IHDR.readUInt32BE(at));
  assert.deepEqual([...chunks.IHDR.subarray(8)], [4, 3, 0, 0, 0]);
  const lines = inflateSync(chunks.IDAT);
  const line = 1 + width / 2;
  assert.equal(lines.length, height * line);
  const color = (x, y) => {
    const index = (lines[y * line + 1 + (x >> 1)] >> (x % 2 ? 0 : 4)) & 15;
    return chunks.PLTE.toString("hex", 3 * index, 3 * index + 3);
  };
  return { width, height, color };
}
