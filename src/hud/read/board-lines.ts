/**
 * Makes the lines of the chalkboard, one for each order: which maids it is for, the work, and its state. When an order
 * has ended, its line stays for a few seconds, even if the order has left the board.
 */

import type { CommandOnBoard, CommandPost } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { isOrder, isUnread } from '../../sim/minds/command-answers.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import { hasWords, personName, say, sayPart, TICKS_PER_SECOND, type WordKey } from '../../words/index.ts';
import {
  addresseeOf,
  type CommandView,
  type CommandWords,
  headMaidsOrder,
  isNameless,
  sayCommand,
  sayTo,
  wordsOf,
  type Addressee,
} from './board.ts';
import { type Doing, doingOf } from './maid-activity.ts';
import { maidsOf } from './names.ts';
import { cleaningsIn, servicesIn } from './forestalled-orders.ts';

/**
 * State of an order. `seen` = on the board, not read yet; `hears` = the maid looks up only after more than a second;
 * `way` = the maid is walking to the order's place; `busy` = the maid is carrying it out; `quicker` = another maid has
 * already done what was asked.
 */
export type LineState =
  | 'seen' | 'hears' | 'away' | 'accepted' | 'way' | 'busy' | 'done' | 'quicker' | 'declined' | 'impossible' | 'superseded' | 'failed'; // prettier-ignore

export interface BoardLine {
  readonly id: number;
  readonly to: readonly Addressee[];
  readonly maids: readonly string[];
  readonly command: CommandWords;
  readonly state: LineState;
  readonly cause: string | null;
  /** What the maid does first, if an accepted order has waited for long; otherwise null. */
  readonly first: Doing | null;
  /** Name of the maid who was quicker, in the state `quicker`. */
  readonly quicker: string | null;
  /** Seconds until the maid reads the order, or until she arrives; null = unknown. */
  readonly seconds: number | null;
  /** Name of the character who gave the order; null for the player. */
  readonly by: string | null;
  /** Whether an order of the head maid came from a learned habit or a guess; null for other orders. */
  readonly headMaid: CommandView['headMaid'];
  /** Whether the order is one that maids answer; a call for help only informs them. */
  readonly answered: boolean;
  /**
   * The command that repeats the player's order after it has failed; null if the order cannot be repeated. The order of
   * a strong action cannot, because a strong action costs chalk.
   */
  readonly again: CommandPost | null;
}

/** Ticks after which the line of an order that a maid has accepted says what holds it up: ten minutes of the café's day. */
const HELD_UP_TICKS = 100;
/** Ticks for which a line stays after its order has ended. */
const STAYS: Partial<Record<LineState, number>> = {
  done: 4 * TICKS_PER_SECOND,
  quicker: 8 * TICKS_PER_SECOND,
  declined: 6 * TICKS_PER_SECOND,
  impossible: 6 * TICKS_PER_SECOND,
  superseded: 3 * TICKS_PER_SECOND,
  failed: 12 * TICKS_PER_SECOND,
};
/** Ticks for which a colleague's order that came to nothing stays: the player can do nothing about it. */
const COLLEAGUES_NO = 2 * TICKS_PER_SECOND;
const NO: readonly LineState[] = ['declined', 'impossible', 'failed'];
const staysFor = ({ state, by }: BoardLine): number | undefined =>
  by !== null && NO.includes(state) ? COLLEAGUES_NO : STAYS[state];
/** For an order given to several maids, the first state in this list that applies to any of them is shown. */
const FIRST: readonly LineState[] = [
  'busy', 'way', 'accepted', 'done', 'quicker', 'seen', 'hears', 'away', 'failed', 'declined', 'impossible', 'superseded',
]; // prettier-ignore

/** The maid who served a guest, and the tick at which she did. */
interface Served {
  readonly id: string;
  readonly name: string;
  readonly tick: number;
}

interface Told {
  readonly state: LineState;
  readonly cause: string | null;
  readonly first: Doing | null;
  readonly seconds: number | null;
}

/** Reads the chalkboard's lines, and keeps lines for a few seconds after their orders have ended. */
export class BoardLines {
  private readonly ended = new Map<number, { readonly line: BoardLine; readonly since: number }>();
  /** For each guest by id, and each cleaned tile as `x,y`: the maid who last worked there, and the tick at which she did. */
  private readonly served = new Map<string, Served>();
  /** The words of each order as they were while its guest was in the café. */
  private readonly named = new Map<number, CommandWords>();
  /** For orders that a maid had accepted: how they ended. */
  private readonly endings = new Map<
    number,
    { readonly state: 'done' | 'failed' | 'superseded'; readonly cause: string | null }
  >();
  private shown: readonly BoardLine[] = [];
  private tick = -1;

  /** Notes which maids have served which guests, and how orders end. Must be called for every tick. */
  hear({ state }: Cafe, events: readonly SimEvent[]): void {
    for (const { type, id, answer, cause } of events)
      if (type === 'orderEnded' && (answer === 'done' || answer === 'failed' || answer === 'superseded'))
        if (this.endings.get(Number(id))?.state !== 'done')
          this.endings.set(Number(id), { state: answer, cause: typeof cause === 'string' ? cause : null });
    for (const { guests, by } of [...servicesIn(events), ...cleaningsIn(state, events)]) {
      const name = by === null ? undefined : state.people[by]?.name;
      if (by !== null && name !== undefined)
        for (const guest of guests) this.served.set(guest, { id: by, name, tick: state.tick });
    }
  }

  /** All lines, the newest first. */
  read(cafe: Cafe): readonly BoardLine[] {
    const { tick } = cafe.state;
    if (tick < this.tick) {
      this.ended.clear();
      this.served.clear();
      this.named.clear();
      this.endings.clear();
      this.shown = [];
    }
    this.tick = tick;
    const onBoard = linesOf(cafe, this.served);
    const offBoard = agreed(cafe).map((line) => ({
      ...line,
      to: this.shown.find(({ id }) => id === line.id)?.to ?? line.to,
    }));
    const now = [...onBoard, ...offBoard].map((line) => this.withName(line));
    const here = new Set(now.map(({ id }) => id));
    for (const id of this.named.keys()) if (!here.has(id)) this.named.delete(id);
    for (const line of this.shown)
      if (line.id >= 0 && !here.has(line.id) && !this.ended.has(line.id) && endsInWords(line))
        this.end(this.ending(line), tick);
    for (const line of now) if (STAYS[line.state] !== undefined && !this.ended.has(line.id)) this.end(line, tick);
    for (const [id, { line, since }] of this.ended)
      if (tick - since > (staysFor(line) ?? 0) && !here.has(id)) this.ended.delete(id);
    const stays = (line: BoardLine): boolean => {
      const kept = this.ended.get(line.id);
      return kept === undefined || STAYS[line.state] === undefined || tick - kept.since <= (staysFor(line) ?? 0);
    };
    const gone = [...this.ended.values()].filter(({ line }) => !here.has(line.id)).map(({ line }) => line);
    this.shown = [...now, ...gone]
      .filter(stays)
      .map((line) => (isOfGone(cafe.state, line) ? { ...line, again: null } : line))
      .sort((a, b) => order(b) - order(a));
    return this.shown;
  }

  /** The line with the name or table of its guest, even after the guest has left. */
  private withName(line: BoardLine): BoardLine {
    const { id, command } = line;
    if (isNameless(command)) return { ...line, command: this.named.get(id) ?? command };
    if (id >= 0) this.named.set(id, command);
    return line;
  }

  /**
   * The last state of a line whose order has left the board. If a maid had accepted the order, this is how the order
   * ended for her.
   */
  private ending(line: BoardLine): BoardLine {
    const ended = STAYS[line.state] === undefined ? this.endings.get(line.id) : undefined;
    return ended === undefined ? unheard(line) : { ...line, ...ended, first: null, seconds: null };
  }

  private end(line: BoardLine, since: number): void {
    this.ended.set(line.id, { line, since });
  }
}

/** Whether the player's order is about a guest who has left: repeating it would change nothing. */
function isOfGone({ people }: Cafe['state'], { again }: BoardLine): boolean {
  const { guest } = again?.command ?? {};
  if (typeof guest !== 'string') return false;
  const who = people[guest];
  return who?.role !== 'guest' || !who.present || who.stage === 'leave';
}

/** Sort key of a line: orders that are not on the board yet count as the newest. */
const order = ({ id }: BoardLine): number => (id < 0 ? 1e9 - id : id);

/** Whether the line shows how its order ended. The line of a call for help that no maid answers simply disappears. */
const endsInWords = ({ answered, state }: BoardLine): boolean =>
  answered || state === 'busy' || STAYS[state] !== undefined;

/**
 * The last state of an order that has left the board, if no maid's answer tells it. A final state stays. Otherwise the
 * order counts as done if a maid was walking to it or carrying it out, and as expired if not.
 */
function unheard(line: BoardLine): BoardLine {
  if (STAYS[line.state] !== undefined) return line;
  return line.state === 'way' || line.state === 'busy'
    ? { ...line, state: 'done', first: null, seconds: null }
    : { ...line, state: 'failed', cause: 'expired', first: null, seconds: null };
}

function linesOf(cafe: Cafe, served: ReadonlyMap<string, Served>): BoardLine[] {
  const { state } = cafe;
  const maids = maidsOf(state);
  const board = cafe.commands.map((command): BoardLine => {
    const asked = maids.filter((maid) => maid.answers.some(({ id }) => id === command.id) || isUnread(maid, command));
    const told = asked.map((maid) => toldBy(cafe, maid, command));
    const best = FIRST.map((is) => told.find((one) => one.state === is)).find((one) => one !== undefined);
    return {
      id: command.id,
      to: command.executorKeys.map((key) => addresseeOf(state, key)),
      maids: asked.map(({ id }) => id),
      command: wordsOf(state, command.command),
      by: command.by === null ? null : (state.people[command.by]?.name ?? command.by),
      headMaid: headMaidsOrder(state, command),
      quicker: null,
      answered: isOrder(command),
      ...(best ?? { state: isAtWork(command, maids) ? 'busy' : 'seen', cause: null, first: null, seconds: null }),
      ...forestalled(best, command, asked, served),
      again:
        command.by === null && command.command['strong'] !== true
          ? { executorKeys: command.executorKeys, tick: command.tick, command: command.command }
          : null,
    };
  });
  const written = cafe.written.map(({ executorKeys, command }, i): BoardLine => ({
    id: -1 - i,
    to: executorKeys.map((key) => addresseeOf(state, key)),
    maids: [],
    command: wordsOf(state, command),
    by: null,
    headMaid: null,
    state: 'seen',
    cause: null,
    first: null,
    quicker: null,
    seconds: null,
    answered: true,
    again: null,
  }));
  return [...board, ...written];
}

/**
 * The lines of orders that have left the board but are still to be carried out. This happens with scouting, for
 * example, because it takes long.
 */
function agreed(cafe: Cafe): BoardLine[] {
  const { state } = cafe;
  const here = new Set(cafe.commands.map(({ id }) => id));
  const lines = new Map<number, BoardLine>();
  for (const maid of maidsOf(state))
    for (const answer of maid.answers) {
      const { id, is, from, command, begun } = answer;
      if (is !== 'accepted' || here.has(id)) continue;
      const line = lines.get(id);
      const told: Told = !begun || hasTurnedAside(cafe, maid, answer) ? accepted(cafe, maid, answer) : onIt(cafe, maid);
      lines.set(id, {
        id,
        to: [...(line?.to ?? []), addresseeOf(state, maid.id)],
        maids: [...(line?.maids ?? []), maid.id],
        command: wordsOf(state, command),
        by: from === null ? null : (state.people[from]?.name ?? from),
        headMaid: headMaidsOrder(state, { id, by: from }),
        quicker: null,
        answered: true,
        again: null,
        ...(line === undefined || FIRST.indexOf(told.state) < FIRST.indexOf(line.state)
          ? told
          : { state: line.state, cause: line.cause, first: line.first, seconds: line.seconds }),
      });
    }
  return [...lines.values()];
}

/**
 * Whether maids are carrying out the command of a strong action. They do not answer such a command, but begin at once.
 */
const isAtWork = (command: CommandOnBoard, maids: readonly Maid[]): boolean =>
  command.command['strong'] === true && !isOrder(command) && maids.some(({ present }) => present);

/** The states of an order that no maid has begun. */
const NOT_BEGUN: readonly LineState[] = ['seen', 'hears', 'away', 'accepted'];

/** The changes to the line of an order that another maid has forestalled; null if none has. */
function forestalled(
  told: Told | undefined,
  { command, by, untilTick, tick }: CommandOnBoard,
  asked: readonly Maid[],
  served: ReadonlyMap<string, Served>,
): Pick<BoardLine, 'state' | 'cause' | 'first' | 'quicker' | 'seconds'> | null {
  const { behave, guest, x, y } = command;
  const found =
    behave === 'serve' ? served.get(String(guest)) : behave === 'sweep' ? served.get(`${x},${y}`) : undefined;
  const isOver = (told?.state === 'failed' && told.cause === 'colleague') || told?.cause === 'noLitter';
  if (by !== null || found === undefined || found.tick < untilTick - tick) return null;
  if (!isOver && !NOT_BEGUN.includes(told?.state ?? 'seen')) return null;
  const state = asked.some(({ id }) => id === found.id) ? 'done' : 'quicker';
  return { state, cause: null, first: null, quicker: found.name, seconds: null };
}

function toldBy(cafe: Cafe, maid: Maid, command: CommandOnBoard): Told {
  const answer = maid.answers.find((one) => one.id === command.id);
  if (answer === undefined) return unread(cafe, maid);
  const { is, cause } = answer;
  if (is !== 'accepted') return { state: is, cause, first: null, seconds: null };
  if (!answer.begun || hasTurnedAside(cafe, maid, answer)) return accepted(cafe, maid, answer);
  return onIt(cafe, maid);
}

/** State of an order that a maid has accepted and is not carrying out; after a while with what holds it up. */
function accepted(cafe: Cafe, maid: Maid, { since, begun, command }: Maid['answers'][number]): Told {
  const told: Told = { state: 'accepted', cause: null, first: null, seconds: null };
  if (cafe.state.tick - since < HELD_UP_TICKS) return told;
  const cause = begun ? null : (cafe.outlook(maid.id, command)?.cause ?? null);
  return cause === null ? { ...told, first: doingOf(cafe, maid) } : { ...told, cause };
}

/** Whether a maid who was sent to a place does other work first, such as serving a guest who calls on her way. */
function hasTurnedAside(cafe: Cafe, { id, x, y }: Maid, { command, goal }: Maid['answers'][number]): boolean {
  if ((command.behave !== 'move' && command.behave !== 'gather') || goal === null || goal === undefined) return false;
  const todo = cafe.page(id)?.todo;
  const goesThere = todo?.behave === 'move' && todo['x'] === goal.x && todo['y'] === goal.y;
  return !goesThere && (x !== goal.x || y !== goal.y);
}

function onIt(cafe: Cafe, maid: Maid): Told {
  const { tiles } = cafe.way(maid.id);
  return tiles.length === 0
    ? { state: 'busy', cause: null, first: null, seconds: null }
    : {
        state: 'way',
        cause: null,
        first: null,
        seconds: Math.max(1, Math.round((tiles.length * maid.speed) / TICKS_PER_SECOND)),
      };
}

/**
 * State of an order that a maid has not read yet, with the seconds until she looks up. If she looks up within a
 * second, the state is only "seen".
 */
function unread(cafe: Cafe, maid: Maid): Told {
  if (!maid.present) return { state: 'away', cause: null, first: null, seconds: null };
  const page = cafe.page(maid.id);
  const todo = page?.todo ?? null;
  if (todo === null || (todo.until !== undefined && todo.behave !== 'move'))
    return { state: 'seen', cause: null, first: null, seconds: null };
  const { tiles } = cafe.way(maid.id);
  const work = maid.workUntil > cafe.state.tick ? maid.workUntil - cafe.state.tick : tiles.length * maid.speed;
  const left = Math.min(
    todo.tick === undefined ? Infinity : (page?.ticksLeft ?? todo.tick),
    work > 0 ? work : Infinity,
  );
  if (left <= TICKS_PER_SECOND) return { state: 'seen', cause: null, first: null, seconds: null };
  return {
    state: 'hears',
    cause: null,
    first: null,
    seconds: left === Infinity ? null : Math.ceil(left / TICKS_PER_SECOND),
  };
}

/**
 * The addressees and the order in words: "Sakura → table 5". If another maid has given the order, her name comes first:
 * "Momo: Sakura → table 5".
 */
export function sayLine({ to, command, by }: Pick<BoardLine, 'to' | 'command' | 'by'>): string {
  const names = sayTo(to);
  const line = say('board.line', { names, what: sayWhat(command) });
  return by === null || names === personName(by) ? line : say('board.lineBy', { by: personName(by), line });
}

/** The player's order to a maid in two or three words, without coordinates. */
function sayWhat(command: CommandWords): string {
  const key = command.key.replace(/^command\./, 'board.what.');
  return hasWords(key) ? say(key as WordKey, command.params) : sayCommand(command);
}

type Stated = Pick<BoardLine, 'state' | 'cause' | 'first' | 'quicker' | 'seconds'>;
/** The state of an order in words, with its cause and seconds. */
export function sayState({ state, cause, first, quicker, seconds }: Stated): string {
  if (state === 'quicker') return say('board.state.quicker', { name: quicker ?? '' });
  const why = cause === null ? '' : sayPart('board.cause.', cause, undefined, sayPart('order.cause.', cause));
  if (state === 'accepted' && cause !== null) return say('board.state.notYet', { cause: why });
  if (state === 'accepted' && first !== null)
    return first.kind === 'wait' || first.kind === 'chat'
      ? say('board.state.later')
      : say('board.state.first', { doing: say(first.key, first.params) });
  if ((state === 'hears' || state === 'way') && seconds === null) return say(`board.state.${state}.open`);
  return say(`board.state.${state}`, { seconds: seconds ?? 0, cause: why });
}
