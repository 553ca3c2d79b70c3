// An evening of two games of five friends, with the mistakes that people make at a table, each mended: in any engine.

import assert from "node:assert/strict";

const FRIENDS = ["Aki", "Ben", "Cho", "Dai"];
const OVER = "dialog[open]";

/** What the cards say, by name. */
const points = `() => [...document.querySelectorAll(".felt .seat-card")].map((card) => {
  const [, name, points] = /^(.*?), (?:East|South|West|North), (\u2212?\\d[\\d,]*\\d|0)/.exec(card.getAttribute("aria-label")) || [];
  return [name, points];
})`;
/** The last key of a row or group of this name. */
const within = `(group, name) => {
  const all = [...document.querySelectorAll("[role=group]")].filter((one) => one.getAttribute("aria-label") === group);
  const keys = all.flatMap((one) => [...one.querySelectorAll("button")]);
  const key = keys.find((one) => new RegExp(name).test(one.getAttribute("aria-label") || one.innerText));
  return key ? (key.click(), true) : false;
}`;

/** One who keeps the score. */
class Keeper {
  constructor(visitor, seen) {
    Object.assign(this, { one: visitor, seen });
  }

  press = (...names) => names.reduce((before, name) => before.then(() => this.one.press(name)), Promise.resolve());
  says = (wanted) => this.one.says(OVER, wanted);
  answer = (group, name) => this.one.until(() => this.one.run(within, group, name), `${name} in ${group}`);

  /** What everybody has. */
  async have(wanted) {
    let told;
    const same = async () => {
      told = JSON.stringify(await this.one.run(points));
      return told === JSON.stringify(Object.entries(wanted));
    };
    await this.one.until(same, JSON.stringify(wanted)).catch((error) => assert.fail(`${error.message}; the cards say ${told}`));
  }

  async ron(from, name, price) {
    await this.press(`^${name}, `, `^Off ${from}$`, `^${price}\\b`);
  }

  /** A row of the log by its words, and one thing with it. */
  async inRow(words, what) {
    await this.press(`^${words}`, `^${what}$`);
  }
}

/** Plays it. `seen` is told where there is something to look at. */
export async function evening(one, seen = () => undefined) {
  const keeper = new Keeper(one, seen);
  const { press, says, answer } = keeper;
  await one.press("^Table$");
  await one.fill("Ruleset", "Tenhou");
  // A name is forgotten; what is typed is there after a reload.
  for (const [at, wind] of ["East", "South", "West"].entries()) await one.fill(`Player ${wind}`, FRIENDS[at]);
  await one.fill("Sits out 1", "Eva");
  await seen("start");
  await one.reload();
  await press("^Start$");
  await one.there("[aria-label^='Player 4, North, 25,000']");
  await press("^Name: Player 4");
  await one.fill("Player 4", "Dai");
  await seen("name");
  await press("^Done$");
  await keeper.have({ Aki: "25,000", Ben: "25,000", Cho: "25,000", Dai: "25,000" });

  // A price is tapped twice.
  await press("^Riichi: Ben$", "^Ben, ", "^Off Aki$");
  await seen("win");
  await one.twice("^3,900\\b");
  await keeper.have({ Aki: "21,100", Ben: "28,900", Cho: "25,000", Dai: "25,000" });
  await says(/East 2/);
  await seen("recorded");

  // A riichi was forgotten: Ben's stick is Cho's.
  await keeper.ron("Dai", "Cho", "2,000");
  await press("^Log$");
  await keeper.inRow("East 2", "Change");
  await says(/as it was then/);
  await answer("Riichi", "^Ben");
  await seen("mend");
  await press("^Change it$");
  await press("^Back to the table$");
  await keeper.have({ Aki: "21,100", Ben: "27,900", Cho: "28,000", Dai: "23,000" });

  // A draw was Aki's tsumo.
  await press("^Draw$", "^Record$", "^Log$");
  await keeper.inRow("East 3", "Change");
  await answer("What", "^Tsumo");
  await answer("as it was then", "^Aki, ");
  await answer("Tap the points for Aki", "^1,000/2,000");
  await seen("mend-kind");
  await press("^Change it$", "^Back to the table$");
  await keeper.have({ Aki: "25,100", Ben: "26,900", Cho: "26,000", Dai: "22,000" });

  // A hand is entered twice, and its last tap is doubled.
  await keeper.ron("Dai", "Ben", "1,000");
  await keeper.ron("Dai", "Ben", "1,000");
  await press("^Log$");
  await keeper.inRow("South 1", "Remove");
  await seen("remove");
  await one.twice("^Remove$");
  await press("^Back to the table$");
  await keeper.have({ Aki: "25,100", Ben: "27,900", Cho: "26,000", Dai: "21,000" });
  await says(/South 1/);

  // Half a win is told when the phone reloads; it was none after all.
  await press("^Cho, ", "^Off Ben$");
  await one.reload();
  await says(/Tap the points for Cho/);
  await press("^Cancel$");
  // Back closes what is open, and not the table.
  await press("^Draw$");
  await says(/Record/);
  // No finger is faster than the browser's step back of the sheet before, behind which this one is a step of its own.
  await one.until(() => one.run("() => location.hash.endsWith('/over')"), "the address of the draw");
  await one.back();
  await one.until(async () => !/Record/.test(await one.run("() => document.querySelector('dialog[open]').innerText")), "the draw closed");
  await keeper.have({ Aki: "25,100", Ben: "27,900", Cho: "26,000", Dai: "21,000" });

  // The wrong player is given a chombo, and Undo is tapped twice: one thing is taken back.
  await press("^Other$", "^Chombo$", "^Aki$");
  await one.twice("^Undo$");
  await keeper.have({ Aki: "25,100", Ben: "27,900", Cho: "26,000", Dai: "21,000" });

  // Points are counted wrong: that is told before it counts.
  await press("^Other$", "^Counted points$");
  await one.fill("Aki", "99999");
  await says(/174,899|99,999|100,000/);
  await seen("counted");
  await press("^Cancel$");

  // Dai has to go, Eva comes.
  await press("^Other$", "^Swap a player$", "^Dai$", "^Eva$");
  await keeper.have({ Aki: "25,100", Ben: "27,900", Cho: "26,000", Eva: "21,000" });

  // The game is ended by mistake, played on, and ended; the end is there after a reload, and the next game is proposed.
  await press("^Other$", "^End the game$");
  await press("^Play on$");
  await keeper.ron("Aki", "Eva", "8,000");
  await keeper.have({ Aki: "17,100", Ben: "27,900", Cho: "26,000", Eva: "29,000" });
  await press("^Other$", "^End the game$");
  await one.reload();
  await says(/1st Eva/);
  await seen("end");
  await press("^Same players$");

  // The second game: a wrong price ends it, and is mended in the log; who needs what is asked.
  await press("^Gaps$");
  await seen("gaps");
  await press("^Close$");
  const [[first], [second]] = await one.run(points);
  await press(`^${second}, `, `^Off ${first}$`, "^32,000\\b");
  await says(/no points left/);
  await press("^Log$");
  await keeper.inRow("East 1", "Change");
  await answer("Points", "^Other points");
  await answer(`Tap the points for ${second}`, "^3,200");
  await press("^Change it$", "^Back to the table$");
  await one.there(`[aria-label^='${second}, East, 28,200']`);
  await press("^Other$", "^End the game$", "^Evenings$");
  await says(/Games: 2/);
  await seen("evenings");
}
