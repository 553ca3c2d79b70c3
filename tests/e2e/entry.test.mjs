// Entering a hand: how many taps and gestures it takes, strokes with mouse and finger, melds in two taps, text, touch sizes.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test, until } from "./harness.mjs";
import { names, play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const phone = { width: 390, height: 844, touch: true };

/** Names in the hand without what is said of each. */
async function held(player) {
  return (await player.held()).map((name) => name.replace(/ in the hand|, winning tile/, ""));
}

/** The middle of a key, or of the corner of its red five. */
async function middle(target) {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger that goes through these places; `lift` is what it does at the end, `hold` how long it stays before that. */
async function finger(page, places, { lift = "touchEnd", hold = 0 } = {}) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [first, ...rest] = places;
  await send("touchStart", [first]);
  let from = first;
  for (const to of rest) {
    for (let i = 1; i <= 6; i += 1) {
      await send("touchMove", [{ x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 }]);
    }
    from = to;
  }
  if (hold) await page.waitForTimeout(hold);
  await send(lift, []);
  await session.detach();
}

/** The same with a mouse. */
async function mouse(page, places, { hold = 0 } = {}) {
  const [first, ...rest] = places;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const to of rest) await page.mouse.move(to.x, to.y, { steps: 6 });
  if (hold) await page.waitForTimeout(hold);
  await page.mouse.up();
}

/** A slide over keys, by name. */
async function slide(player, move, ...keys) {
  player.taps += 1;
  await move(player.page, await Promise.all(keys.map((name) => middle(player.key(name)))));
}

/** What the sample is worth, and that the next thing entered is one more dora indicator. */
async function isTheSample(player) {
  assert.deepEqual([await player.price("Ron"), await player.price("Tsumo")], ["12,000", "4,000/8,000"]);
  assert.match(await player.text(), /Haneman 7 han 30 fu/);
  const sorted = (await held(player)).slice(0, -1).sort();
  assert.deepEqual(sorted, names("234m340p66p678s56s").sort());
  assert.equal((await player.held()).at(-1), "7 sou, winning tile");
  assert.equal(await player.button("Dora indicators").getAttribute("title"), "1 man, 5 pin");
  assert.equal(await player.button("Dora indicators").getAttribute("aria-pressed"), "true");
}

test("the sample of the field study by plain taps on a fresh page: at most 14", () =>
  play(app, phone, async (player) => {
    await player.enter("66p");
    await player.tap(player.key("Sequence 234"));
    await player.enter("2m");
    await player.tap(player.key("3 pin with red five"));
    await player.enter("65s");
    await player.enter("1m5p");
    await player.switchOn("Riichi");
    await isTheSample(player);
    assert.ok(player.taps <= 14, `${player.taps} taps`);
    assert.equal(player.taps, 10);
  }));

test("the sample by gestures on a fresh page: at most 10", () =>
  play(app, phone, async (player) => {
    await slide(player, finger, "2 man", "4 man");
    await slide(player, finger, "3 pin", "red 5 pin");
    await player.enter("66p");
    await slide(player, finger, "6 sou", "8 sou");
    await slide(player, finger, "5 sou", "7 sou");
    await player.enter("1m5p");
    await player.switchOn("Riichi");
    await isTheSample(player);
    assert.ok(player.taps <= 10, `${player.taps} gestures`);
    assert.equal(player.taps, 9);
  }));

rare("tile by tile works as ever", () =>
  play(app, phone, async (player) => {
    await sample(player);
    await isTheSample(player);
    assert.equal(player.taps, 17);
  }));

// Other hands: the most taps that each may take.
const HANDS = [
  {
    name: "A9, 12334m567p11z777z + 2m",
    most: 10,
    enter: async (player) => {
      await player.enter("11z777z");
      await player.tap(player.key("Sequence 234"));
      await player.enter("1m5p2m");
      await player.tap(player.button("2 man in the hand").first());
    },
    price: "1,600",
  },
  {
    name: "C7, four triplets and a pair",
    most: 7,
    seat: "North",
    enter: async (player) => {
      await player.tap(player.key("Triplet 222"));
      await player.enter("1m3p7s1z33m");
    },
    price: "64,000",
  },
  {
    name: "K5's seven pairs",
    most: 8,
    enter: async (player) => {
      await player.tap(player.key("Pair 22"));
      await player.enter("2m5m6m9p5s7s1z");
    },
    price: "1,600",
  },
  {
    name: "A7, two melds, one with a red five, and a red five in the hand",
    most: 10,
    enter: async (player) => {
      await player.tap(player.key("Chi"));
      await player.tap(player.key("4 man with red five"));
      await player.meld("Pon", "1z");
      await player.enter("50p");
      await player.tap(player.key("Sequence 234"));
      await player.enter("2m7s");
      await player.enter("4m");
    },
    price: "7,700",
  },
];

for (const hand of [HANDS[0], ...more(...HANDS.slice(1))]) {
  test(`${hand.name}: ${hand.most} taps`, () =>
    play(app, phone, async (player) => {
      if (hand.seat) await player.choose("Seat wind", hand.seat);
      await hand.enter(player);
      assert.equal(await player.price("Ron"), hand.price);
      assert.ok(player.taps <= hand.most, `${player.taps} taps`);
    }));
}

test("two thumbs that overlap enter both tiles, in the order in which they come up", () =>
  play(app, phone, async (player, { page }) => {
    const [one, other] = await Promise.all(["1 man", "9 pin"].map((name) => middle(player.key(name))));
    const session = await page.context().newCDPSession(page);
    const send = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const [left, right] = [{ ...one, id: 1 }, { ...other, id: 2 }];
    await send("touchStart", left);
    await send("touchStart", left, right);
    await send("touchEnd", left);
    await send("touchEnd");
    assert.deepEqual(await held(player), ["1 man", "9 pin"]);
    await player.tap(player.key("Undo"));
    assert.deepEqual(await held(player), ["1 man"]);
    // Fingers that part zoom or scroll, and enter nothing.
    await send("touchStart", left);
    await send("touchStart", left, right);
    await send("touchMove", { ...left, y: left.y - 40 }, { ...right, y: right.y + 40 });
    await send("touchEnd");
    assert.deepEqual(await held(player), ["1 man"]);
    await player.tap(player.key("2 man"));
    assert.deepEqual(await held(player), ["1 man", "2 man"]);
  }));

rare("a key that is held says that it enters three, and only then", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const said = (name) => player.key(name).evaluate((key) => getComputedStyle(key, "::after")).then(({ content, opacity }) => content !== "none" && opacity === "1");
    const down = async (name) => {
      const { x, y } = await middle(player.key(name));
      await page.mouse.move(x, y);
      await page.mouse.down();
      return { x, y };
    };
    const { x, y } = await down("Red");
    // On a busy machine the sign comes later than half a second.
    await until(() => said("Red"));
    await page.mouse.up();
    assert.equal(await said("Red"), false, "let go");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 15, y, { steps: 3 });
    await page.waitForTimeout(650);
    assert.equal(await said("Red"), false, "moved on");
    await page.mouse.up();
    // An indicator is one tile, however long the key is held.
    await player.page.getByRole("button", { name: /^Dora/ }).first().click();
    await down("1 man");
    await page.waitForTimeout(650);
    assert.equal(await said("1 man"), false, "an indicator");
    await page.mouse.up();
  }));

for (const [kind, move] of [["finger", finger], ["mouse", mouse]]) {
  const view = { ...phone, touch: kind === "finger" };
  // A mouse goes the same ways.
  const both = kind === "finger" ? test : rare;

  test(`${kind}: a slide enters what it went over, in its order, as one step`, () =>
    play(app, view, async (player) => {
      await slide(player, move, "9 man", "1 man");
      assert.equal((await player.held()).length, 9);
      await slide(player, move, "East", "North");
      assert.equal((await player.held()).length, 13);
      await player.tap(player.key("Undo"));
      assert.deepEqual(await held(player), names("123456789m"));
      await player.tap(player.key("Undo"));
      assert.deepEqual(await held(player), []);
      await player.tap(player.key("Redo"));
      assert.equal((await player.held()).length, 9);
    }));

  both(`${kind}: what ends on the last tile won on it`, () =>
    play(app, view, async (player) => {
      await player.enter("567p11z777z");
      await slide(player, move, "1 man", "3 man");
      await slide(player, move, "4 man", "2 man");
      assert.equal((await player.held()).at(-1), "2 man, winning tile");
      assert.equal(await player.price("Ron"), "1,600");
    }));

  both(`${kind}: a key that is held enters three, and no tap with it`, () =>
    play(app, view, async (player) => {
      await move(player.page, [await middle(player.key("Red"))], { hold: 650 });
      assert.deepEqual(await held(player), names("777z"));
      await player.enter("1m");
      assert.deepEqual(await held(player), names("1m777z"));
      await player.tap(player.key("Undo"));
      await player.tap(player.key("Undo"));
      assert.deepEqual(await held(player), []);
    }));

  both(`${kind}: back at its start, off its row or from elsewhere a stroke does nothing`, () =>
    play(app, view, async (player, { page }) => {
      const at = async (name) => middle(player.key(name));
      const traced = () => page.locator(".cell.lit").count();
      await move(page, [await at("3 pin"), await at("5 pin"), await at("3 pin")]);
      await move(page, [await at("3 pin"), await at("5 pin"), { x: 300, y: 120 }]);
      await move(page, [{ x: 150, y: 420 }, await at("3 pin"), await at("6 pin")]);
      assert.deepEqual(await held(player), []);
      assert.equal(await traced(), 0);
      // And a tap is a tap again.
      await player.enter("3p");
      assert.deepEqual(await held(player), ["3 pin"]);
    }));

  both(`${kind}: a tile that is swiped off the hand goes, sideways it stays`, () =>
    play(app, view, async (player, { page }) => {
      await player.enter("123z");
      const at = await middle(player.button("South in the hand"));
      await move(page, [at, { x: at.x + 80, y: at.y + 4 }]);
      await move(page, [at, { x: at.x, y: at.y + 40 }, at]);
      assert.deepEqual(await held(player), names("123z"));
      await move(page, [at, { x: at.x + 5, y: at.y + 60 }]);
      assert.deepEqual(await held(player), names("13z"));
      await player.tap(player.key("Undo"));
      assert.deepEqual(await held(player), names("123z"));
    }));
}

rare("a stroke lights its keys and says its tiles while it lasts", () =>
  play(app, {}, async (player, { page }) => {
    const [from, to] = [await middle(player.key("4 sou")), await middle(player.key("6 sou"))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    assert.equal(await page.locator(".cell.lit").count(), 3);
    assert.equal(await page.locator(".toast").innerText(), "4 sou, 5 sou, 6 sou");
    await page.mouse.up();
    assert.equal(await page.locator(".cell.lit").count(), 0);
    assert.deepEqual(await held(player), names("456s"));
  }));

test("a finger that the browser takes away, and a second one, cancel", () =>
  play(app, phone, async (player, { page }) => {
    const keys = [await middle(player.key("2 man")), await middle(player.key("4 man"))];
    await finger(page, keys, { lift: "touchCancel" });
    assert.deepEqual(await held(player), []);
    assert.equal(await page.locator(".cell.lit").count(), 0);
    await player.enter("2m");
    assert.deepEqual(await held(player), ["2 man"]);
  }));

rare("844x484: up and down over the keys scrolls the page and enters nothing, along a row enters", () =>
  play(app, { width: 844, height: 484, touch: true }, async (player, { page }) => {
    const bottom = await middle(player.key("4 pin"));
    await finger(page, [bottom, { x: bottom.x, y: bottom.y - 160 }]);
    assert.ok((await page.evaluate(() => scrollY)) > 0, "scrolled");
    assert.deepEqual(await held(player), []);
    await slide(player, finger, "2 sou", "4 sou");
    assert.deepEqual(await held(player), names("234s"));
    // The hand scrolls too there; tapping takes tiles out.
    await page.evaluate(() => scrollTo(0, 0));
    const tile = await middle(player.button("3 sou in the hand"));
    await finger(page, [tile, { x: tile.x, y: tile.y - 30 }]);
    assert.deepEqual(await held(player), names("234s"));
  }));

test("pairs, triplets and runs end by themselves when there is no room for another", () =>
  play(app, phone, async (player) => {
    const run = player.key("Sequence 234");
    const on = () => run.getAttribute("aria-pressed");
    await player.tap(run);
    assert.equal(await player.key("8 man").getAttribute("aria-disabled"), "true");
    await player.tap(player.key("8 man"));
    assert.equal(await player.said.innerText(), "No sequence begins with 8 man.");
    await player.enter("1m1p1s7s");
    assert.equal(await player.key("Triplet 222").getAttribute("aria-pressed"), "false");
    assert.equal(await on(), "false");
    await player.enter("55z");
    assert.equal((await player.held()).length, 14);
    // Taken back with everything else, and switched off by hand.
    await player.tap(player.key("Undo"));
    await player.tap(player.key("Undo"));
    await player.tap(player.key("Undo"));
    assert.equal((await player.held()).length, 9);
    await player.tap(run);
    await player.tap(run);
    await player.enter("5z");
    assert.equal((await player.held()).length, 10);
  }));

// What is tapped after the kind, and the meld that stands there then.
const MELDS = [
  ["Chi", "3 pin", "Chi of 3 pin 4 pin 5 pin"],
  ["Chi", "3 pin with red five", "Chi of 3 pin 4 pin red 5 pin"],
  ["Chi", "4 pin with red five", "Chi of 4 pin red 5 pin 6 pin"],
  ["Chi", "red 5 pin", "Chi of red 5 pin 6 pin 7 pin"],
  ["Pon", "5 sou", "Pon of 5 sou 5 sou 5 sou"],
  ["Pon", "red 5 sou", "Pon of red 5 sou 5 sou 5 sou"],
  ["Open kan", "5 man", "Open kan of red 5 man 5 man 5 man 5 man"],
  ["Added kan", "East", "Added kan of East East East East"],
  ["Closed kan", "Red", "Closed kan of Red Red Red Red"],
];

test("every meld takes two taps, with its red five too", () =>
  play(app, phone, async (player) => {
    for (const [kind, key, meld] of MELDS) {
      const before = player.taps;
      await player.tap(player.key(kind));
      await player.tap(player.key(key));
      assert.deepEqual(await player.held(), [meld]);
      assert.equal(player.taps - before, 2, meld);
      await player.tap(player.key("Undo"));
      assert.deepEqual(await player.held(), []);
    }
  }));

rare("the corner of a key enters its red five, however long it is pressed", () =>
  play(app, phone, async (player, { page }) => {
    await player.tap(player.key("Chi"));
    const { x, y } = await middle(player.key("3 pin with red five"));
    await mouse(page, [{ x, y }], { hold: 700 });
    assert.deepEqual(await player.held(), ["Chi of 3 pin 4 pin red 5 pin"]);
  }));

test("tiles of the hand become a meld and come back, each as one step", () =>
  play(app, phone, async (player) => {
    await player.enter("340p555z66m78s9s");
    const whole = await player.held();
    await player.tap(player.key("Chi"));
    await player.tap(player.button("3 pin in the hand"));
    assert.ok((await player.held()).includes("Chi of 3 pin 4 pin red 5 pin"));
    await player.tap(player.key("Closed kan"));
    await player.tap(player.button("White in the hand").first());
    assert.ok((await player.held()).includes("Closed kan of White White White White"));
    await player.tap(player.key("Pon"));
    await player.tap(player.button("9 sou in the hand"));
    assert.ok((await player.held()).includes("Pon of 9 sou 9 sou 9 sou"));
    await player.tap(player.key("Undo"));
    await player.tap(player.button("Closed kan of White White White White"));
    await player.tap(player.button("To hand"));
    await player.tap(player.button("Chi of 3 pin 4 pin red 5 pin"));
    await player.tap(player.button("To hand"));
    assert.deepEqual(await player.held(), whole);
    for (let i = 0; i < 4; i += 1) await player.tap(player.key("Undo"));
    assert.deepEqual(await player.held(), whole);
  }));

test("the focus goes from the hand to dora, and to ura by a tap with riichi only", () =>
  play(app, phone, async (player) => {
    const active = async () => {
      const on = (name) => player.button(name).getAttribute("aria-pressed");
      return [await on("Dora indicators"), await on("Ura dora indicators")].join(" ");
    };
    assert.equal(await active(), "false false");
    await player.enter("234m340p66p678s567s");
    assert.equal(await active(), "true false");
    await player.enter("1m5p");
    assert.equal(await active(), "true false");
    await player.tap(player.button("Ura dora indicators"));
    assert.equal(await active(), "true false");
    await player.switchOn("Riichi");
    assert.equal(await active(), "true false");
    // Where the next one lands is written there.
    const written = (name) =>
      player.button(name).locator(".caption").evaluate((one) => one.textContent + getComputedStyle(one, "::after").content.replaceAll('"', ""));
    assert.equal(await written("Dora indicators"), "Dora: next");
    assert.equal(await written("Ura dora indicators"), "Uranone");
    await player.tap(player.button("Ura dora indicators"));
    assert.equal(await active(), "false true");
    assert.equal(await written("Ura dora indicators"), "Ura: next");
    await player.enter("9s");
    assert.equal(await player.button("Ura dora indicators").getAttribute("title"), "9 sou");
    await player.switchOn("Riichi");
    assert.equal(await active(), "true false");
  }));

rare("a tap on an indicator takes it out, and the next one lands in its place: the first of three in two taps", () =>
  play(app, phone, async (player) => {
    await player.enter("234m340p66p678s567s1m2m3m");
    const dora = () => player.button("Dora indicators").getAttribute("title");
    assert.equal(await dora(), "1 man, 2 man, 3 man");
    const before = player.taps;
    await player.tap(player.button("Dora: 1 man"));
    assert.equal(await dora(), "2 man, 3 man");
    // The place is where the tile was.
    const places = player.page.locator(".indicators").first().locator(".slots > *");
    assert.match(await places.first().getAttribute("class"), /next/);
    await player.enter("9p");
    assert.equal(await dora(), "9 pin, 2 man, 3 man");
    assert.equal(player.taps - before, 2);
  }));

rare("ron with its discarder, the winner's stick and the payments: at most 13 taps for a hand in runs and triplets", () =>
  play(app, phone, async (player) => {
    await player.tap(player.key("Sequence 234"));
    await player.enter("2m3p6s");
    await player.tap(player.key("Triplet 222"));
    await player.enter("7s");
    await player.enter("66p1m");
    await player.switchOn("Riichi");
    await player.off("West");
    assert.match(await player.text(), /South \+[\d,]+ West −[\d,]+/);
    assert.equal(await player.list("Sticks on the table, yours included").inputValue(), "1");
    assert.ok(player.taps <= 13, `${player.taps} taps`);
    assert.match(await player.price("Ron"), /^[\d,]+$/);
  }));

test("a hand that is pasted is read, wherever it comes from; what cannot be read is said, and nothing is lost", () =>
  play(app, phone, async (player, { page }) => {
    const paste = (text) => player.paste(text);
    const hand = ["2 man", "3 man", "4 man", "5 pin", "5 pin", "red 5 pin"];
    for (const text of ["234m550p", "https://tenhou.net/2/?q=234m550p", '["2m","3m","4m","5p","5p","5pr"]', " 234m 550p\n"]) {
      await paste(text);
      await player.settled();
      assert.deepEqual((await held(player)).sort(), [...hand].sort(), text);
      await player.tap(player.key("New hand"));
    }
    await paste("234m550p");
    await paste("hello");
    const field = page.getByRole("textbox", { name: "The hand as text" });
    await page.locator("[aria-invalid=true]").waitFor();
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    assert.deepEqual((await held(player)).sort(), [...hand].sort(), "the hand is as it was");
    // Within a field it is text.
    await page.keyboard.press("Escape");
    await player.open("Reference");
    await page.getByRole("searchbox").focus();
    await paste("123m");
    await page.keyboard.press("Escape");
    assert.deepEqual((await held(player)).sort(), [...hand].sort());
  }));

test("a red five is entered by holding its key", () =>
  play(app, phone, async (player) => {
    await finger(player.page, [await middle(player.key("5 pin"))], { hold: 650 });
    assert.deepEqual(await held(player), ["red 5 pin"]);
    // There is one: the next time it is three plain ones.
    await finger(player.page, [await middle(player.key("5 pin"))], { hold: 650 });
    assert.equal((await player.held()).length, 4);
  }));

rare("a tap on the row of the hand makes it the place of the keys again", () =>
  play(app, phone, async (player) => {
    const places = async () => {
      const dora = await player.button("Dora indicators").getAttribute("aria-pressed");
      return [await player.hand.getAttribute("aria-current"), dora];
    };
    await player.enter("234m");
    assert.deepEqual(await places(), ["true", "false"]);
    await player.tap(player.button("Dora indicators"));
    await player.enter("1m");
    assert.deepEqual(await places(), [null, "true"]);
    const { width, height } = await player.hand.boundingBox();
    await player.hand.click({ position: { x: width - 30, y: height / 2 } });
    assert.deepEqual(await places(), ["true", "false"]);
    await player.enter("9m");
    assert.equal((await player.held()).length, 4);
    // A tile of the row is the row, too.
    await player.tap(player.button("Dora indicators"));
    await player.tap(player.button("2 man in the hand"));
    assert.deepEqual(await places(), ["true", "false"]);
    assert.equal((await player.held()).at(-1), "2 man, winning tile");
    assert.equal(await player.button("Dora indicators").getAttribute("title"), "1 man");
  }));

test("what lasts from hand to hand: seat, round, honba, sticks and the ruleset", () =>
  play(app, phone, async (player, { page }) => {
    await player.choose("Ruleset", "Ari-ari");
    await player.choose("Seat wind", "West");
    await player.choose("Round wind", "South");
    await player.choose("Honba", "2");
    await player.choose("Sticks on the table, yours included", "1");
    await sample(player);
    const { lists } = await player.state();
    await player.tap(player.key("New hand"));
    assert.deepEqual((await player.state()).lists, lists);
    await page.reload();
    await player.palette.waitFor();
    assert.deepEqual((await player.state()).lists, lists);
    await player.enter("19m19p19s1234567z7z");
    assert.deepEqual((await player.state()).lists, lists);
  }));

const field = (page) => page.getByRole("textbox", { name: "The hand as text" });

/** What a voice says of the field besides its name. */
const described = (page) => field(page).evaluate((one) => document.getElementById(one.getAttribute("aria-describedby")).textContent);

/** Whether the field can be seen and tapped. */
const shown = (page) =>
  field(page).evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one === document.elementFromPoint(left + width / 2, top + height / 2);
  });

// Written, and what stands there then as text.
const TEXTS = [
  ["234m340p66p678s56s+7s riichi dora:1m5p", "234m34066p67856s+7s riichi dora:1m5p"],
  ["二萬三萬四萬三筒四筒赤五筒 六筒六筒 六七八索五六索+七索", "234m34066p67856s+7s"],
  ["東南西北白發中 東南西北白發", "1234567123456z"],
  ["🀈🀉🀊🀀🀀 🀄🀄🀄", "234m11777z"],
  ["EEE SSS W (PPP) [FFFF] 1m", "1112223z(555z)[6666z]+1m"],
  ["１２３ｍ（７７７ｚ）", "123m(777z)"],
];

test("text of every kind is read at Enter, and the field follows the keys", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    for (const [written, expected] of TEXTS) {
      await field(page).fill(written);
      await page.keyboard.press("Enter");
      await until(async () => (await field(page).inputValue()) === expected, written);
      assert.equal(await field(page).getAttribute("aria-invalid"), "false");
    }
    await player.tap(player.key("New hand"));
    assert.equal(await field(page).inputValue(), "");
    await player.enter("23m0p");
    await player.meld("Pon", "7z");
    assert.equal(await field(page).inputValue(), "23m0p(777z)");
    await player.tap(player.key("Undo"));
    assert.equal(await field(page).inputValue(), "23m0p");
  }));

rare("a kan is added to the pon that was entered", () =>
  play(app, { width: 360, height: 640, touch: true }, async (player, { shot }) => {
    await player.meld("Pon", "5z");
    await player.tap(player.key("Added kan"));
    assert.equal(await player.key("White").getAttribute("aria-disabled"), "false");
    await shot("added-kan-360x640");
    await player.enter("5z");
    assert.deepEqual(await player.held(), ["Added kan of White White White White"]);
    await player.meld("Added kan", "6z");
    assert.equal((await player.held()).length, 2);
  }));

test("what cannot be read is marked where it stands, in words and for the ear; nothing is lost", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await player.enter("9m");
    await field(page).fill("🀇二萬3x (777z)");
    await page.keyboard.press("Enter");
    await page.locator(".mistake mark").waitFor();
    const selected = await field(page).evaluate((one) => one.value.slice(one.selectionStart, one.selectionEnd));
    assert.equal(selected, "3");
    assert.equal(await field(page).getAttribute("aria-invalid"), "true");
    assert.equal(await page.locator(".mistake mark").innerText(), "3");
    const words = /Character 4: numbers need m, p, s or z after them\./;
    assert.match(await page.locator(".mistake").innerText(), words);
    assert.match(await described(page), words);
    assert.match(await player.said.innerText(), words);
    assert.deepEqual(await held(player), ["9 man"]);
    assert.equal(await field(page).inputValue(), "🀇二萬3x (777z)");
    // Too many tiles for a hand.
    await field(page).fill("123456789m123456789p");
    assert.equal(await field(page).getAttribute("aria-describedby"), null);
    await page.keyboard.press("Enter");
    assert.match(await player.said.innerText(), /4 tiles too many/);
    assert.match(await described(page), /^4 tiles too many/);
    assert.deepEqual(await held(player), ["9 man"]);
    await page.keyboard.press("Escape");
    assert.equal(await field(page).inputValue(), "9m");
  }));

test("a text is read before the next tap counts; one that cannot be read stays, and the tap counts", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await field(page).fill("123456789m1122z1z");
    await player.switchOn("Riichi");
    assert.equal(await field(page).inputValue(), "123456789m1122z+1z riichi");
    await player.tap(player.key("Undo"));
    assert.equal(await field(page).inputValue(), "123456789m1122z+1z");
    await field(page).fill("99p");
    await player.choose("Honba", "2");
    assert.deepEqual(await held(player), ["9 pin", "9 pin"]);
    // A walk with Tab leaves the text as it is.
    await field(page).fill("12x");
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("Tab");
    assert.deepEqual([await field(page).inputValue(), await field(page).getAttribute("aria-invalid")], ["12x", "false"]);
    await player.choose("Seat wind", "West");
    await player.enter("1z");
    assert.deepEqual(await held(player), ["9 pin", "9 pin", "East"]);
    assert.equal(await player.list("Seat wind").evaluate((one) => one.selectedOptions[0].text), "West");
    assert.equal(await field(page).inputValue(), "12x");
    assert.match(await described(page), /^Character /);
    assert.match(await player.said.innerText(), /^Character .* 11 tiles to go/);
    await field(page).focus();
    await page.keyboard.press("Escape");
    assert.equal(await field(page).inputValue(), "99p1z");
  }));

rare("on a phone a text is read before the key that is tapped next", () =>
  play(app, { width: 360, height: 640, touch: true }, async (player, { page }) => {
    await player.tap(player.key("Type the hand"));
    await page.keyboard.insertText("123m456p");
    await player.enter("4p");
    assert.equal((await player.held()).length, 7);
    assert.equal(await shown(page), false);
  }));

rare("on a phone the field is one tap away, and gone when it has done its work", () =>
  play(app, { width: 360, height: 640, touch: true }, async (player, { page }) => {
    assert.equal(await shown(page), false);
    await player.tap(player.key("Type the hand"));
    assert.equal(await shown(page), true);
    assert.ok(await field(page).evaluate((one) => one === document.activeElement));
    await page.keyboard.insertText("234m340p66p678s56s+7s");
    await player.tap(player.button("Done (The hand as text)"));
    assert.equal(await shown(page), false);
    assert.equal((await player.held()).length, 14);
    // The row above the keys is gone with the last tile; the menu leads there too.
    assert.equal(await player.key("Type the hand").isVisible(), false);
    await player.open("Type the hand");
    assert.equal(await shown(page), true);
    assert.equal(await field(page).inputValue(), "234m34066p67856s+7s");
    // What is typed or pasted is the whole hand.
    await page.keyboard.insertText("19m");
    assert.equal(await field(page).inputValue(), "19m");
    await page.keyboard.press("Escape");
    assert.equal(await shown(page), false);
  }));

rare("on a phone a text that is wrong stays, with what is wrong beside it, until it is right or left", () =>
  play(app, { width: 360, height: 640, touch: true }, async (player, { page, shot }) => {
    await player.enter("234m340p66p678s56s7s");
    const write = async (text) => {
      await player.open("Type the hand");
      await page.keyboard.insertText(text);
      await player.tap(player.button("Done (The hand as text)"));
    };
    const isWrong = async (why) => {
      await page.locator("[aria-invalid=true]").waitFor();
      assert.deepEqual([await shown(page), await page.locator(".toast").count()], [true, 0]);
      assert.equal(await field(page).getAttribute("aria-invalid"), "true");
      assert.match(await described(page), why);
      const { y, height } = await page.locator(".mistake").boundingBox();
      assert.ok(y > (await field(page).boundingBox()).y && y + height < 640);
    };
    await write("123m456p789s1122z+1z 5z");
    await isWrong(/^1 tile too many/);
    await shot("too-many-360x640");
    // Nor does it go when the keyboard does.
    await field(page).evaluate((one) => one.blur());
    await isWrong(/^1 tile too many/);
    await field(page).fill("123m456p789s1122z+1z 5");
    await page.keyboard.press("Enter");
    await isWrong(/^Character /);
    await shot("wrong-text-360x640");
    await field(page).fill("123m456p789s1122z+1z");
    await page.keyboard.press("Enter");
    assert.equal(await shown(page), false);
    assert.equal((await player.held()).length, 14);
    // A phone has no Escape.
    for (const leave of [() => page.keyboard.press("Escape"), () => player.tap(player.button("Close (The hand as text)"))]) {
      await write("12x");
      await isWrong(/^Character /);
      await leave();
      assert.equal(await shown(page), false);
      assert.equal((await player.held()).length, 14);
    }
  }));

test("keys are as large as fingers are where the phone has the room", () =>
  play(app, phone, async (player) => {
    for (const name of [...names("159m5p1234567z"), "Sequence 234", "Pair 22", "Triplet 222", "Type the hand", "Chi", "Pon", "Undo"]) {
      const { width, height } = await player.key(name).boundingBox();
      assert.ok(height >= 42 && width >= 32, `${name}: ${width} x ${height}`);
    }
  }));
