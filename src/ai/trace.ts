/**
 * Tracing (chapter 1.6): with it on, each thought leaves a record in a bounded ring per character – what ran, what it
 * saw, what it weighed, what came of it, and why the todo before had ended. Records are plain data.
 */

import type { CommandOnBoard } from './blackboard.ts';
import { type Json, sameJson } from './json.ts';
import type { EndReason, Todo } from './notebook.ts';
import type { MindObserver, Minds } from './minds.ts';
import type { Option, Reason } from './reasons.ts';
import type { ScriptEntry } from './registry.ts';
import { isWarp, type Warp } from './script.ts';

/** The record of one thought, or of one fault. */
export interface Decision {
  readonly tick: number;
  readonly script: string;
  readonly key: string;
  /** How many times the script had thought in a row before. */
  readonly runned: number;
  /** Ids of the commands it saw. */
  readonly commands: readonly number[];
  readonly options: readonly Option[];
  readonly because: Reason | null;
  readonly todo: Todo | null;
  readonly warp: Warp | null;
  /** A warp to a key the table does not have. */
  readonly missingKey: boolean;
  /** Why the todo before ended; null when there was none. */
  readonly ended: EndReason | null;
  readonly fault: string | null;
  /** How many thoughts in a row after this one only renewed its line when the ticks had run out, without a new reason; 0 or left out = none. */
  readonly again?: number;
}

const RING = 64;

/** The observer that keeps the records; one per {@link Minds}. Set `minds.reasons.wanted` too, or there are no reasons to record. */
export class Trace<C> implements MindObserver<C> {
  private readonly rings = new Map<string, Decision[]>();
  /** The same rings by row, as long as the rows keep their numbers. */
  private byRow: (Decision[] | undefined)[] = [];
  private numbering = -1;

  /** @param size records kept per character, ≥ 1 */
  constructor(private readonly size = RING) {}

  /** The last decisions of a character, oldest first. */
  of(id: string): readonly Decision[] {
    return this.rings.get(id) ?? [];
  }

  forget(id: string): void {
    this.rings.delete(id);
    this.byRow = [];
  }

  thought(minds: Minds<C>, row: number, commands: readonly CommandOnBoard[], ran: ScriptEntry<C>, answer: Todo | Warp | undefined): void {
    const ring = this.ringOf(minds, row);
    const { because, options } = minds.reasons;
    const last = ring[ring.length - 1] as { again?: number; todo: Todo | null } | undefined;
    const ended = minds.endedOf(row);
    // An alert maid renews the same line every tick: a record for each would push everything else out of the ring.
    if (because === null && ended === 'tick' && last !== undefined && last.todo !== null && answer !== undefined && renews(last.todo, answer)) {
      last.again = (last.again ?? 0) + 1;
      return;
    }
    const warp = answer !== undefined && isWarp(answer) ? answer : null;
    this.add(ring, {
      tick: minds.tick,
      script: ran.name,
      key: minds.keyOf(row),
      runned: minds.runnedOf(row) - 1,
      commands: commands.length === 0 ? NONE : commands.map((command) => command.id),
      options,
      because,
      todo: answer === undefined || warp !== null ? null : (answer as Todo),
      warp,
      missingKey: warp !== null && !minds.hasKey(row, warp.warp),
      ended,
      fault: null,
      again: 0,
    });
  }

  ended(): void {}

  fault(minds: Minds<C>, row: number, script: string, message: string): void {
    this.add(this.ringOf(minds, row), {
      tick: minds.tick,
      script,
      key: minds.keyOf(row),
      runned: minds.runnedOf(row) - 1,
      commands: NONE,
      options: NONE,
      because: null,
      todo: null,
      warp: null,
      missingKey: false,
      ended: minds.endedOf(row),
      fault: message,
      again: 0,
    });
  }

  private ringOf(minds: Minds<C>, row: number): Decision[] {
    if (this.numbering !== minds.numbering) {
      this.numbering = minds.numbering;
      this.byRow = [];
    }
    let ring = this.byRow[row];
    if (ring === undefined) {
      const id = minds.idOf(row);
      ring = this.rings.get(id);
      if (ring === undefined) this.rings.set(id, (ring = []));
      this.byRow[row] = ring;
    }
    return ring;
  }

  private add(ring: Decision[], decision: Decision): void {
    if (ring.length >= this.size) ring.shift();
    ring.push(decision);
  }
}

const NONE: readonly never[] = Object.freeze([]);

function renews(todo: Todo, answer: Todo | Warp): boolean {
  return answer === todo || (!isWarp(answer) && sameLine(todo, answer));
}

/** Whether two todos are the same line but for their budget. */
export function sameLine(a: Todo, b: Todo): boolean {
  if (a === b) return true;
  if (a.behave !== b.behave) return false;
  let fields = 0;
  for (const key in a) {
    const field = a[key];
    if (field === undefined || key === 'tick' || key === 'until') continue;
    if (!sameField(field, b[key])) return false;
    fields++;
  }
  for (const key in b) if (b[key] !== undefined && key !== 'tick' && key !== 'until') fields--;
  if (fields !== 0) return false;
  return true;
}

function sameField(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && sameJson(a as Json, b as Json));
}
