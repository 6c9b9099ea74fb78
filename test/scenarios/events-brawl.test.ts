// A brawl (How NPC AI works, part 3): some guests join, some flee, and a charming maid ends it, or plates break.

import { describe, expect, test } from 'vitest';
import type { Guest } from '../../src/sim/state/person.ts';
import { IDLE_TICKS } from '../../src/sim/state/tuning.ts';
import { expectSound, maid, open, seated, type Story, tell, type ScenarioFile } from './story.ts';

const ROOM = [
  '################################',
  '#K.............................#',
  '#PP...aTb....cTd.............Te#',
  '#..............................#',
  '#.........f....................#',
  '#.........T.....gT.............#',
  '########D#######################',
];
const MENU = [{ id: 'tea', cookTicks: 10, eatTicks: 900, price: 400 }];
const AT = 250;
const file = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROOM,
  menu: MENU,
  maids: [maid('ada', [4, 3]), maid('bea', [5, 4])],
  customers: [
    seated('hot1', 'b', { type: 'fan', order: ['tea'] }),
    seated('hot2', 'c', { type: 'litterbug', order: ['tea'] }),
    seated('calm', 'a', { type: 'student', temperament: 'calm', order: ['tea'] }),
  ],
  events: [{ at: AT, kind: 'brawl' }],
  ticks: 3500,
  ...more,
});
const unheard = [maid('ada', [4, 3], { obedience: 0.5 }), maid('bea', [5, 4], { obedience: 0.5 })];

describe('the two who sit nearest to each other and are quick to anger', () => {
  test('get up, meet, and fight; the other guests stay seated', () => {
    const story = open(file({ maids: unheard })).pass(AT + 200);
    expect(story.first('event')).toMatchObject({ kind: 'brawl', people: ['hot1', 'hot2'] });
    const { hot1, hot2, calm } = story.cafe.state.people as Record<string, Guest>;
    expect([hot1?.doing, hot2?.doing]).toEqual(['brawl', 'brawl']);
    expect(calm?.seat).toBe('a');
  });

  test('are not found where nobody is', () => {
    const story = tell(file({ customers: [seated('calm', 'a', { order: ['tea'] })] }));
    expect(story.count('event')).toBe(0);
  });
});

describe('a maid whom people listen to', () => {
  const story = tell(file());

  test('goes between them, one alone, and it is over', () => {
    expect(story.count('mediated')).toBe(1);
    const ends = story.all('event')[1];
    expect(ends).toMatchObject({ what: 'ends', kind: 'brawl', verdict: 'good', by: story.first('mediated').who });
    expect((ends?.tick ?? 0) - AT).toBeLessThan(300);
  });

  test('goes plainly: not even a favourite turns her on the way', () => {
    const { tick, who } = story.first('warp', { key: 'mediate' });
    const maids = file().maids.map((one) => ({ ...one, alertness: 1, favouriteCustomerIds: ['dear'] }));
    const dear = seated('dear', 'e', { arrive: tick + 2, order: ['tea'] });
    const again = open(file({ maids, customers: [...(file().customers ?? []), dear] }));
    again.until('mediated', { who });
    expect(again.count('calls', { who: 'dear' })).toBe(1);
    expect(again.count('target', { who: who as string, customer: 'dear' })).toBe(0);
    expectSound(again);
  });

  test('no plate is broken, and those who fought go back to their drinks and pay', () => {
    expect(story.count('paid')).toBe(3);
    expect(story.cafe.state.litter.filter(({ kind }) => kind === 'plate')).toEqual([]);
    expect(story.list('seated', 'seat', { who: 'hot1' })).toEqual(['b', 'b']);
  });
});

test('where nobody listens to the maids it ends by itself, with plates broken and moods spoilt', () => {
  const story = open(file({ maids: unheard }));
  const stars = story.cafe.state.stars;
  const ends = story.until('event', { what: 'ends' });
  expect(ends).toMatchObject({ verdict: 'bad', tick: AT + 400 });
  expect(story.cafe.state.litter.filter(({ kind }) => kind === 'plate')).toHaveLength(3);
  expect(story.cafe.state.stars).toBeLessThan(stars);
  story.pass(3000);
  expectSound(story);
  expect(story.count('paid')).toBe(3);
});

test('charm is listened to as obedience is', () => {
  const story = tell(file({ maids: [maid('ada', [4, 3], { obedience: 0.5, charm: 2 })] }));
  expect(story.count('mediated')).toBe(1);
  expect(story.maid('ada').mood).toBeCloseTo(0.3);
});

describe('everyone who hears it reacts by nature', () => {
  const guests = [
    seated('hot1', 'b', { type: 'fan', temperament: 'hurried', order: ['tea'] }),
    seated('hot2', 'c', { type: 'litterbug', temperament: 'hurried', order: ['tea'] }),
    seated('hot3', 'f', { type: 'fan', temperament: 'hurried', order: ['tea'] }),
    seated('calm', 'a', { type: 'student', temperament: 'calm', order: ['tea'] }),
    seated('old', 'd', { type: 'elderly', temperament: 'hurried', order: ['tea'] }),
    seated('kind', 'g', { type: 'student', temperament: 'sociable', order: ['tea'] }),
  ];
  const story = tell(file({ maids: unheard, customers: guests }));
  const ends = story.all('event')[1];

  test('one joins, one flees, one makes peace, one eats on', () => {
    expect(story.list('joinsBrawl', 'who')).toEqual(['hot2']);
    expect(story.list('takesCover', 'who')).toContain('old');
    expect(story.count('warp', { who: 'kind', key: 'mediate' })).toBe(1);
    expect(story.count('warp', { who: 'calm', key: 'flee' }) + story.count('warp', { who: 'calm', key: 'brawl' })).toBe(
      0,
    );
    expect(ends).toMatchObject({ what: 'ends', joined: 1, fled: 1, mediated: 1, calm: 1 });
  });

  test('a guest can end it; who fled before ordering goes home, everyone else goes back to the drinks and pays', () => {
    expect(ends).toMatchObject({ verdict: 'good', by: 'kind' });
    expect(story.list('leaves', 'reason', { who: 'old' })).toEqual(['fled']);
    expect(story.count('paid')).toBe(guests.length - 1);
    expectSound(story);
  });

  test('a guest who fled after ordering comes back and pays', () => {
    const late = tell(file({ maids: unheard, customers: guests, events: [{ at: 700, kind: 'brawl' }] }));
    expect(late.list('takesCover', 'who')).toContain('old');
    expect(late.count('paid')).toBe(guests.length);
    expectSound(late);
  });
});

describe('maids react by temper', () => {
  const maids = [
    maid('brave', [18, 4], { obedience: 1 }),
    maid('timid', [12, 4], { obedience: 0.2 }),
    maid('cool', [24, 4], { obedience: 0.45, clumsy: 0 }),
  ];
  const story = open(file({ maids })).pass(AT + 150);

  test('the brave one steps between', () => {
    expect(story.count('warp', { who: 'brave', key: 'mediate' })).toBe(1);
  });

  test('the frightened one takes cover by the kitchen, and says why', () => {
    expect(story.first('warp', { who: 'timid', key: 'flee' })).toMatchObject({ script: 'maid.hide' });
    expect(story.list('takesCover', 'who')).toContain('timid');
    const [x, y] = story.where('timid');
    expect(Math.max(x - 2, y - 2)).toBeLessThanOrEqual(1);
  });

  test('one who is neither goes on with her work', () => {
    expect(
      story.count('warp', { who: 'cool', key: 'mediate' }) + story.count('warp', { who: 'cool', key: 'flee' }),
    ).toBe(0);
  });

  test('a starstruck one drops what she is doing when her celebrity comes in', () => {
    const adores = { chatty: 2, favouriteCustomerTypes: ['singer'] };
    const star = [maid('giddy', [8, 4], adores), maid('sober', [9, 5], { ...adores, chatty: 0 })];
    const customers = [
      ...(file().customers ?? []),
      { id: 'rio', type: 'singer', isHero: true, arrive: 60, seat: 'g', order: ['tea'], patience: 9000 },
    ];
    const gala = tell(file({ maids: star, customers, events: [] }));
    expect(gala.list('stare', 'who').filter((who) => who === 'giddy' || who === 'sober')).toEqual(['giddy']);
  });
});

test('an alarm in the middle of it takes everyone out, and nobody is stuck afterwards', () => {
  const story = tell(
    file({
      maids: unheard,
      events: [
        { at: AT, kind: 'brawl' },
        { at: AT + 100, kind: 'alarm' },
      ],
    }),
  );
  expect(story.count('outside')).toBe(5);
  expect(story.count('paid')).toBe(3);
});

describe('she who goes between is the nearest of those who would', () => {
  const near = maid('ada', [8, 4]);
  const far = maid('bea', [20, 3]);

  test('a colleague who thinks with a script of the player, and does not care, keeps nobody from going', () => {
    const story = open(file({ maids: [near, far] }));
    story.cafe.give({ kind: 'script', maid: 'ada', script: { name: 'own', text: 'export default () => {}' } });
    story.cafe.give({ kind: 'thought', maid: 'ada', answer: { is: 'todo', todo: { behave: 'stay', tick: 40 } } });
    expect(story.until('event', { what: 'ends' })).toMatchObject({ verdict: 'good', by: 'bea' });
  });

  test('one who thinks with such a script, and says that she does as usual, goes herself', () => {
    const story = open(file({ maids: [near, { ...far, obedience: 0.5 }] }));
    story.cafe.give({ kind: 'script', maid: 'ada', script: { name: 'own', text: 'export default () => {}' } });
    story.cafe.give({ kind: 'thought', maid: 'ada', answer: { is: 'usual' } });
    expect(story.until('event', { what: 'ends' })).toMatchObject({ verdict: 'good', by: 'ada' });
    expect(story.count('warp', { key: 'mediate' })).toBe(1);
  });

  test('a colleague who cannot get there keeps nobody from going', () => {
    const map = ROOM.map((row) => `${row.slice(0, 9)}#${row.slice(10)}`);
    const customers = [
      seated('hot1', 'c', { type: 'fan', order: ['tea'] }),
      seated('hot2', 'f', { type: 'litterbug', order: ['tea'] }),
    ];
    const story = open(file({ map, customers, maids: [near, { ...far, duties: 'serving' }] }));
    expect(story.until('event', { what: 'ends' })).toMatchObject({ verdict: 'good', by: 'bea' });
  });

  test('one who is on her way to a guest leaves it to one who has nothing to do', () => {
    const late = seated('late', 'e', { arrive: 334, order: ['tea'] });
    const maids = [maid('ada', [8, 4], { duties: 'reception' }), maid('bea', [24, 3], { duties: 'serving' })];
    const customers = [...(file().customers ?? []), late];
    const story = open(file({ maids, customers, chefs: 0, events: [{ at: 340, kind: 'brawl' }] })).pass(341);
    expect(story.maid('ada').serving).toBe('late');
    const goes = story.until('warp', { key: 'mediate' });
    expect(goes).toMatchObject({ who: 'bea' });
    // At her next look-up, not when her colleague has passed her.
    expect(goes.tick).toBeLessThanOrEqual(340 + IDLE_TICKS);
  });
});

describe('Calm, the strong action', () => {
  /** A room in which nobody makes peace: Ada is frightened, Bea is neither frightened nor brave. */
  const alone = (): Story => {
    const story = open(
      file({ maids: [maid('ada', [4, 3], { obedience: 0.3 }), maid('bea', [5, 4], { obedience: 0.45, clumsy: 0 })] }),
    );
    story.pass(AT + 100);
    story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
    return story;
  };

  test('sends a maid between the fighters, and it is over', () => {
    const story = alone();
    const calm = story.cafe.strong().find(({ name }) => name === 'calm');
    expect(calm).toMatchObject({ bar: null, targets: [{ guest: 'hot1' }] });
    expect(story.cafe.strongPlan('calm', { guest: 'hot1' }).gains).toMatchObject([{ key: 'calmBrawl' }]);
    story.cafe.give({ kind: 'strong', action: 'calm', guest: 'hot1' });
    const ends = story.until('event', { what: 'ends', kind: 'brawl' });
    expect(ends).toMatchObject({ verdict: 'good' });
    expect(ends['by']).toBe('bea');
    expect(story.first('mediated').who).toBe(ends['by']);
    story.pass(20);
    expect(story.first('strongEnded', { what: 'calm' })['counts']).toMatchObject({ done: 1 });
    expectSound(story);
  });

  test('is not needed while a maid already makes peace', () => {
    const story = open(file());
    story.until('warp', { key: 'mediate' });
    for (let i = 0; i < 300 && !story.cafe.world.maids.some(({ doing }) => doing === 'mediate'); i++) story.pass(1);
    expect(story.cafe.strong().find(({ name }) => name === 'calm')?.targets).toEqual([]);
  });
});
