// The package in Node: installed from the tarball into an empty project.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { inspect } from "node:util";
import { golden } from "./golden.mjs";
import { SAMPLE, project, snippets } from "./user.mjs";

const SAMPLE_HAND = { hand: "234m340p66p678s56s", win: "7s", by: "ron", riichi: "riichi", dora: "1m5p" };

let user;
let tensu;
before(async () => {
  user = await project("node", { "sample.mjs": SAMPLE });
  tensu = await user.tensu();
});

test("five lines score the sample hand", async () => {
  assert.deepEqual(await user.node("sample.mjs"), { ok: true, text: "12000\n" });
});

test("the licences of what is inside go with the package", async () => {
  const file = (name) => readFile(join(user.folder, "node_modules/tensu", name), "utf8");
  const texts = await file("licences.txt");
  for (const name of ["Rust standard library", "wasm-bindgen", "serde", "talc"]) assert.match(texts, new RegExp(`^${name} \\d.* \\(`, "m"));
  assert.doesNotMatch(texts, /^(yew|serde_derive|tensu) /m);
  assert.match(texts, /Permission is hereby granted/);
  assert.ok((await file("LICENSE-MIT")).length > 500);
});

test("the snippets of the README run, one behind the other", async () => {
  const lines = await snippets(user.folder);
  // 7 han, 6 without the red five; pinfu, tanyao and a red five in German.
  await writeFile(join(user.folder, "readme.mjs"), `${lines}\nconsole.log(why.text, ours.total);\n`);
  const { ok, text } = await user.node("readme.mjs");
  assert.deepEqual([ok, text.split(" ")[0], text.trim().split("\n").at(-1)], [true, "12000", "3.900 Punkte 12000"], text);
});

test("all golden hands have their price, alone and at once", async () => {
  const hands = await golden(tensu.parse);
  const requests = hands.map(({ request }, id) => ({ ...request, id }));
  assert.ok(hands.filter(({ total }) => total !== undefined).length > 500, "hands with a price");
  const alone = requests.map((request) => tensu.score(request));
  assert.deepEqual(alone.filter(({ ok, total }, i) => ok && hands[i].total !== undefined && total !== hands[i].total), []);
  assert.deepEqual(tensu.scoreMany(requests), alone);
  const few = tensu.scoreMany(requests, ["total", "han"]);
  for (const [i, { ok, id, total, han, ...rest }] of few.entries()) {
    assert.deepEqual([ok, id, total, han], [alone[i].ok, i, alone[i].total, alone[i].han]);
    if (ok) assert.deepEqual(rest, {});
    else assert.deepEqual(few[i], alone[i]);
  }
});

test("all golden hands have their price as lines", async () => {
  const hands = await golden(tensu.parse);
  const used = new Set(hands.map(({ request }) => request.ruleset));
  assert.ok(used.size > 15, `${used.size} rulesets`);
  for (const rules of used) {
    const group = hands.filter(({ request }) => request.ruleset === rules);
    const texts = group.map(({ request }) => tensu.print(request).text);
    const prices = tensu.priceMany(texts, rules);
    assert.equal(prices.length, 8 * texts.length);
    for (const [i, { request }] of group.entries()) {
      const { ok, error, total, han, fu, yakuman } = tensu.score(request);
      const got = [...prices.slice(8 * i, 8 * i + 8)];
      if (ok) assert.deepEqual(got.slice(0, 4), [total, han ?? 0, fu ?? 0, yakuman ?? 0], `${texts[i]} under ${rules}`);
      else if (["no_yaku", "below_minimum"].includes(error.code)) assert.deepEqual(got, Array(8).fill(0), texts[i]);
      else assert.ok(got[0] <= 0 && got.slice(1).every((number) => number === 0), texts[i]);
    }
    // The same in bytes and as one text.
    const text = texts.join("\n");
    assert.deepEqual(tensu.priceMany(text, rules), prices);
    assert.deepEqual(tensu.priceMany(new TextEncoder().encode(text), rules), prices);
  }
});

test("lines that are no hands keep their place, and rules that are not there are named", () => {
  const hand = "234m340p66p678s56s+7s ron riichi dora:1m5p";
  const prices = tensu.priceMany([hand, "", 7, "123m", "1m\n2m", hand], { base: "tenhou", set: { red_fives: [0, 0, 0] } });
  assert.deepEqual(Array.from({ length: 6 }, (_, i) => prices[8 * i]), [12_000, -1, -1, -1, -1, 12_000], "six han without the red five");
  const many = tensu.priceMany(Array(50_001).fill(hand), "tenhou");
  assert.deepEqual([many.length, many[0], many.at(-8), many[5]], [8 * 50_001, 12_000, 12_000, 0]);
  assert.deepEqual([...tensu.priceMany([hand])].slice(0, 5), [12_000, 7, 30, 0, 12_000]);
  assert.deepEqual(tensu.PRICE_COLUMNS.length, 8);
  assert.equal(tensu.priceMany([]).length, 0);
  assert.throws(() => tensu.priceMany([hand], "tehnou"), (why) => why instanceof RangeError && why.message.includes("tenhou"));
  assert.throws(() => tensu.priceMany([hand], 7), RangeError);
});

test("nothing throws on what a request says", () => {
  const cyclic = { ...SAMPLE_HAND };
  cyclic.melds = [cyclic];
  const wrong = [undefined, null, 7, "hand", [], {}, { hand: 3 }, { hand: "1x", win: "1m", by: "ron" }, { ...SAMPLE_HAND, honba: 0.5 },
    { ...SAMPLE_HAND, honba: NaN }, { ...SAMPLE_HAND, seat: "\u{d800}\n\"\\" }, cyclic];
  for (const request of wrong) {
    for (const ask of ["score", "waits", "likely", "settle", "drawn", "nagashi", "end", "game", "log", "explain", "scoreAll", "whatIf"]) {
      const answer = tensu[ask](request);
      assert.equal(answer.ok, false, `${ask} ${String(request)}`);
      assert.notEqual(answer.error.message, "");
    }
  }
  assert.deepEqual(tensu.scoreMany(wrong).map(({ ok }) => ok), wrong.map(() => false));
  // What JSON has no word for goes one by one: 12,000 and five counters.
  assert.deepEqual(tensu.scoreMany([{ ...SAMPLE_HAND, honba: 5n }, cyclic]).map(({ total }) => total), [13_500, undefined]);
  const few = tensu.scoreMany([{ ...SAMPLE_HAND, honba: 5n }, cyclic], ["total"]);
  assert.deepEqual([few[0], few[1].ok], [{ ok: true, total: 13_500 }, false]);
  // What JSON would write as nothing, or as another number: the same answer as alone.
  const numbers = [NaN, Infinity, -Infinity, 0.5, 2 ** 53, () => 1, Symbol("one"), new Date(NaN)];
  for (const field of ["honba", "seat", "dora", "flags", "melds"])
    for (const value of numbers)
      for (const request of [{ ...SAMPLE_HAND, [field]: value }, { ...SAMPLE_HAND, [field]: [value] }]) {
        const alone = tensu.score(request);
        assert.equal(alone.ok, false, `${field} ${String(value)}`);
        assert.deepEqual(tensu.scoreMany([SAMPLE_HAND, request]), [tensu.score(SAMPLE_HAND), alone]);
      }
  // An id is nobody's business, whatever it is.
  assert.deepEqual(tensu.scoreMany([{ ...SAMPLE_HAND, id: NaN }]), [tensu.score({ ...SAMPLE_HAND, id: NaN })]);
  assert.equal(tensu.parse(7).ok, false);
  assert.equal(tensu.reference("nowhere").error.code, "unknown_ruleset");
  assert.equal(tensu.yaku({ base: "tenhou", set: { kirage: true } }).error.code, "unknown_rule");
});

test("nothing throws on what cannot even be looked at", () => {
  const taken = Proxy.revocable({}, {});
  taken.revoke();
  const own = new Error("not now");
  const closed = { id: 1, win: "1m", by: "ron", get hand() { throw own; } };
  const nothing = { get hand() { throw undefined; } };
  for (const request of [taken.proxy, closed, nothing, { ...SAMPLE_HAND, melds: taken.proxy }]) {
    for (const ask of ["score", "settle", "drawn", "nagashi", "end", "game", "log", "waits", "likely", "print", "links", "whatIf", "explain", "scoreAll", "parse", "reference", "yaku"]) {
      const answer = tensu[ask](request);
      assert.deepEqual([answer.ok, answer.errors?.length > 0], [false, true], ask);
    }
    assert.deepEqual(tensu.scoreMany([SAMPLE_HAND, request], ["total"]), [{ ok: true, total: 12_000 }, tensu.score(request)]);
  }
  const shy = Object.defineProperty({ ...SAMPLE_HAND, melds: 1 }, "id", { get() { throw own; } });
  assert.deepEqual(tensu.score(shy).error.at, { field: "melds" });
  const { error, id } = tensu.score(closed);
  assert.deepEqual([error.code, error.message, id], ["parse", "The request cannot be read: not now.", 1]);
  // And goes on as before.
  for (let i = 0; i < 5000; i++) assert.equal(tensu.score(closed).ok, false);
  assert.equal(tensu.score(SAMPLE_HAND).total, 12_000);
});

test("what parse made of a text can be asked, and its refusal is the answer", () => {
  const text = "234m340p66p678s56s+7s ron riichi dora:1m5p";
  const parsed = tensu.parse(text);
  assert.deepEqual([tensu.score(text), tensu.score(parsed)], [tensu.score(parsed.request), tensu.score(parsed.request)]);
  const refused = tensu.parse("234x");
  assert.equal(refused.ok, false);
  for (const ask of ["score", "explain", "waits", "print", "whatIf", "scoreAll"]) assert.equal(tensu[ask](refused), refused, ask);
  assert.deepEqual(tensu.scoreMany([parsed, refused, text], "total"), [{ ok: true, total: 12_000 }, refused, { ok: true, total: 12_000 }]);
});

test("what is worked out when it is read is an own field like others", () => {
  const FIELDS = ["ok", "ruleset", "fingerprint", "yaku", "han", "fu", "fu_items", "limit", "payments", "total", "reading", "others", "missed", "notes", "steps"];
  // The engine's whole answer at once: a request that names a field gets no others.
  const whole = tensu.score({ ...SAMPLE_HAND, only: FIELDS });
  for (const answer of [tensu.score(SAMPLE_HAND), tensu.scoreMany([SAMPLE_HAND])[0]]) {
    assert.deepEqual(Object.keys(answer), FIELDS);
    assert.equal(JSON.stringify(answer), JSON.stringify(whole));
    assert.deepEqual(structuredClone(answer), whole);
    assert.deepEqual({ ...answer }, whole);
    assert.equal(inspect(answer, { depth: 9 }), inspect(whole, { depth: 9 }));
    assert.equal(answer.steps, answer.steps, "made once");
  }
  const frozen = Object.freeze(tensu.score(SAMPLE_HAND));
  assert.deepEqual([frozen.reading.wait, frozen.steps], [whole.reading.wait, whole.steps]);
  const own = tensu.score(SAMPLE_HAND);
  own.steps = [];
  assert.deepEqual([own.steps, own.reading], [[], whole.reading]);
  // Warnings stand behind all, and of a request that changes nothing changes either.
  const asked = { ...SAMPLE_HAND, doro: "1m" };
  const warned = tensu.score(asked);
  asked.hand = "";
  assert.deepEqual([Object.keys(warned).at(-1), warned.reading], ["warnings", whole.reading]);
  assert.equal("steps" in tensu.score({}), false);
});

test("the rest of a price is the same when it is read and when it comes with the price", async () => {
  const hands = (await golden(tensu.parse)).map(({ request }) => request);
  const asked = [
    ...hands,
    ...hands.slice(0, 40).flatMap((hand) => [tensu.print(hand).text ?? "", tensu.parse(tensu.print(hand).text ?? "")]),
    ...hands.slice(0, 40).map((hand, i) => ({ ...hand, id: i, doro: "1m" })),
    { ...SAMPLE_HAND, ruleset: { base: "tenhou", set: { kiriage: true } } },
    { ...SAMPLE_HAND, ruleset: "moon" }, {}, null, "234x",
  ];
  // Nobody reads one before all are there.
  const read = asked.map((hand) => tensu.score(hand));
  const many = tensu.scoreMany(asked);
  assert.ok(read.filter((answer) => Object.getOwnPropertyDescriptor(answer, "steps")?.get).length > 100, "most come without the rest");
  const wholes = read.map((answer) => JSON.stringify(answer));
  let withRest = 0;
  for (const [i, hand] of asked.entries()) {
    const answer = tensu.score(hand);
    withRest += "value" in (Object.getOwnPropertyDescriptor(answer, "steps") ?? {}) ? 1 : 0;
    for (const other of [answer, many[i]]) {
      assert.equal(JSON.stringify(other), wholes[i]);
      assert.deepEqual(other, JSON.parse(wholes[i]));
    }
  }
  assert.ok(withRest > 100, "to who reads them they come at once");
});

test("many hands are a list, and what is wanted of them is one name or several", () => {
  for (const none of [undefined, null, 7, {}, taken()]) {
    const [answer, ...more] = tensu.scoreMany(none);
    assert.deepEqual([answer.ok, answer.error.code, answer.error.message, more], [false, "parse", "The request cannot be read: not a list of requests.", []]);
  }
  assert.deepEqual(tensu.scoreMany([]), []);
  const price = tensu.score(SAMPLE_HAND);
  for (const all of [undefined, null, []]) assert.deepEqual(tensu.scoreMany([SAMPLE_HAND], all), [price]);
  for (const one of ["total", ["total"], "total,ok"]) assert.deepEqual(tensu.scoreMany([SAMPLE_HAND], one), [{ ok: true, total: 12_000 }]);

  function taken() {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  }
});

test("a request has an end", () => {
  const asks = ["score", "settle", "drawn", "nagashi", "end", "game", "waits", "print", "links", "whatIf", "explain", "scoreAll", "reference", "yaku", "parse", "scoreMany"];
  for (const length of [1e8, 4_294_967_295]) {
    const list = new Array(length);
    for (const ask of asks) {
      const answer = [tensu[ask](list)].flat()[0];
      assert.deepEqual([answer.ok, answer.error.code], [false, "parse"], ask);
    }
    for (const field of ["ruleset", "hand", "melds", "flags", "liable", "wins", "tenpai", "hands", "seats", "points", "text"])
      for (const ask of asks.slice(0, -1)) assert.equal(tensu[ask]({ ...SAMPLE_HAND, [field]: list }).error.code, "parse", `${ask} ${field}`);
    assert.deepEqual(tensu.scoreMany([SAMPLE_HAND, { ...SAMPLE_HAND, melds: list }], "total").map(({ total }) => total), [12_000, undefined]);
  }
  // Not long itself, and without end: everything in it is there a thousand times.
  const wide = [...Array(6)].reduce((inner) => Array(1_000).fill(inner), 1);
  for (const endless of [wide, "1m".repeat(1e8), new Uint8Array(1e8)])
    assert.equal(tensu.score({ ...SAMPLE_HAND, melds: endless }).error.code, "parse");
  assert.equal(tensu.score({ hand: "1m".repeat(1e6) }).error.message, "The request cannot be read: it is too long.");
  // What nobody reads may be anything.
  assert.equal(tensu.score({ ...SAMPLE_HAND, own: wide, id: wide }).total, 12_000);
  function* endless() {
    for (;;) yield SAMPLE_HAND;
  }
  assert.equal(tensu.scoreMany(endless())[0].error.message, "The request cannot be read: more than 1,000,000 requests.");
});

test("many at once say what each says alone", () => {
  const tenhou = (set) => ({ ...SAMPLE_HAND, ruleset: { base: "tenhou", set } });
  assert.deepEqual(tensu.score(tenhou({ kiriage: undefined })), tensu.score(tenhou({})));
  const said = new Map([
    [tenhou({ kiriage: undefined }), undefined],
    [{ ...SAMPLE_HAND, honba: 1e30 }, '"honba": not from 0 to 1,000'],
    [{ ...SAMPLE_HAND, honba: 2 ** 53 }, '"honba": not from 0 to 1,000'],
    [{ ...SAMPLE_HAND, honba: 10n ** 400n }, '"honba": not a number'],
    [{ ...SAMPLE_HAND, ruleset: new Map([["base", "tenhou"]]) }, '"ruleset": "base": missing'],
    [{ ...SAMPLE_HAND, hand: new String("1m") }, '"hand": not a text'],
    [{ ...SAMPLE_HAND, hand: new Date() }, '"hand": not a text'],
    [{ ...SAMPLE_HAND, flags: new Set() }, '"flags": not a list'],
    [{ ...SAMPLE_HAND, flags: new Uint8Array(2) }, '"flags": not a list'],
    [{ ...SAMPLE_HAND, seat: () => 1 }, '"seat": not a text'],
    [new Map(), undefined],
  ]);
  const many = tensu.scoreMany(said.keys());
  for (const [i, [request, why]] of [...said].entries()) {
    assert.deepEqual(many[i], tensu.score(request));
    if (why) assert.equal(many[i].error.message, `The request cannot be read: ${why}.`);
  }
});

test("a field without a value is one that is not there", () => {
  const price = tensu.score(SAMPLE_HAND);
  for (const none of [undefined, null]) {
    const request = { ...SAMPLE_HAND, melds: none, ura: none, flags: none, honba: none, sticks: none, norths: none, seat: none, liable: none, ruleset: none };
    assert.deepEqual(tensu.score(request), price);
    assert.deepEqual(tensu.scoreMany(new Set([request])), [price]);
  }
});

test("what is asked about no ruleset is asked about the cheatsheet", () => {
  for (const ask of ["reference", "yaku"]) {
    const sheet = tensu[ask]("cheatsheet");
    assert.ok(sheet.ok, ask);
    for (const none of [undefined, null]) assert.deepEqual(tensu[ask](none), sheet, ask);
    assert.deepEqual(tensu[ask](), sheet, ask);
  }
});

test("an id comes back, whatever it is", () => {
  assert.equal(tensu.scoreAll({ hand: "1m", id: 7 }).id, 7);
  for (const id of [0, null, "a", { deep: [1] }]) {
    assert.equal(tensu.score({ ...SAMPLE_HAND, id }).id, id);
    assert.equal(tensu.scoreMany([{ hand: "1m", id }])[0].id, id);
    assert.equal(tensu.waits({ hand: "1m", id }).id, id);
  }
  assert.ok(tensu.scoreAll({ ...SAMPLE_HAND, id: 7 }).every(({ response }) => response.id === 7));
  assert.ok(!("id" in tensu.score(SAMPLE_HAND)) && !("id" in tensu.scoreAll(SAMPLE_HAND)[0].response));
});

test("a hand goes to text and back", () => {
  const { text, link } = tensu.print({ ...SAMPLE_HAND, ruleset: "tenhou" });
  assert.equal(text, "234m34066p67856s+7s ron riichi dora:1m5p");
  assert.deepEqual(tensu.parse(text).request, { ...SAMPLE_HAND, hand: "234m34066p67856s" });
  assert.equal(tensu.parse(`https://example.org/#${link}`).request.ruleset, "tenhou");
  const links = tensu.links({ ...SAMPLE_HAND, ruleset: "tenhou" });
  assert.deepEqual([links.hand, links.rules.replaceAll("&", " ")], [link, links.rules_text]);
});

test("one thing could be different", () => {
  // A haneman of seven han: a baiman with one more.
  const { total, changes } = tensu.whatIf(SAMPLE_HAND);
  assert.deepEqual([total, changes[0]], [12_000, { change: "one_han", han: 8, fu: 30, limit: "baiman", total: 16_000 }]);
});

test("a request that names its language gets it, or hears how it is loaded", async () => {
  const asked = { ...SAMPLE_HAND, lang: "ko" };
  assert.equal(tensu.explain(asked).error.message, 'The request cannot be read: first: await loadLanguage("ko").');
  await tensu.loadLanguage("ko");
  assert.deepEqual(tensu.explain(asked), tensu.explain(SAMPLE_HAND, { lang: "ko" }));
  assert.match(tensu.explain({ ...SAMPLE_HAND, lang: "nl" }).error.message, /there is no language "nl"/);
});

test("languages are read when they are asked for", async () => {
  assert.equal(tensu.explain(SAMPLE_HAND).text, "12,000 points");
  assert.throws(() => tensu.explain(SAMPLE_HAND, "de"), /await loadLanguage\("de"\)/);
  assert.equal(tensu.LANGUAGES[0], "en");
  await Promise.all(tensu.LANGUAGES.map((lang) => tensu.loadLanguage(lang)));
  assert.equal(await tensu.loadLanguage("de"), "de", "again");
  const texts = tensu.LANGUAGES.map((lang) => tensu.yaku("cheatsheet", lang).yaku.find(({ id }) => id === "chinitsu").text);
  assert.equal(new Set(texts).size, tensu.LANGUAGES.length, String(texts));
  const explained = tensu.LANGUAGES.map((lang) => tensu.explain(SAMPLE_HAND, lang));
  assert.deepEqual(explained.map(({ lang }) => lang), tensu.LANGUAGES);
  assert.equal(explained[5].text, "12.000 Punkte");
  assert.equal(new Set(explained.map(({ fu }) => fu[1].reason)).size, tensu.LANGUAGES.length);
  await assert.rejects(tensu.loadLanguage("xx"), RangeError);
  await assert.rejects(tensu.loadLanguage("toString"), RangeError);
  for (const none of ["nl-NL", "", undefined, null, 7]) await assert.rejects(tensu.loadLanguage(none), /there is no language/);
  assert.throws(() => tensu.explain(SAMPLE_HAND, "nl"), RangeError);
  assert.throws(() => tensu.yaku("tenhou", "nl"), RangeError);
  // As `navigator.language` says them.
  const tags = {
    en: "en", "en-US": "en", "en-HK": "en", "ja-JP": "ja", DE: "de", "de-DE": "de",
    zh: "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-Hans": "zh-Hans", "zh-Hans-CN": "zh-Hans",
    "zh-Hans-HK": "zh-Hans", "zh-Hans-MO": "zh-Hans", "zh-Hans-TW": "zh-Hans", "zh-cmn-Hans-HK": "zh-Hans",
    "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant", "zh-Hant": "zh-Hant", "zh-Hant-HK": "zh-Hant", "zh-Hant-CN": "zh-Hant",
    "ZH-hant-SG": "zh-Hant", "zh-yue-HK": "zh-Hant",
  };
  for (const [tag, wanted] of Object.entries(tags)) {
    assert.equal(await tensu.loadLanguage(tag), wanted, tag);
    assert.deepEqual([tensu.explain(SAMPLE_HAND, tag).lang, tensu.yaku("tenhou", tag).lang], [wanted, tensu.yaku("tenhou", wanted).lang], tag);
  }
});

test("an explanation is there whole, in every form, in a language that is an option", async () => {
  const asked = "234m340p66p678s56s+7s ron riichi dora:1m5p";
  const { text, lines, markdown, html } = tensu.explain(asked);
  assert.deepEqual([text, lines[0], lines.at(-1)], ["12,000 points", "Ron 12,000", "Rules: Riichi Mahjong Cheatsheet, Connor Ashcroft, 2026."]);
  assert.ok(lines.includes("  Dora 1m → 2m  5p → 66p  3 han"), lines.join("\n"));
  assert.ok(markdown.includes("\n- Dora *1m → 2m  5p → 66p* · **3 han**\n") && html.includes("<small>1m → 2m  5p → 66p</small></th><td>3 han</td>"));
  // What the text leaves out is said; fields say it as well.
  assert.ok(lines.includes("Assumed: Seat wind: South, Round wind: East"));
  assert.ok(!tensu.explain({ text: asked, seat: "S", round: "E" }).lines.some((line) => line.startsWith("Assumed")));
  const house = { base: "tenhou", set: { kiriage: true } };
  assert.equal(tensu.explain({ text: asked, ruleset: house }).lines.at(-2), "Tenhou with 1 rule changed.");
  await tensu.loadLanguage("de");
  for (const lang of ["de", { lang: "de" }]) assert.deepEqual([tensu.explain(asked, lang).lang, tensu.explain(asked, lang).lines[0]], ["de", "Ron 12.000"]);
  for (const lang of [undefined, null, {}, { lang: undefined }]) assert.equal(tensu.explain(asked, lang).lang, "en");
  assert.equal(tensu.explain("1x", { lang: "de" }).error.message, tensu.explain("1x", "de").error.message);
  // A club calls itself as it likes: that is text, too. A Discord embed has room for the longest of all golden hands.
  const named = tensu.explain("1/tenhou/name=.3Cb.3E.2Ax.2A/kiriage=true/234m34066p67856s/ron:7s/riichi");
  assert.ok(named.html.includes("&lt;b&gt;*x*") && named.markdown.includes("\\<b\\>\\*x\\*"), named.html);
  const longest = Math.max(...(await golden(tensu.parse)).map(({ request }) => tensu.explain(request).markdown?.length ?? 0));
  assert.ok(longest > 1_000 && longest < 4_096, String(longest));
});

test("what is no request is told what one is", () => {
  const said = (asked) => tensu.score(asked).error.message;
  assert.equal(said(5), 'The request cannot be read: it is a number, not an object of fields, nor a hand as text such as "234m340p66p678s56s+7s ron".');
  assert.match(said(), /it is nothing, not an object/);
  assert.match(said([]), /it is a list, not/);
  assert.deepEqual(tensu.scoreMany([5])[0], tensu.score(5));
});

test("a ruleset beside the request is told where it belongs, a place in a list is not", () => {
  const text = "234m340p66p678s56s+7s ron riichi";
  for (const ask of ["score", "waits", "print", "links", "whatIf", "scoreAll"]) {
    for (const beside of ["tenhou", { base: "tenhou" }]) assert.match(tensu[ask](text, beside).error.message, /a ruleset is a field of it/, ask);
  }
  assert.deepEqual([text, text].map(tensu.score), [tensu.score(text), tensu.score(text)]);
  assert.throws(() => tensu.explain(text, "tenhou"), RangeError);
});

test("a hand is drawn, by the drawings that come with the first picture", async () => {
  const asked = "234m340p66p678s56s+7s ron riichi dora:1m5p";
  const { ok, svg } = await tensu.svg(asked);
  assert.ok(ok && svg.startsWith("<svg "));
  assert.equal(svg.match(/<use /g).length - svg.match(/<defs>.*<\/defs>/s)[0].match(/<use /g).length, 14 + 5);
  assert.equal(tensu.parse(svg.match(/<desc>(.*)<\/desc>/)[1]).request.hand, "234m34066p67856s");
  const width = ({ svg }) => Number(svg.match(/ width="(\d+)"/)[1]);
  const narrow = await tensu.svg(tensu.parse(asked), { width: 280, tile: 30.5, theme: "dark", lang: "en" });
  assert.ok(width(narrow) <= 280 && width(narrow) < width({ svg }) && narrow.svg.includes("tensu-dark-"));
  await tensu.loadLanguage("de");
  assert.match((await tensu.svg({ id: 7, hand: "5z" }, { lang: "de" })).svg, /lang="de"><title>Weiß</);
  assert.deepEqual(Object.keys(await tensu.svg({ id: 7, hand: "5z", odd: 1 })), ["id", "ok", "svg", "warnings"]);
  assert.equal((await tensu.svg("1x")).error.code, "parse");
  assert.equal((await tensu.svg({ hand: "1m".repeat(145) })).error.code, "tile_count");
  for (const options of [{ theme: "blue" }, { width: "280" }, { width: 0 }, { tile: Number.NaN }, { lang: "nl" }]) {
    await assert.rejects(tensu.svg(asked, options), RangeError, JSON.stringify(options));
  }
});

test("a field that nothing reads is named, and nobody's code runs for it", () => {
  const hand = { hand: "234m340p66p678s56s", win: "7s", by: "ron" };
  const warned = (response) => response.warnings?.map(({ field }) => field);
  const odd = { ...hand, doras: "1m", get more() { throw new Error("looked at"); } };
  const all = { ...hand, melds: [], ruleset: { base: "tenhou", kiriage: true } };
  assert.deepEqual(warned(tensu.score(odd)), ["doras", "more"]);
  assert.deepEqual(warned(tensu.score(all)), ["ruleset.kiriage"]);
  assert.equal(tensu.score(odd).total, tensu.score(hand).total);
  assert.deepEqual(tensu.scoreMany([odd, hand], "total").map(warned), [["doras", "more"], undefined]);
  // To spread it would look at it.
  const strict = Object.defineProperties({ strict: true }, Object.getOwnPropertyDescriptors(odd));
  assert.equal(tensu.score(strict).ok, false);
  assert.equal(tensu.scoreMany([hand], "totl")[0].error.at.field, "only");
});

test("a hand may be asked as text", () => {
  const text = "234m340p66p678s56s+7s ron riichi dora:1m5p";
  const { request } = tensu.parse(text);
  const price = tensu.score(request);
  assert.equal(price.total, 12_000);
  for (const asked of [text, { text }, { text: text.replace(" riichi", ""), riichi: "riichi" }]) assert.deepEqual(tensu.score(asked), price);
  assert.deepEqual(tensu.scoreMany([text, request]), [price, price]);
  assert.equal(tensu.explain(text).ok, true);
  assert.equal(tensu.waits("123m456p789s22m78m").shanten, 0);
  assert.equal(tensu.score("123q").error.at.field, "text");
  assert.deepEqual(tensu.score({ ...request, doras: "1m" }).warnings.map(({ field }) => field), ["doras"]);
});
