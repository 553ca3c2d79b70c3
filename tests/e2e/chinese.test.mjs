// Chinese games at the hand's page: entered, priced and explained in their own words, given to others, and back to riichi.
// Prices are those of the specification's worked hands (tests/hands/mcr.txt).

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** Plays by a Chinese ruleset: it comes with a file of its own. */
async function choose(player, name) {
  await player.choose("Ruleset", name);
  await player.button("flower 1").waitFor();
}

const mcr = (view, steps) =>
  play(app, view, async (player, visit) => {
    await choose(player, "MCR (MIL)");
    await steps(player, visit);
  });

/** m04745: mixed triple chow 8, concealed hand 2, all chows 2, all simples 2, short straight 1, single wait 1. */
const HAND = "345678m345p345s8p8p";

/** What nobody says in a Chinese game, as a word of its own. */
const RIICHI = /\b(riichi|ippatsu|dora|ura|honba|yaku|han|fu|ron|tsumo|chi|pon|kan|tenpai|menzen|rinshan|chankan|furiten|tanki|ryanmen|sticks?|man|pin|sou)\b/i;
/** What nobody says in riichi. */
const CHINESE = /\b(fan|chow|pung|kong|flowers?)\b/i;

/** All that is on the screen or read out, but for the list of rulesets, sources and the keyboard's help. */
const said = (page) =>
  page.evaluate(() => {
    const app = document.querySelector(".app");
    const shown = [...app.querySelectorAll("main *, .bar *")].filter((one) => one.checkVisibility() && !one.closest(".pick.wide, .source, .keyboard, .menu, kbd, svg"));
    const texts = shown.flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data));
    const names = shown.flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]);
    return [...new Set([...texts, ...names].filter(Boolean).map((text) => text.trim()))];
  });

test("a hand takes no more taps than in riichi, and all is said in the words of the game", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter(HAND);
    const taps = player.taps;
    assert.deepEqual((await said(page)).filter((text) => CHINESE.test(text)), []);
    await player.tap(player.button("New hand"));
    await choose(player, "MCR (MIL)");
    assert.deepEqual((await said(page)).filter((text) => RIICHI.test(text)), []);
    player.taps = 0;
    await player.enter(HAND);
    assert.ok(player.taps <= taps, `${player.taps} taps, ${taps} in riichi`);
    assert.equal(await player.price("Discard"), "24");
    assert.equal(await player.price("Self-draw"), "26 all");
    assert.match(await player.text(), /24 \+ 8 \+ 8 = 40/);
    assert.match(await player.text(), /16 points/);
    assert.deepEqual((await said(page)).filter((text) => RIICHI.test(text)), []);
    // It is not kept for nothing: the same tiles are a riichi hand again.
    await player.choose("Ruleset", "Tenhou");
    await player.button("Dora indicators").waitFor();
    assert.deepEqual((await said(page)).filter((text) => CHINESE.test(text)), []);
    assert.equal((await player.held()).length, 14);
  }));

rare("events of the game have switches, and one against another says why", () =>
  mcr({}, async (player) => {
    await player.enter(HAND);
    const row = await player.text(player.situation);
    assert.match(row, /Last tile of its kind/);
    assert.doesNotMatch(row, /First turn/);
    // Another 8 of pin is in the hand.
    assert.equal(await player.switched("Last tile of its kind", "aria-disabled"), "true");
    await player.tap(player.toggle("Last tile of its kind"));
    assert.match(await player.said.innerText(), /other three open on the table; the hand holds another 8 of dots/);
    await player.tap(player.button("New hand"));
    await player.enter("567m88s22z");
    await player.meld("Chow", "3m");
    await player.meld("Pung", "4p");
    await player.enter("8s");
    assert.equal(await player.price("Discard"), "16", "a chicken hand");
    await choose(player, "Hong Kong (old style)");
    await player.uncover("Kong on kong");
    await player.tap(player.toggle("Kong on kong"));
    assert.match(await player.said.innerText(), /needs two kongs/);
  }));

test("flowers are a tap each and no help to the minimum", () =>
  mcr({}, async (player) => {
    await player.enter("22334m345s55z");
    await player.meld("Chow", "4p");
    await player.enter("4m");
    for (const flower of ["flower 1", "flower 2"]) await player.tap(player.button(flower));
    const text = await player.text();
    assert.match(text, /Not enough|7 of the 8 points/i);
    assert.match(text, /1 missing/);
    await player.tap(player.button("New hand"));
    assert.equal(await player.button("flower 1").getAttribute("aria-pressed"), "false");
    await player.enter("6667m678p123789s5m");
    for (const flower of ["flower 1", "season 2", "season 4"]) await player.tap(player.button(flower));
    assert.equal(await player.price("Discard"), "22", "11 and three flowers");
    assert.ok((await player.lines("Fan")).some((line) => /Flower × 3.*3 points/.test(line)));
  }));

test("a hand below eight says what is missing, what is near, and what would make it a win", () =>
  mcr({}, async (player, { shot }) => {
    await player.enter("45p22z");
    await player.meld("Chow", "2m");
    await player.meld("Chow", "3s");
    await player.meld("Pung", "2s");
    await player.enter("6p");
    const text = await player.text();
    assert.match(text, /6 of the 8 points/);
    assert.match(text, /2 missing/);
    assert.match(text, /Mixed shifted chows 6/);
    assert.match(text, /Why not/i);
    await shot("chinese-below");
  }));

rare("the explanation has every fan with its condition, the arithmetic, and the principle that took one away", () =>
  mcr({ width: 1280, height: 800 }, async (player, { page }) => {
    // m00059: the fourth chow may be combined once.
    await player.choose("Seat wind", "East");
    await player.choose("Round wind", "West");
    await player.enter("7m789p123s");
    await player.meld("Chow", "1m");
    await player.meld("Chow", "4s");
    await player.enter("7m");
    const fan = await player.lines("Fan");
    assert.ok(fan.some((line) => /Mixed straight 123, 456 and 789, each in another suit\..*8 points/.test(line)), fan.join("\n"));
    const missed = await player.lines("Why not");
    assert.ok(missed.some((line) => /Short straight.*account once/.test(line)), missed.join("\n"));
    assert.match(await player.text(player.explanation), /Discarder: 12 \+ 8 = 20/);
    await player.tap(player.button("Discarded by: South"));
    assert.match(await player.text(player.explanation), /South: 12 \+ 8 = 20/);
    assert.match(await player.text(), /South −20/);
    assert.match(await player.text(), /North −8/);
    assert.equal(await page.getByRole("heading", { name: "Yaku", exact: true }).count(), 0);
  }));

rare("knitted hands are tapped in, drawn as they are read, and refused where two collide", () =>
  mcr({}, async (player, { shot }) => {
    await player.enter("2m369p147s123456z7z");
    assert.equal(await player.price("Discard"), "32");
    assert.match(await player.text(), /Greater honors and knitted tiles/);
    await shot("chinese-knitted");
    await player.tap(player.button("New hand"));
    // Knitted straight 12, concealed hand 2.
    await player.enter("147m258p39s77z123m6s");
    assert.equal(await player.price("Discard"), "22");
    const blocks = await player.result.locator(".blocks").getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.ok(blocks.includes("1 of characters 4 of characters 7 of characters") && blocks.includes("3 of bamboo 6 of bamboo 9 of bamboo"), blocks.join(", "));
    await player.tap(player.button("New hand"));
    await player.enter("147m147p369s12345z");
    assert.match(await player.text(), /A complete hand is .*knitted straight.*fourteen different honors and knitted tiles/);
    // A fifth copy.
    await player.tap(player.button("New hand"));
    await player.enter("1111m");
    await player.tap(player.key("1 man"));
    assert.match(await player.said.innerText(), /1 of characters/);
  }));

rare("seven pairs have four alike, and keys that wait say what the hand is worth", () =>
  mcr({}, async (player) => {
    await player.enter("6668888m77p44s33z");
    const key = player.key("6 man");
    await key.waitFor();
    assert.equal(await key.getAttribute("aria-description"), "28");
    assert.match(await player.text(), /28 points/);
    await player.tap(key);
    assert.equal(await player.price("Discard"), "36");
    await player.tap(player.button("New hand"));
    await player.enter("123m456p789s11m56z2s");
    assert.match(await player.text(), /ready|away/);
  }));

test("a link, the text and the picture bring the game along; reload and another language keep it", () =>
  mcr({}, async (player, { page }) => {
    await player.enter("6667m678p123789s5m");
    await player.tap(player.button("flower 1"));
    await player.tap(player.button("Share"));
    const over = page.getByRole("dialog", { name: "Share", exact: true });
    const link = await over.getByRole("textbox", { name: "Link to this hand" }).inputValue();
    const text = await over.getByRole("textbox", { name: "Result as text" }).inputValue();
    assert.match(text, /Flowers: 1f\nDiscard 20 \+ 8 \+ 8\n12 points\n/);
    const drawn = decodeURIComponent(await over.locator("img").last().getAttribute("src"));
    assert.match(drawn, />20 \+ 8 \+ 8<.*12 points/s);
    assert.match(drawn, />Flowers</);
    await player.tap(over.getByRole("button", { name: "Close", exact: true }));
    await page.reload();
    await player.button("flower 1").waitFor();
    assert.equal(await player.price("Discard"), "20");
    await play(app, { path: link.slice(app.url.length) }, async (other, { page: there }) => {
      await other.button("flower 1").waitFor();
      assert.equal(await other.price("Discard"), "20");
      for (const [language, wanted] of [["简体中文", /12分.*三色三步高/], ["Deutsch", /Abwurf.*12 Punkte/]]) {
        await there.locator("#menu-button").click();
        await there.locator("#languages").selectOption(language);
        await there.waitForFunction((wanted) => new RegExp(wanted).test(document.querySelector("section.result").innerText.replace(/\s+/g, " ")), wanted.source);
        // The menu is drawn anew, and opened again.
        await there.waitForFunction(() => document.activeElement?.id === "languages");
        await there.keyboard.press("Escape");
      }
      await there.reload();
      await there.waitForFunction(() => /12 Punkte/.test(document.querySelector("section.result").innerText));
    });
  }));

rare("the result is shown to the table, and compared", () =>
  mcr({}, async (player, { page }) => {
    await player.enter(HAND);
    await player.tap(player.button("Show"));
    const over = page.getByRole("dialog", { name: "Show", exact: true });
    assert.match(await player.text(over), /Discard.*24 \+ 8 \+ 8.*16 points.*Mixed triple chow 8/);
    await page.keyboard.press("Escape");
    await player.tap(player.button("All rulesets"));
    const table = page.getByRole("dialog").getByRole("table");
    assert.match(await player.text(table), /MCR \(WMO 2006\).*Hong Kong/);
  }));

test("house rules: another minimum and another scheme are followed by the price, kept over a reload, and go with a link", () =>
  play(app, {}, async (player, { page, shot }) => {
    await choose(player, "Hong Kong (old style)");
    // All chows and no flowers: two faan.
    await player.meld("Chow", "1m");
    await player.enter("456p789s22p34s5s");
    assert.match(await player.text(), /2 of the 3 faan/);
    await player.open("Rules");
    const dialog = page.getByRole("dialog", { name: "Rules", exact: true });
    assert.deepEqual((await said(page)).filter((text) => RIICHI.test(text)), []);
    const minimum = dialog.getByRole("spinbutton", { name: "The least that a win needs", exact: true });
    await minimum.fill("2");
    await minimum.press("Tab");
    await dialog.getByRole("combobox", { name: "Who pays how much", exact: true }).selectOption({ label: "The discarder pays twice and the others once; by self-draw everybody pays twice." });
    await dialog.getByRole("button", { name: "Change back: Who pays how much", exact: true }).waitFor();
    await shot("390x844-light-rules-hong-kong");
    await player.tap(dialog.getByRole("button", { name: "Close", exact: true }));
    // Two faan are 4 points: twice from the discarder, once from the others; self-drawn three faan, 8 points, twice from all.
    const prices = async (one) => [await one.price("Discard"), await one.price("Self-draw")];
    assert.deepEqual(await prices(player), ["8", "16 all"]);
    await page.reload();
    await player.button("flower 1").waitFor();
    assert.deepEqual(await prices(player), ["8", "16 all"]);
    await player.tap(player.button("Share"));
    const link = await page.getByRole("textbox", { name: "Link to this hand" }).inputValue();
    assert.match(link, /minimum=2\/paying=half/);
    await play(app, { path: link.slice(app.url.length) }, async (other) => {
      await other.button("flower 1").waitFor();
      assert.deepEqual(await prices(other), ["8", "16 all"]);
    });
  }));

rare("the flower and the season of the seat are marked where they give a faan", () =>
  play(app, {}, async (player, { page }) => {
    const own = page.getByRole("group", { name: "Flowers", exact: true }).getByRole("button", { name: /Seat flower/ });
    const names = () => own.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    await choose(player, "MCR (MIL)");
    assert.deepEqual(await names(), []);
    await choose(player, "Hong Kong (old style)");
    await player.choose("Seat wind", "West");
    assert.deepEqual(await names(), ["flower 3: Seat flower", "season 3: Seat flower"]);
    // Half flush 3, a dragon 1, and the flower 1 in place of no flowers: five faan, 24 points.
    await player.meld("Pung", "7z");
    await player.enter("12345678m33z9m");
    assert.equal(await player.price("Discard"), "48");
    await player.tap(own.first());
    assert.equal(await player.price("Discard"), "48");
    await player.tap(player.button("flower 1"));
    assert.equal(await player.price("Discard"), "48", "another seat's gives nothing");
    await player.tap(own.last());
    assert.equal(await player.price("Discard"), "64", "six faan");
    await player.choose("Seat wind", "East");
    assert.deepEqual(await names(), ["flower 1: Seat flower", "season 1: Seat flower"]);
  }));

rare("one thing changed, and the hands of before, are told in the words of their game", () =>
  mcr({ width: 1280, height: 800 }, async (player, { page }) => {
    await player.enter(HAND);
    assert.ok((await player.lines("What if")).some((line) => /18 points/.test(line)), (await player.lines("What if")).join("; "));
    await player.tap(player.button("New hand"));
    await choose(player, "Hong Kong (old style)");
    await player.meld("Pung", "7z");
    await player.enter("12345678m33z9m");
    const changes = await player.lines("What if");
    assert.ok(changes.some((line) => /6 faan/.test(line)), changes.join("; "));
    await player.tap(player.button("New hand"));
    await player.choose("Ruleset", "Tenhou");
    await player.button("Dora indicators").waitFor();
    await player.open("History");
    const kept = await player.text(page.getByRole("dialog", { name: "History", exact: true }));
    assert.match(kept, /Discard 48 5 faan/);
    assert.match(kept, /Discard 24 \+ 8 \+ 8 16 points/);
  }));

/** The lessons of MCR: what they say names no riichi word, the hand stays whole, and a wrong answer says why. */
test("the course of MCR: what hands are made of, what excludes what, what is enough, who pays", () =>
  mcr({ width: 390, height: 844 }, async (player, { page, shot }) => {
    const lesson = page.locator("dialog .lesson");
    for (const number of [54, 55, 51, 56, 52]) {
      await page.evaluate((number) => void (location.hash = `#/lesson/${number}`), number);
      await lesson.locator("#lesson-asked").waitFor();
      const words = [];
      for (let turn = 0; turn < 7; turn++) {
        await page.waitForTimeout(250);
        words.push(await lesson.innerText());
        const begin = lesson.getByRole("button", { name: /^(Next|Begin)$/ }).and(page.locator(":enabled"));
        if (await begin.count()) {
          await begin.click();
          continue;
        }
        const keys = lesson.locator(".lesson-keys button");
        const names = await keys.allInnerTexts();
        assert.ok(names.length > 1 && new Set(names).size === names.length, names.join(" | "));
        await keys.nth(turn % names.length).click();
        await lesson.locator("#lesson-verdict .verdict").waitFor();
        if (await lesson.locator("#lesson-verdict .verdict.bad").count())
          assert.match(await lesson.locator("#lesson-verdict .lesson-mistake").innerText(), /\w{3}/);
        if (await lesson.locator(".laid").count()) {
          const [hand, panel] = await Promise.all([".laid", ".lesson-panel"].map((own) => lesson.locator(own).first().boundingBox()));
          assert.ok(hand.y + hand.height <= panel.y + 1, `${number}: the hand ends at ${hand.y + hand.height}, the answers begin at ${panel.y}`);
        }
      }
      assert.deepEqual(words.filter((text) => RIICHI.test(text)), [], `${number}`);
      await shot(`390x844-lesson-${number}-mcr`);
    }
  }));
