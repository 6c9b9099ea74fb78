// Rules of the events of the day: people, counts and outcomes, each at its limits, in a small room.

import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/ai/index.ts';
import { heroes as roster } from '../../../src/data/index.ts';
import { newDay } from '../../../src/sim/open-day.ts';
import { birthday } from '../../../src/sim/events/birthday.ts';
import { planCalendar } from '../../../src/sim/events/calendar.ts';
import { critic } from '../../../src/sim/events/critic.ts';
import { festival } from '../../../src/sim/events/festival.ts';
import { heroes } from '../../../src/sim/events/heroes.ts';
import type { Hands } from '../../../src/sim/events/day-event.ts';
import { show } from '../../../src/sim/events/show.ts';
import { seenAs, tv } from '../../../src/sim/events/tv.ts';
import type { GoingEvent, PlannedEvent } from '../../../src/sim/state/day-events.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { newSeason } from '../../../src/sim/season/new-season.ts';
import { arriving, maid, open, seated, type ScenarioFile } from '../../scenarios/story.ts';

const ROOM = [
  '############',
  '#..........#',
  '#.aTb.cTd..#',
  '#..........#',
  '#.eTf......#',
  '#..........#',
  '####D#######',
];
const GUESTS = ['a', 'b', 'c', 'd', 'e'].map((seat) => seated(`at-${seat}`, seat));
const room = (more: Partial<ScenarioFile> = {}) =>
  open({ map: ROOM, maids: [maid('ada', [1, 1]), maid('bea', [9, 5])], customers: GUESTS, events: [], ...more }).pass(
    1,
  );
const NO_HANDS: Hands = { comeIn: () => {}, admit: () => {} };
const going = (kind: GoingEvent['kind'], who: string[], more: Partial<GoingEvent> = {}): GoingEvent => ({
  id: 1,
  kind,
  since: 0,
  until: 9999,
  x: 5,
  y: 3,
  who,
  counts: {},
  ...more,
}); // prettier-ignore

describe('a visit of a hero', () => {
  const planned = (of?: string): PlannedEvent => ({ kind: 'heroes', at: 0, announced: of !== undefined, ...(of === undefined ? {} : { of }) });
  const comes = (of: string | undefined, prepare: (story: ReturnType<typeof room>) => void = () => {}): string | undefined => {
    const story = room();
    prepare(story);
    return heroes.begin(story.cafe.world, planned(of), NO_HANDS)?.who?.[0];
  };
  test('that was announced is that hero’s', () => {
    for (const { id } of roster) expect(comes(id)).toBe(id);
    expect(comes('nobody')).toBeUndefined();
    expect(roster.map(({ id }) => id)).toContain(comes(undefined));
  });
  test('is not made by who is here, has been here today, or is expected anyway', () => {
    expect(comes('rio', ({ cafe }) => (cafe.state.people['rio'] = cafe.state.people['at-a']!))).toBeUndefined();
    expect(comes('rio', ({ cafe }) => cafe.state.figures.heroes.push('rio'))).toBeUndefined();
    const expected = { id: 'rio', tick: 900, spec: { ...room().guest('at-a') } } as never;
    expect(comes('rio', ({ cafe }) => cafe.state.arrivals.push(expected))).toBeUndefined();
  });
  test('pleases who pays and is glad, and nobody else', () => {
    const story = room();
    const event = going('heroes', ['at-a']);
    const pleased = (leaveReason: string | null, mood: number): unknown => {
      Object.assign(story.guest('at-a'), { leaveReason, mood });
      heroes.step!(story.cafe.world, event);
      return heroes.end!(story.cafe.world, event)['verdict'];
    };
    expect([pleased('paid', 0.01), pleased('paid', 0), pleased('noDish', 0.5), pleased(null, 0.5)]).toEqual(['good', 'bad', 'bad', 'bad']);
  });
}); // prettier-ignore

test.each([
  ['paid', 0.45, 'good', 0.15],
  ['paid', 0.44, 'fair', 0],
  ['paid', 0.05, 'fair', 0],
  ['paid', 0.04, 'bad', -0.15],
  ['noDish', 0.9, 'bad', -0.15],
])('a critic who left (%s) in a mood of %f writes something %s', (leaveReason, mood, verdict, stars) => {
  const story = room();
  const event = going('critic', ['at-a']);
  Object.assign(story.guest('at-a'), { leaveReason, mood });
  critic.step!(story.cafe.world, event);
  const end = critic.end!(story.cafe.world, event);
  expect(end['verdict']).toBe(verdict);
  expect(end['stars']).toBeCloseTo(stars, 10);
});

describe('what the television shows', () => {
  test.each<[Partial<Guest>, string]>([
    [{ stage: 'eat', mood: 0.11 }, 'good'],
    [{ stage: 'linger', mood: 0.5 }, 'good'],
    [{ stage: 'eat', mood: 0.1 }, 'fair'],
    [{ stage: 'waitDish', mood: 0.9 }, 'fair'],
    [{ stage: 'callOrder', mood: 0 }, 'fair'],
    [{ stage: 'eat', mood: -0.01 }, 'bad'],
    [{ stage: 'waitDish', mood: 0.9, patienceLeft: 0.49 }, 'bad'],
    [{ stage: 'waitDish', mood: 0.9, patienceLeft: 0.5 }, 'fair'],
  ])('%j is %s', (more, seen) => {
    expect(seenAs({ patienceLeft: 1, ...more } as Guest)).toBe(seen);
  });
  test.each([
    [5, 4, 'good', 0.03],
    [4, 5, 'bad', -0.03],
    [4, 4, 'fair', 0],
    [0, 0, 'fair', 0],
    [12, 0, 'good', 0.15],
    [0, 12, 'bad', -0.15],
  ])('%i good pictures and %i bad ones make it %s', (good, bad, verdict, stars) => {
    const end = tv.end!(room().cafe.world, going('tv', [], { counts: { good, bad, shots: good + bad } }));
    expect(end).toMatchObject({ verdict, good, bad, count: good + bad });
    expect(end['stars']).toBeCloseTo(stars, 10);
  });
});

test('a festival gladdens whoever comes in at this moment, but not those who work there', () => {
  const story = room();
  const { world } = story.cafe;
  for (const who of world.guests) Object.assign(who, { mood: 0, enteredTick: world.state.tick });
  story.guest('at-b').stage = 'perform';
  story.guest('at-c').enteredTick--;
  story.guest('at-d').mood = 0.9;
  world.events.length = 0;
  festival.step!(world, going('festival', []));
  expect(world.guests.map(({ mood }) => mood)).toEqual([0.2, 0, 0, 1, 0.2]);
  expect(world.events.map(({ who }) => who)).toEqual(['at-a', 'at-d', 'at-e']);
});

describe('a show', () => {
  test('gladdens all who sit near, now and then; every third of them hums', () => {
    const story = room();
    const { world } = story.cafe;
    const event = going('show', ['dancer'], { since: 20, counts: { dances: 1 } });
    const seen = (tick: number, prepare: () => void = () => {}): unknown => {
      for (const who of world.guests) Object.assign(who, { mood: 0, bubble: null });
      prepare();
      world.state.tick = tick;
      show.step!(world, event);
      return [world.guests.filter(({ mood }) => mood > 0).length, world.guests.flatMap(({ id, bubble }) => (bubble?.icon === 'music' ? [id] : []))];
    };
    expect(seen(80)).toEqual([5, ['at-a', 'at-d']]);
    expect(seen(81)).toEqual([0, []]);
    expect(seen(139)).toEqual([0, []]);
    // A guest who shows a bubble already keeps it.
    expect(seen(140, () => (story.guest('at-a').bubble = { icon: 'chat', say: null, dish: null, untilTick: 999 }))).toEqual([5, ['at-d']]);
    expect(event.counts['watched']).toBe(5);
    expect(seen(200, () => Object.assign(event, { x: 13 }))).toEqual([2, ['at-c']]);
    expect(seen(200, () => Object.assign(event, { x: 14 }))).toEqual([1, ['at-d']]);
    expect(seen(260, () => (event.counts['dances'] = 0))).toEqual([0, []]);
    expect(event.counts['watched']).toBe(5);
  }); // prettier-ignore

  test('is danced by people who are nobody’s hero, and who say nothing of why they leave', () => {
    const map = ['############', '#....SSSS..#', '#.aTb.SSS..#', '#..........#', '####D#######'];
    const story = open({ map, maids: [], customers: [seated('ann', 'a')], events: [{ at: 2, kind: 'show' }] }).pass(4);
    const dancers = story.first('event')['people'] as string[];
    expect(dancers).toHaveLength(2);
    for (const id of dancers) expect(story.guest(id)).toMatchObject({ isHero: false, stage: 'perform', customerType: 'dancers' });
    const before = new Map(dancers.map((id) => [id, story.guest(id)]));
    story.until('gone', { who: dancers[0]! });
    for (const one of before.values()) expect(one.leaveReason).toBeNull();
  }); // prettier-ignore
});

describe('a brawl', () => {
  test('waits for guests for six hundred ticks, and is then given up', () => {
    const waiting = (ticks: number): number => {
      const story = room({ events: [{ at: 10, kind: 'brawl' }], customers: [] });
      while (story.cafe.state.tick < ticks) story.pass(1);
      return story.cafe.state.calendar!.planned.length;
    };
    // The last tick computed is the previous one.
    expect([waiting(611), waiting(612)]).toEqual([1, 0]);
  });
});

describe('a birthday', () => {
  test('brings cheer at every twentieth tick from its own beginning, from one guest each time', () => {
    const story = room({
      maids: [maid('ada', [1, 1], { favouriteCustomerTypes: ['tourist'], duties: 'serving' })],
      events: [{ at: 53, kind: 'birthday' }],
    }).pass(200);
    const { tick } = story.first('event');
    expect(tick).toBe(53);
    expect(story.list('cheers', 'tick')).toEqual([0, 1, 2, 3, 4].map((i) => tick + 19 + 20 * i));
    expect(story.list('cheers', 'who')).toEqual(['at-a', 'at-b', 'at-c', 'at-d', 'at-e']);
  });
  test('has cake for each colleague who talks with her, once', () => {
    const story = room();
    const { world } = story.cafe;
    const event = going('birthday', ['ada']);
    story.maid('ada').chattingWith = 'bea';
    birthday.step!(world, event);
    for (const id of ['ada', 'bea']) expect(story.maid(id).bubble).toMatchObject({ icon: 'chat', say: 'cake', dish: 'shortcake' });
    birthday.step!(world, event);
    expect(birthday.end!(world, event)).toEqual({ count: 0, cake: 1 });
  }); // prettier-ignore
});

describe('rain in the morning', () => {
  const season = newSeason({ seed: 1 });
  const { clock, map } = newDay({ seed: 1, day: 1, season });
  const plan = (weather: 'rain' | 'sun', told: number): string[] => {
    const day = 4;
    const events = Array.from({ length: told }, (_, i) => ({ kind: i === 0 ? 'tv' : 'birthday', at: 1000 + 1500 * i, announced: true }) as const);
    const { planned } = planCalendar({ seed: 1, clock: { ...clock, day }, map, weather }, { ...season, tomorrow: { day, events } });
    return planned.filter(({ kind, at }) => kind === 'rain' && at === clock.openTick + 20).map(({ kind }) => kind);
  };
  test('is an event of the day while there is room for one, and on a dry day there is none', () => {
    expect([plan('rain', 0), plan('rain', 1), plan('rain', 2)]).toEqual([['rain'], ['rain'], []]);
    expect([plan('sun', 0), plan('sun', 1), plan('sun', 2)]).toEqual([[], [], []]);
  });
}); // prettier-ignore

test('the calendar’s chance is its own: what an event draws changes nobody else’s', () => {
  const story = room({ customers: [arriving('ann', 30)] });
  story.cafe.state.calendar!.rng = stream(9, 'other');
  const other = room({ customers: [arriving('ann', 30)] });
  expect(story.pass(40).guest('ann').rng).toEqual(other.pass(40).guest('ann').rng);
});
