// Practice as a learner would use it: a hand on the table or from the wall, question by question.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { more, rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const VIEWS = [
  ["360x640", { width: 360, height: 640 }],
  ...more(["1280x800", { width: 1280, height: 800 }]),
];

const dialog = (player) => player.page.getByRole("dialog", { name: "Practice", exact: true });
const button = (player, name) => player.button(name, dialog(player));
const verdict = (player) => player.text(player.page.locator("#asked .verdict"));
/** The same without the mistake, which follows a wrong one. */
const graded = async (player) => (await verdict(player)).replace(/ · .+\.$/, "");
/** The answers to what is asked now; none when all is answered. */
const answers = (player, question) => dialog(player).getByRole("group", { name: question, exact: true }).getByRole("button");
/** What a reader takes: a tap right behind another one is part of a double tap, and does nothing. */
const read = (player) => player.page.waitForTimeout(320);
const tap = async (player, target) => {
  await read(player);
  await player.tap(target);
};
const kept = (player) => player.page.evaluate(() => localStorage.getItem("tensu/learn"));

async function open(player) {
  await player.open("Practice");
}

/** The lines of a part of the explanation, in the dialog. */
async function lines(player, title) {
  const part = dialog(player).locator("section", { has: player.page.getByRole("heading", { name: title, exact: true }) });
  const all = await part.locator("li, tr").allInnerTexts();
  return all.map((line) => line.replace(/\s+/g, " ").trim());
}

/** What is asked now. */
const asked = async (player) => (await player.page.locator("#asked h3").evaluate((one) => one.firstChild.textContent)).trim();

/** Answers everything with the first answer, and says what was asked with what came of it. */
async function answerAll(player) {
  const all = [];
  for (;;) {
    const question = await asked(player);
    const choices = answers(player, question);
    if (!(await choices.count())) return all;
    await tap(player, choices.first());
    all.push([question, await graded(player)]);
  }
}

for (const [name, view] of VIEWS) {
  test(`${name}: the fu of the hand on the table`, () =>
    play(app, view, async (player, { shot }) => {
      await player.enter("13m555p999s678s22z2m");
      await player.switchOn("Riichi");
      await player.choose("Honba", "1");
      const before = await player.state();
      await open(player);
      await tap(player, button(player, "The hand on the table"));
      // F15: riichi and counters give no fu.
      const about = await player.text(dialog(player));
      assert.match(about, /Ron · 2 man, winning tile · Seat wind: South · Round wind: East/);
      assert.doesNotMatch(about, /Riichi|Honba/);
      const block = (tiles, mark) => dialog(player).getByRole("img", { name: `${tiles}: ${mark}`, exact: true });
      await block("5 pin 5 pin 5 pin", "?").waitFor();
      // Seed 002: 10 for the closed ron; runs none; triplets 4 and 8; the pair of the seat's wind 2; the wait in the middle 2.
      const steps = [
        ["How many fu for the way it was won?", "10", "Right: Closed hand, won by ron, 10 fu"],
        ["How many fu for the marked tiles?", "0", "Right: Sequence, 0 fu"],
        ["How many fu for the marked tiles?", "2", "Wrong. It is: Closed triplet of simples, 4 fu"],
        // F5: the other sequence is not asked about again.
        ["How many fu for the marked tiles?", "8", "Right: Closed triplet of terminals or honors, 8 fu"],
        ["How many fu for the marked tiles?", "2", "Right: Pair of your seat wind, 2 fu"],
        ["How many fu for the wait?", "2", "Right: Closed wait (kanchan), 2 fu"],
        ["How many fu in all, rounded up?", "50", "Right: 46, rounded up to 50 fu"],
      ];
      for (const [question, answer, grade] of steps) {
        assert.equal(await asked(player), question);
        await tap(player, answers(player, question).filter({ hasText: new RegExp(`^${answer}$`) }));
        assert.equal(await graded(player), grade);
        if (grade.startsWith("Wrong")) assert.match(await verdict(player), / · .+ is closed: 4, not 2\.$/);
        // The keyboard is at the next question.
        assert.equal(await player.page.evaluate(() => document.activeElement.id), "asked");
        if (answer === "8") await shot(`practice-${name}`);
      }
      await block("5 pin 5 pin 5 pin", "4").waitFor();
      assert.equal(await asked(player), "6 of 7 right");
      assert.deepEqual((await lines(player, "Fu")).at(-1), "Together 46, rounded up to 50 fu");
      await shot(`practice-${name}-done`);
      const wrong = /^d \d+ [0-9a-f]{4} ankou - 0 1 \d+ 2$/m;
      assert.match(await kept(player), wrong);
      // F16, F17.
      const [slip, ...others] = await lines(player, "What went wrong");
      assert.match(slip, /^How many fu for the marked tiles\? Wrong. It is: Closed triplet of simples, 4 fu · .+ is closed: 4, not 2\.$/);
      assert.deepEqual(others, []);
      assert.match(await player.text(dialog(player)), /Right: 6 of 7 today, 6 of 7 in all\./);
      assert.match(await player.text(dialog(player)), /Coming back: 1/);
      await player.tap(button(player, "Close"));
      assert.deepEqual(await player.state(), before);
      // Over a reload it is known what went wrong.
      await player.page.reload();
      await player.palette.waitFor();
      assert.match(await kept(player), wrong);
      await open(player);
      // The hand and its answers are still there.
      assert.equal(await asked(player), "6 of 7 right");
      await tap(player, button(player, "Next hand").first());
      await dialog(player).getByRole("img", { name: /^(?:red )?(\d) (man|pin|sou) (?:red )?\1 \2 (?:red )?\1 \2: \?$/ }).first().waitFor();
    }));

  rare(`${name}: hands from the wall, whatever they are`, () =>
    play(app, view, async (player, { shot }) => {
      await open(player);
      await tap(player, button(player, "Deal a hand"));
      for (let hands = 0; hands < 4; hands += 1) {
        const all = await answerAll(player);
        const together = (await lines(player, "Fu")).at(-1).replace(/^Together /, "");
        const [question, sum] = all.at(-1);
        assert.equal(question, "How many fu in all, rounded up?");
        // A flat number says why; any other is the sum of the explanation.
        assert.ok(sum.endsWith(together) || /always (20|25)$/.test(sum), `${sum} / ${together}`);
        await tap(player, button(player, "Next hand").first());
      }
      await tap(player, button(player, "Han/fu"));
      for (let hands = 0; hands < 3; hands += 1) {
        const [[question, han]] = await answerAll(player);
        assert.equal(question, "How many han?");
        const total = (await lines(player, "Yaku")).map((line) => Number(line.match(/(\d+) han$/)[1]));
        assert.ok(han.endsWith(`: ${total.reduce((sum, one) => sum + one, 0)} han`), `${han} / ${total}`);
        await tap(player, button(player, "Next hand").first());
      }
      await tap(player, button(player, "Points"));
      for (let hands = 0; hands < 3; hands += 1) {
        // All of it is there at once, wherever a finger goes.
        const last = await button(player, "Next hand").first().boundingBox();
        assert.ok(last.y + last.height <= view.height, `${last.y}`);
        const body = dialog(player).locator(".over-body");
        assert.ok(await body.evaluate((one) => one.scrollWidth <= one.clientWidth));
        const choices = await answers(player, "What is paid?").allInnerTexts();
        assert.equal(choices.length, 4);
        assert.equal(new Set(choices).size, 4);
        const [[, graded]] = await answerAll(player);
        const price = graded.replace(/^(Right|No, it is): /, "");
        assert.ok(choices.includes(price), price);
        // As the explanation has it: what each pays, the dealer last.
        const paid = (await lines(player, "Who pays")).slice(0, -1).map((line) => line.match(/[\d,]+$/)[0]);
        const each = price.endsWith(" all") ? [price.replace(" all", "")] : price.split("/");
        assert.deepEqual([...new Set(paid)].sort(), [...each].sort(), `${price} / ${paid}`);
        await tap(player, button(player, "Next hand").first());
      }
      await shot(`practice-${name}-price`);
    }));
}

for (const [name, view] of VIEWS) {
  rare(`${name}: the tiles that thirteen wait for`, () =>
    play(app, view, async (player, { shot }) => {
      // 2345678 of one suit waits for 2, 5 and 8 beside three sets.
      await player.enter("2345678s111z333m");
      await open(player);
      await tap(player, button(player, "Waits"));
      await tap(player, button(player, "The hand on the table"));
      assert.equal(await asked(player), "Which tiles win?");
      const choices = answers(player, "Which tiles win?");
      const names = await choices.evaluateAll((all) => all.map((one) => one.querySelector("[aria-label]").getAttribute("aria-label")));
      assert.equal(new Set(names).size, 4);
      assert.equal(names.filter((one) => one === "2 sou, 5 sou, 8 sou").length, 1, names.join(" / "));
      await shot(`practice-${name}-waits`);
      await tap(player, choices.nth(names.indexOf("2 sou, 5 sou, 8 sou")));
      assert.equal(await graded(player), "Right: 2 sou, 5 sou, 8 sou");
      const read = await lines(player, "Waiting for");
      assert.deepEqual(
        read.map((line) => line.match(/\d sou: .*/)[0]),
        ["2 sou: single wait (tanki)", "5 sou: single wait (tanki)", "8 sou: single wait (tanki)"],
      );
      await shot(`practice-${name}-waits-done`);
      // Hands from the wall, several of them wrong.
      await tap(player, button(player, "Next hand").first());
      for (let hands = 0; hands < 4; hands += 1) {
        const box = await button(player, "Next hand").first().boundingBox();
        assert.ok(box.y + box.height <= view.height, `${box.y}`);
        const [[question, grade]] = await answerAll(player);
        assert.equal(question, "Which tiles win?");
        const right = grade.replace(/^(Right|No, it is): /, "").match(/(?:\d (?:man|pin|sou))|East|South|West|North|White|Green|Red/g);
        const read = await lines(player, "Waiting for");
        assert.deepEqual(read.map((line) => line.match(/([^:]+): [^:]*$/)[1].trim()), right);
        await tap(player, button(player, "Next hand").first());
      }
      const items = (await kept(player)).trim().split("\n").slice(1).map((line) => line.split(" ")[3]);
      assert.ok(items.length && items.every((item) => item.startsWith("waits_")), items.join());
    }));
}

rare("rules without fu ask for what they have", () =>
  play(app, {}, async (player) => {
    const topics = () => dialog(player).getByRole("group", { name: "What to practice" }).getByRole("button").allInnerTexts();
    for (const [rules, names, question] of [
      ["Korean", ["Waits", "Worth", "Points"], "How many points?"],
      ["Sanma without fu", ["Waits", "Han", "Points"], "How many han?"],
    ]) {
      await player.choose("Ruleset", { label: rules });
      await open(player);
      assert.deepEqual(await topics(), names);
      await tap(player, dialog(player).getByRole("button", { name: /hand$/ }).first());
      assert.equal(await asked(player), question);
      const all = await answerAll(player);
      assert.equal(all.length, 1);
      await player.tap(button(player, "Close"));
    }
  }));

// F13.
test("a double tap answers one question and leaves its explanation", () =>
  play(app, VIEWS[0][1], async (player) => {
    await player.enter("13m555p999s678s22z2m");
    await player.switchOn("Riichi");
    await open(player);
    await tap(player, button(player, "The hand on the table"));
    await read(player);
    await answers(player, "How many fu for the way it was won?").last().dblclick({ delay: 20 });
    await player.settled();
    assert.equal(await graded(player), "Right: Closed hand, won by ron, 10 fu");
    assert.equal(await asked(player), "How many fu for the marked tiles?");
    // What is asked of can be heard, and what was counted is in sight.
    assert.match(await player.page.locator("#asked h3").textContent(), /2 man/);
    assert.match(await player.text(dialog(player)), /For winning, 20 fu · Closed hand, won by ron, 10 fu/);
    // The same hand, asked otherwise.
    await tap(player, button(player, "Han/fu"));
    assert.equal(await asked(player), "How many han?");
    assert.match(await player.text(dialog(player)), /2 man, winning tile/);
  }));

test("by the keyboard alone", () =>
  play(app, { width: 1280, height: 800 }, async (player) => {
    await open(player);
    const { keyboard } = player.page;
    await button(player, "Deal a hand").focus();
    await keyboard.press("Enter");
    await player.settled();
    for (let presses = 0; presses < 8; presses += 1) {
      const question = await asked(player);
      if (!(await answers(player, question).count())) break;
      await read(player);
      await keyboard.press("Tab");
      await keyboard.press("Enter");
      await player.settled();
    }
    assert.match(await asked(player), /^\d of \d right$/);
  }));

// F1.
test("a reload in the middle of a hand, and what was kept in the old way", () =>
  play(app, { width: 390, height: 844, init: () => localStorage.getItem("tensu/learn") ?? localStorage.setItem("tensu/practice", "tanki:2 later:1") }, async (player, { page }) => {
    await player.enter("13m555p999s678s22z2m");
    await player.switchOn("Riichi");
    await open(player);
    // A word of a newer version stays; the others are part of the log.
    assert.match(await kept(player), /^tensu-learn:1\nd \d+ [0-9a-f]{4} tanki - 0 1 0 2\n$/);
    assert.equal(await page.evaluate(() => localStorage.getItem("tensu/practice")), "later:1");
    await tap(player, button(player, "The hand on the table"));
    await tap(player, answers(player, "How many fu for the way it was won?").nth(0));
    const seen = async () => [await asked(player), await answers(player, "How many fu for the marked tiles?").allInnerTexts(), await player.text(dialog(player).locator(".blocks"))];
    const before = await seen();
    await page.reload();
    await page.locator("#asked").waitFor();
    assert.deepEqual(await seen(), before);
    // The price of the same hand, and back: the answer is still there.
    await tap(player, button(player, "Points"));
    assert.equal(await asked(player), "What is paid?");
    await tap(player, button(player, "Fu"));
    assert.deepEqual(await seen(), before);
  }));

// F2.
test("two windows know what was wrong in both", () =>
  play(app, { width: 390, height: 844 }, async (player, { page, context, url }) => {
    await player.enter("13m555p999s678s22z2m");
    await player.switchOn("Riichi");
    await open(player);
    const second = await context.newPage();
    await second.goto(`${url}#/practice`);
    const other = second.getByRole("dialog", { name: "Practice", exact: true });
    await other.getByRole("button", { name: "Points", exact: true }).click();
    await second.waitForTimeout(170);
    await other.getByRole("button", { name: /hand$/ }).first().click();
    await second.locator("#asked").waitFor();
    const wrong = async () => {
      for (let hands = 0; hands < 12; hands += 1) {
        await second.waitForTimeout(170);
        await other.getByRole("group", { name: "What is paid?" }).getByRole("button").first().click();
        if (await second.locator("#asked .verdict.bad").count()) return;
        await second.waitForTimeout(170);
        await other.getByRole("button", { name: "Next hand" }).first().click();
      }
      assert.fail("always right");
    };
    await wrong();
    // This window had looked before.
    await tap(player, button(player, "The hand on the table"));
    await tap(player, answers(player, "How many fu for the way it was won?").nth(0));
    assert.match(await graded(player), /^Wrong/);
    const text = await kept(player);
    assert.match(text, / menzen_ron - 0 1 /);
    // It may have been right once before.
    assert.match(text, / (cell|limit)_\S+ [-+] \d+ 1 /);
    await player.page.waitForTimeout(100);
    await tap(player, button(player, "Points"));
    assert.match(await player.text(dialog(player)), /Coming back: 1/);
    await other.getByRole("button", { name: "Fu", exact: true }).click();
    await second.getByText("Coming back: 1").waitFor();
    await second.close();
    assert.equal(await kept(player), text);
  }));

// F18.
rare("a hand without a yaku says why it cannot be practised, and one that went wrong is asked again", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    await player.enter("123456m789p234s11z");
    await open(player);
    await dialog(player).getByText(/^The hand on the table: .*yaku/i).waitFor();
    assert.equal(await button(player, "The hand on the table").count(), 0);
    await player.tap(button(player, "Close"));
    await player.switchOn("Riichi");
    await open(player);
    await tap(player, button(player, "The hand on the table"));
    while (!/ right$/.test(await asked(player))) await tap(player, answers(player, await asked(player)).nth(0));
    const before = await kept(player);
    await tap(player, button(player, "This hand again"));
    assert.equal(await asked(player), "How many fu for the way it was won?");
    await tap(player, answers(player, await asked(player)).last());
    assert.equal(await kept(player), before, "what was read a moment ago is not learned");
  }));

// F12.
rare("the n-th answer by its number, the next hand by Enter", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await open(player);
    await tap(player, button(player, "Points"));
    await tap(player, button(player, "Deal a hand"));
    const third = await answers(player, "What is paid?").nth(2).innerText();
    await read(player);
    await page.keyboard.press("3");
    await player.settled();
    const said = await graded(player);
    assert.equal(said.startsWith("Right"), said.endsWith(`: ${third}`));
    assert.match(await asked(player), /^[01] of 1 right$/);
    await read(player);
    await page.keyboard.press("Enter");
    await player.settled();
    assert.equal(await asked(player), "What is paid?");
    // A number that no answer has does nothing.
    await read(player);
    await page.keyboard.press("9");
    await player.settled();
    assert.equal(await asked(player), "What is paid?");
  }));

rare("MCR: which fan count, and how many points", () =>
  play(app, { width: 360, height: 640 }, async (player, { shot }) => {
    await player.chooseLater("MCR (MIL)");
    await open(player);
    await tap(player, button(player, "Worth"));
    await tap(player, button(player, "Deal a hand"));
    assert.equal(await asked(player), "Which fan count?");
    await shot("360x640-light-practice-mcr");
    const all = await answerAll(player);
    assert.ok(all.length >= 2, JSON.stringify(all));
    await shot("360x640-light-practice-mcr-told");
  }));

for (const [rules, minimum, unit] of [
  ["MCR (MIL)", 8, "points"],
  ...more(["Hong Kong (old style)", 3, "faan"]),
]) {
  rare(`${rules}: does it reach ${minimum}, and if so for how much`, () =>
    play(app, { width: 360, height: 640 }, async (player, { shot }) => {
      await player.chooseLater(rules);
      await open(player);
      await tap(player, button(player, "Enough?"));
      await tap(player, button(player, "Deal a hand"));
      const met = new Set();
      for (let hands = 0; hands < 20 && met.size < 2; hands += 1) {
        const all = await answerAll(player);
        assert.equal(all[0][0], `Does it reach ${minimum} ${unit}?`);
        const fan = await lines(player, "Fan");
        const sum = fan.reduce((sum, line) => sum + Number(line.match(/(\d+) (?:points?|faan)$/)[1]), 0);
        if (all.length === 1) {
          // What counts is too little, flowers or not.
          const told = new RegExp(`^Right: (\\d) of the ${minimum} ${unit} that a win needs.*; (\\d) missing\\.$`);
          const [have, missing] = all[0][1].match(told).slice(1).map(Number);
          assert.equal(have + missing, minimum);
          assert.ok(sum >= have, `${fan}`);
        } else {
          assert.equal(all[0][1], "Wrong. It is: Yes");
          assert.equal(all[1][0], `How many ${unit}?`);
          assert.ok(all[1][1].endsWith(`: ${sum} ${unit}`), `${all[1][1]}, ${sum}`);
        }
        if (!met.has(all.length)) await shot(`360x640-light-practice-minimum-${minimum}-${all.length}`);
        met.add(all.length);
        await tap(player, button(player, "Next hand").first());
      }
      assert.equal(met.size, 2, "hands below and above");
    }));
}
