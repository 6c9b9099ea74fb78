/**
 * Reads the page "Now" apart from the todo: the script, its passed data, the commands for this person with their
 * responses, state flags and buffs with remaining ticks. Everything is read from the café's state and the notebook.
 */

import { addressed, type CommandOnBoard, type Json } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { OrderCause, OrderState } from '../../sim/state/command-answer.ts';
import { FLAG, type FlagName, type Person, type PersonId } from '../../sim/state/person.ts';
import { phrase, verbatim, type Phrase } from '../phrase.ts';
import { lineOf, type Line } from '../todo.ts';

export interface NowView {
  readonly line: Line;
  readonly mind: MindView;
  readonly commands: CommandsView;
  readonly conditions: readonly Condition[];
  readonly hands: HandsView | null;
}

export interface MindView {
  readonly key: string;
  readonly script: string;
  readonly runned: number;
  readonly param: Json | undefined;
  readonly faults: number;
  /**
   * State of the character's mind: awake = gets a turn every tick; parked = skipped until something changes; asleep =
   * has not arrived yet; away = out scouting.
   */
  readonly rest: 'awake' | 'parked' | 'asleep' | 'away';
}

export interface CommandsView {
  readonly items: readonly CommandItem[];
  /** Ids of the commands that the character has read in a thought. `followed` and `declined` are parts of this list. */
  readonly seen: readonly number[];
  readonly followed: readonly number[];
  readonly declined: readonly number[];
}
export interface CommandItem {
  readonly id: number;
  readonly command: CommandOnBoard;
  readonly ticksLeft: number;
  readonly fate: 'unseen' | 'seen' | OrderState;
  /** Why the command was declined, is impossible or failed; otherwise null. */
  readonly cause: OrderCause | null;
}

/** A state flag or buff with its remaining ticks. */
export interface Condition {
  readonly name: string;
  readonly words: Phrase;
  readonly ticks: number;
  readonly harmful: boolean;
}

/** The dishes that a maid carries and the orders that she remembers, each with its guest. */
export interface HandsView {
  readonly dishes: readonly { readonly dish: string; readonly guest: string }[];
  readonly orders: readonly { readonly dish: string; readonly guest: string }[];
}

/** The page "Now" of a person; null for an unknown id. */
export function nowOf(cafe: Cafe, id: PersonId): NowView | null {
  const person = cafe.state.people[id];
  const page = cafe.page(id);
  if (person === undefined || page === null) return null;
  const decisions = cafe.decisions(id);
  return {
    line: gathering(cafe, id, lineOf(cafe.state, person, page, decisions.at(-1))),
    mind: {
      key: page.key,
      script: page.script,
      runned: page.runned,
      param: page.param,
      faults: page.faults,
      rest: !person.present ? (person.work === 'scout' ? 'away' : 'asleep') : page.parked ? 'parked' : 'awake',
    },
    commands: commandsOf(cafe, person),
    conditions: conditionsOf(person),
    hands: handsOf(cafe, person),
  };
}

/**
 * Returns the line to show. If a maid stands still until her squad is in place, the line names the members still
 * missing; otherwise it is unchanged.
 */
function gathering(cafe: Cafe, id: PersonId, line: Line): Line {
  const names = typeof line.todo?.['squad'] === 'number' ? cafe.squadWaitsFor(id) : [];
  if (names.length === 0) return line;
  return {
    ...line,
    words: phrase('notebook.todo.squad', { names: names.map(verbatim) }),
  };
}

export function commandsOf(cafe: Cafe, person: Person): CommandsView {
  const mine = cafe.commands.filter((command) => addressed(command, person.keys));
  const noticed = new Set(cafe.decisions(person.id).flatMap((decision) => decision.commands));
  const answers = new Map(person.role === 'maid' ? person.answers.map((answer) => [answer.id, answer]) : []);
  const items = mine.map((command): CommandItem => {
    const answer = answers.get(command.id);
    return {
      id: command.id,
      command,
      ticksLeft: Math.max(0, command.untilTick - cafe.state.tick),
      fate: answer?.is ?? (noticed.has(command.id) ? 'seen' : 'unseen'),
      cause: answer?.cause ?? null,
    };
  });
  return {
    items,
    seen: items.filter((item) => item.fate !== 'unseen').map((item) => item.id),
    followed: items.filter(({ fate }) => fate === 'accepted' || fate === 'done').map((item) => item.id),
    declined: items.filter(({ fate }) => fate === 'declined' || fate === 'impossible').map((item) => item.id),
  };
}

const HARMFUL: ReadonlySet<FlagName> = new Set<FlagName>(['STUNNED', 'POISONED', 'CONFUSED', 'DRENCHED']);

function conditionsOf(person: Person): Condition[] {
  const conditions: Condition[] = [];
  for (const { flag, ticks } of person.flags) {
    for (const name of Object.keys(FLAG) as FlagName[]) {
      if ((flag & FLAG[name]) === 0) continue;
      conditions.push({
        name: name.toLowerCase(),
        words: phrase(`notebook.flag.${name.toLowerCase()}`),
        ticks,
        harmful: HARMFUL.has(name),
      });
    }
  }
  for (const { buff, ticks } of person.buffs)
    conditions.push({ name: buff, words: phrase(`notebook.buff.${buff}`, { otherwise: buff }), ticks, harmful: false });
  return conditions;
}

function handsOf(cafe: Cafe, person: Person): HandsView | null {
  if (person.role !== 'maid') return null;
  const { state } = cafe;
  const guestName = (id: PersonId): string => state.people[id]?.name ?? id;
  const dishes = person.carrying.flatMap((id) => {
    const dish = state.dishes[id];
    return dish === undefined ? [] : [{ dish: dish.dish, guest: guestName(dish.guest) }];
  });
  const orders = person.orders.map((order) => ({ dish: order.dish, guest: guestName(order.guest) }));
  return { dishes, orders };
}
