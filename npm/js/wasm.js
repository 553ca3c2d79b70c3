// For who has the WebAssembly already, or wants to say when it comes: the same functions, ready after `init`.

import start from "./tensu.js";
import { nowReady } from "./ready.js";

export async function init(source) {
  const module_or_path = (await source) ?? new URL("./tensu_bg.wasm", import.meta.url);
  await start({ module_or_path });
  nowReady();
}

export * from "./all.js";
