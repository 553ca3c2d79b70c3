// `tensu/wasm`: the functions of `tensu`, for builders and runtimes that cannot find the WebAssembly by themselves.

export * from "./index.js";

/** The WebAssembly as somebody has it: its bytes, compiled, where it lies, or as it was fetched. */
export type WebAssemblySource = BufferSource | WebAssembly.Module | URL | string | Response;

/**
 * Makes the functions ready, which throw an `Error` before. Without a source it fetches `tensu_bg.wasm` from beside the script; the
 * file is also `tensu/tensu_bg.wasm`. A second call does nothing. Rejects when the WebAssembly cannot be fetched or compiled.
 *
 * ```ts
 * import { init, score } from "tensu/wasm";
 * import bytes from "tensu/tensu_bg.wasm"; // esbuild --loader:.wasm=binary
 * await init(bytes);
 * ```
 */
export function init(source?: WebAssemblySource | Promise<WebAssemblySource>): Promise<void>;
