/**
 * One line of time of a recorded game: the original run, or a branch that left another line at a tick. It holds what
 * was thought, announced and commanded, the snapshots, and the inputs.
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { WarpTable } from '../../ai/registry.ts';
import { type Decision, Trace } from '../../ai/trace.ts';
import type { GivenInput, RecordableMinds } from './game.ts';
import type { FactChange, Recorded, Recording } from './recorded.ts';
import { Tape, type Taped } from './tape.ts';
import { countBefore, Thoughts } from './thoughts.ts';

/** Ticks between two looks at who is there. */
const LOOK_EVERY = 10;

interface Seen {
  readonly id: string;
  readonly kind: string;
  readonly from: number;
  to: number;
}

export class Line implements Recording {
  readonly trace = new Trace<object>(Infinity);
  readonly tape: Tape<null, null>;
  readonly inputs: GivenInput[] = [];
  /** The last tick that was played on this line. */
  end: number;
  readonly warps: Record<string, WarpTable> = {};
  readonly facts: readonly string[];
  private readonly all: Thoughts;
  private readonly seen = new Map<string, Seen>();
  private readonly changed: FactChange[] = [];
  private readonly posted: CommandOnBoard[] = [];
  private newestPost = 0;

  /**
   * @param id 1 for the original run, then counted up
   * @param begin the tick at which the line begins
   * @param parent the line that this line left; null for the original run
   */
  constructor(
    readonly id: number,
    readonly begin: number,
    readonly parent: Line | null,
    private readonly minds: RecordableMinds,
    taped: Taped<null, null>,
    every: number,
  ) {
    this.end = begin;
    this.facts = minds.facts;
    this.all = new Thoughts(this.trace, parent === null ? null : { thoughts: parent.all, tick: begin + 1 });
    this.tape = new Tape(taped, every, parent?.tape.until(begin));
    if (parent === null) return;
    Object.assign(this.warps, parent.warps);
    this.inputs.push(...parent.inputs.filter(({ tick }) => tick < begin));
    this.changed.push(...parent.changed.slice(0, countBefore(parent.changed, begin + 1)));
    this.posted.push(...parent.posted.filter(({ fromTick }) => fromTick <= begin));
    this.newestPost = this.posted.at(-1)?.id ?? 0;
    for (const [id, one] of parent.seen)
      if (one.from <= begin) this.seen.set(id, { ...one, to: Math.min(one.to, begin) });
  }

  /** The first tick that can be restored; a branch has the past of the line that it left. */
  get from(): number {
    return this.tape.from;
  }

  /** Records what a tick has brought besides thoughts. */
  ticked(): void {
    const { minds } = this;
    const tick = minds.now;
    this.end = tick;
    for (const fact of minds.facts) if (minds.changedAt(fact) === tick) this.changed.push({ tick, fact });
    for (const command of minds.commands)
      if (command.id > this.newestPost) {
        this.newestPost = command.id;
        this.posted.push(command);
      }
    if (tick % LOOK_EVERY === 0 || this.seen.size === 0) this.look();
  }

  /** Notes who is there. */
  look(): void {
    const tick = this.minds.now;
    for (const id of this.minds.ids) {
      const one = this.seen.get(id);
      if (one !== undefined) {
        one.to = tick;
        continue;
      }
      const kind = this.minds.kindOf(id) ?? '?';
      this.seen.set(id, { id, kind, from: tick, to: tick });
      this.warps[kind] ??= this.minds.warpsOf(id);
    }
  }

  characters(): readonly Recorded[] {
    return [...this.seen.values()];
  }

  thoughts(id: string): readonly Decision[] {
    return this.all.of(id);
  }

  changes(): readonly FactChange[] {
    return this.changed;
  }

  commands(): readonly CommandOnBoard[] {
    return this.posted;
  }
}
