// For browsers and bundlers: fetches the WebAssembly beside it, and is ready when it is imported.

import init from "./tensu.js";
import { fetched, loader } from "./language.js";
import { nowReady } from "./ready.js";

await init({ module_or_path: new URL("./tensu_bg.wasm", import.meta.url) });
nowReady();

export const loadLanguage = loader(fetched);
export * from "./api.js";
