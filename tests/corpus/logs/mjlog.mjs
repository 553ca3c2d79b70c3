// A game as Tenhou's XML (mjlog).

const TYPES = {
  nagashi_mangan: "nm",
  nine_terminals: "yao9",
  four_winds: "kaze4",
  four_riichi: "reach4",
  four_kans: "kan4",
};

/** The bits of a call. */
function bits({ call, id, own, from }, p, n) {
  const turns = (from - p + n) % n;
  // Nobody sits across from one of three: the one before is the third.
  const side = n === 3 && turns === 2 ? 3 : turns;
  const ids = [...own, id].sort((a, b) => a - b);
  const at = ids.indexOf(id);
  if (call === "chi") {
    const kind = ids[0] >> 2;
    const low = Math.floor(kind / 9) * 7 + (kind % 9);
    return ids.reduce((sum, tile, i) => sum | ((tile & 3) << (3 + 2 * i)), ((low * 3 + at) << 10) | 4 | side);
  }
  if (call === "pon") {
    const other = [0, 1, 2, 3].find((copy) => !ids.some((tile) => (tile & 3) === copy));
    return (((id >> 2) * 3 + at) << 9) | (other << 5) | 8 | side;
  }
  return (id << 8) | side;
}

/** A step as its tag; the fourth tile of a pon is the one that its bits leave out. */
function tag({ kind, p, ...step }, n) {
  const call = (m) => `<N who="${p}" m="${m}" />`;
  if (kind === "draw") return `<${"TUVW"[p]}${step.id}/>`;
  if (kind === "discard") {
    const discard = `<${"DEFG"[p]}${step.id}/>`;
    return step.riichi ? `<REACH who="${p}" step="1"/>${discard}<REACH who="${p}" ten="0,0,0,0" step="2"/>` : discard;
  }
  if (kind === "call") return call(bits(step, p, n));
  if (kind === "ankan") return call(step.ids[0] << 8);
  if (kind === "kakan") return call((bits({ call: "pon", ...step.pon }, p, n) & ~8) | 16);
  return call((step.id << 8) | 32);
}

function hand(game, hand, river, isLast) {
  const n = game.players;
  const four = (list) => [...list, ...Array(4 - n).fill(0)].join();
  const deal = "ESW".indexOf(hand.round) * 4 + hand.hand - 1;
  const dealt = river.dealt.map((tiles, p) => `hai${p}="${tiles.join()}"`).join(" ");
  const rest = n === 3 ? ' hai3=""' : "";
  const init = `<INIT seed="${[deal, hand.honba, hand.sticks, 1, 2, river.dora[0]].join()}" ten="${four(hand.before.map((points) => points / 100))}" oya="${hand.dealer}" ${dealt}${rest}/>`;
  const kans = river.dora.slice(1).map((id) => `<DORA hai="${id}" />`);
  const steps = river.steps.map((step) => tag(step, n));
  const owari = isLast ? ` owari="${game.final.flatMap((points, p) => [points / 100, game.score[p].toFixed(1)]).join()}"` : "";
  const ura = river.ura.length > 0 ? ` doraHaiUra="${river.ura.join()}"` : "";
  const moved = (delta) => [...hand.before.map((points, p) => [points / 100, delta[p] / 100]), ...Array(4 - n).fill([0, 0])].join();
  if (!hand.wins) {
    const type = TYPES[hand.draw] ? `type="${TYPES[hand.draw]}" ` : "";
    const shown = (hand.tenpai ?? []).map((p) => ` hai${p}="0,1,2"`).join("");
    return `${init}${steps.join("")}${kans.join("")}<RYUUKYOKU ${type}ba="0,0" sc="${moved(hand.delta)}"${shown}${owari} />`;
  }
  const others = hand.wins.slice(1).map(({ seat, from, points }) => hand.delta.map((_, p) => (p === seat ? points : p === from ? -points : 0)));
  const first = hand.delta.map((points, p) => points - others.reduce((sum, delta) => sum + delta[p], 0));
  const last = river.steps.at(-1).id;
  const wins = hand.wins.map((win, i) => {
    const pao = win.pao === undefined ? "" : ` paoWho="${win.pao}"`;
    const isEnd = isLast && i === hand.wins.length - 1;
    return `<AGARI ba="0,0" hai="${last}" machi="${last}" ten="${win.fu},${win.points},0" yaku="1,1" doraHai="${river.dora.join()}"${win.ura ? ura : ""} who="${win.seat}" fromWho="${win.from ?? win.seat}"${pao} sc="${moved([first, ...others][i])}"${isEnd ? owari : ""} />`;
  });
  return `${init}${steps.join("")}${kans.join("")}${wins.join("")}`;
}

export function mjlog(game) {
  const names = ["%41", "B", "%E5%8D%97", "D"].map((name, p) => `n${p}="${p < game.players ? name : ""}"`).join(" ");
  const hands = game.hands.map((one, at) => hand(game, one, game.rivers[at], at === game.hands.length - 1));
  return `<mjloggm ver="2.3"><SHUFFLE seed="mt19937ar-sha512-n288-base64" ref=""/><GO type="${game.type}" lobby="0"/><UN ${names} dan="1,2,3,4" rate="1500.00,1500.00,1500.00,1500.00" sx="M,M,F,F"/><TAIKYOKU oya="0"/>${hands.join("")}</mjloggm>`;
}
