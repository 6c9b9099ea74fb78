/**
 * The news of guests who leave unserved. Guests who leave within a few seconds are reported in one message, with the
 * number of guests for each reason. A large group has a message of its own.
 */

import type { Part } from './drama-words.ts';
import type { Told } from './about.ts';
import type { WordKey } from '../../words/index.ts';

/** Guests who leave within this many ticks are reported together. */
const TOGETHER = 60;
/** Word keys of news about a whole large group. */
const OF_GROUPS: readonly WordKey[] = ['drama.lostGroup', 'drama.lostGroupSeats'];
/** Word key of news about a whole party that is not a large group. */
const OF_PARTY: WordKey = 'drama.lostParty';

interface Lost {
  readonly told: Told;
  readonly who: string;
  readonly party: string | null;
  readonly tick: number;
}

/** News of lost guests that is due, and the tick at which the last of them left. */
export interface LostNews {
  readonly told: Told;
  readonly at: number;
}

export class LostGuests {
  private waiting: Lost[] = [];
  private groups: Lost[] = [];

  /** Adds a guest who leaves. @param told the news of this guest alone */
  add(told: Told, who: string, party: string | null, tick: number): void {
    (OF_GROUPS.includes(told.what.key) ? this.groups : this.waiting).push({ told, who, party, tick });
  }

  /** News of a large group that is due; null = none. Each such news is returned once. */
  groupDue(tick: number): LostNews | null {
    const [first] = this.groups;
    if (first === undefined || tick - first.tick < TOGETHER) return null;
    const isOfFirst = (one: Lost): boolean => one.party === first.party;
    const group = this.groups.filter(isOfFirst);
    this.groups = this.groups.filter((one) => !isOfFirst(one));
    return { told: { ...first.told, jump: group.map(({ who }) => who) }, at: group.at(-1)?.tick ?? tick };
  }

  /**
   * News of the guests outside large groups. It becomes due some ticks after the first of them has left, and stays due
   * until `forget` is called. Null = none is due.
   */
  due(tick: number): LostNews | null {
    const [first] = this.waiting;
    const last = this.waiting.at(-1);
    if (first === undefined || last === undefined || tick - first.tick < TOGETHER) return null;
    return { told: together(this.waiting, first), at: last.tick };
  }

  /** Called when the news of the guests outside large groups has been reported. */
  forget(): void {
    this.waiting = [];
  }
}

/**
 * One sentence for a single guest or a single party. For several, the sentence tells their number and how many left for
 * each reason.
 */
function together(all: readonly Lost[], { told, party }: Lost): Told {
  const jump = all.map(({ who }) => who);
  if (all.length < 2) return told;
  if (told.what.key === OF_PARTY && all.every((one) => one.party === party)) return { ...told, jump };
  const reasons = new Map<string, number>();
  for (const { told: one } of all) reasons.set(reasonOf(one), (reasons.get(reasonOf(one)) ?? 0) + 1);
  const of = [...reasons].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
  const why: Part = of.length === 1 ? { part: 'leave', of: of[0]?.reason ?? '' } : { part: 'leaves', of };
  return { ...told, jump, what: { key: 'drama.lostMany', params: { count: all.length }, parts: { why } } };
}

/** The reason in the news of one guest, as the ending of a word key `leave.<reason>`. */
function reasonOf({ what: { key, parts } }: Told): string {
  if (key === OF_PARTY) return 'party';
  const why = parts?.['why'];
  return why?.part === 'leave' ? why.of : '';
}
