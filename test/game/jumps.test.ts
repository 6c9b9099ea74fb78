// The camera moves to people and back; the selection follows, unless the player has chosen another person meanwhile.

import { expect, test } from 'vitest';
import { Jumps } from '../../src/game/input/jumps.ts';

const at = (id: string) => ({ id, x: 1, y: 2 });

function jumps() {
  const selection = { ids: ['hana'], select: (ids: readonly string[]) => void (selection.ids = [...ids]) };
  const view = {
    away: false,
    visit: () => void (view.away = true),
    comeBack: () => {
      const was = view.away;
      view.away = false;
      return was;
    },
  };
  return { made: new Jumps({ view }, selection), selection, view };
}

test('back from several jumps, those are selected who were selected before the first', () => {
  const { made, selection } = jumps();
  expect(made.back()).toBe(false);
  made.to(at('ruth'));
  made.to(at('emil'));
  expect(selection.ids).toEqual(['emil']);
  expect(made.back()).toBe(true);
  expect(selection.ids).toEqual(['hana']);
});

test('someone who was selected already is not selected anew', () => {
  const { made, selection } = jumps();
  made.to(at('hana'));
  let again = 0;
  selection.select = () => void again++;
  expect(made.back()).toBe(true);
  expect(again).toBe(0);
});

test('a choice of the player meanwhile stays', () => {
  const { made, selection } = jumps();
  made.to(at('ruth'));
  selection.select(['momo']);
  expect(made.back()).toBe(true);
  expect(selection.ids).toEqual(['momo']);
});
