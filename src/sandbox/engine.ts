/**
 * QuickJS, an engine for JavaScript that itself is WebAssembly: scripts of players run in it, with nothing of the page,
 * the Worker or Node within reach. Fetched when the first script is given to somebody, from the game's own files.
 */

import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

/** An engine of its own: what breaks one does not touch another. */
export async function openEngine(): Promise<QuickJSWASMModule> {
  const [{ newQuickJSWASMModuleFromVariant }, { default: variant }] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-wasmfile-release-sync'),
  ]);
  return newQuickJSWASMModuleFromVariant(variant);
}
