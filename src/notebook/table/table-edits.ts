/** Tables exchanged in this café, and the way back: each exchange goes into the journal, and so does undoing it. */

import type { TableRecord } from '../../ai/index.ts';

/** A table's rows; null = as it ships. */
type Rows = readonly TableRecord[] | null;

/** What was exchanged, by table. */
export class TableEdits {
  private readonly before = new Map<string, Rows[]>();

  /** @param give writes a table into the journal */
  constructor(private readonly give: (name: string, rows: Rows) => void) {}

  /** Exchanges a table. @param now its rows as they are; null = as it ships */
  change(name: string, now: Rows, rows: Rows): void {
    this.give(name, rows);
    const kept = this.before.get(name);
    if (kept === undefined) this.before.set(name, [now]);
    else kept.push(now);
  }

  /** Takes the newest exchange back. False when there is none. */
  undo(name: string): boolean {
    const kept = this.before.get(name);
    const rows = kept?.pop();
    if (rows === undefined) return false;
    this.give(name, rows);
    return true;
  }

  /** How many exchanges can be taken back. */
  count(name: string): number {
    return this.before.get(name)?.length ?? 0;
  }

  /** Forgets everything: another café is shown. */
  clear(): void {
    this.before.clear();
  }
}
