/**
 * QuickJS, an engine for JavaScript that itself is WebAssembly: scripts of players run in it, with nothing of the page,
 * the Worker or Node within reach. Fetched when the first script is given to somebody, from the game's own files.
 */

import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

let fetched: Promise<QuickJSWASMModule> | null = null;

/** The engine, once for each thread. */
export function fetchEngine(): Promise<QuickJSWASMModule> {
  fetched ??= Promise.all([import('quickjs-emscripten-core'), import('@jitl/quickjs-wasmfile-release-sync')]).then(
    ([{ newQuickJSWASMModuleFromVariant }, { default: variant }]) => newQuickJSWASMModuleFromVariant(variant),
  );
  // Fetching may fail; asked again, it is tried again.
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}
