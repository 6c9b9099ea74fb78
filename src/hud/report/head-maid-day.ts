/** The head maid's day for the report: her requests, and how each of them ended. */

import { modeOf } from '../../sim/head-maid/head-maid.ts';
import { chiefOf } from '../../sim/head-maid/titles.ts';
import type { Choice } from '../../sim/state/head-maid.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say } from '../../words/index.ts';

const KINDS = ['served', 'cleaned', 'pass', 'door', 'scouted'] as const;
type Kind = (typeof KINDS)[number];
const KIND_OF: Readonly<Record<Choice, Kind | null>> = {
  serveHero: 'served',
  serveLongest: 'served',
  serveBill: 'served',
  serveOrder: 'served',
  sweep: 'cleaned',
  gatherDoor: 'door',
  toPass: 'pass',
  toPassPlain: 'pass',
  scout: 'scouted',
  wait: null,
};

export interface HeadMaidDay {
  readonly name: string;
  readonly given: number;
  readonly done: number;
  /** The requests that were carried out, counted by kind; the counts add up to `done`. */
  readonly by: readonly { readonly kind: Kind; readonly count: number }[];
}

/** The head maid's day; null if she has not been in charge. */
export function readHeadMaidDay(state: Pick<WorldState, 'headMaid' | 'people'>): HeadMaidDay | null {
  const { headMaid } = state;
  const chief = chiefOf(state);
  if (headMaid === null || chief === null) return null;
  if (modeOf(headMaid.brain) !== 'Auto' && headMaid.given === 0) return null;
  const sums = new Map<Kind, number>();
  for (const [choice, count] of Object.entries(headMaid.done)) {
    const kind = KIND_OF[choice as Choice];
    if (kind !== null) sums.set(kind, (sums.get(kind) ?? 0) + count);
  }
  const by = KINDS.flatMap((kind) => (sums.has(kind) ? [{ kind, count: sums.get(kind) ?? 0 }] : []));
  return { name: chief.name, given: headMaid.given, done: by.reduce((sum, { count }) => sum + count, 0), by };
}

/**
 * Says how many requests the head maid made and what came of them: "Head maid Momo made 9 requests; carried out: 7
 * (cleaned: 5, called to the door: 2)."
 */
export function sayHeadMaidDay({ name: who, given, done, by }: HeadMaidDay): string {
  const name = personName(who);
  if (given === 0) return say('report.headMaid.none', { name });
  const list = by.map(({ kind, count }) => say(`report.headMaid.did.${kind}`, { count })).join(say('app.list.comma'));
  return say('report.headMaid', {
    name,
    count: given,
    done,
    list: list === '' ? '' : say('report.headMaid.list', { list }),
  });
}
