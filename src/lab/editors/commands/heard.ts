/**
 * What became of a command: who it was for, who has seen it, who took it up, who declined and why, and who let it pass –
 * with what stood against it where that can be told from how things are. Pure: read off thoughts and events.
 */

import { addressed, type CommandOnBoard, type Decision, type Json, type Reason } from '../../../ai/index.ts';
import type { Maid, Person, PersonId } from '../../../sim/person.ts';
import { HEEDED } from '../../../sim/tuning.ts';
import type { SimEvent, WorldState } from '../../../sim/types.ts';

/** A command of today: on the board, or gone from it. */
export type Written = Pick<CommandOnBoard, 'id' | 'executorKeys' | 'command' | 'by'> & {
  readonly fromTick: number;
  readonly untilTick: number;
};

export type Answer = 'takesUp' | 'declines' | 'passesOver' | 'notYet';
/** What stands against it. */
export type Hindrance =
  | 'notHers'
  | 'unknown'
  | 'noGuest'
  | 'notCalling'
  | 'served'
  | 'noPlace'
  | 'noLitter'
  | 'handsFull'
  | 'noRival'
  | 'busy';

export interface Heard {
  readonly who: Person;
  readonly answer: Answer;
  /** When she took it up, declined it, or last saw it; null = has not seen it. */
  readonly tick: number | null;
  /** What she noted then. */
  readonly because: Reason | null;
  readonly hindrance: Hindrance | null;
}

/** The commands of today, the newest first. */
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

/** What everybody it was for made of it. */
export function heardOf(
  written: Written,
  state: WorldState,
  thoughtsOf: (id: PersonId) => readonly Decision[],
  events: readonly SimEvent[],
): Heard[] {
  const refused = new Map<PersonId, number>();
  for (const event of events)
    if (event.type === 'declined' && event['id'] === written.id && event.who !== null)
      refused.set(event.who, event.tick);
  return Object.values(state.people)
    .filter((who) => who.present && who.id !== written.by && addressed(written as CommandOnBoard, who.keys))
    .map((who) => heardBy(written, who, state, thoughtsOf(who.id), refused.get(who.id) ?? null));
}

function heardBy(
  written: Written,
  who: Person,
  state: WorldState,
  thoughts: readonly Decision[],
  refused: number | null,
): Heard {
  let seen: Decision | null = null;
  for (const thought of thoughts) {
    if (thought.tick < written.fromTick || thought.tick > state.tick) continue;
    if (follows(thought, written.id))
      return { who, answer: 'takesUp', tick: thought.tick, because: thought.because, hindrance: null };
    if (thought.commands.includes(written.id)) seen = thought;
  }
  if (refused !== null) return { who, answer: 'declines', tick: refused, because: null, hindrance: null };
  const hindrance = hindranceFor(written.command, who, state);
  if (seen === null) return { who, answer: 'notYet', tick: null, because: null, hindrance: null };
  return { who, answer: 'passesOver', tick: seen.tick, because: seen.because, hindrance };
}

const isOf = (value: Json | undefined, id: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (value as Record<string, Json>)['command'] === id;

/** Whether a thought took a command up: its reason, its warp or its line names it. */
const follows = ({ because, warp, todo }: Decision, id: number): boolean =>
  because?.terms['command'] === id || isOf(warp?.param, id) || todo?.['command'] === id;

/** Why a command cannot be followed as things are; `busy` = it could be. */
export function hindranceFor(command: Written['command'], who: Person, state: WorldState): Hindrance {
  if (who.role !== 'maid') return 'notHers';
  const { behave, guest, x, y } = command;
  // A call for help is heard by whoever is free, and changes how she chooses.
  if (behave === 'help') return 'busy';
  if (typeof behave !== 'string' || !HEEDED.includes(behave)) return 'unknown';
  if (behave === 'serve') {
    const whom = typeof guest === 'string' ? state.people[guest] : undefined;
    if (whom?.role !== 'guest') return 'noGuest';
    if (whom.calls === null) return 'notCalling';
    return isServed(whom.id, who, state) ? 'served' : 'busy';
  }
  if (behave === 'scout')
    return state.rival === undefined ? 'noRival' : who.carrying.length + who.orders.length > 0 ? 'handsFull' : 'busy';
  if (typeof x !== 'number' || typeof y !== 'number') return 'noPlace';
  if (behave === 'sweep') {
    if (!state.litter.some((piece) => piece.x === x && piece.y === y)) return 'noLitter';
    return who.carrying.length > 0 ? 'handsFull' : 'busy';
  }
  return x < 0 || y < 0 || x >= state.map.width || y >= state.map.height ? 'noPlace' : 'busy';
}

const isServed = (guest: PersonId, me: Maid, { people }: WorldState): boolean =>
  Object.values(people).some((one) => one.role === 'maid' && one.id !== me.id && one.serving === guest);
