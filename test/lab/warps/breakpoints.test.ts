// Breakpoints of the lab: on a todo, on a todo for one guest, on a row of a decision table, on a script that fails, on a
// broken promise.

import { expect, test } from 'vitest';
import { readPromises } from '../../../src/analysis/promises/index.ts';
import { Keeper } from '../../../src/analysis/promises/keeper.ts';
import { Breakpoints } from '../../../src/lab/frame/breakpoints.ts';
import { breakpointWords } from '../../../src/lab/frame/breakpoint-words.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { behaviours } from '../../../src/sim/behaviours/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import { sayPart } from '../../../src/words/index.ts';

const SERVES = { who: null, kind: 'maid', on: 'behave', to: 'takeOrder' } as const;

/** Runs a café until a breakpoint is met. */
function until(cafe: Simulation, breakpoints: Breakpoints) {
  breakpoints.watch(cafe);
  for (let i = 0; i < 6000; i++) {
    cafe.step();
    const hit = breakpoints.take();
    if (hit !== null) return hit;
  }
  return null;
}

test('the café stops where any maid writes the todo, and the words name her', () => {
  const cafe = openCafe({ seed: 3 }, scripts);
  const breakpoints = new Breakpoints();
  breakpoints.toggle(SERVES);
  const hit = until(cafe, breakpoints);
  expect(cafe.page(hit?.who ?? '')?.todo?.behave).toBe('takeOrder');
  const name = cafe.state.people[hit?.who ?? '']?.name;
  expect(breakpointWords(SERVES, cafe.state, hit?.who)).toBe(`${name}: taking an order`);
});

test('with a guest, only her todo for this guest counts', () => {
  const first = openCafe({ seed: 3 }, scripts);
  const any = new Breakpoints();
  any.toggle(SERVES);
  const guestOf = (): unknown => first.page(until(first, any)?.who ?? '')?.todo?.['guest'];
  const served = guestOf();
  let later = served;
  while (later === served) later = guestOf();
  const other = first.state.people[String(later)];
  if (other === undefined) throw new Error('the second guest is not there');
  const one = new Breakpoints();
  const wanted = { ...SERVES, when: { term: 'guest', is: '=', value: other.id } } as const;
  one.toggle(wanted);
  const again = openCafe({ seed: 3 }, scripts);
  const hit = until(again, one);
  expect(again.page(hit?.who ?? '')?.todo?.['guest']).toBe(other.id);
  expect(breakpointWords(wanted, again.state, hit?.who)).toContain(other.name);
});

test('a script that fails stops the café', () => {
  const fails = { ...scripts, byName: { ...scripts.byName } };
  for (const name of Object.keys(fails.byName))
    if (name.startsWith('maid.'))
      fails.byName[name] = () => {
        throw new Error('broken');
      };
  const cafe = openCafe({ seed: 3 }, scripts);
  cafe.swapScripts(fails);
  const breakpoints = new Breakpoints();
  breakpoints.toggle({ who: null, kind: 'maid', on: 'fault' });
  expect(until(cafe, breakpoints)?.breakpoint.on).toBe('fault');
});

const ROW = { table: 'patient', row: 1 } as const;

test.each([
  ['decides', 'decides'],
  ['no', 'says no'],
] as const)('the café stops where a row of a table %s, and the words name row and table', (is, words) => {
  const cafe = openCafe({ seed: 7 }, scripts, { tracing: true });
  const breakpoints = new Breakpoints();
  const asked = { who: null, kind: 'guest', on: 'row', row: { ...ROW, is } } as const;
  breakpoints.toggle(asked);
  const decisions: { who: string; row: unknown; held: unknown }[] = [];
  cafe.observe({
    thought: (minds, at) => {
      const { because, options } = minds.reasons;
      const tested = options.find(({ id }) => id === String(ROW.row));
      if (because?.key === 'table.chose' && because.terms['table'] === ROW.table)
        decisions.push({ who: minds.idOf(at), row: because.terms['row'], held: tested?.terms['held'] });
    },
    ended: () => {},
    fault: () => {},
  });
  const hit = until(cafe, breakpoints);
  expect(hit?.breakpoint).toBe(asked);
  // No earlier decision met the condition, and that of the stopped guest does.
  const meets = ({ row, held }: (typeof decisions)[number]): boolean =>
    is === 'decides' ? row === ROW.row : held === false;
  const first = decisions.findIndex(meets);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(decisions[first]?.who).toBe(hit?.who);
  expect(breakpointWords(asked, cafe.state, hit?.who)).toBe(
    `${cafe.state.people[hit?.who ?? '']?.name}: rule 1 of “patient” ${words}`,
  );
});

test('a row of another table, a row that was not tested, and a table that nobody uses never stop the café', () => {
  const cafe = openCafe({ seed: 3 }, scripts, { tracing: true });
  const breakpoints = new Breakpoints();
  for (const row of [
    { table: 'no such table', row: 1, is: 'no' },
    { table: 'patient', row: 999, is: 'decides' },
    { table: 'patient', row: 999, is: 'yes' },
  ] as const)
    breakpoints.toggle({ who: null, kind: null, on: 'row', row });
  expect(breakpoints.list.value).toHaveLength(3);
  expect(until(cafe, breakpoints)).toBeNull();
});

const { promises: PROMISED } = readPromises('short: no guest waits more than 40 ticks\nrich: money is never below 0');
const [SHORT, RICH] = PROMISED as [(typeof PROMISED)[number], (typeof PROMISED)[number]];

/** Runs a café with a keeper of two promises until one of its breaches meets the breakpoint. */
async function untilBroken(promise: typeof SHORT | null) {
  const cafe = openCafe({ seed: 3 }, scripts);
  const start = cafe.save();
  const keeper = new Keeper({ running: () => cafe, start: () => start, scripts: () => scripts, broke: () => {} });
  for (const { id } of keeper.entries.peek()) keeper.remove(id);
  keeper.add([SHORT, RICH]);
  await keeper.look();
  const breakpoints = new Breakpoints();
  breakpoints.toggle({ on: 'promise', promise });
  for (let i = 0; i < 3000; i++) {
    cafe.step();
    keeper.ticked();
    for (const broken of keeper.takeBroken()) breakpoints.broke(broken);
    const hit = breakpoints.take();
    if (hit !== null) return { cafe, keeper, hit };
  }
  return { cafe, keeper, hit: null };
}

test('the café stops after the tick in which a promise is broken, and the words name the promise', async () => {
  const { cafe, keeper, hit } = await untilBroken(SHORT);
  expect(hit?.tick).toBe(cafe.state.tick - 1);
  expect(hit?.broken?.breach.because.key).toBe('longer');
  expect(cafe.state.people[hit?.who ?? '']?.role).toBe('guest');
  expect(breakpointWords(hit?.breakpoint ?? { on: 'promise', promise: null }, cafe.state, hit?.who)).toBe(
    'broken promise: short',
  );
  // At an earlier moment of the same day the same breach stops the café again.
  expect(keeper.brokenAt(hit?.tick ?? 0)).toEqual([hit?.broken]);
  expect(keeper.brokenAt((hit?.tick ?? 0) - 1)).toEqual([]);
});

test('a breakpoint on any promise stops at the first breach; one on a promise that is kept never does', async () => {
  const [any, short, rich] = await Promise.all([null, SHORT, RICH].map(untilBroken));
  expect(any?.hit?.tick).toBe(short?.hit?.tick);
  expect(rich?.hit).toBeNull();
});

test('every todo in the form has words', () => {
  for (const name of Object.keys(behaviours)) expect(sayPart('todo.', name), name).not.toContain('todo.');
});
