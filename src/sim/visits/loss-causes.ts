/**
 * Finds the cause of a lost guest when the guest gets up, from what everyone is doing and has done. Such a cause says
 * more than that no maid came: for example that no maid with reception duty was free, for how long, and which maids
 * chatted meanwhile. Causes are added up in the day's figures; remedies.ts ranks them and suggests remedies.
 */

import { recall } from '../../ai/index.ts';
import { queueing } from '../world/ground.ts';
import { NO_WAY } from '../world/paths.ts';
import { noteUpset } from './regulars-going-over.ts';
import { companyOf } from './parties.ts';
import { holds } from '../state/day-rules.ts';
import { WORN_BELOW } from '../people/energy.ts';
import type { Band, LossCause } from '../state/figures.ts';
import { LARGEST_PARTY, type Guest, type LeaveReason, type Maid, type PersonId } from '../state/person.ts';
import { isQuiet, maid, type World } from '../world/world.ts';

const MOST_KINDS = 20;
/** Number of ticks in a second at speed 1×. */
const SECOND = 20;
/** Share of a guest's wait that a maid must have spent chatting or idling to count as the cause of the loss. */
const IDLED = 0.3;

interface Found {
  readonly cause: LossCause;
  readonly who: readonly PersonId[];
}

/**
 * Records why a guest leaves. Must be called before orders, dishes and claims are released, because the cause is read
 * from them.
 */
export function noteLoss(world: World, who: Guest, reason: LeaveReason): void {
  const { state } = world;
  if (reason === 'paid' || reason === 'later' || !holds(state, 'causes')) return;
  const losses = (state.figures.causes ??= []);
  // Members of a party who leave together have the same cause.
  const same = hasGone(world, who, reason)
    ? losses.find((one) => one.at === state.tick && one.reason === reason)
    : null;
  const size = companyOf(world, who).length;
  const { cause, who: concerned } = same ?? causeOf(world, who, reason);
  const seconds = Math.round((state.tick - waitsSince(who)) / SECOND);
  noteUpset(state, who, cause, seconds);
  const alike = losses.find((one) => one.cause === cause && one.reason === reason);
  if (alike === undefined) {
    if (losses.length < MOST_KINDS)
      losses.push({
        cause,
        reason,
        count: 1,
        ...(size > 1 ? { size } : {}),
        seconds,
        who: [...concerned],
        at: state.tick,
      });
    return;
  }
  alike.count++;
  if (size > Math.max(1, alike.size ?? 1)) alike.size = size;
  alike.seconds += seconds;
  alike.at = state.tick;
  for (const id of concerned) if (!alike.who.includes(id)) alike.who.push(id);
}

/**
 * The tick since which a guest has waited. `stageTick` is no measure of it: whatever restores a guest's patience, such
 * as an apology at the door, moves it forward.
 */
function waitsSince({ stage, before, enteredTick, stageTick, calls }: Guest): number {
  if (stage === 'queue' && before === null) return enteredTick;
  return Math.min(stageTick, calls?.since ?? stageTick);
}

/** Whether another member of the guest's party has left in this tick for the same reason. */
const hasGone = (world: World, who: Guest, reason: LeaveReason): boolean =>
  who.party !== null &&
  (world.parties.get(who.party) ?? []).some(
    (mate) => mate.stage === 'leave' && mate.stageTick === world.state.tick && mate.leaveReason === reason,
  );

function causeOf(world: World, who: Guest, reason: LeaveReason): Found {
  switch (reason) {
    case 'noOrderTaken':
    case 'noBill':
      return nobodyCame(world, who);
    case 'noSeat':
      return noTable(world, who);
    case 'noDish':
      return noDish(world, who);
    case 'noWay':
      return { cause: 'blocked', who: [] };
    case 'tooDear':
      return { cause: 'tooDear', who: [] };
    case 'fled':
      return { cause: who.ateCold ? 'badFood' : 'fled', who: [] };
    case 'closed':
      return { cause: 'closed', who: [] };
    // For a guest who leaves for the reason `hadEnough`, the cause depends on what the guest was waiting for.
    case 'hadEnough':
      if (who.stage === 'queue' || who.claimedSeat === null) return noTable(world, who);
      if (who.ordered !== null) return noDish(world, who);
      return who.calls === null ? { cause: 'hadEnough', who: [] } : nobodyCame(world, who);
    default:
      return { cause: 'hadEnough', who: [] };
  }
}

const takes = ({ duties }: Maid): boolean => duties !== 'serving';
const brings = ({ duties }: Maid): boolean => duties !== 'reception';
const ids = (maids: readonly Maid[]): PersonId[] => maids.map(({ id }) => id);

/** Finds the cause of a loss if no maid came to the guest's table. The cause depends on which maids could have come and what they were doing. */
function nobodyCame(world: World, who: Guest): Found {
  const able = world.maids.filter(takes);
  if (isQuiet(who) && !world.servedBy.has(who.id)) return { cause: 'quiet', who: [] };
  if (able.length === 0) return { cause: 'noReception', who: ids(world.maids) };
  const here = able.filter(({ present }) => present);
  if (here.length === 0) return { cause: 'across', who: ids(able) };
  const seat = who.seat === null ? undefined : world.seats.get(who.seat);
  if (seat !== undefined && here.every((me) => world.paths.distance(me.toX, me.toY, seat.x, seat.y) >= NO_WAY))
    return { cause: 'cutOff', who: ids(here) };
  const comes = world.servedBy.get(who.id);
  if (comes !== undefined) return { cause: 'tooFar', who: [comes] };
  return whileOthers(world, here, who.stageTick) ?? { cause: 'receptionBusy', who: ids(here) };
}

/**
 * Finds the maids to blame for a guest's wait. These are maids whose work it was and who were worn out, chatted or
 * idled. If there are none, they are other maids who chatted or idled.
 */
function whileOthers(world: World, able: readonly Maid[], since: number): Found | null {
  const worn = able.filter(({ energy, doing }) => energy < WORN_BELOW || doing === 'pause');
  if (worn.length > 0) return { cause: 'worn', who: ids(worn) };
  const others = world.maids.filter((me) => me.present && !able.includes(me));
  return atLeisure(world, able, since) ?? atLeisure(world, others, since);
}

/** Finds which of these maids chatted or idled while a guest waited; null if all were busy. */
function atLeisure(world: World, maids: readonly Maid[], since: number): Found | null {
  const chatted = maids.filter((me) => spent(world, me, 'chat', since) >= IDLED);
  if (chatted.length > 0) return { cause: 'chatted', who: ids(chatted) };
  const idle = maids.filter((me) => spent(world, me, 'wait', since) >= IDLED);
  return idle.length > 0 ? { cause: 'idle', who: ids(idle) } : null;
}

/**
 * Share of the time since a tick that a maid has spent on an activity. It is calculated from the bands of her day in
 * the report or, if there are none, from her present activity.
 */
function spent({ state }: World, me: Maid, what: Band['what'], since: number): number {
  const ticks = Math.max(1, state.tick - since);
  const bands = state.bands[me.id];
  if (bands === undefined) {
    const now = me.chattingWith !== null ? 'chat' : me.doing === 'stay' || me.doing === 'fidget' ? 'wait' : 'serve';
    return now === what ? (state.tick - Math.max(since, me.doingSince)) / ticks : 0;
  }
  let sum = 0;
  for (let i = bands.length - 1; i >= 0; i--) {
    const band = bands[i] as Band;
    // A maid's last band has not ended yet, so it reaches to the present tick.
    const to = i === bands.length - 1 ? state.tick : band.to;
    if (to <= since) break;
    if (band.what === what) sum += to - Math.max(band.from, since);
  }
  return sum / ticks;
}

/**
 * Share of seats that must be dirty for dirt to count as the cause of a loss. For a guest who would sit by now if every
 * plate had been cleared, because nobody who came earlier needs these seats, a smaller share is enough.
 */
const LEFT_DIRTY = 0.2;
const LEFT_DIRTY_NEXT = 0.1;

/** Number of guests at the door who came before this guest's party. */
const ahead = (world: World, who: Guest): number =>
  queueing(world).filter((one) => one.enteredTick < who.enteredTick && (who.party === null || one.party !== who.party))
    .length;

/** Share of the guests at tables from which a full house waits for the kitchen, so that more chairs would not help. */
const MOST_WAIT = 0.5;
/** Whether most guests at tables wait for a dish that nobody has begun to cook. */
const waitsForKitchen = ({ state }: World): boolean =>
  state.tickets.length > 0 &&
  state.tickets.length >= MOST_WAIT * state.seats.filter(({ takenBy }) => takenBy !== null).length;

/** Finds the cause of a loss if the guest found no free seat, or if the guest's party found too few. */
function noTable(world: World, who: Guest): Found {
  const party = Math.max(1, companyOf(world, who).length);
  const { seats } = world.state;
  const dirty = seats.filter((seat) => seat.takenBy === null && seat.dirty).length;
  const free = world.places.freeSeats.size;
  const fits = seats.some(({ table }) => (world.places.tables.get(table)?.length ?? 0) >= party);
  // A group too large for every usual table needs two tables pushed together, however many seats are free. If there is
  // a table for six, other guests sat there until the group lost its patience.
  if (party > LARGEST_PARTY) return { cause: fits ? 'groupTableTaken' : 'groupTooBig', who: [] };
  // In a full café a few seats are always dirty, so only a larger number of them counts as the cause.
  const isNext = ahead(world, who) + party <= free + dirty;
  const many = Math.ceil(seats.length * (isNext ? LEFT_DIRTY_NEXT : LEFT_DIRTY));
  if (free + dirty >= party && dirty >= many && free < party)
    return { cause: 'notCleared', who: ids(world.maids.filter(brings)) };
  if (party > 1 && (free > 0 || !fits)) return { cause: 'partyTooBig', who: [] };
  return { cause: waitsForKitchen(world) ? 'kitchenSlow' : 'full', who: [] };
}

/** Finds the cause of a loss if the dish never came. The cause depends on where the dish is. */
function noDish(world: World, who: Guest): Found {
  const { state } = world;
  const holder = world.maids.find(({ orders }) => orders.some(({ guest }) => guest === who.id));
  if (holder !== undefined) return { cause: 'ticketCarried', who: [holder.id] };
  const dropped = recall(who.memory, 'dishDropped', state.tick);
  if (dropped !== undefined) return { cause: 'dropped', who: typeof dropped === 'string' ? [dropped] : [] };
  const dish = state.dishes[world.places.dishFor.get(who.id) ?? 0];
  if (dish === undefined) return { cause: 'kitchenSlow', who: [] };
  if (dish.where === 'hands') return { cause: 'carriedLate', who: dish.holder === null ? [] : [dish.holder] };
  const able = world.maids.filter(brings);
  if (able.length === 0) return { cause: 'noCarrier', who: ids(world.maids) };
  const fetching = maid(world, world.places.fetchedBy.get(dish.id) ?? '');
  if (fetching !== undefined) return { cause: 'carriedLate', who: [fetching.id] };
  return (
    whileOthers(world, able, Math.max(dish.cookedTick, who.stageTick)) ?? { cause: 'carriersBusy', who: ids(able) }
  );
}
