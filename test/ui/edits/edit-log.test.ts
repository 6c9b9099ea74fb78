// The log of a café's edits: undone one by one in the order of the fields that a page shows, and never over a value
// that has changed since.

import { beforeEach, describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { type EditedField, fieldKey, valueIn } from '../../../src/sim/inputs/undoing.ts';
import { beginSeason, openCafe } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Input } from '../../../src/sim/inputs/index.ts';
import type { MaidEdit } from '../../../src/sim/state/maid-edit.ts';
import { warpTableIn } from '../../../src/sim/thinking/warps.ts';
import type { Maid } from '../../../src/sim/state/person.ts';
import { allOf, only } from '../../../src/ui/edits/edit-log.ts';
import { type EditedCafe, editedCafe } from './edited-cafe.ts';

let one: EditedCafe;
const momo = (): Maid => one.cafe.state.people['momo'] as Maid;
const edit = (maid: string, fields: MaidEdit): void => one.give({ kind: 'edit', maid, edit: fields });
/** Gives an edit and lets it take effect. */
const edited = (maid: string, fields: MaidEdit): void => {
  edit(maid, fields);
  one.cafe.step();
};
const undone = (scope: (field: EditedField) => boolean): boolean => {
  const done = one.edits.undo(scope);
  one.cafe.step();
  return done;
};
const MOMO = only('maid', 'momo');
const MAIDS = allOf('maid');

beforeEach(() => {
  one = editedCafe(openCafe({ seed: 7 }, scripts));
  one.cafe.step();
  Object.assign(momo(), { alertness: 1, rank: 3, favouriteCustomerIds: ['rio', 'noel'] });
});

test('a value that was given is shown before it has taken effect, and is the café’s own from then on', () => {
  edit('momo', { alertness: null });
  expect([momo().alertness, one.edits.shapeOf(momo(), one.cafe.state).alertness]).toEqual([1, null]);
  one.cafe.step();
  momo().alertness = 5;
  expect(one.edits.shapeOf(momo(), one.cafe.state).alertness).toBe(5);
});

test('an input that a Worker holds back is shown as given until its tick is over', () => {
  const input: Input = { kind: 'edit', maid: 'momo', edit: { alertness: 30 } };
  one.edits.record(input, () => {});
  one.cafe.step();
  expect(one.edits.shapeOf(momo(), one.cafe.state).alertness).toBe(30);
  one.cafe.giveAt(one.cafe.state.tick + 2, structuredClone(input));
  for (let i = 0; i < 3; i++) one.cafe.step();
  momo().alertness = 5;
  expect(one.edits.shapeOf(momo(), one.cafe.state).alertness).toBe(5);
});

test('an input that is refused is not logged, and one that changes nothing is no edit', () => {
  expect(() => edit('momo', { rank: 9 as never })).toThrow(/rank/);
  edit('momo', { rank: 3 });
  one.give({ kind: 'command', post: { executorKeys: ['momo'], tick: 20, command: { behave: 'sweep' } } });
  expect(one.edits.count(() => true)).toBe(0);
});

describe('undo', () => {
  test('goes from the newest to the oldest edit of what a page shows', () => {
    edited('momo', { alertness: 30 });
    edited('mei', { alertness: 20 });
    edited('momo', { rank: 5 });
    expect([one.edits.count(MOMO), one.edits.count(MAIDS)]).toEqual([2, 3]);
    undone(MOMO);
    expect([momo().rank, momo().alertness]).toEqual([3, 30]);
    undone(MOMO);
    expect([momo().rank, momo().alertness]).toEqual([3, 1]);
    expect(undone(MOMO)).toBe(false);
    expect([one.edits.count(MAIDS), (one.cafe.state.people['mei'] as Maid).alertness]).toEqual([1, 20]);
    expect(one.told).toEqual(['undone', 'undone']);
  });

  test('counts edits of the same field as one within a tick and within a drag', () => {
    edit('momo', { alertness: 12 });
    edited('momo', { alertness: 30 });
    expect(one.edits.count(MOMO)).toBe(1);
    for (const favouriteCustomerIds of [['noel', 'rio'], ['noel']]) {
      one.edits.together(() => edit('momo', { favouriteCustomerIds }), 'drag');
      one.cafe.step();
    }
    expect(one.edits.count(MOMO)).toBe(2);
    undone(MOMO);
    expect(momo().favouriteCustomerIds).toEqual(['rio', 'noel']);
    undone(MOMO);
    expect(momo().alertness).toBe(1);
  });

  test('dragging away and back leaves nothing to undo', () => {
    for (const favouriteCustomerIds of [
      ['noel', 'rio'],
      ['rio', 'noel'],
    ])
      one.edits.together(() => edit('momo', { favouriteCustomerIds }), 'drag');
    expect(one.edits.count(MOMO)).toBe(0);
  });

  test('two edits made while the café is paused come back one by one', () => {
    edit('momo', { alertness: 30 });
    edit('momo', { rank: 5 });
    one.edits.undo(MOMO);
    expect(one.edits.shapeOf(momo(), one.cafe.state)).toMatchObject({ rank: 3, alertness: 30 });
    one.edits.undo(MOMO);
    expect(one.edits.shapeOf(momo(), one.cafe.state)).toMatchObject({ rank: 3, alertness: 1 });
  });

  test('takes back as one what was given together, even two values of one field', () => {
    const { team } = one.cafe.state.people['mei'] as Maid;
    one.edits.together(() => {
      edit('momo', { rank: 4 });
      edit('mei', { team: 5 });
      edit('momo', { rank: 5 });
    });
    one.cafe.step();
    undone(MAIDS);
    expect([momo().rank, (one.cafe.state.people['mei'] as Maid).team]).toEqual([3, team]);
  });

  test('leaves an edit alone that has changed more than the page shows, and says so', () => {
    one.edits.together(() => {
      edit('momo', { rank: 5 });
      edit('mei', { rank: 5 });
    });
    one.cafe.step();
    undone(MOMO);
    expect([momo().rank, one.edits.count(MAIDS), one.told]).toEqual([5, 1, ['apart']]);
  });

  test('never overwrites what the café has changed since, and says so', () => {
    edited('momo', { obedience: 0.5 });
    momo().obedience = 0.57;
    edited('momo', { rank: 5 });
    undone(MOMO);
    undone(MOMO);
    expect([momo().rank, momo().obedience, one.told, one.edits.count(MOMO)]).toEqual([3, 0.57, ['undone', 'stale'], 0]);
  });
});

test('redo brings back what was undone, until another edit of the kind is made', () => {
  edited('momo', { rank: 4 });
  edited('momo', { rank: 5 });
  undone(MAIDS);
  undone(MAIDS);
  one.edits.redo(MAIDS);
  one.cafe.step();
  expect([momo().rank, one.edits.canRedo(MAIDS)]).toEqual([4, true]);
  one.give({ kind: 'config', name: 'caller', text: `${one.cafe.configOf('caller')?.shipped}\n` });
  expect(one.edits.canRedo(MAIDS)).toBe(true);
  edited('mei', { rank: 5 });
  expect(one.edits.canRedo(MAIDS)).toBe(false);
  undone(MOMO);
  expect(momo().rank).toBe(3);
});

test('a field’s first value is known while one of its edits can be undone', () => {
  const alertness = { of: 'maid', id: 'momo', field: 'alertness' } as const;
  edited('momo', { alertness: 30 });
  edited('momo', { alertness: 40 });
  expect([one.edits.originalOf(alertness), one.edits.lastTick(MOMO)]).toEqual([1, one.cafe.state.tick - 1]);
  undone(MOMO);
  undone(MOMO);
  expect(one.edits.originalOf(alertness)).toBeUndefined();
});

test('every kind of edit is undone to the same value', () => {
  const { cafe } = one;
  const rows = cafe.world.tables.of('patient')?.toRows() ?? [];
  const script = { name: 'mine', text: 'export default () => null;' };
  const brain = cafe.state.headMaid?.brain ?? null;
  const inputs: Input[] = [
    { kind: 'edit', maid: 'momo', edit: { rank: 5, team: 2, favouriteCustomerTypes: [] } },
    { kind: 'table', name: 'patient', rows: rows.map((row, i) => (i === 0 ? { ...row, note: 'another' } : row)) },
    { kind: 'config', name: 'caller', text: `${cafe.configOf('caller')?.shipped}\n` },
    { kind: 'warps', of: 'allround', keys: { ...warpTableIn(cafe.state, 'allround'), chat: 'maid.standStill' } },
    { kind: 'script', maid: 'momo', script },
    { kind: 'script', role: 'serving', script },
    { kind: 'headMaid', brain: brain && { ...brain, learned: { ...brain.learned, watched: 7 } } },
  ];
  const fields: EditedField[] = [
    ...(['rank', 'team', 'favouriteCustomerTypes'] as const).map((field) => ({ of: 'maid' as const, id: 'momo', field })),
    { of: 'table', id: 'patient' },
    { of: 'config', id: 'caller' },
    { of: 'warps', id: 'allround' },
    { of: 'script', id: 'momo' },
    { of: 'script', id: 'role:serving' },
    { of: 'brain', id: '' },
  ]; // prettier-ignore
  const values = (): string[] =>
    fields.map((field) => `${fieldKey(field)} ${JSON.stringify(valueIn(cafe.state, field))}`);
  const before = values();
  for (const input of inputs) {
    one.give(input);
    cafe.step();
  }
  const after = values();
  expect(after.filter((value, i) => value === before[i])).toEqual([]);
  for (const _ of inputs) undone(() => true);
  expect(values()).toEqual(before);
  for (const _ of inputs) one.edits.redo(() => true);
  cafe.step();
  expect(values()).toEqual(after);
});

test('in the evening a shift, a price and a trait come back; a course taught since is kept', () => {
  const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
  one = editedCafe(cafe);
  cafe.state.over = true;
  cafe.state.closed = true;
  const season = cafe.state.season;
  const [member] = season?.staff ?? [];
  const [dish] = season?.kitchen.onMenu ?? [];
  if (member === undefined || dish === undefined) throw new Error('a season has a staff and a menu');
  const { id, onShift } = member;
  const { price } = dish;
  const give = (input: Input): void => {
    one.give(input);
    cafe.step();
  };
  give({ kind: 'evening', act: { do: 'shift', maid: id, on: !onShift } });
  give({ kind: 'evening', act: { do: 'price', dish: dish.dish, price: price + 100 } });
  expect([member.onShift, dish.price]).toEqual([!onShift, price + 100]);
  undone(only('shift', id));
  undone(only('price', dish.dish));
  expect([member.onShift, dish.price]).toEqual([onShift, price]);
  give({ kind: 'edit', maid: id, edit: { obedience: 0.4 } });
  member.obedience = 0.47;
  undone(only('maid', id));
  expect([member.obedience, one.told.at(-1)]).toEqual([0.47, 'stale']);
});

describe('when the day continues from another moment', () => {
  test('edits made there can still be undone, and later ones are forgotten', () => {
    edited('momo', { alertness: 30 });
    const earlier = Simulation.load(one.cafe.save(), scripts);
    edited('momo', { alertness: 40 });
    one.cafe = earlier;
    one.edits.continueIn(earlier);
    expect(one.edits.count(MAIDS)).toBe(1);
    undone(MAIDS);
    expect(momo().alertness).toBe(1);
  });

  test('an edit that was undone only later is not overwritten by the undo of an older one', () => {
    const give = (text: string): void => {
      one.give({ kind: 'config', name: 'caller', text: `${one.cafe.configOf('caller')?.shipped}${text}` });
      one.cafe.step();
    };
    give('# one');
    give('# two');
    const earlier = Simulation.load(one.cafe.save(), scripts);
    undone(allOf('config'));
    one.cafe = earlier;
    one.edits.continueIn(earlier);
    undone(allOf('config'));
    expect([earlier.state.configs?.['caller']?.endsWith('# two'), one.told.at(-1)]).toEqual([true, 'stale']);
  });

  test('an edit that has not taken effect yet is kept with the journal', () => {
    edit('momo', { alertness: 30 });
    const again = Simulation.load(one.cafe.save(), scripts);
    one.cafe = again;
    one.edits.continueIn(again);
    expect([one.edits.count(MAIDS), one.edits.shapeOf(momo(), again.state).alertness]).toEqual([1, 30]);
  });
});

test('another café begins with an empty log', () => {
  edited('momo', { alertness: 30 });
  one.edits.clear();
  expect([one.edits.count(MAIDS), one.edits.undo(MAIDS)]).toEqual([0, false]);
});
