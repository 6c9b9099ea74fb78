/**
 * What everyone in the café thought, in the form of a recording of any game. It can be written to a file, which `npx
 * honeybell-minds view` shows.
 */

import type { CommandOnBoard, Decision, WarpTable } from '../../ai/index.ts';
import type { FactChange, Recorded, Recording } from '../../inspector/record/recorded.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { kindOf, warpTableOf } from '../../sim/thinking/kinds.ts';
import { History } from './history.ts';

export class CafeRecording implements Recording {
  readonly from: number;
  readonly facts: readonly string[];
  readonly warps: Record<string, WarpTable> = {};
  private readonly history: History;
  private readonly changed: FactChange[] = [];
  private readonly posted: CommandOnBoard[] = [];

  /** Begins a recording. @param cafe a café that keeps all records of the day */
  constructor(private readonly cafe: Simulation) {
    this.history = new History(cafe.trace);
    this.from = cafe.state.tick;
    this.facts = cafe.world.minds.facts;
  }

  /** Records what has happened in a tick besides thoughts. Must be called after every step of the café. */
  ticked(): void {
    const { cafe, changed, facts, history, posted } = this;
    const { minds } = cafe.world;
    const { tick } = cafe.state;
    history.ticked(cafe);
    for (const fact of facts) if (minds.changedAt(fact) === tick - 1) changed.push({ tick, fact });
    const newest = posted.at(-1)?.id ?? 0;
    for (const command of cafe.commands) if (command.id > newest) posted.push(command);
    for (const person of Object.values(cafe.state.people)) this.warps[person.role] ??= warpTableOf(kindOf(person));
  }

  get end(): number {
    return this.cafe.state.tick;
  }

  characters(): readonly Recorded[] {
    return this.history.people().map(({ id, name, role, from, to }) => {
      // The history looks only every few ticks who is there, so a person's first thought may be older, and the last one
      // newer.
      const thoughts = this.thoughts(id);
      const [first = from, last = to] = [thoughts[0]?.tick, thoughts.at(-1)?.tick];
      return { id, kind: role, from: Math.min(from, first), to: Math.max(to, last), name };
    });
  }

  thoughts(id: string): readonly Decision[] {
    return this.history.thoughts(id);
  }

  changes(): readonly FactChange[] {
    return this.changed;
  }

  commands(): readonly CommandOnBoard[] {
    return this.posted;
  }
}
