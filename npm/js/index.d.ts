// The types of the npm package `tensu`: the scoring contract as TypeScript sees it. Fields that may be missing are missing,
// never null. Tiles are MPSZ text: `123m406p789s11z`, `0` a red five, `1z` to `4z` East to North, `5z` White, `6z` Green,
// `7z` Red, `1f` to `4f` flowers, `5f` to `8f` seasons.

/** A hand by its fields, as text, or as what `parse` made of one: of what it refused the refusal is the answer. */
export type Asked = HandRequest | WrittenHand | TextRequest | Parsed | Refused | string;

/**
 * Scores a hand. Never throws: a hand that cannot be scored has `ok: false` and says why.
 *
 * ```ts
 * const hand = score({ hand: "234m340p66p678s56s", win: "7s", by: "ron", riichi: "riichi", dora: "1m5p" });
 * if (hand.ok) console.log(hand.total, hand.yaku); // 12000
 * score("234m340p66p678s56s+7s ron riichi dora:1m5p"); // the same as text
 * ```
 */
export function score(request: Asked): Scored | Refused;

/**
 * Scores many hands, faster than one by one: the responses in the order of the requests. `only` names the field or
 * fields that are wanted, which is faster still; `ok`, the `id`, `warnings` and all of a refusal are always there. A name that no
 * price has is refused. Something that is not a
 * list, or a list of more than 1,000,000 requests, gets one refusal.
 */
export function scoreMany(requests: Iterable<Asked>, only?: null): (Scored | Refused)[];
export function scoreMany<K extends keyof Scored>(
  requests: Iterable<Asked>,
  only: K | readonly K[],
): (Pick<Scored, K | "ok" | "id" | "warnings"> | Refused)[];

/**
 * The prices of many hands and nothing else, more than ten times as fast as `scoreMany`: hands as text (as `print` writes them is fastest), in a
 * list, or one a line in a text or its bytes. The answer has eight numbers a hand, in the order of `PRICE_COLUMNS`: `total`
 * (-1 for what cannot be read or is no legal hand, 0 for a hand that nobody pays, such as one without a yaku), `han`, `fu`, `yakuman`, and what each kind of
 * player pays: `discarder`, `dealer`, `each` of the others, `liable` players together.
 *
 * ```ts
 * const [total, han, fu] = priceMany(["234m340p66p678s56s+7s ron riichi dora:1m5p"], "tenhou"); // 12000 7 30
 * ```
 *
 * @throws {RangeError} for a ruleset that there is not.
 */
export function priceMany(hands: Iterable<string> | string | Uint8Array, ruleset?: RulesetChoice | null): Int32Array;

/** What the eight numbers of a hand from `priceMany` are. */
export const PRICE_COLUMNS: readonly ["total", "han", "fu", "yakuman", "discarder", "dealer", "each", "liable"];

/** Scores a hand under every ruleset of its kind (family and number of players), its own first. */
export function scoreAll(request: Asked): Compared[] | Refused;

/** What a hand would pay if one thing were different; of a hand without a yaku, what would make it a win. */
export function whatIf(request: Asked): WhatIf | Refused;

/** The language of an answer, alone or as an option; default: English. */
export type InLang = Lang | LangOption;

/** The language of an answer, as an option. */
export interface LangOption {
  /** Its tag; it must be loaded. */
  readonly lang?: Lang | undefined;
}

/**
 * Scores a hand and tells why: all of it as `lines`, as `markdown` and as `html`, and each part of it in sentences. What is wrong
 * with a hand is in that language too. Throws a `RangeError` for a language that does not exist, or that `loadLanguage` did not load.
 *
 * ```ts
 * const why = explain("234m340p66p678s56s+7s ron riichi dora:1m5p", { lang: "en" });
 * if (why.ok) console.log(why.lines.join("\n")); // what the command `tensu` prints
 * ```
 */
export function explain(request: Asked, lang?: InLang): Explained | Refused;

/** What 13 tiles wait for and what each wait pays, or what each discard of 14 leaves. */
export function waits(request: WaitsRequest | string): Waits | Discards | Refused;

/**
 * What a row of tiles on a photo most probably is, by what a reader saw and by the rules: a proposal. Places that a person has to
 * look at are in `marked`; whatever the rules changed is among them.
 */
export function likely(request: LikelyRequest): Likely | Refused;

/**
 * Reads a hand in any notation (MPSZ, kanji, letters, Unicode tiles, what other programs write), words behind it, or a link of the app:
 * `"234m340p66p678s56s+7s ron riichi dora:1m5p"`.
 */
export function parse(text: string): Parsed | Refused;

/** Writes a hand down, right or wrong, complete or not. */
export function print(request: { readonly [Field in keyof HandRequest]?: HandRequest[Field] | undefined } | string): Printed | Refused;

/** The links to a hand, right or wrong, complete or not, and to its rules. */
export function links(request: { readonly [Field in keyof HandRequest]?: HandRequest[Field] | undefined } | string): Links | Refused;

/** How a picture looks. */
export interface PictureOptions {
  /** The width in pixels that it may have, 80 to 4,000; what is wider is wrapped. 640 by default. */
  readonly width?: number;
  /** The width of a tile in pixels, 12 to 240. 36 by default. */
  readonly tile?: number;
  /** For a light page (the default), for a dark one, or as the reader's device has it, which browsers alone know. */
  readonly theme?: "light" | "dark" | "auto";
  /** The language of its title, which must be loaded. */
  readonly lang?: Lang;
}

/** A hand as a picture. */
export interface Picture {
  /** It could be drawn. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
  /** The `id` of the request. */
  readonly id?: unknown;
  /** An SVG that stands alone, with its size. Its title names the tiles, and whoever selects it copies the hand as text. */
  readonly svg: string;
  /** Fields of the request that had no effect. */
  readonly warnings?: readonly Warning[];
}

/**
 * Draws a hand, right or wrong, complete or not: the winning tile apart, melds as they lie, indicators as the dead wall shows them.
 * The drawings of the tiles, 54 KB, are loaded with the first picture. Rejects when they cannot be loaded.
 *
 * ```ts
 * const picture = await svg("234m340p66p678s56s+7s ron riichi dora:1m5p", { width: 280, theme: "dark" });
 * if (picture.ok) console.log(picture.svg); // <svg xmlns="http://www.w3.org/2000/svg" width=…
 * ```
 *
 * @throws {RangeError} for a theme or a language that there is not, and for a size that is no number of pixels: the promise rejects.
 */
export function svg(
  request: { readonly [Field in keyof HandRequest]?: HandRequest[Field] | undefined } | Parsed | Refused | string,
  options?: PictureOptions | null,
): Promise<Picture | Refused>;

/** All rulesets, in the order of a menu. */
export function rulesets(): RulesetInfo[];

/**
 * Every yaku with its names and meaning, its source and worth in a ruleset; default: `"cheatsheet"`, in
 * English. Throws a `RangeError` for a language that does not exist, or that `loadLanguage` did not load.
 */
export function yaku(ruleset?: RulesetChoice | null, lang?: InLang): YakuTable | Refused;

/** Everything about a ruleset: yaku, fu, points, rules, and how its source was read; default: `"cheatsheet"`. */
export function reference(ruleset?: RulesetChoice | null): Reference | Refused;

/** All languages, English first. */
export const LANGUAGES: readonly Lang[];

/**
 * Loads a language for whatever takes one, once, and gives its tag. Takes tags as `navigator.language` gives them: `"de-DE"`
 * is `"de"`, `"zh-TW"` is `"zh-Hant"`. Rejects with a `RangeError` if there is no such language. If its file cannot be
 * loaded, it rejects with an `Error` that names the file and its status, or with the error of `fetch` (without a network) or
 * of `readFile` (in Node). A load that failed may be tried again.
 */
export function loadLanguage(lang: Lang | (string & {})): Promise<Lang>;

/**
 * Settles one winner, or several on the same discard; sentences are in the language, default: English.
 * Throws a `RangeError` for a language that does not exist, or that `loadLanguage` did not load.
 */
export function settle(request: SettleRequest, lang?: InLang): Settlement | Refused;

/** Settles a hand that nobody won; `lang` as for `settle`. */
export function drawn(request: DrawnRequest, lang?: InLang): Drawn | Refused;

/** Settles nagashi mangan; `lang` as for `settle`. */
export function nagashi(request: NagashiRequest, lang?: InLang): Nagashi | Refused;

/** The match scores at the end of a game; `lang` as for `settle`. */
export function end(request: EndRequest, lang?: InLang): End | Refused;

/** A whole game, from what happened in it; `lang` as for `settle`. */
export function game(request: GameRequest | string, lang?: InLang): Game | Refused;

/**
 * The log of a game that was played elsewhere (Tenhou, mjai, Majiang, Botzone, `PyMahjongGB`): every hand, what was paid, what it is
 * worth, and the rule that makes a difference. Its text alone, or with the rules that it is checked by; `lang` as for `settle`.
 */
export function log(request: LogRequest | string, lang?: InLang): Logs | Refused;

// What follows is written by `cargo run --example contract`, from crates/wire/src/contract.rs.

/** A ruleset that comes with the engine; `rulesets()` says what each is. */
export type RulesetId =
  | "shanghai" | "korean" | "cheatsheet" | "ari_ari" | "sanma_ryanshi" | "ema_2016" | "ema_2025" | "wrc_2015" | "wrc_2025" | "wrc_2025_red"
  | "mleague" | "jpml_a" | "jpml_a_2023" | "jpml_a_2026" | "saikouisen_2025" | "tenhou" | "tenhou_sanma" | "majsoul" | "majsoul_sanma"
  | "rrc" | "riichi_city" | "mcr_mil" | "mcr_2006" | "hong_kong" | "hong_kong_hkma" | "zung_jung";

/** A number for open hands, doubled when concealed. */
export interface OpenValue {
  /** The number. */
  readonly open: number;
}

/** The value of a rule: on or off, a number, an id, a list, a number for open hands, or null for no limit. */
export type RuleValue = boolean | number | string | readonly RuleValue[] | OpenValue | null;

/** On or off. */
export type Switch = boolean | "true" | "false";

/** One of some numbers, or the same as text. */
export type OneOf<N extends number> = N | `${N}`;

/** The rules that a house may change, and what each can be; which of them a ruleset has is in `rulesets()`. */
export interface RuleValues {
  /** All simples (tanyao) counts in an open hand. */
  readonly open_tanyao?: Switch;
  /** One shot (ippatsu) is a yaku. */
  readonly ippatsu?: Switch;
  /** How many fives of man, pin, sou are red. */
  readonly red_fives?: readonly [number, number, number];
  /** Flowers in the set, a dora each. */
  readonly flowers?: OneOf<0 | 4 | 8>;
  /** Ura dora after riichi. */
  readonly ura_dora?: Switch;
  /** A kan turns another indicator. */
  readonly kan_dora?: Switch;
  /** Ura dora below the indicators of kans. */
  readonly kan_ura?: Switch;
  /** Fu for a pair of the double wind (seat and round). */
  readonly double_wind_pair_fu?: OneOf<2 | 4>;
  /** Pinfu counts on a self-draw. */
  readonly pinfu_tsumo?: Switch;
  /** Fu of an open pinfu (kuipinfu). */
  readonly open_pinfu_fu?: OneOf<20 | 30> | "plus_two";
  /** 2 fu for drawing the replacement tile. */
  readonly rinshan_fu?: Switch;
  /** 30 fu 4 han and 60 fu 3 han are a mangan. */
  readonly kiriage?: Switch;
  /** 13 han and more are a yakuman. */
  readonly kazoe?: Switch;
  /** Special waits and four big winds pay two yakuman. */
  readonly double_yakuman?: Switch | readonly YakuId[];
  /** Different yakuman add up. */
  readonly stacked_yakuman?: Switch;
  /** The most yakuman that add up. */
  readonly yakuman_cap?: number | null;
  /** A win off a discard before the first draw (renhou). */
  readonly renhou?: "off" | "mangan" | "4_han" | "5_han" | "yakuman";
  /** Old and local yaku. */
  readonly local_yaku?: readonly YakuId[];
  /** Yakuman for which a player can be liable. */
  readonly pao?: readonly YakuId[];
  /** Who pays the honba when a player is liable. */
  readonly pao_honba?: "discarder" | "liable";
  /** How much a liable player pays when there is another yakuman. */
  readonly pao_composite?: "whole" | "part";
  /** The giver of an open kan pays for the win on its replacement tile. */
  readonly kan_liability?: Switch;
  /** Points per honba from each payer. */
  readonly honba_value?: number;
  /** The missing player's share of a self-draw. */
  readonly tsumo_loss?: "loss" | "bisection" | "full" | "equalize" | "proportional" | "oya_pays" | "ko_pays" | "plus_1000" | "ron_reduced";
  /** Yaku that count by ron only if every tile of the wait gives them. */
  readonly completion?: "off" | "iipeikou" | "every_yaku";
  /** Thirteen orphans (kokushi) may rob a closed kan. */
  readonly kokushi_ankan?: Switch;
  /** Blessing of heaven (tenhou) doubles special waits. */
  readonly tenhou_upgrade?: Switch;
  /** All green (ryuuiisou) needs the green dragon. */
  readonly ryuuiisou_green?: Switch;
  /** The pairs of identical sequences of ryanpeikou must be of two suits. */
  readonly ryanpeikou_two_suits?: Switch;
  /** Big wheels (daisharin) may be of any suit. */
  readonly daisharin_any_suit?: Switch;
  /** Several players ron the same tile. */
  readonly multiple_ron?: "all" | "head_bump" | "triple_abort";
  /** Sticks and honba when several win. */
  readonly sticks?: "next_in_turn" | "own_sticks";
  /** Tenpai at a drawn hand when every tile of the wait lies open. */
  readonly dead_wait?: "noten" | "tenpai";
  /** Discards of nothing but terminals and honors are a mangan (nagashi mangan). */
  readonly nagashi_mangan?: Switch;
  /** Honba are paid with a nagashi mangan. */
  readonly nagashi_honba?: Switch;
  /** Points at the start. */
  readonly start?: number;
  /** Points to return at the end (0: the points are the result). */
  readonly back?: number;
  /** Uma in thousands, by place. */
  readonly uma?: readonly [number, number, number] | readonly [number, number, number, number] | readonly [number, number, number, number, number, number, number, number, number, number, number, number] | readonly [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number];
  /** Oka: what all return beyond the start goes to first place. */
  readonly oka?: Switch;
  /** Equal points at the end. */
  readonly ties?: "split" | "seat";
  /** Riichi sticks left at the end. */
  readonly end_sticks?: "first" | "lost";
  /** Points at the end that are not whole thousands. */
  readonly rounding?: "exact" | "nearest" | "five_down";
  /** Length of a game. */
  readonly length?: "east" | "half" | "full";
  /** Points that first place needs for the game to end (0: none). */
  readonly goal?: number;
  /** Extra deals when nobody has those points. */
  readonly extra_hands?: number;
  /** A player without points ends the game (tobi). */
  readonly bust?: "off" | "below" | "at";
  /** The last dealer wins and is first (agari-yame). */
  readonly agari_yame?: "off" | "may" | "must";
  /** The last dealer is tenpai at a draw and first (tenpai-yame). */
  readonly tenpai_yame?: "off" | "may" | "must";
  /** The dealer deals again after. */
  readonly dealer_stays?: "win" | "tenpai" | "draw" | "never";
  /** Honba when the deal passes after a draw. */
  readonly draw_honba?: "keep" | "clear";
  /** Abortive draws. */
  readonly aborts?: readonly AbortId[];
  /** The dealer after an abortive draw. */
  readonly abort_deal?: "stays" | "passes";
  /** The dealer after a nagashi mangan. */
  readonly nagashi_deal?: "draw" | "win";
  /** Points that a riichi asks for. */
  readonly riichi_minimum?: OneOf<1000 | 0>;
  /** The stick of a riichi whose tile is ronned. */
  readonly declaring_tile?: "free" | "paid";
  /** What a chombo costs. */
  readonly chombo?: "match:20" | "mangan" | "each:3000" | `match:${number}` | `each:${number}`;
  /** A chombo in the last hand. */
  readonly chombo_last?: "redeal" | "ends";
  /** When the time is over. */
  readonly time?: "finish" | "one_more";
  /** What a chip is worth at the end, in points (0: no chips). */
  readonly chip?: number;
  /** Points from each who won no hand to each who won one (yakitori; 0: none). */
  readonly yakitori?: number;
  /** Points from each who has none left to who took the last (tobi prize; 0: none). */
  readonly bust_prize?: number;
  /** What a point of the score is worth (rate; 0: nothing). */
  readonly rate?: number;
  /** Points for winning: a variation of the table, or a number of your own. */
  readonly winning_bonus?: OneOf<1 | 2 | 3 | 4 | 5> | OpenValue;
  /** A pung of the prevailing wind has a point. */
  readonly prevailing_wind?: Switch;
  /** Double ready counts towards the points that a win needs. */
  readonly double_ready_minimum?: Switch;
  /** Hands that always go together both count. */
  readonly implied_hands?: Switch;
  /** Seven pairs are a concealed hand too. */
  readonly concealed_seven_pairs?: Switch;
  /** Bamboo tiles are in the game. */
  readonly bamboo?: Switch;
  /** The most points that a hand can score. */
  readonly score_cap?: number | null;
  /** The least that a win needs. */
  readonly minimum?: number;
  /** What a self-draw counts beside hands that are always concealed. */
  readonly special_self_draw?: "self_drawn" | "fully_concealed";
  /** Two concealed kongs are worth. */
  readonly two_concealed_kongs?: OneOf<6 | 8>;
  /** A concealed and a melded kong are worth. */
  readonly mixed_kongs?: OneOf<5 | 6>;
  /** Lesser honors with all nine knitted tiles have the knitted straight, too. */
  readonly lesser_straight?: Switch;
  /** A knitted straight with a chow and a pair of numbers is all chows. */
  readonly knitted_chows?: Switch;
  /** Concealed kongs count beside three or four kongs. */
  readonly kongs_beside?: Switch;
  /** A kind that is used up counts as a wait. */
  readonly formal_waits?: Switch;
  /** Edge and closed waits count beside a knitted straight. */
  readonly knitted_waits?: Switch;
  /** Nine gates leave one pung of terminals to count. */
  readonly gates_pung?: Switch;
  /** The limit, in faan. */
  readonly faan_limit?: number;
  /** The table from faan to points. */
  readonly faan_table?: "half_spicy" | "full_spicy" | "laak" | "hkma";
  /** Who pays how much. */
  readonly paying?: "full" | "half" | "all" | "discarder";
  /** Flowers count towards the minimum. */
  readonly flowers_count?: Switch;
  /** Seven pairs are a hand. */
  readonly seven_pairs?: Switch;
  /** The pair of all chows. */
  readonly chow_pair?: "any" | "number";
  /** Whoever feeds the fourth call pays for all. */
  readonly fourth_call?: Switch | "drawn";
  /** What a robbed player pays. */
  readonly robbed_kong?: "discard" | "shares";
  /** Thirteen orphans may rob a concealed kong. */
  readonly orphans_rob?: Switch;
  /** Self-drawn. */
  readonly self_drawn?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Concealed. */
  readonly concealed?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Concealed, in a game without flowers. */
  readonly concealed_without_flowers?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** No flowers. */
  readonly no_flowers?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Seat flower. */
  readonly seat_flower?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Set of flowers. */
  readonly flower_set?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Seven flowers. */
  readonly seven_flowers?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Eight flowers. */
  readonly eight_flowers?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Last tile of the wall. */
  readonly last_tile_win?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Last tile draw. */
  readonly last_tile_draw?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Last tile claim. */
  readonly last_tile_claim?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Out with replacement tile. */
  readonly out_with_replacement_tile?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Kong on kong. */
  readonly after_two_kongs?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Robbing the kong. */
  readonly robbing_the_kong?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Dragon pung. */
  readonly dragon_pung?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Seat wind. */
  readonly seat_wind?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Prevalent wind. */
  readonly prevalent_wind?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** All chows. */
  readonly all_chows?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** All pungs. */
  readonly all_pungs?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Half flush. */
  readonly half_flush?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Full flush. */
  readonly full_flush?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** All terminals and honors. */
  readonly all_terminals_and_honors?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Little three dragons. */
  readonly little_three_dragons?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Big three dragons. */
  readonly big_three_dragons?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Four little winds. */
  readonly little_four_winds?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Four big winds. */
  readonly big_four_winds?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** All honors. */
  readonly all_honors?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Four concealed pungs. */
  readonly four_concealed_pungs?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Four concealed pungs, no kong. */
  readonly four_concealed_pungs_without_kongs?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** All terminals. */
  readonly all_terminals?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Four kongs. */
  readonly four_kongs?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Nine gates. */
  readonly nine_gates?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Nine gates, drawn or with nine waits. */
  readonly nine_gates_drawn?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Thirteen orphans. */
  readonly thirteen_orphans?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Heavenly hand. */
  readonly heavenly_hand?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Earthly hand. */
  readonly earthly_hand?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Earthly hand, by discard. */
  readonly earthly_hand_by_discard?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
  /** Blessing of man. */
  readonly blessing_of_man?: OneOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13> | "limit" | number;
}

/** House rules: a ruleset with some of its rules changed. */
export interface HouseRules {
  /** The ruleset to start from. */
  readonly base: RulesetId;
  /** The rules that differ. */
  readonly set: RuleValues;
}

/** The rules to play by. */
export type RulesetChoice = RulesetId | HouseRules;

/** Chi, pon, open kan, added kan, closed kan. */
export type MeldKind = "chi" | "pon" | "minkan" | "kakan" | "ankan";

/** The player who discarded the called tile, as the caller sees the table. */
export type Side = "left" | "across" | "right";

/** A chi, pon or kan of a request. */
export interface Meld {
  /** Its kind. */
  readonly kind: MeldKind;
  /** Its tiles, in any order. */
  readonly tiles: string;
  /** The player who discarded the called tile, where that matters (pao). */
  readonly from?: Side | undefined;
}

/** Off a discard, or self-drawn. */
export type By = "ron" | "tsumo";

/** East, South, West, North; East is the dealer. */
export type Seat = "E" | "S" | "W" | "N";

/** The riichi declared: none (dama, or an open hand), riichi, riichi on the first discard, riichi with the hand shown, both. */
export type RiichiId = "none" | "riichi" | "double" | "open" | "double_open";

/**
 * Something that happened and that a yaku may depend on. `last_tile` is haitei by tsumo and houtei by ron, `first_turn` is tenhou,
 * chiihou or renhou; the names of these say the same and are refused where seat or way do not fit. `chankan` is of an added kan
 * where that decides; `chankan_ankan` says that the robbed kan was a closed one. By ron, `riichi_discard` says that the tile
 * declared a riichi (tsubame gaeshi), and `kan_discard` that it was discarded after a kan (kanburi); `sashikomi` says that who
 * dealt in to an open riichi had not declared one; a riichi whose tile deals in does not count as one.
 */
export type FlagId =
  | "ippatsu" | "last_tile" | "rinshan" | "chankan" | "first_turn" | "haitei" | "houtei" | "tenhou" | "chiihou" | "renhou"
  | "chankan_ankan" | "ready" | "open_ready" | "double_ready" | "paarenchan" | "riichi_discard" | "kan_discard" | "sashikomi"
  | "last_of_kind" | "kong_on_kong";

/** A yaku of any ruleset, in Hepburn romaji, or as the Korean table calls it; `yaku()` says what each is. */
export type YakuId =
  | "riichi" | "double_riichi" | "ippatsu" | "menzen_tsumo" | "haitei" | "houtei" | "rinshan" | "chankan" | "pinfu" | "tanyao" | "iipeikou"
  | "yakuhai_seat" | "yakuhai_round" | "yakuhai_haku" | "yakuhai_hatsu" | "yakuhai_chun" | "chiitoitsu" | "sanshoku_doujun" | "ittsuu"
  | "chanta" | "toitoi" | "sanankou" | "sankantsu" | "sanshoku_doukou" | "honroutou" | "shousangen" | "ryanpeikou" | "junchan" | "honitsu"
  | "chinitsu" | "open_riichi" | "tsubame_gaeshi" | "kanburi" | "isshoku_sanjun" | "isshoku_yonjun" | "sanrenkou" | "uumensai"
  | "sanpuukou" | "shousanpuu" | "sanshoku_ittsuu" | "chinpeikou" | "ryandoukou" | "shoutate" | "shiiaru_raotai" | "tenhou" | "chiihou"
  | "renhou" | "daisangen" | "shousuushii" | "daisuushii" | "suuankou" | "suuankou_tanki" | "tsuuiisou" | "ryuuiisou" | "chinroutou"
  | "suukantsu" | "chuuren" | "junsei_chuuren" | "kokushi" | "kokushi_13" | "suurenkou" | "daisharin" | "shousharin" | "shiisan_puutaa"
  | "shiisuu_puutaa" | "daichisei" | "hyakuman_goku" | "benikujaku" | "kouitten" | "kokuiisou" | "kinmonkyou" | "ishi_no_ue_ni_mo_sannen"
  | "paarenchan" | "sashikomi" | "iipin_mouyue" | "chuupin_raoyui" | "uupin_kaihou" | "ryanzou_chankan" | "kinkei_dokuritsu" | "all_chows"
  | "all_simples" | "dragon_pung" | "seat_wind_pung" | "prevailing_wind_pung" | "concealed_hand" | "flower_tile" | "premium_tile" | "ready"
  | "fully_concealed_hand" | "all_pungs" | "clear_hand" | "pure_straight" | "open_ready" | "little_three_dragons" | "three_concealed_pungs"
  | "seven_pairs" | "last_tile_draw" | "robbing_the_kong" | "replacement_tile" | "double_ready" | "little_four_winds" | "pure_hand"
  | "big_three_dragons" | "all_terminals" | "four_concealed_pungs" | "all_flowers" | "moon_bottom_sea" | "plum_blossom_roof"
  | "big_four_winds" | "all_honors" | "heavenly_hand" | "earthly_hand" | "blessing_of_man" | "nine_gates" | "all_green" | "four_kongs"
  | "seven_shifted_pairs" | "thirteen_orphans" | "pure_terminal_chows" | "quadruple_chow" | "four_pure_shifted_pungs"
  | "four_pure_shifted_chows" | "three_kongs" | "all_terminals_and_honors" | "greater_honors_and_knitted_tiles" | "all_even_pungs"
  | "full_flush" | "pure_triple_chow" | "pure_shifted_pungs" | "upper_tiles" | "middle_tiles" | "lower_tiles"
  | "three_suited_terminal_chows" | "pure_shifted_chows" | "all_five" | "triple_pung" | "lesser_honors_and_knitted_tiles"
  | "knitted_straight" | "upper_four" | "lower_four" | "big_three_winds" | "mixed_straight" | "reversible_tiles" | "mixed_triple_chow"
  | "mixed_shifted_pungs" | "chicken_hand" | "last_tile_claim" | "out_with_replacement_tile" | "half_flush" | "mixed_shifted_chows"
  | "all_types" | "melded_hand" | "two_concealed_kongs" | "two_dragons_pungs" | "concealed_kong_and_melded_kong" | "outside_hand"
  | "two_melded_kongs" | "last_tile" | "prevalent_wind" | "seat_wind" | "tile_hog" | "double_pung" | "two_concealed_pungs"
  | "concealed_kong" | "pure_double_chow" | "mixed_double_chow" | "short_straight" | "two_terminal_chows" | "pung_of_terminals_or_honors"
  | "melded_kong" | "one_voided_suit" | "no_honors" | "edge_wait" | "closed_wait" | "single_wait" | "self_drawn" | "eight_flowers"
  | "after_two_kongs" | "seven_flowers" | "flower_set" | "seat_flower" | "no_flowers" | "concealed" | "last_tile_win"
  | "concealed_without_flowers" | "four_concealed_pungs_without_kongs" | "nine_gates_drawn" | "earthly_hand_by_discard"
  | "small_three_winds" | "one_kong" | "two_kongs" | "pure_double_chow_twice" | "small_triple_pung" | "pure_outside_hand";

/** A player who pays for a yakuman that their discard made certain (pao). */
export interface Liable {
  /** The player's seat. */
  readonly seat: Seat;
  /** The yakuman; `"rinshan"` is the giver of an open kan, where the rules know that. */
  readonly for: YakuId;
}

/** A hand, how it was won, and the table around it; as any request at most 100,000 values and characters. */
export interface HandRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The rules; default: `"cheatsheet"`. */
  readonly ruleset?: RulesetChoice | undefined;
  /** The concealed tiles without the winning tile. */
  readonly hand: string;
  /** Chi, pon and kan. */
  readonly melds?: readonly Meld[] | undefined;
  /** The winning tile. */
  readonly win: string;
  /** The way in which it was won. */
  readonly by: By;
  /** The winner's seat wind; default: South. East is the dealer. */
  readonly seat?: Seat | undefined;
  /** The prevailing wind; default: East. */
  readonly round?: Seat | undefined;
  /** Dora indicators: the tiles that were turned, not the dora; at most five. */
  readonly dora?: string | undefined;
  /** Ura dora indicators; at most five. */
  readonly ura?: string | undefined;
  /** The riichi declared; default: none. */
  readonly riichi?: RiichiId | undefined;
  /** All else that happened. */
  readonly flags?: readonly FlagId[] | undefined;
  /** Norths set aside (three players), 0 to 4. */
  readonly norths?: number | undefined;
  /** Flower tiles set aside: `"123f"`. */
  readonly flowers?: string | undefined;
  /** Honba, 0 to 1,000. */
  readonly honba?: number | undefined;
  /** Riichi sticks on the table, the winner's own included, 0 to 1,000. */
  readonly sticks?: number | undefined;
  /** The player who dealt in (ron), for the payments by seat. */
  readonly from?: Seat | undefined;
  /** The players who are liable (pao), each yakuman once; of several players the first pays the honba that a liable player pays. */
  readonly liable?: readonly Liable[] | undefined;
}

/** A hand as text, in any notation or as a link, with fields beside it that the text does not give otherwise. */
export interface TextRequest extends Partial<HandRequest> {
  /** `"234m340p66p678s56s+7s ron riichi dora:1m5p"`. */
  readonly text: string;
}

/** A hand that may lack its winning tile. */
export interface WrittenHand extends Omit<HandRequest, "id" | "strict" | "win"> {
  /** The winning tile, where there is one. */
  readonly win?: string | undefined;
}

/** Something in a request that had no effect. */
export interface Warning {
  /** Its field, by its path: `"doras"`, `"melds[0].side"`. */
  readonly field: string;
  /** The reason, in words, and what may have been meant. */
  readonly message: string;
}

/** The beginning of every good answer under a ruleset. */
export interface Answered {
  /** It could be answered. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
  /** The `id` of the request. */
  readonly id?: unknown;
  /** The ruleset; of house rules the one that they start from. */
  readonly ruleset: RulesetId;
  /** 16 hexadecimal digits, the same wherever the same rules are played by. */
  readonly fingerprint: string;
  /** Fields of the request that had no effect, and names in `only` that there are not. */
  readonly warnings?: readonly Warning[];
}

/** A thing that is counted besides yaku: dora of all kinds, and the points for winning of an additive ruleset. */
export type BonusId = "dora" | "ura_dora" | "aka_dora" | "nukidora" | "flower_dora" | "winning_bonus";

/** A yaku or bonus, in han. A yaku paid as a mangan has 5. */
export interface HanAward {
  /** Its id. */
  readonly id: YakuId | BonusId;
  /** Its han. */
  readonly han: number;
}

/** A yakuman. */
export interface YakumanAward {
  /** Its id. */
  readonly id: YakuId;
  /** The number of yakuman that it pays: 1, or 2. */
  readonly yakuman: number;
}

/** A yaku or bonus of an additive ruleset. */
export interface PointsAward {
  /** Its id. */
  readonly id: YakuId | BonusId;
  /** Its points. */
  readonly points: number;
  /** The same, where patterns are worth faan. */
  readonly faan?: number;
  /** The number of times that a pattern was counted, if more than once. */
  readonly times?: number;
}

/** Something awarded, in one of three units. */
export type Award = HanAward | YakumanAward | PointsAward;

/** The wait of the hand, as the block that the winning tile completed. */
export type WaitId = "ryanmen" | "kanchan" | "penchan" | "shanpon" | "tanki" | "juusanmen" | "knitted";

/**
 * The reason why something has fu: winning, a closed ron, a self-draw, the flat amounts, open and concealed triplets and kans, a
 * pair with value, a wait for one tile in its block, an open hand with nothing else.
 */
export type FuId =
  | "base" | "menzen_ron" | "tsumo" | "chiitoitsu" | "pinfu_tsumo" | "minkou" | "ankou" | "minkan" | "ankan" | "double_wind_pair"
  | "yakuhai_pair" | "open_pinfu" | WaitId;

/** One thing that has fu. */
export interface FuItem {
  /** Its id. */
  readonly id: FuId;
  /** Its fu. */
  readonly fu: number;
  /** The tiles that have them; empty where it is the win itself. */
  readonly tiles: string;
  /** The place of these tiles in the blocks of the reading, from 0. */
  readonly block?: number;
  /** The same in words. */
  readonly reason: string;
}

/** A named limit: 2,000, 3,000, 4,000, 6,000 or 8,000 base points. */
export type LimitId = "mangan" | "haneman" | "baiman" | "sanbaiman" | "yakuman";

/** The payment of one player to the winner, riichi sticks left out. */
export interface Payment {
  /**
   * The payer. `"discarder"` is somebody whom the request does not name: by ron who dealt in; on a self-draw the giver of the open
   * kan who is liable for it, although nobody dealt in. `"other"` is one of those who did not deal in and pay all the same.
   */
  readonly from: Seat | "discarder" | "other";
  /** All that is paid, in points. */
  readonly points: number;
  /** The share of the hand. */
  readonly hand: number;
  /** The share of the honba. */
  readonly honba: number;
  /** There, if it is paid as the liable player. */
  readonly liable?: true;
}

/**
 * The way in which the tiles are read: four sets and a pair, seven pairs, thirteen orphans, unrelated tiles; a knitted straight,
 * knitted tiles.
 */
export type ShapeId = "standard" | "chiitoitsu" | "kokushi" | "unrelated" | "knitted_straight" | "knitted";

/** A set, a pair, a tile that stands alone, a third of a knitted straight (147, 258 or 369). */
export type BlockKind = "run" | "triplet" | "quad" | "pair" | "single" | "knitted";

/** A set, a pair or a lone orphan of a reading. */
export interface Block {
  /** Its kind. */
  readonly kind: BlockKind;
  /** Its tiles as they lie, red fives in their places. */
  readonly tiles: string;
  /** True if it is concealed: not called, and not completed by the discard. */
  readonly concealed: boolean;
  /** The meld that it was declared as. */
  readonly meld?: MeldKind;
}

/** A way in which the tiles of a hand are read. */
export interface Reading {
  /** The shape of the whole hand. */
  readonly shape: ShapeId;
  /** Its blocks. */
  readonly blocks: readonly Block[];
  /** The place of the block that the winning tile completed, from 0. */
  readonly winner: number;
  /** The winning tile. */
  readonly win: string;
  /** The wait of that block. */
  readonly wait: WaitId;
}

/** The reason why a reading lost; in the order of the comparison. */
export type LostId = "no_yaku" | "below_minimum" | "points" | "capped" | "counted" | "yakuman" | "han" | "fu" | "raw_fu" | "equal";

/** A reading that lost. */
export interface Other {
  /** The reading. */
  readonly reading: Reading;
  /** Its yaku and bonuses; empty when it has no yaku. */
  readonly yaku: readonly Award[];
  /** Its han. */
  readonly han?: number;
  /** Its fu, rounded. */
  readonly fu?: number;
  /** The points that it would have been paid, honba and sticks left out; 0 without yaku. */
  readonly points: number;
  /** The reason why it lost. */
  readonly lost: LostId;
  /** The same in words. */
  readonly text: string;
}

/** The one reason why a yaku was missed. */
export type MissedReason =
  | "open_hand" | "not_in_ruleset" | "replaced" | "yakuman" | "paid_as" | "not_alone" | "only_highest" | "block" | "valued_pair" | "wait"
  | "by_ron" | "pays_less" | "only_pair" | "no_pair" | "no_run" | "no_triplet" | "without" | "by_self_draw" | "in_riichi" | "not_own"
  | "one_suit" | "four_alike" | "not_with" | "count" | "non_repeat" | "non_separation" | "non_identical" | "account_once" | "high_over_low"
  | "paid_alone" | "one_of_series" | "with_flowers";

/** A yaku that nearly applied, and the one reason that it did not. */
export interface Missed {
  /** Its id. */
  readonly id: YakuId;
  /** The reason. */
  readonly reason: MissedReason;
  /** The same in words. */
  readonly text: string;
}

/**
 * The kind of a note: a value that the source leaves open, a contradiction and how it was read, something to know, a rule that
 * decided the points without a source, or with one secondary source alone.
 */
export type NoteKind = "assumed" | "corrected" | "info" | "unconfirmed";

/** A ruling worth knowing. */
export interface Note {
  /** Its id, unique in the ruleset; for `unconfirmed` the rule's. */
  readonly id: string;
  /** Its kind. */
  readonly kind: NoteKind;
  /** The note. */
  readonly text: string;
}

/** A step of the arithmetic from han and fu, or points, to payments. */
export type StepId =
  | "han" | "round_fu" | "base" | "limit" | "kiriage" | "yakuman" | "plus" | "lookup" | "points" | "share" | "liable" | "usual" | "rest"
  | "honba" | "sticks" | "faan" | "part";

/** A step of the arithmetic. */
export interface Step {
  /** Its id. */
  readonly id: StepId;
  /** The step in words and numbers. */
  readonly text: string;
}

/** The score of a hand, and all that led to it. */
export interface Scored extends Answered {
  /** All that was awarded, in the order in which a player says it. With a yakuman, only yakuman. */
  readonly yaku: readonly Award[];
  /** Han in all; missing with a yakuman and in additive rulesets. */
  readonly han?: number;
  /** Fu, rounded; missing with a yakuman, for a yaku that is paid as a mangan, and where the ruleset has none. */
  readonly fu?: number;
  /** All that has fu, before rounding, in the order of the hand. */
  readonly fu_items: readonly FuItem[];
  /** The limit reached. */
  readonly limit?: LimitId;
  /** There, if 13 han made the yakuman. */
  readonly counted?: true;
  /** The number of yakuman, when any. */
  readonly yakuman?: number;
  /** The score itself, in additive rulesets. */
  readonly points?: number;
  /** The same, where a hand is worth faan. */
  readonly faan?: number;
  /** The payments, one entry a payer; honba included, riichi sticks not. */
  readonly payments: readonly Payment[];
  /** The points that the winner receives, honba and sticks included. */
  readonly total: number;
  /** The reading that was scored. */
  readonly reading: Reading;
  /** The readings that lost. */
  readonly others: readonly Other[];
  /** Yaku that nearly applied. */
  readonly missed: readonly Missed[];
  /** Rulings worth knowing. */
  readonly notes: readonly Note[];
  /** The arithmetic, step by step. */
  readonly steps: readonly Step[];
}

/** The fault of a request. */
export type ErrorCode =
  | "parse" | "tile_count" | "too_many_copies" | "tile_not_in_set" | "bad_meld" | "impossible_flags" | "unknown_ruleset" | "unknown_rule"
  | "not_complete" | "no_yaku" | "below_minimum" | "not_legal" | "points_sum";

/** The field of a request that an error is about. */
export type FieldId =
  | "ruleset" | "hand" | "melds" | "win" | "by" | "seat" | "round" | "dora" | "ura" | "riichi" | "flags" | "norths" | "flowers" | "honba"
  | "sticks" | "from" | "liable" | "ask" | "wins" | "tenpai" | "hands" | "visible" | "seats" | "points" | "han" | "fu" | "text" | "lang"
  | "discards" | "only" | "base" | "players" | "length" | "events";

/** The place in a request where something is wrong. */
export interface Place {
  /** The field. */
  readonly field: FieldId;
  /** The character of a text or the entry of a list, from 0; of a text by code points: `[...text][index]`. */
  readonly index?: number;
  /** The place among several hands, from 0. */
  readonly hand?: number;
}

/** A rule by which a complete hand is no win, or something is not played at all. */
export type NotLegalRule = "chankan" | "kokushi_ankan" | "open_riichi" | "nagashi_mangan" | "furiten" | "every_wait";

/** One thing that is wrong. */
export interface Refusal {
  /** Its code. */
  readonly code: ErrorCode;
  /** The change to make, in words. */
  readonly message: string;
  /** The place. */
  readonly at?: Place;
  /** For `not_complete`: the number of tiles away from tenpai; 0 is tenpai. */
  readonly shanten?: number;
  /** For `no_yaku`, and for `below_minimum`, `every_wait` and `not_complete` if there are any: the yaku that the hand nearly has. */
  readonly missing?: readonly Missed[];
  /** For `not_legal`: the rule. */
  readonly rule?: NotLegalRule;
  /** For `below_minimum` in Chinese games: the points that the hand has. */
  readonly have?: number;
  /** For the same: the points that it takes. */
  readonly need?: number;
  /** For the same: all that counts in the hand. */
  readonly counted?: readonly PointsAward[];
  /** For the same: of `missing` the yaku that the tiles nearly have. */
  readonly near?: readonly Missed[];
}

/** The subject of a line about a ruleset. */
export type FactId =
  | "tiles" | "reds" | "flowers" | "shapes" | "minimum" | "either" | "completion" | "best_reading" | "chankan" | "first_turn_kan"
  | "unrelated" | "norths" | "round_fu" | "plus" | "pinfu_by_ron" | "shares" | "tsumo_loss" | "yakuman_alone" | "yakuman" | "discarder"
  | "honba" | "stick" | "pao" | "kan_liability" | "start" | "back" | "uma" | "oka" | "ties" | "end_sticks" | "rounding" | "noten"
  | "several_ron" | "sticks" | "nagashi" | "nagashi_honba" | "paying" | "faan_table";

/** A rule that a house may change; `rulesets()` says what each decides and what it can be. */
export type RuleId =
  | "open_tanyao" | "ippatsu" | "red_fives" | "flowers" | "ura_dora" | "kan_dora" | "kan_ura" | "double_wind_pair_fu" | "pinfu_tsumo"
  | "open_pinfu_fu" | "rinshan_fu" | "kiriage" | "kazoe" | "double_yakuman" | "stacked_yakuman" | "yakuman_cap" | "renhou" | "local_yaku"
  | "pao" | "pao_honba" | "pao_composite" | "kan_liability" | "honba_value" | "tsumo_loss" | "completion" | "kokushi_ankan"
  | "tenhou_upgrade" | "ryuuiisou_green" | "ryanpeikou_two_suits" | "daisharin_any_suit" | "multiple_ron" | "sticks" | "dead_wait"
  | "nagashi_mangan" | "nagashi_honba" | "start" | "back" | "uma" | "oka" | "ties" | "end_sticks" | "rounding" | "length" | "goal"
  | "extra_hands" | "bust" | "agari_yame" | "tenpai_yame" | "dealer_stays" | "draw_honba" | "aborts" | "abort_deal" | "nagashi_deal"
  | "riichi_minimum" | "declaring_tile" | "chombo" | "chombo_last" | "time" | "chip" | "yakitori" | "bust_prize" | "rate" | "winning_bonus"
  | "prevailing_wind" | "double_ready_minimum" | "implied_hands" | "concealed_seven_pairs" | "bamboo" | "score_cap" | "minimum"
  | "special_self_draw" | "two_concealed_kongs" | "mixed_kongs" | "lesser_straight" | "knitted_chows" | "kongs_beside" | "formal_waits"
  | "knitted_waits" | "gates_pung" | "faan_limit" | "faan_table" | "paying" | "flowers_count" | "seven_pairs" | "chow_pair" | "fourth_call"
  | "robbed_kong" | "orphans_rob" | "self_drawn" | "concealed" | "concealed_without_flowers" | "no_flowers" | "seat_flower" | "flower_set"
  | "seven_flowers" | "eight_flowers" | "last_tile_win" | "last_tile_draw" | "last_tile_claim" | "out_with_replacement_tile"
  | "after_two_kongs" | "robbing_the_kong" | "dragon_pung" | "seat_wind" | "prevalent_wind" | "all_chows" | "all_pungs" | "half_flush"
  | "full_flush" | "all_terminals_and_honors" | "little_three_dragons" | "big_three_dragons" | "little_four_winds" | "big_four_winds"
  | "all_honors" | "four_concealed_pungs" | "four_concealed_pungs_without_kongs" | "all_terminals" | "four_kongs" | "nine_gates"
  | "nine_gates_drawn" | "thirteen_orphans" | "heavenly_hand" | "earthly_hand" | "earthly_hand_by_discard" | "blessing_of_man";

/** The origin of the value of a rule: a document, reports of players, our judgement, nowhere. */
export type OriginId = "rulebook" | "reported" | "judgement" | "usual" | "moot" | "unconfirmed";

/** A rule by name that decided something. */
export interface DecidingRule {
  /** Its id. */
  readonly rule: RuleId;
  /** The origin of its value. */
  readonly origin: OriginId;
  /** The document, or the reason. */
  readonly source?: string;
}

/** Something that decided an answer. */
export interface Decided {
  /** Its id. */
  readonly id: FactId;
  /** The same in words. */
  readonly text: string;
  /** The rules by name that it speaks of. */
  readonly sources: readonly DecidingRule[];
}

/** A request that cannot be answered. */
export interface Refused {
  /** It could not be answered. */
  readonly ok: false;
  /** The `id` of the request. */
  readonly id?: unknown;
  /** The first reason. */
  readonly error: Refusal;
  /** All reasons, the most basic first; of more than 100 the first ones. */
  readonly errors: readonly Refusal[];
  /** Fields of the request that had no effect, and names in `only` that there are not. */
  readonly warnings?: readonly Warning[];
  /** Of a nagashi mangan that these rules have not: what they say. */
  readonly rules?: readonly Decided[];
}

/** A rule that alone changes the points, with its value. */
export interface CauseRule {
  /** The rule. */
  readonly id: RuleId;
  /** Its value. */
  readonly value: RuleValue;
}

/** A yaku that has another value. */
export interface CauseYaku {
  /** The yaku. */
  readonly id: YakuId;
}

/** The cause for which a score differs from the first one: exactly one of the fields is there. */
export interface Cause {
  /** A rule that alone changes it, with its value there. */
  readonly rule?: CauseRule;
  /** A yaku that has another value there. */
  readonly yaku?: CauseYaku;
}

/** A hand under one of several rulesets. */
export interface Compared {
  /** The ruleset. */
  readonly ruleset: RulesetId;
  /** The score there, or why there is none. */
  readonly response: Scored | Refused;
  /**
   * The rules that make the score another one than the first, or if it is the same, the han, the fu or the yakuman; empty when
   * nothing differs, and where only several rules together, or counting with fu and without, make the difference.
   */
  readonly causes: readonly Cause[];
}

/**
 * 13 tiles, a kan counting three, to ask for their waits; or 14 (with `win`, or all in `hand`) to ask for the best discard. Only
 * flags that are settled before the win count: ready of any kind, and paarenchan; with 14 tiles also the first turn, if unrelated
 * tiles win on it. All else that is told of a win is named in `warnings`.
 */
export interface WaitsRequest extends Omit<HandRequest, "win" | "by"> {
  /** The fourteenth tile. */
  readonly win?: string | undefined;
  /** Without effect: both ways are answered. */
  readonly by?: By | undefined;
  /** The player's own discards: with them the answer says whether the hand is furiten. */
  readonly discards?: string | undefined;
  /** Other tiles that lie open: the discards and melds of the others. Indicators are in `dora`. */
  readonly visible?: string | undefined;
}

/** A tile that brings a hand nearer. */
export interface Accept {
  /** The tile; a five is a plain one, and scored as the red one where the hand and the indicators leave no other. */
  readonly tile: string;
  /** The number of them that do not lie open, 0 to 4. */
  readonly left: number;
}

/**
 * The points that a win would pay in all, honba and sticks included; a way is missing where it is no win, for example for want of
 * a yaku.
 */
export interface Worth {
  /** Off a discard; in furiten what it would be: `furiten` says that it is barred. */
  readonly ron?: number;
  /** Self-drawn. */
  readonly tsumo?: number;
}

/** A tile that wins. */
export interface Wait extends Accept {
  /** Without riichi. */
  readonly dama: Worth;
  /** With the riichi of the request, or else a plain one; missing where none can be declared. */
  readonly riichi?: Worth;
}

/** The answer to 13 tiles. */
export interface Waits extends Answered {
  /** The number of tiles from tenpai; 0 is tenpai. */
  readonly shanten: number;
  /** The tiles that win; empty unless tenpai. */
  readonly waits: readonly Wait[];
  /** True if one of them lies among the player's own discards, so that `ron` is barred; with `discards`. */
  readonly furiten?: boolean;
  /** Only of 14 tiles. */
  readonly discards?: never;
}

/** A tile to discard, and what it leaves. */
export interface Discard {
  /** The tile; a five is a plain one. */
  readonly tile: string;
  /** The number of tiles from tenpai of the rest; 0 is tenpai. */
  readonly shanten: number;
  /** The number of tiles that bring the rest nearer. */
  readonly chances: number;
  /** Those tiles; in tenpai its waits. */
  readonly accepts: readonly Accept[];
}

/** The answer to 14 tiles. */
export interface Discards extends Answered {
  /** The number of tiles from tenpai that the best discard leaves. */
  readonly shanten: number;
  /** True if the 14 tiles are a winning shape. */
  readonly complete: boolean;
  /** The tiles, the best first: nearest to tenpai, then by how many tiles help. */
  readonly discards: readonly Discard[];
  /** Only of 13 tiles. */
  readonly waits?: never;
}

/** A tile of a row. Odds are whole numbers: sixteenths of a bit of surprise, from 0 (certain) to 400 (as good as impossible). */
export interface SeenTile {
  /** The odds of 36 classes: 1m to 9m, 1p to 9p, 1s to 9s, 1z to 7z; flowers and seasons; backs. */
  readonly odds: readonly number[];
  /** The odds that a five is a red one; default: 400. */
  readonly red?: number | undefined;
  /** The odds that a five is a plain one; default: 0. */
  readonly plain?: number | undefined;
  /** The space before the tile, which changes nothing here. */
  readonly gap?: number | undefined;
  /** The corners in the picture, which change nothing here. */
  readonly box?: readonly number[] | undefined;
}

/**
 * A row of tiles as a reader of photos saw it (`tiles` of `tensu/photo`), and what is known of the hand already: melds, indicators
 * and norths.
 */
export interface LikelyRequest extends Partial<HandRequest> {
  /** The tiles of the row. */
  readonly tiles: readonly SeenTile[];
  /** The tiles are those of a hand (the default), called ones, or any. */
  readonly row?: "hand" | "calls" | "any" | undefined;
}

/** A tile of a row. */
export interface GuessedTile {
  /** The tile; `"flower"` for a flower or season, `"blank"` for a back or what is not a tile. */
  readonly tile: string;
  /** Its probability in percent, hands that win preferred. */
  readonly sure: number;
  /** The same as the reader alone has it. */
  readonly own: number;
  /** The reader's next guesses, two at the most. */
  readonly others: readonly string[];
}

/** A row of tiles, as it most probably is: a proposal. */
export interface Likely extends Answered {
  /** The tiles, in the order of the row. */
  readonly tiles: readonly GuessedTile[];
  /** The same as text, flowers and blanks left out. */
  readonly hand: string;
  /** The places, from 0, that a person has to look at: all that are repaired, and all that are doubtful. */
  readonly marked: readonly number[];
  /** The places that the rules changed from the reader's first guess. */
  readonly repaired: readonly number[];
  /** True if the tiles are a complete hand, with or without a yaku; of called ones, if they are melds. */
  readonly complete: boolean;
  /** The melds of called tiles. */
  readonly melds?: readonly Meld[];
  /** The number of tiles from tenpai, of thirteen tiles. */
  readonly shanten?: number;
  /** The tiles that win, in tenpai. */
  readonly waits?: readonly Accept[];
}

/** The hand that a text is. */
export interface Parsed {
  /** It could be read. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
  /** The fields of a request, defaults left out; `ruleset` only from a link. */
  readonly request: WrittenHand;
}

/** A hand as text. */
export interface Printed {
  /** It could be written. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
  /** The `id` of the request. */
  readonly id?: unknown;
  /** In MPSZ with words, as `parse` reads it. The ruleset is not in it. */
  readonly text: string;
  /** The text behind `#` in a link to the app, rules included; `parse` reads this too. */
  readonly link: string;
  /** Fields of the request that had no effect. */
  readonly warnings?: readonly Warning[];
}

/** A hand and its rules as links. */
export interface Links {
  /** They could be written. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
  /** The `id` of the request. */
  readonly id?: unknown;
  /** The text behind `#` in a link to the app with the hand and its rules. */
  readonly hand: string;
  /** The same with the rules alone. */
  readonly rules: string;
  /** The rules as a line of text, which the app takes over as house rules. */
  readonly rules_text: string;
}

/** One thing that could be different: one han more, the other way of winning, riichi or none, the seat. */
export type ChangeId = "one_han" | "ron" | "tsumo" | "riichi" | "dama" | "dealer" | "non_dealer";

/** A hand with one thing changed. */
export interface WithChange {
  /** The thing that is different. */
  readonly change: ChangeId;
  /** Han in all; missing with a yakuman and in additive rulesets. */
  readonly han?: number;
  /** Fu, rounded; missing where there are none. */
  readonly fu?: number;
  /** The limit, if one is reached. */
  readonly limit?: LimitId;
  /** There, if the yakuman is a counted one. */
  readonly counted?: true;
  /** The number of yakuman. */
  readonly yakuman?: number;
  /** The score itself, in additive rulesets. */
  readonly points?: number;
  /** The points that the winner would receive, honba and sticks included. */
  readonly total: number;
}

/** The payment of a hand if one thing were different. */
export interface WhatIf extends Answered {
  /** The payment as it is; missing where it is no win. */
  readonly total?: number;
  /** All that can be different; what would change nothing is not there. */
  readonly changes: readonly WithChange[];
}

/** The head of a ruleset. */
export interface RulesetHead {
  /** Its id. */
  readonly id: RulesetId;
  /** Its name. */
  readonly name: string;
  /** The document that it follows. */
  readonly source: string;
  /** The number of players: 4, or 3. */
  readonly players: number;
}

/** A rule of a ruleset. */
export interface Rule {
  /** Its id. */
  readonly id: RuleId;
  /** The decision that it makes, in words. */
  readonly text: string;
  /** Its value. */
  readonly value: RuleValue;
  /** Its possible values, as text, which `set` takes as it stands: `"true"`, `"4"`; missing where any number or list goes. */
  readonly choices?: readonly string[];
  /** The origin of the value. */
  readonly origin: OriginId;
  /** The document, or the reason. */
  readonly source?: string;
}

/** A ruleset with the rules that a house may change. */
export interface RulesetInfo extends RulesetHead {
  /** 16 hexadecimal digits, the same wherever the same rules are played by. */
  readonly fingerprint: string;
  /** Its rules. */
  readonly rules: readonly Rule[];
}

/** A language, by its BCP 47 tag. English is always there, the others after `loadLanguage`. */
export type Lang = "en" | "ja" | "ko" | "zh-Hans" | "zh-Hant" | "de" | "es" | "pt-BR" | "it" | "fr" | "ru" | "pl";

/** The names of a yaku, and its condition. */
export interface YakuNames {
  /** Its id. */
  readonly id: YakuId;
  /** Its name in Hepburn romaji. */
  readonly romaji: string;
  /** Its name in Japanese. */
  readonly kanji: string;
  /** Its name in English. */
  readonly english: string;
  /** Its name in the language. */
  readonly name: string;
  /** Its condition, in one sentence. */
  readonly text: string;
}

/** The unit in which a yaku is paid. */
export type UnitId = "han" | "yakuman" | "mangan" | "points";

/** States whether the source gives a value; `changed` is the house's own. */
export type StatedId = "yes" | "assumed" | "changed";

/** The worth of a yaku in a ruleset. */
export interface YakuWorth {
  /** The unit in which it is paid. */
  readonly unit: UnitId;
  /** Its worth in a closed hand. */
  readonly closed: number;
  /** Its worth in an open hand; 0 where it does not count then. */
  readonly open: number;
  /** States whether it counts towards the minimum of a win, does not, or does not allow a ron without riichi alone. */
  readonly counts: "fully" | "not" | "not_alone";
  /** States whether the source gives the value. */
  readonly stated: StatedId;
  /** Yaku that are not counted beside it. */
  readonly replaces: readonly YakuId[];
  /** Yaku that are counted beside it here, and elsewhere not. */
  readonly beside: readonly YakuId[];
  /** A hand that has it, as text; missing where no hand of this ruleset can. */
  readonly example?: string;
}

/** A yaku of the reference table; with `unit` and what follows it when the ruleset has it. */
export interface YakuEntry extends YakuNames, Partial<YakuWorth> {
  /** The place where the ruleset has it from: document and place; where the ruleset lacks it, where the yaku itself is written. */
  readonly source: string;
}

/** The reference table of yaku. */
export interface YakuTable extends Answered {
  /** The language of `name` and `text`. */
  readonly lang: Lang;
  /** Every yaku that any ruleset knows. */
  readonly yaku: readonly YakuEntry[];
}

/** A yaku of the page of a ruleset. */
export interface YakuLine extends YakuNames, YakuWorth {}

/** The fu of one thing. */
export interface FuLine {
  /** Its id. */
  readonly id: FuId;
  /** The same in words. */
  readonly text: string;
  /** Its fu. */
  readonly fu: number;
}

/** The payments for a hand, honba and sticks left out; points. */
export interface Prices {
  /** A discarder pays a non-dealer. */
  readonly ron: number;
  /** A discarder pays the dealer. */
  readonly dealer_ron: number;
  /** The dealer pays of a non-dealer's self-draw. */
  readonly from_dealer: number;
  /** Everybody else pays of it. */
  readonly from_other: number;
  /** Each pays of the dealer's self-draw. */
  readonly dealer_tsumo: number;
}

/** A cell of the chart of points. */
export interface Cell extends Prices {
  /** The limit that it reaches. */
  readonly limit?: LimitId;
  /** The ways in which a hand of these han and fu can be won. */
  readonly ways: "both" | "ron" | "tsumo" | "neither";
}

/** A row of the chart of points. */
export interface ChartRow {
  /** The fu, rounded. */
  readonly fu: number;
  /** One, two, three and four han. */
  readonly cells: readonly Cell[];
}

/** Hands that pay the same. */
export interface Tier extends Prices {
  /** The first han; points where there are no fu. */
  readonly from: number;
  /** The last one; missing for all above. */
  readonly to?: number;
  /** Its name. */
  readonly limit?: LimitId;
}

/** A variation of the points for winning, in additive rulesets. */
export interface WinningBonus {
  /** For a self-drawn concealed hand. */
  readonly fully_concealed: number;
  /** For a concealed hand won off a discard. */
  readonly concealed: number;
  /** For an open hand. */
  readonly open: number;
  /** True if this is the one that is played. */
  readonly chosen: boolean;
}

/** A fact about a ruleset. */
export interface Fact {
  /** The part to which it belongs: the hand, payments, liability, what is around the hand. */
  readonly part: "hand" | "payment" | "liability" | "around";
  /** Its subject. */
  readonly id: FactId;
  /** The fact in words. */
  readonly text: string;
  /** States whether the source gives it. */
  readonly stated: StatedId;
}

/** Another statement of a source. */
export interface Also {
  /** The place where it stands. */
  readonly at: string;
  /** The statement. */
  readonly text: string;
}

/** Everything that a player looks up about a ruleset. */
export interface Reference extends RulesetHead {
  /** The yaku, the cheapest first. */
  readonly yaku: readonly YakuLine[];
  /** Everything that has fu; empty where there are none. */
  readonly fu: readonly FuLine[];
  /** Points by fu, a row each; empty where there are none. */
  readonly chart: readonly ChartRow[];
  /** The limits by han; where there are no fu, all payments by points. */
  readonly tiers: readonly Tier[];
  /** One, two and more yakuman. */
  readonly yakuman: readonly Prices[];
  /** The variations of the points for winning, in additive rulesets. */
  readonly bonus?: readonly WinningBonus[];
  /** All else that decides a payment. */
  readonly facts: readonly Fact[];
  /** The rules by name. */
  readonly rules: readonly Rule[];
  /** All that the source leaves open or gets wrong. */
  readonly notes: readonly Note[];
  /** All else that stands in the source. */
  readonly also: readonly Also[];
  /** It could be answered. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
}

/** A yaku or bonus, explained. */
export type ExplainedAward = Award & {
  /** The name that players of the language use. */
  readonly name: string;
  /** The meaning of that name in the language, where it is Japanese. */
  readonly meaning?: string;
  /** Its worth, in words. */
  readonly worth: string;
  /** The condition, in one sentence; missing for a bonus. */
  readonly text?: string;
};

/** A payment, explained. */
export interface ExplainedPayment {
  /**
   * The payer. `"discarder"` is somebody whom the request does not name: by ron who dealt in; on a self-draw the giver of the open
   * kan who is liable for it, although nobody dealt in. `"other"` is one of those who did not deal in and pay all the same.
   */
  readonly from: Seat | "discarder" | "other";
  /** All that is paid, in points. */
  readonly points: number;
  /** The same in words. */
  readonly text: string;
}

/** A reading that lost, explained. */
export interface ExplainedOther {
  /** Its blocks, with spaces between them. */
  readonly tiles: string;
  /** The names of its yaku and bonuses. */
  readonly yaku: readonly string[];
  /** The points that it would have been paid. */
  readonly points: number;
  /** The reason why it lost. */
  readonly text: string;
}

/** A yaku that nearly applied, with its name. */
export interface ExplainedMissed extends Missed {
  /** The name that players of the language use. */
  readonly name: string;
  /** The meaning of that name in the language, where it is Japanese. */
  readonly meaning?: string;
}

/** The score of a hand in sentences. */
export interface Explained extends Answered {
  /** The language of the sentences. */
  readonly lang: Lang;
  /** The points that the winner receives. */
  readonly total: number;
  /** The same in words. */
  readonly text: string;
  /** The whole explanation, as the command `tensu HAND` prints it: a text a line, tables in columns for letters of one width. */
  readonly lines: readonly string[];
  /** The whole explanation in Markdown: headings of the third level, lists. */
  readonly markdown: string;
  /** The whole explanation as HTML, a `<section>` without styles or scripts; whatever the request says is text in it. */
  readonly html: string;
  /** All that was awarded. */
  readonly yaku: readonly ExplainedAward[];
  /** All that has fu, each with its tiles and why; empty where there are none. */
  readonly fu: readonly FuItem[];
  /** The arithmetic, step by step. */
  readonly steps: readonly Step[];
  /** The payments. */
  readonly payments: readonly ExplainedPayment[];
  /** The readings that lost. */
  readonly others: readonly ExplainedOther[];
  /** Yaku that nearly applied. */
  readonly missed: readonly ExplainedMissed[];
  /** Rulings worth knowing. */
  readonly notes: readonly Note[];
}

/** One winner, or several on the same discard. */
export interface SettleRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The rules; default: those of a link among the hands, or `"cheatsheet"`. */
  readonly ruleset?: RulesetChoice | undefined;
  /**
   * The winning hands, each with `seat` and `from`. Their own `ruleset` has no effect and is named in `warnings`; a link in `text`
   * brings its rules where there is no `ruleset`, and is refused where they are others.
   */
  readonly wins: readonly HandRequest[];
  /** Honba; default: those of the first hand. A hand that gives a different number is refused; 0 counts as not given. */
  readonly honba?: number | undefined;
  /**
   * Riichi sticks on the table; default: those of the first hand. A hand that gives a different number is refused; 0 counts as not
   * given.
   */
  readonly sticks?: number | undefined;
}

/** The points that a seat gains, or pays if they are negative. */
export interface Change {
  /** The seat. */
  readonly seat: Seat;
  /** Points; at the end of a game the match score, of which `unit` says how many points make 1. */
  readonly points: number;
}

/** The beginning of every answer around the hands. */
export interface Settled extends Answered {
  /** The points that each seat gains, the dealer first. */
  readonly table: readonly Change[];
  /** All that the source leaves open. */
  readonly notes: readonly Note[];
}

/** A winner who is paid. */
export interface PaidWinner {
  /** The winner's seat. */
  readonly seat: Seat;
  /** The response to the winner's hand. */
  readonly response: Scored;
}

/** The payments to one winner, or to several. */
export interface Settlement extends Settled {
  /** Everyone who is paid, in turn order after the discarder, each with the full response to their hand. */
  readonly winners: readonly PaidWinner[];
  /** The seats whose ron does not count. */
  readonly bumped: readonly Seat[];
  /** True if three winners ended the hand without one. */
  readonly aborted: boolean;
  /** Rules that decided who is paid by whom, the hands apart. */
  readonly rules: readonly Decided[];
}

/** A hand that a player shows at a drawn hand. */
export interface ShownHand {
  /** The player's seat. */
  readonly seat: Seat;
  /** Concealed tiles: 13 less three for each meld. */
  readonly hand?: string | undefined;
  /** Chi, pon and kan. */
  readonly melds?: readonly Meld[] | undefined;
  /** Tiles that lie open besides this hand: discards, the melds of the others, indicators. */
  readonly visible?: string | undefined;
  /** `true` if it is not shown: noten, whatever the tiles. */
  readonly hidden?: boolean | undefined;
}

/** A hand that nobody won: either `tenpai` or `hands`. */
export interface DrawnRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The rules; default: `"cheatsheet"`. */
  readonly ruleset?: RulesetChoice | undefined;
  /** The seats that are tenpai. */
  readonly tenpai?: readonly Seat[] | undefined;
  /** The hands that the players show; who is not in the list shows nothing. */
  readonly hands?: readonly ShownHand[] | undefined;
}

/** The standing of a player at a drawn hand. */
export interface Standing {
  /** The player's seat. */
  readonly seat: Seat;
  /** True if the player is tenpai. */
  readonly tenpai: boolean;
  /** The reason: said to be tenpai, tenpai, not shown, every tile of the wait lies open, not tenpai. */
  readonly reason: "declared" | "tenpai" | "hidden" | "dead_wait" | "noten";
  /** The same in words. */
  readonly text: string;
  /** The tiles that would win. */
  readonly waits?: readonly string[];
  /** The number of tiles from tenpai. */
  readonly shanten?: number;
}

/** A drawn hand, settled. */
export interface Drawn extends Settled {
  /** The seats that are tenpai. */
  readonly tenpai: readonly Seat[];
  /** The standing of each player. */
  readonly seats: readonly Standing[];
  /** States whether anybody pays. */
  readonly payments: "paid" | "all_equal" | "not_in_ruleset";
  /** The same in words. */
  readonly text: string;
}

/** Discards of nothing but terminals and honors, none of them called. */
export interface NagashiRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The rules; default: `"cheatsheet"`. */
  readonly ruleset?: RulesetChoice | undefined;
  /** The seats with such discards. */
  readonly seats: readonly Seat[];
  /** Honba. */
  readonly honba?: number | undefined;
}

/** Nagashi mangan, settled. */
export interface Nagashi extends Settled {
  /** The seats that are paid. */
  readonly winners: readonly Seat[];
  /** The rules that decided it. */
  readonly rules: readonly Decided[];
}

/** The end of a game. */
export interface EndRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The rules; default: `"cheatsheet"`. */
  readonly ruleset?: RulesetChoice | undefined;
  /** Points of the players, in the order of their first seats. */
  readonly points: readonly number[];
  /** Riichi sticks left on the table. */
  readonly sticks?: number | undefined;
}

/** A player at the end of a game; match scores are in points, and `unit` of the answer says how many make 1. */
export interface Final {
  /** The player's first seat. */
  readonly seat: Seat;
  /** The place, from 1. */
  readonly place: number;
  /** The points, as asked. */
  readonly points: number;
  /** The part of first place in the riichi sticks that lay on the table; nothing where nobody gets them. */
  readonly sticks: number;
  /** The points, those sticks included and rounded as the rules say, minus those returned. */
  readonly plain: number;
  /** The points for the place. */
  readonly uma: number;
  /** The part of first place in what all returned. */
  readonly oka: number;
  /** The match score: `plain`, `uma` and `oka` together. */
  readonly total: number;
}

/** The match scores. */
export interface End extends Settled {
  /**
   * The number of points that make 1 in a match score: 1,000, so that 61,300 is written as +61.3; 1 where nothing is returned and
   * the points are the result, as in Korean games. A score to show is `total / unit`.
   */
  readonly unit: number;
  /** The players, in the order of their first seats. */
  readonly players: readonly Final[];
}

/** The length of a game. */
export type LengthId = "east" | "half" | "full";

/** A chair, from 0: that of the first dealer. A player's wind changes, the chair does not. */
export type Chair = number;

/** A riichi of a kind. */
export interface GameRiichi {
  /** Its kind; default: `"riichi"`. */
  readonly kind?: RiichiId | undefined;
  /** The player's chair. */
  readonly chair: Chair;
}

/** A player who pays in somebody else's place. */
export interface GameLiable {
  /** The player's chair. */
  readonly chair: Chair;
  /** The yakuman. */
  readonly for: YakuId;
}

/** The payment of a player. */
export interface GamePayment {
  /** The player's chair. */
  readonly chair: Chair;
  /** The points, honba included. */
  readonly points: number;
}

/** The points of a hand, told without tiles: one of these. */
export interface GamePrice {
  /** Han, dora included. */
  readonly han?: number | undefined;
  /** Fu, where they count. */
  readonly fu?: number | undefined;
  /** Base points: those of 1,300 by ron of a player who is not the dealer are 320. */
  readonly base?: number | undefined;
  /** Units of yakuman. */
  readonly yakuman?: number | undefined;
  /** Points that add up. */
  readonly points?: number | undefined;
  /** Yaku, with `open`, `dora` and `fu`. */
  readonly yaku?: readonly YakuId[] | undefined;
  /** The payment of each of the others. */
  readonly pays?: readonly GamePayment[] | undefined;
  /** `true` if the hand of these yaku is open. */
  readonly open?: boolean | undefined;
  /** Han from dora, beside these yaku. */
  readonly dora?: number | undefined;
}

/** A winner: the tiles, or the points. Seat, round, honba, sticks and who dealt in are those of the table. */
export interface GameWinner {
  /** The winner's chair. */
  readonly chair: Chair;
  /** The players who pay in somebody else's place. */
  readonly liable?: readonly GameLiable[] | undefined;
  /** Chips of each who pays some; otherwise those that the hand tells of. */
  readonly chips?: number | undefined;
  /** The points of the hand, in place of tiles. */
  readonly price?: GamePrice | undefined;
  /**
   * The whole question as text, in any notation or as a link, in place of the other fields: `"234m340p66p678s56s+7s ron riichi
   * dora:1m5p"`. Fields beside it add to it; one that says otherwise is refused.
   */
  readonly text?: string | undefined;
  /** The concealed tiles without the winning tile. */
  readonly hand?: string | undefined;
  /** Chi, pon and kan. */
  readonly melds?: readonly Meld[] | undefined;
  /** The winning tile. */
  readonly win?: string | undefined;
  /** Dora indicators: the tiles that were turned, not the dora; at most five. */
  readonly dora?: string | undefined;
  /** Ura dora indicators; at most five. */
  readonly ura?: string | undefined;
  /** The riichi declared; default: none. */
  readonly riichi?: RiichiId | undefined;
  /** All else that happened. */
  readonly flags?: readonly FlagId[] | undefined;
  /** Norths set aside (three players), 0 to 4. */
  readonly norths?: number | undefined;
  /** Flower tiles set aside: `"123f"`. */
  readonly flowers?: string | undefined;
}

/** A hand that was won. */
export interface GameWon {
  /** The player who dealt in; absent on a self-draw. */
  readonly from?: Chair | undefined;
  /** The winners. */
  readonly winners: readonly GameWinner[];
  /** The player who dealt in, if with the tile of a riichi. */
  readonly declaring?: Chair | undefined;
}

/** A hand that nobody won. */
export interface GameDrawn {
  /** The players who are tenpai. */
  readonly tenpai?: readonly Chair[] | undefined;
  /** The players whose discards are a mangan. */
  readonly nagashi?: readonly Chair[] | undefined;
}

/** The end of a hand before that of its wall. */
export type AbortId = "nine_kinds" | "four_winds" | "four_riichi" | "four_kans" | "three_rons";

/** A hand that ended early. */
export interface GameAborted {
  /** The reason. */
  readonly kind: AbortId;
  /** The player whose nine kinds they were. */
  readonly chair?: Chair | undefined;
}

/** A chombo, with what it costs if that is not the ruleset's. */
export interface GameChombo {
  /** The players, if there are several. */
  readonly chairs?: readonly Chair[] | undefined;
  /** The player. */
  readonly chair?: Chair | undefined;
  /** Points of the match score, a mangan, or points to each of the others. */
  readonly kind?: "match" | "mangan" | "each" | undefined;
  /** The number of points. */
  readonly points?: number | undefined;
}

/** A penalty: `tenths`, or `points`. */
export interface GamePenalty {
  /** The receiver of the points; default: nobody. */
  readonly to?: "nobody" | "table" | "others" | undefined;
  /** Tenths of a point of the match score. */
  readonly tenths?: number | undefined;
  /** Points, at once. */
  readonly points?: number | undefined;
  /** The player's chair. */
  readonly chair: Chair;
  /** The reason. */
  readonly reason?: string | undefined;
}

/** The points that were counted at the table. */
export interface GameFix {
  /** The wind of the round; with `deal`. */
  readonly round?: Seat | undefined;
  /** The number of the deal in the round, from 1. */
  readonly deal?: number | undefined;
  /** Points by chair; null where they stay. */
  readonly points?: readonly (number | null)[] | undefined;
  /** Sticks on the table. */
  readonly sticks?: number | undefined;
  /** Honba. */
  readonly honba?: number | undefined;
  /** The reason why it differs. */
  readonly reason?: string | undefined;
}

/** Another player on a chair. */
export interface GameSwap {
  /** The chair. */
  readonly chair: Chair;
  /** The name. */
  readonly name: string;
}

/** Something that happened: one of these, or its word (`"r2"`, `"w0-1:3.40"`, `"d12"`). */
export interface GameEvent {
  /** A riichi: its stick is laid. */
  readonly riichi?: Chair | GameRiichi | undefined;
  /** A riichi taken back. */
  readonly unriichi?: Chair | undefined;
  /** The hand was won. */
  readonly won?: GameWon | undefined;
  /** Nobody won. */
  readonly drawn?: GameDrawn | undefined;
  /** The hand ended early. */
  readonly aborted?: GameAborted | undefined;
  /** Somebody broke the hand. */
  readonly chombo?: Chair | readonly Chair[] | GameChombo | undefined;
  /** A penalty beside the hands. */
  readonly penalty?: GamePenalty | undefined;
  /** The points that were counted at the table. */
  readonly fix?: GameFix | undefined;
  /** So many hands are played after this one. */
  readonly last?: number | undefined;
  /** The end: `"time"`, `"dealer"` (a right of the dealer), or a reason. */
  readonly stop?: true | string | undefined;
  /** On after the end. */
  readonly go?: true | undefined;
  /** Another player takes the chair. */
  readonly swap?: GameSwap | undefined;
  /** A remark. */
  readonly note?: string | undefined;
}

/** A whole game: `events`, or `text` alone. */
export interface GameRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The rules; default: `"cheatsheet"`. */
  readonly ruleset?: RulesetChoice | undefined;
  /** The number of players, or their names by chair; with one more than play a hand, who loses the deal sits out. */
  readonly players?: number | readonly string[] | undefined;
  /** The length; default: as the rules say. */
  readonly length?: LengthId | undefined;
  /** All that happened, in order. */
  readonly events?: readonly (GameEvent | string)[] | undefined;
  /** The game as words (`text` of an answer), in place of all that. */
  readonly text?: string | undefined;
}

/** A payment to a winner. */
export interface GamePays {
  /** The payer. */
  readonly from: Chair;
  /** The points, honba included. */
  readonly points: number;
}

/** The payments to a winner of a hand. */
export interface GamePaid {
  /** The winner. */
  readonly chair: Chair;
  /** Han, if they are known. */
  readonly han?: number;
  /** Fu, if they are known. */
  readonly fu?: number;
  /** The limit reached. */
  readonly limit?: LimitId;
  /** Units of yakuman. */
  readonly yakuman?: number;
  /** The score itself, where points add up. */
  readonly points?: number;
  /** The yaku, where the tiles are known. */
  readonly yaku?: readonly YakuId[];
  /** The payments, honba included. */
  readonly payments: readonly GamePays[];
  /** Points of the sticks. */
  readonly sticks: number;
}

/** A hand that was played. */
export interface GameHand {
  /** The wind of the round. */
  readonly round: Seat;
  /** The number of the deal in the round, from 1. */
  readonly deal: number;
  /** The dealer. */
  readonly dealer: Chair;
  /** Honba. */
  readonly honba: number;
  /** Sticks on the table when it begins. */
  readonly sticks: number;
  /** The players who declared riichi and paid the stick. */
  readonly riichi: readonly Chair[];
  /** Points of the chairs when it began. */
  readonly before: readonly number[];
  /** The points that each gained or paid, the sticks of its riichi included. */
  readonly changes: readonly number[];
  /** Points afterwards. */
  readonly after: readonly number[];
  /** The place of the event that ended it. */
  readonly event: number;
  /** The way in which it ended. */
  readonly what: "won" | "drawn" | "nagashi" | "aborted" | "chombo";
  /** The player who dealt in. */
  readonly from?: Chair;
  /** The players who were paid. */
  readonly winners?: readonly GamePaid[];
  /** The players whose ron does not count. */
  readonly bumped?: readonly Chair[];
  /** The players who were tenpai. */
  readonly tenpai?: readonly Chair[];
  /** The players whose discards were a mangan. */
  readonly nagashi?: readonly Chair[];
  /** The reason why it ended early. */
  readonly kind?: AbortId;
  /** The players who broke it. */
  readonly chombo?: readonly Chair[];
  /** Chips that each gained or paid, where some moved. */
  readonly chips?: readonly number[];
}

/** The hand that is played now. */
export interface GameNext {
  /** The wind of the round. */
  readonly round: Seat;
  /** The number of the deal in the round, from 1. */
  readonly deal: number;
  /** The dealer. */
  readonly dealer: Chair;
  /** Honba. */
  readonly honba: number;
  /** Sticks on the table when it begins. */
  readonly sticks: number;
  /** The players who declared riichi and paid the stick. */
  readonly riichi: readonly Chair[];
}

/** The reason why a game is over. */
export type OverId = "goal" | "last_hand" | "bust" | "agari_yame" | "tenpai_yame" | "extra_done" | "time" | "stopped";

/** A player's result; match scores are in points, and `unit` of the answer says how many make 1. */
export interface GamePlayer {
  /** The player's chair. */
  readonly chair: Chair;
  /** The place, from 1. */
  readonly place: number;
  /** The points, sticks left on the table not included. */
  readonly points: number;
  /** The player's part in those. */
  readonly sticks: number;
  /** All of them, rounded as the rules say, minus those returned. */
  readonly plain: number;
  /** The points for the place. */
  readonly uma: number;
  /** The part of first place in what all returned. */
  readonly oka: number;
  /** The points that penalties take: negative. */
  readonly penalty: number;
  /** Chips won, less those paid, where there are any. */
  readonly chips?: number;
  /** The worth of these. */
  readonly chip_points?: number;
  /** Points for having won where others did not: negative for who did not. */
  readonly yakitori?: number;
  /** Points for having taken somebody's last points: negative for who has none. */
  readonly bust_prize?: number;
  /** The match score: all of it together. */
  readonly total: number;
}

/** Points that moved beside the hands. */
export interface GameCorrection {
  /** The place of the event. */
  readonly event: number;
  /** The event. */
  readonly what: "penalty" | "fix";
  /** Points of the chairs before. */
  readonly before: readonly number[];
  /** The points that each gained or paid. */
  readonly changes: readonly number[];
  /** Points afterwards. */
  readonly after: readonly number[];
  /** The points by which the record was off. */
  readonly off?: number;
}

/** An event that has no effect. */
export interface GameFault {
  /** The place of the event. */
  readonly event: number;
  /** The reason, for programs. */
  readonly code: string;
  /** The reason, and what to change. */
  readonly message: string;
}

/** A whole game. */
export interface Game extends Answered {
  /** Every hand, in order. */
  readonly hands: readonly GameHand[];
  /** The hand that is played now; null when the game is over. */
  readonly next: GameNext | null;
  /** The reason why it is over; null when it is not. */
  readonly over: OverId | null;
  /** Points by chair. */
  readonly points: readonly number[];
  /** Sticks on the table. */
  readonly sticks: number;
  /** The number of points that make 1 in a match score. */
  readonly unit: number;
  /** The results, when it is over. */
  readonly players?: readonly GamePlayer[];
  /** The results if it ended now, when it is not over. */
  readonly now?: readonly GamePlayer[];
  /** The right to end the game that the dealer has now. */
  readonly may_stop?: OverId;
  /** Points that moved beside the hands. */
  readonly corrections?: readonly GameCorrection[];
  /** The events that have no effect. */
  readonly faults: readonly GameFault[];
  /** The game as words. */
  readonly text: string;
}

/**
 * The log of a game: of Tenhou (JSON or XML), mjai, Majiang, Botzone or `PyMahjongGB`, or as a converter wrote it. Several games
 * one behind another are read, too.
 */
export interface LogRequest {
  /** Anything of your own: copied into the response. */
  readonly id?: unknown;
  /** `true` if a field that has no effect is an error; default: it is named in `warnings`. */
  readonly strict?: boolean | undefined;
  /** The text of the log. */
  readonly text: string;
  /** The rules that its points are checked by; default: those that its own flags propose. */
  readonly ruleset?: RulesetChoice | undefined;
  /** `true` if all moves are wanted, and who was tenpai or furiten behind each discard. */
  readonly river?: boolean | undefined;
}

/** The words of a log about a win. */
export interface LogSaid {
  /** Han, if the log counts them. */
  readonly han?: number;
  /** Fu. */
  readonly fu?: number;
  /** Points of the hand, honba and sticks left out. */
  readonly points?: number;
  /** Yaku, as the log writes them. */
  readonly yaku: readonly string[];
}

/** A winner of a hand of a log. */
export interface LogWinner {
  /** The winner. */
  readonly chair: Chair;
  /** The hand as a request; missing where the log does not show the tiles. */
  readonly hand?: WrittenHand;
  /** The player who is liable. */
  readonly liable?: Chair;
  /** The words of the log about it. */
  readonly said?: LogSaid;
  /** There, if the winner was furiten and may not have won by ron; only with `river`. */
  readonly furiten?: true;
}

/** A move. */
export interface LogMove {
  /** The player. */
  readonly chair: Chair;
  /** The move. */
  readonly what: "draw" | "discard" | "chi" | "pon" | "minkan" | "kakan" | "ankan" | "north" | "flower";
  /** The tile; missing where the log does not show it. */
  readonly tile?: string;
  /** There, if the tile is the one that was drawn. */
  readonly drawn?: true;
  /** There, if riichi is declared with it. */
  readonly riichi?: true;
  /** The meld that is called. */
  readonly meld?: Meld;
  /** The tiles of a closed kan. */
  readonly tiles?: string;
}

/** A player behind a discard. */
export interface LogFact {
  /** The place of the discard among the moves. */
  readonly at: number;
  /** The player. */
  readonly chair: Chair;
  /** The concealed tiles that are left. */
  readonly hand: string;
  /** The waits; empty if the hand is not tenpai. */
  readonly waits: string;
  /** True if the player can win by self-draw only. */
  readonly furiten: boolean;
  /**
   * The place of the first move behind this discard that offered a wait which the player passed: from there on furiten, to the
   * player's next discard, or after a riichi to the end.
   */
  readonly passed?: number;
}

/** A hand of a log. */
export interface LogHand {
  /** The wind of the round. */
  readonly round: Seat;
  /** The number of the deal in the round, from 1. */
  readonly deal: number;
  /** The dealer. */
  readonly dealer: Chair;
  /** Honba. */
  readonly honba: number;
  /** Sticks on the table when it began. */
  readonly sticks: number;
  /** Points of the chairs when it began. */
  readonly before: readonly number[];
  /** The points that each gained or paid, the sticks of its riichi included; missing where the log does not say. */
  readonly paid?: readonly number[];
  /** Points afterwards. */
  readonly after?: readonly number[];
  /** The players who declared riichi. */
  readonly riichi: readonly Chair[];
  /** Dora indicators at its end. */
  readonly dora: string;
  /** Ura dora indicators, if somebody turned them. */
  readonly ura: string;
  /** The way in which it ended; `open`: the log breaks off. */
  readonly what: "won" | "drawn" | "nagashi" | "aborted" | "open";
  /** The player who dealt in. */
  readonly from?: Chair;
  /** The winners. */
  readonly winners?: readonly LogWinner[];
  /** The players who were tenpai. */
  readonly tenpai?: readonly Chair[];
  /** The players whose discards were a mangan. */
  readonly nagashi?: readonly Chair[];
  /** The reason why it ended early. */
  readonly kind?: AbortId;
  /** The player who had nine kinds. */
  readonly whose?: Chair;
  /** True if the log paid what the rules say. */
  readonly agrees?: boolean;
  /** The points that each gains or pays by the rules. */
  readonly ours?: readonly number[];
  /** The reason why the rules have no such hand. */
  readonly fault?: string;
  /** The rule that makes the difference, with its value in the log; or two that only together do. */
  readonly causes?: readonly Cause[];
  /** The tiles that each was dealt. */
  readonly dealt?: readonly string[];
  /** All moves, in order. */
  readonly moves?: readonly LogMove[];
  /** The player of each discard behind it, as far as the log shows the tiles. */
  readonly facts?: readonly LogFact[];
}

/** A game of a log. */
export interface LoggedGame {
  /** The site or program that it is from. */
  readonly source: "tenhou" | "majsoul" | "mjai" | "majiang" | "botzone" | "pymahjonggb";
  /** The ruleset by which it was checked; of house rules the one that they start from. */
  readonly ruleset: RulesetId;
  /** The rules that the log's own flags change in its ruleset. */
  readonly set: unknown;
  /** The names by chair; empty where the log has none. */
  readonly players: readonly string[];
  /** The hands, in order. */
  readonly hands: readonly LogHand[];
  /** The number of hands whose points differs. */
  readonly differ: number;
  /** Points at the end, as the log has them. */
  readonly final?: readonly number[];
  /** Match scores, in tenths, as the log has them. */
  readonly scores?: readonly number[];
  /** The game as words: what `game` answers, with the points that were paid. */
  readonly text: string;
}

/** The games of a log. */
export interface Logs {
  /** It could be read. */
  readonly ok: true;
  /** Only what could not be answered has one. */
  readonly error?: never;
  /** The `id` of the request. */
  readonly id?: unknown;
  /** The games, one at least. */
  readonly games: readonly LoggedGame[];
  /** Fields of the request that had no effect. */
  readonly warnings?: readonly Warning[];
}
