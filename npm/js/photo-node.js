// `tensu/photo` for Node, Deno and Bun: reads its files from beside it.

import { readFile } from "node:fs/promises";
import { likely } from "./node.js";
import { entry } from "./photo-read.js";

export const { photo, strip } = entry(likely, (name) => readFile(new URL(`./${name}`, import.meta.url)));
