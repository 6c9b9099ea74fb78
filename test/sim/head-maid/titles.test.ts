// Merits of a head maid: for orders of the player that she would have given, and for orders of hers that are carried out; titles for merits, and
// their effects.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason, newDay, nextDay, openCafe } from '../../../src/sim/open-day.ts';
import { carriesOut, earns, MERITS_A_DAY, TITLE_CHALK, TITLE_MERITS } from '../../../src/sim/head-maid/titles.ts';
import { freshBrain, freshHeadMaid, learn } from '../../../src/sim/head-maid/head-maid.ts';
import type { HeadMaidState } from '../../../src/sim/state/head-maid.ts';
import { situationOf } from '../../../src/sim/head-maid/situation.ts';
import { BEAT } from '../../../src/sim/head-maid/work.ts';
import { ACHIEVEMENTS } from '../../../src/sim/season/achievements.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Maid } from '../../../src/sim/state/person.ts';
import type { SimEvent } from '../../../src/sim/state/world-state.ts';

const SHIFT = ['sakura', 'yuki', 'hana', 'mei'];
const stateOf = (cafe: Simulation): HeadMaidState => cafe.state.headMaid as HeadMaidState;
const run = (cafe: Simulation, ticks: number): SimEvent[] => {
  const seen: SimEvent[] = [];
  for (let i = 0; i < ticks; i++) {
    cafe.step();
    seen.push(...cafe.events.filter(({ type }) => type === 'headMaid'));
  }
  return seen;
};
/** A café whose head maid, sakura, gives orders and only knows one: everyone to the pass. */
function led(merits = 0): Simulation {
  const cafe = openCafe({ seed: 7, stars: 4.5, shift: SHIFT }, scripts);
  const brain = freshBrain('Auto');
  const variables = Object.keys(situationOf(cafe.world));
  for (let i = 0; i < 200; i++)
    learn(brain, Object.fromEntries(variables.map((name) => [name, i % 5])), 'toPass', ['toPass']);
  cafe.state.headMaid = { ...freshHeadMaid('Auto'), brain, merits: { sakura: merits } };
  return cafe;
}
const withMerits = (merits: number): HeadMaidState => ({ ...freshHeadMaid('Train'), merits: { sakura: merits } });

describe('merits', () => {
  test('come with orders of hers that are carried out, one each however many do', () => {
    const cafe = led();
    const seen = run(cafe, 12 * BEAT);
    const { orders, merits } = stateOf(cafe);
    const taken = orders.filter(({ done }) => done).length;
    expect(taken).toBeGreaterThan(0);
    expect(merits['sakura']).toBe(seen.filter(({ what }) => what === 'merit').length);
    expect(merits['sakura']).toBe(taken);
    expect(seen.filter(({ what }) => what === 'merit').every(({ by }) => by === 'done')).toBe(true);
  });

  test('come with orders of the player’s she would have given, not with leaving them alone', () => {
    const cafe = openCafe({ seed: 7, shift: SHIFT }, scripts);
    for (let i = 0; i < 20; i++) {
      cafe.give({ kind: 'headMaid', leave: true });
      run(cafe, BEAT);
    }
    expect(stateOf(cafe).brain.agreement.hits).toBeGreaterThan(5);
    expect(stateOf(cafe).merits).toEqual({});
    const [door] = cafe.state.doors;
    const { x, y } = door as { x: number; y: number };
    const command = { behave: 'gather', x, y };
    const seen: SimEvent[] = [];
    for (let i = 0; i < 60; i++) {
      cafe.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 5, command } });
      seen.push(...run(cafe, 20));
    }
    const merits = seen.filter(({ what }) => what === 'merit');
    expect(merits.length).toBeGreaterThan(0);
    expect(merits.every(({ by, who }) => by === 'guessed' && who === 'sakura')).toBe(true);
  });

  test('are so many a day and no more; the next day begins anew, and what she has she keeps', () => {
    const cafe = led();
    stateOf(cafe).today = MERITS_A_DAY - 1;
    run(cafe, 12 * BEAT);
    expect(stateOf(cafe)).toMatchObject({ merits: { sakura: 1 }, today: MERITS_A_DAY });
    expect(stateOf(cafe).orders.filter(({ done }) => done).length).toBeGreaterThan(1);
    expect(nextDay(cafe.state).headMaid).toMatchObject({ merits: { sakura: 1 }, today: 0 });
  });

  test('are hers: who is appointed instead begins with her own', () => {
    const cafe = led(30);
    expect(cafe.headMaid()).toMatchObject({ id: 'sakura', merits: 30, title: 1 });
    cafe.give({ kind: 'headMaid', appoint: 'mei' });
    cafe.step();
    expect(cafe.headMaid()).toMatchObject({ id: 'mei', merits: 0, title: 0 });
  });
});

describe('a title', () => {
  test('comes with its merits, and is told', () => {
    const cafe = led((TITLE_MERITS[0] as number) - 1);
    const seen = run(cafe, 12 * BEAT);
    expect(seen.filter(({ what }) => what === 'title')).toMatchObject([{ who: 'sakura', title: 1 }]);
    expect(cafe.headMaid()?.title).toBe(1);
  });

  test('first: a piece of chalk more in the morning, if she is there', () => {
    const [least = 0] = TITLE_MERITS;
    const most = (headMaid: HeadMaidState, shift = SHIFT): number | undefined =>
      newDay({ seed: 1, shift, headMaid }).chalk?.most;
    expect(most(withMerits(least - 1))).toBe(4);
    expect(most(withMerits(least))).toBe(4 + TITLE_CHALK);
    expect(most(withMerits(least), ['hana', 'mei'])).toBe(4);
  });

  test('second: a piece of chalk at 16:00', () => {
    const at = (merits: number): number | null | undefined => {
      const cafe = openCafe({ seed: 1, shift: SHIFT, headMaid: withMerits(merits) }, scripts);
      while (cafe.state.tick <= 1800) cafe.step();
      return cafe.state.chalk?.nextTick;
    };
    expect(at((TITLE_MERITS[1] as number) - 1)).toBe(4200);
    expect(at(TITLE_MERITS[1] as number)).toBe(3000);
  });

  test('third: who takes up an order of hers is gladder for it', () => {
    const gladder = (merits: number): number => {
      const cafe = led(merits);
      run(cafe, 12 * BEAT);
      return SHIFT.reduce((sum, id) => sum + ((cafe.state.people[id] as Maid).felt?.by.led ?? 0), 0);
    };
    expect(gladder((TITLE_MERITS[2] as number) - 40)).toBe(0);
    expect(gladder(TITLE_MERITS[2] as number)).toBeGreaterThan(0);
  });

  test('counts among the achievements', () => {
    const state = beginSeason({ seed: 1 });
    const has = (id: string): boolean => {
      const one = ACHIEVEMENTS.find((each) => each.id === id);
      return one !== undefined && state.season !== undefined && one.has(state.season, state) >= one.wants;
    };
    state.headMaid = withMerits(TITLE_MERITS[1] as number);
    expect([has('rightHand'), has('heartOfHouse')]).toEqual([true, false]);
    state.headMaid = withMerits(TITLE_MERITS[2] as number);
    expect(has('heartOfHouse')).toBe(true);
  });
});

describe('one merit', () => {
  const FIRST = TITLE_MERITS[0] as number;
  /** The events when she earns one more merit, with this many in total and today. */
  const told = (merits: number, today: number): unknown[] => {
    const cafe = led(merits);
    stateOf(cafe).today = today;
    const counted = earns(cafe.world, 'guessed');
    const events = cafe.world.events.filter(({ type }) => type === 'headMaid');
    const sakura = cafe.state.people['sakura'] as Maid;
    return [counted, stateOf(cafe).today, ...events.map(({ what, by, merits: many, title }) => [what, by, many, title]), sakura.bubble?.icon];
  };
  test('is told with what it was for and how many there are; a title only by the one that brings it', () => {
    expect(told(3, 0)).toEqual([true, 1, ['merit', 'guessed', 4, undefined], undefined]);
    expect(told(FIRST - 1, 0)).toEqual([true, 1, ['merit', 'guessed', FIRST, undefined], ['title', undefined, undefined, 1], 'heart']);
    expect(told(FIRST, 0)).toEqual([true, 1, ['merit', 'guessed', FIRST + 1, undefined], undefined]);
  });
  test('is the last of the day when there are as many as a day has', () => {
    expect(told(3, MERITS_A_DAY - 1)).toEqual([true, MERITS_A_DAY, ['merit', 'guessed', 4, undefined], undefined]);
    expect(told(3, MERITS_A_DAY)).toEqual([false, MERITS_A_DAY, undefined]);
  });
  test('comes to her for an order that is carried out, once; and who does it for the third title is gladder', () => {
    const glad = (merits: number): number[] => {
      const cafe = led(merits);
      stateOf(cafe).orders = [{ command: 7, choice: 'sweep', done: false } as never];
      const mei = cafe.state.people['mei'] as Maid;
      const moods = [mei.mood];
      for (const command of [8, 7, 7]) {
        carriesOut(cafe.world, mei, command);
        moods.push(mei.mood);
      }
      expect(stateOf(cafe).merits['sakura']).toBe(merits + 1);
      return moods.map((mood) => mood - (moods[0] as number));
    };
    const third = TITLE_MERITS[2] as number;
    expect(glad(third - 2)).toEqual([0, 0, 0, 0]);
    const [, before, at, after] = glad(third) as [number, number, number, number];
    expect([before, at > 0, after === at]).toEqual([0, true, true]);
  });
}); // prettier-ignore

test('a head maid saved on the way to a title goes on as the unsaved one', () => {
  const cafe = led(18);
  run(cafe, 3 * BEAT);
  const again = Simulation.load(cafe.save(), scripts);
  run(cafe, 6 * BEAT);
  run(again, 6 * BEAT);
  expect(again.hash()).toBe(cafe.hash());
});
