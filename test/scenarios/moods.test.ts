// Moods of maids: what raises and lowers them, and what guests notice.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import type { Guest, Maid } from '../../src/sim/state/person.ts';
import { SNUG } from './rooms.ts';
import { maid, only, open, seated, tell, type ScenarioFile, type Story } from './story.ts';

type More = Readonly<Record<string, Json>>;
const scene = (her: More = {}, more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: SNUG,
  maids: [maid('hana', [3, 3], her)],
  customers: [seated('ann', 'a')],
  rules: ['mood'],
  ...more,
});
const moodOf = (story: Story, id = 'hana'): number => (story.cafe.state.people[id] as Maid | Guest).mood;

describe('her mood', () => {
  test('is lifted by a tip', () => {
    const story = open(scene());
    story.until('served');
    const before = moodOf(story);
    expect(story.until('paid')['tip']).toBeGreaterThan(0);
    expect(moodOf(story)).toBeGreaterThan(before);
  });

  test('is lifted by favourites served, and by nobody else', () => {
    const after = (her: More): number => {
      const story = open(scene(her));
      story.until('served');
      return moodOf(story);
    };
    expect(after({})).toBe(0.2);
    expect(after({ favouriteCustomerTypes: ['tourist'] })).toBeCloseTo(0.216);
    expect(after({ favouriteCustomerIds: ['ann'] })).toBeCloseTo(0.216);
  });

  test('falls with her', () => {
    const map = SNUG.map((row) => row.replace('#.....aTb', '#...LLaTb').replace('#..........#', '#...LLL....#'));
    const story = open(scene({ alertness: null }, { map, chance: only({ slip: 1 }) }));
    story.until('slip');
    expect(moodOf(story)).toBeLessThan(0.1);
  });

  test('is kept for the report: as it was in the morning, and what moved it since', () => {
    const story = open(scene({ favouriteCustomerIds: ['ann'] }));
    expect(story.maid('hana').felt).toBeUndefined();
    story.until('paid');
    const { felt } = story.maid('hana');
    expect(felt).toMatchObject({ mood: 0.2, energy: 1 });
    const { favourite = 0, tip = 0, ...rest } = felt?.by ?? {};
    expect(favourite).toBeGreaterThan(0);
    expect(tip).toBeGreaterThan(0);
    expect(rest).toEqual({});
    expect(0.2 + favourite + tip).toBeCloseTo(moodOf(story));
  });

  test('sinks when a guest leaves whom she was on her way to', () => {
    const story = open(scene({ speed: 30 }, { customers: [seated('ann', 'a', { patience: 60 })] }));
    story.until('leaves');
    expect(moodOf(story)).toBeCloseTo(0.12);
  });

  test('sinks when a plain move takes her from a guest, not when she was idle, and not by an A-move', () => {
    const after = (manner: string, at: number): number => {
      const command = { at, executorKeys: ['hana'], tick: 40, command: { behave: 'move', x: 2, y: 5, manner } };
      return moodOf(
        open(scene({ alertness: 1 }, { commands: [command], customers: [seated('ann', 'a', { arrive: 20 })] })).pass(
          45,
        ),
      );
    };
    expect(after('plain', 30)).toBeCloseTo(0.14);
    expect(after('plain', 5)).toBe(0.2);
    expect(after('a-move', 30)).toBe(0.2);
  });

  test('stays as it was where the rule does not hold', () => {
    expect(moodOf(tell({ ...scene({ favouriteCustomerTypes: ['tourist'] }), rules: [], ticks: 900 }))).toBe(0.2);
  });
});

describe('guests notice', () => {
  const tipOf = (her: More): number => open(scene(her)).until('paid')['tip'] as number;
  test('who is served by a glad maid tips more than who is served by a gloomy one', () => {
    expect(tipOf({ mood: 0.9 })).toBeGreaterThan(tipOf({ mood: -0.9 }));
  });
  test('charm that was learned pleases them', () => {
    expect(tipOf({ charm: 3 })).toBeGreaterThan(tipOf({ charm: 0 }));
  });
});

test('a gloomy maid fidgets more than a glad one', () => {
  const fidgets = (mood: number): number =>
    tell({ ...scene({ mood }), customers: [], chance: only({ fidget: 0.002 }), ticks: 6000 }).count('fidget');
  expect(fidgets(-1)).toBeGreaterThan(fidgets(0.5));
});

test('in what mood guests went home is counted, apart for those who paid and those who did not', () => {
  const left = (customers: ScenarioFile['customers']): unknown => {
    const story = open(scene({ speed: 30 }, { customers }));
    story.until('leaves');
    return story.cafe.state.figures.moods;
  };
  expect(left([seated('ann', 'a', { patience: 60 })])).toEqual({ 'lost.fair': 1 });
  expect(left([seated('ann', 'a')])).toEqual({ 'paid.glad': 1 });
});
