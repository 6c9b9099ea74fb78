// The list of keys is made from the keymaps, so it shows exactly the keys that work; and so does docs/playing.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exhibitKeymap } from '../../src/gallery/frame/Exhibit.tsx';
import { Clock } from '../../src/gallery/frame/clock.ts';
import { cafeKeymaps, type KeyActs } from '../../src/hud/keyboard.ts';
import { labKeymap } from '../../src/lab/frame/keys.ts';
import type { Lab } from '../../src/lab/frame/lab.ts';
import { notebookKeymaps } from '../../src/notebook/keys.ts';
import type { NotebookModel } from '../../src/notebook/model.ts';
import { keyGroups } from '../../src/ui/keys/keys-shown.ts';
import type { Keymap } from '../../src/ui/keys/keys.ts';
import { root } from '../laws/sources.ts';

const nothing = (): void => {};
const acts = new Proxy({}, { get: () => nothing }) as KeyActs;
const cafe = (at: 'cafe' | 'title' | 'lab'): Keymap[] =>
  cafeKeymaps(acts, {
    inCafe: () => at === 'cafe',
    rivalOpens: () => at === 'cafe',
    atTitle: () => at === 'title',
    underDialog: () => true,
  }).reverse();
const notebook = (shown: boolean): Keymap[] =>
  [
    ...notebookKeymaps(
      { who: { value: 'momo' } } as unknown as NotebookModel,
      () => null,
      () => shown,
    ),
  ].reverse();
const linesOf = (maps: readonly Keymap[]): string[] =>
  keyGroups(maps).flatMap(({ title, lines }) => lines.map(({ caps, does }) => `${title}: ${caps.join(' ')} ${does}`));

describe('the list', () => {
  test('in the café holds every binding once, in groups; keys that do the same share a line', () => {
    const lines = linesOf(cafe('cafe'));
    expect(lines).toContain('Time: Space pause, continue');
    expect(lines).toContain('View: ← ↑ → ↓ move the view');
    expect(lines).toContain('Maids: ⇧ 1 … 9 make the selected maids team 1 to 9');
    expect(new Set(lines).size).toBe(lines.length);
    const words = new Set(cafe('cafe').flatMap(({ bindings }) => bindings.map(({ does }) => does())));
    expect(lines).toHaveLength(words.size);
  });

  test('has no key of a part that is not visible', () => {
    expect(linesOf([...notebook(false), ...cafe('cafe')])).toEqual(linesOf(cafe('cafe')));
    expect(linesOf(cafe('lab')).map((line) => line.split(': ')[0])).toEqual(['View', 'View', 'View', 'View']);
  });

  test('on the title is that of the café, although its keys do nothing there yet', () => {
    expect(linesOf(cafe('title'))).toEqual(linesOf(cafe('cafe')));
  });

  test('names a key once that a newer part takes away; one that works only inside that part stays with both', () => {
    const lines = linesOf([...notebook(true), ...cafe('cafe')]);
    expect(lines.filter((line) => line.includes(' F '))).toEqual(['Notebook: F follow']);
    expect(lines.filter((line) => line.includes(' Esc '))).toHaveLength(2);
    const inLab = linesOf([labKeymap({} as Lab), ...cafe('lab')]);
    expect(inLab.filter((line) => line.includes('? '))).toEqual(['Lab: ? this help']);
  });

  test('says something for every key, of the gallery too', () => {
    const clock = new Clock({ step: nothing, reset: nothing });
    for (const map of [...cafe('cafe'), ...notebook(true), labKeymap({} as Lab), exhibitKeymap(clock)])
      for (const { key, does } of map.bindings) expect(does(), key).toMatch(/^\p{L}.{2,}/u);
  });
});

test('the table of docs/playing.md names exactly the keys of the café and the notebook', () => {
  const rows = readFileSync(join(root, 'docs/playing.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1] ?? '');
  const table = rows.slice(rows.findIndex((cell) => cell.trim() === 'input') + 1);
  const named = table.flatMap((cell) => cell.match(/(?<=`)[^`\s]+(?=`)|\b(?:Esc|F6|Space|Shift|Ctrl)\b/g) ?? []);
  const bound = keyGroups([...notebook(true), ...cafe('cafe')]).flatMap(({ lines }) =>
    lines.flatMap(({ caps }) => caps),
  );
  const sorted = (caps: readonly string[]): string[] => [...new Set(caps)].sort();
  expect(sorted(named)).toEqual(sorted(bound.filter((cap) => cap !== '…').map((cap) => (cap === '⇧' ? 'Shift' : cap))));
});
