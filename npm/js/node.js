// For Node, Deno and Bun: reads the WebAssembly beside it, and is ready when it is imported.

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initSync } from "./tensu.js";
import { loader } from "./language.js";
import { painter } from "./picture.js";
import { nowReady } from "./ready.js";
import { place, tilesPlace } from "./words.js";

initSync({ module: readFileSync(new URL("./tensu_bg.wasm", import.meta.url)) });
nowReady();

export const loadLanguage = loader((tag) => readFile(place(tag), "utf8"));
export const svg = painter(() => readFile(tilesPlace(), "utf8"));
export * from "./api.js";
