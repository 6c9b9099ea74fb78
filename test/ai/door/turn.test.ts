// What a behaviour is told of its turn: who it is, which tick runs, and how to speak to others.

import { expect, test } from 'vitest';
import { behaviour, createCheckedMinds as createMinds, resting } from '../../../src/ai/door/index.ts';
import { DONE, GOING } from '../../../src/ai/index.ts';

interface Goose {
  heard: string[];
}

test.each([true, false])('a behaviour posts a command in its own name, and scripts read it (reports: %s)', (loud) => {
  const said: string[] = [];
  const geese: Record<string, Goose> = { anna: { heard: [] }, ben: { heard: [] }, cleo: { heard: [] } };
  const minds = createMinds({
    facts: ['fox'],
    behaviours: {
      watch: behaviour<object, Goose>({
        perform: (_me, _todo, { tick, id, post, changed }) => {
          if (tick < 3) return GOING;
          if (tick === 3) post({ to: ['goose'], ticks: 2, command: { flee: id } });
          if (tick === 4) post({ to: ['goose'], ticks: 2, command: { flee: 'west' }, by: 'farmer' });
          if (tick === 5) changed('fox');
          return tick > 5 ? DONE : GOING;
        },
      }),
      rest: resting(),
    },
    scripts: {
      watches: () => ({ behave: 'watch' }),
      hears: (me: Goose, { tick, commands }) => {
        for (const { by, command } of commands) me.heard.push(`${tick}: ${by} says ${String(command['flee'])}`);
        return { behave: 'rest', until: ['commands', 'fox'] };
      },
    },
    characters: { watcher: { warps: { default: 'watches' } }, goose: { warps: { default: 'hears' } } },
    report: loud ? (message, { tick }) => said.push(`${tick} ${message}`) : null,
  });
  minds.add('ben', geese['ben'] as Goose, 'watcher');
  for (const id of ['anna', 'cleo']) minds.add(id, geese[id] as Goose, 'goose');
  minds.step(8);
  expect(geese['anna']?.heard).toEqual(geese['cleo']?.heard);
  expect(geese['cleo']?.heard).toEqual([
    '4: ben says ben',
    '5: ben says ben',
    '5: farmer says west',
    '6: farmer says west',
  ]);
  expect(said).toEqual([]);
});

test('a behaviour may add and remove characters, also its own', () => {
  const minds = createMinds({
    behaviours: {
      lay: behaviour<object, Goose>({
        perform: (_me, _todo, { id }) => {
          minds.add(`${id}'s egg`, { heard: [] }, 'egg');
          minds.remove(id);
          return DONE;
        },
      }),
      rest: resting(),
    },
    scripts: { lays: (_: Goose) => ({ behave: 'lay' }), rests: () => ({ behave: 'rest' }) },
    characters: { goose: { warps: { default: 'lays' } }, egg: { warps: { default: 'rests' } } },
  });
  minds.add('anna', { heard: [] }, 'goose');
  minds.step(2);
  expect(minds.ids).toEqual(["anna's egg"]);
});

test('an unknown fact is reported with the behaviour\u2019s character', () => {
  const said: string[] = [];
  const minds = createMinds({
    facts: ['fox'],
    behaviours: {
      watch: behaviour({
        perform: (_me, _todo, { changed }) => {
          changed('fux');
          return DONE;
        },
      }),
    },
    scripts: { watches: () => ({ behave: 'watch' }) },
    characters: { goose: { warps: { default: 'watches' } } },
    report: (message, { tick }) => said.push(`${tick} ${message.split('\n')[0]}`),
  });
  minds.add('anna', {}, 'goose');
  minds.step(3);
  expect(said).toEqual([
    "1 honeybell-minds: 'anna' (goose), tick 1, script 'watches', behaviour 'watch': threw: Error: the blackboard has no fact 'fux'; did you mean 'fox'?",
  ]);
});
