/** Replaced decision tables of this café, with undo: each replacement and each undo goes into the journal. */

import type { TableRecord } from '../../ai/index.ts';

/** A table's rows; null = the shipped table. */
type Rows = readonly TableRecord[] | null;

/** Replacements by table. */
export class TableEdits {
  private readonly before = new Map<string, Rows[]>();

  /** @param give writes a table into the journal */
  constructor(private readonly give: (name: string, rows: Rows) => void) {}

  /** Replaces a table. @param now its present rows; null = the shipped ones */
  change(name: string, now: Rows, rows: Rows): void {
    this.give(name, rows);
    const kept = this.before.get(name);
    if (kept === undefined) this.before.set(name, [now]);
    else kept.push(now);
  }

  /** Undoes the newest replacement. @returns false if there is none */
  undo(name: string): boolean {
    const kept = this.before.get(name);
    const rows = kept?.pop();
    if (rows === undefined) return false;
    this.give(name, rows);
    return true;
  }

  /** Number of replacements that can be undone. */
  count(name: string): number {
    return this.before.get(name)?.length ?? 0;
  }

  /** Clears everything, for another café. */
  clear(): void {
    this.before.clear();
  }
}
