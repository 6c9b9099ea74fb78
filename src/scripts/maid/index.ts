/** All scripts of a maid, by name; warps.csv says which script is behind which warp key. */

import { concat, type Todo, warp } from '../../ai/index.ts';
import { CHAT_TILES, HELP_TICKS, IDLE_TICKS, TICKS, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../sim/script-api/views.ts';
import { hasCake } from '../events/birthday.ts';
import { fields, type MaidScript } from '../script-types.ts';
import { apprenticeScript } from './apprentice.ts';
import { bringsDishes, holdsDishes } from './bringing.ts';
import { chooseCaller } from './choosing-guest.ts';
import { isErrand, runsErrand } from './errands.ts';
import { chooseRound } from './trips.ts';
import { foolsScout, goesScouting, scout } from './scouting.ts';
import {
  CHAT_WORK,
  catchesBreath,
  chats,
  DOOR_WORK,
  getsUp,
  greetsHero,
  habits,
  heedsCommands,
  inSquad,
  keepsOff,
  lookingUp,
  looksUp,
  mannerOf,
  onOrder,
  PASS_WORK,
  resumes,
  stepsAside,
  walksTo,
  WORK,
} from './script-pieces.ts';
import { looksOut, maidPieces, notesWaiting, perform } from './idle-pieces.ts';
import { ownScripts } from './player-script.ts';
import { byTable } from './table/index.ts';
import { byUtility } from '../utility/work.ts';
import { needsHelp, nextWork, RUNGS } from './work-priorities.ts';

/** Fallback script of a maid (StandStill in _How NPC AI works_): gets up if she has fallen, then waits. */
const standStill: MaidScript = concat(getsUp, () => warp('waiting', {}));

const seesWork: MaidScript = ({ me, cafe }, _runned, commands) =>
  nextWork(me, cafe, commands, RUNGS[me.duties], cafe.orderFor(me) === null);

const stays = (until: readonly string[]): MaidScript => {
  const watching = [...until, 'alert'];
  return ({ me, cafe }) => {
    notesWaiting(me, cafe);
    return { behave: 'stay', until: looksOut(me, cafe) ? watching : until, tick: IDLE_TICKS };
  };
};

/**
 * Makes the script of a waiting maid. She first follows commands, then looks for work, then passes the time.
 * @param until the facts whose change ends her standing idle
 * @param pastimes pieces for a maid with nothing to do, called in order before chats and fidgets
 */
const waiting = (until: readonly string[], ...pastimes: readonly MaidScript[]): MaidScript =>
  concat(
    getsUp,
    heedsCommands,
    catchesBreath,
    foolsScout,
    seesWork,
    resumes,
    greetsHero,
    stepsAside,
    ...pastimes,
    goesScouting,
    (who, runned, commands, param) => who.cafe.idling.pastime(who, runned, commands, param),
    chats,
    habits,
    stays([...until, 'buffs']),
  );

/** Facts that end a walk made for a command: the walk ends at once when a newer command arrives. */
const HEARS_ORDERS = { until: ['commands'] } as const;

/** Whether a maid stands at the table of a guest who still calls and is served by her. */
function standsBeside(me: Maid, cafe: CafeView, who: Guest | undefined): boolean {
  const seat =
    who === undefined || who.calls === null || cafe.servedBy(who.id) !== me.id ? undefined : cafe.seatOf(who);
  return seat !== undefined && me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1;
}

/**
 * A maid walks to a guest (MaidWalkTo in _How NPC AI works_). Each time she reconsiders she chooses the guest again: if
 * a guest that she prefers calls, she turns around. She does so at once if her alertness is 1 tick, late if it is 30
 * ticks, and never without alertness.
 */
const move: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, runned, _commands, param) => {
  const { guest, command } = fields(param);
  const order = cafe.orderFor(me);
  const ordered = order !== null && order.id === command;
  const wished = ordered && typeof guest === 'string' ? guest : null;
  if (me.alertness === null && standsBeside(me, cafe, cafe.guest(me.serving ?? '')))
    return warp('service', { guest: me.serving });
  // In the thought in which a maid sets out, the guest has just been chosen, so the choice is not made again.
  const given = !ordered && runned === 0 && typeof guest === 'string' ? cafe.guest(guest) : undefined;
  const isFree = given !== undefined && given.calls !== null && (cafe.servedBy(given.id) ?? me.id) === me.id;
  const chosen = isFree ? given : chooseCaller(me, cafe, wished);
  // A command that can be carried out takes precedence over the guest chosen by the configuration.
  const who = ordered && cafe.canBegin(me, order) ? (cafe.guest(wished ?? '') ?? chosen) : chosen;
  if (who === null) return warp('waiting', {});
  const seat = cafe.seatOf(who);
  if (seat === undefined) return warp('waiting', {});
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1) return warp('service', { guest: who.id });
  if (me.stepOf === 0 && cafe.has(me, 'CONFUSED') && me.serving === who.id && cafe.draws(me, 'mood', 0.1)) {
    const wrong = cafe.seating.all.find((other) => other.table !== seat.table && other.takenBy !== null);
    const there = wrong === undefined ? null : cafe.floor.standBeside(me, wrong.x, wrong.y);
    if (there !== null) {
      cafe.reasons.note('confused', { table: wrong?.table ?? 0 });
      return { behave: 'move', x: there.x, y: there.y, guest: who.id, tick: 20 };
    }
  }
  const to = cafe.floor.standBeside(me, seat.x, seat.y);
  if (to === null) return warp('waiting', {});
  const walk = looksUp(me, { guest: who.id });
  return walksTo(me, cafe, to, ordered ? { ...walk, ...HEARS_ORDERS } : walk);
});

/** A maid at a table takes the guest's order or bill without interruption, then reconsiders. */
const service: MaidScript = concat(getsUp, ({ cafe }, runned, _commands, param) => {
  const id = fields(param)['guest'];
  const who = typeof id === 'string' ? cafe.guest(id) : undefined;
  if (runned > 0 || who === undefined || who.calls === null) return warp('waiting', {});
  return { behave: who.calls.need === 'order' ? 'takeOrder' : 'takeBill', guest: who.id };
});

/** A maid takes order tickets to the counter. Each time she reconsiders, other work may come first. */
const counter: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, _runned, commands) => {
  if (me.orders.length === 0) return warp('waiting', {});
  if (cafe.floor.atPass(me)) {
    // After an interruption, such as a celebrity's entrance, the reason for which she came is no longer known.
    if (cafe.reasons.because === null) cafe.reasons.note('tickets.here', { count: me.orders.length });
    return { behave: 'handTickets' };
  }
  const first = nextWork(me, cafe, commands, RUNGS[me.duties], false);
  if (first !== undefined && first.warp !== 'counter') return first;
  const to = cafe.floor.standAtPass(me);
  if (to === null) return warp('waiting', {});
  return walksTo(me, cafe, to, looksUp(me, {}));
});

/** A maid goes to the pass and takes all dishes of one trip. */
const fetch: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, runned, commands) => {
  const round = chooseRound(me, cafe);
  if (round.length === 0) return me.carrying.length > 0 ? warp('carry', {}) : warp('waiting', {});
  const dishes = round.map((dish) => dish.id);
  if (cafe.floor.atPass(me)) return { behave: 'pickUp', dishes };
  const first = nextWork(me, cafe, commands, RUNGS[me.duties], false);
  if (first !== undefined && first.warp !== 'fetch') return first;
  const helpAsked = commands.some(({ command }) => command['behave'] === 'help');
  if (runned === 0 && !helpAsked && needsHelp(me, cafe) && cafe.orderFor(me) === null) {
    cafe.reasons.note('help.calls', { need: 'dishes', ticks: HELP_TICKS });
    return { behave: 'callHelp', need: 'dishes', dishes };
  }
  const to = cafe.floor.standAtPass(me);
  if (to === null) return warp('waiting', {});
  return walksTo(me, cafe, to, looksUp(me, { dishes }));
});

/** A maid carries dishes to the nearest table that has ordered one of them, then on to the next table. */
const carry: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }) =>
  me.carrying.length === 0 ? warp('waiting', {}) : (bringsDishes(me, cafe) ?? holdsDishes(me, cafe)),
);

/** Before any other work, a maid sweeps the litter she has slipped on, so that she slips on it only once. */
const sweepsUnderfoot: MaidScript = ({ me, cafe }, _runned, _commands, param) => {
  const { x, y, command } = fields(param);
  if (
    command !== 0 ||
    me.stepOf > 0 ||
    me.carrying.length > 0 ||
    me.x !== x ||
    me.y !== y ||
    !cafe.litterAt(me.x, me.y)
  )
    return undefined;
  return { behave: 'sweep', x: me.x, y: me.y };
};

/** The next todo of a maid sent by the player to clear a table; undefined if no empty plate is left there. */
function clearsTable(me: Maid, cafe: CafeView, x: number, y: number): Todo | undefined {
  const plate = cafe.seating.plateAt(me, x, y);
  if (plate === null) return undefined;
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, plate.x, plate.y) === 1) return { behave: 'clear', seat: plate.id };
  const to = cafe.floor.standBeside(me, plate.x, plate.y);
  if (to === null) return undefined;
  if (me.stepOf === 0) cafe.reasons.note('clear.table', { table: plate.table });
  return keepsOff(me, cafe, to, { tend: `${plate.x},${plate.y}`, ...lookingUp(me), ...HEARS_ORDERS });
}

/** A maid sweeps litter from a neighbouring tile. She reconsiders on the way, but not while sweeping. */
const sweep: MaidScript = concat(getsUp, sweepsUnderfoot, heedsCommands, ({ me, cafe }, _runned, commands, param) => {
  const { x, y, command } = fields(param);
  if (typeof x !== 'number' || typeof y !== 'number' || me.carrying.length > 0) return warp('waiting', {});
  if (!cafe.litterAt(x, y)) return clearsTable(me, cafe, x, y) ?? warp('waiting', {});
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, x, y) <= 1) return { behave: 'sweep', x, y };
  if (command === undefined) {
    const work = nextWork(me, cafe, commands, RUNGS[me.duties], false);
    if (work !== undefined) return work;
  }
  const to = cafe.floor.standBeside(me, x, y);
  if (to === null) return warp('waiting', {});
  const ordered = typeof command === 'number' && command > 0;
  return keepsOff(me, cafe, to, { tend: `${x},${y}`, ...lookingUp(me), ...(ordered ? HEARS_ORDERS : {}) });
});

/** A maid clears an empty plate from a table. The warp to this script names a seat instead of a tile. */
const clear: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, _runned, commands, param) => {
  const { seat } = fields(param);
  const chair = typeof seat === 'string' ? cafe.seat(seat) : undefined;
  if (chair === undefined || !chair.dirty || chair.takenBy !== null || me.carrying.length > 0)
    return warp('waiting', {});
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, chair.x, chair.y) === 1) return { behave: 'clear', seat: chair.id };
  // Guests at the door wait for this very plate, so no other work calls her away.
  const isAwaited = cafe.seating.platesAwaited(me).includes(chair);
  const work = isAwaited ? undefined : nextWork(me, cafe, commands, RUNGS[me.duties], false);
  if (work !== undefined) return work;
  const to = cafe.floor.standBeside(me, chair.x, chair.y);
  if (to === null) return warp('waiting', {});
  return walksTo(me, cafe, to, looksUp(me, { tend: `${chair.x},${chair.y}` }));
});

/**
 * A maid follows a command to go somewhere. On an A-move she reconsiders on the way, does work that comes along, and
 * continues afterwards; on a plain move she reconsiders only for new commands. The tick budget comes from the command,
 * not from her alertness.
 */
const obey: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, _runned, commands, param) => {
  const order = cafe.orderFor(me);
  if (order !== null && order.id === fields(param)['command'] && isErrand(order)) return runsErrand(me, cafe, order);
  const to = order === null || order.id !== fields(param)['command'] ? null : order.goal;
  // A head maid who sends her to a full pass wants dishes carried: she takes no order on the way, and takes dishes there.
  const carries = order?.command['choice'] === 'toPass' && cafe.dishesFor(me, 1).length > 0 && RUNGS[me.duties].dishes;
  const takes = carries && to !== null && me.carrying.length === 0 && cafe.floor.atPass(me);
  // While the guests of all dishes are away from their seats, there is none to take, and she goes on to her place.
  if (takes && chooseRound(me, cafe).length > 0) return warp('fetch', {});
  if (order === null || to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y)) return warp('waiting', {});
  const manner = mannerOf(order.command);
  const how = { manner, ...inSquad(me, order), ...onOrder(order) };
  if (manner === 'plain') return { behave: 'move', x: to.x, y: to.y, ...how };
  const rungs = carries ? { callers: false, dishes: true } : RUNGS[me.duties];
  return nextWork(me, cafe, commands, rungs, false) ?? walksTo(me, cafe, to, how);
});

/** A maid gets up from the floor and first sweeps the tile she fell on. */
const getUp: MaidScript = ({ me, cafe }) => {
  if (me.pose === 'down' || me.work === 'getUp') {
    cafe.reasons.note('getup');
    return { behave: 'getUp' };
  }
  if (cafe.litterAt(me.x, me.y)) {
    cafe.reasons.note('sweep.ownFall');
    return warp('sweep', { x: me.x, y: me.y, command: 0 });
  }
  return warp('waiting', {});
};

/** A maid talks with a colleague until there is work or the talk is over. */
const chat: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, runned, commands, param) => {
  const work = nextWork(me, cafe, commands, RUNGS[me.duties]);
  if (work !== undefined) return work;
  if (cafe.today.rush) {
    cafe.reasons.note('rush.stopsChat');
    return warp('waiting', {});
  }
  const id = fields(param)['with'];
  const other = typeof id === 'string' ? cafe.maid(id) : undefined;
  const left = me.chattingWith === null ? TICKS.chat : me.chatSince + TICKS.chat - cafe.tick;
  if (runned > 0 || left <= 0 || other === undefined || tilesBetween(me.x, me.y, other.x, other.y) > CHAT_TILES)
    return warp('waiting', {});
  return { behave: 'chat', with: other.id, until: CHAT_WORK[me.duties], tick: left };
});

/** The scripts that an apprentice uses in a situation without a habit, by her duties. */
const USUAL: Readonly<Record<Maid['duties'], MaidScript>> = {
  allround: waiting(WORK),
  reception: waiting(DOOR_WORK),
  serving: waiting(PASS_WORK),
};

/** All scripts of a maid: add new ones here. warps.csv, saves and the notebook use these names. */
export const maidScripts: Readonly<Record<string, MaidScript>> = {
  'maid.standStill': standStill,
  'maid.waiting': waiting(WORK, hasCake),
  'maid.waitingAtReception': waiting(DOOR_WORK, hasCake),
  'maid.waitingAtThePass': waiting(PASS_WORK, hasCake),
  'maid.move': move,
  'maid.service': service,
  'maid.counter': counter,
  'maid.fetch': fetch,
  'maid.carry': carry,
  'maid.sweep': sweep,
  'maid.clear': clear,
  'maid.obey': obey,
  'maid.getUp': getUp,
  'maid.chat': chat,
  'maid.byTable': concat(catchesBreath, foolsScout, byTable),
  'maid.apprentice': apprenticeScript((who, ...rest) => USUAL[who.me.duties](who, ...rest)),
  'maid.byUtility': byUtility,
  'maid.scout': scout,
  'maid.perform': perform,
  ...maidPieces,
  ...ownScripts,
};
