/** Converts the parts of a promise to functions and numbers for one café: lists to search, predicates to evaluate, ticks to count. */

import type { Simulation } from '../../sim/simulation.ts';
import type { Guest, Maid, Person } from '../../sim/state/person.ts';
import type { Dish, Litter, Seat } from '../../sim/state/things.ts';
import type { World } from '../../sim/world/world.ts';
import type { CafeCondition, Condition, Figure, Filter, Kind, Moment, Promised, Span, Subject } from './form.ts';
import { stateOf, type Thing } from './vocabulary.ts';

export type Test = (one: Thing) => boolean;
export type Holds = () => boolean;

const named = ({ id, name }: Person, wanted: string): boolean =>
  id.toLowerCase() === wanted || name.toLowerCase() === wanted;

function dear(world: World, who: Guest, wanted: string): boolean {
  return world.maids.some(
    (maid) =>
      named(maid, wanted) &&
      (maid.favouriteCustomerIds.includes(who.id) || maid.favouriteCustomerTypes.includes(who.customerType)),
  );
}

function testOf(world: World, filter: Filter): Test {
  switch (filter.by) {
    case 'hero':
      return (one) => (one as Guest).isHero;
    case 'type':
      return (one) => (one as Guest).customerType === filter.type;
    case 'rank':
      return filter.bound === 'exactly'
        ? (one) => (one as Maid).rank === filter.rank
        : filter.bound === 'least'
          ? (one) => (one as Maid).rank >= filter.rank
          : (one) => (one as Maid).rank <= filter.rank;
    case 'duties':
      return (one) => (one as Maid).duties === filter.duties;
    case 'team':
      return (one) => (one as Maid).team === filter.team;
    case 'alert':
      return (one) => ((one as Maid).alertness !== null) === filter.alert;
    case 'name': {
      const wanted = filter.name.toLowerCase();
      return (one) => named(one as Person, wanted);
    }
    case 'dearTo': {
      const wanted = filter.name.toLowerCase();
      return (one) => dear(world, one as Guest, wanted);
    }
    case 'litter':
      return (one) => (one as Litter).kind === filter.litter;
    case 'dish':
      // The filter `dish` compares the dish that was ordered if the subject is an order, and the dish on the plate if
      // the subject is a plate.
      return (one) => ('customerType' in one ? one.ordered : (one as Dish).dish) === filter.dish;
  }
}

/** Returns a predicate for the subject's filters; null = every subject of the kind matches. */
export function matcher(world: World, { filters }: Subject): Test | null {
  const tests = filters.map((filter) => testOf(world, filter));
  const [first] = tests;
  if (first === undefined) return null;
  return tests.length === 1 ? first : (one) => tests.every((test) => test(one));
}

/** Returns a function that lists all current objects of a kind. */
function everyOne({ world }: Simulation, kind: Kind): () => Iterable<Thing> {
  switch (kind) {
    case 'guest':
    case 'order':
      return () => world.guests;
    case 'maid':
      return () => world.maids;
    case 'chef':
      return () => world.chefs;
    case 'somebody':
      return () => Object.values(world.state.people);
    case 'dish':
      return () => Object.values(world.state.dishes);
    case 'litter':
      return () => world.state.litter;
    case 'seat':
      return () => world.state.seats;
  }
}

/** The objects that can be in a state, and a predicate that says whether an object is in it. */
export interface Sighting {
  readonly all: () => Iterable<Thing>;
  readonly is: Test;
}
export function sighting(cafe: Simulation, subject: Subject, stateId: string): Sighting {
  const word = stateOf(subject.kind, stateId);
  const holds = (word?.holds ?? (() => false)) as Test;
  const matches = matcher(cafe.world, subject);
  const among = word?.among ?? null;
  return {
    all: among === null ? everyOne(cafe, subject.kind) : () => among(cafe.world),
    is: matches === null ? holds : (one) => holds(one) && matches(one),
  };
}

/** Returns an id that distinguishes an object from all others of its kind. */
export function idOf(kind: Kind, one: Thing): string {
  if (kind !== 'litter') return String((one as Person | Dish | Seat).id);
  const { x, y, sinceTick } = one as Litter;
  return `${x},${y},${sinceTick}`;
}

/** Returns the character to show in a message about a subject (null = none), and the subject's name in the message. */
export function shownAs(kind: Kind, one: Thing, world: World): { readonly who: string | null; readonly name: string } {
  switch (kind) {
    case 'litter': {
      const { x, y, kind: what } = one as Litter;
      return { who: null, name: `${what} ${x},${y}` };
    }
    case 'seat': {
      const { table, takenBy, id } = one as Seat;
      return { who: takenBy, name: `${table}${id}` };
    }
    case 'dish': {
      const { dish, guest, holder } = one as Dish;
      return { who: holder ?? (world.state.people[guest] === undefined ? null : guest), name: dish };
    }
    default: {
      const { id, name } = one as Person;
      return { who: id, name };
    }
  }
}

export function figureOf({ world: { state } }: Simulation, figure: Figure): () => number {
  switch (figure) {
    case 'money':
      return () => state.money;
    case 'income':
      return () => state.figures.income;
    case 'tips':
      return () => state.figures.tips;
    case 'stars':
      return () => state.stars;
  }
}

export function cafeIs({ world }: Simulation, which: CafeCondition): Holds {
  const { state } = world;
  switch (which) {
    case 'empty':
      return () => world.guests.length === 0;
    case 'full':
      return () => state.seats.length > 0 && state.seats.every(({ takenBy }) => takenBy !== null);
    case 'open':
      return () => !state.closed;
    case 'closed':
      return () => state.closed;
    case 'rain':
      return () => state.weather === 'rain';
  }
}

function holdsOf(cafe: Simulation, condition: Condition): Holds {
  if (condition.of === 'cafe') {
    const is = cafeIs(cafe, condition.state);
    return condition.not ? () => !is() : is;
  }
  if (condition.of === 'figure') {
    const value = figureOf(cafe, condition.figure);
    const { bound, value: wanted, not } = condition;
    return () => (bound === 'least' ? value() >= wanted : value() <= wanted) !== not;
  }
  const { all, is } = sighting(cafe, condition.subject, condition.state);
  const { least, most, not } = condition;
  return () => {
    let count = 0;
    for (const one of all()) {
      if (!is(one) || ++count < least) continue;
      // Counting stops as soon as further matches cannot change the result.
      if (most === null || count > most) break;
    }
    return (count >= least && (most === null || count <= most)) !== not;
  };
}

/** The tick of a given moment of the day; infinity for the end of the day. */
export function tickOf({ state: { clock } }: Simulation, moment: Moment): number {
  if (moment === 'end') return Infinity;
  return 'tick' in moment ? moment.tick : (moment.minute - clock.startMinute) * clock.ticksPerMinute;
}

const TICKS_A_SECOND = 20;
export function ticksOf({ state: { clock } }: Simulation, { count, unit }: Span): number {
  return count * (unit === 'tick' ? 1 : unit === 'second' ? TICKS_A_SECOND : clock.ticksPerMinute);
}

/** Returns a predicate that is true for ticks in the part of the day in which the promise counts. */
export function stretchOf(cafe: Simulation, between: Promised['between']): (tick: number) => boolean {
  if (between === null) return () => true;
  const from = tickOf(cafe, between.from);
  const to = tickOf(cafe, between.to);
  return (tick) => tick >= from && tick < to;
}

/** Returns a predicate that is true while all conditions hold; null = there are no conditions. */
export function allHold(cafe: Simulation, conditions: readonly Condition[]): Holds | null {
  const [first, ...rest] = conditions.map((condition) => holdsOf(cafe, condition));
  if (first === undefined) return null;
  return rest.length === 0 ? first : () => first() && rest.every((holds) => holds());
}
