// Real hands are tapped in, and the score is read off the page.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test, WHOLE } from "./harness.mjs";
import { melded, names, play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

// `setup` and `enter` are what a person does; the rest is what they read. `worth` and `yaku` are words of the result,
// `fu` the whole list, `others` and `pays` lines of the explanation.
const HANDS = [
  {
    name: "closed hand with riichi, dora and a red five",
    enter: sample,
    ron: "12,000",
    tsumo: "4,000/8,000",
    worth: "Haneman 7 han 30 fu",
    yaku: ["Riichi 1", "Pinfu 1", "Tanyao 1", "Dora 3", "Red five 1"],
    fu: ["For winning 20 fu", "Closed hand, won by ron 10 fu", "Together 30 fu"],
    pays: ["Discarder 12,000", "Riichi sticks 1,000", "The winner receives 13,000"],
    others: [/6 han 40 fu, 12,000\. Pays the same with fewer han/],
  },
  ...["Ari-ari", "Riichi cheatsheet"].flatMap((rules) => [
    {
      name: `A7: open hand with a red five in a chi, ${rules}`,
      rules,
      enter: async (player) => {
        await player.enter("50p234m78s");
        await player.meld("Chi", "4m");
        await player.tap(player.button("Chi of 4 man 5 man 6 man"));
        await player.tap(player.button("With red five"));
        await player.tap(player.button("Done"));
        await player.meld("Pon", "1z");
        await player.enter("9s4m");
      },
      hand: ["Chi of 4 man red 5 man 6 man", "Pon of East East East"],
      ron: "7,700",
      tsumo: "2,000/3,900",
      worth: "4 han 30 fu",
      yaku: ["Bakaze 1", "Dora 1", "Red five 2"],
      fu: ["For winning 20 fu", "Open triplet of terminals or honors 4 fu", "Together 24, rounded up to 30 fu"],
      pays: ["Discarder 7,700", "The winner receives 7,700"],
    },
    {
      name: `A9: the closed wait pays more than the two-sided one, ${rules}`,
      rules,
      enter: (player) => player.enter("12334m567p11z777z2m"),
      ron: "1,600",
      tsumo: "700/1,300",
      worth: "1 han 50 fu",
      yaku: ["Chun 1"],
      fu: [
        "For winning 20 fu",
        "Closed hand, won by ron 10 fu",
        "Pair of the round wind 2 fu",
        "Closed triplet of terminals or honors 8 fu",
        "Closed wait (kanchan) 2 fu",
        "Together 42, rounded up to 50 fu",
      ],
      pays: ["Discarder 1,600", "The winner receives 1,600"],
      others: [/1 han 40 fu, 1,300\. Pays less/],
    },
  ]),
  {
    name: "a closed kan",
    enter: async (player) => {
      await player.enter("123m456p78s99p");
      await player.meld("Closed kan", "4z");
      await player.enter("9s");
      await player.switchOn("Riichi");
    },
    ron: "2,300",
    tsumo: "1,000/2,000",
    worth: "1 han 70 fu",
    yaku: ["Riichi 1"],
    fu: [
      "For winning 20 fu",
      "Closed hand, won by ron 10 fu",
      "Closed kan of terminals or honors 32 fu",
      "Together 62, rounded up to 70 fu",
    ],
    pays: ["Discarder 2,300", "Riichi sticks 1,000", "The winner receives 3,300"],
  },
  {
    name: "four melds",
    enter: melded,
    ron: "7,700",
    tsumo: "2,000/3,900",
    worth: "3 han 60 fu",
    yaku: ["Bakaze 1", "Chun 1", "Red five 1"],
    fu: [
      "For winning 20 fu",
      "Open triplet of terminals or honors 4 fu",
      "Closed kan of simples 16 fu",
      "Open kan of terminals or honors 16 fu",
      "Single wait (tanki) 2 fu",
      "Together 58, rounded up to 60 fu",
    ],
    pays: ["Discarder 7,700", "The winner receives 7,700"],
  },
  {
    name: "C7: four concealed triplets waiting for the pair",
    seat: "North",
    enter: (player) => player.enter("111m333p777s111z3m3m"),
    ron: "64,000",
    tsumo: "16,000/32,000",
    worth: "Double yakuman",
    yaku: ["Suuankou tanki ×2"],
    pays: ["Discarder 64,000", "The winner receives 64,000"],
  },
  {
    name: "C9: big winds of triplets",
    enter: async (player) => {
      await player.enter("22m22244z");
      await player.meld("Pon", "3z");
      await player.meld("Pon", "1z");
      await player.enter("4z");
    },
    ron: "64,000",
    tsumo: "16,000/32,000",
    worth: "Double yakuman",
    yaku: ["Daisuushii ×2"],
    pays: ["Discarder 64,000", "The winner receives 64,000"],
  },
  {
    name: "the dealer's counters and sticks",
    seat: "East",
    enter: async (player) => {
      await player.choose("Honba", "2");
      await player.choose("Sticks on the table, yours included", "1");
      await sample(player);
    },
    ron: "18,600",
    tsumo: "8,200 all",
    worth: "Haneman 7 han 30 fu",
    yaku: ["Riichi 1"],
    fu: ["For winning 20 fu", "Closed hand, won by ron 10 fu", "Together 30 fu"],
    others: [/6 han 40 fu/],
    pays: ["Discarder 18,000 + 600 for honba 18,600", "Riichi sticks 1,000", "The winner receives 19,600"],
  },
];

for (const hand of WHOLE ? HANDS : [HANDS[0], HANDS.at(-1)]) {
  test(hand.name, () =>
    play(app, {}, async (player) => {
      if (hand.rules) await player.choose("Ruleset", hand.rules);
      if (hand.seat) await player.choose("Seat wind", hand.seat);
      await hand.enter(player);
      assert.equal(await player.price("Ron"), hand.ron);
      assert.equal(await player.price("Tsumo"), hand.tsumo);
      const result = await player.text();
      for (const words of [hand.worth, ...hand.yaku]) assert.ok(result.includes(words), `${words} is not in: ${result}`);
      assert.deepEqual(await player.lines("Fu"), hand.fu ?? []);
      assert.deepEqual(await player.lines("Who pays"), hand.pays);
      const others = await player.lines("Other readings of these tiles");
      assert.equal(others.length, (hand.others ?? []).length);
      hand.others?.forEach((line, i) => assert.match(others[i], line));
      const held = await player.held();
      for (const meld of hand.hand ?? []) assert.ok(held.includes(meld), `${meld} is not in: ${held}`);
    }),
  );
}

rare("the sample needs 17 taps on a fresh page, and none to see the other way of winning", () =>
  play(app, { touch: true }, async (player) => {
    await sample(player);
    assert.ok(player.taps <= 17, `${player.taps} taps`);
    assert.deepEqual([await player.price("Ron"), await player.price("Tsumo")], ["12,000", "4,000/8,000"]);
  }));

rare("tsumo is explained when it is tapped", () =>
  play(app, {}, async (player) => {
    await sample(player);
    await player.tap(player.button("Tsumo"));
    const result = await player.text();
    for (const words of ["Baiman 8 han 20 fu", "Menzen tsumo 1", "17,000 in all · Riichi sticks: 1,000"]) assert.ok(result.includes(words), result);
    assert.deepEqual(await player.lines("Fu"), ["Pinfu by self-draw: always 20 20 fu", "Together 20 fu"]);
    const pays = await player.lines("Who pays");
    assert.deepEqual(pays, ["East (dealer) 8,000", "West 4,000", "North 4,000", "Riichi sticks 1,000", "The winner receives 17,000"]);
  }));

test("another tile of the hand becomes the winning one, and goes when it is tapped again", () =>
  play(app, {}, async (player) => {
    await player.enter("12334m567p11z777z2m");
    await player.tap(player.button("1 man in the hand"));
    assert.equal((await player.held()).at(-1), "1 man, winning tile");
    assert.match(await player.text(), /Won on 1 man/);
    await player.tap(player.button("1 man, winning tile"));
    assert.match(await player.text(), /Waiting for/);
    await player.tap(player.button("Win on 1 man"));
    assert.equal((await player.held()).at(-1), "1 man, winning tile");
  }));

// What stands in place of a price.
const UNSCORED = [
  ["nothing entered", "", /[Tt]ap 14 tiles/],
  ["half a hand", "234m34p", /9 tiles to go.*The last tile is the winning one/],
  ["one tile to go", "1112345678999m", /Waiting for/],
  ["one tile to go, and none fits", "147m258p369s1234z", /1 tile to go.*\d tiles? away from tenpai/],
  ["14 tiles that do not win", "147m258p369s12345z", /Not a winning hand \d tiles? away from tenpai.*four sets and a pair/],
  ["14 tiles, tenpai", "123m456p789s11z23s9m", /Not a winning hand It is tenpai, one tile is wrong/],
  ["no yaku", "123m456p78s99p222s9s", /No yaku.*at least one yaku/],
  ["four alike where pairs must differ", "1111m2233p4455s66z", /Not a winning hand.*Chiitoitsu: four alike \(.*\) are not two pairs/],
];

for (const [name, tiles, expected] of [UNSCORED[2], UNSCORED[4], ...more(...UNSCORED.filter((_, at) => at !== 2 && at !== 4))]) {
  test(`no price: ${name}`, () =>
    play(app, {}, async (player) => {
      await player.enter(tiles);
      assert.match(await player.text(), expected);
      assert.deepEqual(await player.lines("Who pays"), []);
    }));
}

rare("no yaku by ron, a yaku by tsumo: both are told apart, and why not", () =>
  play(app, {}, async (player) => {
    await player.enter("123m456p78s99p222s9s");
    assert.equal(await player.price("Ron"), "No yaku");
    assert.equal(await player.price("Tsumo"), "300/500");
    assert.match(await player.result.getByRole("list").innerText(), /^Pinfu: /m);
  }));

rare("every tile that a hand waits for is offered", () =>
  play(app, {}, async (player) => {
    await player.enter("1112345678999m");
    const offered = player.result.getByRole("button", { name: "Win on " });
    const expected = names("123456789m").map((name) => `Win on ${name}`);
    assert.deepEqual(await offered.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))), expected);
    await player.tap(player.button("Win on 5 man"));
    assert.match(await player.text(), /Double yakuman .*Junsei chuuren poutou ×2/);
  }));

test("a fifth tile cannot be tapped, neither plain, red, as an indicator nor in a meld", () =>
  play(app, {}, async (player) => {
    const blocked = (name) => player.key(name).getAttribute("aria-disabled");
    await player.enter("1111z5550s");
    for (const name of ["East", "5 sou", "red 5 sou"]) assert.equal(await blocked(name), "true", name);
    await player.enter("1z");
    assert.equal(await player.said.innerText(), "No East is left.");
    assert.equal((await player.held()).length, 8);
    await player.tap(player.button("Dora indicators"));
    assert.equal(await blocked("East"), "true");
    await player.meld("Closed kan", "4z");
    await player.tap(player.key("Pon"));
    assert.equal(await blocked("North"), "true");
    assert.equal(await blocked("West"), "false");
  }));

for (const [width, height] of [[360, 640], ...more([1280, 800])])
  rare(`${width}x${height}: the added tile of a kan lies on the called one, and a red five is seen`, () =>
    play(app, { width, height, path: "#1/tenhou/67m22p/chi:234m/kakan:0555s/minkan:7777z/ron:8m" }, async (player) => {
      await player.settled();
      const melds = [
        player.hand.getByRole("button", { name: /^Added kan of/ }),
        player.result.getByRole("img", { name: /^Added kan / }).first(),
      ];
      for (const meld of melds) {
        const added = await meld.locator(".onto").boundingBox();
        const below = await meld.locator(".tile", { has: player.page.locator(".onto") }).boundingBox();
        const beside = await meld.locator(".tile:not(.side)").first().boundingBox();
        const near = (one, other, what) => assert.ok(Math.abs(one - other) < 1, `${what}: ${one}, ${other}`);
        near(added.x, below.x, "above the called one");
        near(added.width, below.width, "as wide");
        near(added.y + added.height, below.y + below.height / 2, "half a tile higher");
        near(below.y + below.height, beside.y + beside.height, "on one line");
        assert.equal(await meld.locator(".side").count(), 2);
      }
      assert.equal(await player.hand.getByRole("button", { name: /^Open kan of/ }).locator(".onto").count(), 0);
    }));

rare("the tiles that a yaku lacks are drawn, and named for who listens", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await page.keyboard.type("c6s34567m22678p2m");
    await player.settled();
    const missed = player.explanation.locator(".missed li", { hasText: "Sanshoku doujun" });
    const drawn = missed.getByRole("img", { name: "6 man 7 man 8 man", exact: true });
    assert.equal(await drawn.locator(".tile").count(), 3);
    assert.match(await player.text(missed), /: no\s*$/, "no tile is written as text");
    // An open hand lifted to 30 says so.
    const fu = await player.lines("Fu");
    assert.equal(fu[1], "Open hand without other fu, by ron: counts 30 (kuipinfu) 10 fu");
  }));

test("what lies open elsewhere is counted at a tap, and is not left", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("234m340p66p678s56s");
    // Four of 4 sou are left, and three of 7 sou: one is in the hand.
    const left = (tile, count) => page.getByRole("button", { name: `${tile}: ${count} left. One more lies open`, exact: true });
    await left("4 sou", 4).waitFor();
    for (const count of [3, 2, 1]) await player.tap(left("7 sou", count));
    // Nothing is left: the next tap counts anew.
    await player.tap(left("7 sou", 0));
    await left("7 sou", 3).waitFor();
    await left("4 sou", 4).waitFor();
  }));
