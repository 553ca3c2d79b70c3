// Nothing that was entered is lost: undo, clear, reload, another ruleset. What cannot apply says why.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test } from "./harness.mjs";
import { everything, melded, play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

test("every tap can be undone and done again", () =>
  play(app, {}, async (player) => {
    const steps = [
      () => player.enter("2m"),
      () => player.enter("0p"),
      () => player.meld("Chi", "4m"),
      () => player.tap(player.button("Chi of 4 man 5 man 6 man")),
      () => player.tap(player.button("With red five")),
      () => player.tap(player.button("Remove")),
      () => player.meld("Closed kan", "5s"),
      () => player.enter("234p789p1m1m"),
      () => player.enter("1m"),
      () => player.enter("3z"),
      () => player.tap(player.button("1 man in the hand").first()),
      () => player.switchOn("Riichi"),
      () => player.switchOn("Ippatsu"),
      () => player.choose("Seat wind", "North"),
      () => player.choose("Round wind", "West"),
      () => player.choose("Honba", "3"),
      () => player.choose("Sticks on the table, yours included", "4"),
      () => player.choose("Ruleset", "Ari-ari"),
      () => player.tap(player.key("Delete last tile")),
      () => player.tap(player.key("New hand")),
    ];
    const can = (name) => player.key(name).getAttribute("aria-disabled").then((off) => off === "false");
    const entry = async () => JSON.stringify(await player.state());
    const seen = [await entry()];
    assert.equal(await can("Undo"), false);
    for (const step of steps) {
      await step();
      const now = await entry();
      if (now !== seen.at(-1)) seen.push(now);
    }
    assert.ok(seen.length >= 18, `${seen.length} different states`);
    const passed = new Set(seen);
    const forward = [await entry()];
    while (await can("Undo")) {
      await player.tap(player.key("Undo"));
      forward.unshift(await entry());
    }
    assert.equal(forward[0], seen[0]);
    for (const state of passed) assert.ok(forward.includes(state), `undo skipped ${state}`);
    for (const state of forward.slice(1)) {
      assert.ok(await can("Redo"));
      await player.tap(player.key("Redo"));
      assert.equal(await entry(), state);
    }
    assert.equal(await can("Redo"), false);
  }));

test("clear keeps the table, and can be undone", () =>
  play(app, {}, async (player) => {
    await player.choose("Ruleset", "Ari-ari");
    await everything(player);
    const before = await player.state();
    await player.tap(player.key("New hand"));
    const cleared = await player.state();
    assert.deepEqual(cleared.lists, before.lists);
    assert.deepEqual([cleared.hand, cleared.situation, cleared.dora], [[], [], null]);
    assert.equal(cleared.ura, "Ura dora count only after riichi.");
    await player.tap(player.key("Undo"));
    assert.deepEqual(await player.state(), before);
  }));

for (const [name, enter] of [["a closed hand with everything", everything], ["four melds", melded]]) {
  test(`a reload keeps ${name}`, () =>
    play(app, {}, async (player, { page }) => {
      await enter(player);
      const [before, price] = [await player.state(), await player.price("Tsumo")];
      await page.reload();
      await player.palette.waitFor();
      assert.deepEqual(await player.state(), before);
      assert.equal(await player.price("Tsumo"), price);
    }));
}

test("a reload keeps half a hand and a winning tile that was chosen", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("12334m567p11z777z2m");
    await player.tap(player.button("4 man in the hand"));
    const whole = await player.state();
    await page.reload();
    await player.palette.waitFor();
    assert.deepEqual(await player.state(), whole);
    await player.tap(player.button("4 man, winning tile"));
    const half = await player.held();
    await page.reload();
    await player.palette.waitFor();
    assert.deepEqual(await player.held(), half);
  }));

test("another ruleset changes nothing that was entered", () =>
  play(app, {}, async (player) => {
    await everything(player);
    const before = await player.state();
    await player.choose("Ruleset", "Ari-ari");
    const { lists, ...rest } = await player.state();
    assert.deepEqual({ ...rest, lists: { ...lists, Ruleset: before.lists.Ruleset } }, before);
    assert.match(await player.text(player.explanation), /Basic Ari-Ari/);
    await player.choose("Ruleset", before.lists.Ruleset);
    assert.deepEqual(await player.state(), before);
  }));

const nothing = async () => {};
const chi = (player) => player.meld("Chi", "2s");
// A switch that cannot apply, after what, and the reason given.
const BLOCKED = [
  ["Ippatsu", "without riichi", nothing, "Ippatsu needs riichi."],
  ["Riichi", "with an open hand", chi, /^An open hand cannot declare riichi/],
  ["Double riichi", "with an open hand", chi, /^An open hand cannot declare riichi/],
  ["Rinshan", "without a kan", (player) => byTsumo(player), "Rinshan needs a kan in the hand."],
  ["First turn", "with a meld", chi, "A meld or a north set aside ends the first turn."],
];

/** Tsumo is chosen at the price, so there has to be one. */
async function byTsumo(player) {
  await player.enter("234m340p66p678s56s7s");
  await player.tap(player.button("Tsumo"));
}

for (const [name, when, enter, why] of [BLOCKED[0], BLOCKED[1], ...more(...BLOCKED.slice(2))]) {
  test(`${name} ${when} says why not`, () =>
    play(app, {}, async (player) => {
      await enter(player);
      await player.uncover(name);
      const toggle = player.toggle(name);
      assert.equal(await toggle.getAttribute("aria-disabled"), "true");
      assert.match(await toggle.getAttribute("title"), why instanceof RegExp ? why : new RegExp(`^${why}$`));
      await player.tap(toggle);
      // What says why not stays open.
      assert.equal(await toggle.getAttribute("aria-pressed"), "false");
      assert.match(await player.said.innerText(), why instanceof RegExp ? why : new RegExp(`^${why}$`));
    }));
}

rare("ura dora without riichi say why not", () =>
  play(app, {}, async (player) => {
    const ura = player.button("Ura dora indicators");
    assert.equal(await ura.getAttribute("aria-disabled"), "true");
    await player.tap(ura);
    assert.equal(await player.said.innerText(), "Ura dora count only after riichi.");
    assert.equal(await ura.getAttribute("aria-pressed"), "false");
  }));

test("what stops applying waits, uncounted, and comes back", () =>
  play(app, {}, async (player) => {
    await sample(player);
    await player.switchOn("Ippatsu", "Riichi");
    assert.equal(await player.toggle("Ippatsu").getAttribute("aria-pressed"), "true");
    assert.match(await player.text(), /Ippatsu not counted\. Ippatsu needs riichi\./);
    await player.switchOn("Riichi");
    assert.match(await player.text(), /Ippatsu 1/);
    assert.doesNotMatch(await player.text(), /not counted/);
  }));

rare("what other rules have no switch for is not told", () =>
  play(app, {}, async (player) => {
    await sample(player);
    await player.switchOn("Ippatsu");
    await player.choose("Ruleset", "Korean");
    assert.equal(await player.toggle("Ippatsu").count(), 0);
    assert.doesNotMatch(await player.text(), /not counted|riichi/i);
    await player.choose("Ruleset", "Tenhou");
    assert.match(await player.text(), /Ippatsu 1/);
  }));

rare("a first turn that changes nothing by ron is struck through and says so", () =>
  play(app, {}, async (player) => {
    await player.enter("234m340p66p678s56s7s");
    await player.tap(player.button("Tsumo"));
    await player.switchOn("First turn");
    assert.equal(await player.switched("First turn", "aria-disabled"), "false");
    await player.tap(player.button("Ron"));
    assert.equal(await player.switched("First turn", "aria-disabled"), "true");
    assert.match(await player.text(), /First turn not counted\. The first turn is possible by tsumo only\./);
  }));

// An event of one way of winning may be the only yaku: that way has to be within reach before there is a price.
for (const [way, other, event] of [["Ron", "Tsumo", "Chankan"], ...more(["Tsumo", "Ron", "Rinshan"])]) {
  rare(`${event} can be the only yaku of an open hand`, () =>
    play(app, {}, async (player) => {
      await player.enter("12334m567p11z777z2m");
      await player.tap(player.button(other));
      await player.tap(player.key("Delete last tile"));
      while ((await player.held()).length) await player.tap(player.key("Delete last tile"));
      await player.meld("Open kan", "2s");
      await player.enter("123m456p78s99p9s");
      await player.tap(player.button(way));
      await player.switchOn(event);
      assert.match(await player.text(), new RegExp(`${event}( kaihou)? 1`));
    }));
}

// What can only be self-drawn, or only be won off a discard, chooses that.
for (const [before, after, event] of [["Ron", "Tsumo", "Rinshan"], ...more(["Tsumo", "Ron", "Chankan"], ["Ron", "Tsumo", "First turn"])]) {
  rare(`${event} chooses ${after}`, () =>
    play(app, {}, async (player) => {
      if (event === "First turn") await player.choose("Seat wind", "East");
      if (event === "Rinshan") await player.meld("Closed kan", "2s");
      await player.enter(event === "Rinshan" ? "123m456p78s99p9s" : "123m456p789p99s78s6s");
      await player.tap(player.button(before));
      assert.equal(await player.switched(event, "aria-disabled"), "false");
      await player.switchOn(event);
      assert.equal(await player.button(after).getAttribute("aria-pressed"), "true");
      assert.equal(await player.switched(event), "true");
      // One step back takes both back.
      await player.tap(player.key("Undo"));
      assert.equal(await player.button(before).getAttribute("aria-pressed"), "true");
      assert.equal(await player.switched(event), "false");
    }));
}

rare("a ruleset without ippatsu and ura dora has no switch for them", () =>
  play(app, {}, async (player) => {
    assert.equal(await player.toggle("Ippatsu").count(), 1);
    await player.choose("Ruleset", "JPML A (–2022)");
    assert.equal(await player.toggle("Ippatsu").count(), 0);
    assert.equal(await player.button("Ura dora indicators").count(), 0);
    assert.equal(await player.toggle("Riichi").count(), 1);
  }));
