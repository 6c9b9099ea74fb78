/**
 * Enquiries to the player by day: asks them, carries out the answers, and counts what each has brought. The morning plans
 * only when something is asked, with a random stream of its own, so that all other guests stay the same.
 */

import { integer, pick, stream } from '../../ai/index.ts';
import type { CafeEnquiry, EnquiryKind, EnquiriesState } from '../state/enquiries.ts';
import { openEnquiry, ENQUIRY_KINDS, isDecided } from '../state/enquiries.ts';
import type { SeasonState } from '../state/season.ts';
import type { Clock } from '../state/things.ts';
import type { SimEvent } from '../state/world-state.ts';
import { emit, guest, type World } from '../world/world.ts';
import { bet } from './bet.ts';
import { cakes } from './cakes.ts';
import { coach } from './coach.ts';
import { complaint } from './complaint.ts';
import { cover } from './cover.ts';
import { film } from './film.ts';
import { friends } from './friends.ts';
import { group } from './group.ts';
import { keepNoLonger } from './keeping-tables.ts';
import type { Outlook } from './outlook.ts';
import { produce } from './produce.ts';
import { quarrel } from './quarrel.ts';
import { reporter } from './reporter.ts';
import { type EnquiryForecast, type EnquiryRecord, SECOND_WEEK } from './enquiry-kind.ts';
import { rest } from './rest.ts';
import { theatre } from './theatre.ts';
import { tryOut } from './try-out.ts';

const records: Readonly<Record<EnquiryKind, EnquiryRecord>> = {
  coach,
  group,
  theatre,
  produce,
  rest,
  reporter,
  friends,
  quarrel,
  tryOut,
  complaint,
  film,
  bet,
  cover,
  cakes,
};

/** The first day on which something is asked, and the days from which it is asked three and four times instead of twice. */
const FIRST_DAY = 2;
const THREE_FROM = 5;
const FOUR_FROM = 8;
/** The spans of the day in which something is asked, as shares of its length: before, between and twice during the rushes. */
const WHEN: readonly (readonly [from: number, to: number])[] = [
  [0.05, 0.1],
  [0.29, 0.36],
  [0.5, 0.56],
  [0.64, 0.7],
];
/** Number of ticks for which an enquiry waits for an answer: an hour of the café's clock. */
const OPEN_TICKS = 600;

/** Number of days for which a kind is not asked again, if another is possible. */
const KIND_RESTS = 2;

/** Plans when the player is asked for something today. */
export function planEnquiries(seed: number, { day, openTick, closeTick }: Clock, season: SeasonState): EnquiriesState {
  const rng = stream(seed, `enquiries ${day}`);
  const length = (closeTick ?? openTick + 6000) - openTick;
  const times = day < FIRST_DAY ? 0 : day < THREE_FROM ? 2 : day < FOUR_FROM ? 3 : 4;
  const due = WHEN.slice(0, times).map(
    ([from, to]) => openTick + integer(rng, Math.floor(length * from), Math.floor(length * to)),
  );
  const past = season.enquired ?? [];
  const recent = past.flatMap(({ kind, who }) => who.map((id) => `${kind} ${id}`));
  return {
    rng,
    due,
    list: [],
    before: season.asked ?? past.filter((one) => one.day >= day - KIND_RESTS).map(({ kind }) => kind),
    ...(recent.length === 0 ? {} : { recent }),
  };
}

/** Asks what is due, forgets what was not answered in time, and carries out what was agreed to. */
export function enquiriesStep(world: World): void {
  const { enquiries, tick, closed } = world.state;
  if (enquiries === undefined) return;
  for (const one of enquiries.list)
    if (one.answer === undefined && one.over !== true && (tick >= one.until || closed || lapses(world, one))) {
      one.over = true;
      emit(world, 'enquiryForgotten', null, { id: one.id, what: one.kind });
      records[one.kind].forgotten?.(world, one);
    }
  for (const one of enquiries.list) if (one.answer === true && one.over !== true) records[one.kind].step?.(world, one);
  const [due] = enquiries.due;
  if (due === undefined || due > tick || closed || openEnquiry(world.state) !== undefined) return;
  enquiries.due = enquiries.due.slice(1);
  ask(world, enquiries);
}

const lapses = (world: World, one: CafeEnquiry): boolean => records[one.kind].lapses?.(world, one) === true;

/**
 * Asks for something of a kind that was not asked today nor, if possible, on the two days before; otherwise of the kind
 * that was asked longest ago.
 */
function ask(world: World, enquiries: EnquiriesState): void {
  const { tick } = world.state;
  const today = new Set(enquiries.list.map(({ kind }) => kind));
  const found = ENQUIRY_KINDS.filter((kind) => !today.has(kind)).flatMap((kind) => {
    const terms = records[kind].make(world, enquiries.rng);
    return terms === null ? [] : [{ kind, terms }];
  });
  const oldest = Math.min(...found.map(({ kind }) => enquiries.before.lastIndexOf(kind)));
  const from = found.filter(({ kind }) => enquiries.before.lastIndexOf(kind) === oldest);
  if (from.length === 0) return;
  const { kind, terms } = pick(enquiries.rng, from);
  const id = enquiries.list.length + 1;
  // Who leaves soon waits less long for an answer.
  const until = tick + Math.min(OPEN_TICKS, Number(terms['open'] ?? OPEN_TICKS));
  const zero = { guests: [], came: 0, paid: 0, lost: 0, money: 0 };
  enquiries.list.push({ id, kind, asked: tick, until, terms, ...zero });
  emit(world, 'enquiryAsked', null, { id, what: kind, terms });
}

/** Answers an enquiry. @returns why it cannot be answered so, or null */
export function answerEnquiry(world: World, id: number, yes: boolean): string | null {
  const open = openEnquiry(world.state);
  if (open?.id !== id) return 'notAsked';
  const bar = yes ? enquiryBar(world, open) : null;
  if (bar !== null) return bar;
  open.answer = yes;
  if (!isDecided(open)) open.over = true;
  emit(world, 'enquiryAnswered', null, { id, what: open.kind, yes });
  if (yes) records[open.kind].yes(world, open);
  else records[open.kind].no?.(world, open);
  return null;
}

/** Why an enquiry cannot be agreed to now; null if it can. */
const enquiryBar = (world: World, one: CafeEnquiry): 'money' | null => records[one.kind].bar?.(world, one) ?? null;

const enquiryForecast = (world: World, one: CafeEnquiry): EnquiryForecast => records[one.kind].forecast(world, one);

/** An enquiry that waits for an answer, with everything that its card shows. */
export interface EnquiryShown extends Pick<CafeEnquiry, 'id' | 'kind' | 'asked' | 'until' | 'terms'>, EnquiryForecast {
  readonly bar: 'money' | null;
  /** Whether a yes is likely a gain now, and why; null where both answers are a choice. */
  readonly outlook: Outlook | null;
  /** Whether the card says of the outlook if it is a gain; otherwise only the facts, and the player judges. */
  readonly advised: boolean;
  /** Whether a simple player would agree. */
  readonly worth: boolean;
}

export function enquiryShown(world: World): EnquiryShown | null {
  const open = openEnquiry(world.state);
  if (open === undefined) return null;
  const { id, kind, asked, until, terms } = open;
  const outlook = records[kind].outlook?.(world, open) ?? null;
  return {
    id,
    kind,
    asked,
    until,
    terms,
    bar: enquiryBar(world, open),
    outlook,
    advised: world.state.clock.day < SECOND_WEEK,
    worth: isEnquiryWorth(world, open, outlook),
    ...enquiryForecast(world, open),
  };
}

/** Whether a simple player would agree to an enquiry, for `npm run balance`: where it is no loss. */
function isEnquiryWorth(world: World, one: CafeEnquiry, outlook: Outlook | null): boolean {
  if (enquiryBar(world, one) !== null) return false;
  return outlook === null ? records[one.kind].worth?.(world, one) !== false : outlook.verdict !== 'loss';
}

/** Counts the events of a tick for the enquiries that were agreed to, and reports those that have ended. Must be called at the end of a tick. */
export function enquiryResults(world: World): void {
  const { enquiries } = world.state;
  if (enquiries === undefined) return;
  for (const one of enquiries.list) {
    if (!isDecided(one) || one.over === true) continue;
    const record = records[one.kind];
    for (const event of world.events) {
      counts(one, event);
      record.hears?.(world, one, event);
    }
    if (!(record.isOver?.(world, one) ?? haveGone(world, one)) && !world.state.over) continue;
    one.over = true;
    record.ends?.(world, one);
    if (enquiries.kept !== undefined) keepNoLonger(world, enquiries, one);
    const { id, kind, came, paid, lost, money, terms } = one;
    emit(world, 'enquiryOver', null, { id, what: kind, came, paid, lost, money, terms });
  }
}

function counts(one: CafeEnquiry, { type, who, party, reason, amount, tip }: SimEvent): void {
  if (one.guests.length === 0 || who === null) return;
  const isOurs = one.guests.includes(who);
  if (type === 'enter' && isOurs) one.came++;
  if (type === 'leaves' && reason !== 'paid' && isOurs) one.lost++;
  if (type !== 'paid') return;
  const payers = Array.isArray(party) ? party.map(String) : [who];
  one.paid += payers.filter((id) => one.guests.includes(id)).length;
  if (isOurs) one.money += Number(amount) + Number(tip);
}

/** Whether all guests of an enquiry have come and gone. */
const haveGone = (world: World, { guests, came }: CafeEnquiry): boolean =>
  came >= guests.length && guests.every((id) => guest(world, id) === undefined);
