// The WebAssembly out of a script. Written there is each byte as one or two signs, the frequent ones as one: that is smaller than base64,
// and as bytes stay what they are, a server compresses it as well as the file. xtask/src/inline.rs writes it.

import { bytes, signs, text } from "./bytes.js";

export function unpacked() {
  // The last two signs each begin another hundred.
  const singles = signs.length - 2;
  const [second, third] = [signs.charCodeAt(singles), signs.charCodeAt(singles + 1)];
  const meaning = new Uint8Array(3 * 128);
  for (let i = 0; i < bytes.length; i++) meaning[128 * Math.floor(i / singles) + signs.charCodeAt(i % singles)] = bytes[i];
  const all = new Uint8Array(text.length);
  let end = 0;
  let page = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === second) page = 128;
    else if (code === third) page = 256;
    else {
      all[end++] = meaning[page + code];
      page = 0;
    }
  }
  return all.subarray(0, end);
}
