/**
 * Tracing: when enabled, each thought leaves a record: which script ran, which commands it read, what it weighed, what
 * it decided, and why the previous todo had ended. Each character has a ring buffer of limited length for its records.
 * Records are plain data.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { MindObserver, MindsView } from './game-interface.ts';
import { type Json, sameJson } from './json.ts';
import type { EndReason, Todo } from './notebook.ts';
import type { Option, Reason } from './reasons.ts';
import type { ScriptEntry } from './registry.ts';
import { isWarp, type Warp } from './script.ts';

/** The record of one thought, or of one fault. */
export interface Decision {
  readonly tick: number;
  readonly script: string;
  readonly key: string;
  /** How many times in a row the script had run before this thought. */
  readonly runned: number;
  /** Ids of the commands that the script read. */
  readonly commands: readonly number[];
  readonly options: readonly Option[];
  readonly because: Reason | null;
  readonly todo: Todo | null;
  readonly warp: Warp | null;
  /** True for a warp to a key that the character's warp table does not have. */
  readonly missingKey: boolean;
  /** Why the previous todo ended; null if there was none. */
  readonly ended: EndReason | null;
  readonly fault: string | null;
  /**
   * How many later thoughts only renewed the recorded todo, because its tick budget had run out, without a new reason;
   * 0 or left out = none.
   */
  readonly again?: number;
}

const RING = 64;

/**
 * The observer that keeps the records of thoughts: `minds.observe(new Trace())`. Set `minds.reasonsWanted = true` too,
 * otherwise there are no reasons to record. Records are overwritten in their ring buffer and copied for readers: a new
 * object per thought would cost more garbage collection than the thought itself.
 */
export class Trace<C> implements MindObserver<C> {
  private readonly rings = new Map<string, Ring>();
  /** The ring buffers by row number of the characters' minds; valid until the rows are renumbered. */
  private byRow: (Ring | undefined)[] = [];
  private numbering = -1;

  /**
   * Creates an observer that has recorded nothing.
   * @param size records kept per character, ≥ 1; Infinity keeps them all and returns the records themselves instead of
   * copies
   */
  constructor(private readonly size = RING) {}

  /**
   * The last decisions of a character, oldest first. The returned list does not change; call again for newer records.
   */
  of(id: string): readonly Decision[] {
    return this.rings.get(id)?.read() ?? NONE;
  }

  forget(id: string): void {
    this.rings.delete(id);
    this.byRow = [];
  }

  thought(
    minds: MindsView<C>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<C>,
    answer: Todo | Warp | undefined,
  ): void {
    const ring = this.ringOf(minds, row);
    const { because, options } = minds.reasons;
    const ended = minds.endedOf(row);
    // A very alert character renews the same todo every tick. Renewals get no record, because they would push all
    // other records out of the ring buffer.
    if (because === null && ended === 'tick' && answer !== undefined && ring.renewed(answer)) return;
    const warp = answer !== undefined && isWarp(answer) ? answer : null;
    const record = ring.next();
    record.tick = minds.tick;
    record.script = ran.name;
    record.key = minds.keyOf(row);
    record.runned = minds.runnedOf(row) - 1;
    record.commands = commands.length === 0 ? NONE : commands.map((command) => command.id);
    record.options = options;
    record.because = because;
    record.todo = answer === undefined || warp !== null ? null : (answer as Todo);
    record.warp = warp;
    record.missingKey = warp !== null && !minds.hasKey(row, warp.warp);
    record.ended = ended;
    record.fault = null;
    record.again = 0;
  }

  /** The end of a todo gets no record of its own: the next thought records why the previous todo ended. */
  ended(): void {}

  fault(minds: MindsView<C>, row: number, script: string, message: string): void {
    Object.assign(this.ringOf(minds, row).next(), {
      ...blank(),
      tick: minds.tick,
      script,
      key: minds.keyOf(row),
      runned: minds.runnedOf(row) - 1,
      ended: minds.endedOf(row),
      fault: message,
    });
  }

  private ringOf(minds: MindsView<C>, row: number): Ring {
    if (this.numbering !== minds.numbering) {
      this.numbering = minds.numbering;
      this.byRow = [];
    }
    let ring = this.byRow[row];
    if (ring === undefined) {
      const id = minds.idOf(row);
      ring = this.rings.get(id);
      if (ring === undefined) this.rings.set(id, (ring = new Ring(this.size)));
      this.byRow[row] = ring;
    }
    return ring;
  }
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };
type Entry = Writable<Required<Decision>>;

/** A ring buffer with the newest records of one character's thoughts. */
class Ring {
  private readonly entries: Entry[] = [];
  /** Index of the record to overwrite next, used once the ring buffer is full. */
  private at = 0;
  private last: Entry | null = null;
  private copy: readonly Decision[] | null = null;

  constructor(private readonly size: number) {}

  /** The record to fill next: a new one until the ring is full, then the oldest. */
  next(): Entry {
    let entry = this.entries[this.at];
    if (entry === undefined) this.entries.push((entry = blank()));
    this.at = this.at + 1 < this.size ? this.at + 1 : 0;
    this.last = entry;
    this.copy = null;
    return entry;
  }

  /** Counts an answer that only renews the last todo. @returns whether the answer is such a renewal */
  renewed(answer: Todo | Warp): boolean {
    const todo = this.last === null ? null : this.last.todo;
    if (todo === null || (answer !== todo && (isWarp(answer) || !sameLine(todo, answer)))) return false;
    (this.last as Entry).again++;
    this.copy = null;
    return true;
  }

  read(): readonly Decision[] {
    if (this.copy === null && this.size === Infinity) this.copy = [...this.entries];
    if (this.copy === null) {
      const oldest = this.entries.length < this.size ? 0 : this.at;
      this.copy = this.entries.map((_, at) => ({ ...(this.entries[(oldest + at) % this.entries.length] as Entry) }));
    }
    return this.copy;
  }
}

function blank(): Entry {
  return {
    tick: 0, script: '', key: '', runned: 0, commands: NONE, options: NONE, because: null,
    todo: null, warp: null, missingKey: false, ended: null, fault: null, again: 0,
  }; // prettier-ignore
}

const NONE: readonly never[] = Object.freeze([]);

/** Whether two todos are equal except for their tick budget and `until`. */
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
