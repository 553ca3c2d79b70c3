// Whole games told at the table from the first deal to the match scores: those that were worked out on paper and, where REAL_GAMES names
// their file (tests/corpus/games.mjs), games that people played.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";
import { env } from "node:process";

import { rare, start } from "./harness.mjs";
import { logged, tell, worked } from "./told_games.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

rare("worked games come out at the table as they are worked", async () => {
  const games = worked(readFileSync(new URL("../games/worked.txt", import.meta.url), "utf8"));
  const { hands, differences } = await tell(app, games);
  assert.deepEqual(differences, []);
  assert.ok(games.length >= 8 && hands >= 80, `${games.length} games, ${hands} hands`);
});

rare("games that people played come out at the table as they did", { skip: !env.REAL_GAMES && "REAL_GAMES names no file" }, async () => {
  const { hands, differences } = await tell(app, logged(env.REAL_GAMES));
  assert.ok(hands > 0);
  assert.deepEqual(differences, []);
});
