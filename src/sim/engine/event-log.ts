/**
 * Writes the minds' events to the log: `todo`, `todoEnd`, `warp`, `fault`. A new todo that differs from the last one
 * only in its tick budget is not logged, so that an alert maid who renews the same step every tick does not fill the
 * log. The end of a todo is logged at once if it was done, otherwise together with the next todo.
 */

import {
  type CommandOnBoard,
  type EndReason,
  isWarp,
  type Json,
  type MindObserver,
  type MindsView,
  sameLine,
  type ScriptEntry,
  type Todo,
  Trace,
  type Warp,
} from '../../ai/index.ts';
import type { PersonId } from '../state/person.ts';
import type { Character } from './scripts.ts';
import { emit, type World } from '../world/world.ts';

/** Writes mind events and, if tracing is on, decision records. */
export class EventLog implements MindObserver<Character> {
  constructor(
    private readonly world: () => World,
    /** Whether `todo`, `todoEnd` and `warp` events are logged (there are many). */
    public logging: boolean,
    /** The records of decisions, for tracing. */
    readonly trace: Trace<Character> = new Trace<Character>(),
  ) {}

  thought(
    minds: MindsView<Character>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<Character>,
    answer: Todo | Warp | undefined,
  ): void {
    this.trace.thought(minds, row, commands, ran, answer);
    if (!this.logging || answer === undefined || isWarp(answer)) return;
    // The previous todo is read from the minds rather than stored here, so that a loaded café continues the same log.
    const { id } = minds.characterOf(row).me;
    const before = minds.lastTodoOf(row);
    const ended = before === null ? null : minds.endedOf(row);
    if (before !== null && sameLine(before, answer) && ended !== 'done') return;
    if (ended !== null && ended !== 'done') emit(this.world(), 'todoEnd', id, { why: ended });
    emit(this.world(), 'todo', id, { todo: answer as unknown as Json });
  }

  /** Logs a warp: the requested key and the script that runs now. */
  warped(id: PersonId, key: string): void {
    emit(this.world(), 'warp', id, { key, script: this.world().minds.scriptOf(id) ?? '' });
  }

  ended(minds: MindsView<Character>, row: number, _todo: Todo, why: EndReason): void {
    if (this.logging && why === 'done') emit(this.world(), 'todoEnd', minds.characterOf(row).me.id, { why });
  }

  fault(minds: MindsView<Character>, row: number, script: string, message: string): void {
    const { id } = minds.characterOf(row).me;
    this.trace.fault(minds, row, script, message);
    const world = this.world();
    world.state.figures.faults++;
    emit(world, 'fault', id, { script, message });
  }
}
