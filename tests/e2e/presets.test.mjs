// Each ruleset chosen in the app, hands tapped in, and the price that its rules give on paper.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { rare, start, test, WHOLE } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => (app = await start()));
after(() => app?.stop());

// Iipeikou 1, chanta 2; 20 + 10 closed ron + 8 North triplet + the pair of East for the dealer in the East round.
// Pair 4: 42, 50 fu: 50 x 2^5 x 6 = 9,600. Pair 2: 40 fu: 40 x 2^5 x 6 = 7,680, paid 7,700.
const wind = (pair) => ({ seat: "East", enter: "112233m78s444z11z9s", way: "Ron", price: pair === 4 ? "9,600" : "7,700" });
// Thirteen orphans on all thirteen: one yakuman, or two.
const orphans = (units) => ({ enter: "19m19p19s1234567z7z", way: "Ron", price: units === 2 ? "64,000" : "32,000" });
// Riichi, pinfu, all simples, one dora: 30 fu 4 han is 30 x 2^6 x 4 = 7,680, paid 7,700; with kiriage a mangan.
const kiriage = (on) => ({
  enter: "234m34p66p678s567s2p",
  riichi: true,
  dora: "1m",
  way: "Ron",
  price: on ? "8,000" : "7,700",
});
// Riichi, tsumo and three norths: 5 han, a mangan, the missing player's share unpaid.
const norths = { enter: "999m123p567p45s11p6s", riichi: true, norths: "3", way: "Tsumo", price: "2,000/4,000" };

const TABLE = {
  "Shanghai: Dynasty": [
    wind(2),
    orphans(2),
    // Big dragons 1, all honors 1, four concealed triplets won on the pair 2: 4 x 32,000.
    { seat: "West", enter: "111z555z666z777z22z", way: "Ron", price: "128,000" },
  ],
  Korean: [
    // 1 all chows + 1 all simples + 1 concealed + 1 premium tile + 5 bonus = 9, twice.
    { enter: "234m345p567s67m55p8m", way: "Ron", price: "18" },
    // Dragon pung 1 + fully concealed 2 + one premium tile 1 + 10 for winning so: 14 from each.
    { enter: "123m456m78p22s777z9p", way: "Tsumo", price: "14 all" },
    // A pure straight 2 more.
    { enter: "123m456m78m22p777z9m", way: "Tsumo", price: "16 all" },
    // Nine gates 25 + pure hand 8 + concealed 1 + premium tile 1 + 5 for winning, twice.
    { enter: "1112345678999p5p", way: "Ron", price: "80" },
  ],
  "Riichi cheatsheet": [wind(4), orphans(2), kiriage(false)],
  "Ari-ari": [wind(4), orphans(2), kiriage(false)],
  "Sanma without fu": [
    // Pinfu counts by ron only: tsumo and ittsuu, 3 + 2 = 5 points: 1,000/2,000, and 3 x 1,000 from each.
    { seat: "West", honba: "3", enter: "12334567p555z33z8p", way: "Tsumo", price: "5,000/7,000" },
    orphans(1),
  ],
  "EMA 2016": [wind(4), orphans(1), kiriage(false)],
  "EMA 2025": [wind(2), orphans(1), kiriage(true)],
  "WRC 2015": [wind(2), orphans(1), kiriage(true)],
  "WRC 2025": [wind(2), orphans(1), kiriage(true)],
  "WRC 2025 (red fives)": [wind(2), orphans(1), kiriage(true)],
  "M.League": [wind(2), orphans(1), kiriage(true)],
  "JPML A (–2022)": [wind(4), orphans(1), kiriage(false)],
  "JPML A (2023–25)": [wind(2), orphans(1), kiriage(false)],
  "JPML A (2026–)": [wind(2), orphans(1), kiriage(false)],
  "Saikouisen 2025": [wind(2), orphans(1), kiriage(true)],
  Tenhou: [wind(4), orphans(1), kiriage(false)],
  "Tenhou sanma": [norths, orphans(1)],
  "Mahjong Soul": [wind(4), orphans(2), kiriage(false)],
  "Mahjong Soul sanma": [norths, orphans(2)],
  "RRC (Russia)": [wind(4), orphans(1), kiriage(false)],
  "Riichi City": [wind(4), orphans(1), kiriage(false)],
};

test("the menu has these rulesets and no others", () =>
  play(app, {}, async (player) => {
    const all = await player.list("Ruleset").locator("option").allInnerTexts();
    // The last ones come when they are chosen: chinese.test.mjs, later.test.mjs.
    assert.deepEqual(all.map((name) => name.trim()), [...Object.keys(TABLE), "MCR (MIL)", "MCR (WMO 2006)", "Hong Kong (old style)", "Hong Kong (HKMA 2025)", "Zung Jung 3.3"]);
  }));

// Points that add up, three players, and one that most of the others differ from.
const FEW = ["Tenhou sanma"];

for (const [rules, hands] of Object.entries(TABLE).filter(([rules]) => WHOLE || FEW.includes(rules))) {
  test(rules, () =>
    play(app, { width: 360, height: 640 }, async (player) => {
      await player.choose("Ruleset", rules);
      for (const { seat, honba, enter, riichi, dora, norths: north, way, price } of hands) {
        await player.choose("Seat wind", seat ?? "South");
        if (honba) await player.choose("Honba", honba);
        await player.enter(enter);
        if (riichi) await player.switchOn("Riichi");
        if (dora) await player.enter(dora);
        if (north) await player.choose("Norths", north);
        assert.equal(await player.price(way), price, `${rules}: ${enter}`);
        await player.tap(player.button("New hand"));
        if (honba) await player.choose("Honba", "0");
      }
    }));
}

rare("a losing reading without fu has no gap where they would be", () =>
  play(app, { width: 1280, height: 800 }, async (player) => {
    await player.choose("Ruleset", "Sanma without fu");
    await player.enter("123p567p789s444z99s9s");
    await player.switchOn("Riichi");
    assert.match(await player.explanation.innerText(), /4 han, 8,000\./);
  }));
