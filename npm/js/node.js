// For Node, Deno and Bun: reads the WebAssembly beside it, and is ready when it is imported.

import { readFileSync } from "node:fs";
import { initSync } from "./tensu.js";
import { nowReady } from "./ready.js";

function found() {
  try {
    return readFileSync(new URL("./tensu_bg.wasm", import.meta.url));
  } catch {
    // A builder that calls itself Node (Bun's) took this script away from the file, and makes of `require` what stands there.
    return require("./unpacked.js").unpacked();
  }
}

initSync({ module: found() });
nowReady();

export * from "./all.js";
