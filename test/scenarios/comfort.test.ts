// Effects of the place: patience by difficulty, bell and room, a first mood, prices compared with the usual ones.

import { describe, expect, test } from 'vitest';
import { menu } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { SNUG } from './rooms.ts';
import { arriving, maid, open, seated, type ScenarioFile } from './story.ts';

const scene = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: SNUG,
  maids: [maid('hana', [3, 3])],
  customers: [arriving('ann', 0, { patience: 1000 })],
  ...more,
});
const annOf = (file: ScenarioFile): Guest => open(file).pass(2).guest('ann');

describe('the room', () => {
  const decor = [5, 6, 7, 8].map((x) => ({ kind: 'palm', x, y: 1 }));
  test('makes guests more patient and their first mood better, where it counts', () => {
    const [bare, plain, pretty] = [
      annOf(scene({ rules: ['ambience'] })),
      annOf(scene({ decor } as Partial<ScenarioFile>)),
      annOf(scene({ decor, rules: ['ambience'] } as Partial<ScenarioFile>)),
    ];
    expect([bare.patience, plain.patience]).toEqual([1000, 1000]);
    expect(pretty.patience).toBeGreaterThan(1050);
    expect(pretty.patience).toBeLessThanOrEqual(1200);
    expect(pretty.mood).toBeGreaterThan(bare.mood);
  });
});

describe('a season', () => {
  /** Runs a first morning until a guest is there. */
  const firstGuest = (change: (state: WorldState) => void, difficulty: 'gentle' | 'standard' | 'keen'): Guest => {
    const state = beginSeason({ seed: 3, difficulty });
    change(state);
    state.map.decor = [];
    const cafe = new Simulation(state, scripts);
    while (cafe.world.guests.length === 0) cafe.step();
    return cafe.world.guests[0] as Guest;
  };
  const plan = (): number => beginSeason({ seed: 3 }).arrivals[0]?.spec.patience ?? 0;

  test('has more patient guests when it is gentle, less patient ones when it is keen, and a bell helps', () => {
    const rung = (state: WorldState): void => void (state.season!.upgrades['bell'] = 2);
    const none = (): void => undefined;
    expect(firstGuest(none, 'standard').patience).toBe(plan());
    expect(firstGuest(rung, 'standard').patience).toBe(Math.round(plan() * 1.16));
    const [gentle, keen] = [firstGuest(none, 'gentle'), firstGuest(none, 'keen')];
    expect(gentle.patience).toBeGreaterThan(keen.patience);
  });

  test('whose player wants it so, loses nobody to impatience before the doors close – and still ends its day', () => {
    const lost = (noPatienceLoss: boolean): WorldState => {
      const state = beginSeason({ seed: 3, assists: { noPatienceLoss } });
      // No maid takes orders.
      for (const one of Object.values(state.people)) if (one.role === 'maid') one.duties = 'serving';
      const cafe = new Simulation(state, scripts);
      while (!cafe.state.closed) cafe.step();
      const early = { ...cafe.state.figures.lostBy };
      for (let i = 0; i < 4000 && !cafe.state.over; i++) cafe.step();
      expect(cafe.state.over).toBe(true);
      return { ...cafe.state, figures: { ...cafe.state.figures, lostBy: early } };
    };
    expect(lost(false).figures.lostBy['noOrderTaken']).toBeGreaterThan(10);
    expect(lost(true).figures.lostBy).toEqual({});
  });
});

describe('prices', () => {
  const curry = menu.find(({ id }) => id === 'curry')!;
  const at = (share: number) => [{ id: 'curry', cookTicks: 10, eatTicks: 100, price: Math.round(curry.price * share) }];
  const moodAt = (share: number, rules: readonly string[] = ['prices']): number => {
    const story = open(scene({ customers: [seated('ann', 'a', { order: ['curry'] })], menu: at(share), rules }));
    story.until('served');
    return story.guest('ann').mood;
  };

  test('a dish at its usual price pleases as ever, a bargain more, a dear one not at all, a very dear one annoys', () => {
    const usual = moodAt(1, []);
    expect(moodAt(1)).toBe(usual);
    expect(moodAt(0.8)).toBeGreaterThan(usual);
    expect(moodAt(1.1)).toBe(0.2);
    expect(moodAt(1.3)).toBeLessThan(0.2);
    expect(moodAt(1.3, [])).toBe(usual);
  });

  test('a dish that has become dearer is ordered less often', () => {
    const orders = (share: number): number => {
      const both = [...at(share), { ...at(1)[0], id: 'pasta', price: menu.find(({ id }) => id === 'pasta')!.price }];
      const people = 'abcdefghijklmnopqrstuvwxyz'.split('').map((name) => seated(name, 'a', { order: null }));
      let count = 0;
      for (const who of people) {
        const story = open(scene({ customers: [who], menu: both, rules: ['prices'] }));
        count += story.until('orderTaken')['dish'] === 'curry' ? 1 : 0;
      }
      return count;
    };
    expect(orders(1.6)).toBeLessThan(orders(1));
    expect(orders(0.8)).toBeGreaterThanOrEqual(orders(1));
  });
});
