// The small cards on the tables say the number by which texts call a table; a dirty plate marks tables to be cleared.

import { describe, expect, test } from 'vitest';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import icons from '../../assets/ui/icons.json' with { type: 'json' };
import { numberCards, seatsWithBags, TO_CLEAR, topsToClear } from '../../src/view/room/table-marks.ts';
import { MOST_CARDS, NUMBER_CARDS } from '../../src/view/textures/number-cards.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { firstCafe } from '../../src/data/maps/first.ts';
import { dailyLayouts } from '../../src/data/maps/daily.ts';

const cardsOf = (rows: readonly string[]) => numberCards(readSeats(makeMap(rows)));

describe('a card with its number', () => {
  test('stands on every table of every shipped room, and is drawn for each of these numbers', () => {
    for (const { rows } of [firstCafe, ...dailyLayouts]) {
      const cards = cardsOf(rows);
      expect(cards.map(({ x, y }) => rows[y]?.[x])).toEqual(Array.from(cards, () => 'T'));
      const tops = rows.flatMap((row, y) => [...row].flatMap((tile, x) => (tile === 'T' ? [`${x},${y}`] : [])));
      for (const top of tops)
        expect(
          cards.some(({ x, y }) => Math.abs(x - +top.split(',')[0]!) + Math.abs(y - +top.split(',')[1]!) <= 1),
        ).toBe(true);
      expect(Math.max(...cards.map(({ table }) => table))).toBeLessThanOrEqual(MOST_CARDS);
    }
    expect(NUMBER_CARDS.map(({ name }) => name)).toContain('number-1');
    expect(NUMBER_CARDS.map(({ name }) => name)).toContain(`number-${MOST_CARDS}`);
  });
  test('stands only once on two tables side by side, on the one in front', () => {
    const cards = cardsOf(['########', '#.ab...#', '#.TT.cT#', '########']);
    expect(cards.map(({ x, table }) => [x, table])).toEqual([
      [3, 1],
      [6, 3],
    ]);
    expect(cardsOf(['#####', '#.Ta#', '#.Tb#', '#####']).map(({ y }) => y)).toEqual([2]);
  });
  test('stays on both tables that were joined across a gap', () => {
    const seats = [2, 5].map((tableX) => ({ table: 1, tableX, tableY: 2 }));
    expect(numberCards(seats)).toHaveLength(2);
  });
});

test('a picture of a dirty plate, which is among the icons, marks the tables with empty plates, but only while guests wait at the door', () => {
  const state = beginSeason({ seed: 1 });
  const [dirty] = state.seats;
  dirty!.dirty = true;
  expect(Object.keys(icons.frames)).toContain(TO_CLEAR);
  expect(topsToClear(state)).toEqual([]);
  state.people['waits'] = { role: 'guest', stage: 'queue' } as never;
  expect(topsToClear(state)).toEqual([{ x: dirty!.tableX, y: dirty!.tableY, table: dirty!.table }]);
  dirty!.takenBy = 'waits';
  expect(topsToClear(state)).toEqual([]);
});

test('a bag stands on the chair of a guest who is elsewhere, not on that of one who sits or is on the way to it', () => {
  const state = beginSeason({ seed: 1 });
  const [seat] = state.seats;
  seat!.takenBy = 'ann';
  const ann = (more: object): string[] => {
    state.people['ann'] = { role: 'guest', present: true, stage: 'eat', x: seat!.x, y: seat!.y, ...more } as never;
    return seatsWithBags(state).map(({ id }) => id);
  };
  expect(ann({})).toEqual([]);
  expect(ann({ stage: 'toSeat', x: 1 })).toEqual([]);
  expect(ann({ stage: 'visitHero', x: 1 })).toEqual([seat!.id]);
});
