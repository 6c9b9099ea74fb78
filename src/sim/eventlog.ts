/**
 * The minds' part of the event log (chapter 2.5): `todo`, `todoEnd`, `warp`, `fault`. A todo and the end of the one
 * before are written when the new one differs in anything but its budget, so that an alert maid who renews the same step
 * every tick is not repeated; what ended by being done is written at once.
 */

import { type CommandOnBoard, type EndReason, isWarp, type Json, type MindObserver, type Minds, sameLine, type ScriptEntry, type Todo, Trace, type Warp } from '../ai/index.ts';
import type { PersonId } from './types.ts';
import { type Actor, emit, type World } from './world.ts';

/** Writes events and, if anyone wants them, decision records. */
export class EventLog implements MindObserver<Actor> {
  readonly trace = new Trace<Actor>();
  /** The line last written to the log by person, and how it ended if that has not been told yet. */
  private readonly lines = new Map<PersonId, { todo: Todo | null; ended: EndReason | null }>();

  constructor(
    private readonly world: () => World,
    /** Whether mind events are wanted in the log (they are many). */
    public logging: boolean,
  ) {}

  thought(minds: Minds<Actor>, row: number, commands: readonly CommandOnBoard[], ran: ScriptEntry<Actor>, answer: Todo | Warp | undefined): void {
    this.trace.thought(minds, row, commands, ran, answer);
    if (!this.logging || answer === undefined) return;
    const { id } = minds.characterOf(row).me;
    if (isWarp(answer)) {
      emit(this.world(), 'warp', id, { key: answer.warp, script: ran.name });
      return;
    }
    const line = this.lines.get(id) ?? { todo: null, ended: null };
    if (line.todo !== null && sameLine(line.todo, answer) && line.ended !== 'done') {
      line.ended = null;
      return;
    }
    if (line.todo !== null && line.ended !== null && line.ended !== 'done') emit(this.world(), 'todoEnd', id, { why: line.ended });
    emit(this.world(), 'todo', id, { todo: answer as unknown as Json });
    this.lines.set(id, { todo: answer, ended: null });
  }

  ended(minds: Minds<Actor>, row: number, _todo: Todo, why: EndReason): void {
    if (!this.logging) return;
    const { id } = minds.characterOf(row).me;
    const line = this.lines.get(id);
    if (line === undefined) return;
    line.ended = why;
    if (why === 'done') emit(this.world(), 'todoEnd', id, { why });
  }

  fault(minds: Minds<Actor>, row: number, script: string, message: string): void {
    const { id } = minds.characterOf(row).me;
    this.trace.fault(minds, row, script, message);
    const world = this.world();
    world.state.figures.faults++;
    emit(world, 'fault', id, { script, message });
  }

  forget(id: PersonId): void {
    this.lines.delete(id);
    this.trace.forget(id);
  }
}
