// For browsers and bundlers: fetches the WebAssembly beside it, and is ready when it is imported.

import init from "./tensu.js";
import { fetched, loader } from "./language.js";
import { painter } from "./picture.js";
import { nowReady } from "./ready.js";
import { place, tilesPlace } from "./words.js";

await init({ module_or_path: new URL("./tensu_bg.wasm", import.meta.url) });
nowReady();

export const loadLanguage = loader((tag) => fetched(place(tag)));
export const svg = painter(() => fetched(tilesPlace()));
export * from "./api.js";
