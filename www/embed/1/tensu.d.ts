// Types of tensu.js and hand.js. The contract: docs/embed.md.

/** What a complete hand is worth; the fields of the scoring contract's response that are no sentences. */
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
  error: CustomEvent<{ type: "error"; code: string; message: string; to?: string }>;
}

export class TensuCalculator extends HTMLElement {
  view: "" | "calculator" | "result" | "reference" | (string & {});
  ruleset: string;
  rules: string;
  lock: boolean;
  club: string;
  hand: string;
  terms: "" | "romaji" | "kanji" | "english" | "korean" | (string & {});
  theme: "" | "auto" | "light" | "dark" | (string & {});
  faces: "" | "plain" | "indexed" | (string & {});
  accent: string;
  bg: string;
  compact: boolean;
  hide: string;
  height: string;
  loading: "" | "lazy" | "click" | "eager" | (string & {});
  /** Each is broken with an `Error` whose `code` is that of the event `error`, or else gives the state. */
  setHand(hand: string): Promise<string>;
  setRules(rules: string): Promise<string>;
  getState(): Promise<string>;
  setState(state: string): Promise<string>;
  reset(): Promise<string>;
  addEventListener<K extends keyof TensuEvents>(type: K, listener: (event: TensuEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tensu-calculator": TensuCalculator;
    "tensu-hand": HTMLElement;
  }
}
