/**
 * The chalkboard's lines as the café is now, one for each order: of orders on the board, and of those that have left the
 * board but are still to be carried out.
 */

import type { CommandOnBoard, CommandPost } from '../../../ai/index.ts';
import type { Cafe } from '../../../sim/api.ts';
import { isOrder, isUnread } from '../../../sim/minds/command-answers.ts';
import type { Maid } from '../../../sim/state/person.ts';
import { addresseeOf, type CommandView, type CommandWords, headMaidsOrder, wordsOf, type Addressee } from '../board.ts';
import type { Doing } from '../maid-activity.ts';
import { maidsOf } from '../names.ts';
import { type LineState, type OrderProgress, progressOf, progressOfAccepted } from './order-progress.ts';

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

/** For an order given to several maids, the first state in this list that applies to any of them is shown. */
const FIRST: readonly LineState[] = [
  'busy', 'way', 'accepted', 'done', 'quicker', 'seen', 'hears', 'away', 'failed', 'declined', 'impossible', 'superseded',
]; // prettier-ignore

/** The maid who served a guest, and the tick at which she did. */
export interface Served {
  readonly id: string;
  readonly name: string;
  readonly tick: number;
}

/** The lines of the orders on the board, and of those that are about to be written on it. */
export function linesOf(cafe: Cafe, served: ReadonlyMap<string, Served>): BoardLine[] {
  const { state } = cafe;
  const maids = maidsOf(state);
  const board = cafe.commands.map((command): BoardLine => {
    const asked = maids.filter((maid) => maid.answers.some(({ id }) => id === command.id) || isUnread(maid, command));
    const told = asked.map((maid) => progressOf(cafe, maid, command));
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
export function agreed(cafe: Cafe): BoardLine[] {
  const { state } = cafe;
  const here = new Set(cafe.commands.map(({ id }) => id));
  const lines = new Map<number, BoardLine>();
  for (const maid of maidsOf(state))
    for (const answer of maid.answers) {
      const { id, is, from, command } = answer;
      if (is !== 'accepted' || here.has(id)) continue;
      const line = lines.get(id);
      const told = progressOfAccepted(cafe, maid, answer);
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
  told: OrderProgress | undefined,
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
