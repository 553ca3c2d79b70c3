// The code in documents, as a reader copies it.

import { readFile } from "node:fs/promises";

const root = new URL("../../", import.meta.url);

/** The text of a document, by its path from the root. */
export const readDocument = (path) => readFile(new URL(path, root), "utf8");

/** The blocks of a text that are in one language, a text each. */
export function blocks(text, language) {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, lines]) => lines);
}
