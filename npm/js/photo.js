// `tensu/photo` for pages and builders: reader and weights are files beside this one, fetched with the first photo.

import { likely } from "./inline.js";
import { entry } from "./photo-read.js";

// Builders look for such addresses, written out.
const PLACES = {
  "reader_bg.wasm": () => new URL("./reader_bg.wasm", import.meta.url),
  "reader-simd_bg.wasm": () => new URL("./reader-simd_bg.wasm", import.meta.url),
  "weights.bin": () => new URL("./weights.bin", import.meta.url),
};

async function bytes(name) {
  const place = PLACES[name]();
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`tensu/photo: ${answer.status} for ${place}`);
  return answer.arrayBuffer();
}

export const { photo, strip } = entry(likely, bytes);
