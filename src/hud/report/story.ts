/**
 * Chooses what the report's first screen must tell at the end of a day: maids who leave, a new star, a golden bell, the Sunday paper,
 * regulars who went over to the rival, and how many guests were lost in all. Pure.
 */

import { GROWTHS, type Growth, type Notice, type SundayPaper } from '../../sim/state/season.ts';
import { type BellRow, bellOn, bellsOf } from '../../sim/season/golden-bells.ts';
import type { Upset } from '../../sim/state/regulars.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { billOf } from '../../sim/season/bill.ts';
import { worstCause } from '../read/report-bill.ts';

type Cause = NonNullable<ReturnType<typeof worstCause>>['cause'];

export type StoryCard =
  | {
      readonly is: 'notice';
      readonly name: string;
      readonly look: string;
      readonly notice: Notice;
      readonly ends?: true;
    }
  | { readonly is: 'star'; readonly opens: Growth }
  | { readonly is: 'paper'; readonly paper: SundayPaper }
  | { readonly is: 'bell'; readonly bell: BellRow; readonly isOurs: boolean }
  | { readonly is: 'gone'; readonly name: string; readonly look: string; readonly gone: Upset; readonly ends?: true }
  | { readonly is: 'lost'; readonly count: number; readonly cause: Cause | null };

/** Number of cards that fit beside each other on the first screen. */
const MOST = 4;

/** Share of lost guests from which a day was not a good one, whatever it earned. */
const MANY_LOST = 0.15;

/** The figures of the day from which the report's headline is chosen: money made until closing, guests, change of the stars. */
export type HeadFigures = Readonly<Record<'made' | 'came' | 'lost' | 'change', number>>;

/** Returns the tone in which the headline speaks of the day. A profit alone does not make a good day. */
export function toneOf({ made, came, lost, change }: HeadFigures): 'more' | 'mixed' | 'less' {
  if (made < 0) return 'less';
  return change < 0 || lost > came * MANY_LOST ? 'mixed' : 'more';
}

/** What most of the lost guests lacked, by the cause of their loss; the causes left out have no headline of their own. */
const LACKED = {
  full: 'seats',
  partyTooBig: 'seats',
  groupTooBig: 'tables',
  groupTableTaken: 'taken',
  notCleared: 'plates',
  noReception: 'orders',
  receptionBusy: 'orders',
  tooFar: 'orders',
  chatted: 'idle',
  idle: 'idle',
  worn: 'worn',
  quiet: 'quiet',
  ticketCarried: 'tickets',
  kitchenSlow: 'kitchen',
  noCarrier: 'dishes',
  carriersBusy: 'dishes',
  carriedLate: 'dishes',
  tooDear: 'prices',
} as const satisfies Partial<Record<Cause, string>>;

type Lacked = (typeof LACKED)[keyof typeof LACKED];

/** Purchases that are made while the café is open; all others are made in the evening. */
const BY_DAY: readonly string[] = ['produce', 'cakes', 'bet'];
export const isBoughtByDay = (what: string): boolean => BY_DAY.includes(what);

/** What the day made until closing. The evening's purchases are no part of it, so they do not change the headline. */
export function madeByClosing(state: WorldState): number {
  const { made, bought } = billOf(state);
  const byDay = (state.figures.bought ?? []).filter(({ what }) => isBoughtByDay(what));
  return made + bought - byDay.reduce((sum, { cost }) => sum + cost, 0);
}

interface Headline {
  readonly key: 'less' | 'record' | 'fewer' | 'mixed' | 'more' | 'nobodyLost' | `lacked.${Lacked}`;
  readonly count: number;
}

/**
 * A day can be a record only after this many earlier days. The other number is the share by which fewer guests than on
 * the day before must be lost before the headline says so.
 */
const RECORD_FROM = 3;
const FEWER = 0.3;

/**
 * The headline of the report: the end of a word key below `report.head.`, and a number of guests. It names what made
 * this day different: a record, fewer lost guests than the day before, or what most of the lost guests lacked.
 */
export function headlineOf(state: WorldState, figures: HeadFigures): Headline {
  const { clock, season } = state;
  const tone = toneOf(figures);
  const { lost, change } = figures;
  const cause = worstCause(state)?.cause;
  const lacked = cause === undefined ? undefined : (LACKED as Partial<Record<Cause, Lacked>>)[cause];
  if (tone === 'less') return { key: 'less', count: lost };
  const before = (season?.book ?? []).filter(({ day }) => day < clock.day);
  const best = Math.max(0, ...before.map(({ served }) => served));
  if (before.length >= RECORD_FROM && change >= 0 && state.figures.guestsServed > best)
    return { key: 'record', count: state.figures.guestsServed };
  const fewer = (before.at(-1)?.lost ?? 0) - lost;
  if (change >= 0 && fewer > 0 && fewer >= (before.at(-1)?.lost ?? 0) * FEWER && lost > 0)
    return { key: 'fewer', count: fewer };
  if (tone === 'mixed') return { key: lacked === undefined ? 'mixed' : `lacked.${lacked}`, count: lost };
  return { key: lost === 0 ? 'nobodyLost' : 'more', count: lost };
}

/**
 * The day's most important events, the gravest first. The number of lost guests is the last card; alone it is no story,
 * because the line below the headline says it, too.
 *
 * @param before the cards shown so far this evening. A maid or a regular among them who changes her mind keeps her card,
 *   which then `ends`: without it the page would move under the player's pointer.
 */
export function readStory(state: WorldState, before: readonly StoryCard[] = []): StoryCard[] {
  const { season, clock, regulars, figures } = state;
  if (season === undefined) return [];
  const notices = stayOf(
    before,
    'notice',
    season.staff.flatMap(({ name, look, notice }) =>
      notice === undefined ? [] : [{ is: 'notice' as const, name, look, notice }],
    ),
  );
  const stars = GROWTHS.filter((one) => (season.growth?.[one]?.since ?? 0) > clock.day).map((opens): StoryCard => ({
    is: 'star',
    opens,
  }));
  const paper: StoryCard[] = season.paper?.day === clock.day ? [{ is: 'paper', paper: season.paper }] : [];
  const gone = stayOf(
    before,
    'gone',
    (regulars?.who ?? []).flatMap(({ name, look, gone: why }) =>
      why?.day === clock.day ? [{ is: 'gone' as const, name, look, gone: why }] : [],
    ),
  );
  const bell = bellOn(clock.day);
  const isOurs = bellsOf(season).ours.includes(clock.day);
  const isGiven = isOurs || bellsOf(season).rival.includes(clock.day);
  const bells: StoryCard[] = bell === null || !isGiven ? [] : [{ is: 'bell', bell, isOurs }];
  const events = [...notices, ...stars, ...bells, ...paper, ...gone];
  if (events.length === 0 || figures.guestsLost === 0) return events.slice(0, MOST);
  const lost: StoryCard = { is: 'lost', count: figures.guestsLost, cause: worstCause(state)?.cause ?? null };
  return [...events.slice(0, MOST - 1), lost];
}

type Named = Extract<StoryCard, { readonly is: 'notice' | 'gone' }>;

/** The cards of one kind: first those shown before, in their order, then new ones. */
function stayOf(before: readonly StoryCard[], is: Named['is'], now: readonly Named[]): StoryCard[] {
  const told = before.filter((card): card is Named => card.is === is);
  return [
    ...told.map((card) => now.find(({ name }) => name === card.name) ?? { ...card, ends: true as const }),
    ...now.filter(({ name }) => told.every((card) => card.name !== name)),
  ];
}
