// Events that bring guests: a gang of litterbugs, a critic, a celebrity with a crowd, a festival.

import { describe, expect, test } from 'vitest';
import type { Guest } from '../../src/sim/state/person.ts';
import { arriving, expectSound, maid, only, open, tell, type ScenarioFile } from './story.ts';

const ROOM = [
  '################################',
  '#K.............................#',
  '#PP...aTb....cTd.....eTf.....gT#',
  '#......i......j.......k.......l#',
  '#..............................#',
  '#..............................#',
  '########D#######################',
];
const STAGE = ROOM.map((row, y) => (y === 1 ? row.replace('K............', 'K..........SS') : row));
const file = (kind: string, more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROOM,
  maids: [maid('ada', [4, 4]), maid('bea', [14, 4]), maid('cleo', [22, 4])],
  events: [{ at: 50, kind }],
  chefs: 3,
  ticks: 6000,
  ...more,
});

describe('a gang of litterbugs', () => {
  test('four to six come in at once, in parties, and it is over when the last has gone', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const story = tell(file('gang', { seed }));
      const [begins, ends] = story.all('event');
      const who = begins?.['people'] as string[];
      expect(who.length).toBeGreaterThanOrEqual(4);
      expect(who.length).toBeLessThanOrEqual(6);
      expect(story.list('enter', 'tick').every((tick) => tick === 50)).toBe(true);
      expect(ends).toMatchObject({ what: 'ends', kind: 'gang', count: who.length });
      expect(story.list('gone', 'tick').at(-1)).toBe((ends?.tick ?? 0) - 1);
    }
  });

  test('with litter 1 they leave a trail', () => {
    const story = tell(file('gang', { chance: only({ litter: 1 }) }));
    expect(story.count('litter')).toBeGreaterThan(3);
  });
});

describe("a critic's inspection", () => {
  test('she comes as any guest does, and nothing is told before she has gone', () => {
    const story = tell(file('critic'));
    expect(story.all('event')).toMatchObject([
      { what: 'begins', kind: 'critic', secret: true },
      { what: 'ends', kind: 'critic' },
    ]);
    expect(story.first('enter')).toMatchObject({ customerType: 'critic', isHero: false });
    const told = story.all('event')[1]?.tick ?? 0;
    expect(told).toBeGreaterThan(story.tickOf('leaves'));
    // While the critic is still in the state.
    expect(told).toBeLessThan(story.tickOf('gone'));
  });

  test('served well she praises, and the stars rise', () => {
    const story = open(file('critic'));
    const before = story.cafe.state.stars;
    const ends = story.until('event', { what: 'ends' });
    expect(ends).toMatchObject({ verdict: 'good' });
    expect(story.cafe.state.stars).toBeGreaterThan(before + 0.1);
  });

  test('left waiting she blames, and the stars fall', () => {
    const story = open(file('critic', { maids: [maid('ada', [4, 4], { duties: 'serving' })] }));
    const before = story.cafe.state.stars;
    expect(story.until('event', { what: 'ends' })).toMatchObject({ verdict: 'bad' });
    expect(story.cafe.state.stars).toBeLessThan(before - 0.1);
  });
});

describe('a hero with a crowd', () => {
  test('comes with three to five fans, who run for an autograph', () => {
    const story = tell(file('heroes', { chance: only({ crowd: 1 }) }));
    const { people, count } = story.first('event');
    const [hero, ...fans] = people as string[];
    expect(fans).toHaveLength(count as number);
    expect(story.first('entrance')).toMatchObject({ who: hero });
    expect(story.list('enter', 'tick').every((tick) => tick === 50)).toBe(true);
    const crowd = new Set([...story.list('autograph', 'who'), ...story.list('stare', 'who')]);
    expect(fans.some((fan) => crowd.has(fan))).toBe(true);
    expect(story.all('event')[1]).toMatchObject({ what: 'ends', verdict: 'good' });
  });

  test('nobody comes who is here already', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const story = open(
        file('heroes', { seed, customers: [arriving('rio', 0, { isHero: true, type: 'footballer' })] }),
      );
      expect(story.until('event')['who']).not.toBe('rio');
    }
  });
});

describe('a festival', () => {
  const plain = Array.from({ length: 4 }, (_, i) => arriving(`g${i}`, 200 + 400 * i));

  test('brings more guests, and everyone who comes is gladder', () => {
    const story = open(file('festival', { customers: plain }));
    expect(story.until('event')).toMatchObject({ kind: 'festival', count: 4 });
    const { who } = story.until('festive', { who: 'g0' });
    expect((story.cafe.state.people[String(who)] as Guest).mood).toBeCloseTo(0.4);
    story.pass(6000);
    expectSound(story);
    expect(story.count('enter')).toBe(8);
    expect(story.all('event').at(-1)).toMatchObject({ what: 'ends', kind: 'festival' });
  });

  test('tells of as many guests as the report says came in, dancers not among them', () => {
    const early = [arriving('early', 0), arriving('earlier', 0), ...plain];
    const events = [
      { at: 50, kind: 'festival' },
      { at: 400, kind: 'show' },
    ];
    const story = tell(file('festival', { map: STAGE, customers: early, events, ticks: 6000 }));
    const ends = story.all('event').find(({ what, kind }) => what === 'ends' && kind === 'festival');
    expect(story.list('enter', 'who')).toHaveLength(10);
    expect(story.count('dance')).toBeGreaterThan(0);
    expect(ends?.['count']).toBe(10);
  });

  test('the same guests tip more', () => {
    const tips = (kind: string | null): number => {
      const story = open(file('festival', { customers: plain, ...(kind === null ? { events: [] } : {}) })).pass(6000);
      return story
        .all('paid')
        .reduce((sum, { who, tip }) => sum + (String(who).startsWith('g') ? (tip as number) : 0), 0);
    };
    expect(tips('festival')).toBeGreaterThan(tips(null));
  });
});
