// Whole games at the page *Table*, told as people tell them: keys by their names, a win by the key of its price. At the beginning of
// every hand its deal, honba, sticks and all points are compared with those of the game, and the match scores at its end.
//
//   cargo xtask build && node tests/e2e/told_games.mjs real_games.jsonl.gz [FIRST [LAST]]
//
// The file is not part of the project; tests/corpus/games.mjs says what is in it. Another one is tests/games/worked.txt.

import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

import { start } from "./harness.mjs";
import { Player } from "./player.mjs";
import { PLAYERS, Table } from "./table.mjs";

const WINDS = { E: "East", S: "South", W: "West", N: "North" };

/** So many games are one evening; the next begins with nothing kept. */
const EVENING = 20;

const ABORTS = {
  nine_terminals: ["Nine kinds of terminals and honors", "Not told"],
  four_winds: ["Four equal winds"],
  four_riichi: ["Four riichi"],
  four_kans: ["Four kans"],
};

const key = (name) => ["key", name];
const card = (name) => ["card", name];

/** A win: who won, how, who was the winner by which other player's fault, and the prices, one a winner. */
function won(winners, from, { liable = [], declaring = false } = {}) {
  const [first, ...others] = winners.map(([name]) => name);
  const way = from === undefined ? "Tsumo" : `Off ${from}`;
  const riichi = declaring ? [key("Riichi tile")] : [];
  return [card(first), key(way), ...others.map(card), ...riichi, ["prices", Object.fromEntries(winners), liable]];
}

/** Nobody won: whoever is in riichi is tenpai already. */
function drawn(tenpai, riichi, nagashi = []) {
  const shown = tenpai.filter((name) => !riichi.includes(name));
  return [key("Draw"), ...shown.map(card), ...nagashi.map((name) => ["in", "Nagashi", name]), key("Record")];
}

/** Three sets of dragons, or four of winds. */
const pao = (win) => (win.melds.filter((meld) => /:[567]+z$/.test(meld)).length === 3 ? "Daisangen" : "Daisuushii");

/** A hand of a log as it is told. */
function hand(game, one) {
  const names = (chairs) => chairs.map((chair) => PLAYERS[chair]);
  const riichi = names(one.riichi);
  const sticks = riichi.map((name) => key(`Riichi: ${name}`));
  if (one.wins) {
    const winners = one.wins.map((win) => [PLAYERS[win.seat], { points: win.points }]);
    const liable = one.wins.filter((win) => win.pao !== undefined).map((win) => [PLAYERS[win.seat], pao(win), PLAYERS[win.pao]]);
    return [...sticks, ...won(winners, PLAYERS[one.wins[0].from], { liable })];
  }
  if (one.draw === "exhaustive") return [...sticks, ...drawn(names(one.tenpai), riichi)];
  // The log does not name the player whose discards they were: whoever gained.
  const gained = names([...one.delta.keys()].filter((chair) => one.delta[chair] > 0));
  if (one.draw === "nagashi_mangan") return [...sticks, ...drawn(names(one.tenpai), riichi, gained)];
  return [...sticks, key("Draw"), ...ABORTS[one.draw].map(key)];
}

/** Of equal players the one who dealt earlier is first. */
const place = (all, chair) => 1 + all.filter((points, other) => points > all[chair] || (points === all[chair] && other < chair)).length;

/** The games of a log. */
export function logged(file) {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n");
  const game = (log) => ({
    name: log.game,
    rules: log.players === 3 ? "Tenhou sanma" : "Tenhou",
    length: log.length === "hanchan" ? "East and South" : "East round",
    names: PLAYERS.slice(0, log.players),
    hands: log.hands.map((one) => ({
      taps: hand(log, one),
      stands: { deal: `${WINDS[one.round]} ${one.hand}`, honba: one.honba, sticks: one.sticks, points: one.before },
    })),
    ends: log.final.map((points, chair) => ({ place: place(log.final, chair), points, score: log.score[chair] })),
  });
  return lines.map((line) => game(JSON.parse(line)));
}

/** What an event of a worked game is at the table; `riichi` are those of the hand. */
function event(word, names, riichi) {
  const all = (digits) => [...digits].map((digit) => names[digit]);
  const [kind, rest] = [word[0], word.slice(1)];
  const price = (text) => {
    if (text.startsWith("p")) return { count: Number(text.slice(1)) };
    if (text.startsWith("y")) return { yakuman: Number(text.slice(1)) };
    const [han, fu] = text.split(".").map(Number);
    return { han, fu };
  };
  const wins = (text, from) => {
    const parts = text.split("-");
    const winners = parts.filter((part) => part !== "u").map((part) => part.split(":"));
    return won(winners.map(([chair, text]) => [names[chair], price(text)]), from, { declaring: parts.includes("u") });
  };
  if (kind === "r") return [key(`Riichi: ${names[rest]}`)];
  if (kind === "t") return wins(rest);
  if (kind === "w") return wins(rest.slice(2), names[rest[0]]);
  if (kind === "d") return drawn(all(rest), riichi);
  if (word.startsWith("a9-")) return ["Draw", "Nine kinds of terminals and honors", names[word[3]]].map(key);
  if (kind === "c") return ["Other", "Chombo", names[rest]].map(key);
  if (word === "x1") return ["Other", "One more hand"].map(key);
  if (word === "zt") return ["Other", "End the game"].map(key);
  const [, chair, tenths, reason] = /^p(\d)-(\d+)\.(\w+)$/.exec(word);
  const written = [["write", "Amount", String(tenths / 10)], ["write", "Reason", reason]];
  return [...["Other", "Penalty"].map(key), ["in", "Penalty", names[chair]], ...written, key("Record")];
}

const isHand = (word) => /^[wtdac]/.test(word);

/** The games of tests/games/worked.txt that are told by han and fu, or points, to their end, with the rules that they need. */
export function worked(text) {
  const games = text.split(/^> /m).slice(1).map((part) => part.trim().split("\n"));
  const isTold = ([game, ...lines]) => game.includes("/players=") && !/:[hk]/.test(game) && !lines.some((line) => line.startsWith("!"));
  const told = games.filter(isTold);
  return told.map(([game, ...lines], nth) => {
    const words = game.split("/");
    const base = words[1];
    const isRiichi = base !== "korean";
    const named = words.slice(2).filter((word) => /^[a-z_]+=/.test(word));
    const names = named.find((word) => word.startsWith("players=")).slice(8).split(",");
    const events = words.slice(2 + named.length);
    // A game that is over takes nothing more: what is noted behind its last hand is told before.
    const last = events.findLastIndex(isHand);
    events.splice(last, 0, ...events.splice(last + 1).filter((word) => word !== "zt"));
    const set = named.filter((word) => !word.startsWith("players="));
    const rows = lines.map((line) => line.split(" | ")).filter((row) => row.length === 4);
    const numbers = (text) => text.split(" ").map(Number);
    const hands = [];
    let riichi = [];
    let taps = [];
    for (const word of events) {
      if (word[0] === "r") riichi.push(names[word[1]]);
      taps.push(...event(word, names, riichi));
      if (!isHand(word)) continue;
      const [deal, changes, after] = rows[hands.length];
      const moved = numbers(changes);
      const stands = {
        deal: `${WINDS[deal[0]]} ${deal[1]}`,
        // Where neither is paid, neither is shown.
        honba: isRiichi ? Number(deal.split(" ")[1]) : undefined,
        sticks: isRiichi ? Number(rows[hands.length - 1]?.[3] ?? 0) : undefined,
        points: numbers(after).map((points, chair) => points - moved[chair]),
      };
      hands.push({ taps, stands });
      [riichi, taps] = [[], []];
    }
    if (words.at(-1) === "zt") hands.at(-1).taps.push(...event("zt"));
    const unit = isRiichi ? 1_000 : 1;
    const results = lines.filter((line) => line.startsWith("$")).map((line) => numbers(line.slice(2)));
    const ends = results.map((all) => ({ place: all[2], points: all[0] + all[1], score: all.at(-1) / unit }));
    const rules = `Worked-${nth + 1}`;
    const house = `tensu-rules:1 ${[`base=${base}`, `name=${rules}`, ...set].join(" ")}`;
    return { name: `${rules}: ${base}`, rules, house, names, hands, ends };
  });
}

/** In the page: what tells a game there. */
function prepare() {
  const dialog = () => document.querySelector('dialog[open][aria-label="Table"]');
  const channel = new MessageChannel();
  /** The app draws in microtasks: behind the next task it has. */
  const drawn = () =>
    new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.ariaHidden === "true") return "";
    return [...node.childNodes].map(words).join("");
  };
  const name = (one) => (one.ariaLabel ?? words(one)).replace(/\s+/g, " ").trim();
  const said = () => [...dialog().querySelectorAll("[role=status], [role=alert]")].map(words).join("; ");
  const until = async (what, find) => {
    const end = performance.now() + 20_000;
    for (let turn = 0; ; turn += 1) {
      const found = find();
      if (found) return found;
      if (performance.now() > end) throw new Error(`${what} is not there: ${said()}`);
      await (turn < 20 ? drawn() : new Promise((done) => setTimeout(done, 10)));
    }
  };
  const keys = (within) => [...within.querySelectorAll("button")].filter((one) => one.checkVisibility());
  const group = (name) => [...dialog().querySelectorAll("[role=group]")].find((one) => one.ariaLabel?.startsWith(name));
  /** A tap as a screen reader's, where a finger could do it, too. */
  const tap = async (what, find) => {
    const one = await until(what, find);
    if (one.disabled || one.ariaDisabled === "true") throw new Error(`${what} is off: ${said()}`);
    const isReached = (block) => {
      one.scrollIntoView({ block });
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && one.contains(top);
    };
    if (!isReached("nearest") && !isReached("center")) throw new Error(`${what} is covered`);
    one.click();
    await drawn();
  };
  const key = (called, within = dialog) => tap(called, () => within() && keys(within()).find((one) => name(one) === called));
  const number = (text) => Number(text.replaceAll(",", "").replace("−", "-"));
  const PRICES = "Tap the points for ";
  /** What a key of a price moves in all. */
  const total = (one, payers) => {
    const amounts = /^[\d,/]+/.exec(name(one))[0].split("/").map(number);
    return amounts.length === 1 ? amounts[0] * payers : amounts[0] * (payers - 1) + amounts[1];
  };
  /** A price by the key that has it, among the usual ones or the others; whether there is one. */
  const priced = async (winner, is) => {
    for (const more of [false, true]) {
      const prices = () => keys(group(PRICES + winner)).filter((one) => /^\d/.test(name(one)));
      const other = () => keys(group(PRICES + winner)).find((one) => name(one) === "Other points");
      if (more && !other()) return false;
      if (more) await tap("Other points", other);
      const found = prices().filter(is);
      if (found.length > 1) throw new Error(`${found.map(name)} are the same price`);
      if (found.length) {
        await tap(name(found[0]), () => found[0]);
        return true;
      }
    }
    return false;
  };
  const price = async (winner, told, payers) => {
    const worth = (one) => name(one).replace(/^[\d,/]+ /, "");
    if (told.count !== undefined) return key(`${told.count}`, () => group("Result"));
    if (told.points !== undefined) {
      if (!(await priced(winner, (one) => total(one, payers) === told.points))) throw new Error(`no key has ${told.points}`);
    } else if (told.yakuman !== undefined) {
      if (!(await priced(winner, (one) => worth(one).toLowerCase() === "yakuman"))) throw new Error("no key has a yakuman");
    } else if (told.fu === undefined || !(await priced(winner, (one) => worth(one) === `${told.han}·${told.fu}`))) {
      for (const step of ["Han/fu", `${told.han} han`, ...(told.fu ? [`${told.fu} fu`] : []), `Record for ${winner}`]) await key(step);
    }
  };
  const DOES = {
    key: (called) => key(called),
    card: (called) => tap(called, () => keys(group("Table")).find((one) => name(one).startsWith(`${called}, `))),
    in: (within, called) => key(called, () => group(within)),
    write: async (called, text) => {
      const field = await until(called, () => dialog().querySelector(`input[aria-label="${called}"]`));
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await drawn();
    },
    /** Nobody sits out: whoever had a chair that is there no more would. */
    nobody: async (called) => {
      const fields = () => [...dialog().querySelectorAll("input")].filter((one) => one.ariaLabel?.startsWith(called) && one.value !== "");
      for (let field = fields()[0]; field; field = fields()[0]) await DOES.write(field.ariaLabel, "");
    },
    choose: async (called, option) => {
      const list = await until(called, () => dialog().querySelector(`select[aria-label="${called}"]`));
      const at = [...list.options].findIndex((one) => one.text === option);
      if (at < 0) throw new Error(`${called} has no ${option}`);
      list.selectedIndex = at;
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await until(option, () => dialog().querySelector(`select[aria-label="${called}"]`)?.selectedOptions[0]?.text === option);
    },
    /** Whose price is asked, is told, until nobody's is. */
    prices: async (values, liable, payers) => {
      const asked = () => group(PRICES)?.ariaLabel.slice(PRICES.length) ?? (group("Result") && Object.keys(values)[0]);
      await until("a price", asked);
      const told = [];
      for (let winner = asked(); winner && !told.includes(winner); winner = asked()) {
        for (const [, yakuman, by] of liable.filter(([own]) => own === winner)) {
          await key("Liable (pao)");
          await key(by, () => group(`Liable (pao): ${yakuman}`));
          await key("Points");
        }
        await price(winner, values[winner], payers);
        told.push(winner);
      }
    },
  };
  const finals = () => dialog().querySelector('table[aria-label="Match scores"]');
  const counted = (called) => {
    const counts = [...dialog().querySelectorAll(".felt-middle [role=img]")].map((one) => one.ariaLabel);
    const count = /\d+$/.exec(counts.find((one) => one.startsWith(called)));
    return count ? Number(count[0]) : undefined;
  };
  window.teller = {
    /** Taps one after another. */
    async tell(taps) {
      for (const [does, ...rest] of taps) await DOES[does](...rest);
    },
    /** What stands on the table, or at the end of the game. */
    async stands(names) {
      await until("the table", () => finals() || keys(dialog()).some((one) => name(one) === "Draw"));
      // The address follows.
      await until("the address", () => location.hash === "#/table");
      if (finals()) {
        const rows = [...finals().querySelectorAll("tbody tr")];
        return names.map((one) => {
          const row = rows.find((row) => words(row.querySelector("th")).trim().endsWith(` ${one}`));
          const cells = [...row.querySelectorAll("td")].map(words);
          const place = parseInt(words(row.querySelector("th")), 10);
          return { place, points: number(cells[0]), score: number(cells.at(-1).replace("+", "")) };
        });
      }
      const points = names.map((one) => {
        const label = name(keys(group("Table")).find((card) => name(card).startsWith(`${one}, `)));
        return number(/, (−?[\d,]+)(?:, [+−][\d,]+)?$/.exec(label)[1]);
      });
      return { deal: words(dialog().querySelector(".felt-middle b")), honba: counted("Honba"), sticks: counted("Riichi sticks"), points };
    },
  };
}

const seen = (value) => JSON.stringify(value);

/** Tells games one after the other; gives how many hands there were, and what was not as it should be. */
export async function tell(app, games, note = () => undefined) {
  const differences = [];
  let hands = 0;
  const rest = [...games.entries()];
  while (rest.length) {
    const evening = rest.slice(0, EVENING);
    await app.visit({ width: 390, height: 844 }, async ({ page, url }) => {
      const houses = evening.map(([, game]) => game.house).filter(Boolean);
      if (houses.length) {
        await page.evaluate((lines) => localStorage.setItem("tensu/rules", lines), houses.join("\n"));
        await page.goto(`${url}?again`);
      }
      await new Table(new Player(page)).open();
      await page.evaluate(prepare);
      let before;
      for (const [, game] of evening) {
        rest.shift();
        const wrong = await one(page, game, before).catch((error) => error.message.split("\n")[0]);
        hands += game.hands.length;
        before = game;
        note(game, wrong);
        if (!wrong) continue;
        differences.push(`${game.name}: ${wrong}`);
        // What is on the table is another game than that of the next one.
        break;
      }
    });
  }
  return { hands, differences };
}

/** One game, behind another one: what was wrong. */
async function one(page, game, before) {
  const act = (taps) => page.evaluate((taps) => window.teller.tell(taps), taps);
  const stands = () => page.evaluate((names) => window.teller.stands(names), game.names);
  const isSame = before && ["rules", "length", "names"].every((what) => seen(before[what]) === seen(game[what]));
  if (isSame) await act([key("Same players")]);
  else {
    const names = game.names.map((name, at) => ["write", `Player ${Object.values(WINDS)[at]}`, name]);
    const length = game.length ? [["choose", "Length of a game", game.length]] : [];
    if (before) await act([key("New game")]);
    await act([["choose", "Ruleset", game.rules], ...length, ...names, ["nobody", "Sits out"], key("Start")]);
  }
  for (const [nth, hand] of game.hands.entries()) {
    const now = await stands();
    if (seen(now) !== seen(hand.stands)) return `before hand ${nth + 1} (${hand.stands.deal}): ${seen(now)} and not ${seen(hand.stands)}`;
    const taps = hand.taps.map((tap) => (tap[0] === "prices" ? [...tap, payers(game, hand)] : tap));
    try {
      await act(taps);
    } catch (error) {
      return `hand ${nth + 1} (${hand.stands.deal}): ${error.message.split("\n")[0]}`;
    }
  }
  const end = await stands();
  return seen(end) === seen(game.ends) ? undefined : `the end: ${seen(end)} and not ${seen(game.ends)}`;
}

/** How many pay the winner. */
const payers = (game, hand) => (hand.taps.some(([does, name]) => does === "key" && name === "Tsumo") ? game.names.length - 1 : 1);

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file, first = "1", last] = argv;
  if (!file) {
    console.error("usage: node tests/e2e/told_games.mjs real_games.jsonl.gz [FIRST [LAST]]");
    exit(2);
  }
  const games = file.endsWith(".txt") ? worked(readFileSync(file, "utf8")) : logged(file);
  const app = await start();
  const begun = Date.now();
  const wanted = games.slice(Number(first) - 1, last && Number(last));
  const { hands, differences } = await tell(app, wanted, (game, wrong) => wrong && console.log(`${game.name}: ${wrong}`));
  await app.stop();
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(`${wanted.length} games, ${hands} hands: ${differences.length} different. ${seconds} s`);
  exit(differences.length ? 1 : 0);
}
