// The paparazzo is the sniper of the article (Modular AI, 8.6): three conditions, each of which alone prevents a
// picture.

import { describe, expect, test } from 'vitest';
import { utilityTexts } from '../../src/data/index.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import { maid, only, open, seated, type ScenarioFile, type Story } from './story.ts';

// The paparazzo sits at p, six tiles from the celebrity, with a straight way to the door.
const ROOM = [
  '##################',
  '#K...............#',
  '#PP..............#',
  '#......aTb.......#',
  '#.......c........#',
  '#.........Tp.....#',
  '#................#',
  '#................#',
  '#............e...#',
  '#............T...#',
  '###########D######',
];

const scene = (more: Partial<ScenarioFile>, tracing = false): Story =>
  open(
    {
      map: ROOM,
      chance: only({}),
      ticks: 6000,
      menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 100_000, price: 900 }],
      maids: [maid('ada', [3, 3])],
      customers: [
        seated('pap', 'p', { type: 'paparazzo' }),
        seated('rio', 'a', { type: 'footballer', isHero: true }),
        seated('friend', 'b', { type: 'tourist' }),
      ],
      ...more,
    },
    { mindEvents: true, tracing },
  );
const photos = (story: Story): number[] => story.all('photo').map(({ tick }) => tick);
const why = (cafe: Simulation) => cafe.choices('pap').find(({ config }) => config === 'paparazzo')?.decision.scores[0];

test('somebody worth it sits within six tiles and the way out is clear: he shoots', () => {
  const story = scene({}).pass(400);
  const [first] = story.all('photo');
  expect(first?.tick).toBeLessThan(100);
  expect(['rio', 'friend']).toContain(first?.['customer']);
});

test('not while a maid stands in his way out; he says so, and shoots when she has gone', () => {
  const story = scene({
    maids: [maid('ada', [11, 8], { duties: 'serving' })],
    commands: [{ at: 300, executorKeys: ['ada'], tick: 100, command: { behave: 'move', x: 2, y: 7, manner: 'plain' } }],
  }).pass(290);
  expect(photos(story)).toEqual([]);
  story.pass(300);
  expect(photos(story)[0]).toBeGreaterThan(300);
});

test('ordinary guests are not worth a picture', () => {
  const story = scene({ customers: [seated('pap', 'p', { type: 'paparazzo' }), seated('friend', 'b')] }).pass(1000);
  expect(photos(story)).toEqual([]);
});

test('nor a celebrity seven tiles away', () => {
  const far = scene({
    customers: [seated('pap', 'e', { type: 'paparazzo' }), seated('rio', 'a', { type: 'footballer', isHero: true })],
  }).pass(1000);
  expect(photos(far)).toEqual([]);
});

test('between two shots lie 60 to 120 seconds, drawn anew each time', () => {
  const story = scene({}).pass(20_000);
  const ticks = photos(story);
  const between = ticks.slice(1).map((tick, i) => tick - (ticks[i] as number));
  expect(between.length).toBeGreaterThan(6);
  // A picture takes 24 ticks; the configuration decides once a second.
  for (const pause of between) expect([pause, pause >= 1200 && pause <= 2400 + 24 + 22]).toEqual([pause, true]);
  expect(new Set(between).size).toBeGreaterThan(3);
});

test('a picture brings the house a little fame and costs the one in it some mood', () => {
  const story = scene({
    customers: [seated('pap', 'p', { type: 'paparazzo' }), seated('rio', 'a', { type: 'footballer', isHero: true })],
  });
  const { state } = story.cafe;
  const [stars, mood] = [state.stars, 0.2];
  story.until('photo');
  expect(state.stars).toBeCloseTo(stars + 0.02);
  const rio = state.people['rio'];
  expect(rio?.role === 'guest' ? rio.mood : NaN).toBeCloseTo(mood - 0.1);
});

describe('with a celebrity and ten of their company in the picture', () => {
  const HALL = [
    '##############',
    '#K.PP........#',
    '#....abcde...#',
    '#...kTTTTT...#',
    '#....fghij...#',
    '#............#',
    '#......pT....#',
    '#............#',
    '#######D######',
  ];

  test('he takes the celebrity about half the time', () => {
    // Many first pictures, each with another seed, by the default text in which every guest counts as company.
    const text = utilityTexts.paparazzo.replace('default: { veto: true }', 'default: {}');
    let hero = 0;
    const runs = 120;
    for (let seed = 1; seed <= runs; seed++) {
      const story = open({
        map: HALL,
        seed,
        chance: only({}),
        maids: [maid('ada', [3, 2])],
        customers: [
          seated('pap', 'p', { type: 'paparazzo' }),
          seated('rio', 'a', { type: 'footballer', isHero: true }),
          ...'bcdefghijk'.split('').map((seat) => seated(`guest${seat}`, seat)),
        ],
      });
      story.cafe.give({ kind: 'config', name: 'paparazzo', text });
      story.until('photo');
      if (story.first('photo')['customer'] === 'rio') hero++;
    }
    const deviation = Math.sqrt(0.25 / runs);
    expect(Math.abs(hero / runs - 0.5)).toBeLessThan(3 * deviation);
  });
});

test('everything he weighed can be read: who stood in the way, who was in the picture, how long ago the last was', () => {
  const story = scene({});
  story.pass(5);
  expect(why(story.cafe)).toBeUndefined();
  const traced = scene({}, true);
  traced.pass(60);
  const considerations = why(traced.cafe)?.considerations ?? [];
  expect(considerations.map(({ name, input }) => [name, typeof input])).toEqual([
    ['a maid in the way out', 'boolean'],
    ['somebody worth it is in the picture', expect.any(String)],
    ['a minute or two since the last', 'number'],
    [undefined, 'object'],
  ]);
});
