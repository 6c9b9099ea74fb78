/**
 * Cafés of any size for the benchmarks: a room of 15 people (twelve seats, two maids, a chef, its own pass and door)
 * repeated side by side without walls between. Everything runs on the shipped simulation and scripts.
 */

import { stream } from '../../src/ai/index.ts';
import { temperamentNames } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { freshState } from '../../src/sim/world/fresh-state.ts';
import { makeMap, readSeats, tilesOf } from '../../src/sim/world/map.ts';
import { makeChefs, makeMaid } from '../../src/sim/people/creating-people.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { ArrivalPlan } from '../../src/sim/state/arrivals.ts';
import type { Person } from '../../src/sim/state/person.ts';

const ROOM = [
  'PPPPPPKPPPPP',
  '............',
  '.aTb.cTd.eTf',
  '............',
  '.gTh.iTj.kTl',
  '............',
  'DDDDDDDDDDDD',
];
const SEATS = 12;
export const PEOPLE_A_ROOM = 15;
/** Ticks between two guests of a seat. */
const VISIT = 900;
const TYPES = ['office', 'student', 'family', 'tourist', 'fan', 'elderly'];

/** The map of a hall of `rooms` rooms. */
export function hallRows(rooms: number): string[] {
  const across = Math.ceil(Math.sqrt(rooms / 2));
  const rows: string[] = [];
  const width = across * 12 + 2;
  rows.push('#'.repeat(width));
  let left = rooms;
  while (left > 0) {
    const here = Math.min(across, left);
    for (const row of ROOM)
      rows.push(
        `#${row
          .replaceAll('D', '.')
          .repeat(here)
          .padEnd(across * 12, '#')}#`,
      );
    left -= here;
  }
  rows.push(`#${'D...........'.repeat(across)}#`);
  return rows;
}

/** A hall of `rooms` rooms with guests for `ticks` ticks. */
export function hall(rooms: number, ticks: number, seed = 1): Simulation {
  const rows = hallRows(rooms);
  const map = makeMap(rows);
  const seats = readSeats(map);
  const people: Record<string, Person> = {};
  const floor = tilesOf(map, '.');
  for (let i = 0; i < rooms * 2; i++) {
    const at = floor[Math.floor((i * floor.length) / (rooms * 2))] ?? { x: 1, y: 2 };
    const id = `maid${String(i).padStart(4, '0')}`;
    people[id] = makeMaid(
      {
        id,
        name: id,
        look: 'mei',
        rank: (2 + (i % 4)) as 2 | 3 | 4 | 5,
        at: [at.x, at.y],
        favouriteCustomerIds: [],
        favouriteCustomerTypes: [TYPES[i % TYPES.length] as string],
        duties: 'allround',
        alertness: i % 3 === 0 ? 1 : 5,
        obedience: 1,
        team: null,
        chatty: 1,
        clumsy: 1,
        speed: 5,
        level: 1,
        wage: 0,
        controller: 'script',
      },
      seed,
    );
  }
  for (const chef of makeChefs(rooms, map, seed)) people[chef.id] = chef;
  const arrivals: ArrivalPlan[] = [];
  for (let tick = 0; tick < ticks; tick += VISIT)
    seats.forEach((seat, i) => {
      const at = tick + Math.floor((i * VISIT) / seats.length);
      arrivals.push({
        tick: at,
        id: '',
        spec: {
          name: 'Guest',
          look: 'office',
          customerType: TYPES[i % TYPES.length] as string,
          isHero: false,
          patience: 3000,
          budget: 1e6,
          taste: [],
          temperament: temperamentNames[i % temperamentNames.length] as string,
          loudness: 0,
          speed: 6,
          party: null,
          seat: seat.id,
          start: 'seat',
          order: ['ramen'],
        },
      });
    });
  arrivals.sort((a, b) => a.tick - b.tick);
  const opening = {
    seed,
    clock: { day: 1, openTick: 0, closeTick: null, startMinute: 660, ticksPerMinute: 10 },
    map,
    seats,
    menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 300, price: 900, coldTicks: null, taste: [] }],
    chances: { slip: 0.3, fidget: 0.004, chat: 0.004, litter: 0.05, crowd: 0.5, again: 0, mood: 0.1, weather: 0 },
    weather: 'sun' as const,
    people,
    arrivals: arrivals.map((plan, i) => ({ ...plan, id: `x${String(i).padStart(6, '0')}` })),
    money: 0,
    stars: 2,
    day: stream(seed, 'day'),
  };
  const state = freshState(opening, {
    tables: {},
    headMaid: null,
    janken: null,
    scenario: true,
  });
  return new Simulation(state, scripts);
}

export const seatsOf = (rooms: number): number => rooms * SEATS;
