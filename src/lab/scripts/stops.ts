/** Searches the day's journal for scripts that were stopped, so that a stop can be shown at any later moment of the day. */

import type { OwnKey } from '../../sim/state/player-scripts.ts';
import { roleKey } from '../../sim/thinking/script-keys.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';

/** The most recent event in which a script was stopped, failed, or was taken away from its user after stops or failures. */
export interface Stop {
  readonly tick: number;
  /** The user of the script: a maid's id, or the key of a role. */
  readonly whom: string;
  readonly by: 'runaway' | 'hang' | 'memory' | 'fault';
  readonly key: OwnKey;
  readonly line: number | null;
  readonly message: string;
  /** Whether the script was taken away from its user. */
  readonly lostSeat: boolean;
}

/** Maximum number of journal entries that are searched for a stopped script, from the newest back. */
const LOOKED_AT = 400;

/**
 * The last stop of a script; null if no script was stopped, or if the stopped script's user has been given a script
 * since then. @param maid if given, only stops of scripts that this maid uses
 */
export function lastStop(
  { journal, state }: Pick<Simulation, 'journal' | 'state'>,
  maid: PersonId | null,
): Stop | null {
  let lost: { readonly tick: number; readonly whom: string; readonly by: Stop['by'] } | null = null;
  const me = maid === null ? undefined : state.people[maid];
  const hers = (whom: string): boolean =>
    maid === null || whom === maid || (me?.role === 'maid' && whom === roleKey(me.duties));
  for (let i = journal.length - 1; i >= Math.max(0, journal.length - LOOKED_AT); i--) {
    const { tick, input } = journal[i] as (typeof journal)[number];
    if (tick > state.tick) continue;
    if (input.kind === 'script') {
      const whom = input.maid ?? (input.role === undefined ? '' : roleKey(input.role));
      if (!hers(whom)) continue;
      if (input.lost === undefined) return lost === null ? null : stopOf(lost, null);
      lost ??= { tick, whom, by: input.lost };
    } else if (input.kind === 'thought' && hers(input.maid)) {
      const { answer, key = 'waiting' } = input;
      if (answer.is !== 'lost' && answer.is !== 'fault') {
        if (lost === null) return null;
        continue;
      }
      const line = answer.is === 'lost' ? (answer.line ?? null) : lineIn(answer.message);
      const by = answer.is === 'lost' ? answer.by : 'fault';
      const message = answer.is === 'fault' ? answer.message : '';
      return stopOf(lost ?? { tick, whom: input.maid, by }, { key, line, message }, lost !== null);
    }
  }
  return lost === null ? null : stopOf(lost, null);
}

const stopOf = (
  lost: Pick<Stop, 'tick' | 'whom' | 'by'>,
  thought: Pick<Stop, 'key' | 'line' | 'message'> | null,
  lostSeat = true,
): Stop => ({ key: 'waiting', line: null, message: '', ...thought, ...lost, lostSeat });

const lineIn = (message: string): number | null => {
  const found = /\(line (\d+)\)$/.exec(message)?.[1];
  return found === undefined ? null : Number(found);
};
