/**
 * Tracing (chapter 1.6): with it on, each thought leaves a record in a bounded ring per character – what ran, what it
 * saw, what it weighed, what came of it, and why the todo before had ended. Records are plain data.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { EndReason, Todo } from './notebook.ts';
import type { MindObserver, Minds } from './minds.ts';
import type { Option, Reason } from './reasons.ts';
import type { ScriptEntry } from './registry.ts';
import type { Warp } from './script.ts';

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
}

const RING = 64;

export class Trace<C> implements MindObserver<C> {
  private readonly rings = new Map<string, Decision[]>();

  /** @param size records kept per character, ≥ 1 */
  constructor(private readonly size = RING) {}

  /** The last decisions of a character, oldest first. */
  of(id: string): readonly Decision[] {
    return this.rings.get(id) ?? [];
  }

  forget(id: string): void {
    this.rings.delete(id);
  }

  thought(minds: Minds<C>, row: number, commands: readonly CommandOnBoard[], ran: ScriptEntry<C>, answer: Todo | Warp | undefined): void {
    const page = minds.pageOf(row);
    const { because, options } = minds.reasons;
    const last = this.of(page.id).at(-1);
    const todo = answer !== undefined && 'behave' in answer ? (answer as Todo) : null;
    // An alert maid renews the same line every tick: a record for each would push everything else out of the ring.
    if (todo !== null && last !== undefined && last.fault === null && last.todo !== null && because === null && sameLine(last.todo, todo)) return;
    const warp = answer !== undefined && todo === null ? (answer as Warp) : null;
    this.add(page.id, {
      tick: minds.tick,
      script: ran.name,
      key: page.key,
      runned: page.runned - 1,
      commands: commands.map((command) => command.id),
      options,
      because,
      todo,
      warp,
      missingKey: warp !== null && !minds.hasKey(row, warp.warp),
      ended: page.ended,
      fault: null,
    });
  }

  ended(): void {}

  fault(minds: Minds<C>, row: number, script: string, message: string): void {
    const page = minds.pageOf(row);
    this.add(page.id, { tick: minds.tick, script, key: page.key, runned: page.runned - 1, commands: [], options: [], because: null, todo: null, warp: null, missingKey: false, ended: page.ended, fault: message });
  }

  private add(id: string, decision: Decision): void {
    let ring = this.rings.get(id);
    if (ring === undefined) this.rings.set(id, (ring = []));
    if (ring.length >= this.size) ring.shift();
    ring.push(decision);
  }
}

/** Whether two todos are the same line but for their budget. */
export function sameLine(a: Todo, b: Todo): boolean {
  if (a === b) return true;
  if (a.behave !== b.behave) return false;
  for (const key in a) if (key !== 'tick' && key !== 'until' && !sameField(a[key], b[key])) return false;
  for (const key in b) if (key !== 'tick' && key !== 'until' && a[key] === undefined && b[key] !== undefined) return false;
  return true;
}

function sameField(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
