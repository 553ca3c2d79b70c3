// Types of tensu.js and hand.js. The contract: docs/embed.md.

/** What a complete hand is worth; the fields of the scoring contract's response that are not sentences. */
export interface TensuResponse {
  ok: true;
  ruleset: string;
  fingerprint: string;
  yaku: { id: string; han?: number; yakuman?: number; points?: number }[];
  han?: number;
  fu?: number;
  limit?: string;
  counted?: true;
  yakuman?: number;
  points?: number;
  payments: { from: "E" | "S" | "W" | "N" | "discarder"; points: number; hand: number; honba: number; liable?: true }[];
  total: number;
}

export interface TensuEvents {
  ready: CustomEvent<{ type: "ready"; version: string }>;
  resize: CustomEvent<{ type: "resize"; height: number }>;
  change: CustomEvent<{ type: "change"; state: string }>;
  result: CustomEvent<{ type: "result"; ruleset: string; hash: string; hand: string; response: TensuResponse }>;
  quiz: CustomEvent<{ type: "quiz"; sheet: string; n: number; of: number; right: number; ms: number }>;
  done: CustomEvent<{ type: "done"; right: number; of: number; ms: number }>;
  error: CustomEvent<{ type: "error"; code: string; message: string; to?: string }>;
}

export type TensuEventMap = Omit<HTMLElementEventMap, keyof TensuEvents> & TensuEvents;

/** What an attribute can be set to: `null` removes it. One of these, or any other text. */
export type TensuText<Known extends string = never> = Known | (string & {}) | null | undefined;

export class TensuCalculator extends HTMLElement {
  get view(): string;
  set view(view: TensuText<"calculator" | "result" | "reference" | "quiz">);
  get ruleset(): string;
  set ruleset(id: TensuText);
  get rules(): string;
  set rules(rules: TensuText);
  lock: boolean;
  get club(): string;
  set club(name: TensuText);
  get hand(): string;
  set hand(hand: TensuText);
  get drill(): string;
  set drill(drill: TensuText<"day" | "week">);
  get sheet(): string;
  set sheet(sheet: TensuText);
  get form(): string;
  set form(form: TensuText<"whole" | "fu" | "price" | "waits" | "han">);
  get reveal(): string;
  set reveal(reveal: TensuText<"after" | "never">);
  more: boolean;
  get seed(): string;
  set seed(seed: TensuText);
  get date(): string;
  set date(date: TensuText);
  get terms(): string;
  set terms(terms: TensuText<"romaji" | "kanji" | "english" | "korean">);
  get theme(): string;
  set theme(theme: TensuText<"auto" | "light" | "dark" | "plain">);
  get faces(): string;
  set faces(faces: TensuText<"plain" | "indexed">);
  get accent(): string;
  set accent(colour: TensuText);
  get bg(): string;
  set bg(colour: TensuText);
  compact: boolean;
  get hide(): string;
  set hide(parts: TensuText);
  get height(): string;
  set height(height: TensuText | number);
  get loading(): string;
  set loading(loading: TensuText<"lazy" | "click" | "eager">);
  /** Each resolves to the state, or rejects with an `Error` whose `code` is that of the `error` event. */
  setHand(hand: string): Promise<string>;
  setRules(rules: string): Promise<string>;
  getState(): Promise<string>;
  setState(state: string): Promise<string>;
  reset(): Promise<string>;
  next(): Promise<string>;
  addEventListener<K extends keyof TensuEventMap>(type: K, listener: (this: TensuCalculator, event: TensuEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof TensuEventMap>(type: K, listener: (this: TensuCalculator, event: TensuEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

export class TensuHand extends HTMLElement {
  /** Draws the text as it is now. This happens by itself when the text changes. */
  draw(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "tensu-calculator": TensuCalculator;
    "tensu-hand": TensuHand;
  }
}
