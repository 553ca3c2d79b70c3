// For browsers and bundlers: fetches the WebAssembly beside it, and is ready when it is imported.

import init from "./tensu.js";
import { loader } from "./language.js";

await init({ module_or_path: new URL("./tensu_bg.wasm", import.meta.url) });

export const loadLanguage = loader(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
});
export * from "./api.js";
