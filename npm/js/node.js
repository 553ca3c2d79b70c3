// For Node: reads the WebAssembly beside it, and is ready when it is imported.

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initSync } from "./tensu.js";
import { loader } from "./language.js";

initSync({ module: readFileSync(new URL("./tensu_bg.wasm", import.meta.url)) });

export const loadLanguage = loader((url) => readFile(url, "utf8"));
export * from "./api.js";
