// Reads a hand that is not written as the engine writes it: in kanji, Unicode tiles, other words, with spaces. What signs and words
// mean the build takes from the engine (`notation::vocabulary`), the steps are those of src/hand/notation/scanner; tests/notation.txt
// holds both to the same. The forms of programs and those with the suit first are refused, but for the melds
// of GB-Mahjong.
const table = (text, apart) =>
  new Map(text.split(" ").flatMap((group) => { const [means, all] = group.split(":"); return all.split(apart).map((one) => [one, means]); }));
// Whole tiles (`1z`), numbers (`1`), suits (`m`)
const SIGNS = table("{{signs}}", /(?:)/u);
// The same in several signs
const SPELT = table("{{spelt}}", ",");
// For what they say of the win, `key=` where a value follows, kinds of melds, `L` `A` `R`
const NAMES = table("{{names}}", ",");
const RUN = /[A-Za-z](?:[A-Za-z]|[_-](?=[A-Za-z]))*/y;
const CLOSES = { "(": ")", "[": "]", "「": "」", "『": "』", "【": "】", "〔": "〕", "〈": "〉", "《": "》", "{": "}", "<": ">" };
/** A letter as wide as those of the engine's own. */
const narrow = (text) =>
  text
    .replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt() - 0xfee0))
    .replaceAll("、", ",")
    .replace(/[。·・]/g, ".")
    .replace(/[–—−]/g, "-")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    // Marks around the whole.
    .replace(/^(\s*)(["'`])([^]*)\2(\s*)$/, (all, ahead, mark, inside, behind) => (inside.includes(mark) ? all : `${ahead} ${inside} ${behind}`));
const listed = (word) => word.replace(/[ .・·-]/g, "_").toLowerCase();
const known = (word) => NAMES.get(listed(word));
const isKind = (means) => means && /^(chi|pon|minkan|kakan|ankan|kan|[LAR])$/.test(means);
const suitOf = (c = "") => (/[mpszf]/i.test(c) ? c.toLowerCase() : /^[mpszf]$/.test(SIGNS.get(c)) ? SIGNS.get(c) : undefined);
const digitOf = (c) => (/^\d$/.test(SIGNS.get(c)) ? SIGNS.get(c) : undefined);
const alike = (tile) => tile.replace("0", "5");
/** The indicator of four players that shows a tile. */
const shows = ([rank, suit]) => {
  if (suit === "f") return "";
  const [first, last] = suit !== "z" ? [1, 9] : rank > 4 ? [5, 7] : [1, 4];
  return `${Number(rank) === first ? last : (rank === "0" ? 5 : rank) - 1}${suit}`;
};
const real = (tile) => /^(\d[mps]|[1-7]z|[1-8]f)$/.test(tile);

/** The groups of a hand, each with its tiles, or { at }: where it cannot be read. */
export function read(text) {
  const s = narrow(text);
  const groups = [];
  const hand = [];
  const said = new Set();
  // Kanji for man, circles for pin and figures for sou, and no suits.
  const bare = /[①-⑨]/.test(s) && /[一二三四五六七八九]/.test(s) && ![...s].some((c) => c > "\x7f" && /^[mpszf]$/.test(SIGNS.get(c)));
  let [at, inMeld, added, won, doubt] = [0, false, false, false, false];

  const fail = (from = at) => {
    throw { at: from };
  };
  const look = (pattern, from = at) => ((pattern.lastIndex = from), pattern.exec(s)?.[0] ?? "");
  const spaces = () => (at += look(/\s*/y).length);
  const skip = () => (at += look(inMeld ? /[\s,]*/y : /[\s,\-_/|;.]*/y).length);
  const isOver = () => !/[^\s,\-_/|;.+"()[\]{}<>]/.test(look(/[\0-\x7f]/y));

  /** The longest word of another script that begins there. */
  const foreign = (from) => {
    if (!(s.charCodeAt(from) > 127)) return;
    const is = ([word]) => word.charCodeAt() > 127 && listed(s.slice(from, from + word.length)) === word;
    const [longest] = [...NAMES].filter(is).sort(([a], [b]) => b.length - a.length);
    return longest && [longest[1], longest[0].length];
  };
  /** A dragon by its name, and how long that is. */
  const named = () => {
    const run = look(/[A-Za-z]*/y);
    const tile = SPELT.get(run.toLowerCase());
    return real(tile) && [tile, run.length];
  };
  /** `Wリーチ`, which is a word, and `W riichi`, which may be a tile and a word. */
  const double = () => {
    if (inMeld || !/[Ww]/.test(s[at]) || /[A-Z]/.test(s[at - 1])) return;
    const gap = look(/\s*/y, at + 1).length;
    const from = at + 1 + gap;
    const run = look(/[A-Za-z]*/y, from);
    const [means, length] = foreign(from) ?? [known(run), run.length];
    return means === "reach" && { length: 1 + gap + length, gap };
  };
  const isWord = () => {
    if (double()) return true;
    const run = look(RUN);
    if (!run) return Boolean(foreign(at));
    if (run.length < 3 || /^e*w*n*c*$/.test(run) || named()) return false;
    const means = known(run);
    return /^[a-z]{3}/.test(run) || Boolean(means && inMeld === isKind(means));
  };
  const word = () => {
    const twice = double();
    if (twice) return ["riichi", twice.length];
    const there = foreign(at);
    if (there) return there;
    let end = at + look(RUN).length;
    let found = known(s.slice(at, end)) && [known(s.slice(at, end)), end - at];
    for (let more, n = 0; n < 2 && (more = look(/[ -][A-Za-z]+/y, end)); n += 1) {
      end += more.length;
      const means = known(s.slice(at, end));
      if (means) found = [means, end - at];
    }
    return found;
  };
  const once = (field) => (said.has(field) ? fail() : said.add(field));

  const worded = () => {
    const begun = hand.length > 0 || groups.length > 0;
    const [means, length] = (!double()?.gap && word()) || fail();
    if (/(^|[\s,-])-$/.test(s.slice(0, at))) fail();
    const isLatin = s.charCodeAt(at) < 128;
    at += length;
    if (means.endsWith("=")) return keyed(means.slice(0, -1), begun);
    if ((isLatin && !isOver()) || means === "wind" || isKind(means)) fail(at - length);
    if (means !== "flags") once(means === "reach" ? "riichi" : means);
  };
  const keyed = (key, begun) => {
    spaces();
    if (/[:=]/.test(s[at])) at += 1;
    spaces();
    const field = key.replace("_is", "");
    if (key !== "liable") once(field);
    if (/^(dora|ura|flowers)$/.test(field)) {
      const tiles = key === field ? indicators(begun) : indicators(begun).map(shows);
      return tiles.every(Boolean) ? groups.push({ kind: field, tiles }) : fail();
    }
    const value = look(key === "liable" ? /(?:[\w/-]|[^\0-\x7f\s])+/y : /(?:[A-Za-z0-9]|[^\0-\x7f\s])+/y);
    const isNumber = /^(honba|sticks|norths)$/.test(key);
    const isWind = /^[eswn]$/i.test(value) || /^[1-4]z$/.test(SIGNS.get(value)) || /^(wind|seat)$/.test(known(value));
    const isLiable = /^[^/-]+[/-][a-z_]+$/i.test(value);
    if (!(isNumber ? /^(0|[1-9]\d*)$/.test(value) : key === "liable" ? isLiable : isWind)) fail();
    at += value.length;
    if (isNumber && !isOver()) fail();
  };
  /** Behind a hand all that follow are its own, before one those that no space divides. */
  const indicators = (begun) => {
    const found = [];
    let single = false;
    for (;;) {
      const before = at;
      skip();
      const passed = s.slice(before, at);
      const [divided, ended] = [/\s/.test(passed), /[;|]/.test(passed)];
      if (ended || at >= s.length || /[+()[\]{}<>「」『』【】〔〕〈〉《》]/.test(s[at]) || isWord() || (divided && !begun && found.length)) {
        at = before;
        doubt ||= single;
        return found.length ? found : fail();
      }
      const had = found.length;
      group(found);
      single = Boolean(passed && had && begun && found.length === had + 1);
    }
  };

  /** Digits and their suit, or one tile that is a sign of its own. */
  const group = (found) => {
    const start = at;
    const [digits, signs] = [[], []];
    for (;;) {
      const digit = digits.length && foreign(at) ? undefined : digitOf(s[at]);
      if (digit) {
        signs.push(s[at]);
        at += 1;
        const behind = look(/[a-z]*/y, at + 1);
        const red = digit === "5" && s[at] === "r" && !(behind && !suitOf(behind[0]) && !SPELT.has(behind));
        at += red;
        digits.push(red ? "0" : digit);
      } else if (/[赤r]/.test(s[at]) && digitOf(s[at + 1]) === "5") {
        signs.push(s[at]);
        at += 2;
        digits.push("0");
      } else if (s[at] === "+" && inMeld && digits.length) {
        if (added || !digitOf(s[at + 1])) fail();
        added = true;
        at += 1;
      } else if (digits.length && /[\s,]/.test(s[at])) at += 1;
      else break;
    }
    if (!digits.length) return at >= s.length ? fail(start) : single(found);
    const isLatin = s.charCodeAt(at) < 128;
    if (bare && (!suitOf(s[at]) || (isLatin && (named() || isWord())))) {
      const tiles = digits.map((digit, i) => digit + (signs[i] > "\x7f" ? "m" : "s"));
      return tiles.every(real) ? found.push(...tiles) : fail(start);
    }
    if (at >= s.length || (isLatin && (named() || (isWord() && word())))) fail(start);
    const run = look(RUN).toLowerCase();
    const suit = SPELT.get(run) ?? suitOf(s[at]) ?? fail(start);
    // Numbers in kanji are no others' that stand apart or are written otherwise, unless all are man.
    if (suit !== "m" && /[一二三四五六七八九](.*[\s,].*[\d一二三四五六七八九]|.*\d)/s.test(s.slice(start, at))) fail(start);
    at += SPELT.has(run) ? run.length : 1;
    const tiles = digits.map((digit) => digit + suit);
    if (!tiles.every(real)) fail(start);
    if (s[at] === "r" && digits.length === 1 && !/[a-z]/.test(s[at + 1] ?? "")) {
      if (!/[05]/.test(digits[0]) || digits[0] === "0" || /[\p{L}\p{N}]/u.test(s[at + 1] ?? "")) fail(start);
      tiles[0] = `0${suit}`;
      at += 1;
    }
    found.push(...tiles);
  };
  const single = (found) => {
    const dragon = named();
    if (dragon) {
      at += dragon[1];
      return found.push(dragon[0]);
    }
    const run = look(RUN);
    const alone = !/[\p{L}\p{N}]/u.test(s[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(s[at + 2] ?? "");
    if (/^[a-z]{2}$/.test(run) && alone && !/^e*w*n*c*$/.test(run) && !suitOf(run[0])) fail();
    const two = s.slice(at, at + 2);
    const sign = SPELT.has(two) ? two : String.fromCodePoint(s.codePointAt(at));
    const tile = SPELT.get(two) ?? SIGNS.get(sign);
    if (!real(tile)) fail();
    at += sign.length;
    at += look(/[\ufe0e\ufe0f]?/y).length;
    found.push(tile);
  };

  const meld = () => {
    const [start, open, tiles] = [at, s[at], []];
    const close = CLOSES[open];
    if (!s.includes(close, at)) fail();
    at += 1;
    [inMeld, added] = [true, false];
    let side, told, offer;
    for (skip(); s[at] !== close; skip()) {
      if (at >= s.length || Object.values(CLOSES).includes(s[at])) fail(start);
      if (open === "[" && tiles.length && /,\s*$/.test(s.slice(0, at)) && look(/\d(?=\s*\])/y)) {
        if (side || told || added) fail();
        offer = Number(s[at]);
        at += 1;
      } else if (tiles.length && /[LAR]/.test(s[at] ?? "")) {
        if (side) fail();
        side = s[at];
        at += 1;
      } else if (isWord()) {
        const run = look(RUN);
        const letters = /^.[a-z_]/.test(run) ? look(/.[a-z_]*/y) : run;
        const [means, length] = foreign(at) ?? [known(letters), letters.length];
        if (!isKind(means) || means === "kan" || (means.length === 1 ? side : told)) fail();
        if (means.length === 1) side = means;
        else told = means;
        at += length;
      } else group(tiles);
    }
    at += 1;
    inMeld = false;
    const equal = tiles.every((tile) => alike(tile) === alike(tiles[0]));
    let kind = told ?? (added ? "kakan" : open === "[" ? "ankan" : tiles.length > 3 ? "minkan" : equal ? "pon" : "chi");
    const isOdd = (added && kind !== "kakan") || (tiles.length > 3 && !told && !added && !/[([]/.test(open)) || (open === "(" && kind === "ankan") || (open === "[" && added);
    if (!tiles.length || (isOdd && !offer)) fail(start);
    if (offer !== undefined) {
      // It says from whom, with 4 more where the fourth tile came later; in a chi which tile was called.
      const place = offer > 4 ? offer - 5 : offer - 1;
      const [later, many] = [offer > 4, tiles.length];
      if (!"LAR"[place] || offer === 4 || !(later ? many === 4 : many === 3 || many === 4)) fail(start);
      kind = later ? "kakan" : many > 3 ? "minkan" : equal ? "pon" : "chi";
      side = kind === "chi" ? "L" : "LAR"[place];
      if (kind === "chi") tiles.unshift(...tiles.splice(place, 1));
    }
    groups.push({ kind, tiles, side });
  };

  try {
    for (skip(); at < s.length; skip()) {
      const start = at;
      if (s[at] === "+") {
        if (won) fail();
        won = true;
        at += 1;
        spaces();
        const tiles = [];
        group(tiles);
        if (tiles.length !== 1) fail(start);
        groups.push({ kind: "+", tiles });
      } else if (s[at] in CLOSES) meld();
      else if (isWord()) worded();
      else group(hand);
    }
    if (doubt && !won && said.has("by") && hand.length % 3 === 1) fail(0);
    if (hand.length) groups.push({ kind: "", tiles: hand });
    return { groups };
  } catch (wrong) {
    if (wrong instanceof Error) throw wrong;
    return wrong;
  }
}
