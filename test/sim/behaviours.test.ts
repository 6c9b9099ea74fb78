// Behaviours one at a time, without a mind: which fields a todo needs, when it can be done, and what it leaves behind.

import { describe, expect, test } from 'vitest';
import { DONE, GOING, IMPOSSIBLE, type Json, type Todo } from '../../src/ai/index.ts';
import { behaviours, wrongTodo } from '../../src/sim/behaviours/index.ts';
import { entrance } from '../../src/sim/behaviours/visiting.ts';
import { walk } from '../../src/sim/behaviours/moving.ts';
import { wayTo } from '../../src/sim/world/walker-path.ts';
import type { Person } from '../../src/sim/state/person.ts';
import { newSeason } from '../../src/sim/season/new-season.ts';
import type { Ticket } from '../../src/sim/state/things.ts';
import { arriving, maid, open, seated, type ScenarioFile } from '../scenarios/story.ts';

const ROOM = [
  '##########',
  '#K.......#',
  '#PP..aTb.#',
  '#........#',
  '#..cT....#',
  '#........#',
  '#........#',
  '##D#######',
];
type Fields = Readonly<Record<string, Json>>;
const todo = (behave: string, fields: Fields = {}): Todo => ({ behave, ...fields }) as Todo;
const room = (more: Partial<ScenarioFile> = {}) =>
  open({
    map: ROOM,
    maids: [maid('ada', [3, 3])],
    customers: [seated('ann', 'a'), seated('bob', 'b')],
    rival: {},
    ...more,
  }).pass(1);
const of = (story: ReturnType<typeof room>, id: string): Person => story.cafe.state.people[id] as Person;
const can = (story: ReturnType<typeof room>, id: string, behave: string, fields: Fields = {}): boolean =>
  behaviours[behave]!.canDo(story.cafe.world, of(story, id), todo(behave, fields));
/**
 * Performs a todo until it is over, for at most this many ticks. @returns ticks it took, or its result if it was not
 * done
 */
function does(story: ReturnType<typeof room>, id: string, behave: string, fields: Fields = {}, most = 400): number {
  const { world } = story.cafe;
  for (let ticks = 1; ticks <= most; ticks++) {
    const progress = behaviours[behave]!.perform(world, of(story, id), todo(behave, fields));
    if (progress === DONE) return ticks;
    if (progress === IMPOSSIBLE) return -1;
    world.state.tick++;
  }
  return Infinity;
}

test.each<[string, Fields, string | null]>([
  ['move', { x: 1 }, 'move needs whole numbers x and y'],
  ['move', { x: 1, y: 1.5 }, 'move needs whole numbers x and y'],
  ['move', { x: 1, y: 2 }, null],
  ['sweep', {}, 'sweep needs whole numbers x and y'],
  ['clear', {}, 'clear needs seat'],
  ['chat', {}, 'chat needs with'],
  ['callHelp', { need: 7 }, 'callHelp needs need'],
  ['pickUp', { dishes: ['tea'] }, 'pickUp needs dishes, a list of whole numbers'],
  ['scout', { look: 3 }, 'scout takes no look of 3'],
  ['scout', {}, null],
  ['move', { x: 1, y: 2, round: 'yes' }, 'move takes no round of "yes"'],
  ['sit', {}, 'sit needs seat'],
  ['call', { need: 'water' }, "call needs need: 'order' or 'bill'"],
  ['call', { need: 'bill' }, null],
  ['wait', {}, 'wait needs for'],
  ['autograph', {}, 'autograph needs hero'],
  ['stare', {}, 'stare needs hero'],
  ['stare', { hero: 'rio' }, null],
  ['precook', {}, 'precook needs guest and dish'],
  ['precook', { guest: 'ann' }, 'precook needs dish'],
  ['precook', { guest: 'ann', dish: 'tea' }, null],
  ['pastime', {}, 'pastime needs what and stage'],
  ['pastime', { what: 'sing', stage: 'linger' }, "pastime needs what: 'phone' or 'talk' or 'grumble' or 'linger' or 'cheer' or 'photo'"],
  ['pastime', { what: 'talk', stage: 'linger' }, null],
])('%s with %j: %s', (behave, fields, wrong) => {
  expect(wrongTodo(todo(behave, fields))).toBe(wrong);
}); // prettier-ignore

test('what belongs to one role can nobody else do', () => {
  const story = room();
  for (const behave of ['brawl', 'mediate', 'getUp', 'takeTicket', 'sit', 'eat', 'callHelp', 'fidget', 'stretch']) {
    const roles = ['ada', 'ann', 'chef1'].filter((id) => can(story, id, behave));
    expect(roles.length, behave).toBeLessThanOrEqual(1);
  }
  expect(['ada', 'ann', 'chef1'].map((id) => can(story, id, 'fidget'))).toEqual([true, false, false]);
  expect(['ada', 'ann', 'chef1'].map((id) => can(story, id, 'stretch'))).toEqual([false, false, true]);
});

describe('a maid', () => {
  test('gets up when she lies on the floor, or has begun to, and not otherwise', () => {
    const story = room();
    expect(can(story, 'ada', 'getUp')).toBe(false);
    of(story, 'ada').pose = 'down';
    expect(can(story, 'ada', 'getUp')).toBe(true);
    expect(does(story, 'ada', 'getUp')).toBe(24);
    expect(of(story, 'ada').pose).toBe('idle');
    expect(can(story, 'ada', 'getUp')).toBe(false);
  });

  test('clears a dirty table nobody sits at from beside it, with empty hands', () => {
    const story = room({ customers: [] });
    const { world } = story.cafe;
    const ada = story.maid('ada');
    const at = (x: number, y: number, change: () => void = () => {}): boolean => {
      Object.assign(ada, { x, y, toX: x, toY: y, carrying: [], pose: 'idle' });
      const seat = world.seats.get('c')!;
      Object.assign(seat, { dirty: true, takenBy: null });
      change();
      return can(story, 'ada', 'clear', { seat: 'c' });
    };
    expect([at(2, 4), at(3, 3), at(3, 5)]).toEqual([true, true, true]);
    expect([at(2, 3), at(3, 6), at(1, 4), at(3, 4)]).toEqual([false, false, false, false]);
    expect(at(2, 4, () => (ada.carrying = [1]))).toBe(false);
    expect(at(2, 4, () => (ada.pose = 'down'))).toBe(false);
    expect(at(2, 4, () => (world.seats.get('c')!.takenBy = 'ann'))).toBe(false);
    expect(at(2, 4, () => (world.seats.get('c')!.dirty = false))).toBe(false);
    expect(can(story, 'ada', 'clear', { seat: 'z' })).toBe(false);
  });

  test('who walks to where she is, is there; she goes on to the next tile and no further', () => {
    const story = room({ customers: [] });
    const { world } = story.cafe;
    const ada = story.maid('ada');
    expect(walk(world, ada, 3, 3)).toBe(DONE);
    expect(walk(world, ada, 4, 3)).toBe(GOING);
    expect(does(story, 'ada', 'move', { x: 4, y: 3 })).toBe(ada.speed - 1);
    expect([ada.x, ada.y, ada.pose]).toEqual([4, 3, 'idle']);
    expect(walk(world, ada, 5, 2)).toBe(GOING);
    expect(walk(room({ map: ['#####', '#.#.#', '#D###'], maids: [maid('ada', [1, 1])], customers: [], chefs: 0 }).cafe.world, story.maid('ada'), 3, 1)).not.toBe(DONE);
  }); // prettier-ignore

  test('the way before her is every tile to the goal, straight or round a corner', () => {
    const story = room({ customers: [] });
    const way = (x: number, y: number): number[][] =>
      wayTo(story.cafe.world, story.maid('ada'), x, y).map((tile) => [tile.x, tile.y]);
    expect(way(3, 3)).toEqual([]);
    expect(way(2, 3)).toEqual([[2, 3]]);
    expect(way(5, 3)).toEqual([[4, 3], [5, 3]]);
    // Straight up and down, because the column is the goal's from the first step on.
    const up = room({ customers: [], maids: [maid('ada', [8, 6])] });
    const upwards = wayTo(up.cafe.world, up.maid('ada'), 8, 2).map((tile) => [tile.x, tile.y]);
    expect(upwards).toEqual([[8, 5], [8, 4], [8, 3], [8, 2]]);
    expect(way(3, 4).at(-1)).toEqual([3, 4]);
    expect(way(5, 5)).toHaveLength(4);
  }); // prettier-ignore
});

describe('a guest', () => {
  test('who has nothing to do at the table goes on looking as before', () => {
    const story = room();
    of(story, 'ann').pose = 'phone';
    behaviours['stay']!.perform(story.cafe.world, of(story, 'ann'), todo('stay'));
    expect(of(story, 'ann').pose).toBe('phone');
    of(story, 'ada').pose = 'walk';
    behaviours['stay']!.perform(story.cafe.world, of(story, 'ada'), todo('stay'));
    expect(of(story, 'ada').pose).toBe('idle');
  });

  test('stares at a hero for a while, with a star over the head', () => {
    const story = room();
    const { world } = story.cafe;
    behaviours['stare']!.perform(world, of(story, 'ann'), todo('stare', { hero: 'bob' }));
    expect(of(story, 'ann')).toMatchObject({ pose: 'stare', bubble: { icon: 'star' } });
    expect(world.events).toContainEqual(expect.objectContaining({ type: 'stare', who: 'ann', hero: 'bob' }));
    expect(does(story, 'ann', 'stare', { hero: 'bob' })).toBe(60);
    expect(of(story, 'ann').pose).toBe('sit');
    expect(can(story, 'ann', 'stare', { hero: 'nobody' })).toBe(false);
  });

  test('who is a hero comes in with a crown over the head, and all within so many tiles may notice', () => {
    const story = room();
    entrance(story.cafe.world, story.guest('ann'), 4);
    expect(of(story, 'ann').bubble).toMatchObject({ icon: 'crown', untilTick: story.cafe.state.tick + 80 });
    expect(story.cafe.state.areas.at(-1)).toMatchObject({ x: 5, y: 2, reach: 4, buff: 'star', from: 'ann' });
  });

  test('makes an entrance where a scenario seats them at once, if it is a hero and nobody else', () => {
    const story = open({ map: ROOM, maids: [], customers: [seated('rio', 'a', { isHero: true }), seated('ann', 'b')] }).pass(2);
    expect(story.list('entrance', 'who')).toEqual(['rio']);
  }); // prettier-ignore

  test('drops litter on free floor only: on the way out, else beside, never into the door', () => {
    const dropped = (x: number, y: number, map = ROOM): unknown => {
      const story = open({ map, maids: [], customers: [arriving('ann', 0, { at: [x, y] })], chefs: 0 }).pass(1);
      const me = story.guest('ann');
      Object.assign(me, { x, y, toX: x, toY: y, stepOf: 0 });
      const { world } = story.cafe;
      world.events.length = 0;
      behaviours['litter']!.perform(world, me, todo('litter'));
      const event = world.events.find(({ type }) => type === 'litter');
      return event === undefined ? null : [event['x'], event['y']];
    };
    expect(dropped(2, 5)).toEqual([2, 6]);
    expect(dropped(2, 6)).toEqual([2, 5]);
    expect(dropped(1, 1, ['###', '#.#', '#D#'])).toBeNull();
  });
});

describe('a chef', () => {
  const ticket = (dish = 'ramen'): Ticket => ({ guest: 'ann', dish, placedTick: 0 });
  const kitchen = () => {
    const story = room();
    const chef = of(story, 'chef1');
    if (chef.role !== 'chef') throw new Error('no chef');
    Object.assign(chef, { work: null, cooking: null, pose: 'idle' });
    return { story, chef };
  };

  test('takes the oldest ticket, cooks it and puts it on the pass, in the time of the dish', () => {
    const { story, chef } = kitchen();
    story.cafe.state.tickets = [ticket(), { ...ticket(), guest: 'bob' }];
    story.guest('ann').ordered = 'ramen';
    expect([does(story, 'chef1', 'takeTicket'), chef.cooking?.guest, chef.cookTicksLeft, chef.pose]).toEqual([1, 'ann', 39, 'cook']);
    expect(does(story, 'chef1', 'cook')).toBe(38);
    // The remaining ticks count down to 0 and never below.
    expect(chef.cookTicksLeft).toBe(1);
    expect([does(story, 'chef1', 'plate'), chef.cookTicksLeft, chef.pose, chef.cooking]).toEqual([1, 0, 'idle', null]);
    expect(story.cafe.world.places.pass.size).toBe(1);
    expect(chef.tally.cooked).toBe(1);
  }); // prettier-ignore

  test('counts down while he cooks', () => {
    const { story, chef } = kitchen();
    story.cafe.state.tickets = [ticket()];
    does(story, 'chef1', 'takeTicket');
    const left: number[] = [];
    for (let i = 0; i < 5; i++) {
      behaviours['cook']!.perform(story.cafe.world, chef, todo('cook'));
      left.push(chef.cookTicksLeft);
      story.cafe.state.tick++;
    }
    expect(left).toEqual([39, 38, 37, 36, 35]);
  });

  test('what is cooked ahead is finished as begun, and nothing of it is left', () => {
    const { story, chef } = kitchen();
    story.cafe.state.regulars = { who: [], shelf: [] };
    expect(does(story, 'chef1', 'precook', { guest: 'ann', dish: 'ramen' })).toBe(40);
    expect([chef.cookTicksLeft, chef.cooking, chef.pose]).toEqual([0, null, 'idle']);
  });

  test.each([
    ['tidyUp', 'cook', 60],
    ['stretch', 'idle', 40],
  ] as const)('who has nothing to cook: %s', (behave, pose, ticks) => {
    const { story, chef } = kitchen();
    behaviours[behave]!.perform(story.cafe.world, chef, todo(behave));
    expect(chef.pose).toBe(pose);
    expect(does(story, 'chef1', behave)).toBe(ticks);
    expect(chef.pose).toBe('idle');
    chef.cooking = ticket();
    expect(can(story, 'chef1', behave)).toBe(false);
  });

  test('pays for what goes into a dish when it is begun; in a scenario nothing costs anything', () => {
    const spent = (isScenario: boolean): number[] => {
      const { story } = kitchen();
      story.cafe.state.scenario = isScenario;
      story.cafe.state.tickets = [ticket('curry')];
      does(story, 'chef1', 'takeTicket');
      const { ingredients, spentByHour } = story.cafe.state.figures;
      return [ingredients, spentByHour[0] ?? 0];
    };
    expect(spent(true)).toEqual([0, 0]);
    const [ingredients = 0, booked] = spent(false);
    expect(ingredients).toBeGreaterThan(0);
    expect(booked).toBe(ingredients);
  });
});

test('dishes are counted by name in a season, and only there', () => {
  const sold = (isSeason: boolean): unknown => {
    const story = room({ customers: [seated('ann', 'a')] });
    if (isSeason) story.cafe.state.season = newSeason({ seed: 1 });
    story.until('served');
    return story.cafe.state.figures.sold;
  };
  expect([sold(true), sold(false)]).toEqual([{ ramen: 1 }, undefined]);
});
