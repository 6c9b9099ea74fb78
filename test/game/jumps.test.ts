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

test('a look at a moment selects nobody, and the camera is back when the moment is over', () => {
  const { made, selection, view } = jumps();
  made.look({ x: 3, y: 4 });
  expect([view.away, selection.ids]).toEqual([true, ['hana']]);
  made.endLook();
  expect([view.away, selection.ids]).toEqual([false, ['hana']]);
});

test('after a look the player may go to see someone and stay there', () => {
  const { made, selection, view } = jumps();
  made.look({ x: 3, y: 4 });
  made.to(at('ruth'));
  made.endLook();
  expect([view.away, selection.ids]).toEqual([true, ['ruth']]);
  expect(made.back()).toBe(true);
  expect(selection.ids).toEqual(['hana']);
});
