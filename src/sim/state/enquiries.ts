/**
 * Enquiries to the player as plain data: two to four times a day someone asks for something – a coach company, a
 * supplier, a worn maid – and the player answers yes or no. Left out in scenarios, free cafés and cafés of the day.
 */

import type { Stream } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

export const ENQUIRY_KINDS = [
  'coach',
  'group',
  'theatre',
  'produce',
  'rest',
  'reporter',
  'friends',
  'quarrel',
  'tryOut',
  'complaint',
  'film',
  'bet',
  'cover',
  'cakes',
] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

const CHOICES: readonly EnquiryKind[] = ['quarrel', 'complaint', 'cover'];
/** Whether a no is a choice as well, with a result of its own. */
export const isChoice = (kind: EnquiryKind): boolean => CHOICES.includes(kind);

/** What an enquiry is about: numbers such as `count` and `tick`, and names such as `maid` and `taste`. */
export type EnquiryTerms = Readonly<Record<string, string | number>>;

export interface CafeEnquiry {
  /** Number of the enquiry today, from 1. */
  readonly id: number;
  readonly kind: EnquiryKind;
  readonly asked: number;
  /** Tick until which the player can answer. */
  readonly until: number;
  readonly terms: EnquiryTerms;
  /** The player's answer; left out while the enquiry is open, and if nobody answered in time. */
  answer?: boolean;
  /** Ids of the guests who come because of the enquiry. */
  guests: PersonId[];
  /** Number of these guests who have come in, who have paid and who have left unserved. */
  came: number;
  paid: number;
  lost: number;
  /** What they have paid, tips included, in yen. */
  money: number;
  /** True once the enquiry has been declined, forgotten or carried out; left out before. */
  over?: true;
}

export interface EnquiriesState {
  readonly rng: Stream;
  /** Ticks at which something will be asked, in order. */
  due: number[];
  /** The enquiries of today, oldest first. */
  list: CafeEnquiry[];
  /** Kinds that were asked on the two days before, oldest first. */
  readonly before: readonly EnquiryKind[];
  /** Who has asked on the days before, each as kind and id, as in "quarrel hana"; left out if there is nobody. */
  readonly recent?: readonly string[];
  /** Tables that are kept for guests of an enquiry who come soon or wait at the door; left out while there are none. */
  kept?: { readonly enquiry: number; readonly table: number; readonly size: number }[];
  /** The taste of today's fresh produce; left out if none was bought. */
  fresh?: string;
  /** A dish that a baker has brought, and how many pieces are left: they need no cooking; left out without any. */
  cakes?: { readonly dish: string; left: number };
  /** The maid who may rest, and until which tick; left out while there is none. */
  rests?: { readonly maid: PersonId; readonly until: number };
}

/** An enquiry of a past day: its kind and the ids of those who asked. */
export interface PastEnquiry {
  readonly day: number;
  readonly kind: EnquiryKind;
  readonly who: readonly string[];
}

/** Number of days for which a season remembers who has asked. */
const REMEMBERED_DAYS = 4;

/** What today's enquiries add to the memory of the season, without what is too old. */
export const pastEnquiries = (
  { enquiries }: Pick<Holder, 'enquiries'>,
  before: readonly PastEnquiry[],
  day: number,
): PastEnquiry[] => [
  ...before.filter((one) => one.day > day - REMEMBERED_DAYS),
  ...(enquiries?.list ?? []).map(({ kind, terms }) => ({
    day,
    kind,
    who: ['maid', 'second', 'regular'].flatMap((part) => (terms[part] === undefined ? [] : [String(terms[part])])),
  })),
];

/** Whether a film crew was here today. */
export const wasFilmed = ({ enquiries }: Pick<Holder, 'enquiries'>): boolean =>
  enquiries?.list.some(({ kind, answer }) => kind === 'film' && answer === true) === true;

interface Holder {
  readonly enquiries?: EnquiriesState;
  readonly tick: number;
}

/** The enquiry that waits for an answer; undefined if there is none. */
export const openEnquiry = ({ enquiries, tick }: Holder): CafeEnquiry | undefined =>
  enquiries?.list.find(({ answer, over, until }) => answer === undefined && over !== true && until > tick);

/** Whether an enquiry was answered so that something follows: by a yes or, where both answers are a choice, by a no. */
export const isDecided = ({ kind, answer }: Pick<CafeEnquiry, 'kind' | 'answer'>): boolean =>
  answer === true || (answer === false && isChoice(kind));

/** Whether two maids keep apart, because the player has sided with one of them in a quarrel today. */
export const keepApart = ({ enquiries }: Pick<Holder, 'enquiries'>, one: PersonId, other: PersonId): boolean =>
  enquiries?.list.some(
    ({ kind, answer, terms: { maid, second } }) =>
      kind === 'quarrel' &&
      answer !== undefined &&
      ((maid === one && second === other) || (maid === other && second === one)),
  ) === true;

/** Whether the maid who was called wrong in a quarrel had done more than the other. */
export const isHurt = ({ answer, terms }: Pick<CafeEnquiry, 'answer' | 'terms'>): boolean => {
  const more = Number(terms['work']) - Number(terms['otherWork']);
  return answer === true ? more < 0 : more > 0;
};

/** The duties a maid has given up until closing to try others; undefined if she tries none. */
export const usualDutiesOf = ({ enquiries }: Pick<Holder, 'enquiries'>, me: PersonId): string | undefined => {
  const tried = enquiries?.list.find(
    ({ kind, answer, over, terms }) => kind === 'tryOut' && answer === true && over !== true && terms['maid'] === me,
  );
  return tried === undefined ? undefined : String(tried.terms['from']);
};

/** Whether the player has forgiven a guest's bill. */
export const eatsForFree = ({ enquiries }: Pick<Holder, 'enquiries'>, guest: PersonId): boolean =>
  enquiries?.list.some(
    ({ kind, answer, terms }) => kind === 'complaint' && answer === true && terms['guest'] === guest,
  ) === true;

/** Whether the player has allowed a maid to rest now. */
export const mayRest = ({ enquiries, tick }: Holder, maid: PersonId): boolean =>
  enquiries?.rests !== undefined && enquiries.rests.maid === maid && enquiries.rests.until > tick;

/** Whether a table is kept for the guests of an enquiry, and this guest is none of them. */
export const isKeptForOthers = ({ enquiries }: Pick<Holder, 'enquiries'>, table: number, guest: PersonId): boolean =>
  enquiries?.kept?.some(
    (kept) =>
      kept.table === table && enquiries.list.find(({ id }) => id === kept.enquiry)?.guests.includes(guest) !== true,
  ) === true;

/** Whether a guest comes because the player has agreed to an enquiry. */
export const isPromised = ({ enquiries }: Pick<Holder, 'enquiries'>, guest: PersonId): boolean =>
  enquiries?.list.some(({ guests }) => guests.includes(guest)) === true;

/** Whether a guest has complained of a wait that was real, and the player has answered. */
export const hasRightlyComplained = ({ enquiries }: Pick<Holder, 'enquiries'>, guest: PersonId): boolean =>
  enquiries?.list.some(
    ({ kind, answer, terms }) =>
      kind === 'complaint' && answer !== undefined && terms['bluff'] === 0 && terms['guest'] === guest,
  ) === true;

/** Whether a guest is a reporter invited by the player. */
export const isReporter = ({ enquiries }: Holder, guest: PersonId): boolean =>
  enquiries?.list.some(({ kind, guests }) => kind === 'reporter' && guests.includes(guest)) === true;
