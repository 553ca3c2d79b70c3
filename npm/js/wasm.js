// For builders and runtimes that cannot find the WebAssembly by themselves: the same functions, ready after `init`.

import start from "./tensu.js";
import { fetched, loader } from "./language.js";
import { painter } from "./picture.js";
import { nowReady } from "./ready.js";
import { place, tilesPlace } from "./words.js";

export async function init(source) {
  const module_or_path = (await source) ?? new URL("./tensu_bg.wasm", import.meta.url);
  await start({ module_or_path });
  nowReady();
}

export const loadLanguage = loader((tag) => fetched(place(tag)));
export const svg = painter(() => fetched(tilesPlace()));
export * from "./api.js";
