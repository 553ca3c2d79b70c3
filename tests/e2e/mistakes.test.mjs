// An evening with the mistakes that people make at a table (`evening.mjs`), looked at; `tests/old` has it in other engines.

import { after, before } from "node:test";

import { rare, start } from "./harness.mjs";
import { evening } from "./evening.mjs";
import { play } from "./player.mjs";
import { Visitor } from "./visitor.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

for (const [width, height] of [[390, 844], [360, 640]])
  rare(`an evening of two games of five friends, with every mistake, mended: ${width}x${height}`, () =>
    play(app, { width, height }, async (player, { page, shot }) => {
      const run = (what, ...words) => page.evaluate(`(${what})(...${JSON.stringify(words)})`);
      const engine = { open: (url) => page.goto(url), reload: () => page.reload(), run };
      const one = new Visitor(engine, app.url);
      await one.ready();
      await evening(one, (name) => shot(`mistakes-${name}-${width}x${height}`));
    }));
