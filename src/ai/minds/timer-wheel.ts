/**
 * A timer wheel for rows: 256 spokes, one per tick, each with a list of the rows to wake on that tick. Later alarms
 * stay on their spoke for another turn of the wheel. The lists are links in integer columns, so setting an alarm,
 * which happens whenever a rest begins, allocates nothing.
 */

import { type BitSet, hasBit, setBit } from './bit-set.ts';
import { NEVER } from '../notebook.ts';

const SPOKES = 256;
const NONE = -1;
/** Marks a row that is in no list of the wheel; stored in place of the number of the previous row. */
const OFF = -2;

/** The wake-up alarms of one table of rows. */
export class TimerWheel {
  private readonly heads = new Int32Array(SPOKES).fill(NONE);
  private readonly alarms: Int32Array;
  private readonly nexts: Int32Array;
  private readonly befores: Int32Array;

  constructor(rows: number) {
    this.alarms = new Int32Array(rows).fill(NEVER);
    this.nexts = new Int32Array(rows).fill(NONE);
    this.befores = new Int32Array(rows).fill(OFF);
  }

  /** The tick of a row's alarm; valid only while the row sleeps. NEVER = not set. */
  alarmOf(row: number): number {
    return this.alarms[row] as number;
  }

  /** Sets or replaces a row's alarm. The tick `NEVER` removes the alarm. */
  set(row: number, tick: number): void {
    const before = this.alarms[row] as number;
    if (this.befores[row] !== OFF) {
      // A row that was woken early is often parked again until the same tick. Its alarm then stays in the same list of
      // the wheel.
      if (tick !== NEVER && ((before ^ tick) & (SPOKES - 1)) === 0) {
        this.alarms[row] = tick;
        return;
      }
      this.unlink(row);
    }
    this.alarms[row] = tick;
    if (tick !== NEVER) this.link(row, tick & (SPOKES - 1));
  }

  /**
   * Wakes all rows whose alarm is due on this tick. Rows that are already awake do not need their alarm, so they are
   * removed from this tick's list too.
   */
  ring(tick: number, awake: BitSet): void {
    let row = this.heads[tick & (SPOKES - 1)] as number;
    while (row !== NONE) {
      const next = this.nexts[row] as number;
      if ((this.alarms[row] as number) <= tick || hasBit(awake, row)) {
        this.unlink(row);
        setBit(awake, row);
      }
      row = next;
    }
  }

  private link(row: number, spoke: number): void {
    const head = this.heads[spoke] as number;
    this.nexts[row] = head;
    this.befores[row] = NONE;
    if (head !== NONE) this.befores[head] = row;
    this.heads[spoke] = row;
  }

  private unlink(row: number): void {
    const next = this.nexts[row] as number;
    const before = this.befores[row] as number;
    if (before === NONE) this.heads[(this.alarms[row] as number) & (SPOKES - 1)] = next;
    else this.nexts[before] = next;
    if (next !== NONE) this.befores[next] = before;
    this.befores[row] = OFF;
  }
}
