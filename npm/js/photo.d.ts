// `tensu/photo`: a row of tiles on a photo, read on the device; 0.6 MB of its own, which come with the first photo.

import type { Likely, LikelyRequest, Refused } from "./index.js";

/** A picture as `ImageData` has it: rows from the top, four bytes for each pixel (red, green, blue, any). */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What is known beside the photo. */
export interface PhotoOptions {
  /** The rules whose hands are likely. */
  readonly ruleset?: LikelyRequest["ruleset"];
  /** What is known of the hand: melds, indicators, norths. */
  readonly hand?: Omit<LikelyRequest, "tiles" | "row" | "ruleset">;
  /** The purpose of the tiles: those of a hand (the default), called ones, or any. */
  readonly row?: LikelyRequest["row"];
}

/** What was seen: one row; none; two, of which the better one was read; or a picture that is black or blurred. */
export interface Seen {
  readonly seen: "row" | "none" | "two_rows" | "black" | "blurred";
  /** How far the row falls in the picture, in degrees. */
  readonly tilt: number;
}

/**
 * Reads a row of tiles: a proposal. Whatever is in `marked` a person has to look at. Throws a `RangeError` with a `code` when the bytes do
 * not match the size.
 *
 * ```ts
 * import { photo } from "tensu/photo";
 * const { tiles, hand, marked } = await photo(context.getImageData(0, 0, width, height), { ruleset: "tenhou" });
 * ```
 */
export function photo(picture: Pixels, options?: PhotoOptions): Promise<Seen & (Likely | Refused)>;

/** The row of the last photo made straight, 720 by 72 pixels; empty before the first. */
export function strip(): Promise<Pixels>;
