/**
 * Reads the notebook's simple page: what a character does, the consideration that decided, the second choice, and
 * three traits that influenced the decision. Pure: takes the café's records and returns phrases.
 */

import type { Decision, Reason, Todo } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { energyLevel } from '../../sim/people/energy.ts';
import { stepHabit, talkHabit } from '../../sim/people/habits.ts';
import { holds } from '../../sim/state/day-rules.ts';
import { dishesAtOnce, ordersAtOnce } from '../../sim/state/tuning.ts';
import type { Chef, Guest, Maid, Person } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { isQuiet } from '../../sim/world/world.ts';
import { chainOf, presentTodo, reasonOf } from '../../words/present-todo.ts';
import { weighedOf } from '../choices/weighed.ts';
import { nowOf } from '../now/now.ts';
import { spyRows, stoveOf, timesWords, visitOf } from '../now/visit.ts';
import { whyOf } from '../now/why.ts';
import { looksUp } from '../now/whynot.ts';
import { dishName, litterName, phrase, typeName, verbatim, type Phrase } from '../phrase.ts';
import { tableWords } from '../place-words.ts';
import { todoWords } from '../todo-words.ts';
import { exactSeconds, seconds } from '../time.ts';
import { chosenOf, runnerUp } from './second-choice.ts';
import { waitsBecause } from './waits-because.ts';

export interface PlainView {
  readonly what: Phrase;
  /** The reason of the current work; null if none is recorded. */
  readonly because: Reason | null;
  readonly nearly: { readonly what: Phrase; readonly why: Phrase } | null;
  readonly traits: readonly Trait[];
  /** Number of the table that the present work is about, and of the second choice's table; null = none. */
  readonly table: number | null;
  readonly nearlyTable: number | null;
}
export interface Trait {
  readonly glyph: 'eye' | 'tray' | 'book' | 'heart' | 'flag' | 'chat' | 'foot' | 'bolt' | 'man' | 'fork' | 'bell';
  readonly words: Phrase;
}

const TRAITS = 3;

export function plainOf(cafe: Cafe, person: Person): PlainView {
  const now = nowOf(cafe, person.id);
  const does =
    now === null ? phrase('notebook.line.away') : now.line.todo === null ? emptyWords(person) : now.line.words;
  switch (person.role) {
    case 'maid':
      return maidView(cafe, person, does);
    case 'guest':
      return {
        what: wantsToOrder(cafe, person) ?? does,
        because: guestReason(cafe, person),
        nearly: guestNearly(cafe, person),
        traits: guestTraits(cafe.state, person),
        table: null,
        nearlyTable: null,
      };
    case 'chef':
      return {
        what: does,
        because: last(cafe.decisions(person.id), ({ because }) => because !== null)?.because ?? null,
        nearly: null,
        traits: chefTraits(cafe.state, person),
        table: null,
        nearlyTable: null,
      };
  }
}

const last = (decisions: readonly Decision[], is: (decision: Decision) => boolean): Decision | undefined =>
  decisions.filter(is).at(-1);

const emptyWords = ({ present }: Person): Phrase => phrase(present ? 'plain.does.empty' : 'notebook.line.away');

function maidView(cafe: Cafe, maid: Maid, does: Phrase): PlainView {
  const { state } = cafe;
  const fallen = fallenWords(state, maid);
  if (fallen !== null) {
    // The newest recorded reason explains the work that the fall interrupted, not the fall.
    const traits = maidTraits(cafe, maid, 'slip');
    return { what: fallen, because: null, nearly: null, traits, table: null, nearlyTable: null };
  }
  const todo = presentTodo(cafe, maid);
  const chain = chainOf(cafe.decisions(maid.id), todo);
  const because = reasonOf(chain);
  // If the maid carries out a request, the options she weighed last are older than the request. They do not explain
  // what she does now.
  const isAsked = because?.key.startsWith('command.') === true;
  const weighed = isAsked ? null : (chain.find(({ options }) => options.length > 0) ?? null);
  const why = whyOf(state, weighed, maid);
  const runner = why === null ? null : runnerUp(state, why);
  const target = because?.terms.table;
  return {
    what: whatOf(cafe, maid, todo, because) ?? does,
    because,
    nearly: runner,
    traits: maidTraits(cafe, maid, because?.key ?? ''),
    table:
      typeof target === 'number' && target > 0
        ? target
        : because?.key.startsWith('idle.') === true
          ? null
          : (servedTable(state, maid) ?? chosenOf(why)?.table ?? null),
    nearlyTable: runner?.table ?? null,
  };
}

/** The table at which a maid serves a guest; null if she serves no guest at a table. */
function servedTable(state: WorldState, { serving }: Maid): number | null {
  const guest = serving === null ? undefined : state.people[serving];
  const seat = guest?.role === 'guest' ? guest.seat : null;
  return state.seats.find(({ id }) => id === seat)?.table ?? null;
}

/**
 * That a maid has slipped, and on what; null if she has not fallen. Broken plates are not named, because they may have
 * fallen from her own hands.
 */
function fallenWords({ litter }: WorldState, { present, pose, x, y }: Maid): Phrase | null {
  if (!present || (pose !== 'slip' && pose !== 'down')) return null;
  const under = litter.find((one) => one.x === x && one.y === y && one.kind !== 'plate');
  return under === undefined
    ? phrase('plain.does.slipped')
    : phrase('plain.does.slippedOn', { kind: litterName(under.kind) });
}

/** What a maid does, worded as on her card. Null if the usual words for the todo are to be used. */
function whatOf(cafe: Cafe, maid: Maid, todo: Todo | null, because: Reason | null): Phrase | null {
  if (!maid.present) return null;
  if (todo === null) return maid.stepOf > 0 ? phrase('notebook.todo.walk') : phrase('plain.does.empty');
  const isBetween = (cafe.page(maid.id)?.todo ?? null) === null;
  if (todo.behave !== 'move') return isBetween ? todoWords(cafe.state, maid, todo) : null;
  if (cafe.squadWaitsFor(maid.id).length > 0) return null;
  return errandWords(cafe.state, maid, because) ?? todoWords(cafe.state, maid, todo);
}

/** Words for the purpose of a walk, taken from its reason. Null if the destination says enough about the walk. */
function errandWords(state: WorldState, maid: Maid, because: Reason | null): Phrase | null {
  const { key = '', terms = {} } = because ?? {};
  if (key.startsWith('tickets.')) return phrase('plain.does.tickets', { count: Math.max(1, maid.orders.length) });
  if (/^(dishes\.(fetch|cold|round)|help\.answers)$/.test(key))
    return phrase('plain.does.dishes', { count: Math.max(1, maid.fetching.length) });
  if (key === 'dishes.carry' && typeof terms.dish === 'string')
    return phrase('plain.does.carry', {
      dish: dishName(terms.dish),
      place: typeof terms.table === 'number' ? tableWords(terms.table) : verbatim(String(terms.name ?? '')),
    });
  if (key === 'sweep.litter') return phrase('plain.does.sweep', { kind: litterName(String(terms.kind ?? 'any')) });
  if (/^clear\.(table|awaited)$/.test(key) && typeof terms.table === 'number')
    return phrase('plain.does.clear', { place: tableWords(terms.table) });
  return null;
}

/** Traits of a maid that influenced a decision with this reason, the most important ones first. */
function maidTraits(cafe: Cafe, maid: Maid, reason: string): Trait[] {
  const { state } = cafe;
  const kind = reason.split('.')[0] ?? '';
  const alert: Trait = {
    glyph: 'eye',
    words:
      maid.alertness === null
        ? phrase('plain.trait.focused')
        : looksUp(maid, cafe.page(maid.id)) === null
          ? phrase('plain.trait.notNow')
          : maid.alertness <= 5
            ? phrase('plain.trait.alert')
            : phrase('plain.trait.every', { seconds: exactSeconds(maid.alertness) }),
  };
  const rank = RANKS[maid.rank];
  const dishes: Trait = {
    glyph: 'tray',
    words: phrase('plain.trait.dishes', { count: dishesAtOnce(maid.rank), rank }),
  };
  const orders: Trait = {
    glyph: 'book',
    words: phrase('plain.trait.orders', { count: ordersAtOnce(maid.rank), rank }),
  };
  const listens: Trait = {
    glyph: 'flag',
    words: phrase('plain.trait.listens', { percent: Math.round(maid.obedience * 100) }),
  };
  const [talk, step] = [talkHabit(maid.chatty), stepHabit(maid.clumsy)];
  const talks: Trait[] = talk === 'usual' ? [] : [{ glyph: 'chat', words: phrase(`plain.trait.${talk}`) }];
  const feet: Trait[] = step === 'usual' ? [] : [{ glyph: 'foot', words: phrase(`plain.trait.${step}`) }];
  const duty: Trait[] =
    maid.duties === 'serving' || maid.duties === 'reception'
      ? [{ glyph: 'bell', words: phrase(`plain.trait.${maid.duties}`) }]
      : [];
  const level = holds(state, 'energy') ? energyLevel(maid.energy) : 'fresh';
  const tired: Trait[] =
    level === 'tired' || level === 'worn' ? [{ glyph: 'bolt', words: phrase('plain.trait.tired') }] : [];
  const fond = fondness(state, maid);
  const ordered: readonly Trait[] =
    kind === 'serve'
      ? [alert, fond, orders, ...tired, dishes]
      : kind === 'tickets'
        ? [alert, orders, fond, ...tired]
        : kind === 'dishes'
          ? [dishes, ...tired, ...feet, alert]
          : kind === 'sweep' || kind === 'clear' || kind === 'slip' || kind === 'getup'
            ? [...feet, alert, ...tired, ...talks]
            : kind === 'command'
              ? [listens, alert, ...tired, fond]
              : [alert, ...duty, ...tired, ...talks, fond];
  // Usual traits, which say little here, fill the list if a maid has few unusual ones.
  return [...new Set([...ordered, ...duty, fond, dishes])].slice(0, TRAITS);
}

const RANKS = { 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' } as const;

/** The people and kinds of guest a maid likes best; at most three. */
function fondness(state: WorldState, { favouriteCustomerIds, favouriteCustomerTypes }: Maid): Trait {
  const list = [
    ...favouriteCustomerIds
      .map((id) => verbatim(state.people[id]?.name ?? ''))
      .filter(({ terms }) => terms.text !== ''),
    ...favouriteCustomerTypes.map((type) => phrase(`type.many.${type}`, { otherwise: type })),
  ].slice(0, 3);
  return {
    glyph: 'heart',
    words: list.length === 0 ? phrase('plain.trait.noFavourites') : phrase('plain.trait.fond', { list }),
  };
}

/** A guest too shy to ring does not call a maid, but only wants to order. Null for other guests and other todos. */
const wantsToOrder = (cafe: Cafe, guest: Guest): Phrase | null =>
  isQuiet(guest) && cafe.page(guest.id)?.todo?.behave === 'call' ? phrase('notebook.todo.wantsOrder') : null;

/** Recorded reasons that say more than that no seat is free. */
const SEAT_REASONS: readonly string[] = [
  'guest.smallTable',
  'guest.together',
  'guest.familyTable',
  'guest.familyFirst',
  'guest.heroFirst',
  'guest.keptFor',
  'guest.plates',
];

const noted = (key: string, terms: Reason['terms'] = {}): Reason => ({ key, terms });

/**
 * Returns why a guest does what the guest does now: the recorded reason. For a guest who waits, returns what holds the
 * guest up. If neither is known, the reason follows from the stage of the visit.
 */
function guestReason(cafe: Cafe, guest: Guest): Reason | null {
  const newest = last(cafe.decisions(guest.id), ({ todo }) => todo !== null);
  // A guest who waits or calls did nothing but that, so the recorded reason is only that nothing else came first.
  const isWaiting = newest?.todo?.behave === 'wait' || newest?.todo?.behave === 'call';
  if (newest !== undefined && newest.because !== null && !isWaiting) return newest.because;
  const held = waitsBecause(cafe, guest);
  if (held !== null) return held;
  switch (guest.stage) {
    case 'queue':
      return SEAT_REASONS.includes(newest?.because?.key ?? '') ? newest!.because : noted('guest.queue');
    case 'toSeat':
      return noted('guest.seat');
    case 'callOrder':
    case 'callBill':
      return guest.calls === null ? null : noted('guest.calls', { need: guest.calls.need });
    case 'waitDish':
      return guest.ordered === null ? null : noted('guest.waitsDish', { dish: guest.ordered });
    case 'leave':
      return noted('guest.leaves', guest.leaveReason === null ? {} : { reason: guest.leaveReason });
    default:
      return null;
  }
}

/**
 * The seat or dish that came second in a guest's choice. It is shown while the guest walks to the seat or waits for the
 * dish; otherwise null.
 */
function guestNearly(cafe: Cafe, guest: Guest): PlainView['nearly'] {
  const config = guest.stage === 'toSeat' ? 'seat' : guest.stage === 'waitDish' ? 'dish' : null;
  const choice = cafe.choices(guest.id).find((one) => one.config === config);
  if (choice === undefined) return null;
  const second = weighedOf(cafe.state, choice).sheets[0]?.rows.find(({ sign }) => sign === 'free');
  return second === undefined ? null : { what: second.name, why: phrase('plain.nearly.less') };
}

const dishPhrase = (dish: string): Phrase => phrase(`dish.${dish}`, { otherwise: dish });

/** That a regular found no usual dish today, and what the regular took instead. */
const missedWords = (dish: string, instead: string | undefined): Phrase =>
  instead === undefined
    ? phrase('plain.trait.missed', { dish: dishPhrase(dish) })
    : phrase('plain.trait.instead', { dish: dishPhrase(dish), instead: dishPhrase(instead) });

function guestTraits(state: WorldState, guest: Guest): Trait[] {
  const patience = visitOf(state, guest).patience;
  const missed = state.regulars?.who.find(({ id }) => id === guest.id)?.upset;
  const odd = spyRows(state, guest).map(({ value }): Trait => ({ glyph: 'eye', words: value }));
  const traits: Trait[] = [
    ...odd,
    {
      glyph: 'bell',
      words:
        // What a complaint about the wait is checked by comes first.
        timesWords(state, guest) ??
        (patience === null
          ? phrase('plain.trait.noRush')
          : hasPatience(guest)
            ? phrase('plain.trait.patience', { seconds: patienceSeconds(guest) })
            : phrase('plain.trait.noPatience')),
    },
    {
      glyph: 'man',
      words: phrase('plain.trait.kind', {
        type: typeName(guest.customerType),
        temper: phrase(`temperament.${guest.temperament}`, { otherwise: guest.temperament }),
      }),
    },
    ...(missed?.dish === undefined || missed.dish === null
      ? []
      : [{ glyph: 'fork', words: missedWords(missed.dish, missed.instead) } as const]),
    {
      glyph: 'fork',
      words:
        guest.taste.length === 0
          ? phrase('plain.trait.anyTaste')
          : phrase('plain.trait.taste', {
              list: guest.taste.map((taste) => phrase(`notebook.taste.${taste}`, { otherwise: taste })),
            }),
    },
  ];
  return traits.slice(0, TRAITS);
}

/** Whether the seconds left are shown as more than zero, because “0.0 s more” says nothing. */
export const hasPatience = ({ patienceLeft, patience }: Guest): boolean => patienceLeft * patience >= 1;

/** Seconds for which a guest's patience lasts in the present stage. */
export const patienceSeconds = ({ patienceLeft, patience }: Guest): string =>
  seconds(Math.max(0, Math.round(patienceLeft * patience)));

function chefTraits(state: WorldState, chef: Chef): Trait[] {
  const stove = stoveOf(state, chef);
  return [
    ...(stove.dish === null
      ? []
      : [{ glyph: 'bell', words: phrase('plain.trait.ready', { seconds: seconds(stove.ticksLeft) }) } as const]),
    { glyph: 'book', words: phrase('plain.trait.tickets', { count: stove.waitingTickets }) },
    { glyph: 'fork', words: phrase('plain.trait.cooked', { count: stove.cooked }) },
  ];
}
