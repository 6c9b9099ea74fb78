// Warp tables are replaced in the running café through the journal: for all people of a kind, from their next thought
// on, saved with the café, and only if the whole table is valid.

import { expect, test } from 'vitest';
import { warpTables } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { nextDay, openCafe } from '../../src/sim/open-day.ts';
import { kindOf } from '../../src/sim/thinking/kinds.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const cafe = (): Simulation => openCafe({ seed: 3 }, scripts, { tracing: true });
const allround = warpTables['allround'] as Readonly<Record<string, string>>;
/** Allround maids wait at the door, as receptionists do, and cannot sweep. */
const { sweep: _, ...rest } = allround;
const OTHER = { ...rest, waiting: 'maid.waitingAtReception' };

function scriptsOf(open: Simulation): Record<string, string> {
  return Object.fromEntries(
    Object.values(open.state.people)
      .filter((me) => me.role === 'maid' && me.warps?.['waiting'] === undefined)
      .filter((me) => kindOf(me) === 'allround' && open.page(me.id)?.key === 'waiting')
      .map((me) => [me.id, open.page(me.id)?.script ?? '']),
  );
}
const run = (open: Simulation, ticks: number): void => {
  for (let i = 0; i < ticks; i++) open.step();
};

test('a table exchanged counts for everybody of the kind, and can be taken back', () => {
  const open = cafe();
  run(open, 60);
  open.give({ kind: 'warps', of: 'allround', keys: OTHER });
  run(open, 20);
  expect(new Set(Object.values(scriptsOf(open)))).toEqual(new Set(['maid.waitingAtReception']));
  open.give({ kind: 'warps', of: 'allround', keys: null });
  run(open, 20);
  expect(new Set(Object.values(scriptsOf(open)))).toEqual(new Set(['maid.waiting']));
  expect(open.state.warps).toBeUndefined();
});

test('what everybody is in the middle of, they go on with', () => {
  const open = cafe();
  run(open, 700);
  const todos = (): unknown[] => Object.keys(open.state.people).map((id) => open.page(id)?.todo);
  const before = JSON.stringify(todos());
  open.world.minds.setWarps('momo', OTHER);
  expect(JSON.stringify(todos())).toBe(before);
});

test('guests who are yet to come have the new table as well', () => {
  const open = cafe();
  open.give({ kind: 'warps', of: 'guest', keys: { ...warpTables['guest'], queue: 'guest.leave' } });
  const left: string[] = [];
  for (let i = 0; i < 900; i++) {
    open.step();
    for (const { type, who } of open.events) if (type === 'leave') left.push(String(who));
  }
  const loaded = Simulation.load(open.save(), scripts);
  run(loaded, 300);
  run(open, 300);
  expect(loaded.hash()).toBe(open.hash());
});

test('everything wrong with one is named at once, and the old one stays', () => {
  const open = cafe();
  const give = (of: string, keys: unknown): void =>
    open.give({ kind: 'warps', of, keys: keys as Record<string, string> });
  expect(() => give('allruond', {})).toThrow("did you mean 'allround'?");
  expect(() => give('allround', { ...OTHER, swep: 'maid.sweep', chat: 'maid.chta', move: 'guest.seated' })).toThrow(
    /keys\.swep: .*'sweep'.*keys\.chat: no script is called 'maid\.chta'.*'maid\.chat'.*keys\.move: 'guest\.seated' is not for a allround|keys\.chat.*keys\.swep/,
  );
  expect(() => give('chef', { waiting: 'chef.waiting' })).toThrow('keys.default: a chef cannot do without it');
  expect(() => give('allround', 'maid.waiting')).toThrow('keys should be');
  expect(() => give('allround', { ...OTHER, move: 'maid.own' })).toThrow("'maid.own' is not for a allround");
  expect(() => give('allround', JSON.parse('{"__proto__": "maid.move", "default": "maid.standStill"}'))).toThrow();
  run(open, 1);
  expect(open.state.warps).toBeUndefined();
});

test('it is saved, checked on loading, and goes on into the next day; one that names a script of old is as it ships', () => {
  const open = cafe();
  open.give({ kind: 'warps', of: 'allround', keys: OTHER });
  run(open, 300);
  const loaded = Simulation.load(open.save(), scripts);
  expect(loaded.hash()).toBe(open.hash());
  run(open, 300);
  run(loaded, 300);
  expect(loaded.hash()).toBe(open.hash());
  expect(nextDay(open.state).warps).toEqual({ allround: OTHER });
  const old = JSON.parse(open.save()) as { state: { warps: Record<string, Record<string, string>> } };
  (old.state.warps['allround'] as Record<string, string>)['chat'] = 'maid.gossip';
  expect(Simulation.load(JSON.stringify(old), scripts).state.warps).toBeUndefined();
});

test('a café without changed tables has no trace of them', () => {
  const open = cafe();
  run(open, 20);
  expect('warps' in open.state).toBe(false);
});
