// Whether the WebAssembly is there: with `tensu/wasm` the page says when it comes.

let isReady = false;

export const nowReady = () => {
  isReady = true;
};

export function mustBeReady() {
  if (!isReady) throw new Error("tensu has no WebAssembly yet: first `await init()`");
}
