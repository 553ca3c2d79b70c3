// What a host can say of the hand in a link (`h/?1/tenhou/…`) where that is pasted: its title, and its tiles as a picture. For
// cloudflare.js and nginx.js beside it; without a host that runs them, `h/` is a page like any other and shows the card of the site.
//
// It keeps nothing, and reads only what is drawn of a hand (the words are those of src/link.rs). A hand that it cannot read has the card
// of the site. Written for njs from 0.7.9 on, which knows no destructuring, no spread and no `for … of`.

/** The longest link that is read, as in the app, and the most tiles that are drawn. */
const LONGEST = 4096;
const MOST = 40;

/** A card of a link, and what stands where on it, in pixels; all of it even, as two pixels are a byte. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const GAP = 2;
const APART = 20;
const BELOW = 16;
const NAME = 44;
const PRICE = 96;
/** The line around the winning tile, and its colour. */
const WON = 4;
const GOLD = 3;

const TILES = "([0-9]+[mpszf])+";
const HAND = new RegExp("^" + TILES + "$");
const MELD = new RegExp("^(chi|pon|minkan|ankan|kakan):(" + TILES + ")([LAR]?)$");
const WIN = /^(ron|tsumo):([0-9][mpszf])$/;

/** The pictures in `cards/faces.bin`, in their order. */
const FACES = names();

function names() {
  let all = [];
  ["0123456789m", "0123456789p", "0123456789s", "1234567z", "12345678f"].forEach((text) => (all = all.concat(tiles(text))));
  return all.concat(["back", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "Tensu"]);
}

/** The tiles of a text such as `34066p78s`, one by one. */
function tiles(text) {
  const all = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] < "a") continue;
    for (; from < at; from++) all.push(text[from] + text[at]);
    from = at + 1;
  }
  return all;
}

/** The hand in a query and the language of who shared it; undefined if there is none that can be drawn. */
function read(query) {
  const parts = query.replace(/^\?/, "").split("&");
  const found = parts.find((part) => part[0] >= "0" && part[0] <= "9");
  const lang = parts.find((part) => /^lang=[a-zA-Z]{2,3}(-[a-zA-Z]{2,4})?$/.test(part));
  const hand = { link: plain(found || ""), lang: (lang || "lang=en").slice(5), tiles: [], melds: [], win: undefined };
  const words = hand.link.split("/");
  // Only what a link has (src/link.rs): it stands in pages and addresses.
  if (hand.link.length > LONGEST || words[0] !== "1" || !/^[\w/:=,.-]+$/.test(hand.link) || !/^\w+$/.test(words[1] || "")) return undefined;
  hand.ruleset = words[1];
  words.slice(2).forEach((word) => {
    const meld = MELD.exec(word);
    const win = WIN.exec(word);
    if (HAND.test(word)) hand.tiles = hand.tiles.concat(tiles(word));
    else if (meld) hand.melds.push({ kind: meld[1], text: meld[2], tiles: tiles(meld[2]), from: meld[4] });
    else if (win) hand.win = win[2];
  });
  hand.tiles.sort((one, other) => place(one) - place(other));
  const all = hand.melds.reduce((all, meld) => all.concat(meld.tiles), hand.tiles.concat(hand.win ? [hand.win] : []));
  const isDrawn = all.length > 0 && all.length <= MOST && all.every((tile) => FACES.indexOf(tile) >= 0);
  return isDrawn ? hand : undefined;
}

/** The place of a tile in a sorted hand: a red five lies with the others. */
const place = (tile) => 10 * "mpszf".indexOf(tile[1]) + (Number(tile[0]) || 5);

/** Some programs write more characters than necessary as `%` and digits. */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch (why) {
    return "";
  }
}

/** The hand as text: `34066p78s (406m) [1111z] + 9s`. */
function written(hand) {
  let suit = "";
  const concealed = hand.tiles.reduceRight((text, tile) => {
    const isSame = tile[1] === suit;
    suit = tile[1];
    return (isSame ? tile[0] : tile) + text;
  }, "");
  const melds = hand.melds.map((meld) => (meld.kind === "ankan" ? `[${meld.text}]` : `(${meld.text})`));
  return [concealed].concat(melds, hand.win ? ["+", hand.win] : []).join(" ");
}

/** Text in an attribute or an element. At most `most` characters: programs show no more. */
function escaped(text, most) {
  const short = text.length > most ? text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "") + "…" : text;
  return short.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");
}

/** The page of the site with the hand's own title, description and picture; what is undefined stays. */
function page(html, hand, title, about) {
  const query = `${hand.link}&lang=${hand.lang}`.replace(/&/g, "&amp;");
  const put = (name, change) => {
    html = html.replace(new RegExp(`(<meta property="og:${name}" content=")([^"]*)`), (all, before, old) => before + change(old));
  };
  if (title) {
    put("title", () => escaped(title, 120));
    html = html.replace(/<title>[^<]*/, () => "<title>" + escaped(title, 120));
  }
  if (about) put("description", () => escaped(about, 300));
  put("image", (old) => old.replace(/cards\/[^"]*$/, () => "h/card.png?" + query));
  put("url", (old) => `${old}?${query}`);
  // The frame of the site has no hand in it.
  return html.replace(/<link rel="alternate"[^>]*oembed[^>]*>/, "");
}

/** A card with the tiles, and what they are worth if that is known, as PNG; undefined if there is no room. */
function picture(bytes, hand, total) {
  const faces = unpacked(bytes);
  const lines = [];
  for (let y = 0; y < HEIGHT; y++) lines.push(undefined);
  stamp(lines, faces["Tensu"], EDGE, NAME);
  let x = EDGE;
  if (total !== undefined) {
    const digits = String(total).replace(/\B(?=(\d{3})+$)/g, ",").split("");
    digits.forEach((digit) => {
      stamp(lines, faces[digit], x, PRICE);
      x += faces[digit].wide;
    });
  }
  const rows = laid(hand, faces);
  const high = rows.reduce((sum, row) => sum + row.high + BELOW, -BELOW);
  let y = HEIGHT - EDGE - high;
  if (y < PRICE + faces["0"].high) return undefined;
  rows.forEach((row) => {
    y += row.high;
    row.sets.forEach((set) => set.tiles.forEach((tile) => draw(lines, faces[tile.face], tile, set.x + tile.x, y)));
    y += BELOW;
  });
  return png(lines, bytes.subarray(0, 48));
}

/** The pictures of `cards/faces.bin` by name: behind 16 colours, each has half its width, its height, and two pixels a byte. */
function unpacked(bytes) {
  const faces = {};
  let at = 48;
  FACES.forEach((name) => {
    const size = bytes[at] * bytes[at + 1];
    faces[name] = { wide: 2 * bytes[at], high: bytes[at + 1], pixels: bytes.subarray(at + 2, at + 2 + size) };
    at += 2 + size;
  });
  return faces;
}

/** The tiles in rows: those in the hand, the winning one apart, the melds. */
function laid(hand, faces) {
  const size = faces["back"];
  const upright = (tile) => ({ face: tile });
  const sets = [hand.tiles.map(upright), hand.win ? [{ face: hand.win, won: true }] : []].concat(hand.melds.map(lying));
  const rows = [];
  sets.filter((set) => set.length > 0).forEach((set) => {
    // A hand that is longer than a row is cut.
    for (let rest = set; rest.length > 0; ) {
      const piece = { x: 0, wide: -GAP, high: size.high, tiles: [] };
      while (rest.length > 0 && piece.wide + GAP + size.high <= WIDTH - 2 * EDGE) {
        const tile = rest[0];
        tile.x = piece.wide + GAP;
        if (tile.onto) {
          tile.x -= size.high + GAP;
          piece.high = 2 * size.wide + GAP;
        } else piece.wide += GAP + (tile.turned ? size.high : size.wide);
        piece.tiles.push(tile);
        rest = rest.slice(1);
      }
      const row = rows[rows.length - 1];
      if (row && row.wide + APART + piece.wide <= WIDTH - 2 * EDGE) {
        piece.x = EDGE + row.wide + APART;
        row.wide += APART + piece.wide;
        row.high = Math.max(row.high, piece.high);
        row.sets.push(piece);
      } else {
        piece.x = EDGE;
        rows.push({ wide: piece.wide, high: piece.high, sets: [piece] });
      }
    }
  });
  return rows;
}

/** A meld as it lies on the table (src/picture/lying.rs): the called tile, written first, is turned towards who discarded it. */
function lying(meld) {
  const isRed = (tile) => tile[0] === "0";
  if (meld.kind === "ankan") {
    const seen = meld.tiles.filter(isRed).concat(meld.tiles.filter((tile) => !isRed(tile)));
    return seen.map((tile, i) => ({ face: i === 0 || i === 3 ? "back" : seen[i - 1] }));
  }
  const rest = meld.tiles.slice();
  const plainAt = meld.kind === "kakan" ? rest.findIndex((tile) => !isRed(tile)) : 0;
  const called = { face: rest.splice(Math.max(plainAt, 0), 1)[0], turned: true };
  const added = meld.kind === "kakan" && rest.length > 0 ? [{ face: rest.pop(), turned: true, onto: true }] : [];
  const at = { L: 0, A: 1, R: rest.length }[meld.from] || 0;
  const upright = rest.map((tile) => ({ face: tile }));
  return upright.slice(0, at).concat([called], added, upright.slice(at));
}

/** Draws a tile whose foot is at `y`. */
function draw(lines, face, tile, x, y) {
  const top = tile.onto ? y - 2 * face.wide - GAP : y - (tile.turned ? face.wide : face.high);
  if (tile.won) {
    const from = (x - WON) / 2;
    const to = (x + face.wide + WON) / 2;
    for (let line = top - WON; line < top + face.high + WON; line++) lineOf(lines, line).fill(17 * GOLD, from, to);
  }
  stamp(lines, tile.turned ? turned(face) : face, x, top);
}

function lineOf(lines, y) {
  if (!lines[y]) lines[y] = new Uint8Array(WIDTH / 2);
  return lines[y];
}

function stamp(lines, face, x, y) {
  const half = face.wide / 2;
  for (let line = 0; line < face.high; line++) lineOf(lines, y + line).set(face.pixels.subarray(line * half, (line + 1) * half), x / 2);
}

/** A picture turned to the left by a quarter. */
function turned(face) {
  const half = face.wide / 2;
  const pixels = new Uint8Array(face.pixels.length);
  for (let x = 0; x < face.wide; x++) {
    for (let y = 0; y < face.high; y++) {
      const pixel = (face.pixels[y * half + (x >> 1)] >> (x % 2 ? 0 : 4)) & 15;
      pixels[((face.wide - 1 - x) * face.high + y) >> 1] |= pixel << (y % 2 ? 0 : 4);
    }
  }
  return { wide: face.high, high: face.wide, pixels };
}

/** A PNG of lines with two pixels a byte; a line that is not there has the first of the colours. */
function png(lines, colors) {
  const table = [];
  for (let n = 0; n < 256; n++) {
    let sum = n;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    table.push(sum);
  }
  const data = deflated(lines);
  const out = new Uint8Array(data.length + 125);
  let at = 0;
  const number = (value) => {
    for (let shift = 24; shift >= 0; shift -= 8) out[at++] = (value >>> shift) & 255;
  };
  const chunk = (name, body) => {
    number(body.length);
    const from = at;
    for (let i = 0; i < 4; i++) out[at++] = name.charCodeAt(i);
    out.set(body, at);
    at += body.length;
    let sum = -1;
    for (let i = from; i < at; i++) sum = table[(sum ^ out[i]) & 255] ^ (sum >>> 8);
    number(~sum);
  };
  out.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  at = 8;
  chunk("IHDR", new Uint8Array([0, 0, WIDTH >> 8, WIDTH & 255, 0, 0, HEIGHT >> 8, HEIGHT & 255, 4, 3, 0, 0, 0]));
  chunk("PLTE", colors);
  chunk("IDAT", data);
  chunk("IEND", new Uint8Array(0));
  return out.subarray(0, at);
}

/** The lines in the format of zlib: bytes, and repetitions of the last one, in the fixed code of RFC 1951 (3.2.6). */
function deflated(lines) {
  const line = WIDTH / 2 + 1;
  const out = new Uint8Array(Math.ceil((HEIGHT * line * 9) / 8) + 16);
  const codes = [];
  for (let symbol = 0; symbol < 286; symbol++) {
    if (symbol < 144) codes.push(code(0x30 + symbol, 8));
    else if (symbol < 256) codes.push(code(0x190 + symbol - 144, 9));
    else if (symbol < 280) codes.push(code(symbol - 256, 7));
    else codes.push(code(0xc0 + symbol - 280, 8));
  }
  let at = 0;
  let bits = 0;
  let many = 0;
  const put = (value, count) => {
    bits |= value << many;
    for (many += count; many >= 8; many -= 8) {
      out[at++] = bits & 255;
      bits >>>= 8;
    }
  };
  const symbol = (which) => put(codes[which].value, codes[which].count);
  let last = -1;
  let run = 0;
  const repeat = () => {
    while (run > 2) {
      const now = Math.min(run, 258);
      const over = now - 3;
      const more = over < 8 ? 0 : 29 - Math.clz32(over);
      if (now === 258) symbol(285);
      else {
        symbol(257 + 4 * more + (over >> more));
        put(over & ((1 << more) - 1), more);
      }
      // The distance of the last byte.
      put(0, 5);
      run -= now;
    }
    for (; run > 0; run--) symbol(last);
  };
  const byte = (value) => {
    if (value === last) run += 1;
    else {
      repeat();
      symbol(value);
      last = value;
    }
  };
  let low = 1;
  let high = 0;
  put(0x0178, 16);
  put(3, 3);
  lines.forEach((pixels) => {
    // Each begins with its filter, which is none.
    byte(0);
    high += low;
    if (!pixels) {
      run += line - 1;
      high += (line - 1) * low;
    } else {
      for (let i = 0; i < line - 1; i++) {
        byte(pixels[i]);
        low += pixels[i];
        high += low;
      }
    }
    low %= 65521;
    high %= 65521;
  });
  repeat();
  symbol(256);
  put(0, 7);
  [high >> 8, high & 255, low >> 8, low & 255].forEach((sum) => (out[at++] = sum));
  return out.subarray(0, at);
}

/** A code as it is written, its first bit first. */
function code(value, count) {
  let turned = 0;
  for (let bit = 0; bit < count; bit++) turned |= ((value >> bit) & 1) << (count - 1 - bit);
  return { value: turned, count };
}

export default { read, written, page, picture };
