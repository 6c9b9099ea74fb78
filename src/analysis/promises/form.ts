/**
 * The types of a parsed promise: plain data made of names from the vocabulary. A promise is one claim, with the
 * conditions under which it counts.
 */

import type { Duties } from '../../sim/state/person.ts';
import type { LitterKind } from '../../sim/state/things.ts';

/** Kinds of things and people that a promise can be about. `somebody` covers guests, maids and chefs. */
export type Kind = 'guest' | 'maid' | 'chef' | 'somebody' | 'dish' | 'order' | 'litter' | 'seat';
export const KINDS: readonly Kind[] = ['guest', 'maid', 'chef', 'somebody', 'dish', 'order', 'litter', 'seat'];

export type Filter =
  | { readonly by: 'hero' }
  | { readonly by: 'type'; readonly type: string }
  | { readonly by: 'rank'; readonly bound: 'exactly' | 'least' | 'most'; readonly rank: number }
  | { readonly by: 'duties'; readonly duties: Duties }
  | { readonly by: 'team'; readonly team: number }
  /** Filter of maids by alertness: an alert maid reconsiders her todo on the way, a plain maid does not. */
  | { readonly by: 'alert'; readonly alert: boolean }
  | { readonly by: 'name'; readonly name: string }
  /** Filter of guests: the guest is a favourite of the maid with this name. */
  | { readonly by: 'dearTo'; readonly name: string }
  | { readonly by: 'litter'; readonly litter: LitterKind }
  | { readonly by: 'dish'; readonly dish: string };

export interface Subject {
  readonly kind: Kind;
  readonly filters: readonly Filter[];
}

export type Unit = 'tick' | 'second' | 'minute';
/** A duration in ticks, seconds or minutes. Seconds are real seconds at speed 1×, minutes are those of the café's clock. */
export interface Span {
  readonly count: number;
  readonly unit: Unit;
}

/** A moment of the day: by the café's clock, by tick, or the end of the day. */
export type Moment = { readonly minute: number } | { readonly tick: number } | 'end';

export type Bound = 'least' | 'most';
/** Figures of the whole café that a promise can limit. */
export type Figure = 'money' | 'income' | 'tips' | 'stars';
export type CafeCondition = 'empty' | 'full' | 'open' | 'closed' | 'rain';

export type Condition =
  | {
      readonly of: 'subject';
      readonly subject: Subject;
      readonly state: string;
      /** How many subjects must match, as a smallest and a largest number. */
      readonly least: number;
      readonly most: number | null;
      /** True if the condition was introduced by `unless`. */
      readonly not: boolean;
    }
  | { readonly of: 'cafe'; readonly state: CafeCondition; readonly not: boolean }
  | {
      readonly of: 'figure';
      readonly figure: Figure;
      readonly bound: Bound;
      readonly value: number;
      readonly not: boolean;
    };

export type Claim =
  /** Claim such as `no guest waits more than 600 ticks`. */
  | { readonly is: 'noState'; readonly subject: Subject; readonly state: string; readonly longer: Span | null }
  /** Claim such as `no maid slips`. */
  | { readonly is: 'noEvent'; readonly subject: Subject; readonly event: string }
  /** Claim such as `every hero is served within 900 ticks of entering`. */
  | {
      readonly is: 'every';
      readonly subject: Subject;
      readonly event: string;
      readonly within: Span;
      /** The event after which the time limit begins; null = it begins when the subject appears. */
      readonly since: string | null;
    }
  /** Claim such as `never more than 3 puddles lie` or `always at least 1 maid idles`. */
  | {
      readonly is: 'count';
      readonly subject: Subject;
      readonly state: string;
      readonly bound: Bound;
      readonly count: number;
      readonly longer: Span | null;
    }
  /** Claim such as `at most 5 guests give up` or `at least 10 guests pay by 15:00`. */
  | {
      readonly is: 'events';
      readonly subject: Subject;
      readonly event: string;
      readonly bound: Bound;
      readonly count: number;
      readonly by: Moment;
    }
  /** Claim such as `at least 80 % of guests are served by 21:00`. */
  | {
      readonly is: 'share';
      readonly subject: Subject;
      readonly event: string;
      readonly bound: Bound;
      readonly percent: number;
      readonly by: Moment;
    }
  /** Claim such as `money is never below 0` or `income is at least 20000 by 21:00`. */
  | {
      readonly is: 'figure';
      readonly figure: Figure;
      readonly bound: Bound;
      readonly value: number;
      /** The moment at which the limit must be met; null = it must be met at every moment. */
      readonly by: Moment | null;
    }
  /** Claim such as `the café is never empty for more than 300 ticks`. */
  | { readonly is: 'cafe'; readonly state: CafeCondition; readonly longer: Span | null };

export interface Promised {
  /** The name in front of the promise, as in `heroes-soon: every hero …`; '' = none. */
  readonly name: string;
  /** The promise's text as written, without its name. */
  readonly text: string;
  readonly line: number;
  readonly claim: Claim;
  /** Conditions that must all hold for the claim to count. */
  readonly conditions: readonly Condition[];
  /** The part of the day in which the promise counts; null = the whole day. */
  readonly between: { readonly from: Moment; readonly to: Moment } | null;
}
