// The article's sniper, as a photographer: he takes a picture only when the way out is clear, a worthy person is in the
// picture, and a minute or two have passed since the last time.

import { beforeEach, describe, expect, test } from 'vitest';
import { createFactory, type Factory, real, type Reasoner, stream, type Target } from '../../../src/ai/index.ts';
import { problemsOf, reasonerOf, sigmas } from './yards.ts';

const PHOTOGRAPHER = `
name: photographer
type: RuleBased
shared:
  inThePicture:
    entities: guests
    considerations:
      - { type: StringVariable, store: PickerEntity, variable: company, weight: { type: String, entries: { celebrity: {} }, default: { veto: true } } }
      - { type: BooleanVariable, store: PickerEntity, variable: isHero, weight: { type: Boolean, true: { multiplier: 10 } } }
      - { type: Distance, to: PickerEntity, weight: { type: FloatSequence, entries: [ { below: 1, veto: true }, { below: 6 }, { veto: true } ] } }
      - { type: InRegion, target: PickerEntity, region: { type: Polygon, points: [ [0, 0], [20, 0], [20, 20], [0, 20] ] } }
options:
  - name: shoot
    considerations:
      - type: EntityExists
        name: way out
        picker:
          entities: maids
          reasoner: RuleBased
          considerations:
            - { type: InRegion, target: PickerEntity, region: { type: ByName, name: wayOut } }
        weight: { type: Boolean, true: { veto: true } }
      - type: EntityExists
        picker: { use: inThePicture }
        variable: photoTarget
        weight: { type: Boolean, false: { veto: true } }
      - type: ExecutionHistory
        whileSelected: { veto: true }
        selectedBefore: { type: FloatSequence, entries: [ { below: { random: [60, 120] }, veto: true }, {} ] }
    actions:
      - { type: Fire, target: { type: Variable, variable: photoTarget } }
  - name: wait
`;

interface Person {
  id: string;
  x: number;
  y: number;
  company?: string;
  isHero?: boolean;
}

const guest = (id: string, x: number, y: number, company = 'celebrity', isHero = false): Person => ({ id, x, y, company, isHero }); // prettier-ignore

let factory: Factory;
let shots: string[];
let guests: Person[];
let maids: Person[];
let brain: Record<string, unknown>;
let now: number;
let seed = 0;
let random: () => number;
const me = { id: 'me', x: 10, y: 10 };

beforeEach(() => {
  shots = [];
  guests = [guest('ann', 12, 10)];
  maids = [{ id: 'rin', x: 9, y: 9 }];
  brain = {};
  now = 0;
  const chance = stream(++seed, 'photographer');
  random = () => real(chance);
  factory = createFactory({ entities: ['guests', 'maids'], regions: ['wayOut'] });
  factory.register('action', 'Fire', { target: 'target' }, ({ target }: { target: Target }) => ({
    start: (scene) => shots.push(`${scene.now} ${target.entity(scene)?.id}`),
  }));
});

const wayOut = { contains: ({ x }: { x: number }) => x < 4, randomPoint: () => null };
const context = () => ({ stores: { self: me, brain, global: {} }, entities: { guests, maids }, regions: { wayOut }, now, random }); // prettier-ignore
const load = (): Reasoner => reasonerOf(PHOTOGRAPHER, factory);

test('he takes a picture of the chosen person, and does not choose again', () => {
  expect(load().run(context())).toBe('shoot');
  expect(brain['photoTarget']).toBe('ann');
  expect(shots).toEqual(['0 ann']);
});

test('a maid in his way out prevents it, whichever person is in the picture', () => {
  maids.push({ id: 'nana', x: 3, y: 9 });
  const decision = load().decide(context());
  expect(decision.option).toBe('wait');
  expect(decision.scores[0]?.considerations[0]).toMatchObject({ name: 'way out', input: 'nana', multiplier: 0 });
});

test.each([
  ['nobody', []],
  ['only ordinary company', [guest('bo', 12, 10, 'ordinary')]],
  ['a guest without any', [{ id: 'cy', x: 12, y: 10 }]],
  ['a guest out of the picture', [guest('di', 21, 10)]],
])('with %s in the picture he waits', (_, people) => {
  guests = people;
  expect(load().run(context())).toBe('wait');
  expect(brain).not.toHaveProperty('photoTarget');
  expect(shots).toEqual([]);
});

test.each([
  [0.9, false],
  [1, true],
  [5.9, true],
  [6, false],
])('he takes pictures from 1 to 6 tiles away: %d – %s', (far, shoots) => {
  guests = [guest('ann', 10 + far, 10)];
  expect(load().choose(context())).toBe(shoots ? 'shoot' : 'wait');
});

describe('after a picture', () => {
  /** The seconds between pictures. */
  function pauses(reasoner: Reasoner, until: number): number[] {
    for (now = 0; now <= until; now++) reasoner.run(context());
    const times = shots.map((shot) => Number(shot.split(' ')[0]));
    return times.slice(1).map((time, i) => time - (times[i] as number));
  }

  test('he waits 60 to 120 seconds, drawn anew each time', () => {
    const between = pauses(load(), 20_000);
    expect(between.length).toBeGreaterThan(180);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(60);
    expect(Math.min(...between)).toBeLessThan(64);
    expect(Math.max(...between)).toBeLessThanOrEqual(120);
    expect(Math.max(...between)).toBeGreaterThan(116);
    expect(new Set(between).size).toBeGreaterThan(40);
  });

  test('two of them share the configuration, and wait each for himself', () => {
    const reasoner = load();
    reasoner.run(context());
    const first = brain;
    brain = {};
    now = 30;
    expect(reasoner.run(context())).toBe('shoot');
    brain = first;
    expect(reasoner.run(context())).toBe('wait');
  });

  test('the wait goes on in a saved and loaded brain, also under a configuration loaded anew', () => {
    const reasoner = load();
    reasoner.run(context());
    brain = JSON.parse(JSON.stringify(brain)) as typeof brain;
    now = 59;
    expect(load().run(context())).toBe('wait');
    while (shots.length < 2 && now < 200) {
      now++;
      load().run(context());
      brain = JSON.parse(JSON.stringify(brain)) as typeof brain;
    }
    expect(now).toBeGreaterThanOrEqual(60);
    expect(now).toBeLessThanOrEqual(120);
  });
});

describe('among ten ordinary celebrities and one hero of ten times the weight', () => {
  const crowd = [...Array.from({ length: 10 }, (_, i) => guest(`g${i}`, 11 + (i % 3), 10)), guest('hero', 12, 11, 'celebrity', true)]; // prettier-ignore

  test('he takes the hero half the time, and the others as often each', () => {
    guests = crowd;
    const reasoner = load();
    const counts = new Map<unknown, number>();
    const draws = 10_000;
    for (let i = 0; i < draws; i++) {
      brain = {};
      reasoner.run(context());
      counts.set(brain['photoTarget'], (counts.get(brain['photoTarget']) ?? 0) + 1);
    }
    expect(sigmas(counts.get('hero') as number, draws, 0.5)).toBeLessThan(3);
    for (let i = 0; i < 10; i++) expect(sigmas(counts.get(`g${i}`) as number, draws, 0.05)).toBeLessThan(3.5);
    expect(shots).toHaveLength(draws);
  });

  test('the persons weighed and the draw are explained', () => {
    guests = crowd;
    random = () => 0.75;
    const picked = load().decide(context()).scores[0]?.considerations[1]?.picked;
    expect(picked?.draw).toEqual({ drawn: 15, total: 20 });
    expect(picked?.scores).toHaveLength(11);
    expect(picked?.scores[10]).toMatchObject({ name: 'hero', weight: 10, rank: -Infinity });
    expect(picked?.scores[10]?.considerations.map(({ type, input, multiplier }) => [type, input, multiplier])).toEqual([
      ['StringVariable', 'celebrity', 1],
      ['BooleanVariable', true, 10],
      ['Distance', Math.sqrt(5), 1],
      ['InRegion', true, 1],
      ['Tuning', null, 1],
    ]);
    expect(picked?.scores.filter(({ dropped }) => dropped === 'draw')).toHaveLength(10);
  });
});

test('a Fire that needs an entity refuses a mere place', () => {
  factory.register('action', 'Fire', { target: 'entity' }, () => ({}));
  expect(problemsOf(PHOTOGRAPHER.replace('type: Variable, variable: photoTarget', 'type: Position, x: 1, y: 2'), factory)).toEqual([
    '31 options[0].actions[0].target: needs a target with an entity; this one is only a place',
  ]); // prettier-ignore
});
