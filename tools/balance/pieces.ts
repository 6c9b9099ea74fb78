// What players of `npm run balance` do in an evening, each piece one concern: staff, kitchen, house, upgrades.

import { menu } from '../../src/data/index.ts';
import { furniture } from '../../src/data/season/index.ts';
import {
  courses,
  dishOf,
  eveningBar,
  type EveningAct,
  fairWage,
  menuPlaces,
  readLayout,
  recipes,
  upgrades,
} from './season.ts';
import { causesOf, type RankedCause } from '../../src/sim/visits/remedies/ranked-causes.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import type { SeasonState } from '../../src/sim/state/season.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import type { Decor } from '../../src/sim/state/things.ts';

/** Gives an act. Returns whether it was carried out; read the state again after each. */
export type Give = (act: EveningAct) => boolean;

export const seasonOf = (state: WorldState): SeasonState => state.season as SeasonState;
export const onShift = (state: WorldState): number => seasonOf(state).staff.filter(({ onShift: on }) => on).length;
/** A day's fixed costs: with less money than this, a strategy should not spend. */
export const reserve = (state: WorldState): number => (seasonOf(state).book.at(-1)?.spent ?? 30_000) * 0.25;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const AROUND = [
  { dx: 0, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
];

/**
 * The layout with one more table and its chairs, at the place with the most seats that keeps all ways open; null if the
 * house is full.
 */
export function moreSeats(state: WorldState): EveningAct | null {
  const { map } = state;
  let best: { act: EveningAct; seats: number } | null = null;
  for (let y = 4; y < map.height - 1; y++)
    for (let x = 2; x < map.width - 2; x++) {
      if (!isFree(state, x, y)) continue;
      const rows = map.rows.map((row) => [...row]);
      const used = new Set(rows.flat());
      (rows[y] as string[])[x] = 'T';
      for (const { dx, dy } of AROUND) {
        const letter = [...LETTERS].find((one) => !used.has(one));
        if (letter === undefined || !isFree(state, x + dx, y + dy)) continue;
        used.add(letter);
        (rows[y + dy] as string[])[x + dx] = letter;
      }
      const act: EveningAct = { do: 'layout', rows: rows.map((row) => row.join('')), decor: map.decor };
      const read = readLayout(map, state.stars, act.rows, act.decor);
      if (read.problems.length === 0 && read.seats > (best?.seats ?? state.seats.length + 1))
        best = { act, seats: read.seats };
    }
  return best?.act ?? null;
}
const isFree = ({ map }: WorldState, x: number, y: number): boolean =>
  map.rows[y]?.[x] === '.' && !map.decor.some((one) => one.x === x && one.y === y);

/** One more decoration along the walls, the most expensive that can be paid; null if there is no room. */
export function prettier(state: WorldState, money: number): EveningAct | null {
  const counts = (kind: string): number => state.map.decor.filter((one) => one.kind === kind).length;
  const wanted = furniture
    .filter(({ ambience, price, stars }) => ambience > 1 && price <= money && stars <= state.stars)
    .sort(
      (a, b) =>
        b.ambience / (1 + counts(b.id)) / b.price - a.ambience / (1 + counts(a.id)) / a.price || (a.id < b.id ? -1 : 1),
    );
  for (const { id } of wanted)
    for (const { x, y } of edges(state)) {
      const decor: Decor[] = [...state.map.decor, { kind: id, x, y }];
      const read = readLayout(state.map, state.stars, state.map.rows, decor);
      if (read.problems.length === 0) return { do: 'layout', rows: state.map.rows, decor };
    }
  return null;
}

/** Free floor along the walls. */
function edges({ map }: WorldState): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (let y = 4; y < map.height - 1; y++)
    for (let x = 1; x < map.width - 1; x++)
      if ((x === 1 || x === map.width - 2 || y === map.height - 2) && map.rows[y]?.[x] === '.') found.push({ x, y });
  return found;
}

export function cookSomethingNew(state: () => WorldState, give: Give): void {
  const season = seasonOf(state());
  const open = recipes.filter(({ dish, stars }) => !season.kitchen.known.includes(dish) && stars <= state().stars);
  for (const { ingredients } of open)
    if (eveningBar(state(), { do: 'research', ingredients }) === null && dishOf(ingredients) !== null) {
      give({ do: 'research', ingredients });
      break;
    }
  const { kitchen } = seasonOf(state());
  for (const dish of kitchen.known)
    if (kitchen.onMenu.length < menuPlaces(seasonOf(state())) && !kitchen.onMenu.some((one) => one.dish === dish))
      give({ do: 'menu', dish, on: true });
}

export function fairWages(state: () => WorldState, give: Give): void {
  for (const member of seasonOf(state()).staff)
    if (member.wage < fairWage(member)) give({ do: 'wage', maid: member.id, wage: fairWage(member) });
}

export function takeOn(state: () => WorldState, give: Give, most: number): void {
  for (let tries = 0; tries < 4 && onShift(state()) < most; tries++) {
    if (state().money < reserve(state()) + 5000 || !give({ do: 'draw', count: 1 })) return;
    const { board } = seasonOf(state());
    const [best] = [...board.candidates].sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
    if (best !== undefined) give({ do: 'hire', candidate: best.id });
  }
}

/** Seats that a maid on shift can look after. */
const SEATS_A_MAID = 4;
/** Seats for each maid in a café that has money for more maids than it needs. */
const SEATS_A_MAID_AT_BEST = 3;
const maidsFor = ({ seats }: WorldState, each: number): number =>
  Math.min(12, Math.max(5, Math.ceil(seats.length / each)));
export const maidsWanted = (state: WorldState): number => maidsFor(state, SEATS_A_MAID);
export const maidsAffordable = (state: WorldState): number => maidsFor(state, SEATS_A_MAID_AT_BEST);

/** More seats help nobody while there are too few maids for those there are. */
const isShortOfMaids = (state: WorldState): boolean => onShift(state) < maidsWanted(state);

/** Keeps a minimum of maids for each of the duties. */
function mayGiveDuties(state: WorldState, duties: string | null): boolean {
  const { staff } = seasonOf(state);
  const same = staff.filter((one) => one.duties === duties).length;
  return duties === 'allround' || same + 1 <= staff.length / 4;
}

/** Talks with maids of one duty about both duties, until at most a quarter of the staff is left with each single duty. */
export function mixesDuties(state: () => WorldState, give: Give): void {
  for (const only of ['serving', 'reception'] as const) {
    const { staff } = seasonOf(state());
    const many = staff.filter(({ duties }) => duties === only);
    for (const { id } of many.slice(Math.floor(staff.length / 4)))
      give({ do: 'talk', maid: id, edit: { duties: 'allround' } });
  }
}

/** Follows the report's advice against the worst causes. @param builds whether seats are added, too @returns the causes, worst first */
export function mend(state: () => WorldState, give: Give, input: (input: Input) => void, builds = true): RankedCause[] {
  const causes = causesOf(state());
  for (const { remedy, count } of causes.slice(0, 2)) {
    if (count < 3 || remedy?.input === null || remedy === null) continue;
    if (['seats', 'table'].includes(remedy.kind) && (!builds || isShortOfMaids(state()))) continue;
    if (remedy.kind === 'duties' && !mayGiveDuties(state(), remedy.what)) continue;
    if (remedy.input.kind !== 'evening') input(remedy.input);
    else if (remedy.cost === 0 || state().money > reserve(state()) + 8000) give(remedy.input.act);
  }
  return causes;
}

/** Tired maids get a day off, as long as enough others remain. */
export function shifts(state: () => WorldState, give: Give, least: number): void {
  for (const { id, energy, onShift: on } of seasonOf(state()).staff) {
    if (on && energy < 0.35 && onShift(state()) > least) give({ do: 'shift', maid: id, on: false });
    else if (!on && energy > 0.6) give({ do: 'shift', maid: id, on: true });
  }
}

export function buyUpgrades(
  state: () => WorldState,
  give: Give,
  ids: readonly string[] = upgrades.map(({ id }) => id),
): void {
  for (const upgrade of ids) if (state().money > reserve(state()) * 2) give({ do: 'upgrade', upgrade });
}

export function teach(state: () => WorldState, give: Give): void {
  for (const { id } of seasonOf(state()).staff)
    for (const course of courses)
      if (state().money > reserve(state()) * 3) {
        if (give({ do: 'train', maid: id, course: course.id })) return;
      }
}

export function addSeats(state: () => WorldState, give: Give): void {
  if (isShortOfMaids(state())) return;
  const seats = moreSeats(state());
  if (seats !== null && state().money > reserve(state()) + 14_000) give(seats);
}

export function decorate(state: () => WorldState, give: Give): void {
  const nice = prettier(state(), Math.min(9000, state().money - reserve(state()) * 1.5));
  if (nice !== null) give(nice);
}

export function furnish(state: () => WorldState, give: Give): void {
  if ((state().figures.lostBy['noSeat'] ?? 0) > state().figures.guestsEntered * 0.04) addSeats(state, give);
  decorate(state, give);
}

/** The usual price of a dish. */
export const menuPrice = (dish: string): number => menu.find(({ id }) => id === dish)?.price ?? 0;
