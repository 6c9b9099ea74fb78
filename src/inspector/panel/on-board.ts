/** Reads the board at a moment: facts, the characters that wait for them, commands and their readers. */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import { OWN_FACTS } from '../../ai/notebook.ts';
import type { Recording } from '../record/recorded.ts';
import { countBefore } from '../record/thoughts.ts';

/** The facts that every game has. They are listed only if a todo waits for them. */
const OF_EVERY_GAME: ReadonlySet<string> = new Set(OWN_FACTS);

/** A fact as it is at the moment shown. */
export interface FactNow {
  readonly fact: string;
  /** The tick on which the fact changed last; null = it had not changed yet. */
  readonly changed: number | null;
  /** Ids of the characters whose todo waits for the fact. */
  readonly waiting: readonly string[];
}

export function factsAt(recording: Recording, tick: number): readonly FactNow[] {
  const changes = recording.changes();
  const waiting = new Map<string, string[]>();
  for (const { id, from, to } of recording.characters()) {
    if (from > tick || to < tick - 12) continue;
    const all = recording.thoughts(id);
    for (const fact of all[countBefore(all, tick + 1) - 1]?.todo?.until ?? []) {
      const those = waiting.get(fact);
      if (those === undefined) waiting.set(fact, [id]);
      else those.push(id);
    }
  }
  return recording.facts
    .map((fact) => ({
      fact,
      changed: changes.filter((one) => one.fact === fact && one.tick <= tick).at(-1)?.tick ?? null,
      waiting: waiting.get(fact) ?? [],
    }))
    .filter(({ fact, changed, waiting: those }) => !OF_EVERY_GAME.has(fact) || changed !== null || those.length > 0);
}

export const commandsAt = (recording: Recording, tick: number): readonly CommandOnBoard[] =>
  recording.commands().filter(({ fromTick, untilTick }) => fromTick <= tick && untilTick > tick);

/** The characters that have read a command, found in the recorded thoughts. */
export const readersOf = (recording: Recording, command: CommandOnBoard): readonly string[] =>
  recording
    .characters()
    .filter(({ id }) => {
      const all = recording.thoughts(id);
      const near = all.slice(countBefore(all, command.fromTick), countBefore(all, command.untilTick));
      return near.some(({ commands }) => commands.includes(command.id));
    })
    .map(({ id }) => id);
