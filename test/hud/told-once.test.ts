// The evening and the news are true: reported once, with the real cause and useful advice.

import { describe, expect, test } from 'vitest';
import type { HudDeps } from '../../src/hud/api.ts';
import { readLeft } from '../../src/hud/read/report-moods.ts';
import type { LossCause } from '../../src/sim/state/figures.ts';
import { leftText } from '../../src/hud/report/LeavingMoods.tsx';
import type { Settings } from '../../src/ui/settings/settings.ts';
import { createStore } from '../../src/hud/store.ts';
import { noteDrama, showCafe } from '../../src/hud/fill-store.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

/** A rainy morning of a season. */
function wetMorning(): WorldState {
  for (let seed = 1; seed < 60; seed++) {
    const first = beginSeason({ seed });
    first.over = first.closed = true;
    const morning = nextDay(first);
    if (morning.weather === 'rain') return morning;
  }
  throw new Error('it never rains');
}

test('rain in the morning is told once', () => {
  const store = createStore({} as HudDeps, {} as Settings);
  const cafe = new Simulation(wetMorning(), scripts);
  showCafe(store, cafe);
  for (let i = 0; i < 60; i++) {
    cafe.step();
    noteDrama(store, cafe.events);
  }
  expect(store.drama.value.filter(({ what }) => what.key.includes('rain')).map(({ what }) => what.key)).toEqual([
    'drama.event.rain.begins',
  ]);
});

test('rain is told at once where the day has no events', () => {
  const store = createStore({} as HudDeps, {} as Settings);
  const morning = wetMorning();
  delete morning.calendar;
  showCafe(store, new Simulation(morning, scripts));
  expect(store.drama.value.map(({ what }) => what.key)).toEqual(['drama.rain']);
});

describe('why most guests were not pleased', () => {
  const lost = (...causes: readonly LossCause[]) =>
    leftText(
      readLeft({ moods: { 'paid.glad': 5, 'lost.cross': 4 } }),
      causes.map((cause) => ({ cause, group: 'other', count: 2, share: 1 })),
    );

  test('is the seats when those who left had none, and not the service', () => {
    expect(lost('full')).toMatch(/All seats were taken/);
    expect(lost('full')).not.toMatch(/nobody/i);
  });
  test('is the service when nobody came to the table', () => {
    expect(lost('noReception', 'full')).toMatch(/Nobody was on orders/);
  });
});
