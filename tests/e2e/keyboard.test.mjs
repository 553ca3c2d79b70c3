// Everything without a pointer: typing hands, taking back, and walking through the page with Tab.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test } from "./harness.mjs";
import { KEYS, names, play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

test("the whole sample is typed", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.type("234m340p66p678s56s7s");
    assert.equal((await player.held()).at(-1), "7 sou, winning tile");
    await page.keyboard.type("1m5p");
    await player.toggle("Riichi").focus();
    await page.keyboard.press("Space");
    assert.equal(await player.price("Ron"), "12,000");
    assert.equal(await player.price("Tsumo"), "4,000/8,000");
    await player.button("Tsumo").focus();
    await page.keyboard.press("Enter");
    assert.match(await player.text(), /Baiman 8 han 20 fu/);
  }));

rare("the row that the keys fill says so, and the keyboard leads to the dora and back", () =>
  play(app, {}, async (player, { page }) => {
    const dora = player.button("Dora indicators");
    const places = async () => [await player.hand.getAttribute("aria-current"), await dora.getAttribute("aria-pressed")];
    await page.keyboard.type("23m");
    assert.deepEqual(await places(), ["true", "false"]);
    await page.keyboard.type("d1m");
    assert.deepEqual(await places(), [null, "true"]);
    await page.keyboard.type("d4m");
    assert.deepEqual(await places(), ["true", "false"]);
    await dora.focus();
    for (const now of [[null, "true"], ["true", "false"]]) {
      await page.keyboard.press("Enter");
      assert.deepEqual(await places(), now);
    }
    assert.equal((await player.held()).length, 3);
    assert.equal(await dora.getAttribute("title"), "1 man");
  }));

// WCAG 2.1.4: who speaks to the device says many letters.
test("single keys can be turned off, and stay off; what needs Control or is no character goes on", () =>
  play(app, {}, async (player, { page }) => {
    const held = async () => (await player.held()).length;
    await page.keyboard.type("1m2m3m");
    await player.tap(page.locator("#menu-button"));
    await player.tap(player.button("No", page.getByRole("group", { name: "Keyboard" })));
    await page.keyboard.press("Escape");
    await page.keyboard.type("4mr?");
    assert.equal(await held(), 3);
    assert.equal(await player.toggle("Riichi").getAttribute("aria-pressed"), "false");
    assert.equal(await page.locator("#menu:popover-open").count(), 0);
    await page.keyboard.press("Control+z");
    assert.equal(await held(), 2);
    await page.keyboard.press("Backspace");
    assert.equal(await held(), 1);
    await page.reload();
    await page.locator("[data-ready=true] .palette").waitFor();
    await page.keyboard.type("4m");
    assert.equal(await held(), 1);
    await player.tap(page.locator("#menu-button"));
    await player.tap(player.button("Yes", page.getByRole("group", { name: "Keyboard" })));
    await page.keyboard.press("Escape");
    await page.keyboard.type("4m");
    assert.equal(await held(), 2);
  }));

rare("letters are honors, 0 is a red five", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.type("0m0p0sESWNPFC");
    const expected = names("0m0p0s1234567z").map((name) => `${name} in the hand`);
    assert.deepEqual(await player.held(), expected);
  }));

test("digits wait for their suit, and what is no tile says so", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.type("23");
    assert.deepEqual(await player.held(), []);
    await page.keyboard.press("Backspace");
    await page.keyboard.type("m");
    assert.deepEqual(await player.held(), ["2 man in the hand"]);
    await page.keyboard.type("9z");
    assert.equal(await player.said.innerText(), "There is no tile 9z.");
  }));

test("Backspace and Delete take back, Ctrl+Z and Ctrl+Y travel", () =>
  play(app, {}, async (player, { page }) => {
    const held = async () => (await player.held()).map((name) => name.replace(/ in the hand|, winning tile/, "")).join(" ");
    await page.keyboard.type("1z2z3z");
    await page.keyboard.press("Backspace");
    assert.equal(await held(), "East South");
    await page.keyboard.press("Control+z");
    assert.equal(await held(), "East South West");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    assert.equal(await held(), "East");
    await page.keyboard.press("Control+Shift+Z");
    assert.equal(await held(), "East South");
    await page.keyboard.press("Control+y");
    assert.equal(await held(), "East South West");
    await player.button("East in the hand").focus();
    await page.keyboard.press("Delete");
    assert.equal(await held(), "South West");
    // What was typed at once is one step.
    await page.keyboard.type("456z");
    assert.equal(await held(), "South West North White Green");
    await page.keyboard.press("Control+z");
    assert.equal(await held(), "South West");
  }));

test("Escape cancels an armed meld, and closes what is open", () =>
  play(app, {}, async (player, { page }) => {
    const pressed = (name) => player.key(name).getAttribute("aria-pressed");
    await player.tap(player.key("Chi"));
    assert.equal(await pressed("Chi"), "true");
    await page.keyboard.press("Escape");
    assert.equal(await pressed("Chi"), "false");
    await page.keyboard.type("4m");
    assert.deepEqual(await player.held(), ["4 man in the hand"]);
    await player.meld("Pon", "1z");
    const meld = player.button("Pon of East East East");
    await player.tap(meld);
    assert.equal(await meld.getAttribute("aria-expanded"), "true");
    await page.keyboard.press("Escape");
    assert.equal(await meld.getAttribute("aria-expanded"), "false");
  }));

for (const width of [360, ...more(1100)])
  rare(`at ${width} px what the menu of a meld lies over is not reached`, () =>
    play(app, { width, height: 740 }, async (player, { page }) => {
      await player.meld("Pon", "1z");
      await player.tap(player.button("Pon of East East East"));
      const at = () => page.evaluate(() => document.activeElement.closest(".situation, .writing, .meld-menu, .thumb")?.className);
      const seen = new Set();
      for (let i = 0; i < 24; i += 1) {
        await page.keyboard.press("Tab");
        seen.add(await at());
      }
      assert.ok(seen.has("meld-menu") && seen.has("thumb"), [...seen].join());
      assert.ok(!seen.has("situation") && !seen.has("writing"), [...seen].join());
      await page.keyboard.press("Escape");
      await player.toggle("Riichi").focus();
      assert.equal(await at(), "situation");
    }));

rare("an armed meld takes the typed tile", () =>
  play(app, {}, async (player, { page }) => {
    await player.key("Closed kan").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("5s");
    assert.deepEqual(await player.held(), ["Closed kan of red 5 sou 5 sou 5 sou 5 sou"]);
  }));

test("a whole hand with melds, riichi and both ways of winning without a pointer", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.type("k4z");
    await page.keyboard.type("123m456p78s99p9s");
    await page.keyboard.type("rt");
    assert.equal(await player.price("Tsumo"), "1,000/2,000");
    assert.equal(await player.button("Tsumo").getAttribute("aria-pressed"), "true");
    await page.keyboard.type("t");
    assert.equal(await player.button("Ron").getAttribute("aria-pressed"), "true");
    await page.keyboard.type("u2m");
    await page.keyboard.type("d1m");
    assert.equal(await player.button("Ura dora indicators").getAttribute("title"), "2 man");
    assert.equal(await player.button("Dora indicators").getAttribute("title"), "1 man");
    await player.tap(player.key("New hand"));
    await page.keyboard.type("c0po7z");
    assert.deepEqual(await player.held(), ["Chi of red 5 pin 6 pin 7 pin", "Pon of Red Red Red"]);
  }));

for (const [width, height] of [[390, 844], ...more([1280, 800])]) {
  test(`${width}x${height}: / leads to the text of the hand, ? to the help that names every key`, () =>
    play(app, { width, height }, async (player, { page }) => {
      await page.keyboard.press("/");
      const field = page.getByRole("textbox", { name: "The hand as text" });
      assert.equal(await field.evaluate((one) => one === document.activeElement), true);
      assert.equal(await field.inputValue(), "");
      await page.keyboard.type("123m r?/");
      assert.equal(await field.inputValue(), "123m r?/");
      await page.keyboard.press("Escape");
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press("?");
      const help = page.locator("#menu");
      assert.equal(await help.isVisible(), true);
      // What the menu holds comes with the second file.
      await help.locator("dt").first().waitFor();
      await player.settled();
      const keys = await help.locator("dt").allInnerTexts();
      for (const key of ["234m", "0p", "E S W N P F C", "c o k", "r t", "d u", "/", "?", "⌫", "Esc", "Ctrl z", "Del", "Slide", "Hold", "Swipe"]) {
        assert.ok(keys.includes(key), `${key} is not in: ${keys}`);
      }
      await page.keyboard.press("Escape");
      assert.equal(await help.isVisible(), false);
      assert.deepEqual(await player.held(), []);
    }));
}

test("who leaves the text of the hand goes on where it was opened", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    const opener = player.key("Type the hand");
    const left = async (there) => page.waitForFunction((id) => document.activeElement.id === id, there);
    await opener.focus();
    await page.keyboard.press("Enter");
    await left("hand-text");
    await page.keyboard.press("Escape");
    assert.ok(await opener.evaluate((one) => one === document.activeElement));
    // From the menu, and with no place at all before.
    await player.open("Type the hand");
    await left("hand-text");
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement.id), "menu-button");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("/");
    await left("hand-text");
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement.id), "hand");
  }));

for (const [name, leave] of [["Back", (page) => page.goBack()], ["Escape", (page) => page.keyboard.press("Escape")]])
  test(`after another language ${name} leads from the menu to the button that opened it`, () =>
    play(app, { width: 390, height: 844 }, async (player, { page }) => {
      await player.tap(player.button("More"));
      const list = page.locator("#languages");
      await list.selectOption("Deutsch");
      await page.waitForFunction(() => document.documentElement.lang === "de" && document.activeElement.id === "languages");
      // The browser keeps the place of the menu anew when it has time.
      await page.waitForTimeout(400);
      await page.waitForFunction(() => location.hash === "#/more");
      await leave(page);
      await page.locator("#menu").waitFor({ state: "hidden" });
      await page.waitForFunction(() => document.activeElement.id === "menu-button");
    }));

rare("? leads to the list of the keys", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await page.keyboard.press("?");
    const keys = page.getByRole("group", { name: "Keyboard", exact: true });
    // What the menu holds comes with the second file.
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "group");
    assert.ok(await keys.evaluate((one) => one === document.activeElement));
    const [list, menu] = [await keys.boundingBox(), await page.locator("#menu").boundingBox()];
    assert.ok(list.y >= menu.y && list.y + list.height <= menu.y + menu.height, JSON.stringify([list, menu]));
  }));

rare("an example has the keyboard at its hand", () =>
  play(app, {}, async (player, { page }) => {
    await player.tap(player.button("Tenhou", player.result));
    await player.button(/^Everyday/).focus();
    await page.keyboard.press("Enter");
    await player.settled();
    assert.ok(await player.hand.evaluate((one) => one === document.activeElement));
    assert.equal((await player.held()).length, 14);
  }));

rare("keys with other meanings are left alone", () =>
  play(app, {}, async (player, { page }) => {
    for (const keys of ["Alt+1", "Control+m", "q", "Tab", "ArrowDown"]) await page.keyboard.press(keys);
    await player.list("Seat wind").focus();
    await page.keyboard.press("E");
    assert.deepEqual(await player.held(), []);
  }));

test("focus survives: a key that was tapped by keyboard can be tapped again", () =>
  play(app, {}, async (player, { page }) => {
    await player.key("1 man").focus();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("Enter");
    assert.equal((await player.held()).length, 3);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    assert.equal((await player.held()).length, 4);
    assert.equal(await player.said.innerText(), "No 1 man is left.");
    assert.equal(await player.key("1 man").evaluate((one) => one === document.activeElement), true);
  }));

/** What has the keyboard once a tap has done its work. */
async function held() {
  await new Promise((done) => setTimeout(() => setTimeout(done)));
  return document.activeElement.getAttribute("aria-label") ?? document.activeElement.localName;
}

test("focus stays in the hand when its tile goes", () =>
  play(app, {}, async (player, { page }) => {
    const on = () => page.evaluate(held);
    await page.keyboard.type("123m456p78s99p222s9s");
    // Chosen it is the same tile, at another place; with the second Enter it goes, and the one behind it has the focus.
    await player.button("3 man in the hand").focus();
    await page.keyboard.press("Enter");
    assert.equal(await on(), "3 man, winning tile");
    await page.keyboard.press("Enter");
    assert.equal(await on(), "4 pin in the hand");
    assert.equal((await player.held()).length, 13);
    await page.keyboard.press("Delete");
    assert.equal(await on(), "5 pin in the hand");
    await page.keyboard.press("Control+z");
    assert.equal(await on(), "5 pin in the hand");
    // The last one: the one before it.
    await player.button("9 sou, winning tile").focus();
    await page.keyboard.press("Delete");
    assert.equal(await on(), "8 sou in the hand");
    await page.keyboard.press("Backspace");
    assert.match(await on(), /in the hand$/);
    // The only one: the first key.
    await player.tap(player.key("New hand"));
    await page.keyboard.type("7z");
    await player.button("Red in the hand").focus();
    await page.keyboard.press("Delete");
    assert.equal(await on(), "1 man");
  }));

rare("focus stays in the hand when a meld or its menu goes", () =>
  play(app, {}, async (player, { page }) => {
    const on = () => page.evaluate(held);
    await page.keyboard.type("12mo1z");
    const meld = player.button("Pon of East East East");
    const menu = page.getByRole("group", { name: "Pon of East East East" });
    for (const leave of ["Escape", "Enter"]) {
      await meld.focus();
      await page.keyboard.press("Enter");
      await player.button("Done", menu).focus();
      await page.keyboard.press(leave);
      assert.equal(await on(), "Pon of East East East", leave);
    }
    await page.keyboard.press("Enter");
    await player.button("Remove", menu).focus();
    await page.keyboard.press("Enter");
    assert.equal(await on(), "2 man in the hand");
  }));

/** What has the focus: its name, where it is, and whether that can be seen. */
function focused() {
  const one = document.activeElement;
  if (!one || one === document.body) return undefined;
  const [style, box] = [getComputedStyle(one), one.getBoundingClientRect()];
  return {
    name: one.getAttribute("aria-label") ?? one.textContent.trim(),
    ring: one.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    region: one.closest("header, [role=group], section")?.getAttribute("aria-label") ?? "bar",
    // In the panel, which scrolls as the walk goes on.
    at: [Math.round(box.left), Math.round(box.top + (one.closest(".panel")?.scrollTop ?? 0))],
    size: [box.width, box.height],
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}

for (const [width, height] of [[390, 844], ...more([1280, 800])]) {
  test(`${width}x${height}: Tab reaches every control once, in the order of the eye, and shows where it is`, () =>
    play(app, { width, height }, async (player, { page }) => {
      await sample(player);
      // The walk starts where a fresh page starts it.
      await page.reload();
      await player.palette.waitFor();
      const count = await page.locator("button:visible, select:visible, input:visible").count();
      const walk = [];
      for (let i = 0; i <= count; i += 1) {
        await page.keyboard.press("Tab");
        const now = await page.evaluate(focused);
        if (!now) break;
        walk.push(now);
      }
      const seen = walk.map(({ name, at }) => `${name} ${at}`);
      assert.equal(new Set(seen).size, walk.length, "nothing twice");
      assert.equal(walk.length, count, `${walk.length} of ${count}: ${seen.join(" | ")}`);
      for (const stop of walk) assert.ok(stop.ring && stop.inside, `${stop.name}: focus cannot be seen`);
      // Inside a group, left to right and top to bottom; a red five follows its plain one.
      walk.forEach((stop, i) => {
        const last = walk[i - 1];
        if (!last || last.region !== stop.region || /^red 5/.test(stop.name) || /^red 5/.test(last.name)) return;
        const below = stop.at[1] >= last.at[1] + last.size[1] - 8;
        assert.ok(below || stop.at[0] > last.at[0], `${stop.name} comes after ${last.name}`);
      });
      const order = walk.map(({ name }) => name).filter((name) => KEYS.includes(name));
      assert.deepEqual(order, names("1234506789m1234506789p1234506789s1234567z"));
      const groups = walk.map(({ region }) => region).filter((region, i, all) => region !== all[i - 1]);
      assert.deepEqual(groups.slice(0, 2), ["bar", "Hand"]);
      const at = (region) => groups.indexOf(region);
      assert.ok(at("Hand") < at("Situation"), groups.join(", "));
    }));
}

/** The id or name of what has the focus. */
const focus = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.getAttribute("aria-label") || document.activeElement.localName);

rare("who chooses a language or names goes on in the same list", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.press("?");
    for (const [id, next, seen] of [
      ["languages", "日本語", "ja"],
      ["languages", "English", "en"],
      ["terms", "Kanji", "en"],
      ["terms", "Romaji", "en"],
    ]) {
      const list = page.locator(`#${id}`);
      await list.focus();
      const before = await list.elementHandle();
      await list.selectOption(next);
      await page.waitForFunction((old) => !old.isConnected, before);
      await page.waitForFunction((id) => document.activeElement.id === id, id);
      assert.equal(await page.evaluate(() => document.documentElement.lang), seen);
      assert.equal(await list.evaluate((one) => one.selectedOptions[0].textContent), next);
      assert.equal(await page.locator("#menu").isVisible(), true);
    }
  }));

rare("a dialog that a choice in it ends gives the focus back", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("234m340p66p678s56s7s");
    await player.tap(player.key("New hand"));
    await page.keyboard.press("?");
    await page.getByRole("button", { name: "History" }).focus();
    await page.keyboard.press("Enter");
    const over = page.getByRole("dialog");
    await over.getByRole("button", { name: /^2 man, 3 man, 4 man,.*7 sou.*Ron/ }).focus();
    await page.keyboard.press("Enter");
    await over.waitFor({ state: "detached" });
    assert.equal((await player.held()).length, 14);
    assert.equal(await focus(page), "menu-button");
  }));

test("what a tap takes away hands the keyboard on", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    const press = async (button, next) => {
      await button.focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction((next) => document.activeElement.id === next, next);
    };
    await player.enter("234m340p66p678s56s");
    await press(page.locator(".wait").first(), "hand");
    await player.enter("1z");
    await press(page.locator("#take-back"), "hand");
    await player.off("West");
    await player.tap(player.button("Another winner", player.explanation));
    await press(page.getByRole("button", { name: "Only this hand" }), "hand");
    await page.evaluate(() => localStorage.setItem("tensu/1", "rubbish"));
    await page.reload();
    await press(page.getByRole("button", { name: "OK", exact: true }), "hand");
    await page.locator("[data-ready=true]").waitFor();
    await page.getByRole("button", { name: "Rules", exact: true }).first().click();
    await press(page.getByRole("button", { name: "Make a copy" }), "rules-name");
    for (const name of ["Ours", "Sunday"]) {
      await page.locator("#rules-name").fill(name);
      await press(page.locator("#rules-name"), "rules-name");
      assert.equal(await page.locator("#rules-name").inputValue(), name);
    }
  }));

rare("what is half entered is said", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.type("c");
    assert.match(await player.said.innerText(), /Chi/);
    await page.keyboard.press("Escape");
    await page.keyboard.type("23");
    assert.match(await player.said.innerText(), /23/);
  }));

rare("keys work by their place where letters are not Latin", () =>
  play(app, {}, async (player, { page }) => {
    const press = (key, code, more = {}) =>
      page.evaluate(([key, code, more]) => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more })), [key, code, more]);
    await press("2", "Digit2");
    await press("ь", "KeyM");
    assert.deepEqual(await player.held(), ["2 man in the hand"]);
    await press("я", "KeyZ", { ctrlKey: true });
    assert.deepEqual(await player.held(), []);
  }));
