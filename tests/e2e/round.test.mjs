// Settling up as a player would: several winners of one discard, drawn hands, nagashi mangan, the end of a game.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { more, rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
const VIEWS = [
  ["360x640-light", PHONE],
  ...more(["360x640-dark", { ...PHONE, dark: true }], ["1280x800-light", DESK], ["1280x800-dark", { ...DESK, dark: true }]),
];

const dialog = (player) => player.page.getByRole("dialog", { name: "Settle up" });

/** From the menu to a page of the dialog. */
async function settleUp(player, page) {
  await player.open("Settle up");
  if (page) await player.tap(player.button(page, dialog(player)));
}

/** What every seat gains or pays, as it is written. */
async function changes(player) {
  const rows = await dialog(player).getByRole("table", { name: "Changes by seat" }).getByRole("row").allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, " ").trim());
}

const text = (player) => player.text(dialog(player));

/** South's riichi, pinfu, tanyao off West's 2 pin: 3,900. */
async function south(player, rules) {
  await player.choose("Ruleset", rules);
  await player.choose("Honba", "1");
  await player.choose("Sticks on the table, yours included", "2");
  await player.enter("234m34p66p678s567s2p");
  await player.switchOn("Riichi");
  await settleUp(player);
  await dialog(player).getByRole("combobox", { name: "Discarder" }).selectOption("West");
}

/** A way to tell another winner. */
const byWay = (player, way) => player.button(way, dialog(player).getByRole("group", { name: "Another winner" }));

/** Another winner of the same tile; the hand without it. */
async function another(player, hand) {
  await player.tap(byWay(player, "Tiles"));
  assert.deepEqual(await player.held(), ["2 pin, winning tile"]);
  await player.enter(hand);
}

const openFromBanner = (player) =>
  player.tap(player.button("Settle up", player.page.getByRole("group", { name: "Who won" })));

// North's pinfu, tanyao: 2,000. East's: 2,900.
const NORTH = "567m34p88p234s345s";
const EAST = "345m34p55p456m678p";

for (const [view, size] of VIEWS) {
  rare(`everybody wins: ${view}`, () =>
    play(app, size, async (player, { shot }) => {
      await south(player, "Mahjong Soul");
      // Alone: 3,900 + 300 and both sticks.
      assert.deepEqual(await changes(player), ["East (dealer) 0", "South +6,200", "West −4,200", "North 0"]);
      await shot(`round-${view}-one`);
      await another(player, NORTH);
      assert.equal(await player.list("Seat wind").evaluate((one) => one.selectedOptions[0].text), "North");
      assert.equal(await player.price("Ron"), "2,300");
      await shot(`round-${view}-banner`);
      await openFromBanner(player);
      // North is next after West: the counter and the sticks are his.
      assert.deepEqual(await changes(player), ["East (dealer) 0", "South +3,900", "West −6,200", "North +4,300"]);
      await shot(`round-${view}-two`);
      await another(player, EAST);
      // His price is his own: the counter and the sticks are North's.
      assert.equal(await player.price("Ron"), "2,900");
      assert.doesNotMatch(await player.explanation.innerText(), /honba|Riichi sticks/);
      await openFromBanner(player);
      assert.deepEqual(await changes(player), ["East (dealer) +2,900", "South +3,900", "West −9,100", "North +4,300"]);
      assert.match(await text(player), /Everybody else has won this discard already\./);
      await shot(`round-${view}-three`);
    }));
}

rare("only the next in turn wins", () =>
  play(app, PHONE, async (player, { shot }) => {
    await south(player, "M.League");
    await another(player, NORTH);
    await openFromBanner(player);
    assert.deepEqual(await changes(player), ["East (dealer) 0", "South 0", "West −2,300", "North +4,300"]);
    assert.match(await text(player), /South is not paid: North is the next in turn, and only one wins\./);
    await shot("round-360x640-light-bump");
    // Taken out again, the other is alone on the tile.
    await player.tap(player.button("Remove South", dialog(player)));
    assert.deepEqual(await changes(player), ["East (dealer) 0", "South 0", "West −2,300", "North +4,300"]);
    assert.doesNotMatch(await text(player), /is not paid/);
  }));

rare("three rons end the hand", () =>
  play(app, PHONE, async (player, { shot }) => {
    await south(player, "Tenhou");
    await another(player, NORTH);
    await openFromBanner(player);
    await another(player, EAST);
    await openFromBanner(player);
    assert.deepEqual(await changes(player), ["East (dealer) 0", "South 0", "West 0", "North 0"]);
    assert.match(await text(player), /Three rons: the hand ends without a winner\./);
    await shot("round-360x640-light-abort");
  }));

test("a winner is undone, and the explanation leads there too", () =>
  play(app, DESK, async (player) => {
    await player.choose("Ruleset", "Mahjong Soul");
    await player.enter("234m34p66p678s567s2p");
    await player.off("West");
    await player.tap(player.button("Another winner", player.explanation));
    assert.equal(await player.page.getByText("South won this tile.").isVisible(), true);
    await player.tap(player.key("Undo"));
    assert.equal(await player.page.getByText("South won this tile.").count(), 0);
    assert.equal((await player.held()).length, 14);
    await player.tap(player.button("Tsumo"));
    assert.equal(await player.button("Another winner", player.explanation).count(), 0);
    await player.tap(player.button("Settle up", player.explanation));
    assert.match(await text(player), /A self-draw has one winner\./);
  }));

test("who dealt in stays with a hand that is typed, and is asked for where nobody is chosen", () =>
  play(app, PHONE, async (player, { page }) => {
    await south(player, "Mahjong Soul");
    await another(player, "");
    await page.keyboard.press("/");
    await page.keyboard.insertText("567m34p88p234s345s+2p");
    await page.keyboard.press("Enter");
    assert.equal(await player.price("Ron"), "2,300");
    await openFromBanner(player);
    const discarder = dialog(player).getByRole("combobox", { name: "Discarder" });
    assert.equal(await discarder.evaluate((one) => one.selectedOptions[0].text), "West");
    await discarder.selectOption({ index: 0 });
    const asked = "Choose who pays, to see what changes for every seat.";
    assert.match(await text(player), new RegExp(`South ${asked}`));
    await player.tap(player.button("Close", dialog(player)));
    assert.equal((await player.text()).split(asked).length, 2);
    assert.doesNotMatch(await player.text(), /missing/);
  }));

rare("a hand that is no win is said with the winners", () =>
  play(app, PHONE, async (player, { shot }) => {
    await south(player, "Mahjong Soul");
    await another(player, "567m34p88p234s14z9m");
    await openFromBanner(player);
    assert.match(await text(player), /North Not a winning hand/);
    assert.equal(await byWay(player, "Tiles").count(), 0);
    await shot("round-360x640-light-no-win");
  }));

/** Waits for a line of the explanation, which is drawn in pieces behind the price. */
async function atTheTable(player, line) {
  const part = player.explanation.locator("section", { has: player.page.getByRole("heading", { name: "At the table", exact: true }) });
  await part.getByRole("row", { name: line, exact: true }).or(part.getByRole("listitem").filter({ hasText: line })).first().waitFor();
}

test("the first winner survives a reload in the middle of the second hand", () =>
  play(app, PHONE, async (player, { page }) => {
    await south(player, "Mahjong Soul");
    await another(player, NORTH.slice(0, 4));
    await page.reload();
    await player.palette.waitFor();
    await player.enter(NORTH.slice(4));
    await openFromBanner(player);
    assert.deepEqual(await changes(player), ["East (dealer) 0", "South +3,900", "West −6,200", "North +4,300"]);
    // Closed, the explanation has the same table.
    await player.tap(player.button("Close", dialog(player)));
    await player.tap(player.button("Why?"));
    await atTheTable(player, "South +3,900");
    await player.tap(player.button("Only this hand"));
    await atTheTable(player, "South 0");
  }));

rare("what the winners change is said, and the keyboard goes on at what comes next", () =>
  play(app, DESK, async (player, { page }) => {
    const active = () => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent);
    await south(player, "Mahjong Soul");
    assert.match(await dialog(player).getByRole("status").innerText(), /South\s+\+6,200/);
    await byWay(player, "Tiles").focus();
    await page.keyboard.press("Enter");
    await player.settled();
    assert.equal(await active(), "Hand");
    await player.enter(NORTH);
    await openFromBanner(player);
    await player.button("Remove South", dialog(player)).focus();
    await page.keyboard.press("Enter");
    await player.settled();
    assert.equal(await active(), "Who won");
  }));

rare("each winner is named by his seat, and a hand that is cleared keeps what is everybody's", () =>
  play(app, DESK, async (player) => {
    await player.enter("234m34p66p678s567s2p");
    await player.enter("9m");
    await player.off("West");
    await player.tap(player.button("Another winner", player.explanation));
    await player.enter("111m34p88p234s678m");
    assert.match(await player.text(), /North No yaku/);
    assert.doesNotMatch(await player.text(), /Hand \d/);
    await player.tap(player.key("New hand"));
    assert.deepEqual(await player.held(), ["2 pin, winning tile"]);
    assert.equal(await player.button("Dora indicators").getAttribute("title"), "9 man");
  }));

// Winners without tiles.

/** What the first winner is told by. */
const first = (player, way) => player.button(way, dialog(player).getByRole("group", { name: "Who won" }));

for (const [view, size] of VIEWS)
  test(`winners are told by han and fu, by yaku, and by tiles: ${view}`, () =>
    play(app, size, async (player, { shot }) => {
      await player.choose("Ruleset", "Mahjong Soul");
      await settleUp(player, "Winners");
      assert.match(await text(player), /by its tiles, by its yaku, or by what it counts/);
      await player.tap(first(player, "Han/fu"));
      await player.tap(player.button("3 han", dialog(player)));
      await player.tap(player.button("40 fu", dialog(player)));
      await shot(`round-${view}-counting`);
      await player.tap(player.button("Record for South", dialog(player)));
      await dialog(player).getByRole("combobox", { name: "Discarder" }).selectOption("West");
      // 40 fu 3 han: 5,200.
      assert.deepEqual(await changes(player), ["East (dealer) 0", "South +5,200", "West −5,200", "North 0"]);
      await player.tap(byWay(player, "Yaku"));
      // North is next after West; whoever has won is not offered.
      const seats = dialog(player).getByRole("group", { name: "Seat wind" });
      assert.deepEqual(await seats.getByRole("button").allInnerTexts(), ["East", "North"]);
      for (const yaku of ["Riichi", "Pinfu", "Tanyao"]) await player.tap(player.button(yaku, dialog(player)));
      await player.tap(player.button("Record for North", dialog(player)));
      // 30 fu 3 han: 3,900.
      assert.deepEqual(await changes(player), ["East (dealer) 0", "South +5,200", "West −9,100", "North +3,900"]);
      await shot(`round-${view}-counted`);
      // East is told by tiles: pinfu and tanyao of the dealer, 2,900; the table is known.
      await player.tap(byWay(player, "Tiles"));
      await player.enter("345m34p55p456m678p2p");
      await player.open("Settle up");
      assert.deepEqual(await changes(player), ["East (dealer) +2,900", "South +5,200", "West −12,000", "North +3,900"]);
      await player.tap(player.button("Remove South", dialog(player)));
      assert.deepEqual(await changes(player), ["East (dealer) +2,900", "South 0", "West −6,800", "North +3,900"]);
    }));

rare("a self-draw that was counted has one winner, and the hand keeps its own table", () =>
  play(app, PHONE, async (player, { page }) => {
    await settleUp(player, "Winners");
    await player.tap(first(player, "Han/fu"));
    await player.tap(player.button("4 han", dialog(player)));
    await player.tap(player.button("Record for South", dialog(player)));
    await player.tap(player.button("Tsumo", dialog(player)));
    // 30 fu 4 han by tsumo, not rounded up: the dealer pays 3,900, the others 2,000.
    assert.deepEqual(await changes(player), ["East (dealer) −3,900", "South +7,900", "West −2,000", "North −2,000"]);
    assert.match(await text(player), /A self-draw has one winner\./);
    await page.keyboard.press("Escape");
    await player.enter("234m34p66p678s567s2p");
    assert.equal(await player.button("Tsumo", player.prices).getAttribute("aria-pressed"), "false");
  }));

rare("a quick price is settled up with other winners", () =>
  play(app, PHONE, async (player) => {
    await player.choose("Ruleset", "Mahjong Soul");
    await player.open("Quick score");
    const quick = player.page.getByRole("dialog", { name: "Quick score" });
    for (const name of ["Han/fu", "3 han", "40 fu", "Ron off: West", "Settle up"]) await player.tap(player.button(name, quick));
    assert.deepEqual(await changes(player), ["East (dealer) 0", "South +5,200", "West −5,200", "North 0"]);
    await player.tap(byWay(player, "Han/fu"));
    await player.tap(player.button("Record for North", dialog(player)));
    // 30 fu 1 han: 1,000.
    assert.deepEqual(await changes(player), ["East (dealer) 0", "South +5,200", "West −6,200", "North +1,000"]);
  }));

test("who won without tiles, who is being counted, and who is tenpai stay over a reload, until the next hand", () =>
  play(app, PHONE, async (player, { page }) => {
    await player.choose("Ruleset", "Mahjong Soul");
    await settleUp(player, "Winners");
    await player.tap(first(player, "Han/fu"));
    for (const name of ["3 han", "40 fu", "Record for South"]) await player.tap(player.button(name, dialog(player)));
    await dialog(player).getByRole("combobox", { name: "Discarder" }).selectOption("West");
    await player.tap(byWay(player, "Yaku"));
    for (const name of ["Riichi", "Pinfu"]) await player.tap(player.button(name, dialog(player)));
    await page.reload();
    // North is half told.
    await player.button("Record for North", dialog(player)).waitFor();
    for (const name of ["Riichi", "Pinfu"]) assert.equal(await player.button(name, dialog(player)).getAttribute("aria-pressed"), "true", name);
    for (const name of ["Tanyao", "Record for North"]) await player.tap(player.button(name, dialog(player)));
    // 40 fu 3 han and 30 fu 3 han, both off West.
    const both = ["East (dealer) 0", "South +5,200", "West −9,100", "North +3,900"];
    assert.deepEqual(await changes(player), both);
    await page.reload();
    await dialog(player).getByRole("table").waitFor();
    assert.deepEqual(await changes(player), both);
    await player.tap(player.button("Draw", dialog(player)));
    const east = player.button("East", dialog(player).getByRole("group", { name: "Tenpai" }));
    await player.tap(east);
    await page.reload();
    await east.waitFor();
    assert.equal(await east.getAttribute("aria-pressed"), "true");
    // The next hand has winners of its own, also after a reload.
    await page.keyboard.press("Escape");
    await player.enter("1m");
    await player.tap(player.key("New hand"));
    for (const time of ["at once", "after a reload"]) {
      await player.open("Settle up");
      assert.equal(await east.getAttribute("aria-pressed"), "false", time);
      await player.tap(player.button("Winners", dialog(player)));
      await first(player, "Han/fu").waitFor();
      assert.equal(await dialog(player).getByRole("table").count(), 0, time);
      await player.tap(player.button("Draw", dialog(player)));
      await page.keyboard.press("Escape");
      await page.reload();
    }
  }));

// Drawn hands.

rare("three players at a drawn hand", () =>
  play(app, PHONE, async (player, { shot }) => {
    await player.choose("Ruleset", "Sanma without fu");
    await settleUp(player, "Draw");
    assert.match(await text(player), /All are tenpai, or nobody is: nobody pays\./);
    const tenpai = dialog(player).getByRole("group", { name: "Tenpai" });
    await player.tap(player.button("East", tenpai));
    await player.tap(player.button("West", tenpai));
    assert.equal(await tenpai.getByRole("button", { name: "North" }).count(), 0);
    // 1,000 from each noten to each tenpai player.
    assert.deepEqual(await changes(player), ["East (dealer) +1,000", "South −2,000", "West +1,000"]);
    await shot("round-360x640-light-drawn");
    await player.tap(player.button("West", tenpai));
    assert.deepEqual(await changes(player), ["East (dealer) +2,000", "South −1,000", "West −1,000"]);
  }));

rare("a pool of 3,000, and rules without payments", () =>
  play(app, { ...DESK, dark: true }, async (player, { shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await settleUp(player, "Draw");
    const tenpai = dialog(player).getByRole("group", { name: "Tenpai" });
    for (const seat of ["East", "South", "North"]) await player.tap(player.button(seat, tenpai));
    assert.deepEqual(await changes(player), ["East (dealer) +1,000", "South +1,000", "West −3,000", "North +1,000"]);
    await shot("round-1280x800-dark-drawn");
    await player.tap(player.button("Close", dialog(player)));
    await player.choose("Ruleset", "Korean");
    await settleUp(player, "Draw");
    assert.match(await text(player), /These rules have no payments at a drawn hand\./);
    assert.equal(await tenpai.count(), 0);
  }));

rare("nagashi mangan, where there is one", () =>
  play(app, PHONE, async (player, { shot }) => {
    const tab = (name) => player.button(name, dialog(player));
    await settleUp(player, "Nagashi");
    assert.equal(await tab("Nagashi").getAttribute("aria-disabled"), "false");
    const honba = dialog(player).getByRole("combobox", { name: "Honba" });
    await honba.selectOption("1");
    const who = dialog(player).getByRole("group", { name: "Nagashi" });
    await player.tap(player.button("East", who));
    assert.deepEqual(await changes(player), ["East (dealer) +12,300", "South −4,100", "West −4,100", "North −4,100"]);
    await player.tap(player.button("South", who));
    // And 4,100 for South from East, 2,100 from the others.
    assert.deepEqual(await changes(player), ["East (dealer) +8,200", "South +4,200", "West −6,200", "North −6,200"]);
    await shot("round-360x640-light-nagashi");
    // A drawn hand pays no counters on Tenhou, and nobody is asked for them.
    await player.tap(player.button("Close", dialog(player)));
    await player.choose("Ruleset", "Tenhou");
    await settleUp(player, "Nagashi");
    assert.deepEqual(await changes(player), ["East (dealer) +8,000", "South +4,000", "West −6,000", "North −6,000"]);
    assert.equal(await honba.count(), 0);
    await player.tap(player.button("Close", dialog(player)));
    await player.choose("Ruleset", "Ari-ari");
    await settleUp(player, "Nagashi");
    assert.equal(await tab("Nagashi").getAttribute("aria-disabled"), "true");
    assert.equal(await tab("Draw").getAttribute("aria-disabled"), "false");
    assert.match(await text(player), /These rules have no nagashi mangan\./);
    assert.equal(await who.count(), 0);
  }));

// The end.

/** Rows of the match scores. */
async function finals(player) {
  const rows = await dialog(player).getByRole("table", { name: "Match scores" }).getByRole("row").allInnerTexts();
  return rows.slice(1).map((row) => row.replace(/\s+/g, " ").trim());
}

rare("before anything is entered nothing is wrong, sticks on the table or not", () =>
  play(app, VIEWS[0][1], async (player) => {
    await player.choose("Sticks on the table, yours included", "2");
    for (const page of ["Need", "Game end"]) {
      await settleUp(player, page);
      assert.match(await text(player), /Enter the points as they are now, without the sticks on the table\./);
      assert.doesNotMatch(await text(player), /too many/);
      await player.page.keyboard.press("Escape");
    }
    await settleUp(player, "Winners");
    assert.doesNotMatch(await text(player), /is missing/);
  }));

for (const [view, size] of VIEWS) {
  test(`the booklet's end of a game: ${view}`, () =>
    play(app, size, async (player, { shot }) => {
      await player.choose("Ruleset", "Ari-ari");
      await settleUp(player, "Game end");
      const points = (seat) => dialog(player).getByRole("spinbutton", { name: `Points of the first ${seat}` });
      assert.equal(await points("East").inputValue(), "25000");
      await points("East").fill("41300");
      await points("South").fill("24900");
      await points("West").fill("21800");
      // 41,300 + 24,900 + 21,800 + 25,000 = 113,000.
      assert.match(await text(player), /Together 113,000, but all started with 100,000: 13,000 too many\./);
      await shot(`round-${view}-sum`);
      await points("North").fill("12000");
      assert.deepEqual(await finals(player), [
        "1st East +11.3 +30.0 +20.0 +61.3",
        "2nd South −5.1 +10.0 0.0 +4.9",
        "3rd West −8.2 −10.0 0.0 −18.2",
        "4th North −18.0 −30.0 0.0 −48.0",
      ]);
      await shot(`round-${view}-end`);
      // A stick that nobody took is first place's.
      await points("East").fill("40300");
      await dialog(player).getByRole("combobox", { name: "Sticks on the table, yours included" }).selectOption("1");
      assert.equal((await finals(player))[0], "1st East +11.3 +30.0 +20.0 +61.3");
      await points("East").fill("");
      assert.match(await text(player), /Enter the points of every player\./);
    }));
}

/** Fills in the points of the first seats. */
async function enterEnd(player, points) {
  for (const [i, seat] of ["East", "South", "West", "North"].slice(0, points.length).entries())
    await dialog(player).getByRole("spinbutton", { name: `Points of the first ${seat}` }).fill(String(points[i]));
  await player.settled();
}

// rules.md 2.2: Tenhou's whole thousands, JPML's sticks that nobody gets, the cheatsheet's points that are the result.
rare("each ruleset ends a game in its own way, and says so", () =>
  play(app, PHONE, async (player, { shot }) => {
    const endOf = async (rules, points) => {
      await player.choose("Ruleset", rules);
      await settleUp(player, "Game end");
      await enterEnd(player, points);
    };
    const close = () => player.tap(player.button("Close", dialog(player)));
    await endOf("Tenhou", [8_900, 42_800, 26_600, 21_700]);
    assert.deepEqual(await finals(player), [
      "1st South +12.0 +20.0 +20.0 +52.0",
      "2nd West −3.0 +10.0 0.0 +7.0",
      "3rd North −8.0 −10.0 0.0 −18.0",
      "4th East −21.0 −20.0 0.0 −41.0",
    ]);
    assert.match(await text(player), /rounded to whole thousands, 500 away from zero/);
    await shot("round-360x640-light-end-rounded");
    await close();
    await endOf("JPML A (–2022)", [39_000, 29_000, 27_000, 24_000]);
    await dialog(player).getByRole("combobox", { name: "Sticks on the table, yours included" }).selectOption("1");
    assert.equal((await finals(player))[0], "1st East +9.0 +12.0 0.0 +21.0");
    assert.match(await text(player), /Nobody gets the riichi sticks/);
    await dialog(player).getByRole("combobox", { name: "Sticks on the table, yours included" }).selectOption("0");
    await close();
    await endOf("Riichi cheatsheet", [39_000, 29_000, 20_000, 12_000]);
    assert.equal((await finals(player))[0], "1st East 39,000 0 0 39,000");
    assert.match(await text(player), /the points at the end are the result/);
    await shot("round-360x640-light-end-points");
  }));

rare("what the next win must pay is said for better places alone", () =>
  play(app, VIEWS[0][1], async (player, { shot }) => {
    await settleUp(player, "Need");
    const enter = async (points) => {
      for (const [i, seat] of ["East", "South", "West", "North"].entries())
        await dialog(player).getByRole("spinbutton", { name: `Points of ${seat} now` }).fill(points[i]);
      await player.settled();
    };
    const places = () => dialog(player).getByRole("table").evaluateAll((tables) => tables.map((one) => [one.caption.textContent, one.rows.length]));
    // South is second: off each of the others, and by self-draw.
    await enter(["30000", "26000", "24000", "20000"]);
    assert.deepEqual(await places(), [["1st", 4]]);
    await shot("round-360x640-light-need");
    await enter(["30000", "20000", "26000", "24000"]);
    assert.deepEqual((await places()).map(([place]) => place), ["1st", "2nd", "3rd"]);
    await enter(["30000", "40000", "20000", "10000"]);
    assert.deepEqual(await places(), []);
    assert.match(await text(player), /First already/);
    // A game is longer than a phone keeps a page.
    await player.page.reload();
    assert.equal(await dialog(player).getByRole("spinbutton", { name: "Points of South now" }).inputValue(), "40000");
  }));

rare("three players, and points that are points", () =>
  play(app, PHONE, async (player) => {
    await player.choose("Ruleset", "Sanma without fu");
    await settleUp(player, "Game end");
    const points = (seat) => dialog(player).getByRole("spinbutton", { name: `Points of the first ${seat}` });
    await points("East").fill("88000");
    await points("South").fill("-15000");
    await points("West").fill("62000");
    const rows = await finals(player);
    assert.deepEqual(rows.map((row) => row.split(" ").at(-1)), ["+53.0", "+12.0", "−65.0"]);
    await player.tap(player.button("Close", dialog(player)));
    await player.choose("Ruleset", "Korean");
    await settleUp(player, "Game end");
    for (const [seat, value] of [["East", "40"], ["South", "-10"], ["West", "-30"], ["North", "0"]]) await points(seat).fill(value);
    assert.equal((await finals(player))[0], "1st East +40 0 0 +40");
  }));

rare("the keyboard alone", () =>
  play(app, DESK, async (player, { page }) => {
    await player.choose("Ruleset", "Tenhou");
    await player.button("More", page.getByRole("navigation")).focus();
    await page.keyboard.press("Enter");
    await player.button("Settle up", page.locator("#menu")).focus();
    await page.keyboard.press("Enter");
    await player.button("Draw", dialog(player)).focus();
    await page.keyboard.press("Enter");
    // Past Nagashi, Need and Game end to the first seat.
    for (let i = 0; i < 4; i += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    assert.deepEqual(await changes(player), ["East (dealer) +3,000", "South −1,000", "West −1,000", "North −1,000"]);
    await page.keyboard.press("Escape");
    assert.equal(await dialog(player).count(), 0);
  }));

for (const [view, size] of VIEWS.slice(0, 2)) {
  rare(`nothing is wider than the screen, nothing is too small to tap: ${view}`, () =>
    play(app, size, async (player) => {
      await player.choose("Ruleset", "Tenhou");
      await settleUp(player);
      for (const page of ["Winners", "Draw", "Nagashi", "Need", "Game end"]) {
        await player.tap(player.button(page, dialog(player)));
        const wide = await dialog(player).evaluate((one) => one.querySelector(".over-body").scrollWidth > one.clientWidth);
        assert.equal(wide, false, page);
        for (const button of await dialog(player).getByRole("button").all()) {
          const box = await button.boundingBox();
          assert.ok(box.height >= 24 && box.width >= 24, `${page}: ${await button.innerText()}`);
        }
      }
    }));
}

rare("MCR: a winner told by fan, and nothing of tenpai", () =>
  play(app, { width: 360, height: 640 }, async (player, { shot }) => {
    await player.chooseLater("MCR (MIL)");
    await settleUp(player);
    await player.tap(player.button("Fan", dialog(player)));
    for (const name of ["Seven pairs"]) await player.tap(player.button(name, dialog(player)));
    await shot("360x640-light-settle-mcr");
    await player.tap(dialog(player).getByRole("button", { name: /^Record/ }));
    await dialog(player).getByRole("combobox", { name: "Discarder" }).selectOption("West");
    // Seven pairs 24: 32 from the discarder, 8 from the others.
    assert.deepEqual(await changes(player), ["East (dealer) −8", "South +48", "West −32", "North −8"]);
  }));
