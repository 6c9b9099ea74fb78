// The watchdog (src/sim/minds/watchdog.ts) reports people without progress: after how long, with which cause, once. It
// ignores people who stand idle or whose work takes its time.

import { describe, expect, test } from 'vitest';
import type { Json, Todo } from '../../src/ai/index.ts';
import type { Person } from '../../src/sim/state/person.ts';
import { watch } from '../../src/sim/minds/watchdog.ts';
import { maid, open, seated } from '../scenarios/story.ts';

const ROOM = ['############', '#K.........#', '#PP..aTb...#', '#..........#', '####D#######'];

/** A café in which a person has had a todo without progress for this long. @returns what the watchdog reports */
function after(
  ticks: number,
  id: 'ada' | 'ann',
  todo: ({ behave: string } & Readonly<Record<string, Json>>) | null,
  more: Partial<Person> & { readonly last?: Todo } = {},
): unknown {
  const story = open({ map: ROOM, maids: [maid('ada', [3, 3])], customers: [seated('ann', 'a', { patience: 1000 })] }).pass(3);
  const { world } = story.cafe;
  const me = world.state.people[id] as Person;
  const { last, ...fields } = more;
  world.state.tick = 20_000;
  const idle = world.state.tick;
  for (const one of [...world.maids, ...world.guests]) Object.assign(one, { progressTick: idle, doingSince: idle });
  const since = world.state.tick - ticks;
  Object.assign(me, { progressTick: since, doingSince: since, activeTick: since, work: null, attendedBy: null, ...fields });
  const { minds } = world;
  const asked = new Proxy(minds, {
    get: (all, name) =>
      name === 'todoOf'
        ? (who: string) => (who === id ? (todo as Todo | null) : minds.todoOf(who))
        : name === 'lastTodoOf'
          ? () => last ?? null
          : (Reflect.get(all, name) as (...args: unknown[]) => unknown).bind?.(all),
  });
  world.events.length = 0;
  watch({ ...world, minds: asked });
  watch({ ...world, minds: asked });
  const found = world.events.filter(({ type }) => type === 'stuck');
  expect(world.state.figures.stuck).toBe(found.length);
  expect(found.length).toBeLessThanOrEqual(1);
  return found.length === 0 ? null : [found[0]!.who, found[0]!['cause'], found[0]!['waitingFor']];
} // prettier-ignore

const move = { behave: 'move', x: 9, y: 3 };
describe('a maid', () => {
  test.each<[string, number, Parameters<typeof after>[2], Parameters<typeof after>[3], unknown]>([
    ['walks', 86, move, {}, null],
    ['walks for too long', 87, move, {}, ['ada', 'noPath', null]],
    ['stands about', 9000, { behave: 'stay' }, {}, null],
    ['chats', 9000, { behave: 'chat' }, {}, null],
    ['tries something', 120, { behave: 'takeOrder' }, {}, null],
    ['tries something for too long', 121, { behave: 'takeOrder' }, {}, ['ada', 'waitingFor', 'takeOrder']],
    ['lies on the floor', 9000, move, { pose: 'down' }, null],
    ['is named already', 9000, move, { stuck: { cause: 'noPath', waitingFor: null, since: 1 } }, null],
    ['works', 240, { behave: 'sweep' }, { work: 'sweep', workUntil: 19_960 }, null],
    ['works beyond its end', 240, { behave: 'sweep' }, { work: 'sweep', workUntil: 19_959 }, ['ada', 'waitingFor', 'sweep']],
    ['has no idea', 120, null, {}, null],
    ['has no idea for too long', 121, null, {}, ['ada', 'noIdea', null]],
    ['looks up between two steps', 86, null, { activeTick: 19_900, last: move }, null],
    ['looks up, and gets no further', 87, null, { activeTick: 19_900, last: move }, ['ada', 'noPath', null]],
    ['has looked up long ago', 300, null, { activeTick: 19_879, last: { behave: 'stay' } }, ['ada', 'noIdea', null]],
    ['has looked up not so long ago', 300, null, { activeTick: 19_880, last: { behave: 'stay' } }, null],
  ])('who %s (%i ticks)', (_what, ticks, todo, more, said) => {
    expect(after(ticks, 'ada', todo, more)).toEqual(said);
  }); // prettier-ignore
});

describe('a guest', () => {
  test.each<[string, number, Parameters<typeof after>[2], Parameters<typeof after>[3], unknown]>([
    ['calls', 1200, { behave: 'call', need: 'order' }, {}, null],
    ['calls beyond all patience', 1201, { behave: 'call', need: 'order' }, {}, ['ann', 'waitingFor', 'callOrder']],
    ['waits for company', 9000, { behave: 'wait', for: 'company' }, {}, null],
    ['waits for a dish beyond all patience', 1201, { behave: 'wait', for: 'dish' }, { ordered: 'ramen' } as never, ['ann', 'waitingFor', 'ramen']],
    ['is served too long', 1201, { behave: 'call', need: 'order' }, { attendedBy: 'ada' } as never, ['ann', 'waitingFor', 'ada']],
    ['is served after patience was given back', 1500, { behave: 'call', need: 'order' }, { attendedBy: 'ada', stageTick: 18_800 } as never, null],
    ['is served without end', 2201, { behave: 'call', need: 'order' }, { attendedBy: 'ada', stageTick: 20_000 } as never, ['ann', 'waitingFor', 'ada']],
    ['calls, with patience given back after 300 ticks', 1500, { behave: 'call', need: 'order' }, { stageTick: 18_800 } as never, null],
    ['calls beyond that patience, too', 1501, { behave: 'call', need: 'order' }, { stageTick: 18_799 } as never, ['ann', 'waitingFor', 'callOrder']],
    ['stands about', 120, { behave: 'stay' }, {}, null],
    ['stands about too long', 121, { behave: 'stay' }, {}, ['ann', 'noPath', null]],
    ['queues for a seat that is taken', 1201, { behave: 'wait', for: 'seat' }, { stage: 'queue', claimedSeat: 'b' } as never, ['ann', 'seatTaken', null]],
    ['eats', 1500, { behave: 'eat' }, { eatTicksLeft: 300 } as never, null],
    ['eats without end', 1501, { behave: 'eat' }, { eatTicksLeft: 300 } as never, ['ann', 'waitingFor', 'callOrder']],
  ])('who %s (%i ticks)', (_what, ticks, todo, more, said) => {
    expect(after(ticks, 'ann', todo, more)).toEqual(said);
  }); // prettier-ignore
});

test('nobody is looked at who has got on within sixty ticks', () => {
  expect(after(60, 'ada', { behave: 'sweep' }, { work: 'sweep', workUntil: 1 })).toBeNull();
  expect(after(61, 'ada', { behave: 'sweep' }, { work: 'sweep', workUntil: 1 })).toEqual(['ada', 'waitingFor', 'sweep']);
}); // prettier-ignore
