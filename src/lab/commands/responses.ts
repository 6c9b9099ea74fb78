/**
 * Reads how people responded to a command: each addressee's answer and its cause, from the day's events and thoughts.
 */

import { addressed, type CommandOnBoard, type Decision, type Json, type Reason } from '../../ai/index.ts';
import type { OrderCause, OrderState } from '../../sim/state/command-answer.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';

/** A command of today, still on the board or already removed. */
export type Written = Pick<CommandOnBoard, 'id' | 'executorKeys' | 'command' | 'by'> & {
  readonly fromTick: number;
  readonly untilTick: number;
};

/**
 * An addressee's response: an answer kept by the café, or `passesOver` = read but not followed, `notYet` = not read
 * yet.
 */
export type Answer = OrderState | 'passesOver' | 'notYet';

export interface Response {
  readonly who: Person;
  readonly answer: Answer;
  /** Tick of the newest answer. If there is none, the tick at which the command was last read; null = not read yet. */
  readonly tick: number | null;
  /** The reason noted in the thought with which the character responded. */
  readonly because: Reason | null;
  /** Why the command was declined, is impossible or failed; otherwise null. */
  readonly cause: OrderCause | null;
  /** Id of the order that was followed instead; null = none. */
  readonly by: number | null;
}

/** Today's commands, the newest first. */
export function writtenOf(events: readonly SimEvent[], live: readonly CommandOnBoard[], tick: number): Written[] {
  const all = new Map<number, Written>();
  for (const { type, who, tick: at, ...fields } of events) {
    if (type !== 'command' || at >= tick) continue;
    const { id, executorKeys, command, ticks } = fields as unknown as {
      readonly id: number;
      readonly executorKeys: readonly string[];
      readonly command: CommandOnBoard['command'];
      readonly ticks: number;
    };
    all.set(id, { id, executorKeys, command, by: who, fromTick: at, untilTick: at + ticks });
  }
  for (const one of live) all.set(one.id, one);
  return [...all.values()].sort((a, b) => b.id - a.id);
}

/** The responses of all addressees to a command, up to the moment of `state`. */
export function responsesOf(
  written: Written,
  state: WorldState,
  thoughtsOf: (id: PersonId) => readonly Decision[],
  events: readonly SimEvent[],
): Response[] {
  const last = new Map<PersonId, SimEvent>();
  for (const event of events)
    if (isAnswer(event) && event['id'] === written.id && event.who !== null && event.tick < state.tick)
      last.set(event.who, event);
  return Object.values(state.people)
    .filter((who) => who.present && who.id !== written.by && addressed(written as CommandOnBoard, who.keys))
    .map((who) => heardBy(written, who, state, thoughtsOf(who.id), last.get(who.id)));
}

const isAnswer = ({ type }: SimEvent): boolean => type === 'orderAnswered' || type === 'orderEnded';

function heardBy(
  written: Written,
  who: Person,
  state: WorldState,
  thoughts: readonly Decision[],
  event: SimEvent | undefined,
): Response {
  let seen: Decision | null = null;
  let turned: Decision | null = null;
  for (const thought of thoughts) {
    if (thought.tick < written.fromTick || thought.tick >= state.tick) continue;
    if (thought.commands.includes(written.id)) seen = thought;
    if (follows(thought, written.id)) turned ??= thought;
  }
  if (event === undefined)
    return {
      who,
      answer: seen === null ? 'notYet' : 'passesOver',
      tick: seen?.tick ?? null,
      because: seen?.because ?? null,
      cause: null,
      by: null,
    };
  const { answer, cause, by } = event as unknown as Pick<Response, 'cause' | 'by'> & { readonly answer: OrderState };
  return { who, answer, tick: event.tick, because: turned?.because ?? null, cause, by };
}

const isOf = (value: Json | undefined, id: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (value as Record<string, Json>)['command'] === id;

/** Whether a thought follows a command: the command's id is in the thought's reason, warp or todo. */
const follows = ({ because, warp, todo }: Decision, id: number): boolean =>
  because?.terms['command'] === id || isOf(warp?.param, id) || todo?.['command'] === id;
