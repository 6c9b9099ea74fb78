/**
 * A promise as read: plain data, made of what the vocabulary names. Every promise is one claim, with the conditions under
 * which it counts.
 */

import type { Duties } from '../../sim/state/person.ts';
import type { LitterKind } from '../../sim/state/types.ts';

/** What can be spoken of. A guest, a maid and a chef are also somebody. */
export type Kind = 'guest' | 'maid' | 'chef' | 'somebody' | 'dish' | 'order' | 'litter' | 'seat';
export const KINDS: readonly Kind[] = ['guest', 'maid', 'chef', 'somebody', 'dish', 'order', 'litter', 'seat'];

export type Filter =
  | { readonly by: 'hero' }
  | { readonly by: 'type'; readonly type: string }
  | { readonly by: 'rank'; readonly bound: 'exactly' | 'least' | 'most'; readonly rank: number }
  | { readonly by: 'duties'; readonly duties: Duties }
  | { readonly by: 'team'; readonly team: number }
  /** Plain maids never look up; alert ones do. */
  | { readonly by: 'alert'; readonly alert: boolean }
  | { readonly by: 'name'; readonly name: string }
  /** Guests who are a favourite of a maid of this name. */
  | { readonly by: 'dearTo'; readonly name: string }
  | { readonly by: 'litter'; readonly litter: LitterKind }
  | { readonly by: 'dish'; readonly dish: string };

export interface Subject {
  readonly kind: Kind;
  readonly filters: readonly Filter[];
}

export type Unit = 'tick' | 'second' | 'minute';
/** Seconds are those at 1×, minutes those of the café's clock. */
export interface Span {
  readonly count: number;
  readonly unit: Unit;
}

/** A moment of the day: by the café's clock, by its tick, or when the day ends. */
export type Moment = { readonly minute: number } | { readonly tick: number } | 'end';

export type Bound = 'least' | 'most';
/** The café's own figures. */
export type Figure = 'money' | 'income' | 'tips' | 'stars';
export type CafeState = 'empty' | 'full' | 'open' | 'closed' | 'rain';

export type Condition =
  | {
      readonly of: 'subject';
      readonly subject: Subject;
      readonly state: string;
      /** How many of them must be so: at least, and at most. */
      readonly least: number;
      readonly most: number | null;
      /** `unless`. */
      readonly not: boolean;
    }
  | { readonly of: 'cafe'; readonly state: CafeState; readonly not: boolean }
  | {
      readonly of: 'figure';
      readonly figure: Figure;
      readonly bound: Bound;
      readonly value: number;
      readonly not: boolean;
    };

export type Claim =
  /** no guest waits more than 600 ticks */
  | { readonly is: 'noState'; readonly subject: Subject; readonly state: string; readonly longer: Span | null }
  /** no maid slips */
  | { readonly is: 'noEvent'; readonly subject: Subject; readonly event: string }
  /** every hero is served within 900 ticks of entering */
  | {
      readonly is: 'every';
      readonly subject: Subject;
      readonly event: string;
      readonly within: Span;
      /** What the time counts from; null = from when there is one. */
      readonly since: string | null;
    }
  /** never more than 3 puddles lie; always at least 1 maid idles */
  | {
      readonly is: 'count';
      readonly subject: Subject;
      readonly state: string;
      readonly bound: Bound;
      readonly count: number;
      readonly longer: Span | null;
    }
  /** at most 5 guests give up; at least 10 guests pay by 15:00 */
  | {
      readonly is: 'events';
      readonly subject: Subject;
      readonly event: string;
      readonly bound: Bound;
      readonly count: number;
      readonly by: Moment;
    }
  /** at least 80 % of guests are served by 21:00 */
  | {
      readonly is: 'share';
      readonly subject: Subject;
      readonly event: string;
      readonly bound: Bound;
      readonly percent: number;
      readonly by: Moment;
    }
  /** money is never below 0; income is at least 20000 by 21:00 */
  | {
      readonly is: 'figure';
      readonly figure: Figure;
      readonly bound: Bound;
      readonly value: number;
      /** Null = at every moment. */
      readonly by: Moment | null;
    }
  /** the café is never empty for more than 300 ticks */
  | { readonly is: 'cafe'; readonly state: CafeState; readonly longer: Span | null };

export interface Promised {
  /** What it is called: `heroes-soon: every hero …`; '' = by its words alone. */
  readonly name: string;
  /** As written, without the name. */
  readonly text: string;
  /** The line it stands on, from 1. */
  readonly line: number;
  readonly claim: Claim;
  /** All of them must hold for the claim to count. */
  readonly conditions: readonly Condition[];
  /** The stretch of the day it counts for; null = all of it. */
  readonly between: { readonly from: Moment; readonly to: Moment } | null;
}
