// The golden hands of tests/hands, read with the package's own parser.

import { readFile, readdir } from "node:fs/promises";

/** The golden hands as requests, refused ones too; their total where the line claims one. */
export async function golden(parse) {
  const folder = new URL("../hands/", import.meta.url);
  const hands = [];
  for (const name of await readdir(folder)) {
    for (const line of (await readFile(new URL(name, folder), "utf8")).split("\n")) {
      const [, rules, text, claims] = line.split(" | ");
      if (line.startsWith("#") || text === undefined || rules.includes(" ")) continue;
      const parsed = parse(text);
      if (!parsed.ok) continue;
      const total = /(?:^| )total=(\d+)/.exec(claims ?? "");
      hands.push({ request: { ruleset: rules, ...parsed.request }, total: total ? Number(total[1]) : undefined });
    }
  }
  return hands;
}
