/**
 * Reads the middle of the page "Now" for guests and chefs: a guest's visit (stage, patience, order, mood, taste,
 * purse), or a chef's dishes.
 */

import type { Chef, Guest } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { ourFact } from '../../sim/rival/our-facts.ts';
import { timeAt } from '../../words/clock.ts';
import { dishName, phrase, typeName, type Phrase } from '../phrase.ts';
import { tableOf, workLeft } from '../people.ts';
import { tableWords } from '../place-words.ts';
import { seconds } from '../time.ts';

export interface VisitView {
  readonly stage: Phrase;
  /**
   * The guest's patience: how much of it is left, as a share 0…1 and as a text with seconds. Null in stages in which
   * patience does not run down.
   */
  readonly patience: { readonly left: number; readonly words: Phrase; readonly tone: 'good' | 'low' | 'out' } | null;
  readonly rows: readonly { readonly label: Phrase; readonly value: Phrase }[];
}

/** Stages in which a guest waits for service, so that patience runs down. */
const TRYING: ReadonlySet<Guest['stage']> = new Set<Guest['stage']>(['queue', 'callOrder', 'waitDish', 'callBill']);

export function visitOf(state: WorldState, guest: Guest): VisitView {
  const table = tableOf(state, guest);
  const stage = phrase(`stage.${guest.stage}`);
  return {
    stage: table === null ? stage : phrase('notebook.visit.at', { stage, table: tableWords(table) }),
    patience: TRYING.has(guest.stage) ? patienceOf(guest) : null,
    rows: [
      {
        label: phrase('notebook.guest.type'),
        value: phrase(guest.isHero ? 'notebook.guest.hero' : 'notebook.guest.plainType', {
          type: typeName(guest.customerType),
        }),
      },
      { label: phrase('notebook.guest.order'), value: orderWords(state, guest) },
      ...timesOf(state, guest),
      { label: phrase('notebook.guest.mood'), value: phrase(`notebook.mood.${moodWord(guest.mood)}`) },
      {
        label: phrase('notebook.guest.taste'),
        value:
          guest.taste.length === 0
            ? phrase('notebook.guest.anyTaste')
            : phrase('notebook.list', {
                list: guest.taste.map((taste) => phrase(`notebook.taste.${taste}`, { otherwise: taste })),
              }),
      },
      {
        label: phrase('notebook.guest.purse'),
        value: phrase('notebook.guest.purseOf', { bill: guest.bill, budget: guest.budget }),
      },
      {
        label: phrase('notebook.guest.temperament'),
        value: phrase(`temperament.${guest.temperament}`, { otherwise: guest.temperament }),
      },
      ...spyRows(state, guest),
      ...(guest.leaveReason === null
        ? []
        : [{ label: phrase('notebook.guest.leaves'), value: phrase(`leave.${guest.leaveReason}`) }]),
    ],
  };
}

/** What a complaint about the wait is checked by; all minutes are the café's. Null = not known, or not any more. */
interface Waiting {
  readonly came: string;
  readonly dish: string | null;
  /** Number of minutes that the guest waited for the first dish. */
  readonly waited: number | null;
  /** Number of minutes that the dish stood before it came. */
  readonly stood: number | null;
}

function waitingOf({ clock, dishes, enquiries }: WorldState, guest: Guest): Waiting {
  const { id, enteredTick, plate, servedCount, stage, stageTick } = guest;
  const minutes = (ticks: number): number => Math.max(1, Math.round(ticks / Math.max(1, clock.ticksPerMinute)));
  const cooked = plate === null ? undefined : dishes[plate]?.cookedTick;
  const eats = stage === 'eat';
  // The card of a complaint stays for a while after the meal; what it asks about is then known from the complaint.
  const asked = enquiries?.list.find(({ kind, terms }) => kind === 'complaint' && terms['guest'] === id)?.terms;
  const told = typeof asked?.['waited'] === 'number' ? asked['waited'] : null;
  return {
    came: timeAt(clock, enteredTick),
    dish: eats ? timeAt(clock, stageTick) : null,
    waited: told ?? (eats && servedCount === 0 ? minutes(stageTick - enteredTick) : null),
    stood: eats && cooked !== undefined ? minutes(stageTick - cooked) : null,
  };
}

/** When the guest came in and, while eating, when the dish came, how long that took, and how long the dish stood. */
function timesOf(state: WorldState, guest: Guest): VisitView['rows'] {
  const { came, dish, waited, stood } = waitingOf(state, guest);
  const row = (
    key: 'cameIn' | 'dishCame' | 'waitedFor' | 'dishStood',
    value: Phrase | null,
  ): VisitView['rows'][number][] => (value === null ? [] : [{ label: phrase(`notebook.guest.${key}`), value }]);
  const time = (type: string): Phrase => phrase('notebook.guest.plainType', { type });
  const minutes = (count: number | null, key: 'minutes' | 'minutesCold'): Phrase | null =>
    count === null ? null : phrase(`notebook.guest.${key}`, { minutes: count });
  return [
    ...row('cameIn', time(came)),
    ...row('dishCame', dish === null ? null : time(dish)),
    ...row('waitedFor', minutes(waited, 'minutes')),
    ...row('dishStood', minutes(stood, guest.ateCold ? 'minutesCold' : 'minutes')),
  ];
}

/** The same as a sentence: of a guest who eats or complains; null for others. */
export function timesWords(state: WorldState, guest: Guest): Phrase | null {
  const { came, dish, waited, stood } = waitingOf(state, guest);
  if (dish === null) return waited === null ? null : phrase('plain.trait.waited', { came, waited });
  const words = stood === null ? null : phrase(`plain.trait.${guest.ateCold ? 'stoodCold' : 'stood'}`, { stood });
  return waited === null
    ? phrase('plain.trait.times', { came, dish, stood: words ?? '' })
    : phrase('plain.trait.timesWaited', { came, dish, waited, stood: words ?? '' });
}

/**
 * Rows about a guest who is a scout of the rival: what is odd about this guest. Once a maid has noticed the scout: who
 * noticed, and which false facts the scout takes home.
 */
export function spyRows(state: WorldState, { id }: Guest): VisitView['rows'] {
  const scout = state.rival?.theirs?.scouts[id];
  if (scout === undefined) return [];
  const { noticed, fooled, looks = 0, read } = scout;
  if (noticed === undefined) {
    if (looks === 0) return [];
    const odd = phrase(read === undefined ? 'notebook.guest.oddLooks' : 'notebook.guest.oddReads');
    return [{ label: phrase('notebook.guest.odd'), value: odd }];
  }
  const value =
    fooled === undefined
      ? phrase('notebook.guest.spyNoticed', { name: noticed.name })
      : phrase('notebook.guest.spyFooled', {
          name: fooled.name,
          list: fooled.signs.map(({ node, value: is }) =>
            phrase(`notebook.guest.believes${is}`, { what: dishName(ourFact(node)?.of ?? node) }),
          ),
        });
  return [{ label: phrase('notebook.guest.spy'), value }];
}

function patienceOf(guest: Guest): VisitView['patience'] {
  const left = Math.max(0, Math.min(1, guest.patienceLeft));
  const ticks = Math.round(left * guest.patience);
  return {
    left,
    words: phrase('notebook.guest.patienceFor', { seconds: seconds(ticks) }),
    tone: left > 0.5 ? 'good' : left > 0.2 ? 'low' : 'out',
  };
}

function orderWords(state: WorldState, guest: Guest): Phrase {
  if (guest.plate !== null && guest.ordered === null)
    return phrase('notebook.guest.eating', {
      seconds: seconds(guest.work === 'eat' ? (workLeft(state, guest) ?? guest.eatTicksLeft) : guest.eatTicksLeft),
    });
  if (guest.ordered !== null) return phrase('notebook.guest.waitsFor', { dish: dishName(guest.ordered) });
  if (guest.calls?.need === 'order') {
    const wants = guest.wants?.[0];
    return wants === undefined
      ? phrase('notebook.guest.undecided')
      : phrase('notebook.guest.wants', { dish: dishName(wants) });
  }
  return guest.servedCount === 0
    ? phrase('notebook.guest.nothingYet')
    : phrase('notebook.guest.had', { count: guest.servedCount });
}

function moodWord(mood: number): 'angry' | 'sour' | 'fair' | 'glad' | 'delighted' {
  if (mood <= -0.6) return 'angry';
  if (mood < -0.15) return 'sour';
  if (mood <= 0.25) return 'fair';
  return mood < 0.7 ? 'glad' : 'delighted';
}

export interface StoveView {
  readonly dish: Phrase | null;
  /** The guest's name. Null if the dish is for nobody, because it was cooked ahead or the guest has left. */
  readonly guest: string | null;
  readonly ticksLeft: number;
  /** The dish's total cooking time in ticks; 0 = unknown. */
  readonly ticksOf: number;
  readonly waitingTickets: number;
  readonly cooked: number;
}

export function stoveOf(state: WorldState, chef: Chef): StoveView {
  const { cooking } = chef;
  return {
    dish: cooking === null ? null : dishName(cooking.dish),
    guest: cooking === null ? null : (state.people[cooking.guest]?.name ?? null),
    ticksLeft: cooking === null ? 0 : (workLeft(state, chef) ?? chef.cookTicksLeft),
    ticksOf: state.menu.find((item) => item.id === cooking?.dish)?.cookTicks ?? 0,
    waitingTickets: state.tickets.length,
    cooked: chef.tally.cooked,
  };
}
