// For Cloudflare's runtime, which compiles no WebAssembly: it comes as a module.

import module from "./tensu_bg.wasm";
import { initSync } from "./tensu.js";
import { nowReady } from "./ready.js";

initSync({ module });
nowReady();

export * from "./all.js";
