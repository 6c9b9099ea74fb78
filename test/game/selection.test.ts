// What a click becomes: an order that replaces those before or, with Shift, follows them.

import { expect, test } from 'vitest';
import type { CommandPost } from '../../src/ai/index.ts';
import { Selection } from '../../src/game/input/selection.ts';
import { appended, isOneTooMany, lasting, scoutOrder } from '../../src/game/input/orders.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import type { Mode } from '../../src/view/contract.ts';

function choosing(): {
  choosing: Selection;
  cafe: ReturnType<typeof openCafe>;
  posts: CommandPost[];
  modes: Mode[];
  told: string[];
  refuses: { all: boolean };
} {
  const cafe = openCafe({ seed: 3 }, scripts);
  const told: string[] = [];
  const posts: CommandPost[] = [];
  const modes: Mode[] = [];
  const refuses = { all: false };
  return {
    refuses,
    cafe,
    posts,
    modes,
    told,
    choosing: new Selection({
      cafe: () => cafe,
      command: (post) => {
        if (refuses.all) return false;
        posts.push(post);
        cafe.give({ kind: 'command', post });
        return true;
      },
      drive: (what) => cafe.give({ kind: 'drive', ...what }),
      selected: () => {},
      modeSet: (mode) => void modes.push(mode),
      followed: () => {},
      tell: (key) => void told.push(key),
    }),
  };
}

test('an order replaces those before it, and the chalk is put down', () => {
  const { choosing: chosen, posts, modes } = choosing();
  chosen.select(['mei']);
  chosen.setMode('a-move');
  chosen.order('a-move', 4, 4);
  expect(posts[0]?.command).toMatchObject({ behave: 'move', x: 4, y: 4, manner: 'a-move' });
  expect(posts[0]?.command).not.toHaveProperty('after');
  expect(modes).toEqual(['a-move', 'select']);
});

test('with Shift it comes after those before, and the chalk stays in hand for the next', () => {
  const { choosing: chosen, posts, modes } = choosing();
  chosen.select(['mei']);
  chosen.setMode('sweep');
  chosen.order('plain', 4, 4, true);
  chosen.target('sweep', { x: 5, y: 4 }, true);
  chosen.target('gather', { x: 6, y: 4 }, true);
  expect(posts.map(({ command }) => [command['behave'], command['after']])).toEqual([
    ['move', 'last'],
    ['sweep', 'last'],
    ['gather', 'last'],
  ]);
  expect(modes).toEqual(['sweep']);
});

test('a click that can come to nothing says why, and the chalk stays in hand', () => {
  const { choosing: chosen, posts, told, modes } = choosing();
  chosen.order('plain', 4, 4);
  chosen.missed();
  chosen.select(['mei']);
  chosen.missed();
  chosen.setMode('serve');
  chosen.target('serve', { x: 5, y: 4 });
  expect(told).toEqual(['toast.nobodySelected', 'toast.nobodySelected', 'toast.noWay', 'toast.noGuest']);
  expect([posts, modes]).toEqual([[], ['serve']]);
});

test('a right click asks for what is there: to serve who calls, to sweep, or to walk there with open eyes', () => {
  const { choosing: chosen, posts, cafe, told } = choosing();
  chosen.ask({ x: 4, y: 4 });
  expect([posts, told.splice(0)]).toEqual([[], ['toast.nobodySelected']]);
  chosen.select(['mei']);
  for (let i = 0; i < 4000 && cafe.world.freeCallers.length === 0; i++) cafe.step();
  const who = cafe.world.freeCallers[0];
  chosen.ask({ x: who?.x ?? 0, y: who?.y ?? 0, personId: who?.id as string, litter: true });
  chosen.ask({ x: 5, y: 5, litter: true }, true);
  chosen.ask({ x: 4, y: 4, litter: false });
  expect(posts.map(({ command }) => command)).toMatchObject([
    { behave: 'serve', guest: who?.id },
    { behave: 'sweep', x: 5, y: 5, after: 'last' },
    { behave: 'move', x: 4, y: 4, manner: 'a-move' },
  ]);
  expect(told).toEqual([]);
});

test('an order that can do nothing is not given: to sweep a clean tile, to serve a maid, to walk where she stands', () => {
  const { choosing: chosen, posts, told, modes, cafe } = choosing();
  chosen.select(['mei']);
  chosen.setMode('sweep');
  chosen.target('sweep', { x: 5, y: 4, litter: false });
  chosen.setMode('serve');
  const { x = 0, y = 0 } = cafe.state.people['hana'] ?? {};
  chosen.target('serve', { x, y, personId: 'hana' });
  chosen.setMode('plain');
  const { x: hereX = 0, y: hereY = 0 } = cafe.state.people['mei'] ?? {};
  chosen.order('plain', hereX, hereY);
  expect(posts).toEqual([]);
  expect(told).toEqual(['toast.noLitter', 'toast.noGuest', 'toast.there']);
  expect(modes).toEqual(['sweep', 'serve', 'plain']);
});

test('a click to where nobody can stand says what the order in hand wants', () => {
  const { choosing: chosen, told } = choosing();
  for (const mode of ['select', 'plain', 'a-move', 'serve', 'sweep', 'gather'] as const) {
    chosen.setMode(mode);
    chosen.missed();
  }
  // With no maid selected, an order goes to the best one.
  const noWay = 'toast.noWay';
  expect(told).toEqual(['toast.nobodySelected', noWay, noWay, 'toast.noGuest', noWay, noWay]);
});

test('an order that is refused at once leaves the chalk in hand', () => {
  const { choosing: chosen, refuses, posts, modes } = choosing();
  chosen.select(['mei']);
  chosen.setMode('plain');
  refuses.all = true;
  chosen.order('plain', 4, 4);
  expect([posts, modes]).toEqual([[], ['plain']]);
});

test('a fifth open order is known as such before the café has read any', () => {
  const { cafe } = choosing();
  const all = Object.values(cafe.state.people).filter(({ role }) => role === 'maid');
  const order = (id: string): Input => ({ kind: 'command', post: scoutOrder(cafe, [id]) });
  for (const { id } of all.slice(0, 4)) {
    expect(isOneTooMany(cafe, order(id))).toBe(false);
    cafe.give(order(id));
  }
  const [first, fifth] = [all[0]?.id ?? '', all[4]?.id ?? ''];
  expect([isOneTooMany(cafe, order(fifth)), isOneTooMany(cafe, order(first))]).toEqual([true, false]);
  expect(isOneTooMany(cafe, { ...order(fifth), free: true } as Input)).toBe(false);
  expect(isOneTooMany(cafe, { kind: 'said', hints: [] })).toBe(false);
  cafe.step();
  expect(cafe.events.filter(({ type }) => type === 'refused')).toEqual([]);
});

test('of orders to the same maid given during a pause only the last counts; appended ones count besides', () => {
  const { cafe } = choosing();
  const ids = Object.values(cafe.state.people).flatMap(({ role, id }) => (role === 'maid' ? [id] : []));
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
  const order = (id: string): Input => ({ kind: 'command', post: scoutOrder(cafe, [id]) });
  for (const id of [first, first, first, second, third]) cafe.give(order(id));
  expect(isOneTooMany(cafe, order(fourth))).toBe(false);
  expect(cafe.written).toHaveLength(5);
  cafe.give({ kind: 'command', post: appended(scoutOrder(cafe, [first])) });
  expect(isOneTooMany(cafe, order(fifth))).toBe(true);
  expect(isOneTooMany(cafe, order(first))).toBe(false);
});

test('a click on a caller makes a selected apprentice serve; one who decides by herself, or two, are not driven', () => {
  const { choosing: chosen, cafe } = choosing();
  cafe.give({ kind: 'edit', maid: 'hana', edit: { controller: 'apprentice' } });
  chosen.select(['hana']);
  const can = (): boolean => cafe.apprentice('hana')?.possible.includes('serve') === true;
  for (let i = 0; i < 3000 && !can(); i++) cafe.step();
  const who = cafe.world.freeCallers[0];
  const at = { x: who?.x ?? 0, y: who?.y ?? 0, personId: who?.id as string };
  expect(chosen.drives({ x: 0, y: 0 })).toBe(false);
  expect(chosen.drives(at)).toBe(true);
  cafe.step();
  expect(cafe.apprentice('hana')?.deed).toMatchObject({ do: 'serve', by: 'player', guest: who?.id });
  chosen.select(['hana', 'mei']);
  expect(chosen.drives(at)).toBe(false);
  chosen.select(['hana']);
  cafe.give({ kind: 'apprentice', maid: 'hana', mode: 'Auto' });
  cafe.step();
  expect(chosen.drives(at)).toBe(false);
});

test('an order to a place no way leads to is refused, and the chalk stays in hand', () => {
  const { choosing: chosen, posts, told, modes, cafe } = choosing();
  chosen.select(['mei', 'hana']);
  chosen.setMode('plain');
  // A wall towards the pavement, a corner outside, and the kitchen, which has no way in.
  for (const [x, y] of [
    [15, 8],
    [0, 12],
    [5, 2],
  ] as const) {
    chosen.order('plain', x, y);
    chosen.target('gather', { x, y });
    expect(cafe.canBeSent('mei', x, y)).toBe(false);
  }
  expect([posts, told, modes]).toEqual([[], Array.from({ length: 6 }, () => 'toast.noWay'), ['plain']]);
  // Beside furniture there is a way, also where seats surround a table.
  chosen.order('plain', 11, 6);
  expect(posts).toHaveLength(1);
});

test('a right click on a guest of any stage, on a seat or on the floor is written or says why not', () => {
  const { choosing: chosen, posts, told, cafe } = choosing();
  const stages = new Set<string>();
  const silent: string[] = [];
  const asks = (what: string, at: Parameters<Selection['ask']>[0]): void => {
    const before = posts.length + told.length;
    chosen.ask(at);
    if (posts.length + told.length !== before + 1) silent.push(what);
  };
  chosen.select(['mei']);
  for (const { x, y } of cafe.state.seats) asks('seat', { x, y, litter: false });
  for (let y = 0; y < cafe.state.map.height; y++)
    for (let x = 0; x < cafe.state.map.width; x++) asks('floor', { x, y, litter: false });
  asks('outside', null);
  for (let i = 0; i < 6000; i++) {
    cafe.step();
    if (i % 80 !== 0) continue;
    for (const who of Object.values(cafe.state.people)) {
      if (who.role !== 'guest') continue;
      stages.add(who.stage);
      asks(who.stage, { x: who.x, y: who.y, personId: who.id });
    }
  }
  expect(silent).toEqual([]);
  expect([...stages].sort()).toEqual(
    expect.arrayContaining(['callBill', 'callOrder', 'eat', 'leave', 'linger', 'queue', 'toSeat', 'waitDish']),
  );
});

test('a right click with only a guest selected asks to select a maid, and sends nobody', () => {
  const { choosing: chosen, posts, told, cafe } = choosing();
  const guest = (): string | undefined => Object.values(cafe.state.people).find(({ role }) => role === 'guest')?.id;
  for (let i = 0; i < 4000 && guest() === undefined; i++) cafe.step();
  chosen.select([guest() ?? '']);
  chosen.ask({ x: 4, y: 4 });
  chosen.ask(null);
  expect([posts, told]).toEqual([[], ['toast.nobodySelected', 'toast.nobodySelected']]);
});

test('a right click puts the tool in hand away and asks the selected maids; without any it only puts it away', () => {
  const { choosing: chosen, posts, told, modes } = choosing();
  chosen.setMode('serve');
  chosen.ask({ x: 4, y: 4 });
  expect([posts, told, modes]).toEqual([[], [], ['serve', 'select']]);
  chosen.select(['mei']);
  chosen.setMode('serve');
  chosen.ask({ x: 15, y: 8 });
  expect([told, chosen.mode]).toEqual([['toast.noWay'], 'select']);
  chosen.setMode('sweep');
  chosen.ask({ x: 4, y: 4 });
  expect(posts.map(({ command }) => command['behave'])).toEqual(['move']);
});

test('from 2× on a request stays on the board for five of the player’s seconds', () => {
  const post = { executorKeys: ['momo'], tick: 200, command: { behave: 'move' } };
  const seconds = [0, 1, 2, 4, 8].map((speed) => lasting(post, speed).tick / (20 * Math.max(1, speed)));
  expect(seconds).toEqual([10, 10, 5, 5, 5]);
});
