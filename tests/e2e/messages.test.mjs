// Messages that lack something: each is answered by what is wrong with it, and does nothing.

import assert from "node:assert/strict";

import { ASK, framed, heard, inside, say, tells, visit } from "./club.mjs";
import { rare } from "./harness.mjs";

rare("a `to` that cannot be used is answered, and the message does nothing", () =>
  visit(framed("id=a&hand=1m%2B2m"), async ({ page }) => {
    await inside(page);
    await heard(page, "ready");
    const set = { type: "setHand", hand: "9s9s" };
    const asked = [
      [{ ...set, to: "x".repeat(65) }, /“to”.*too long/], [{ ...set, to: "a\nb" }, /“to”.*“a\nb” is not known/],
      [{ ...set, to: 5 }, /"to" is missing/], [{ ...set, to: null }, /"to" is missing/], [{ ...set, to: {} }, /"to" is missing/],
      [{ to: "" }, /"to" is missing/], [{ to: 5 }, /"to" is missing/], [{ type: "focus", to: 5 }, /"to" is missing/],
    ];
    const { to: _, ...ask } = ASK;
    for (const [nth, [fields, text]] of asked.entries()) {
      await say(page, { ...ask, ...fields });
      const { code, to, message } = await heard(page, "error", nth);
      assert.deepEqual([code, to], ["to", undefined], JSON.stringify(fields));
      assert.match(message, text);
    }
    await say(page, ask);
    assert.equal((await heard(page, "error", asked.length)).code, "to", "none at all");
    // The longest one that can be used.
    await say(page, { ...ASK, to: "x".repeat(64) });
    assert.deepEqual([(await heard(page, "reply")).to, (await heard(page, "reply")).state], ["x".repeat(64), "1/cheatsheet/1m/ron:2m"]);
    assert.deepEqual([await tells(page, "change"), await tells(page, "reply")], [0, 1]);
  }));

rare("a message without its text says which one is missing", () =>
  visit(framed("id=a&hand=1m%2B2m"), async ({ page }) => {
    await inside(page);
    await heard(page, "ready");
    const asked = [
      [{ type: "setHand" }, '"hand" is missing or empty.'], [{ type: "setRules" }, '"rules" is missing or empty.'],
      [{ type: "setRules", ruleset: "" }, '"rules" is missing or empty.'], [{ type: "setState" }, '"state" is missing or empty.'],
    ];
    for (const [nth, [fields, text]] of asked.entries()) {
      await say(page, { ...ASK, ...fields });
      assert.equal((await heard(page, "error", nth)).message, text);
    }
    // An empty text is a hand: the table without one.
    await say(page, { ...ASK, type: "setHand", hand: "" });
    assert.equal((await heard(page, "reply")).state, "1/cheatsheet/ron");
  }));
