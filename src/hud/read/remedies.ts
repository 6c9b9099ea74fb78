/**
 * Finds what helps now against a lamp's trouble: an ordinary order to the maid who can carry it out best. Only reads
 * the café.
 */

import type { Cafe } from '../../sim/api.ts';
import { isLosingPatience } from '../../sim/people/patience.ts';
import { gainsByWater, isThirsty } from '../../sim/people/water.ts';
import type { LossCause } from '../../sim/state/figures.ts';
import type { Guest, Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { OneOrder } from '../api.ts';
import { guestsOf, maidsOf, tableOf } from './names.ts';
import { isGroupWait, isTableKept, type LampId, type LampReading, PARTY_APART, QUIET_WAITS } from './lamps.ts';
import { dirtyTables } from './seats.ts';
import type { WordKey } from '../../words/index.ts';

/** An order that helps against the trouble of a lamp: the maid who carries it out, and its words `jam.remedy.<key>`. */
export interface Remedy {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly maid: string;
  readonly look: string;
  readonly rank: Maid['rank'];
  readonly order: OneOrder;
  /** The maid is busy now, so the order waits until she is free; left out if she can come at once. */
  readonly later?: 'whenFree';
}

/** Maximum number of orders offered for one lamp. */
const MOST = 2;
/** A maid who is cleaning, or who has no obedience at all, is treated as this many tiles farther away. */
const CLEANING = 12;
const DISOBEDIENT = 10;

interface Tile {
  readonly x: number;
  readonly y: number;
}

/** What a maid should finish before she is sent elsewhere: making peace, pushing tables, calming the queue. */
const FINISHES_FIRST: ReadonlySet<string> = new Set(['mediate', 'push', 'apologise', 'water']);
/** Whether a maid can be sent without making a guest wait: she serves no guest and has no dishes or orders on her. */
const canCome = ({ serving, carrying, fetching, orders, doing }: Maid): boolean =>
  serving === null &&
  carrying.length === 0 &&
  fetching.length === 0 &&
  orders.length === 0 &&
  !FINISHES_FIRST.has(doing);
const isUp = (maid: Maid): boolean =>
  maid.present && maid.stuck === null && maid.pose !== 'slip' && maid.pose !== 'down';

/** The maids who can be sent to a tile, the best first: near and obedient ones who are not cleaning; ties by id. */
function bestMaids(cafe: Pick<Cafe, 'state' | 'canBeSent'>, to: Tile, fits: (maid: Maid) => boolean): Maid[] {
  const cost = (maid: Maid): number =>
    Math.abs(maid.x - to.x) +
    Math.abs(maid.y - to.y) +
    (maid.tending === null ? 0 : CLEANING) +
    (1 - maid.obedience) * DISOBEDIENT;
  return maidsOf(cafe.state)
    .filter((maid) => isUp(maid) && fits(maid) && canCome(maid))
    .sort((a, b) => cost(a) - cost(b) || (a.id < b.id ? -1 : 1));
}

/** How many tiles of walking a guest, a dish in hand, a dish to fetch and an accepted order are worth, as a maid's work. */
const WORTH = { serving: 8, carrying: 6, fetching: 12, accepted: 15 };

/** The busy maid who can be expected first at a tile: the nearest of those with the least work in hand; ties by id. */
function soonestFree(state: WorldState, to: Tile, fits: (maid: Maid) => boolean): Maid | undefined {
  const cost = ({ x, y, serving, carrying, fetching, answers, obedience }: Maid): number =>
    Math.abs(x - to.x) +
    Math.abs(y - to.y) +
    (serving === null ? 0 : WORTH.serving) +
    carrying.length * WORTH.carrying +
    fetching.length * WORTH.fetching +
    answers.filter(({ is }) => is === 'accepted').length * WORTH.accepted +
    (1 - obedience) * DISOBEDIENT;
  return maidsOf(state)
    .filter((maid) => isUp(maid) && fits(maid))
    .sort((a, b) => cost(a) - cost(b) || (a.id < b.id ? -1 : 1))[0];
}

/**
 * The orders that would help against the trouble of a warning lamp: at most {@link MOST}, each for another maid. If
 * every maid who could serve or clean is busy, the order is for the one who will be free soonest.
 */
export function remediesFor(cafe: Pick<Cafe, 'state' | 'canBeSent'>, lamp: LampReading): Remedy[] {
  const { state } = cafe;
  const asked = new Set<string>();
  const found: Remedy[] = [];
  const later: Remedy[] = [];
  const add = (
    to: Tile,
    fits: (maid: Maid) => boolean,
    key: string,
    params: Remedy['params'],
    order: OneOrder,
  ): void => {
    const [maid] = bestMaids(cafe, to, (one) => fits(one) && !asked.has(one.id));
    if (maid === undefined || found.length >= MOST) {
      if ('go' in order || isAsked(state, order) || later.some((one) => one.key === key)) return;
      const soonest = soonestFree(state, to, (one) => fits(one) && !asked.has(one.id));
      if (soonest === undefined) return;
      asked.add(soonest.id);
      later.push({ ...remedyOf(soonest, key, params, order), later: 'whenFree' });
      return;
    }
    asked.add(maid.id);
    found.push(remedyOf(maid, key, params, order));
  };
  switch (lamp.id) {
    case 'orders':
    case 'bills': {
      const key = lamp.id === 'orders' ? 'takeOrder' : 'takeBill';
      for (const guest of unattended(state, lamp))
        add(
          guest,
          ({ duties }) => duties !== 'serving',
          key,
          { table: tableOf(state, guest) ?? 0 },
          { serve: guest.id },
        );
      break;
    }
    case 'seats':
      for (const { x, y, table } of dirtyTables(state).filter(({ left }) => left > 0))
        add({ x, y }, () => true, 'clear', { table }, { sweep: { x, y } });
      break;
    case 'pass': {
      const { place } = lamp;
      if (place === null) break;
      for (const tile of beside(cafe, place))
        add(
          place,
          (maid) => maid.duties !== 'reception' && cafe.canBeSent(maid.id, tile.x, tile.y),
          'go.pass',
          {},
          { go: tile },
        );
      break;
    }
    case 'door': {
      // Water is no help to a group that is too large for every table, nor to one whose table is not free yet.
      if (lamp.place === null || isGroupWait(lamp.cause) || isTableKept(lamp.cause)) break;
      // Each guest gets water only once, so it is not offered before it gives at least one of them the whole share of patience.
      const count = guestsOf(state).filter(gainsByWater).length;
      const first = count === 0 ? undefined : guestsOf(state).find(isThirsty);
      // Guests at the door wait for clean seats, so a table is cleared first.
      const dirty = dirtyTables(state).filter(({ left }) => left > 0);
      for (const { x, y, table } of first === undefined ? dirty : dirty.slice(0, MOST - 1))
        add({ x, y }, () => true, 'clear', { table }, { sweep: { x, y } });
      if (first !== undefined && !isAsked(state, { water: first.id }))
        add(first, () => true, 'water', { count }, { water: first.id });
      break;
    }
    case 'kitchen':
      break;
  }
  // Water is offered beside an order that helps at once, because other guests gain by it.
  return found.length === 0 ? later : [...found, ...later.filter(({ key }) => key === 'water')];
}

const remedyOf = (maid: Maid, key: string, params: Remedy['params'], order: OneOrder): Remedy => ({
  key,
  params: { ...params, maid: maid.name },
  maid: maid.id,
  look: maid.look,
  rank: maid.rank,
  order,
});

/** Whether a maid has agreed to serve this guest, to clean this tile or to take water to the queue already. */
function isAsked(state: WorldState, order: OneOrder): boolean {
  return maidsOf(state).some(({ answers }) =>
    answers.some(({ is, command }) => {
      if (is !== 'accepted') return false;
      if ('water' in order) return command['behave'] === 'water';
      if ('serve' in order) return command['behave'] === 'serve' && command['guest'] === order.serve;
      return 'sweep' in order && command['x'] === order.sweep.x && command['y'] === order.sweep.y;
    }),
  );
}

/** The duty that a maid must not have alone, to help against the trouble of a lamp; the lamps left out need no duty. */
const NOT_ONLY: Partial<Record<LampId, Maid['duties']>> = { orders: 'serving', bills: 'serving', pass: 'reception' };
/** The word key that says why no maid can be sent against a lamp's trouble; null if there is no such trouble. */
export function noHelpWhy({ state }: Pick<Cafe, 'state'>, { id, cause }: LampReading): WordKey | null {
  const duty = NOT_ONLY[id];
  if (cause === null || duty === undefined) return null;
  const isAble = maidsOf(state).some(({ present, duties }) => present && duties !== duty);
  return isAble ? 'jam.allBusy' : duty === 'serving' ? 'jam.noOrders' : 'jam.noCarrier';
}

/** Causes of lost guests that show that a stage of the work needs more than the café has. */
const LOSSES: Readonly<Record<LampId, readonly LossCause[]>> = {
  door: ['full', 'partyTooBig'],
  seats: ['full', 'partyTooBig'],
  orders: ['noReception', 'receptionBusy', 'tooFar'],
  kitchen: ['kitchenSlow'],
  pass: ['noCarrier', 'carriersBusy', 'carriedLate'],
  bills: ['noReception', 'receptionBusy', 'tooFar'],
};
/** Whether guests wait too long at this stage now, or were lost at it today. A busy café alone is no cause. */
function hasCauseToday({ people, figures }: WorldState, { id, level, cause, guests }: LampReading): boolean {
  if (figures.causes?.some((loss) => LOSSES[id].includes(loss.cause)) === true) return true;
  if (cause === null) return false;
  if (level === 'red') return true;
  return guests.some((one) => {
    const who = people[one];
    return who?.role === 'guest' && isLosingPatience(who);
  });
}

/** The word key of what the player can do in the evening against the trouble that a lamp shows; null without a cause today. */
export function eveningHint(state: WorldState, lamp: LampReading): string | null {
  if (isGroupWait(lamp.cause)) return 'jam.evening.group';
  if (lamp.cause === QUIET_WAITS) return null;
  return hasCauseToday(state, lamp) ? `jam.evening.${lamp.id}` : null;
}

/** The word key of what a waiting party, a group or a guest too shy to ring lacks; null if none of them waits. */
export function needOf({ id, cause, params }: LampReading): string | null {
  if (isGroupWait(cause)) return 'jam.needs.group';
  if (cause === QUIET_WAITS) return 'jam.needs.quiet';
  if (cause === PARTY_APART) return 'jam.needs.apart';
  return id === 'door' && (cause === 'door.go' || cause === 'door.party') && Number(params['size']) > 0
    ? 'jam.needs.party'
    : null;
}

function unattended(state: WorldState, { guests }: LampReading): Guest[] {
  const served = new Set(maidsOf(state).map(({ serving }) => serving));
  return guestsOf(state)
    .filter(({ id }) => guests.includes(id) && !served.has(id))
    .sort((a, b) => guests.indexOf(a.id) - guests.indexOf(b.id));
}

/** Those tiles beside a tile to which a maid can be sent. Each is listed twice, so that two maids may get the same tile. */
function beside(cafe: Pick<Cafe, 'state' | 'canBeSent'>, { x, y }: Tile): Tile[] {
  const maids = maidsOf(cafe.state).filter(isUp);
  const around = [
    { x, y: y + 1 },
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y + 2 },
    { x, y: y - 1 },
  ].filter((tile) => maids.some(({ id }) => cafe.canBeSent(id, tile.x, tile.y)));
  return around.slice(0, MOST);
}
