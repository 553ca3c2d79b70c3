// For builders: the WebAssembly is in the script, so that no file has to be found, and the functions are ready without a wait. Thus
// it works in every format that a builder writes, also where `import.meta` and `await` cannot be.

import { initSync } from "./tensu.js";
import { unpacked } from "./unpacked.js";
import { nowReady } from "./ready.js";

initSync({ module: unpacked() });
nowReady();

export * from "./all.js";
