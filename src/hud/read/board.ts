/** Collects what the chalkboard shows: every live command with its addressees, remaining time and responses. */

import type { CommandOnBoard, Json, JsonObject } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { type Basis, leadsMaids, type OrderBasis } from '../../sim/state/head-maid.ts';
import { isUnread } from '../../sim/minds/command-answers.ts';
import type { OrderCause, OrderState } from '../../sim/state/command-answer.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { FocusName } from '../../sim/state/strong.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { chiefOf } from '../../sim/head-maid/titles.ts';
import { choiceOf, doneToday } from '../../sim/strong/focus.ts';
import { placeNameAt } from '../../sim/world/place-names.ts';
import { hasWords, say, sayList, sayPart, type WordKey } from '../../words/index.ts';
import { maidsOf, tableOf } from './names.ts';

export interface CommandView {
  readonly id: number;
  readonly command: CommandWords;
  readonly to: readonly Addressee[];
  readonly left: number;
  /** Share of the command's time that is left, 0…1. */
  readonly share: number;
  /** The response of each addressed maid, in id order; `unread` = the maid has not read the command yet. */
  readonly answers: readonly AnswerView[];
  /** Name of the character who posted the command; null for the player. */
  readonly by: string | null;
  /** For an order written by the head maid: the choice she made, and whether it came from a habit of the player; null for other commands. */
  readonly headMaid: {
    readonly choice: string;
    readonly basis: OrderBasis;
    readonly lesson: string | null;
    readonly cases: readonly Basis[];
  } | null;
}

export interface AnswerView {
  readonly name: string;
  readonly is: OrderState | 'begun' | 'unread' | 'gathering';
  /** Names of the members of the maid's squad who have not arrived yet, while the squad is gathering. */
  readonly waitsFor?: readonly string[];
  readonly cause: OrderCause | 'away' | null;
}

/** The player's chalk, which limits the number of commands: how many sticks are left, and how many a full box has. */
export interface ChalkView {
  readonly left: number;
  readonly most: number;
}

/** The player's chalk; null where it is unlimited. */
export function readChalk({ state: { chalk }, chalkLeft }: Pick<Cafe, 'state' | 'chalkLeft'>): ChalkView | null {
  return chalk === undefined || chalkLeft === null ? null : { left: chalkLeft, most: chalk.most };
}

/** A dish that is not on the menu, with the names of the guests who asked for it today. */
export interface WishView {
  readonly dish: string;
  readonly names: readonly string[];
}

/** The dishes that guests asked for in vain today, the latest first. */
export function readWishes({ state: { figures } }: Pick<Cafe, 'state'>): WishView[] {
  const wishes = new Map<string, string[]>();
  for (const { dish, name } of figures.wished ?? []) wishes.set(dish, [...(wishes.get(dish) ?? []), name]);
  return [...wishes].map(([dish, names]) => ({ dish, names })).reverse();
}

/** Dishes asked for in vain, in words: "pudding (Ruth and Kenzo), burger (Emil)". */
export const sayWishes = (wishes: readonly WishView[]): string =>
  sayList(wishes.map(({ dish, names }) => say('board.wish', { dish: sayPart('dish.', dish), names: sayList(names) })));

/** A command as word keys and terms, independent of the language. */
export interface CommandWords {
  readonly key: WordKey;
  readonly params: Readonly<Record<string, string | number>>;
}
export type Addressee =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'maids' }
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'name'; readonly name: string };

/** Ticks until the command expires, counted at the beginning of the next tick; at least 0. */
export const ticksLeft = (command: Pick<CommandOnBoard, 'untilTick'>, tick: number): number =>
  Math.max(0, command.untilTick - tick);

export function readBoard(cafe: Cafe): CommandView[] {
  const { state, commands } = cafe;
  const maids = maidsOf(state);
  const onBoard = commands.map((command): CommandView => {
    const left = ticksLeft(command, state.tick);
    return {
      id: command.id,
      command: wordsOf(state, command.command),
      to: command.executorKeys.map((key) => addresseeOf(state, key)),
      left,
      share: command.tick > 0 ? Math.min(1, left / command.tick) : 0,
      answers: maids.flatMap((maid) => answerOf(cafe, maid, command) ?? []),
      headMaid: headMaidsOrder(state, command),
      by: command.by === null ? null : (state.people[command.by]?.name ?? command.by),
    };
  });
  // Commands written while time is paused take effect in the next tick, but are shown at once.
  const written = cafe.written.map(({ executorKeys, tick, command }, i): CommandView => ({
    id: -1 - i,
    command: wordsOf(state, command),
    to: executorKeys.map((key) => addresseeOf(state, key)),
    left: tick,
    share: 1,
    answers: [],
    headMaid: null,
    by: null,
  }));
  return [...onBoard, ...written];
}

function answerOf(cafe: Cafe, maid: Maid, command: CommandOnBoard): AnswerView | null {
  const answer = maid.answers.find((one) => one.id === command.id);
  if (answer === undefined)
    return isUnread(maid, command) ? { name: maid.name, is: 'unread', cause: maid.present ? null : 'away' } : null;
  const waitsFor = answer.is === 'accepted' && answer.begun ? cafe.squadWaitsFor(maid.id) : [];
  if (waitsFor.length > 0) return { name: maid.name, is: 'gathering', cause: null, waitsFor };
  return { name: maid.name, is: answer.is === 'accepted' && answer.begun ? 'begun' : answer.is, cause: answer.cause };
}

/** Puts the maids' responses into words: "Mei: on it · Hana: can't, no way there". Maids with the same response are named together. */
export function sayAnswers(answers: readonly AnswerView[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, is, cause, waitsFor = [] } of answers) {
    const words = is === 'gathering' ? say('order.is.gathering', { names: sayList(waitsFor) }) : sayAnswer(is, cause);
    groups.set(words, [...(groups.get(words) ?? []), name]);
  }
  return [...groups].map(([answer, names]) => say('order.answers', { names: sayList(names), answer })).join(' · ');
}

function sayAnswer(is: AnswerView['is'], cause: AnswerView['cause']): string {
  if (is === 'unread' && cause === 'away') return say('order.is.away');
  const because = cause === null ? '' : sayPart('order.cause.', cause);
  return sayPart('order.is.', is, { cause: because });
}

export function headMaidsOrder(
  state: WorldState,
  { id, by }: Pick<CommandOnBoard, 'id' | 'by'>,
): CommandView['headMaid'] {
  const order = by === null ? undefined : state.headMaid?.orders.find((one) => one.command === id);
  return order === undefined
    ? null
    : { choice: order.choice, basis: order.basis, lesson: order.lesson, cases: order.cases };
}

export const sayCommand = ({ key, params }: CommandWords): string =>
  say(key, {
    ...params,
    ...('node' in params ? { node: sayPart('rival.node.', String(params.node)) } : {}),
    ...('at' in params ? { place: sayPart('place.', String(params.at), { table: params.atTable ?? 0 }) } : {}),
  });

/**
 * Terms for the place of a command's target: the place's name and, if a table names the place, the table's number. No
 * terms if the command has no target tile.
 */
function placeParams(state: WorldState, x: Json | undefined, y: Json | undefined): Record<string, string | number> {
  if (typeof x !== 'number' || typeof y !== 'number') return {};
  const place = placeNameAt(state, x, y);
  return { at: place.name, ...('table' in place ? { atTable: place.table } : {}) };
}

/** A command in words. A guest who has left has no name any more, so such a command names "a guest". */
export function wordsOf(state: WorldState, command: JsonObject): CommandWords {
  const { behave, manner, x, y } = command;
  const params = { ...placeParams(state, x, y), behave: String(behave ?? ''), name: '', table: '' };
  if (typeof command.occasion === 'string' && hasWords(`command.${command.occasion}`))
    return { key: `command.${command.occasion}` as WordKey, params };
  const whom = state.people[String(command.guest ?? command.customer ?? command.who ?? '')];
  switch (behave) {
    case 'move':
      return {
        key: manner === 'plain' ? 'command.move.plain' : manner === 'a-move' ? 'command.move.a-move' : 'command.move',
        params,
      };
    case 'serve': {
      const table = tableOf(state, whom);
      if (table !== null) return { key: 'command.serveTable', params: { ...params, table } };
      if (whom === undefined) return { key: 'command.serveGone', params };
      return { key: 'command.serve', params: { ...params, name: whom.name } };
    }
    case 'help':
      return x === undefined ? { key: 'command.helpAny', params } : { key: 'command.help', params };
    case 'scout':
      return typeof command.look === 'string'
        ? { key: 'command.scoutFor', params: { ...params, node: command.look } }
        : { key: 'command.scout', params };
    case 'calm':
      if (whom === undefined) return { key: 'command.calmGone', params };
      return { key: 'command.calm', params: { ...params, name: whom.name } };
    case 'push':
      return { key: 'command.push', params: { ...params, table: Number(command.table) } };
    case 'ignore':
      if (whom === undefined) return { key: 'command.ignoreGone', params };
      return { key: 'command.ignore', params: { ...params, name: whom.name } };
    default: {
      const key = `command.${params.behave}`;
      return { key: hasWords(key) ? key : 'command.other', params };
    }
  }
}

export function addresseeOf(state: WorldState, key: string): Addressee {
  if (key === 'all') return { kind: 'everyone' };
  if (key === 'maid') return { kind: 'maids' };
  const team = /^team(\d+)$/.exec(key)?.[1];
  if (team !== undefined) return { kind: 'team', team };
  return { kind: 'name', name: state.people[key]?.name ?? key };
}

/** Addressees in words: "Momo and Yuki", "team 1", "all". */
export function sayTo(to: readonly Addressee[]): string {
  return sayList(
    to.map((one) =>
      one.kind === 'everyone'
        ? say('board.everyone')
        : one.kind === 'maids'
          ? say('board.maids')
          : one.kind === 'team'
            ? say('board.team', { team: one.team })
            : one.name,
    ),
  );
}

/** Whether these words name no guest, because the guest of the command has left. */
export const isNameless = ({ key }: CommandWords): boolean =>
  key === 'command.serveGone' || key === 'command.ignoreGone';

/** The focus, the kind of work that all maids do first. */
export interface FocusView {
  /** Null = none at the moment: the head maid keeps the focus, and nothing waits for long. */
  readonly on: FocusName | null;
  readonly most: boolean;
  readonly sinceTick: number;
  /** How much of this work was done since the focus was set. */
  readonly done: number;
}

/** Null = each maid keeps her own order. */
export function readFocus(cafe: Cafe): FocusView | null {
  const { state } = cafe;
  const choice = cafe.focus();
  if (choice === null) return null;
  const most = choice === 'most';
  // A focus that was chosen since the last tick has done nothing yet.
  const kept = choiceOf(state) === choice ? state.focus : undefined;
  const on = most ? (kept?.on ?? null) : choice;
  const done = kept === undefined || on === null ? 0 : doneToday(state, on) - kept.from;
  return { on, most, sinceTick: kept?.sinceTick ?? state.tick, done };
}

/**
 * Name of the head maid if she is offered as keeper of the focus: once the player has appointed her or put her in
 * charge, or while she keeps it. Null before, so that the bar of the first day has three plain choices.
 */
export function focusKeeper(state: WorldState): string | null {
  const { headMaid } = state;
  if (headMaid === null || !leadsMaids(headMaid)) return null;
  const isChosen = headMaid.appointed !== null || headMaid.brain.learned.actor.state === 'Auto';
  return isChosen || choiceOf(state) === 'most' ? (chiefOf(state)?.name ?? null) : null;
}
