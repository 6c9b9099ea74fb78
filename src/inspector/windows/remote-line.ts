/** The copy of a line of time that is played in another window. It grows with the messages from that window. */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Decision } from '../../ai/trace.ts';
import type { LineOfTime } from '../record/inspected.ts';
import type { Seen } from '../record/line.ts';
import type { FactChange, Recorded, Recording } from '../record/recorded.ts';
import type { Growth } from './messages.ts';

/** New thoughts of a character, and the index of the first of them. */
type Piece = readonly [at: number, thoughts: readonly Decision[]];

export class RemoteLine implements Recording, LineOfTime {
  readonly id: number;
  readonly begin: number;
  readonly loaded: boolean;
  from = 0;
  end = 0;
  warps: Readonly<Record<string, WarpTable>>;
  readonly facts: readonly string[];
  private seen: readonly Seen[] = [];
  private readonly read = new Map<string, readonly Decision[]>();
  /** New thoughts that have arrived since the character's thoughts were last read. */
  private readonly pieces = new Map<string, Piece[]>();
  private readonly changed: FactChange[];
  private readonly posted: CommandOnBoard[];

  /** Begins the copy of a line. @param base the record of the line when the copy began */
  constructor(
    { id, begin, loaded = false }: LineOfTime,
    private readonly base: Recording,
  ) {
    this.id = id;
    this.begin = begin;
    this.loaded = loaded;
    this.warps = base.warps;
    this.facts = base.facts;
    this.changed = [...base.changes()];
    this.posted = [...base.commands()];
  }

  grow({ from, end, thoughts, changes, commands, seen }: Growth): void {
    this.from = from;
    this.end = end;
    this.changed.push(...changes);
    this.posted.push(...commands);
    if (seen !== null) {
      this.seen = seen.all;
      this.warps = seen.warps;
    }
    for (const [id, at, list] of thoughts) {
      const pieces = this.pieces.get(id);
      if (pieces === undefined) this.pieces.set(id, [[at, list]]);
      else pieces.push([at, list]);
    }
  }

  characters(): readonly Recorded[] {
    return this.seen.map((one) => ({ ...one, to: one.to ?? this.end }));
  }

  thoughts(id: string): readonly Decision[] {
    const pieces = this.pieces.get(id);
    let list = this.read.get(id) ?? this.base.thoughts(id);
    if (pieces === undefined) return list;
    // A caller may keep the list it was given, so the list must not change. If there are new thoughts, a new list is
    // made.
    const all = list.slice(0, pieces[0]?.[0]);
    for (const [at, thoughts] of pieces) {
      all.length = at;
      all.push(...thoughts);
    }
    list = all;
    this.pieces.delete(id);
    this.read.set(id, list);
    return list;
  }

  changes(): readonly FactChange[] {
    return this.changed;
  }

  commands(): readonly CommandOnBoard[] {
    return this.posted;
  }
}
