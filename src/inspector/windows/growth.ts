/** Follows the line of time that is being played, and returns what is new in its record since the last call. */

import type { Line } from '../record/line.ts';
import type { Decision } from '../../ai/trace.ts';
import type { Growth } from './messages.ts';

/** The part of a character's thoughts that was returned already. */
interface Said {
  /** Number of thoughts of the parent line. */
  readonly before: number;
  count: number;
  /** How often the todo of the last thought had been renewed; the number may have grown since then. */
  again: number;
}

export class GrowthOf {
  private readonly said = new Map<string, Said>();
  private changes: number;
  private commands: number;
  private lookedAt = -1;

  private readonly known: number;

  /** Everything that the line contains at this moment counts as returned. */
  constructor(readonly line: Line) {
    this.known = line.known;
    this.changes = line.changes().length;
    this.commands = line.commands().length;
    for (const { id } of line.seen()) {
      const count = line.log.countOf(id);
      const all = line.thoughts(id);
      this.said.set(id, { before: all.length - count, count, again: all.at(-1)?.again ?? 0 });
    }
  }

  /**
   * Whether everything that was returned is still part of the line. If the line has discarded some of it, the receiver
   * must start again.
   */
  isOf(line: Line): boolean {
    return line === this.line && line.known === this.known;
  }

  next(): Growth {
    const { line } = this;
    const isSame = this.lookedAt === line.looked;
    this.lookedAt = line.looked;
    const changes = line.changes().slice(this.changes);
    const commands = line.commands().slice(this.commands);
    this.changes += changes.length;
    this.commands += commands.length;
    const thoughts: (readonly [string, number, readonly Decision[]])[] = [];
    for (const { id } of line.seen()) {
      const fresh = this.thoughtsOf(id);
      if (fresh !== null) thoughts.push(fresh);
    }
    return {
      from: line.from,
      end: line.end,
      thoughts,
      changes,
      commands,
      seen: isSame ? null : { all: line.seen(), warps: { ...line.warps } },
    };
  }

  private thoughtsOf(id: string): readonly [string, number, readonly Decision[]] | null {
    const { log } = this.line;
    let said = this.said.get(id);
    if (said === undefined) this.said.set(id, (said = { before: 0, count: 0, again: 0 }));
    const count = log.countOf(id);
    const again = log.againOf(id);
    if (count === said.count && again === said.again) return null;
    // The last thought that was returned may have been renewed since, so it is returned again.
    const at = Math.max(0, said.count - 1);
    said.count = count;
    said.again = again;
    return [id, said.before + at, log.after(id, at)];
  }
}
