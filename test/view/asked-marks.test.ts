// The marks on the floor follow the selection, also while paused.

import { expect, test } from 'vitest';
import type { Cafe } from '../../src/sim/api.ts';
import { MarksAsker } from '../../src/view/marks/selection-marks.ts';
import { fakeCafe, maid } from '../notebook/fake-cafe.ts';

/** A café that records the queries it receives. */
function askedCafe(): { cafe: Cafe; asked: string[] } {
  const asked: string[] = [];
  const fake = fakeCafe();
  fake.add(maid('momo'));
  fake.add(maid('rin'));
  const tiles: Record<string, { x: number; y: number }> = { momo: { x: 1, y: 1 }, rin: { x: 5, y: 5 } };
  const cafe: Cafe = {
    ...fake,
    way: (id) => {
      asked.push(id);
      return { tiles: [tiles[id]!], interruptible: true };
    },
    alertTiles: (id) => [tiles[id]!],
  };
  return { cafe, asked };
}

test('whoever is selected while the café stands still has her own way and tiles, not those of the one before', () => {
  const { cafe } = askedCafe();
  const asker = new MarksAsker();
  asker.of(cafe, ['momo']);
  const { ways, alert } = asker.of(cafe, ['rin']);
  expect([...ways.keys()]).toEqual(['rin']);
  expect(alert).toEqual([{ x: 5, y: 5 }]);
  expect(asker.of(cafe, [])).toEqual({ ways: new Map(), alert: [] });
});

test('the café is asked once for all frames between two steps', () => {
  const { cafe, asked } = askedCafe();
  const asker = new MarksAsker();
  for (let frame = 0; frame < 5; frame++) asker.of(cafe, ['momo']);
  expect(asked).toEqual(['momo']);
  asker.stale();
  asker.of(cafe, ['momo']);
  expect(asked).toEqual(['momo', 'momo']);
});

test('somebody who has gone home has no marks', () => {
  const { cafe } = askedCafe();
  expect(new MarksAsker().of(cafe, ['gone', 'rin']).alert).toEqual([]);
});
