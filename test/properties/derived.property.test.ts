// What a café derives from its state – which maid serves which guest, what lies where, which seats are kept – is the
// same whether it was updated while the café ran or is derived again, as after loading. Checked at every tick of a busy
// day.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { derivedWorld } from '../../src/sim/engine/build-world.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Seat } from '../../src/sim/state/things.ts';
import type { World } from '../../src/sim/world/world.ts';
import { queueing } from '../../src/sim/world/ground.ts';
import { open } from '../scenarios/story.ts';
import { cafe, search } from './cafes.ts';

type Ided = { readonly id: string };
const ids = (list: readonly Ided[]): string[] => list.map(({ id }) => id);
const byKey = <V>(map: ReadonlyMap<unknown, V>, of: (value: V) => unknown, isNone: (value: V) => boolean): object =>
  Object.fromEntries(
    [...map]
      .filter(([, value]) => !isNone(value))
      .map(([key, value]): [string, unknown] => [String(key), of(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const never = (): boolean => false;
const empty = ({ length }: { readonly length: number }): boolean => length === 0;

/** Everything a world has derived. */
function workedOut(world: World): object {
  const { places } = world;
  const hidden = places as unknown as {
    litter: Map<number, { x: number; y: number; kind: string }>;
    standing: Map<number, Ided[]>;
  };
  const seats = (set: Iterable<Seat>): string[] => ids([...set]).sort();
  return {
    callers: ids(world.callers),
    freeCallers: ids(world.freeCallers),
    maids: ids(world.maids),
    guests: ids(world.guests),
    chefs: ids(world.chefs),
    queue: ids(queueing(world)),
    parties: byKey(world.parties, ids, empty),
    seats: [...world.seats.keys()].sort(),
    served: Object.fromEntries(world.guests.map(({ id }) => [id, world.servedBy.get(id) ?? null])),
    fetched: Object.fromEntries(Object.keys(world.state.dishes).map((id) => [id, places.fetchedBy.get(Number(id)) ?? null])),
    tended: world.maids.map(({ id }) => [
      world.state.litter.map(({ x, y }) => places.isTendedAt(x, y, id)),
      world.state.seats.map(({ x, y }) => places.isTendedAt(x, y, id)),
    ]),
    pass: [...places.pass],
    dishFor: byKey(places.dishFor, (dish) => dish, never),
    dirty: seats(places.dirty),
    freeSeats: seats(places.freeSeats),
    tables: byKey(places.tables, ids, empty),
    conditioned: [...world.conditioned].filter((id) => world.state.people[id] !== undefined).sort(),
    kept: byKey(places.kept, (who) => [...who].sort(), (who) => who.size === 0),
    litter: byKey(hidden.litter, ({ x, y, kind }) => [x, y, kind], never),
    standing: byKey(hidden.standing, (maids) => ids(maids).sort(), empty),
  };
} // prettier-ignore

/** The updated values, and those derived from the state alone. */
function expectTheSame({ world }: Simulation): void {
  const anew = derivedWorld(world.state, { ...world, forget: () => {} });
  // The script API is bound to its world; a café has one.
  expect(workedOut(anew), `tick ${world.state.tick}`).toEqual(workedOut(world));
}

test('after loading, a busy day has worked out at every tick what the running one has', { timeout: 300_000 }, () => {
  const cafe = new Simulation(newDay({ seed: 4 }), scripts);
  const orders: readonly [number, Input][] = [
    [400, { kind: 'command', post: { executorKeys: ['all'], tick: 200, command: { behave: 'move', x: 9, y: 9 } } }],
    [900, { kind: 'edit', maid: 'mei', edit: { duties: 'serving' } }],
    [1500, { kind: 'block', x: 14, y: 12, decor: 'palm' }],
    [2000, { kind: 'removeSeat', seat: cafe.state.seats[3]?.id ?? '' }],
    // Two maids with equal claims: whatever one has set out for, the other has too.
    [2500, { kind: 'script', role: 'allround', script: { name: 'both', text: 'export default () => {}' } }],
  ];
  while (!cafe.state.over) {
    const { tick, people } = cafe.state;
    for (const [at, input] of orders) if (at === tick) cafe.give(input);
    if (tick > 2500 && tick % 40 === 0) {
      const [caller] = cafe.world.callers;
      const dish = [...cafe.world.places.pass][0];
      for (const { id } of cafe.world.maids.filter(({ duties }) => duties === 'allround'))
        if (tick % 80 === 0 && caller !== undefined && caller.seat !== null) {
          const to = cafe.world.scriptApi.floor.nearestTile(people[id]!, caller.x, caller.y);
          if (to !== null) cafe.give({ kind: 'thought', maid: id, answer: { is: 'todo', todo: { behave: 'move', x: to.x, y: to.y, guest: caller.id, tick: 30 } } }); // prettier-ignore
        } else if (dish === undefined) cafe.give({ kind: 'thought', maid: id, answer: { is: 'usual' } });
        else cafe.give({ kind: 'thought', maid: id, answer: { is: 'todo', todo: { behave: 'stay', tick: 20, dishes: [dish], tend: '9,9' } } }); // prettier-ignore
    }
    cafe.step();
    expectTheSame(cafe);
  }
});

test('and so has any café, at every tick', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(cafe(), ({ file, inputs }) => {
      const story = open(file);
      for (const { tick, input } of inputs) story.cafe.giveAt(tick, input);
      story.pass(1500, expectTheSame);
    }),
    search(30, 21),
  );
});
