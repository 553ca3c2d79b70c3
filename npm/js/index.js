// For browsers and bundlers: fetches the WebAssembly beside it, and is ready when it is imported.

import init from "./tensu.js";
import { loader } from "./api.js";

await init({ module_or_path: new URL("./tensu_bg.wasm", import.meta.url) });

export const loadLanguage = loader(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
});
export {
  drawn,
  end,
  explain,
  nagashi,
  parse,
  print,
  reference,
  rulesets,
  score,
  scoreAll,
  scoreMany,
  settle,
  waits,
  yaku,
} from "./api.js";
export { LANGUAGES } from "./words.js";
