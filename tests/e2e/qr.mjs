// A reader of QR codes, after ISO/IEC 18004: versions 1 to 14, byte mode, and not one wrong module. It shares nothing with the
// crate that draws them; the check bytes have to fit, so that a phone may also read a scratched code.

// By error correction level, then by version from 1.
const CHECK = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24],
};
const BLOCKS = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9],
  Q: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16],
  H: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16],
};

const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The dark modules of a path of "M x y h run v1 h-run z", without the border: rows of booleans. */
export function modules(path, side, border = 4) {
  const size = side - 2 * border;
  const rows = Array.from({ length: size }, () => Array(size).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(run); i++) {
      const row = rows[y - border];
      if (row?.[x - border + i] === undefined) throw new Error(`a dark module in the border: ${x} ${y}`);
      row[x - border + i] = true;
    }
  }
  return rows;
}

/** The text of a code. */
export function decode(rows) {
  const size = rows.length;
  const version = (size - 17) / 4;
  const { level, mask } = format(rows);
  const bits = [];
  const fixed = fixedModules(version, size);
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = (right + 1) & 2 ? i : size - 1 - i;
      for (const x of [right, right - 1]) {
        if (!fixed(x, y)) bits.push(rows[y][x] !== (MASKS[mask](x, y) === 0) ? 1 : 0);
      }
    }
  }
  const bytes = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) bytes.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  return text(data(bytes, CHECK[level][version - 1], BLOCKS[level][version - 1]), version);
}

/** The level and the mask, beside the upper left corner. */
function format(rows) {
  const places = [0, 1, 2, 3, 4, 5].map((i) => rows[i][8]);
  places.push(rows[7][8], rows[8][8], rows[8][7]);
  for (let i = 9; i < 15; i++) places.push(rows[8][14 - i]);
  const bits = places.reduce((sum, dark, i) => sum | (dark ? 1 << i : 0), 0) ^ 0x5412;
  return { level: ["M", "L", "H", "Q"][bits >> 13], mask: (bits >> 10) & 7 };
}

/** Whether a module is part of the frame and holds no data. */
function fixedModules(version, size) {
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const centres = version === 1 ? [] : [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step)];
  const last = size - 7;
  const aligns = centres.flatMap((x) => centres.map((y) => [x, y]));
  const corner = (x, y) => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
  const patterns = aligns.filter(([x, y]) => !corner(x, y));
  return (x, y) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    patterns.some(([cx, cy]) => Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2);
}

/** The data of all blocks in a row; throws when a check byte does not fit. */
function data(bytes, check, count) {
  const short = Math.floor(bytes.length / count);
  const shorts = count - (bytes.length % count);
  const lengths = Array.from({ length: count }, (_, i) => short - check + (i < shorts ? 0 : 1));
  const blocks = lengths.map(() => []);
  let next = 0;
  for (let i = 0; i <= short - check; i++) lengths.forEach((length, b) => i < length && blocks[b].push(bytes[next++]));
  const found = blocks.flat();
  for (let i = 0; i < check; i++) blocks.forEach((block) => block.push(bytes[next++]));
  for (const block of blocks) {
    for (let i = 0, power = 1; i < check; i++, power = times(power, 2)) {
      if (block.reduce((sum, byte) => times(sum, power) ^ byte, 0) !== 0) throw new Error("a check byte does not fit");
    }
  }
  return found;
}

/** The product in the field of 256 elements. */
function times(a, b) {
  let product = 0;
  for (; b; b >>= 1) {
    if (b & 1) product ^= a;
    a = (a << 1) ^ (a & 0x80 ? 0x11d : 0);
  }
  return product;
}

function text(bytes, version) {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  if (bits.slice(0, 4) !== "0100") throw new Error(`mode ${bits.slice(0, 4)} is not bytes`);
  const start = version < 10 ? 12 : 20;
  const length = parseInt(bits.slice(4, start), 2);
  const found = Array.from({ length }, (_, i) => parseInt(bits.slice(start + 8 * i, start + 8 * i + 8), 2));
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(found));
}
