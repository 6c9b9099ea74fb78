// Scouting: a command sends a maid to the rival; she is away for a while and comes back with what she saw, which counts
// only after her report.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { memoryOf } from '../../src/sim/rival/rival.ts';
import { scoutTicks } from '../../src/sim/rival/scouting.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { arriving, expectSound, maid, only, open, seated, Story, tell, type CommandEntry } from './story.ts';

const ROOM = [
  '####################',
  '#K.................#',
  '#PP...........aTb..#',
  '#..................#',
  '#..................#',
  '#########D##########',
];
const HAS = { has: ['charcoalGrill', 'amberGlaze', 'teaCart'] };
const scout = (at: number, who: string, more: Record<string, string> = {}, tick = 200): CommandEntry => ({
  at,
  executorKeys: [who],
  tick,
  command: { behave: 'scout', ...more },
});
const mei = (story: Story): Maid => story.maid('mei');
const believed = (story: Story, node: string): string => memoryOf(story.cafe.state.rival!).value(node);

describe('a maid who is sent', () => {
  const sent = (rank = 2) =>
    open({ map: ROOM, maids: [maid('mei', [4, 3], { rank })], rival: HAS, commands: [scout(10, 'mei')] });

  test('walks to the door, is out of the room for her ticks, and stands in the door again', () => {
    const story = sent();
    const left = story.until('scout');
    expect(story.where('mei')).toEqual([9, 5]);
    expect(mei(story).present).toBe(false);
    const back = story.until('scoutBack');
    expect(back.tick - left.tick).toBe(scoutTicks(2) - 1);
    expect(mei(story).present).toBe(true);
    expectSound(story);
  });

  test('tells what she saw, and only then is it known', () => {
    const story = sent();
    story.until('scoutBack');
    expect(story.cafe.state.rival!.memory.observations).toEqual([]);
    const report = story.until('report');
    const saw = report['saw'] as { node: string; value: string }[];
    expect(saw.length).toBe(2);
    for (const { node } of saw) expect(believed(story, node)).toBe('Yes');
    expect(story.cafe.state.rival!.log).toEqual([{ day: 1, tick: report.tick, maid: 'mei', name: 'Mei', saw }]);
    expect(report['learned']).toEqual(expect.arrayContaining(saw.map(({ node }) => node)));
  });

  test('goes about her work again afterwards, out of the doorway', () => {
    const story = sent();
    story.until('report');
    story.pass(200);
    expect(story.where('mei')).not.toEqual([9, 5]);
    expect(story.cafe.page('mei')?.key).toBe('waiting');
  });

  test('is sooner back and sees more, the rarer she is', () => {
    const of = (rank: number) => {
      const story = sent(rank);
      const left = story.until('scout').tick;
      const back = story.until('scoutBack').tick;
      return { away: back - left, saw: (story.until('report')['saw'] as unknown[]).length };
    };
    expect([2, 5].map(of)).toEqual([
      { away: 899, saw: 2 },
      { away: 599, saw: 3 },
    ]);
  });

  test('has one line in her notebook all the while, and nothing ends it', () => {
    const story = sent();
    expect(story.until('scout')).toMatchObject({ by: null, age: null });
    story.pass(300);
    expect(story.cafe.page('mei')).toMatchObject({ key: 'scout', script: 'maid.scout', todo: { behave: 'scout' } });
    expect(story.all('stuck')).toEqual([]);
  });

  test('and saved while she is away, comes back in the loaded café as in this one', () => {
    const story = sent();
    story.until('scout');
    story.pass(100);
    const again = new Story(Simulation.load(story.cafe.save(), scripts, { mindEvents: true }));
    for (const one of [story, again]) one.pass(1200);
    expect(again.cafe.hash()).toBe(story.cafe.hash());
    expect(again.count('report')).toBe(1);
  });
});

describe('while she is away', () => {
  test('she serves nobody; guests wait for others', () => {
    const story = tell({
      map: ROOM,
      maids: [maid('mei', [4, 3]), maid('nana', [5, 3])],
      rival: HAS,
      customers: [seated('worker', 'a', { arrive: 300 })],
      commands: [scout(0, 'mei')],
    });
    expect(story.list('target', 'who')).toEqual(['nana', 'nana']);
    expect(story.tickOf('scoutBack')).toBeGreaterThan(story.tickOf('orderTaken'));
  });

  test('commands do not reach her', () => {
    const story = open({
      map: ROOM,
      maids: [maid('mei', [4, 3])],
      rival: HAS,
      commands: [
        scout(0, 'mei'),
        { at: 300, executorKeys: ['mei'], tick: 20, command: { behave: 'move', x: 2, y: 3, manner: 'plain' } },
      ],
    }).pass(400);
    expect(story.count('warp', { who: 'mei', key: 'obey' })).toBe(0);
    expect(mei(story).present).toBe(false);
  });

  test('a hero’s entrance does not stir her', () => {
    const story = open({
      map: ROOM,
      maids: [maid('mei', [8, 4])],
      rival: HAS,
      customers: [arriving('star', 200, { isHero: true })],
      commands: [scout(0, 'mei')],
    }).pass(300);
    expect(story.count('entrance')).toBe(1);
    expect(story.all('buff', { who: 'mei' })).toEqual([]);
  });
});

describe('setting out', () => {
  test('is like every command: one who does not listen declines', () => {
    const story = open({
      map: ROOM,
      chance: only({ mood: 1 }),
      maids: [maid('mei', [4, 3], { obedience: 0 })],
      rival: HAS,
      commands: [scout(10, 'mei')],
    }).pass(400);
    expect(story.count('orderAnswered', { who: 'mei', answer: 'declined' })).toBe(1);
    expect(story.count('scout')).toBe(0);
  });

  test('waits until her hands and her order book are empty', () => {
    const story = open({
      map: ROOM,
      maids: [maid('mei', [12, 3])],
      rival: HAS,
      customers: [seated('worker', 'a')],
      commands: [scout(30, 'mei', {}, 400)],
    });
    const left = story.until('scout');
    expect(left.tick).toBeGreaterThan(story.tickOf('ticket'));
  });

  test('can be taken back until she is out of the door', () => {
    const story = open({
      map: ROOM,
      maids: [maid('mei', [1, 3])],
      rival: HAS,
      commands: [
        scout(0, 'mei'),
        { at: 20, executorKeys: ['mei'], tick: 20, command: { behave: 'move', x: 2, y: 3, manner: 'plain' } },
      ],
    }).pass(600);
    expect(story.count('scout')).toBe(0);
    expect(story.where('mei')).toEqual([2, 3]);
  });

  test('goes on after a fall on the way', () => {
    const map = ROOM.map((row, y) => (y === 3 ? '#...LLLL...........#' : row));
    const story = open({
      map,
      chance: only({ slip: 1 }),
      maids: [maid('mei', [1, 3], { alertness: null })],
      rival: HAS,
      commands: [scout(0, 'mei')],
    });
    story.until('scout');
    expect(story.count('slip')).toBeGreaterThan(0);
  });

  test('means nothing in a room without a door, or without a rival', () => {
    const walled = ROOM.map((row) => row.replace('D', '#'));
    const post = { executorKeys: ['mei'], tick: 50, command: { behave: 'scout' } };
    for (const file of [
      { map: walled, maids: [maid('mei', [4, 3])], rival: HAS },
      { map: ROOM, maids: [maid('mei', [4, 3])] },
    ]) {
      const story = open(file);
      story.cafe.give({ kind: 'command', post });
      story.pass(300);
      expect(story.count('scout')).toBe(0);
      expectSound(story);
    }
  });
});

describe('what she was told to look for', () => {
  const lookFor = (look: string, seed: number, more: { has?: readonly string[]; rank?: number } = {}) => {
    const story = open({
      seed,
      map: ROOM,
      maids: [maid('mei', [8, 4], { rank: more.rank ?? 5 })],
      rival: { has: [...(more.has ?? HAS.has)] },
      commands: [scout(0, 'mei', { look })],
    });
    return story.until('report')['saw'] as { node: string; value: string }[];
  };
  const seeds = Array.from({ length: 24 }, (_, i) => i + 1);

  test('she mostly finds when they have it, and never claims to have found what they have not', () => {
    const found = seeds.map((seed) => lookFor('amberGlaze', seed).find(({ node }) => node === 'amberGlaze')?.value);
    expect(found.filter((value) => value === 'Yes').length).toBeGreaterThan(14);
    const none = seeds.map((seed) => lookFor('iceWell', seed).find(({ node }) => node === 'iceWell')?.value);
    expect(none.filter((value) => value === 'No').length).toBeGreaterThan(10);
    expect(none).not.toContain('Yes');
  });

  test('now and then she only misses it: then there is none, she says', () => {
    const many = Array.from({ length: 60 }, (_, i) => i + 100);
    const said = many.map((seed) => lookFor('cornerStage', seed, { has: ['cornerStage'], rank: 2 })[0]?.value);
    expect(said).toContain('No');
    expect(said).toContain('Yes');
  });
});

test('whoever is still across the street when the day is over tells it before she goes home', () => {
  const story = open({ map: ROOM, maids: [maid('mei', [8, 4])], rival: HAS, commands: [scout(10, 'mei')] });
  // A scenario never closes; this café does.
  story.cafe.state.clock.closeTick = 200;
  story.pass(260);
  expect(story.cafe.state.over).toBe(true);
  expect(story.count('report')).toBe(1);
  expect(mei(story).present).toBe(true);
});

describe('their pull', () => {
  const customers = Array.from({ length: 200 }, (_, i) =>
    arriving(`c${String(i).padStart(3, '0')}`, i, { type: 'office' }),
  );
  const took = (rival: ScenarioRival): number =>
    open({ map: ROOM, maids: [], customers, rival }).pass(220).count('rivalTook');
  type ScenarioRival = Readonly<Record<string, readonly string[] | boolean>>;

  test('draws some of those who like what they have, and only where a scenario wants it', () => {
    const has = ['charcoalGrill', 'amberGlaze', 'lanternSkewers'];
    const drawn = took({ has, pulls: true });
    expect(drawn).toBeGreaterThan(12);
    expect(drawn).toBeLessThan(50);
    expect(took({ has })).toBe(0);
    expect(took({ has: ['charcoalGrill'], pulls: true })).toBe(0);
    const countered = took({ has, pulls: true, counters: ['curryDay'] });
    expect(countered).toBeLessThan(drawn);
    expect(countered).toBeGreaterThan(0);
  });
});

describe('a maid who is curious by temper', () => {
  /** A morning without guests, on which a maid may go scouting without having been sent. @param reported days of the reports so far */
  const morning = (change: object, reported: readonly number[] = [1]): Story => {
    const state = newDay({ seed: 5, day: 4, stars: 5, shift: ['nana', 'mei', 'yuki'] });
    state.arrivals = [];
    Object.assign(state.people['nana'] as Maid, { chatty: 1.5, obedience: 0.8, ...change });
    for (const day of reported) state.rival?.log.push({ day, tick: 0, maid: 'mei', name: 'Mei', saw: [] });
    for (const id of ['mei', 'yuki']) Object.assign(state.people[id] as Maid, { chatty: 1 });
    const story = new Story(new Simulation(state, scripts, { mindEvents: true }));
    return story.pass(2500);
  };
  const goers = (change: object, reported?: readonly number[]): string[] =>
    morning(change, reported).list('scout', 'who') as string[];

  test('goes unasked, and it is told how old the last report is', () => {
    expect(morning({}).first('scout')).toMatchObject({ who: 'nana', by: null, age: 3 });
  });

  test.each(['script', 'sociable'])(
    'goes by herself when there is nothing to do, also if she thinks by %s',
    (controller) => {
      expect(goers({ controller })).toEqual(['nana']);
    },
  );

  test('nobody goes before the player has sent the first scout, nor while a report is fresh', () => {
    expect(goers({}, [])).toEqual([]);
    expect(goers({}, [1, 2])).toEqual([]);
  });

  test('others wait to be sent', () => {
    expect(goers({ chatty: 1 })).toEqual([]);
    expect(goers({ obedience: 1 })).toEqual([]);
    // A diligent maid never leaves.
    expect(goers({ controller: 'diligent' })).toEqual([]);
  });
});
