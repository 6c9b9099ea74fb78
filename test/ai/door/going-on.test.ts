// "Go on with what I was doing, unless …": a script returns its last todo, which stays the same object.

import { expect, test } from 'vitest';
import { behaviour, concat, createCheckedMinds as createMinds, script } from '../../../src/ai/door/index.ts';
import { DONE, GOING, IMPOSSIBLE, type Progress, type Todo, warp } from '../../../src/ai/index.ts';

interface Ant {
  at: number;
}

/** An ant that walks to one goal after the other; `progress` says how each tick ends. */
function antMinds(progress: () => Progress) {
  const street = { fire: false, drawn: 0, todos: [] as (Todo | undefined)[] };
  const goesOn = script((_: Ant, { goOn }) => goOn());
  const decides = script((_: Ant) => ({ behave: 'walk', to: ++street.drawn, tick: 2 }));
  const minds = createMinds({
    facts: ['fire'],
    behaviours: {
      walk: behaviour<{ to: number }, Ant>({ perform: () => progress() }),
      flee: behaviour({ perform: () => GOING }),
    },
    scripts: {
      works: concat(
        script(() => (street.fire ? warp('flees') : undefined)),
        goesOn,
        decides,
      ),
      flees: script((_: Ant, { last }) => (last?.behave === 'flee' ? warp('works') : { behave: 'flee', tick: 3 })),
    },
    characters: { ant: { warps: { works: 'works', flees: 'flees' }, begin: 'works' } },
  });
  minds.observe({
    thought: (_view, _row, _commands, _ran, answer) => street.todos.push(answer as Todo | undefined),
    ended: () => {},
    fault: (_view, _row, _script, message) => {
      throw new Error(message);
    },
  });
  minds.add('ant', { at: 0 }, 'ant');
  return { minds, street };
}

test('a todo that has only run out of ticks goes on, as the same object', () => {
  const { minds, street } = antMinds(() => GOING);
  minds.step(9);
  expect(street.drawn).toBe(1);
  expect(street.todos).toHaveLength(5);
  expect(new Set(street.todos).size).toBe(1);
});

test.each([
  ['done', DONE],
  ['impossible', IMPOSSIBLE],
] as const)('there is nothing to go on with after a todo that is %s', (_, progress) => {
  const { minds, street } = antMinds(() => progress);
  minds.step(4);
  expect(street.drawn).toBe(4);
});

test('a script that has just begun does not go on with what another one wanted', () => {
  const { minds, street } = antMinds(() => GOING);
  minds.step(3);
  street.fire = true;
  minds.step(2);
  expect(minds.page('ant')?.key).toBe('flees');
  street.fire = false;
  minds.step(6);
  expect(street.drawn).toBe(2);
  expect(street.todos.at(-1)).toEqual({ behave: 'walk', to: 2, tick: 2 });
});

test('a restored character goes on as well', () => {
  const { minds, street } = antMinds(() => GOING);
  minds.step(3);
  const saved: unknown = JSON.parse(JSON.stringify(minds.save()));
  minds.restore(saved, () => ({ at: 0 }));
  minds.step(10);
  expect(street.drawn).toBe(1);
});

test('a piece of concat that names a behaviour does not go on with what another piece has written', () => {
  const sky = { storm: true };
  const perform = (): Progress => GOING;
  const minds = createMinds({
    facts: ['weather'],
    behaviours: { anchor: behaviour({ perform }), fish: behaviour({ perform }) },
    scripts: {
      sails: concat(
        script(() => (sky.storm ? { behave: 'anchor', until: ['weather'] } : undefined)),
        script((_: object, { goOn }) => goOn('fish')),
        script(() => ({ behave: 'fish', tick: 2 })),
      ),
    },
    characters: { boat: { warps: { default: 'sails' } } },
  });
  minds.add('boat', {}, 'boat');
  minds.step(3);
  expect(minds.page('boat')?.todo?.behave).toBe('anchor');
  sky.storm = false;
  minds.changed('weather');
  minds.step(5);
  expect(minds.page('boat')?.todo?.behave).toBe('fish');
});
