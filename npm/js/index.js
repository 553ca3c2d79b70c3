// For pages without a builder, and `tensu/file`: fetches the WebAssembly beside it, and is ready when it is imported.

import init from "./tensu.js";
import { nowReady } from "./ready.js";

const place = new URL("./tensu_bg.wasm", import.meta.url);
try {
  await init({ module_or_path: place });
} catch (cause) {
  const remedy = `Is the file there? "tensu/inline" has the WebAssembly inside and needs no file.`;
  throw new Error(`tensu: no WebAssembly from ${place}: ${cause.message} ${remedy}`, { cause });
}
nowReady();

export * from "./all.js";
