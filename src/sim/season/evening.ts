/**
 * The player's acts in the evening. All go through the journal. An act that cannot be carried out is refused with a
 * reason, which `eveningBar` gives to the screen beforehand.
 */

import { courses, ingredients } from '../../data/season/index.ts';
import { roster } from '../../data/index.ts';
import { Places } from '../world/places.ts';
import { readSeats } from '../world/map.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, type World } from '../world/world.ts';
import { dishPrice, employ } from './begin.ts';
import { beginDuel, DUEL_FAME, DUEL_PRIZE, isFestival, playRound } from './duel.ts';
import { DUEL_MOVES, type DuelMove } from '../state/duel.ts';
import { starCap } from './rating.ts';
import { DRAW_PRICE, drawOne } from './draw.ts';
import { dishOf, LEAST_PRICE, MOST_PRICE, normalised, TRIALS_AN_EVENING, trialPrice, triedBefore } from './kitchen.ts';
import { readLayout } from './layout.ts';
import { courseBar, LARGEST_SHIFT, memberOf, teach } from './staff.ts';
import type { EveningAct, SeasonState } from '../state/season.ts';
import { menuPlaces, nextLevelPrice, upgradeRow } from './upgrades.ts';

/** Why an act cannot be carried out now. Words: `bar.<it>`. */
export type EveningBar =
  | 'notEvening'
  | 'dear'
  | 'unknown'
  | 'full'
  | 'lastOne'
  | 'lastOnShift'
  | 'enough'
  | 'known'
  | 'tooFew'
  | 'onePerEvening'
  | 'stars'
  | 'layout'
  | 'range'
  | 'noFestival'
  | 'over';

export const LEAST_WAGE = 1000;
export const MOST_WAGE = 30_000;
const MOST_STAFF = 24;

/** Immediate cost of an act. */
export function costOf(state: WorldState, act: EveningAct): number {
  switch (act.do) {
    case 'draw':
      return DRAW_PRICE[act.count];
    case 'train':
      return courses.find(({ id }) => id === act.course)?.price ?? 0;
    case 'research':
      return trialPrice(act.ingredients);
    case 'upgrade': {
      const row = upgradeRow(act.upgrade);
      return row === undefined ? 0 : (nextLevelPrice(row, state.season?.upgrades[row.id] ?? 0) ?? 0);
    }
    case 'layout':
      return readLayout(state.map, state.stars, act.rows, act.decor).cost;
    default:
      return 0;
  }
}

/** Why it cannot be carried out, or null. */
export function eveningBar(state: WorldState, act: EveningAct): EveningBar | null {
  const { season } = state;
  if (season === undefined || (!state.over && act.do !== 'assist')) return 'notEvening';
  if (season.ending?.kind === 'debt') return 'over';
  const bar = barFor(state, season, act);
  if (bar !== null) return bar;
  const cost = costOf(state, act);
  return cost > 0 && cost > state.money ? 'dear' : null;
}

function barFor(state: WorldState, season: SeasonState, act: EveningAct): EveningBar | null {
  const { kitchen, board } = season;
  switch (act.do) {
    case 'draw':
    case 'assist':
      return null;
    case 'hire': {
      const candidate = board.candidates.find(({ id }) => id === act.candidate);
      if (candidate === undefined) return 'unknown';
      return memberOf(season, candidate.maid) === undefined && season.staff.length >= MOST_STAFF ? 'full' : null;
    }
    case 'letGo':
      return board.candidates.some(({ id }) => id === act.candidate) ? null : 'unknown';
    case 'dismiss':
      if (memberOf(season, act.maid) === undefined) return 'unknown';
      if (season.staff.length <= 1) return 'lastOne';
      return season.staff.some(({ id, onShift }) => onShift && id !== act.maid) ? null : 'lastOnShift';
    case 'shift': {
      const member = memberOf(season, act.maid);
      if (member === undefined) return 'unknown';
      const on = season.staff.filter(({ onShift }) => onShift).length;
      if (act.on) return on >= LARGEST_SHIFT && !member.onShift ? 'full' : null;
      return on <= 1 && member.onShift ? 'lastOne' : null;
    }
    case 'train': {
      const member = memberOf(season, act.maid);
      return member === undefined ? 'unknown' : courseBar(member, act.course);
    }
    case 'wage':
      if (memberOf(season, act.maid) === undefined) return 'unknown';
      return act.wage >= LEAST_WAGE && act.wage <= MOST_WAGE ? null : 'range';
    case 'menu': {
      if (!kitchen.known.includes(act.dish)) return 'unknown';
      const on = kitchen.onMenu.some(({ dish }) => dish === act.dish);
      if (act.on && !on) return kitchen.onMenu.length >= menuPlaces(season) ? 'full' : null;
      return !act.on && on && kitchen.onMenu.length <= 1 ? 'lastOne' : null;
    }
    case 'price': {
      if (!kitchen.onMenu.some(({ dish }) => dish === act.dish)) return 'unknown';
      const usual = dishPrice(act.dish);
      return act.price >= usual * LEAST_PRICE && act.price <= usual * MOST_PRICE ? null : 'range';
    }
    case 'research': {
      if (act.ingredients.some((id) => !ingredients.some((row) => row.id === id && row.stars <= state.stars)))
        return 'unknown';
      if (normalised(act.ingredients).length < 1 || act.ingredients.length > 3) return 'tooFew';
      if (triedBefore(season, act.ingredients)) return 'known';
      const tonight = kitchen.tried.filter(({ day }) => day === state.clock.day).length;
      return tonight >= TRIALS_AN_EVENING ? 'onePerEvening' : null;
    }
    case 'upgrade': {
      const row = upgradeRow(act.upgrade);
      if (row === undefined) return 'unknown';
      if (row.stars > state.stars) return 'stars';
      return nextLevelPrice(row, season.upgrades[row.id] ?? 0) === null ? 'enough' : null;
    }
    case 'layout':
      return readLayout(state.map, state.stars, act.rows, act.decor).problems.length > 0 ? 'layout' : null;
    case 'duel': {
      const { duel } = season.duels;
      const tonight = duel !== null && duel.day === state.clock.day;
      if (!isFestival(state.clock.day)) return 'noFestival';
      if (act.move === null) return tonight ? 'onePerEvening' : null;
      return !tonight || duel.over !== null ? 'unknown' : null;
    }
  }
}

export function takeEveningAct(world: World, act: EveningAct): void {
  const { state } = world;
  const bar = eveningBar(state, act);
  if (bar !== null || state.season === undefined) return emit(world, 'refused', null, { what: act.do, why: bar ?? '' });
  state.money -= costOf(state, act);
  carryOut(world, state.season, act);
}

function carryOut(world: World, season: SeasonState, act: EveningAct): void {
  const { state } = world;
  const { kitchen, board } = season;
  const { day } = state.clock;
  const member = 'maid' in act ? memberOf(season, act.maid) : undefined;
  switch (act.do) {
    case 'draw': {
      for (let i = 0; i < act.count; i++) {
        const { id, maid, rank } = drawOne(season, day);
        emit(world, 'drawn', null, { candidate: id, maid, rank });
      }
      return;
    }
    case 'hire': {
      const candidate = board.candidates.find(({ id }) => id === act.candidate);
      board.candidates = board.candidates.filter((one) => one !== candidate);
      const row = roster.find(({ id }) => id === candidate?.maid);
      if (candidate === undefined || row === undefined) return;
      const mine = memberOf(season, row.id);
      const on = season.staff.filter(({ onShift }) => onShift).length;
      if (mine !== undefined) mine.level++;
      else {
        const one = employ(row, day, candidate.rank);
        season.staff.push({ ...one, onShift: on < LARGEST_SHIFT });
      }
      return emit(world, 'hired', null, { maid: row.id, level: mine?.level ?? row.level });
    }
    case 'letGo':
      board.candidates = board.candidates.filter(({ id }) => id !== act.candidate);
      return;
    case 'dismiss':
      season.staff = season.staff.filter(({ id }) => id !== act.maid);
      return emit(world, 'dismissed', null, { maid: act.maid });
    case 'shift':
      if (member !== undefined) member.onShift = act.on;
      return;
    case 'train':
      if (member !== undefined) teach(member, act.course);
      return emit(world, 'trained', null, { maid: act.maid, course: act.course });
    case 'wage':
      if (member !== undefined) member.wage = Math.round(act.wage / 10) * 10;
      return;
    case 'menu':
      if (!act.on) kitchen.onMenu = kitchen.onMenu.filter(({ dish }) => dish !== act.dish);
      else if (!kitchen.onMenu.some(({ dish }) => dish === act.dish))
        kitchen.onMenu.push({ dish: act.dish, price: dishPrice(act.dish) });
      return;
    case 'price':
      for (const one of kitchen.onMenu) if (one.dish === act.dish) one.price = Math.round(act.price / 10) * 10;
      return;
    case 'research': {
      const found = dishOf(act.ingredients);
      const dish = found === null || found.stars > state.stars ? null : found.dish;
      kitchen.tried.push({ ingredients: normalised(act.ingredients), dish, day });
      if (dish !== null && !kitchen.known.includes(dish)) kitchen.known.push(dish);
      return emit(world, 'tasted', null, { dish, ingredients: normalised(act.ingredients) });
    }
    case 'upgrade':
      season.upgrades[act.upgrade] = (season.upgrades[act.upgrade] ?? 0) + 1;
      return emit(world, 'upgraded', null, { upgrade: act.upgrade, level: season.upgrades[act.upgrade] ?? 1 });
    case 'layout':
      return furnish(world, act);
    case 'duel':
      return cookOff(world, season, act.move);
    case 'assist':
      season.assists = { ...season.assists, [act.assist]: act.on };
      return;
  }
}

/** Starts the duel or plays a round; a won duel brings money and stars. */
function cookOff(world: World, season: SeasonState, move: DuelMove | null): void {
  const { state } = world;
  const { duels } = season;
  if (move === null) {
    beginDuel(duels, state.clock.day);
    return emit(world, 'duel', null, { what: 'begins' });
  }
  const round = playRound(duels, move);
  if (round === null || duels.duel === null) return;
  const { ours, theirs, result } = round;
  emit(world, 'duel', null, { what: 'round', ours, theirs, result });
  const { over } = duels.duel;
  if (over === null) return;
  if (over === 'won') {
    state.money += DUEL_PRIZE;
    season.counts['duelsWon'] = (season.counts['duelsWon'] ?? 0) + 1;
    state.stars = Math.max(state.stars, Math.min(starCap(state, season), state.stars + DUEL_FAME));
  }
  emit(world, 'duel', null, { what: 'over', result: over });
}

/** Replaces the layout. Only maids and chefs are in the room, and they go home anyway. */
function furnish(world: World, { rows, decor }: Extract<EveningAct, { do: 'layout' }>): void {
  const { state } = world;
  state.map.rows = [...rows];
  state.map.decor = decor.map(({ kind, x, y }) => ({ kind, x, y }));
  state.map.version++;
  state.seats = readSeats(state.map);
  world.seats.clear();
  for (const seat of state.seats) world.seats.set(seat.id, seat);
  world.places = new Places(state);
  world.paths.refresh();
  world.floor.forget();
  emit(world, 'furnished', null, { seats: state.seats.length });
}

/** Everything wrong with the form of an act, each with its field and what would be valid. */
export function wrongAct(act: unknown): string[] {
  if (typeof act !== 'object' || act === null) return ['act should be an object'];
  const { do: what } = act as { do?: unknown };
  const fields = FIELDS[what as keyof typeof FIELDS] as Readonly<Record<string, Field>> | undefined;
  if (typeof what !== 'string' || fields === undefined || !Object.hasOwn(FIELDS, what))
    return [`act.do should be one of ${Object.keys(FIELDS).join(', ')}`];
  const found = act as Record<string, unknown>;
  return Object.entries(fields)
    .filter(([name, { right }]) => !right(found[name]))
    .map(([name, { is }]) => `act.${name} should be ${is}`);
}

interface Field {
  readonly is: string;
  readonly right: (value: unknown) => boolean;
}
const name = (is: string): Field => ({
  is,
  right: (value) => typeof value === 'string' && value !== '' && !(value in {}),
});
const yesNo: Field = { is: 'true or false', right: (value) => typeof value === 'boolean' };
const amount: Field = { is: 'a whole number', right: (value) => Number.isInteger(value) };
const maid = { maid: name('the id of a maid') };
const pieces: Field = {
  is: 'a list of { kind, x, y }',
  right: (value) =>
    Array.isArray(value) &&
    value.length <= 400 &&
    value.every(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        typeof (one as { kind?: unknown }).kind === 'string' &&
        Number.isInteger((one as { x?: unknown }).x) &&
        Number.isInteger((one as { y?: unknown }).y),
    ),
};
const texts = (is: string, most: number): Field => ({
  is,
  right: (value) => Array.isArray(value) && value.length <= most && value.every((one) => typeof one === 'string'),
});
const FIELDS = {
  draw: { count: { is: '1 or 10', right: (value: unknown) => value === 1 || value === 10 } },
  hire: { candidate: name('the id of a candidate') },
  letGo: { candidate: name('the id of a candidate') },
  dismiss: maid,
  shift: { ...maid, on: yesNo },
  train: { ...maid, course: name('the id of a course') },
  wage: { ...maid, wage: amount },
  menu: { dish: name('the id of a dish'), on: yesNo },
  price: { dish: name('the id of a dish'), price: amount },
  research: { ingredients: texts('up to three ids of ingredients', 3) },
  upgrade: { upgrade: name('the id of an upgrade') },
  duel: {
    move: {
      is: `${DUEL_MOVES.join(', ')}, or null to begin`,
      right: (value: unknown) => value === null || (DUEL_MOVES as readonly unknown[]).includes(value),
    },
  },
  layout: { rows: texts('a list of rows', 100), decor: pieces },
  assist: {
    assist: {
      is: 'noPatienceLoss or slowerRush',
      right: (value: unknown) => value === 'noPatienceLoss' || value === 'slowerRush',
    },
    on: yesNo,
  },
} as const satisfies Record<EveningAct['do'], Record<string, Field>>;
