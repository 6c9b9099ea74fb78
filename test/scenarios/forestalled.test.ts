// An order that a colleague carries out first: the board and the news name her, and the goal of the day counts it.

import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { BoardLines } from '../../src/hud/read/orders/board-lines.ts';
import { sayState } from '../../src/hud/read/orders/say-line.ts';
import { News } from '../../src/hud/news/news.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

interface Asked {
  readonly cafe: Simulation;
  readonly guest: string;
  /** The maid that the player asks, and the maid that serves the guest. */
  readonly maid: string;
  readonly by: string;
}

const begin = (): Simulation => new Simulation(beginSeason({ seed: 22 }), scripts);
const doneOf = ({ cafe: { state } }: Asked): number | undefined =>
  state.goals?.find(({ kind }) => kind === 'order')?.count;
const ask = ({ cafe, guest, maid }: Asked): void =>
  cafe.give({ kind: 'command', post: { executorKeys: [maid], tick: 200, command: { behave: 'serve', guest } } });

/** Runs a day until a maid is on her way to a guest who wants to order, and another maid could be asked. */
function onHerWay(): Asked {
  const cafe = begin();
  for (;;) {
    cafe.step();
    const { world } = cafe;
    for (const guest of world.guests) {
      const by = guest.calls?.need === 'order' && guest.attendedBy === null ? world.servedBy.get(guest.id) : undefined;
      const other = world.maids.find(
        (me) => me.id !== by && me.duties !== 'serving' && me.obedience >= 1 && me.serving === null,
      );
      if (by !== undefined && other !== undefined) return { cafe, guest: guest.id, maid: other.id, by };
    }
  }
}

/** Runs until the guest has ordered. @returns what the board's line says then, and all news */
function untilOrdered({ cafe, guest, by }: Asked): { readonly line: string | undefined; readonly news: string[] } {
  const news = new News(cafe);
  const lines = new BoardLines();
  const told: string[] = [];
  for (let i = 0; i < 600; i++) {
    cafe.step();
    lines.hear(cafe, cafe.events);
    told.push(...news.tell(cafe, cafe.events, told.length + 1).map(({ what }) => plainText(what)));
    const [line] = lines.read(cafe);
    if (cafe.events.some(({ type, who, customer }) => type === 'orderTaken' && who === by && customer === guest))
      return { line: line && sayState(line), news: told };
  }
  throw new Error('the guest never ordered');
}

describe('a colleague is faster than the maid whom the player asked', () => {
  test('after the maid has accepted: the board says who was faster, so does the news, and the goal counts it', () => {
    const asked = onHerWay();
    ask(asked);
    const { line, news } = untilOrdered(asked);
    const name = asked.cafe.state.people[asked.by]?.name ?? '';
    expect(asked.cafe.state.people[asked.maid]).toMatchObject({
      answers: [expect.objectContaining({ is: 'failed', cause: 'colleague' })],
    });
    expect(line).toBe(`${name} was faster`);
    expect(news).toContainEqual(expect.stringMatching(new RegExp(`^${name} was faster: table \\d+ has ordered\\.$`)));
    expect(doneOf(asked)).toBe(1);
  });

  test('before the maid has read the order: the same', () => {
    // In a first run the tick at which a maid takes an order is found; in the second, the order is given just before.
    const before = onHerWay();
    untilOrdered(before);
    const { tick } = before.cafe.state;
    for (const { id } of before.cafe.world.maids) {
      const asked: Asked = { ...before, cafe: begin(), maid: id };
      while (asked.cafe.state.tick < tick - 1) asked.cafe.step();
      const busy = asked.cafe.world.maids.find((me) => me.id === id);
      if (id === before.by || busy?.duties === 'serving') continue;
      ask(asked);
      const { line, news } = untilOrdered(asked);
      if (busy?.answers.length !== 0) continue;
      expect(line).toMatch(/ was faster$/);
      expect(news.filter((one) => one.includes('was faster'))).toHaveLength(1);
      expect(doneOf(asked)).toBe(1);
      return;
    }
    throw new Error('every maid read the order at once');
  });

  test('an order given to all maids is counted once', () => {
    const asked = onHerWay();
    const { cafe, guest } = asked;
    cafe.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 200, command: { behave: 'serve', guest } } });
    untilOrdered(asked);
    expect(doneOf(asked)).toBe(1);
  });

  test('without an order there is no such news, and the goal stays open', () => {
    const asked = onHerWay();
    expect(untilOrdered(asked).news.filter((one) => one.includes('was faster'))).toEqual([]);
    expect(doneOf(asked)).toBe(0);
  });
});
