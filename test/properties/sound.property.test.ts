// In any restaurant, with any inputs: no script fails, no character is stuck, and all figures add up.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeatLetter, isSolid, tileAt } from '../../src/sim/world/map.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
import { open } from '../scenarios/story.ts';
import { cafe, search, type Case } from './cafes.ts';

/** Runs a case until all guests have gone; calls `look` every tick. */
function play({ file, inputs }: Case, look: (cafe: Simulation) => void): { cafe: Simulation; events: SimEvent[] } {
  const story = open(file);
  for (const { tick, input } of inputs) story.cafe.giveAt(tick, input);
  story.pass(file.ticks, look);
  for (let i = 0; i < 600 && story.cafe.world.guests.length > 0; i++) story.pass(50, look);
  return { cafe: story.cafe, events: story.events };
}

/** A player's script may be faulty, and a maid who thinks by it may serve no guest; that is not the café's fault. */
const OF_PLAYERS = ['thought', 'warps'] as const;

/** All characters are on walkable tiles; claims are unique; no guest who calls is served twice. */
function checkMoment(cafe: Simulation): void {
  const { state, world } = cafe;
  const serving = new Map<string, string>();
  const carried = new Map<number, string>();
  for (const id in state.people) {
    const one = state.people[id];
    if (one === undefined || one.role === 'chef') continue;
    if (one.present && !cafe.world.crowd.positions.within(one.x, one.y, 0, [], 'id').includes(id))
      throw new Error(`${id} stands at ${one.x},${one.y}, where nobody would notice ${id}`);
    const seatTile = isSeatLetter(tileAt(state.map, one.x, one.y));
    if (seatTile) {
      const seat = state.seats.find((other) => other.x === one.x && other.y === one.y);
      if (
        one.role !== 'guest' ||
        seat === undefined ||
        (seat.takenBy !== null && seat.takenBy !== id && one.stepOf === 0 && one.stage !== 'leave')
      )
        throw new Error(
          `${id} (${one.role}, ${one.doing}) stands on seat ${seat?.id ?? '?'} of ${seat?.takenBy ?? 'nobody'}`,
        );
    } else if (isSolid(state.map, one.x, one.y))
      throw new Error(`${id} stands in '${tileAt(state.map, one.x, one.y)}' at ${one.x},${one.y}`);
    if (one.role === 'maid') {
      if (one.serving !== null) {
        const other = serving.get(one.serving);
        if (other !== undefined) throw new Error(`${other} and ${id} both serve ${one.serving}`);
        serving.set(one.serving, id);
      }
      for (const dish of [...one.carrying, ...one.fetching]) {
        const other = carried.get(dish);
        if (other !== undefined && other !== id) throw new Error(`${other} and ${id} both see to dish ${dish}`);
        carried.set(dish, id);
        if (one.carrying.includes(dish) && state.dishes[dish]?.holder !== id)
          throw new Error(`${id} carries dish ${dish}, which is not in her hands`);
      }
    }
  }
  const sat = new Map<string, string>();
  for (const seat of state.seats) {
    if (seat.takenBy === null) continue;
    const guest = state.people[seat.takenBy];
    if (guest === undefined) throw new Error(`seat ${seat.id} is taken by ${seat.takenBy}, who is not here`);
    const before = sat.get(seat.takenBy);
    if (before !== undefined) throw new Error(`${seat.takenBy} has both seats ${before} and ${seat.id}`);
    sat.set(seat.takenBy, seat.id);
  }
  for (const command of cafe.commands)
    if (command.untilTick <= state.tick || command.fromTick >= state.tick)
      throw new Error(`command ${command.id} is alive past its ticks`);
  const hands = world.guests.filter((guest: Guest) => guest.calls !== null).map((guest) => guest.id);
  if (hands.join() !== world.callers.map((guest) => guest.id).join()) throw new Error('callers differ from hands up');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('no fault, nobody stuck, nobody inside furniture, no claim twice – and in the end everyone has gone and all adds up', () => {
  fc.assert(
    fc.property(cafe(25, OF_PLAYERS), (given) => {
      const { cafe, events: told } = play(given, checkMoment);
      const { state } = cafe;
      const { figures } = state;
      const of = (type: string): SimEvent[] => told.filter((event) => event.type === type);
      expect(of('fault')).toEqual([]);
      expect(of('stuck')).toEqual([]);

      // Every guest was served or lost, and has gone.
      expect(cafe.world.guests.map((guest) => `${guest.id} ${guest.stage} ${guest.doing}`)).toEqual([]);
      // Events bring more guests, planned or started by hand, and rain keeps some at home.
      const events = given.file.events !== undefined || given.inputs.some(({ input }) => input.kind === 'scene');
      // A guest sent away by the sign at the door counts as not having come.
      const away = of('turnedAway').length;
      expect(figures.turnedAway?.count ?? 0).toBe(away);
      expect(figures.guestsEntered + away).toBe(events ? of('enter').length : given.file.customers?.length);
      expect(figures.guestsServed + figures.guestsLost).toBe(figures.guestsEntered);
      expect(of('leaves')).toHaveLength(figures.guestsEntered);
      expect(new Set(of('leaves').map((event) => event.who)).size).toBe(figures.guestsEntered);
      // One guest pays for a party.
      expect(sum(of('paid').map(({ party }) => (Array.isArray(party) ? party.length : 1)))).toBe(figures.guestsServed);

      // Money.
      const paid = sum(of('paid').map((event) => event['amount'] as number));
      const tips = sum(of('paid').map((event) => event['tip'] as number));
      expect([figures.income, figures.tips, state.money]).toEqual([paid, tips, paid + tips]);
      const maids = cafe.world.maids.map((one) => one.tally);
      expect(sum(maids.map((tally) => tally.income))).toBe(paid);
      expect(sum(maids.map((tally) => tally.tips))).toBe(tips);
      expect(sum(Object.values(figures.byCustomerType).map((type) => type.income))).toBe(paid);

      // Plates.
      const dropped = sum(of('slip').map((event) => event['dropped'] as number));
      const kept = state.regulars?.shelf.length ?? 0;
      expect(of('cooked').length + of('precooked').length).toBe(
        of('served').length + dropped + of('wasted').length + Object.keys(state.dishes).length + kept,
      );
      expect(Object.keys(state.dishes)).toEqual([]);
      expect(figures.dishesServed).toBe(of('served').length);
      expect(figures.dishesDropped).toBe(dropped);
      expect(figures.dishesWasted).toBe(of('wasted').length);
      expect(figures.ordersTaken).toBe(of('orderTaken').length + of('ordersSpecial').length);

      // No claim is left.
      expect(state.seats.filter((seat) => seat.takenBy !== null)).toEqual([]);
      expect(cafe.world.maids.flatMap((one) => [...one.carrying, ...one.fetching, ...one.orders])).toEqual([]);
      expect(cafe.world.maids.filter((one) => one.serving !== null).map((one) => one.id)).toEqual([]);
      expect(state.tickets).toEqual([]);
    }),
    search(300, 20_260_401),
  );
});

test('a command is alive in exactly its ticks', () => {
  fc.assert(
    fc.property(cafe(25, OF_PLAYERS), ({ file, inputs }) => {
      const story = open(file);
      for (const { tick, input } of inputs) story.cafe.giveAt(tick, input);
      const seen = new Map<number, [number, number]>();
      story.pass(2700, (cafe) => {
        const tick = cafe.state.tick - 1;
        // The command of "All hands" is told by the event of the strong action, so it is read from the board.
        for (const { id, command, fromTick, untilTick } of cafe.commands)
          if (command['strong'] === true && !seen.has(id)) seen.set(id, [fromTick, untilTick - 1]);
        for (const event of cafe.events) {
          if (event.type === 'command') seen.set(event['id'] as number, [tick, tick + (event['ticks'] as number) - 1]);
          if (event.type === 'commandExpired') {
            const life = seen.get(event['id'] as number);
            expect(life?.[1]).toBe(tick);
            seen.delete(event['id'] as number);
          }
        }
      });
      expect([...seen.values()]).toEqual([]);
    }),
    search(60, 7),
  );
});
