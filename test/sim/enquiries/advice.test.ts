// The line of an enquiry's card that gives advice is true at the moment at which it is read, and names times and numbers.

import { describe, expect, test } from 'vitest';
import { lineOf, outlookOf } from '../../../src/hud/enquiries/words.ts';
import type { Outlook } from '../../../src/sim/enquiries/outlook.ts';
import { reporter } from '../../../src/sim/enquiries/reporter.ts';
import { tryOut } from '../../../src/sim/enquiries/try-out.ts';
import { plainOf } from '../../../src/notebook/simple/read-simple.ts';
import { evidenceOf } from '../../../src/notebook/now/evidence.ts';
import { visitOf } from '../../../src/notebook/now/visit.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { rushTimes } from '../../../src/sim/visits/arrivals.ts';
import { roomAt } from '../../../src/sim/enquiries/outlook.ts';
import { timeAt } from '../../../src/words/clock.ts';
import { answers, asking, mine } from './asking.ts';

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
      if (room > 0) expect(line).toContain(room >= need ? `all ${need}` : `${room} of the ${need} they need`);
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

describe('from the second week on', () => {
  /** A café in which this is asked on day 8. */
  function inWeekTwo(kind: 'coach' | 'theatre' | 'complaint' | 'reporter', at: number): Simulation {
    const cafe = asking(kind, at, 8);
    expect(cafe.enquiry()?.kind).toBe(kind);
    return cafe;
  }
  test('the card says the facts and how far off they may be, and no longer whether a yes is a gain', () => {
    const before = asking('coach', 1900).enquiry()!;
    expect(before.advised).toBe(true);
    const cafe = inWeekTwo('coach', 1900);
    const { advised, outlook } = cafe.enquiry()!;
    expect(advised).toBe(false);
    const line = outlookOf(outlook!, cafe.state.clock, advised);
    expect(line).toMatch(/^Your call: .*better or worse\.$/);
    expect(line).not.toMatch(/gain|loss/);
    expect(outlookOf(reporter.outlook!(cafe.world, mine(cafe)), cafe.state.clock, false)).not.toContain(
      'better or worse',
    );
  });
  test.each([
    ['coach', 1900],
    ['theatre', 2900],
  ] as const)('who sends a %s pays something at once: money against stars', (kind, at) => {
    expect(
      asking(kind, at)
        .enquiry()
        ?.gains.map(({ key }) => key),
    ).not.toContain('deposit');
    const cafe = inWeekTwo(kind, at);
    const { gains, terms } = cafe.enquiry()!;
    const amount = 400 * Number(terms['count']);
    expect(gains).toContainEqual({ key: 'deposit', terms: { money: amount } });
    const { money } = cafe.state;
    answers(cafe, true);
    expect(cafe.state.money).toBe(money + amount);
    expect(cafe.state.figures.prizes).toEqual({ enquiry: amount });
  });
});

test.each([
  [3, true],
  [4, false],
])(
  'on day %d the card of a quarrel prints who has done how much: %s; the notebooks of the two always say it',
  (day, prints) => {
    const cafe = asking('quarrel', 1900, day);
    const { costs, terms } = cafe.enquiry()!;
    const { clock, people } = cafe.state;
    const lines = costs.map((line) => lineOf('enquiry.price.', line, clock)).join(' ');
    const { name, other, work, otherWork, maid, second } = terms;
    expect(lines.includes(`${name} ${work}, ${other} ${otherWork}`)).toBe(prints);
    expect(lines.includes('notebook')).toBe(!prints);
    const jobs = [maid, second].map((id) => evidenceOf(cafe.state, people[String(id)]!));
    expect(jobs.map((one) => one?.terms['count'])).toEqual([work, otherWork]);
    const third = Object.values(people).find(({ id, role }) => role === 'maid' && id !== maid && id !== second)!;
    expect(evidenceOf(cafe.state, third)).toBeNull();
    answers(cafe, true);
    expect(evidenceOf(cafe.state, people[String(maid)]!)).toBeNull();
  },
);

test('the card of a complaint doesn’t print who bluffs; the guest’s notebook has the times', () => {
  const cafe = asking('complaint', 1900);
  const { costs, gains, terms } = cafe.enquiry()!;
  const { clock, people } = cafe.state;
  const lines = [
    ...gains.map((line) => lineOf('enquiry.gain.', line, clock)),
    ...costs.map((line) => lineOf('enquiry.price.', line, clock)),
  ].join(' ');
  expect(lines).toContain('notebook');
  expect(lines).not.toContain(`${terms['waited']} min`);
  const who = people[String(terms['guest'])] as Guest;
  const rows = visitOf(cafe.state, who).rows.map(({ label, value }) => [label.key, value.terms['type']]);
  expect(rows).toContainEqual(['notebook.guest.cameIn', timeAt(clock, who.enteredTick)]);
  expect(rows).toContainEqual(['notebook.guest.dishCame', timeAt(clock, who.stageTick)]);
  const [first] = plainOf(cafe, who).traits;
  const [came, dish] = [timeAt(clock, who.enteredTick), timeAt(clock, who.stageTick)];
  expect(first?.words).toMatchObject({
    key: 'plain.trait.timesWaited',
    terms: { came, dish, waited: terms['waited'] },
  });
  // The dish, too: how long it stood, and whether it was cold.
  cafe.state.dishes[who.plate!]!.cookedTick = who.stageTick - 70 * clock.ticksPerMinute;
  who.ateCold = true;
  const stood = visitOf(cafe.state, who).rows.find(({ label }) => label.key === 'notebook.guest.dishStood');
  expect(stood?.value).toMatchObject({ key: 'notebook.guest.minutesCold', terms: { minutes: 70 } });
  expect(plainOf(cafe, who).traits[0]?.words.terms['stood']).toMatchObject({
    key: 'plain.trait.stoodCold',
    terms: { stood: 70 },
  });
  // The card outlasts the meal; the notebook still says how long the wait was.
  who.stage = 'linger';
  who.plate = null;
  expect(plainOf(cafe, who).traits[0]?.words).toMatchObject({
    key: 'plain.trait.waited',
    terms: { came, waited: terms['waited'] },
  });
});
