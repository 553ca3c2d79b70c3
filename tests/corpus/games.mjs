// Keeps the score of whole published games with the `score` command and compares with what the site itself moved and with its
// match scores: hand by hand, and each game as one question (`"ask": "game"`), from its events and as words. Of such a game
// every hand's deal, counters, sticks and changes, the moment of its end, the points and the match scores must be the same.
//
//   node tests/corpus/games.mjs real_games.jsonl.gz
//
// The file is not part of the project. One JSON object a line: players, length, red, kuitan, the points at the end (`final`),
// the site's match scores in thousands (`score`), and `hands` in order; of each the dealer, counters, sticks that lay on the
// table, who declared riichi (the sticks are paid before), wins or the kind of draw, what the result moved (`delta`), and the
// points before and after. Players are numbers, 0 is the dealer of the first hand.

import { exit } from "node:process";
import { isDeepStrictEqual } from "node:util";

import { answers, log, tiles } from "./command.mjs";

const WINDS = "ESWN";
const STICK = 1_000;
/** What the log calls otherwise. */
const ABORTS = { nine_terminals: "nine_kinds" };
/** Draws after which no points move. */
const ABORTED = ["nine_terminals", "four_winds", "four_riichi", "four_kans", "three_rons"];

/** The rules that a game was played by. How long it was decides nothing about a single hand or the match scores. */
function ruleset({ players, red, kuitan }) {
  const base = players === 3 ? "tenhou_sanma" : "tenhou";
  const set = { ...(red ? {} : { red_fives: [0, 0, 0] }), ...(kuitan ? {} : { open_tanyao: false }) };
  return Object.keys(set).length > 0 ? { base, set } : base;
}

/** The player's wind in this hand. */
function seat(game, hand, player) {
  return WINDS[(player - hand.dealer + game.players) % game.players];
}

function won(game, hand) {
  const win = (win) => {
    const by = win.from === undefined ? { by: "tsumo" } : { by: "ron", from: seat(game, hand, win.from) };
    const liable = win.pao === undefined ? [] : [{ seat: seat(game, hand, win.pao), for: pao(win) }];
    return { ...tiles(win), ...by, seat: seat(game, hand, win.seat), round: hand.round, liable };
  };
  const sticks = hand.sticks + hand.riichi.length;
  return { ask: "settle", wins: hand.wins.map(win), honba: hand.honba, sticks };
}

/** The yakuman that somebody is liable for: three sets of dragons, or four of winds. */
function pao(win) {
  const dragons = win.melds.filter((meld) => /:[567]+z$/.test(meld));
  return dragons.length === 3 ? "daisangen" : "daisuushii";
}

/** What is asked about a hand; nothing where nothing is paid. */
function request(game, hand) {
  const seats = (players) => players.map((player) => seat(game, hand, player));
  if (hand.wins) return won(game, hand);
  if (hand.draw === "exhaustive") return { ask: "drawn", tenpai: seats(hand.tenpai) };
  if (hand.draw === "nagashi_mangan") {
    // The log does not name the player whose discards they were: whoever gained.
    const players = [...hand.delta.keys()].filter((player) => hand.delta[player] > 0);
    return { ask: "nagashi", seats: seats(players), honba: hand.honba };
  }
  if (!ABORTED.includes(hand.draw)) throw new Error(`what draw is ${hand.draw}?`);
  return null;
}

/** A whole game as one question: what happened, hand by hand, and nothing of what it led to. */
function course(game, rules) {
  const won = (hand) => {
    const winner = (win) => {
      const liable = win.pao === undefined ? [] : [{ chair: win.pao, for: pao(win) }];
      return { ...tiles(win), chair: win.seat, liable };
    };
    const [first] = hand.wins;
    return { won: { from: first.from, winners: hand.wins.map(winner) } };
  };
  const ended = (hand) => {
    if (hand.wins) return won(hand);
    if (hand.draw === "exhaustive") return { drawn: { tenpai: hand.tenpai } };
    if (hand.draw !== "nagashi_mangan") return { aborted: { kind: ABORTS[hand.draw] ?? hand.draw } };
    const nagashi = [...hand.delta.keys()].filter((player) => hand.delta[player] > 0);
    return { drawn: { tenpai: hand.tenpai, nagashi } };
  };
  const events = game.hands.flatMap((hand) => [...hand.riichi.map((riichi) => ({ riichi })), ended(hand)]);
  const length = game.length === "hanchan" ? "half" : "east";
  return { ask: "game", ruleset: rules, players: game.players, length, events };
}

/** What a game's log says of each hand and of its end, in the words of an answer. */
function told(game) {
  let event = -1;
  const hands = game.hands.map((hand) => {
    event += hand.riichi.length + 1;
    const { round, dealer, honba, sticks, before, after } = hand;
    const changes = after.map((points, player) => points - before[player]);
    return { round, deal: hand.hand, dealer, honba, sticks, before, changes, after, event };
  });
  return { hands, next: null, faults: [], final: game.final, score: game.score };
}

/** The same of an answer. */
function played(answer) {
  if (!answer.ok) return answer.error;
  const hands = answer.hands.map(({ round, deal, dealer, honba, sticks, before, changes, after, event }) => {
    return { round, deal, dealer, honba, sticks, before, changes, after, event };
  });
  const final = answer.players?.map(({ points, sticks }) => points + sticks);
  const score = answer.players?.map(({ total }) => total / answer.unit);
  return { hands, next: answer.next, faults: answer.faults, final, score };
}

/** What each player gains, by the answer. */
function gains(game, hand, answer) {
  if (!answer.ok) return answer.error;
  const by = Object.fromEntries(answer.table.map(({ seat, points }) => [seat, points]));
  return hand.delta.map((_, player) => by[seat(game, hand, player)]);
}

const games = log("tests/corpus/games.mjs real_games.jsonl.gz");
/** Every question, with what the site says and how the answer is to be read. */
const asked = [];
let [silent, broken] = [0, 0];
for (const game of games) {
  const rules = ruleset(game);
  for (const [nth, hand] of game.hands.entries()) {
    const place = `${game.game} hand ${nth + 1}`;
    const question = request(game, hand);
    const read = (answer) => gains(game, hand, answer);
    if (question) asked.push({ place, kind: question.ask, question: { ruleset: rules, ...question }, said: hand.delta, read });
    else silent += 1;
    // The log itself: nothing is moved by an aborted hand, and points before, sticks and changes give those after.
    const paid = (player) => (hand.riichi.includes(player) ? STICK : 0);
    const after = hand.before.map((points, player) => points - paid(player) + hand.delta[player]);
    const still = question || hand.delta.every((points) => points === 0);
    if (!still || !isDeepStrictEqual(after, hand.after)) {
      broken += 1;
      console.log(`${place}: the log does not add up`);
    }
  }
  // Sticks that were left are among the points of first place.
  const question = { ask: "end", ruleset: rules, points: game.final };
  const read = (answer) => (answer.ok ? answer.table.map(({ points }) => points / answer.unit) : answer.error);
  asked.push({ place: game.game, kind: "end", question, said: game.score, read });
  asked.push({ place: game.game, kind: "game", question: course(game, rules), said: told(game), read: played });
}

const counted = {};
let wrong = 0;
const given = answers(asked.map(({ question }) => question));
// A game as words says the same as its events.
const words = [...asked.keys()].filter((nth) => asked[nth].kind === "game");
const texts = words.map((nth) => ({ ask: "game", text: given[nth].text ?? "" }));
for (const [i, answer] of answers(texts).entries()) {
  asked.push({ ...asked[words[i]], kind: "game as text", question: texts[i] });
  given.push(answer);
}
for (const [nth, answer] of given.entries()) {
  const { place, kind, question, said, read } = asked[nth];
  const ours = read(answer);
  const count = (counted[kind] ??= { equal: 0, different: 0 });
  if (isDeepStrictEqual(said, ours)) {
    count.equal += 1;
    continue;
  }
  count.different += 1;
  wrong += 1;
  if (wrong <= 10) console.log(`${place}\n  asked ${JSON.stringify(question)}\n  site  ${JSON.stringify(said)}\n  ours  ${JSON.stringify(ours)}`);
}
const number = (n) => n.toLocaleString("en");
for (const [kind, { equal, different }] of Object.entries(counted)) console.log(`${kind}: ${number(equal)} equal, ${different} different`);
const hands = games.reduce((sum, game) => sum + game.hands.length, 0);
console.log(`${number(games.length)} games, ${number(hands)} hands (${silent} aborted: nothing moved): ${wrong} different, ${broken} broken in the log.`);
exit(wrong + broken > 0 ? 1 : 0);
