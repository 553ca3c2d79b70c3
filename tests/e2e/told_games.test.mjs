// Whole games told at the table from the first deal to the match scores: those that were worked out on paper and, where REAL_GAMES names
// their file (tests/corpus/games.mjs), games that people played.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { env } from "node:process";

import { rare, start } from "./harness.mjs";
import { logged, tell, worked } from "./told_games.mjs";

/** Tells them all; how many hands there were. */
async function told(games) {
  const app = await start();
  try {
    const { hands, differences } = await tell(app, games);
    assert.deepEqual(differences, []);
    return hands;
  } finally {
    await app.stop();
  }
}

rare("worked games come out at the table as they are worked", async () => {
  const games = worked(readFileSync(new URL("../games/worked.txt", import.meta.url), "utf8"));
  const hands = await told(games);
  assert.ok(games.length >= 8 && hands >= 80, `${games.length} games, ${hands} hands`);
});

rare("games that people played come out at the table as they did", { skip: !env.REAL_GAMES && "REAL_GAMES names no file" }, async () =>
  assert.ok((await told(logged(env.REAL_GAMES))) > 0));
