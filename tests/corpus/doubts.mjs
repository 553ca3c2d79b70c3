// How often a result says that it is in doubt: real wins, scored under every ruleset of riichi with as many players.
//
//   node tests/corpus/doubts.mjs real_games.jsonl.gz [WINS]
//
// The file is not part of the project; `games.mjs` says what is in it. Of its first WINS wins (1,500) of four players, and of as
// many of three, each is asked about without counters. Fails where a ruleset has doubts on more than one of a hundred.

import { argv, exit } from "node:process";

import { answers, log, tiles } from "./command.mjs";

const WINDS = "ESWN";
const MOST = 0.01;

const games = log("tests/corpus/doubts.mjs real_games.jsonl.gz [WINS]");
const wanted = Number(argv[3] ?? 1500);

/** The first wins of games of so many players, as requests without a ruleset. */
function wins(players) {
  const played = games.filter((game) => game.players === players);
  const all = played.flatMap((game) =>
    game.hands.flatMap((hand) => {
      const seat = (player) => WINDS[(player - hand.dealer + players) % players];
      return (hand.wins ?? []).map((win) => ({
        ...tiles(win),
        by: win.from === undefined ? "tsumo" : "ron",
        from: win.from === undefined ? undefined : seat(win.from),
        seat: seat(win.seat),
        round: hand.round,
      }));
    }),
  );
  return all.slice(0, wanted);
}

const [{ rulesets }] = answers([{ ask: "rulesets" }]);
const [three, four] = [wins(3), wins(4)];
// A hand of three players has tiles that four players' rules know, too, but norths set aside: each is asked under its own.
const asked = rulesets.flatMap(({ id, players }) =>
  (players === 3 ? three : four).map((win) => ({ ...win, ruleset: id })),
);
const found = answers(asked);
let wrong = 0;
for (const { id } of rulesets) {
  const results = found.filter((answer, i) => asked[i].ruleset === id && answer.ok);
  if (results.length === 0) continue;
  const doubts = (answer) => answer.notes.filter((note) => note.kind === "unconfirmed").map((note) => note.id);
  const doubted = results.filter((answer) => doubts(answer).length > 0).length;
  const rules = {};
  for (const rule of results.flatMap(doubts)) rules[rule] = (rules[rule] ?? 0) + 1;
  const percent = (count) => `${((100 * count) / results.length).toFixed(1)} %`;
  const list = Object.entries(rules).sort(([, a], [, b]) => b - a);
  const which = list.map(([rule, count]) => `${rule} ${percent(count)}`).join(", ");
  console.log(`${id}: ${results.length} results, ${percent(doubted)} in doubt${which && `: ${which}`}`);
  if (doubted > MOST * results.length) wrong += 1;
}
exit(wrong > 0 ? 1 : 0);
