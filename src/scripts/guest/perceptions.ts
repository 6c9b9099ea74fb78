/**
 * The conditions of temperament tables, one line each: the probability setting (a key of `GAME_CHANCES`) for the
 * random draws that follow the condition, the meaning of `cParam`, and when the condition holds. To add a condition,
 * add a line here and its words in the language files.
 */

import { recall } from '../../ai/index.ts';
import { REMEMBERED_TICKS } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest } from '../../sim/script-api/views.ts';
import { count, mood, none, occasion, oneOf, percent, type Perceptions, ticks, tiles } from '../tables.ts';

const STAGES = ['queue', 'callOrder', 'waitDish', 'eat', 'linger', 'callBill', 'leave'];
const WAITING: readonly string[] = ['queue', 'callOrder', 'waitDish', 'callBill'];
/** Kinds of memories that name the maid who was responsible for what happened. */
const DEEDS = ['servedLate', 'servedWell', 'dishDropped', 'ateCold'];
const PASTIMES = ['phone', 'talk', 'grumble', 'linger', 'cheer', 'photo', 'litter'];
/** Number of tiles within which a guest recognises another person's face. */
const FACE_TILES = 4;

export const perceptions: Perceptions<Guest> = {
  always: occasion('fidget', none, () => true),
  stage: occasion('mood', oneOf(STAGES), ({ me }, stage) => me.stage === stage),
  waiting: occasion('mood', none, ({ me }) => WAITING.includes(me.stage)),
  goingHome: occasion('litter', none, ({ me }) => me.stage === 'leave'),
  waitedLonger: occasion('mood', ticks, ({ me, cafe }, n) => cafe.tick - me.stageTick > Number(n)),
  patienceBelow: occasion('mood', percent, ({ me }, share) => me.patienceLeft * 100 < Number(share)),
  served: occasion('mood', count, ({ me }, dishes) => me.servedCount >= Number(dishes)),
  couldEatMore: occasion('again', count, ({ me, cafe }, most) => me.servedCount < Number(most) && me.mood > 0 && cafe.visits.couldOrder(me)),
  bored: occasion(null, ticks, ({ me, cafe }, n) => cafe.tick - me.boredSince >= Number(n)),
  moodAbove: occasion('mood', mood, ({ me }, share) => me.mood * 100 > Number(share)),
  moodBelow: occasion('mood', mood, ({ me }, share) => me.mood * 100 < Number(share)),
  wet: occasion('mood', none, ({ me, cafe }) => cafe.has(me, 'DRENCHED')),
  starstruck: occasion('crowd', none, ({ me, cafe }) => cafe.has(me, 'STARSTRUCK')),
  remembers: occasion('mood', oneOf(Object.keys(REMEMBERED_TICKS)), ({ me, cafe }, what) => recall(me.memory, String(what), cafe.tick) !== undefined),
  didLately: occasion('mood', oneOf(PASTIMES), ({ me, cafe }, what) => recall(me.memory, `did:${String(what)}`, cafe.tick) !== undefined),
  seesAgain: occasion('mood', oneOf(DEEDS), ({ me, cafe }, deed) => seesAgain(me, cafe, String(deed))),
  news: occasion(null, none, ({ me }) => me.buffs.length > 0 && me.buffs.some(({ seen }) => !seen)),
  heroArrives: occasion('crowd', none, ({ me }) => hasNews(me, 'star')),
  heroNear: occasion('crowd', tiles, ({ me, cafe }, n) => cafe.heroNear(me, Number(n)) !== null),
  spokenTo: occasion('chat', none, ({ me }) => hasNews(me, 'spokenTo')),
  neighbour: occasion('chat', none, ({ me, cafe }) => neighbourOf(me, cafe) !== null),
  maidNear: occasion('mood', tiles, ({ me, cafe }, n) => cafe.maidNear(me, Number(n))),
  queueAhead: occasion('mood', count, ({ me, cafe }, n) => me.stage === 'queue' && cafe.seating.queueBefore(me) >= Number(n)),
  crowded: occasion('mood', percent, ({ cafe }, share) => cafe.seating.crowding >= Number(share)),
  raining: occasion('mood', none, ({ cafe }) => cafe.weather === 'rain'),
  closing: occasion('mood', none, ({ cafe }) => cafe.closed),
  litterNear: occasion('mood', tiles, ({ me, cafe }, n) => cafe.litterNear(me, Number(n))),
}; // prettier-ignore

/** Whether the guest has got a buff of this kind and has not noticed it yet. */
function hasNews(me: Guest, kind: string): boolean {
  for (const { buff, seen } of me.buffs) if (buff === kind && !seen) return true;
  return false;
}

/** Whether a guest has a memory of this kind about a maid who is near now. */
function seesAgain(me: Guest, cafe: CafeView, deed: string): boolean {
  const by = recall(me.memory, deed, cafe.tick);
  return typeof by === 'string' && cafe.maidNear(me, FACE_TILES, by);
}

/**
 * The companion at the same table that a guest talks to: a companion who has spoken to the guest or, if there is none,
 * the one whose seat comes first by name. Null = no companion.
 */
export function neighbourOf(me: Guest, cafe: CafeView): Guest | null {
  const seat = cafe.seatOf(me);
  if (seat === undefined) return null;
  let found: Guest | null = null;
  for (const other of cafe.seating.at(seat.table)) {
    if (other.takenBy === null || other.takenBy === me.id) continue;
    const who = cafe.guest(other.takenBy);
    if (who === undefined || who.seat === null || who.attendedBy !== null) continue;
    if (me.buffs.some(({ buff, from }) => buff === 'spokenTo' && from === who.id)) return who;
    found ??= who;
  }
  return found;
}
