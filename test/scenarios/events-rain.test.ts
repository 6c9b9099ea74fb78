// Rain: guests come with umbrellas, fewer of them, and the floor by the door is wet.

import { describe, expect, test } from 'vitest';
import { tilesBetween } from '../../src/sim/world/map.ts';
import { ROW } from './rooms.ts';
import { arriving, expectSound, maid, only, open, tell, type ScenarioFile } from './story.ts';

const come = (count: number) => Array.from({ length: count }, (_, i) => arriving(`g${i}`, 100 + 40 * i));
const file = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROW,
  maids: [maid('ada', [4, 3], { duties: 'serving' })],
  customers: come(6),
  events: [{ at: 50, kind: 'rain' }],
  ticks: 2500,
  ...more,
});

describe('a shower', () => {
  test('begins and ends, and the weather is what it was before', () => {
    const story = open(file({ weather: 'cloud' })).pass(60);
    expect(story.cafe.state.weather).toBe('rain');
    story.pass(1700);
    expect(story.cafe.state.weather).toBe('cloud');
    expect(story.all('event')).toMatchObject([
      { what: 'begins', kind: 'rain' },
      { what: 'ends', kind: 'rain', tick: 1650 },
    ]);
  });

  test('whoever comes in has an umbrella', () => {
    const story = open(file());
    const { who } = story.until('enter');
    expect(story.cafe.state.people[String(who)]?.bubble).toMatchObject({ icon: 'umbrella' });
  });

  test('keeps some at home who would have come, of many', () => {
    const story = open(file({ customers: come(40), seed: 2 }));
    const { count } = story.until('event');
    expect(count as number).toBeGreaterThan(1);
    expect(count as number).toBeLessThan(20);
    story.pass(2500);
    expect(story.count('enter')).toBe(40 - (count as number));
  });
});

describe('the floor by the door', () => {
  const wet = (decor: readonly unknown[], seed: number): number => {
    const story = open({ ...file({ seed, chance: only({ litter: 0.3 }) }), decor } as ScenarioFile).pass(1600);
    for (const { x, y } of story.all('litter', { kind: 'puddle' }))
      expect(tilesBetween(x as number, y as number, 8, 5)).toBeLessThanOrEqual(2);
    return story.count('litter', { kind: 'puddle' });
  };
  const sum = (decor: readonly unknown[]): number =>
    [1, 2, 3, 4, 5, 6].reduce((all, seed) => all + wet(decor, seed), 0);

  test('is wet, and half as wet with an umbrella stand', () => {
    const [without, withStand] = [sum([]), sum([{ kind: 'umbrella-stand', x: 1, y: 4 }])];
    expect(without).toBeGreaterThan(12);
    expect(withStand).toBeLessThan(0.75 * without);
    expect(withStand).toBeGreaterThan(0);
  });

  test('fells a maid who does not look', () => {
    const blind = maid('ada', [30, 4], { alertness: null });
    const commands = [0, 1, 2, 3, 4, 5].map((i) => ({
      at: 300 + 200 * i,
      executorKeys: ['ada'],
      tick: 100,
      command: { behave: 'move', x: i % 2 === 0 ? 1 : 30, y: 4, manner: 'plain' },
    }));
    const story = open(file({ maids: [blind], commands, chance: only({ litter: 1, slip: 1 }), customers: [] })).pass(
      1700,
    );
    expect(story.count('slip')).toBeGreaterThan(0);
    expectSound(story);
  });

  test('stays dry where chance has no say', () => {
    const story = tell(file());
    expect(story.count('litter')).toBe(0);
  });
});
