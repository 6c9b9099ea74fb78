/**
 * Explains "Why is nobody coming?": for a given guest, what every maid could do at this tick. This is not recorded, but
 * computed from the state by the rules of the scripts: duties, dishes in hand, order book, present target, next
 * look-up.
 */

import type { Page } from '../../ai/index.ts';
import { hasHeard } from '../../sim/people/sounds.ts';
import { unnoticed } from '../../sim/world/alert-tiles.ts';
import { isQuiet } from '../../sim/world/world.ts';
import { Paths, NO_WAY } from '../../sim/world/paths.ts';
import { ordersAtOnce } from '../../sim/state/tuning.ts';
import type { Guest, Maid, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { CafeMap } from '../../sim/state/things.ts';
import {
  dearness,
  dearRank,
  maidsOf,
  personOf,
  stunnedFor,
  tableOf,
  wishOf,
  workLeft,
  type Dearness,
  type Wish,
} from '../people.ts';
import { tableWords } from '../place-words.ts';
import { phrase, type Phrase } from '../phrase.ts';
import { seconds } from '../time.ts';

/**
 * Whether a maid can come to a guest who waits for service: she serves the guest already, could go to the guest, or
 * cannot come.
 */
export type StandingSign = 'serves' | 'could' | 'cannot';

export interface Standing {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  readonly rank: Maid['rank'];
  readonly sign: StandingSign;
  readonly words: Phrase;
  readonly dear: Dearness | null;
  /** Number of tiles the maid must walk to the guest; null = no path. */
  readonly tiles: number | null;
  /** Number of ticks until the maid interrupts her todo to look around; 0 = at once, null = not before the todo ends. */
  readonly looksUpIn: number | null;
}
export interface WhyNotView {
  readonly guest: PersonId;
  readonly name: string;
  readonly table: number | null;
  readonly wish: Wish | null;
  /** Number of ticks that the guest has waited for what the guest wants now; 0 if the guest wants nothing. */
  readonly waited: number;
  readonly summary: Phrase;
  readonly rows: readonly Standing[];
}

/**
 * For each maid, what she could do for a guest now. Null if the guest is not present. @param pageOf a maid's notebook
 * page
 */
export function whyNot(
  state: WorldState,
  guestId: PersonId | null,
  pageOf: (id: PersonId) => Page | null,
): WhyNotView | null {
  const guest = personOf(state, guestId);
  if (guest === null || guest.role !== 'guest') return null;
  const wish = wishOf(guest);
  const rows = maidsOf(state)
    .filter((maid) => maid.present)
    .map((maid) => standing(state, maid, guest, wish, pageOf(maid.id)))
    .sort(
      (a, b) =>
        SIGNS[a.sign] - SIGNS[b.sign] ||
        (a.looksUpIn ?? 9e9) - (b.looksUpIn ?? 9e9) ||
        dearRank(a.dear) - dearRank(b.dear) ||
        (a.tiles ?? 9e9) - (b.tiles ?? 9e9) ||
        (a.id < b.id ? -1 : 1),
    );
  const waited = wish === null ? 0 : state.tick - (guest.calls?.since ?? guest.stageTick);
  return {
    guest: guest.id,
    name: guest.name,
    table: tableOf(state, guest),
    wish,
    waited,
    rows,
    summary: summary(state, guest, wish, rows),
  };
}
const SIGNS: Readonly<Record<StandingSign, number>> = { serves: 0, could: 1, cannot: 2 };

function standing(state: WorldState, maid: Maid, guest: Guest, wish: Wish | null, page: Page | null): Standing {
  const looksUpIn = looksUp(maid, page);
  const [sign, words] = judge(state, maid, guest, wish, page, looksUpIn);
  const tiles = waysOf(state.map).distance(maid.x, maid.y, guest.x, guest.y);
  return {
    id: maid.id,
    name: maid.name,
    look: maid.look,
    rank: maid.rank,
    sign,
    words,
    dear: dearness(maid, guest),
    tiles: tiles >= NO_WAY ? null : Math.max(0, tiles - 1),
    looksUpIn,
  };
}

/**
 * Number of ticks until a maid interrupts her todo to look around; 0 = at once, because she has no todo or waits for
 * facts; null = not before the todo ends.
 */
export function looksUp(maid: Maid, page: Page | null): number | null {
  const stunned = stunnedFor(maid);
  if (stunned > 0) return stunned;
  if (page === null || page.todo === null) return 0;
  if (page.todo.until !== undefined && page.todo.behave !== 'move') return 0;
  return page.todo.tick === undefined ? null : Math.max(0, page.ticksLeft ?? 0);
}

/**
 * Decides whether a maid serves a guest, could go to the guest, or cannot come, and explains it in words. The rules are
 * checked in a fixed order, and the first rule that applies gives the answer.
 */
function judge(
  state: WorldState,
  maid: Maid,
  guest: Guest,
  wish: Wish | null,
  page: Page | null,
  looksUpIn: number | null,
): [StandingSign, Phrase] {
  const name = maid.name;
  if (servesNow(state, maid, guest, wish))
    return ['serves', phrase(`notebook.standing.serves.${wish ?? 'order'}`, { name })];
  if (isQuiet(guest)) return ['cannot', phrase('notebook.standing.quiet', { name: guest.name })];
  if (stunnedFor(maid) > 0) return ['cannot', phrase('notebook.standing.down', { seconds: seconds(stunnedFor(maid)) })];
  if (wish === 'dish' ? maid.duties === 'reception' : maid.duties === 'serving')
    return ['cannot', phrase(`notebook.standing.notHerDuty.${maid.duties}`)];
  if (maid.carrying.length > 0) return ['cannot', phrase('notebook.standing.carries', { count: maid.carrying.length })];
  if (wish === 'order' && maid.orders.length >= ordersAtOnce(maid.rank))
    return ['cannot', phrase('notebook.standing.ordersFull', { count: maid.orders.length })];
  const taker = maidsOf(state).find((other) => other.id !== maid.id && servesNow(state, other, guest, wish));
  if (taker !== undefined && maid.serving === null && maid.fetching.length === 0)
    return ['cannot', phrase('notebook.standing.freeButTaken', { name: taker.name })];
  if (looksUpIn === null) return ['cannot', phrase('notebook.standing.plain')];
  const unseen = wish === null ? null : unnoticedBy(state, maid, guest, page);
  const other = maid.serving === null ? undefined : state.people[maid.serving];
  if (other !== undefined && other.role === 'guest') {
    const table = tableOf(state, other);
    const terms = { name: other.name, table: table === null ? '' : tableWords(table) };
    const dearer = dearRank(dearness(maid, guest)) < dearRank(dearness(maid, other));
    if (!dearer || taker !== undefined) return ['cannot', phrase('notebook.standing.servesOther', terms)];
    return unseen === null ? ['could', phrase('notebook.standing.wouldTurn', terms)] : ['cannot', unseen];
  }
  if (maid.fetching.length > 0) return ['cannot', phrase('notebook.standing.fetches', { count: maid.fetching.length })];
  if (unseen !== null) return ['cannot', unseen];
  if (maid.tending !== null) return ['could', phrase('notebook.standing.tends')];
  if (maid.chattingWith !== null)
    return [
      'could',
      phrase('notebook.standing.chats', { name: state.people[maid.chattingWith]?.name ?? maid.chattingWith }),
    ];
  return ['could', phrase(wish === null ? 'notebook.standing.idle' : 'notebook.standing.free')];
}

/**
 * Why a walking maid has not noticed a guest; null if she has seen or heard the guest. Also null if she stands still,
 * because then she reads on the blackboard which guests call.
 */
function unnoticedBy(state: WorldState, maid: Maid, guest: Guest, page: Page | null): Phrase | null {
  if (maid.stepOf === 0 && page?.todo?.behave !== 'move') return null;
  const why = hasHeard(state, maid, guest.id) ? null : unnoticed({ state }, maid, guest.x, guest.y);
  return why === null ? null : phrase(`verdict.unnoticed.${why}`);
}

/**
 * Whether a maid serves this guest already. She does if she is on her way to the guest or at the guest's table, or if
 * she fetches or carries the guest's dish.
 */
function servesNow(state: WorldState, maid: Maid, guest: Guest, wish: Wish | null): boolean {
  if (maid.serving === guest.id) return true;
  if (wish !== 'dish') return false;
  return [...maid.carrying, ...maid.fetching].some((id) => state.dishes[id]?.guest === guest.id);
}

function summary(state: WorldState, guest: Guest, wish: Wish | null, rows: readonly Standing[]): Phrase {
  if (wish === null)
    return phrase(guest.stage === 'queue' ? 'plain.answer.seat' : 'notebook.whyNot.wantsNothing', { name: guest.name });
  const serving = rows.find((row) => row.sign === 'serves');
  if (serving !== undefined) return phrase('notebook.whyNot.served', { name: guest.name, maid: serving.name });
  if (wish === 'dish') return whereabouts(state, guest);
  if (isQuiet(guest)) return phrase('notebook.whyNot.quiet', { name: guest.name });
  const could = rows.filter((row) => row.sign === 'could');
  if (could.length === 0) return phrase('notebook.whyNot.nobody', { name: guest.name });
  const next = could[0] as Standing;
  if (!next.looksUpIn) return phrase('notebook.whyNot.nextNow', { name: guest.name, maid: next.name });
  return phrase('notebook.whyNot.next', { name: guest.name, maid: next.name, seconds: seconds(next.looksUpIn) });
}

/** Words that tell where a guest's ordered dish is while no maid is bringing it. */
function whereabouts(state: WorldState, guest: Guest): Phrase {
  const name = guest.name;
  const ready = Object.values(state.dishes).find((dish) => dish.guest === guest.id && dish.where === 'pass');
  if (ready !== undefined)
    return phrase('notebook.whyNot.onPass', { name, seconds: seconds(state.tick - ready.cookedTick) });
  const chef = Object.values(state.people).find((one) => one.role === 'chef' && one.cooking?.guest === guest.id);
  if (chef?.role === 'chef')
    return phrase('notebook.whyNot.cooking', {
      name,
      chef: chef.name,
      seconds: seconds(workLeft(state, chef) ?? chef.cookTicksLeft),
    });
  const ticket = state.tickets.findIndex((one) => one.guest === guest.id);
  if (ticket >= 0) return phrase('notebook.whyNot.ticket', { name, place: ticket + 1 });
  const keeper = maidsOf(state).find((maid) => maid.orders.some((order) => order.guest === guest.id));
  return keeper === undefined
    ? phrase('notebook.whyNot.nowhere', { name })
    : phrase('notebook.whyNot.inBook', { name, maid: keeper.name });
}

const ways = new WeakMap<CafeMap, Paths>();

/**
 * Walking distances on a map, kept in a cache that belongs to the notebook. The café has a cache of its own, which the
 * notebook must not change.
 */
function waysOf(map: CafeMap): Paths {
  let known = ways.get(map);
  if (known === undefined) ways.set(map, (known = new Paths(map)));
  known.refresh();
  return known;
}
