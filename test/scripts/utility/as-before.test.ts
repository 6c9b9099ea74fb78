// The café's choices are configurations, and the default ones choose like the hand-written functions they replaced.
// This test contains those functions and compares the choices: over whole days and in crowded moments.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickWeighted } from '../../../src/ai/index.ts';
import { utilityTexts } from '../../../src/data/index.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { chooseCaller } from '../../../src/scripts/maid/choosing.ts';
import { chooseDish } from '../../../src/scripts/utility/dish.ts';
import { chooseSeat } from '../../../src/scripts/utility/seat.ts';
import { openCafe, openScenario } from '../../../src/sim/opening.ts';
import { readScenario } from '../../../src/sim/scenario/scenario.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import { carryOut } from '../../../src/sim/minds/carry-out.ts';
import { NO_WAY, ordersAtOnce } from '../../../src/sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../../src/sim/script-api/views.ts';
import { restaurant } from '../../golden/run.ts';

// ── as they were ────────────────────────────────────────────────────────────────────────────────────────────────

function seatByHand(me: Guest, cafe: CafeView): string | null {
  let best: string | null = null;
  let cost = Infinity;
  for (const seat of cafe.seating.free()) {
    const tiles = cafe.floor.tilesTo(me, seat.x, seat.y);
    if (tiles >= NO_WAY) continue;
    const strangers = cafe.seating.at(seat.table).filter((one) => one.takenBy !== null && one.takenBy !== me.id).length;
    const dislike = tiles + 8 * strangers + (cafe.seating.isKept(seat, me) ? 1000 : 0);
    if (dislike < cost) [best, cost] = [seat.id, dislike];
  }
  return best;
}

function callerByHand(me: Maid, cafe: CafeView, wished: string | null): string | null {
  const dear = (who: Guest): number => {
    if (who.id === wished) return -1;
    const id = me.favouriteCustomerIds.indexOf(who.id);
    const type = me.favouriteCustomerTypes.indexOf(who.customerType);
    return id >= 0 ? id : type >= 0 ? 1000 + type : Infinity;
  };
  const seen = (who: Guest) => {
    const seat = cafe.seatOf(who);
    const tiles = seat === undefined ? NO_WAY : Math.max(0, cafe.floor.tilesTo(me, seat.x, seat.y) - 1);
    const waited = cafe.tick - (who.calls?.since ?? cafe.tick);
    const full = who.calls?.need === 'order' && me.orders.length >= ordersAtOnce(me.rank);
    return { id: who.id, dear: dear(who), score: waited - 4 * tiles, free: tiles < NO_WAY - 1 && !full };
  };
  const mine = me.serving === null ? undefined : cafe.guest(me.serving);
  const hers = mine !== undefined && mine.calls !== null && cafe.servedBy(mine.id) === me.id ? seen(mine) : null;
  const kept = hers?.free === true ? hers : null;
  const better = cafe.freeCallers
    .filter((who) => who !== mine && (who.id === wished || cafe.noticing.caller(me, who) !== null))
    .map(seen)
    .filter(({ free, dear }) => free && (kept === null || dear < kept.dear))
    .sort((a, b) => (a.dear === b.dear ? 0 : a.dear - b.dear) || b.score - a.score || (a.id < b.id ? -1 : 1));
  return (better[0] ?? kept)?.id ?? null;
}

function dishByHand(me: Guest, rng: number[], cafe: CafeView): string | null {
  const menu = cafe.choices.menu.filter((item) => item.price <= me.budget - me.bill);
  if (menu.length === 0) return null;
  return pickWeighted(rng, menu, ({ taste }) => 1 + 3 * taste.filter((one) => me.taste.includes(one)).length).id;
}

// ── compared ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Compares all choices any character could make now. @returns their number */
function compare(cafe: Simulation): number {
  const { scriptApi, guests, maids } = cafe.world;
  let compared = 0;
  for (const who of guests) {
    // Parties choose seats differently now.
    if (who.customerType !== 'paparazzo' && who.party === null)
      expect(chooseSeat(who, scriptApi)?.id ?? null).toBe(seatByHand(who, scriptApi));
    const [before, hand] = [[...who.rng], [...who.rng]];
    expect(chooseDish(who, scriptApi)).toBe(dishByHand(who, hand, scriptApi));
    carryOut(cafe.world);
    expect(who.rng).toEqual(hand);
    who.rng = before;
    compared += 2;
  }
  for (const me of maids)
    for (const wished of [null, scriptApi.callers[0]?.id ?? null]) {
      expect(chooseCaller(me, scriptApi, wished)?.id ?? null).toBe(callerByHand(me, scriptApi, wished));
      compared++;
    }
  return compared;
}

test('seat, dish and caller: in every moment of a day that one looks at', () => {
  const cafe = openCafe({ seed: 5 }, scripts);
  // What the rules of the day add to the choices has its own tests.
  cafe.state.rules = [];
  let compared = 0;
  for (let i = 0; i < 5000; i++) {
    cafe.step();
    if (i % 50 === 49) compared += compare(cafe);
  }
  expect(compared).toBeGreaterThan(1000);
});

test('also when callers are weighed one by one, because the configuration is written otherwise', () => {
  // A shared part is enough to prevent a plan.
  const text = utilityTexts.caller
    .replace('- { name: waiting, type: FloatVariable', '- { use: waiting }\n            # {')
    .concat(
      'shared: { waiting: { type: FloatVariable, store: PickerEntity, variable: waited, weight: { type: PerUnit, addend: 1 } } }\n',
    );
  const read = readScenario(restaurant(2, 2000));
  if (!read.ok) throw new Error(read.errors.join('\n'));
  const cafe = openScenario(read.scenario, scripts);
  cafe.give({ kind: 'config', name: 'caller', text });
  let compared = 0;
  for (let i = 0; i < 2000; i++) {
    cafe.step();
    if (i % 20 === 19) compared += compare(cafe);
  }
  expect(cafe.configOf('caller')?.changed).toBe(true);
  expect(compared).toBeGreaterThan(1000);
});

describe('a plan', () => {
  test('with any numbers chooses as weighing everybody does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: -12, max: 0 }),
        fc.nat(900),
        (waited, tiles, from) => {
          const usual = utilityTexts.caller
            .replace('addend: 1 } }', `addend: ${waited} } }`)
            .replace('addend: -4', `addend: ${tiles}`);
          const other = usual
            .replace('options:', 'minShare: 0.0\noptions:')
            .replace('type: RuleBased', 'type: DualUtility');
          const read = readScenario(restaurant(1, 1200));
          if (!read.ok) throw new Error(read.errors.join('\n'));
          const cafe = openScenario(read.scenario, scripts);
          for (let i = 0; i < 200 + from; i++) cafe.step();
          const chosen = [usual, other].map((text) => {
            expect(cafe.world.configs.change('caller', text)).toBe(true);
            return cafe.world.maids.map((me) => chooseCaller(me, cafe.world.scriptApi)?.id ?? null);
          });
          expect(chosen[0]).toEqual(chosen[1]);
        },
      ),
      { numRuns: 12 },
    );
  });
});
