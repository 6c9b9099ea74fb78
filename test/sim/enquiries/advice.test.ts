// The line of an enquiry's card that gives advice is true at the moment at which it is read, and names times and numbers.

import { describe, expect, test } from 'vitest';
import { outlookOf } from '../../../src/hud/enquiries/words.ts';
import type { Outlook } from '../../../src/sim/enquiries/outlook.ts';
import { reporter } from '../../../src/sim/enquiries/reporter.ts';
import { tryOut } from '../../../src/sim/enquiries/try-out.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import { rushTimes } from '../../../src/sim/visits/arrivals.ts';
import { roomAt } from '../../../src/sim/enquiries/outlook.ts';
import { timeAt } from '../../../src/words/clock.ts';
import { asking, mine } from './asking.ts';

const said = (cafe: Simulation, outlook: Outlook): string => outlookOf(outlook, cafe.state.clock);

describe('the advice on a try-out', () => {
  /** The advice at this tick in a café with many maids. */
  function at(tick: number): { cafe: Simulation; line: string; outlook: Outlook } {
    const cafe = asking('tryOut', 1900);
    const me = cafe.world.maids.find(({ id }) => id === mine(cafe).terms['maid'])!;
    while (cafe.world.maids.length < 8)
      (cafe.world.maids as unknown[]).push({ ...me, id: `m${cafe.world.maids.length}` });
    cafe.state.tick = tick;
    const outlook = tryOut.outlook!(cafe.world, mine(cafe));
    return { cafe, outlook, line: said(cafe, outlook) };
  }
  test('before noon says when the rush begins and until when it lasts, and never that it isn’t over yet', () => {
    const { cafe, outlook, line } = at(400);
    const { from } = rushTimes(cafe.state.clock, 'noon');
    expect(outlook).toMatchObject({ verdict: 'loss', why: 'beforeNoon' });
    expect(line).toContain(`begins at about ${timeAt(cafe.state.clock, from)}`);
    expect(line).not.toContain('over');
  });
  test('in the rush says until when everyone is busy, and in the quiet hours when the evening’s rush begins', () => {
    expect(at(1500).outlook).toMatchObject({ verdict: 'loss', why: 'inNoon' });
    const { cafe, outlook, line } = at(2500);
    expect(outlook).toMatchObject({ verdict: 'gain', why: 'afterNoon' });
    expect(line).toContain(timeAt(cafe.state.clock, rushTimes(cafe.state.clock, 'evening').from));
  });
  test('shortly before and in the evening’s rush it promises no gain', () => {
    const { from } = rushTimes(at(400).cafe.state.clock, 'evening');
    expect(at(from - 100).outlook).toMatchObject({ verdict: 'even', why: 'beforeEvening' });
    expect(at(from + 100).outlook).toMatchObject({ verdict: 'even', why: 'inEvening' });
  });
});

test('the advice on a reporter gives the numbers of served and lost guests, and calls nobody “nearly everyone”', () => {
  const cafe = asking('reporter', 1900);
  Object.assign(cafe.state.figures, { guestsServed: 12, guestsLost: 5 });
  const line = said(cafe, reporter.outlook!(cafe.world, mine(cafe)));
  expect(line).toMatch(/table is kept for her.*12 served, 5 lost/);
  expect(line).not.toContain('everyone');
});

test.each(['coach', 'theatre', 'friends', 'group'] as const)(
  '%s: a gain only if all of them are likely to find a seat; with fewer seats the card says how many of how many',
  (kind) => {
    for (const tick of [1900, 2900]) {
      const cafe = asking(kind, tick);
      const asked = cafe.enquiry();
      if (asked?.kind !== kind || asked.outlook === null) continue;
      const need = Number(asked.terms['count']) + (kind === 'friends' ? 1 : 0);
      const room = roomAt(cafe.world, Number(asked.terms['tick']));
      expect(asked.outlook.terms['need']).toBe(need);
      expect(asked.outlook.verdict === 'gain').toBe(room >= need);
      const line = said(cafe, asked.outlook);
      if (room > 0) expect(line).toContain(room >= need ? `all ${need} seats` : `${room} of the ${need} seats`);
    }
  },
);

test('one seat for four people is no gain', () => {
  const cafe = asking('friends', 1900);
  const { terms } = mine(cafe);
  const [plan] = cafe.state.arrivals;
  const room = (): number => roomAt(cafe.world, Number(terms['tick']));
  cafe.state.arrivals = cafe.state.arrivals.filter(({ tick }) => tick > Number(terms['tick']));
  for (const one of cafe.world.guests) if (one.stage === 'queue') one.stage = 'leave';
  expect(room()).toBeGreaterThan(1);
  while (room() > 1)
    cafe.state.arrivals = [{ ...plan!, id: `x${room()}`, tick: cafe.state.tick + 1 }, ...cafe.state.arrivals];
  expect(cafe.enquiry()?.outlook).toMatchObject({ verdict: 'even', why: 'someRoom', terms: { count: 1 } });
});
