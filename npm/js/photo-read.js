// A photo of tiles, read: the same everywhere but for the files, which each environment has its own way to.

import init, { Reader } from "./reader.js";

/** Whether WebAssembly here reckons four numbers at a time: a function that returns four is checked. */
const FOUR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 22, 1, 20, 0, 253, 12, ...new Array(16).fill(0), 11];
const wasm = () => (WebAssembly.validate(new Uint8Array(FOUR)) ? "reader-simd_bg.wasm" : "reader_bg.wasm");

/** The functions of the entry, of what the rules say and of a way to a file's bytes. */
export function entry(likely, bytes) {
  let coming;
  /** The files come once, with the first photo; what failed may be tried again. */
  const reader = () => {
    coming ??= (async () => {
      const [module_or_path, weights] = await Promise.all([bytes(wasm()), bytes("weights.bin")]);
      await init({ module_or_path });
      return new Reader(new Uint8Array(weights));
    })().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };

  /** What the reader throws is an object with a code. */
  const thrown = ({ code, message }) => Object.assign(new RangeError(message), { code });
  const attempt = (own, { data, width, height }) => {
    try {
      return JSON.parse(own.read(data, width, height));
    } catch (why) {
      throw why instanceof Error ? why : thrown(why);
    }
  };

  async function photo(picture, options) {
    const { data, width, height } = picture ?? {};
    if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) {
      throw new TypeError("a picture is { data, width, height }, such as an ImageData: four bytes for each pixel");
    }
    const { hand, ruleset, row } = options ?? {};
    const own = await reader();
    const { seen, tiles, tilt } = attempt(own, { data, width, height });
    const answer = likely({ ...hand, ...(ruleset !== undefined && { ruleset }), ...(row !== undefined && { row }), tiles });
    return { seen, tilt, ...answer };
  }

  /** The row of the last photo, made straight. */
  async function strip() {
    const own = await reader();
    return { data: new Uint8ClampedArray(own.strip()), width: 720, height: 72 };
  }

  return { photo, strip };
}
