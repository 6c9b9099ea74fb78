/**
 * One line of time of a recorded game: the original run, or a branch that left another line at a tick. It contains the
 * thoughts, the changes of facts, the commands, the snapshots and the inputs.
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Decision } from '../../ai/trace.ts';
import type { GivenInput, RecordableMinds } from './game.ts';
import type { LineOfTime } from './inspected.ts';
import type { FactChange, Recorded, Recording } from './recorded.ts';
import { Tape, type Taped } from './tape.ts';
import { ThoughtLog } from './thought-log.ts';
import { countBefore, Thoughts } from './thoughts.ts';

/** A character that was present on a line of time, with its first and last tick. */
export interface Seen {
  readonly id: string;
  readonly kind: string;
  readonly from: number;
  /** The last tick at which the character was present; null = it still is. */
  readonly to: number | null;
}

export class Line implements Recording, LineOfTime {
  readonly log = new ThoughtLog();
  readonly tape: Tape<null, null>;
  readonly inputs: GivenInput[] = [];
  /** The last tick that was played on this line. */
  end: number;
  readonly warps: Record<string, WarpTable> = {};
  readonly facts: readonly string[];
  private readonly all: Thoughts;
  private readonly byId = new Map<string, Seen>();
  /** Incremented whenever the list of present characters is updated, so that readers notice a change. */
  looked = 0;
  private readonly changed: FactChange[] = [];
  private readonly posted: CommandOnBoard[] = [];
  /** The first tick from which the record is complete. */
  known: number;
  private newestPost = 0;
  private membership = -1;

  /**
   * Begins a line of time.
   * @param id 1 for the original run; later lines are numbered upwards
   * @param begin the tick at which the line begins
   * @param parent the line that this line left; null for the original run and for a loaded save
   * @param loaded whether the line begins with a loaded save
   */
  constructor(
    readonly id: number,
    readonly begin: number,
    readonly parent: Line | null,
    private readonly minds: RecordableMinds,
    taped: Taped<null, null>,
    every: number,
    readonly loaded = false,
  ) {
    this.end = begin;
    this.known = parent?.from ?? begin;
    this.facts = minds.facts;
    this.all = new Thoughts(this.log, parent === null ? null : { thoughts: parent.all, tick: begin + 1 });
    this.tape = new Tape(taped, every, parent?.tape.until(begin));
    if (parent === null) return;
    Object.assign(this.warps, parent.warps);
    this.inputs.push(...parent.inputs.filter(({ tick }) => tick < begin));
    this.changed.push(...parent.changed.slice(0, countBefore(parent.changed, begin + 1)));
    this.posted.push(...parent.posted.filter(({ fromTick }) => fromTick <= begin));
    this.newestPost = this.posted.at(-1)?.id ?? 0;
    for (const [id, one] of parent.byId)
      if (one.from <= begin) this.byId.set(id, { ...one, to: one.to === null ? begin : Math.min(one.to, begin) });
  }

  /** The first tick that can be restored. A branch can also restore ticks of its parent line. */
  get from(): number {
    const { begin, parent, tape } = this;
    // The parent line may have discarded thoughts that this line still has.
    return Math.max(tape.from, parent === null ? 0 : Math.min(parent.from, begin));
  }

  /** Discards the records that are needed only for moments before a tick. */
  forget(before: number): void {
    this.tape.forget(before);
    const { byId, from, log } = this;
    if (from === this.known) return;
    this.known = from;
    this.all.forget(from);
    log.forget(from);
    for (const { id, to } of byId.values())
      if (to !== null && to < from) {
        byId.delete(id);
        log.forgetAll(id);
        this.looked++;
      }
    this.inputs.splice(0, countBefore(this.inputs, from));
    // The last of the discarded changes of each fact is kept, because it says since when the fact is unchanged.
    const old = this.changed.splice(0, countBefore(this.changed, from));
    const last = new Map(old.map((one) => [one.fact, one]));
    this.changed.unshift(...old.filter((one) => last.get(one.fact) === one));
    const expired = this.posted.findIndex(({ untilTick }) => untilTick >= from);
    this.posted.splice(0, expired < 0 ? this.posted.length : expired);
  }

  /** Records what has happened in a tick besides thoughts: changes of facts, commands, and who is present. */
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
    if (minds.membership !== this.membership) this.look();
  }

  /** Updates the list of characters that are present. */
  look(): void {
    const { minds, byId } = this;
    const tick = minds.now;
    this.membership = minds.membership;
    this.looked++;
    const there = new Set(minds.ids);
    for (const one of byId.values())
      if (one.to === null && !there.has(one.id)) byId.set(one.id, { ...one, to: tick - 1 });
    for (const id of there) {
      const one = byId.get(id);
      if (one !== undefined) byId.set(id, { ...one, to: null });
      else {
        const kind = minds.kindOf(id) ?? '?';
        byId.set(id, { id, kind, from: tick, to: null });
        this.warps[kind] ??= minds.warpsOf(id);
      }
    }
  }

  /** All characters of this line; those that are still present have no last tick. */
  seen(): readonly Seen[] {
    return [...this.byId.values()];
  }

  characters(): readonly Recorded[] {
    return this.seen().map((one) => ({ ...one, to: one.to ?? this.end }));
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
