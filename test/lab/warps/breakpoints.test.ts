// Breakpoints of the lab: on a todo, on a todo for one guest, on a script that fails.

import { expect, test } from 'vitest';
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
  for (let i = 0; i < 3000; i++) {
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

test('every todo in the form has words', () => {
  for (const name of Object.keys(behaviours)) expect(sayPart('todo.', name), name).not.toContain('todo.');
});
