// Hands as drawings. The drawings of tiles, 54 KB, come when the first picture is asked for.

import { asking } from "./ask.js";
import { language } from "./language.js";
import { mustBeReady } from "./ready.js";

const THEMES = ["light", "dark", "auto"];

/** A width that an option says, or nothing: what is no number has no width. */
function pixels(name, value) {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !(value > 0)) throw new RangeError(`${name} is a number of pixels`);
  return Math.min(value, 10_000);
}

/** Makes `svg`, with a way to read the drawings. They are read once; what failed may be tried again. */
export function painter(read) {
  let reading;
  return async (hand, options) => {
    mustBeReady();
    const { width, tile, theme = "light", lang = "en" } = options ?? {};
    if (!THEMES.includes(theme)) throw new RangeError(`there is no theme "${theme}": ${THEMES.join(", ")}`);
    // Three plain values cross to the WebAssembly; as an object they would need serde-wasm-bindgen there, for nothing else.
    const look = [pixels("width", width), pixels("tile", tile), theme];
    const words = language(lang);
    reading ??= read().catch((error) => {
      reading = undefined;
      throw error;
    });
    const tiles = await reading;
    return asking((asked) => words.svg(asked, tiles, ...look))(hand);
  };
}
