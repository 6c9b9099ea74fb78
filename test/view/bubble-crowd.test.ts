// The bubbles of a crowded room: those of a table are merged, only a few people speak, small thoughts wait.

import { describe, expect, test } from 'vitest';
import { emptyShowing, type Showing } from '../../src/view/bubbles/bubble-contents.ts';
import { isCrowded, silenced, type Speaker, thinnedOut } from '../../src/view/bubbles/crowd.ts';

const nobody = (): boolean => false;
const speaker = (id: string, showing: Partial<Showing>, table: number | null = null): Speaker => ({
  id,
  table,
  showing: { ...emptyShowing(), ...showing },
});
const calls = (id: string, table: number, patience: number, icon = 'call'): Speaker =>
  speaker(id, { icon, patience, urgency: 4 - 2 * patience }, table);
const waits = (id: string, table: number, dish: string, patience = 0.5): Speaker =>
  speaker(id, { kind: 'dish', icon: 'order', dish, patience }, table);
const shown = (speakers: readonly Speaker[], crowded = false, before: (id: string) => boolean = nobody) =>
  thinnedOut(speakers, crowded, before)
    .map(({ id, showing }) => [id, showing.count])
    .sort();

describe('guests at one table', () => {
  test('who call for the same share one bubble with their number, whose bar shows the least patience', () => {
    const speakers = [
      calls('a', 1, 0.9),
      calls('b', 1, 0.2),
      calls('c', 1, 0.5),
      calls('d', 2, 0.5),
      calls('e', 1, 0.4, 'bill'),
    ];
    expect(shown(speakers)).toEqual([
      ['b', 3],
      ['d', 1],
      ['e', 1],
    ]);
    expect(speakers[1]!.showing.patience).toBe(0.2);
  });
  test('keep the bubble over the same head while another guest’s patience sinks below', () => {
    const speakers = [calls('a', 1, 0.6), calls('b', 1, 0.2)];
    expect(shown(speakers, false, (id) => id === 'a')).toEqual([['a', 2]]);
    expect(speakers[0]!.showing).toMatchObject({ patience: 0.2, urgency: 3.6 });
  });
  test('show each dish that they wait for, and in a crowd one bubble for all', () => {
    const speakers = () => [waits('a', 1, 'soup', 0.3), waits('b', 1, 'tea'), waits('c', 1, 'tea', 0.4)];
    expect(shown(speakers())).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    expect(shown(speakers(), true)).toEqual([['a', 3]]);
  });
  test('do not share a celebrity’s bubble, and guests at no table share none', () => {
    const hero = speaker('h', { icon: 'call', patience: 0.5, skin: 'hero' }, 1);
    const standing = [0, 1].map((i) => speaker(`q${i}`, { icon: 'clock', patience: 0.5 }));
    expect(shown([hero, calls('a', 1, 0.5), ...standing])).toHaveLength(4);
  });
});

describe('of many people', () => {
  test('only four speak: refusals and complaints first, then those who spoke a moment ago', () => {
    const says = (id: string, urgency: number): Speaker => speaker(id, { kind: 'text', text: 'Oh!', urgency });
    const speakers = [says('a', 5), says('b', 5), says('c', 5), says('d', 5), says('e', 6), says('f', 6)];
    expect(silenced(speakers, (id) => id === 'd').map(({ id }) => id)).toEqual(['b', 'c']);
  });
  test('five show a small thought, and the others wait', () => {
    const thinks = Array.from({ length: 9 }, (_, i) => speaker(`t${i}`, { icon: 'heart', urgency: 2.5 }));
    const fire = speaker('chef', { icon: 'fire', urgency: 0.5 });
    expect(shown([fire, ...thinks], false, (id) => id === 't8').map(([id]) => id)).toEqual([
      't0',
      't1',
      't2',
      't3',
      't8',
    ]);
  });
  test('a room does not become crowded and empty in turns', () => {
    expect([12, 15, 12, 9].reduce<boolean[]>((was, n) => [...was, isCrowded(n, was.at(-1) ?? false)], [])).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
