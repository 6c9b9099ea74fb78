// Stage evenings and street festivals: what is bought in the evening takes place on the next day, with guests of its own.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { eveningBar } from '../../src/sim/season/acts/index.ts';
import type { GrowthState } from '../../src/sim/state/season.ts';
import { Simulation } from '../../src/sim/simulation.ts';

/** The evening of the second day of a season with what these stars have opened. */
function evening(growth: GrowthState): Simulation {
  const state = beginSeason({ seed: 5 });
  state.season!.growth = growth;
  state.arrivals = [];
  state.money = 90_000;
  const cafe = new Simulation(state, scripts);
  while (!cafe.state.over) cafe.step();
  return cafe;
}
const act = (what: 'stage' | 'festival' | 'cake') => ({ do: 'putOn', what }) as const;

test('a stage evening is paid for, begins in the evening, and brings guests who come for it', () => {
  const cafe = evening({ stage: { since: 1 } });
  const before = cafe.state.money;
  cafe.give({ kind: 'evening', act: act('stage') });
  cafe.step();
  expect(cafe.state.money).toBe(before - 3000);
  expect(eveningBar(cafe.state, act('stage'))).toBe('enough');
  const day = new Simulation(nextDay(cafe.state), scripts);
  while (day.state.tick < 3990) day.step();
  const expected = day.state.arrivals.length;
  let shown: number | undefined;
  for (let i = 0; i < 700 && shown === undefined; i++) {
    day.step();
    shown = day.state.calendar?.going.find(({ kind }) => kind === 'show')?.counts['big'];
  }
  expect(shown).toBe(1);
  const audience = [...day.state.arrivals.map(({ id }) => id), ...Object.keys(day.state.people)].filter((id) =>
    id.startsWith('audience'),
  );
  expect(audience.length).toBeGreaterThan(4);
  expect(day.state.arrivals.length).toBeGreaterThan(expected - 30);
});

test('a street festival brings more guests than a Sunday, and stalls sell to those at the door', () => {
  const cafe = evening({ festival: { since: 1 } });
  cafe.give({ kind: 'evening', act: act('festival') });
  cafe.step();
  const morning = nextDay(cafe.state);
  const usual = morning.arrivals.length;
  const day = new Simulation(morning, scripts);
  for (let i = 0; i < 12; i++) day.step();
  expect(day.state.calendar?.going.find(({ kind }) => kind === 'festival')?.counts['big']).toBe(1);
  expect(day.state.arrivals.length).toBeGreaterThan(usual * 1.5);
  for (let i = 0; i < 2600; i++) day.step();
  expect(day.state.figures.prizes?.['stalls'] ?? 0).toBeGreaterThan(0);
});

test('without the star neither can be put on', () => {
  const cafe = evening({});
  expect([eveningBar(cafe.state, act('stage')), eveningBar(cafe.state, act('festival'))]).toEqual(['stars', 'stars']);
});

test('a cake that was ordered the evening before makes a party of a birthday, for guests and maids alike', () => {
  const cafe = evening({});
  const season = cafe.state.season!;
  season.tomorrow = { day: cafe.state.clock.day + 1, events: [] };
  expect(eveningBar(cafe.state, act('cake'))).toBe('noBirthday');
  const [her, other] = season.staff;
  const birthday = { kind: 'birthday', at: cafe.state.clock.openTick + 1500, announced: true, of: her!.id };
  const told = (ordered: boolean) => {
    season.tomorrow = { day: cafe.state.clock.day + 1, events: [{ ...birthday }] };
    if (ordered) {
      const before = cafe.state.money;
      cafe.give({ kind: 'evening', act: act('cake') });
      cafe.step();
      expect([cafe.state.money - before, eveningBar(cafe.state, act('cake'))]).toEqual([-1500, 'enough']);
    }
    const day = new Simulation(nextDay(cafe.state), scripts);
    const parties: unknown[] = [];
    while (day.state.tick < 1510) {
      day.step();
      for (const { type, what, who, guests } of day.events)
        if (type === 'celebrated') parties.push({ what, who, guests });
    }
    const mood = (id: string): number => (day.state.people[id] as { mood: number }).mood;
    return { parties, moods: [mood(her!.id), mood(other!.id)] as const };
  };
  const without = told(false);
  const party = told(true);
  expect(without.parties).toEqual([]);
  expect(party.parties).toEqual([{ what: 'birthday', who: her!.id, guests: expect.any(Number) }]);
  expect(party.moods[0]).toBeGreaterThan(without.moods[0] + 0.2);
  expect(party.moods[1]).toBeGreaterThan(without.moods[1] + 0.05);
});
