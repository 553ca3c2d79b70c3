// Hands as drawings. The drawings of tiles, 54 KB, come when the first picture is asked for.

import { asking } from "./ask.js";
import { language } from "./language.js";
import { mustBeReady } from "./ready.js";
import { tiles } from "./texts.js";

const THEMES = ["light", "dark", "auto"];

/** A width that an option says, or nothing: what is no number has no width. */
function pixels(name, value) {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !(value > 0)) throw new RangeError(`${name} is a number of pixels`);
  return Math.min(value, 10_000);
}

let reading;

/** The drawings are read once; what failed may be tried again. */
export async function svg(hand, options) {
  mustBeReady();
  const { width, tile, theme = "light", lang = "en" } = options ?? {};
  if (!THEMES.includes(theme)) throw new RangeError(`there is no theme "${theme}": ${THEMES.join(", ")}`);
  // Three plain values cross to the WebAssembly; as an object they would need serde-wasm-bindgen there, for nothing else.
  const look = [pixels("width", width), pixels("tile", tile), theme];
  const words = language(lang);
  reading ??= tiles().catch((error) => {
    reading = undefined;
    throw error;
  });
  const drawings = await reading;
  return asking((asked) => words.svg(asked, drawings, ...look))(hand);
}
