/**
 * Loads QuickJS, a JavaScript engine compiled to WebAssembly. Players' scripts run in it and cannot reach the page, the
 * Worker or Node. It is fetched from the game's own files when the first script is given to a maid.
 */

import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

/** Opens a QuickJS instance of its own. If this instance breaks, other instances still work. */
export async function openEngine(): Promise<QuickJSWASMModule> {
  const [{ newQuickJSWASMModuleFromVariant }, { default: variant }] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-wasmfile-release-sync'),
  ]);
  return newQuickJSWASMModuleFromVariant(variant);
}
