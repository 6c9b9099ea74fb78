// A small static café: real people on a real map, with notebooks and decisions set by a test. Moving cafés are tested
// with the real simulation (living-café tests).

import type { CommandOnBoard, Decision, Page, Todo } from '../../src/ai/index.ts';
import type { Cafe } from '../../src/sim/api.ts';
import { newDay } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { makeGuest, makeMaid, type MaidSpec } from '../../src/sim/people/creating-people.ts';
import type { GuestSpec } from '../../src/sim/state/arrivals.ts';
import type { Guest, Maid, Person } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

const ROWS = [
  '##########',
  '#K.......#',
  '#PP......#',
  '#......Ta#',
  '#........#',
  '#..bT....#',
  '#........#',
  '#......cT#',
  '####D#####',
];

export interface FakeCafe extends Cafe {
  readonly given: Input[];
  readonly pages: Map<string, Page>;
  readonly thoughts: Map<string, Decision[]>;
  readonly board: CommandOnBoard[];
  /** Adds a person. */
  add<P extends Person>(person: P): P;
}

/** An empty café at tick 1000, 12:40 by its clock, without staff. */
export function fakeCafe(): FakeCafe {
  const state: WorldState = {
    ...newDay({ seed: 1, shift: [], chefs: 0, rows: ROWS }),
    tick: 1000,
    people: {},
    arrivals: [],
  };
  const given: Input[] = [];
  const pages = new Map<string, Page>();
  const thoughts = new Map<string, Decision[]>();
  const board: CommandOnBoard[] = [];
  return {
    state,
    given,
    pages,
    thoughts,
    board,
    events: [],
    commands: board,
    written: [],
    chalkLeft: null,
    facts: () => [],
    tooMany: () => false,
    strong: () => [],
    enquiry: () => null,
    focus: () => null,
    strongBar: () => null,
    strongPlan: () => ({ helpers: [], guests: [], tiles: [], seconds: null, gains: [], costs: [] }),
    step: () => void state.tick++,
    give: (input) => void given.push(input),
    page: (id) => pages.get(id) ?? null,
    decisions: (id) => thoughts.get(id) ?? [],
    way: () => ({ tiles: [], interruptible: true }),
    alertTiles: () => [],
    walkable: () => true,
    canBeSent: () => true,
    outlook: () => null,
    squadWaitsFor: () => [],
    tableOf: () => null,
    readTable: () => ({ ok: false, problems: [] }),
    choices: () => [],
    configOf: () => null,
    readConfig: () => [],
    apprentice: () => null,
    headMaid: () => null,
    janken: () => null,
    hash: () => '',
    save: () => '',
    add: (person) => {
      state.people[person.id] = person;
      pages.set(person.id, page(person.id));
      return person;
    },
  };
}

export function maid(id: string, given: Partial<MaidSpec> = {}): Maid {
  const name = id[0]?.toUpperCase() + id.slice(1);
  return makeMaid(
    {
      id,
      name,
      look: id,
      rank: 3,
      at: [2, 4],
      favouriteCustomerIds: [],
      favouriteCustomerTypes: [],
      duties: 'allround',
      alertness: 30,
      obedience: 1,
      team: null,
      chatty: 1,
      clumsy: 1,
      speed: 6,
      level: 1,
      wage: 100,
      controller: 'script',
      ...given,
    },
    1,
  );
}

const PLAIN_GUEST: GuestSpec = {
  name: '', look: 'office', customerType: 'office', isHero: false, patience: 1200, budget: 2000, taste: ['meat'], temperament: 'patient', loudness: 0, speed: 6, party: null, seat: null, start: 'door', order: null,
}; // prettier-ignore

/** A guest on a seat, with a hand up when `need` is given; waiting for `waited` ticks. */
export function guest(
  cafe: FakeCafe,
  id: string,
  seat: string,
  given: Partial<Guest> & { need?: 'order' | 'bill'; waited?: number } = {},
): Guest {
  const { need, waited = 40, ...rest } = given;
  const place = cafe.state.seats.find((one) => one.id === seat);
  const name = id[0]?.toUpperCase() + id.slice(1);
  const made = makeGuest(
    id,
    { ...PLAIN_GUEST, name },
    1,
    { x: place?.x ?? 4, y: place?.y ?? 8 },
    cafe.state.tick - waited,
  );
  const calls = need === undefined ? null : { need, since: cafe.state.tick - waited };
  if (place !== undefined) place.takenBy = id;
  return cafe.add({
    ...made,
    seat: place === undefined ? null : seat,
    calls,
    stage: need === 'bill' ? 'callBill' : need === 'order' ? 'callOrder' : 'eat',
    ...rest,
  });
}

export const page = (id: string, given: Partial<Page> = {}): Page => ({
  id, script: 'maid.waiting', key: 'waiting', runned: 0, param: undefined, todo: null, ticksLeft: null, ended: null, faults: 0, parked: false, ...given,
}); // prettier-ignore

export const decision = (tick: number, given: Partial<Decision> = {}): Decision => ({
  tick, script: 'maid.move', key: 'move', runned: 0, commands: [], options: [], because: null, todo: null, warp: null, missingKey: false, ended: null, fault: null, ...given,
}); // prettier-ignore

export const walking = (tick: number | undefined, x = 8, y = 3): Todo => ({
  behave: 'move',
  x,
  y,
  ...(tick === undefined ? {} : { tick }),
});

/** An option of a choice among callers. */
export function caller(
  id: string,
  verdict: string,
  terms: Record<string, string | number | null> = {},
): Decision['options'][number] {
  return {
    id,
    verdict,
    terms: {
      name: id,
      table: 1,
      need: 'order',
      dear: null,
      dearBy: null,
      waited: 40,
      tiles: 3,
      score: 28,
      by: null,
      ...terms,
    },
  };
}
