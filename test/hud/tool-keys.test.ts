// The key of a tool takes it in hand; pressed again it leaves it there, so that the next click gives the order.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Mode } from '../../src/hud/api.ts';
import { chooseMode, takeTool, TOOLS } from '../../src/hud/panels/ChalkAndTools.tsx';
import type { Store } from '../../src/hud/store.ts';

function storeOf() {
  const mode = signal<Mode>('select');
  return { store: { mode, deps: { setMode: (to: Mode) => (mode.value = to) } } as unknown as Store, mode };
}

test.each(TOOLS.map((tool) => tool.mode))('the key of %s pressed twice keeps the tool in hand', (tool) => {
  const { store, mode } = storeOf();
  takeTool(store, tool);
  takeTool(store, tool);
  expect(mode.peek()).toBe(tool);
});

test('the key of another tool changes the tool, and the button of the tool in hand puts it back', () => {
  const { store, mode } = storeOf();
  takeTool(store, 'serve');
  takeTool(store, 'gather');
  expect(mode.peek()).toBe('gather');
  chooseMode(store, 'gather');
  expect(mode.peek()).toBe('select');
});
