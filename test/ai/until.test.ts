import { expect, test } from 'vitest';
import type { Todo } from '../../src/ai/index.ts';
import { always, inTurn, Yard, type Robot, type RobotScript } from './yard.ts';

const thoughtsIn = (todo: Todo, ticks: number): number => {
  const yard = new Yard();
  const script = inTurn(todo);
  yard.robot('r', { default: script });
  yard.run(ticks);
  return script.thoughts;
};

test('an A-move looks up after every tick, a dull one every thirty, a plain one when it is there', () => {
  expect(thoughtsIn({ behave: 'walk', to: 1000, tick: 1 }, 90)).toBe(90);
  expect(thoughtsIn({ behave: 'walk', to: 1000, tick: 30 }, 90)).toBe(3);
  expect(thoughtsIn({ behave: 'walk', to: 1000 }, 90)).toBe(1);
  expect(thoughtsIn({ behave: 'walk', to: 30 }, 31)).toBe(2);
});

/** Walks to 100 with this budget, but beeps once the door has been seen open. */
function walker(tick: number | undefined): { yard: Yard; open: () => void } {
  const yard = new Yard();
  let open = false;
  const script: RobotScript = () =>
    open ? { behave: 'beep' } : { behave: 'walk', to: 100, ...(tick === undefined ? {} : { tick }) };
  yard.robot('r', { default: script });
  return { yard, open: () => void (open = true) };
}

test.each([
  [1, 11],
  [30, 31],
  [undefined, 101],
])('something happens on the way in tick 10: with a budget of %s she turns to it in tick %s', (tick, when) => {
  const { yard, open } = walker(tick);
  yard.run(10);
  open();
  expect(yard.run(100).find((line) => line.endsWith('beep'))).toBe(`${when} r beep`);
});

test('a fact named in until ends the todo in time for the very turn', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'idle', until: ['door'] }, { behave: 'beep' }) });
  yard.run(5);
  yard.board.changed(yard.board.fact('boxes'));
  expect(yard.run(2)).toEqual([]);
  yard.board.changed(yard.board.fact('door'));
  expect(yard.run()).toEqual(['8 r beep']);
});

test('until and tick: whichever comes first', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'idle', until: ['door'], tick: 5 });
  yard.robot('r', { default: script });
  yard.run(5);
  expect(script.thoughts).toBe(1);
  yard.run();
  expect(script.thoughts).toBe(2);
  yard.board.changed(yard.board.fact('door'));
  yard.run();
  expect(script.thoughts).toBe(3);
  // The new tick budget counts from the new thought.
  yard.run(4);
  expect(script.thoughts).toBe(3);
  yard.run();
  expect(script.thoughts).toBe(4);
});

test('when the ticks run out just as a fact changes, she thinks once about both', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'idle', until: ['door'], tick: 5 });
  yard.robot('r', { default: script });
  yard.run(5);
  yard.board.changed(yard.board.fact('door'));
  yard.run(5);
  expect(script.thoughts).toBe(2);
});

test('until works for those who act as well as for those who wait', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'work', long: 99, until: ['door'] }, { behave: 'beep' }) });
  yard.run(3);
  yard.board.changed(yard.board.fact('door'));
  expect(yard.run()).toEqual(['4 r beep']);
});

test('a change from before she looked is no news', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'idle', until: ['door'] });
  yard.robot('r', { default: script });
  yard.board.changed(yard.board.fact('door'));
  yard.run(5);
  expect(script.thoughts).toBe(1);
});

test('what one does is visible in the same tick to those after, in the next to those before', () => {
  const yard = new Yard();
  for (const id of ['a', 'c'])
    yard.robot(id, { default: inTurn({ behave: 'idle', until: ['door'] }, { behave: 'beep' }, { behave: 'idle' }) });
  yard.robot('b', { default: inTurn({ behave: 'idle', tick: 3 }, { behave: 'work', long: 1 }, { behave: 'idle' }) });
  yard.during = (_robot, todo) => {
    if (todo.behave === 'work') yard.board.changed(yard.board.fact('door'));
  };
  expect(yard.run(6)).toEqual(['4 b work', '4 c beep', '5 a beep']);
});

test('a fact she changes herself while performing is news to her', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'stay', until: ['door'] });
  yard.robot('r', { default: script });
  yard.during = () => yard.board.changed(yard.board.fact('door'));
  yard.run(3);
  expect(script.thoughts).toBe(3);
});

test('facts that change during a stun are heard after it', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'idle', until: ['door'] }, { behave: 'beep' }) });
  yard.run(2);
  yard.minds.setFlags('r', 1);
  yard.run(2);
  yard.board.changed(yard.board.fact('door'));
  yard.run(2);
  yard.minds.setFlags('r', 0);
  expect(yard.run()).toEqual(['7 r beep']);
});

test.each(['commands', 'buffs', 'alert'] as const)(
  "her own %s end the todo when they change, nobody else's do",
  (fact) => {
    const yard = new Yard();
    for (const id of ['r', 's'])
      yard.robot(id, { default: inTurn({ behave: 'idle', until: [fact] }, { behave: 'beep' }, { behave: 'idle' }) });
    yard.robot('t', { default: inTurn({ behave: 'idle', until: ['door'] }, { behave: 'beep' }) });
    yard.run(2);
    yard.minds.ownFactChanged('s', fact);
    yard.minds.ownFactChanged('t', fact);
    expect(yard.run(2)).toEqual(['3 s beep']);
  },
);

test('a command that arrives or expires is a change for its addressees', () => {
  const yard = new Yard();
  const seen: string[] = [];
  for (const id of ['r', 's'])
    yard.robot(id, {
      default: (_robot, _runned, commands) => {
        seen.push(`${yard.tick} ${id} ${commands.length}`);
        return { behave: 'idle', until: ['commands'] };
      },
    });
  yard.run(2);
  yard.board.post({ executorKeys: ['s'], tick: 3, command: { behave: 'dance' } }, 4);
  yard.run(8);
  expect(seen).toEqual(['1 r 0', '1 s 0', '4 s 1', '7 s 0']);
});

test('who waits is parked and not visited; a poke gives her a turn but erases nothing', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'stay', until: ['door'], tick: 50 });
  yard.robot('r', { default: script });
  expect(yard.run(10)).toEqual(['1 r stay']);
  expect(yard.minds.page('r')?.parked).toBe(true);
  yard.minds.wake('r');
  expect(yard.run(3)).toEqual(['11 r stay']);
  expect(script.thoughts).toBe(1);
  expect(yard.minds.page('r')).toMatchObject({ parked: true, ticksLeft: 37 });
  yard.run(38);
  expect(script.thoughts).toBe(2);
});

test('a poked robot whose todo has become impossible thinks in that turn', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'stay' }, { behave: 'beep' }) });
  yard.run(3);
  yard.broken.add('stay');
  expect(yard.run(3)).toEqual([]);
  yard.minds.wake('r');
  expect(yard.run()).toEqual(['7 r beep']);
});

test('who has nothing to do for some ticks is performed again exactly then', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'nap', long: 7 }) });
  expect(yard.run(20)).toEqual(['1 r nap', '8 r nap', '15 r nap']);
  expect(yard.minds.page('r')?.runned).toBe(1);
});

test.each([1, 2, 254, 255, 256, 257, 1000])('a rest of %s ticks ends on the tick', (long) => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'stay', tick: long }, { behave: 'beep' }) });
  expect(yard.run(long + 1)).toEqual(['1 r stay', `${long + 1} r beep`]);
});

test('rests that were cut short again and again leave no alarm behind', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'idle', until: ['door'], tick: 40 });
  yard.robot('r', { default: script });
  for (let i = 0; i < 30; i++) {
    yard.board.changed(yard.board.fact('door'));
    yard.run();
  }
  expect(script.thoughts).toBe(30);
  yard.run(39);
  expect(script.thoughts).toBe(30);
  yard.run();
  expect(script.thoughts).toBe(31);
});

// ── offers: facts of which there is something to take ─────────────────────────────────────────────────────────────

/** Robots that wait for boxes; each takes a box if it is willing. */
function takers(ids: readonly string[], willing: (id: string) => boolean = () => true) {
  const yard = new Yard();
  const boxes = yard.board.fact('boxes');
  const asked: string[] = [];
  let there = 0;
  for (const id of ids)
    yard.robot(id, {
      default: () => {
        if (yard.tick > 1) asked.push(`${yard.tick} ${id}`);
        if (there === 0 || !willing(id)) return { behave: 'idle', until: ['boxes'] };
        yard.board.setAvailable(boxes, --there);
        return { behave: 'work', long: 3, tick: 3 };
      },
    });
  yard.run();
  return {
    yard,
    asked,
    offer: (more: number) => yard.board.offer(boxes, (there += more)),
    putBack: () => yard.board.setAvailable(boxes, ++there),
  };
}

test('an offer asks those who wait in id order, and only while something is left', () => {
  const { yard, asked, offer } = takers(['a', 'b', 'c', 'd', 'e']);
  offer(2);
  yard.run();
  expect(asked).toEqual(['2 a', '2 b']);
  expect(yard.log).toEqual(['2 a work', '2 b work']);
  yard.run(2);
  expect(asked).toEqual(['2 a', '2 b']);
});

test('an offer nobody wants is put to each once, not again and again', () => {
  const { yard, asked, offer } = takers(['a', 'b', 'c'], () => false);
  offer(1);
  yard.run(10);
  expect(asked).toEqual(['2 a', '2 b', '2 c']);
  offer(0);
  yard.run(2);
  expect(asked).toEqual(['2 a', '2 b', '2 c', '12 a', '12 b', '12 c']);
});

test('those who were not asked are asked when something is left again; those who declined are not', () => {
  const { yard, asked, offer, putBack } = takers(['a', 'b', 'c'], (id) => id !== 'a');
  offer(1);
  yard.run();
  expect(asked).toEqual(['2 a', '2 b']);
  putBack();
  yard.run();
  expect(asked).toEqual(['2 a', '2 b', '3 c']);
});

test('an offer made in the middle of a tick reaches those after in this tick, those before in the next', () => {
  const { yard, asked } = takers(['a', 'c']);
  const boxes = yard.board.fact('boxes');
  yard.robot('b', { default: inTurn({ behave: 'beep' }, { behave: 'idle' }) });
  yard.during = (_robot, todo) => {
    if (todo.behave === 'beep') yard.board.offer(boxes, 2);
  };
  yard.run(3);
  expect(asked).toEqual(['2 c', '3 a']);
});

test('an offer of nothing asks nobody', () => {
  const { yard, asked, offer } = takers(['a', 'b']);
  offer(0);
  yard.run(3);
  expect(asked).toEqual([]);
});

test('an offer that has yet to reach a character reaches it after newcomers have changed the rows', () => {
  const { yard, asked, offer, putBack } = takers(['m', 'n']);
  offer(1);
  yard.run();
  expect(asked).toEqual(['2 m']);
  yard.robot('a', { default: always(undefined) });
  putBack();
  yard.run();
  expect(asked).toEqual(['2 m', '3 n']);
});

test('an offer that has yet to reach a character reaches it after the minds were saved and loaded', () => {
  const { yard, asked, offer, putBack } = takers(['m', 'n']);
  offer(1);
  yard.run();
  const saved = structuredClone(yard.minds.save());
  yard.minds.load(
    saved,
    (id) => yard.robots.get(id) as Robot,
    (id) => ({ default: `${id}.default` }),
  );
  yard.minds.tick = yard.tick;
  putBack();
  yard.run();
  expect(asked).toEqual(['2 m', '3 n']);
});

test('who walks while she waits is asked once, and not at all when nothing is left by then', () => {
  const yard = new Yard();
  const boxes = yard.board.fact('boxes');
  const asked: number[] = [];
  yard.robot('r', {
    default: () => {
      asked.push(yard.tick);
      return { behave: 'walk', to: 100, until: ['boxes'] };
    },
  });
  yard.run(2);
  yard.board.offer(boxes, 1);
  yard.run(4);
  expect(asked).toEqual([1, 3]);
  yard.board.offer(boxes, 1);
  yard.board.setAvailable(boxes, 0);
  yard.run(4);
  expect(asked).toEqual([1, 3]);
});
