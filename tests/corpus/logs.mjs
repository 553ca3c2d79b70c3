// Writes published games as logs, with rivers that are made up, and lets the `score` command read them (`"ask": "log"`): as Tenhou's
// JSON, as its XML and as mjai. What comes back has to be the game: every hand's deal, counters, sticks, points, riichi and end, the
// same hands with the price that was paid, and the same points and match scores at the end.
//
//   node tests/corpus/logs.mjs real_games.jsonl.gz
//
// The file is that of games.mjs. It has no draws and discards: a river is drawn by lot, of tiles that are left, so that it ends in
// the hand that was won. The writers are in logs/; they share no code with the readers.

import { exit } from "node:process";
import { isDeepStrictEqual } from "node:util";

import { answers, log } from "./command.mjs";
import { mjai } from "./logs/mjai.mjs";
import { mjlog } from "./logs/mjlog.mjs";
import { played } from "./logs/play.mjs";
import { tenhou } from "./logs/tenhou.mjs";

const WRITERS = { tenhou, mjlog, mjai };
const ABORTS = { nine_terminals: "nine_kinds" };

/** A hand as the answer has to have it. */
function told(hand) {
  const { round, dealer, honba, sticks, before, after } = hand;
  const paid = after.map((points, player) => points - before[player]);
  const what = hand.wins ? "won" : hand.draw === "exhaustive" ? "drawn" : hand.draw === "nagashi_mangan" ? "nagashi" : "aborted";
  const line = { round, deal: hand.hand, dealer, honba, sticks, before, after, paid, ours: paid, agrees: true, riichi: [...hand.riichi].sort(), what };
  if (hand.wins) {
    line.from = hand.wins[0].from;
    line.winners = hand.wins.map(({ seat }) => seat);
  } else if (what === "aborted") line.kind = ABORTS[hand.draw] ?? hand.draw;
  else line.tenpai = [...hand.tenpai].sort();
  return line;
}

/** The same of an answer. */
function read(hand) {
  const { round, deal, dealer, honba, sticks, before, after, paid, ours, agrees, what } = hand;
  const line = { round, deal, dealer, honba, sticks, before, after, paid, ours, agrees, riichi: [...hand.riichi].sort(), what };
  if (what === "won") {
    line.from = hand.from;
    line.winners = hand.winners.map(({ chair }) => chair);
  } else if (what === "aborted") line.kind = hand.kind;
  else line.tenpai = [...hand.tenpai].sort();
  return line;
}

/** The riichi that were ronned at once are no part of the file: none are made up. */
const games = log("tests/corpus/logs.mjs real_games.jsonl.gz").map((game, nth) => ({ ...game, rivers: game.hands.map((hand, at) => played(game, hand, nth * 100 + at)) }));
let wrong = 0;
for (const [name, write] of Object.entries(WRITERS)) {
  const given = answers(games.map((game) => ({ ask: "log", text: write(game) })));
  let [hands, different] = [0, 0];
  const complain = (place, said, ours) => {
    different += 1;
    wrong += 1;
    if (wrong <= 10) console.log(`${name} ${place}\n  site ${JSON.stringify(said)}\n  ours ${JSON.stringify(ours)}`);
  };
  const whole = [];
  for (const [nth, game] of games.entries()) {
    const answer = given[nth];
    const [logged] = answer.games ?? [];
    if (!logged || answer.games.length !== 1 || logged.hands.length !== game.hands.length) {
      complain(game.game, "one game", answer.error ?? answer.games?.map((game) => game.hands.length));
      continue;
    }
    for (const [at, hand] of game.hands.entries()) {
      hands += 1;
      const [said, ours] = [told(hand), read(logged.hands[at])];
      if (!isDeepStrictEqual(said, ours)) complain(`${game.game} hand ${at + 1}`, said, ours);
    }
    whole.push({ game, text: logged.text, final: logged.final });
  }
  // The game that is made of it ends with the points and the match scores of the site.
  const courses = answers(whole.map(({ text }) => ({ ask: "game", text })));
  for (const [nth, { game, final }] of whole.entries()) {
    const course = courses[nth];
    const ours = {
      final: course.players?.map(({ points, sticks }) => points + sticks),
      score: course.players?.map(({ total }) => total / course.unit),
      faults: course.faults,
      corrections: course.corrections?.length ?? 0,
      log: final,
    };
    const said = { final: game.final, score: game.score, faults: [], corrections: 0, log: game.final };
    if (!isDeepStrictEqual(said, ours)) complain(game.game, said, ours);
  }
  console.log(`${name}: ${whole.length} games, ${hands.toLocaleString("en")} hands, ${different} different`);
}
exit(wrong > 0 ? 1 : 0);
