// What the kinds of rulesets have of their own, the rules that can be changed, and the comparison.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => (app = await start()));
after(() => app?.stop());

rare("flowers and ready in Korean, norths with three players", () =>
  play(app, {}, async (player) => {
    await player.choose("Ruleset", "Korean");
    await player.enter("234m345p567s67m55p8m");
    await player.tap(player.button("flower 1"));
    await player.switchOn("Ready");
    assert.equal(await player.price("Ron"), "22");
    await player.choose("Ruleset", "Tenhou sanma");
    await player.tap(player.button("New hand"));
    await player.enter("999m123p567p45s11p6s");
    await player.switchOn("Riichi");
    await player.choose("Norths", "3");
    assert.equal(await player.price("Tsumo"), "2,000/4,000");
    assert.equal(await player.key("5 man").count(), 0);
    assert.equal(await player.key("Chi").count(), 0);
  }));

test("a rule is changed, and the price with it; the change has a name and survives a reload", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await player.choose("Ruleset", "Tenhou");
    await player.meld("Closed kan", "4m");
    await player.enter("999p345s67m22s8m");
    await player.enter("1s");
    await player.switchOn("Riichi");
    assert.equal(await player.price("Ron"), "7,700");
    await player.open("Rules");
    const dialog = page.getByRole("dialog");
    const kiriage = dialog.getByRole("switch", { name: /60 fu 3 han are a mangan/ });
    await kiriage.click();
    // The way back goes with the change, and the keyboard to the rule; the hand below hears none of its keys.
    await dialog.getByRole("button", { name: /^Change back:.*60 fu 3 han/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.matches("li.rule:not(.changed)"));
    assert.equal(await kiriage.getAttribute("aria-checked"), "false");
    await page.evaluate(() => document.activeElement.blur());
    for (const key of ["Backspace", "r", "t"]) await page.keyboard.press(key);
    await kiriage.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    assert.equal(await player.price("Ron"), "8,000");
    await page.reload();
    await player.palette.waitFor();
    assert.equal(await player.price("Ron"), "8,000");
  }));

test("one hand under every ruleset, each difference with its rule", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await player.choose("Seat wind", "East");
    await player.enter("112233m78s444z11z9s");
    assert.equal(await player.price("Ron"), "9,600");
    await player.tap(player.button("All rulesets"));
    const dialog = page.getByRole("dialog");
    const text = (await dialog.innerText()).replace(/\s+/g, " ");
    assert.match(text, /M\.League.*7,700/);
    assert.match(text, /Fu for a pair of the double wind \(seat and round\)/);
    await shot("390x844-light-compare");
  }));

rare("other fu of the same price have their rule", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await player.choose("Seat wind", "East");
    await player.enter("112233m78s444z11z9s");
    await player.tap(player.toggle("Riichi"));
    await player.tap(player.toggle("Ippatsu"));
    assert.equal(await player.price("Ron"), "12,000");
    await player.tap(player.button("All rulesets"));
    const league = page.getByRole("dialog").getByRole("rowgroup").filter({ hasText: "M.League" });
    const text = (await league.innerText()).replace(/\s+/g, " ");
    assert.match(text, /≠ .*40 fu.*12,000.*Fu for a pair of the double wind \(seat and round\)/);
    await shot("390x844-light-compare-fu");
  }));

rare("a winning bonus of the house's own", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await player.choose("Ruleset", "Korean");
    await player.enter("234m345p567s67m55p8m");
    // 1 all chows + 1 all simples + 1 concealed + 1 premium tile = 4, and the bonus: 5, then 2 × 2, then 2 × 3; twice that.
    assert.equal(await player.price("Ron"), "18");
    await player.open("Rules");
    const dialog = page.getByRole("dialog");
    const list = dialog.getByRole("combobox", { name: /Points for winning/ });
    await list.selectOption({ label: "our own: 4 / 4 / 2" });
    assert.equal(await player.price("Ron"), "16");
    const field = dialog.getByRole("spinbutton", { name: /Points for an open hand/ });
    await field.fill("3");
    await field.press("Tab");
    await dialog.getByRole("button", { name: "Close" }).click();
    assert.equal(await player.price("Ron"), "20");
  }));

rare("a house names the end of its games: uma by place, what is returned, the rounding", () =>
  play(app, { width: 360, height: 640 }, async (player, { page, shot }) => {
    await player.choose("Ruleset", "JPML A (–2022)");
    await player.open("Rules");
    const dialog = page.getByRole("dialog", { name: "Rules", exact: true });
    const field = async (name, value) => {
      const one = dialog.getByRole("spinbutton", { name, exact: true });
      await one.fill(value);
      await one.press("Tab");
      await player.settled();
    };
    await dialog.locator("#uma").scrollIntoViewIfNeeded();
    await shot("360x640-light-rules-of-the-end");
    // Three players below the start: 12, -1, -3, -8; the last two are changed.
    await field("3rd, 3 below the start", "-2");
    await field("4th, 3 below the start", "-9");
    await field("Points at the start", "25000");
    await dialog.getByRole("switch", { name: /^Oka/ }).click();
    // What no source says is folded.
    await player.tap(dialog.locator(".assumed > summary"));
    await dialog.getByRole("combobox", { name: /^Points at the end that are not whole/ }).selectOption({ label: "rounded, 500 away from zero" });
    const aborts = dialog.getByRole("list", { name: "Abortive draws", exact: true });
    const kinds = async () => (await aborts.getByRole("checkbox", { checked: true }).all()).length;
    assert.equal(await kinds(), 4);
    await aborts.getByRole("checkbox", { name: "four riichi" }).uncheck();
    await aborts.getByRole("checkbox", { name: "four equal winds" }).uncheck();
    await aborts.getByRole("checkbox", { name: "four riichi" }).check();
    assert.equal(await kinds(), 3);
    await shot("360x640-light-rules-abortive-draws");
    await dialog.getByText("Share, or take over others").click();
    const saved = await dialog.getByRole("textbox", { name: "Rules as text" }).inputValue();
    assert.match(saved, /uma=8,3,1,-12,8,4,-4,-8,12,-1,-2,-9/);
    assert.match(saved, /start=25000/);
    assert.match(saved, /oka=true/);
    assert.match(saved, /rounding=nearest/);
    assert.match(saved, /aborts=nine_kinds,four_riichi,four_kans/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await player.open("Settle up");
    const end = page.getByRole("dialog", { name: "Settle up" });
    await player.tap(player.button("Game end", end));
    for (const [seat, points] of [["East", 41_300], ["South", 24_500], ["West", 22_200], ["North", 12_000]])
      await end.getByRole("spinbutton", { name: `Points of the first ${seat}` }).fill(String(points));
    await player.settled();
    const rows = await end.getByRole("table", { name: "Match scores" }).getByRole("row").allInnerTexts();
    // 41,300 and what the others' rounding leaves: 100,000 - 25,000 - 22,000 - 12,000 = 41,000.
    assert.deepEqual(rows.slice(1).map((row) => row.replace(/\s+/g, " ").trim()), [
      "1st East +11.0 +12.0 +20.0 +43.0",
      "2nd South −5.0 −1.0 0.0 −6.0",
      "3rd West −8.0 −2.0 0.0 −10.0",
      "4th North −18.0 −9.0 0.0 −27.0",
    ]);
  }));

test("a number that a rule cannot have is refused in sight, wherever the rule is", () =>
  play(app, { width: 360, height: 640 }, async (player, { page, shot }) => {
    await player.open("Rules");
    const dialog = page.getByRole("dialog", { name: "Rules", exact: true });
    const field = dialog.getByRole("spinbutton").last();
    await field.fill("4000000000");
    await field.press("Tab");
    const alert = dialog.getByRole("alert");
    assert.match(await alert.innerText(), /cannot have this value/);
    await shot("360x640-light-rule-refused");
    const box = await alert.boundingBox();
    assert.ok(box.y > 0 && box.y + box.height < 640, `the alert is at ${box.y}`);
  }));

rare("a rule without a source is named where the price hangs on it", () =>
  play(app, { width: 1280, height: 800 }, async (player) => {
    await player.choose("Ruleset", "RRC (Russia)");
    await player.choose("Seat wind", "East");
    await player.enter("112233m78s444z11z9s");
    const notes = await player.lines("About these rules");
    assert.match(notes.join("\n"), /if your table plays it so: Fu for a pair of the double wind \(seat and round\) – 2/);
    await player.choose("Ruleset", "Tenhou");
    assert.doesNotMatch(await player.text(), /Unconfirmed/);
  }));

test("the keyboard goes from a copy of the rules to its name; rules that were deleted come back", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await player.open("Rules");
    const dialog = page.getByRole("dialog", { name: "Rules", exact: true });
    const name = dialog.getByRole("textbox", { name: "Name", exact: true });
    await player.button("Make a copy", dialog).focus();
    for (let i = 0; i < 2; i += 1) {
      await page.keyboard.press("Enter");
      await player.settled();
    }
    assert.ok(await name.evaluate((one) => one === document.activeElement));
    const copy = await name.inputValue();
    await player.button("Delete these rules", dialog).focus();
    await page.keyboard.press("Enter");
    await player.settled();
    assert.equal(await name.count(), 0);
    assert.equal(await dialog.getByRole("status").innerText(), `“${copy}” deleted.`);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Undo");
    await page.keyboard.press("Enter");
    await player.settled();
    assert.equal(await name.inputValue(), copy);
    assert.ok(await name.evaluate((one) => one === document.activeElement));
  }));

rare("a ruleset without riichi has its own words, and asks for nothing that does not count", () =>
  play(app, {}, async (player) => {
    assert.equal(await player.list("Round wind").count(), 1);
    await player.choose("Ruleset", "Korean");
    assert.equal(await player.list("Round wind").count(), 0);
    for (const [there, absent] of [["Robbing the kong", "Chankan"], ["Out with replacement tile", "Rinshan"]]) {
      await player.uncover(there);
      assert.equal(await player.toggle(there).count(), 1, there);
      assert.equal(await player.toggle(absent).count(), 0, absent);
    }
  }));

rare("a ruleset says its own words: fan and points, chow, pung and kong; the next one speaks as usual", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    const result = () => player.text(page.getByRole("region", { name: "Result" }));
    await player.enter("234m340p66p678s56s7s");
    await player.choose("Ruleset", "Shanghai: Dynasty");
    // Pinfu and tanyao, closed, by ron: the text counts 2 fan and 30 points.
    assert.match(await result(), /2 fan 30 points/);
    assert.doesNotMatch(await page.locator("main").innerText(), /\b(han|fu)\b/i);
    await page.reload();
    await player.palette.waitFor();
    assert.match(await result(), /2 fan 30 points/);
    await player.choose("Ruleset", "Korean");
    for (const name of ["Chow", "Pung", "Open kong"]) assert.equal(await player.key(name).count(), 1, name);
    await player.choose("Ruleset", "Riichi cheatsheet");
    for (const name of ["Chi", "Pon", "Open kan"]) assert.equal(await player.key(name).count(), 1, name);
    assert.match(await result(), /3 han 30 fu/);
  }));

rare("the comparison says in words which fives are red, and how many rulesets pay what", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await player.enter("234m340p66p678s56s7s");
    await player.tap(page.getByRole("button", { name: /all rulesets/i }));
    const dialog = page.getByRole("dialog");
    const text = await player.text(dialog);
    assert.match(text, /2,000 ▼ 1,900 less no red fives/);
    assert.doesNotMatch(text, /0, 0, 0/);
    // Tanyao, pinfu and a red five: 3 han 30 fu, 3,900; without it 2,000.
    assert.match(text, /\d+ rulesets: 3,900 .*\d+ rulesets: 2,000 no red fives/);
  }));

rare("a hand under the rules of other games, which come when they are compared", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await player.enter("123m456p55578s99m9s");
    await player.tap(player.toggle("Riichi"));
    await player.tap(player.button("All rulesets"));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Under rules of another game").waitFor();
    const text = (await dialog.innerText()).replace(/\s+/g, " ");
    // A mixed straight is 8 points, and the hand is concealed.
    assert.match(text, /MCR \(MIL\) 11 points 19 \+ 8 \+ 8/);
    assert.match(text, /Hong Kong \(old style\) – Not enough: 2 of the 3 /);
    await shot("390x844-light-compare-games");
  }));
