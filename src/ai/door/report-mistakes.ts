/**
 * Reports mistakes while a game runs, for development. Each kind of mistake is reported once, with the character, its
 * script and the tick; otherwise a mistake in every tick would bury the others.
 */

import type { CommandOnBoard } from '../blackboard.ts';
import type { MindsView } from '../game-interface.ts';
import { OWN_FACTS, type Todo } from '../notebook.ts';
import { didYouMean } from '../problems.ts';
import type { ScriptEntry } from '../registry.ts';
import { isWarp, type Warp } from '../script.ts';
import { sameLine } from '../trace.ts';
import { Looks } from './checks/check-looks.ts';
import { NewForms } from './checks/check-numbers.ts';
import { wrongInPost } from './checks/check-post.ts';
import { wrongProgress } from './checks/check-progress.ts';
import { missingIn, type Variables } from './checks/check-variables.ts';
import { linesOfGame } from './checks/stack-lines.ts';
import type { Report } from './create-minds.ts';
import type { Checks, Parts } from './parts.ts';

/** Number of times in a row that a goal is drawn anew before this counts as a mistake. */
const DRAWN_TOO_OFTEN = 12;

/** The reporter of one game's mistakes. */
export class Loud implements Checks {
  /** The behaviour that has just thrown; null = none. */
  private threw: string | null = null;
  private readonly said = new Set<string>();
  /** How often in a row each character has drawn a new goal of the same kind, by row. */
  private drawn: number[] = [];
  private numbering = -1;
  /** Commands that no script has read so far. */
  private unread: CommandOnBoard[] = [];
  private parts: Parts | null = null;
  readonly forms = new NewForms();
  private readonly looks = new Looks(
    (id, script, what, key) => this.say(`${this.named(id, script)}${what}`, key),
    () => this.game.board.facts.filter((fact) => !(OWN_FACTS as readonly string[]).includes(fact)),
    (id) => (this.game.minds.flagsOf(id) & this.game.frozenBy) !== 0,
  );
  /** The configurations whose variables have been checked, each with the kinds of character for which this was done. */
  private readonly checkedVariables = new WeakMap<Variables, Set<string>>();
  /** Whether the last thought drew a random number from a source other than the character's own stream. */
  drewElsewhere = false;
  /**
   * Names of the scripts that have drawn from such a source. They are remembered, because not every thought is watched.
   */
  private readonly drawing = new Set<string>();

  constructor(private readonly report: Report) {}

  private get game(): Parts {
    return this.parts as Parts;
  }

  watch(game: Parts): void {
    this.parts = game;
    game.thought.checks = this;
  }

  /**
   * Reports a mistake once, with the tick.
   * @param key a text that differs for different mistakes; left out = the message
   */
  say(message: string, key = message): void {
    if (this.said.has(key)) return;
    this.said.add(key);
    this.report(`honeybell-minds: ${message}`, { tick: this.game.minds.tick });
  }

  thought(
    minds: MindsView<object>,
    row: number,
    _commands: readonly CommandOnBoard[],
    ran: ScriptEntry<object>,
    answer: Todo | Warp | undefined,
  ): void {
    this.read();
    if (this.drewElsewhere) this.drawing.add(ran.name);
    if (this.drewElsewhere) this.say(`${this.who(row, ran.name)} uses Math.random(), so a run cannot be repeated or rewound; thought.random() is drawn from the seed and saved`, `random ${ran.name}`); // prettier-ignore
    if (answer === undefined) {
      this.looks.hadNone(minds.idOf(row), ran.name);
      return;
    }
    const warps = isWarp(answer);
    this.looks.had(minds, row, ran.name, warps ? null : answer);
    if (warps) {
      this.checkKey(minds, row, ran, answer);
      return;
    }
    this.forms.wrote(answer);
    this.checkGoal(minds, row, ran, answer);
  }

  variables(variables: Variables, stores: { readonly [store: string]: object | undefined }): void {
    const { minds, members } = this.game;
    const kind = members.kindOf(minds.idOf(minds.thinking)) ?? '?';
    const checked = this.checkedVariables.get(variables) ?? new Set();
    if (checked.has(kind)) return;
    this.checkedVariables.set(variables, checked.add(kind));
    for (const wrong of missingIn(variables, stores)) this.say(`${this.whoActs()}: ${wrong}`, wrong);
  }

  /** Marks the commands that the running thought has looked at as read. */
  private read(): void {
    if (this.unread.length === 0) return;
    const { looked } = this.game.thought;
    if (looked.length > 0) this.unread = this.unread.filter((command) => !looked.includes(command));
  }

  private checkKey(minds: MindsView<object>, row: number, ran: ScriptEntry<object>, { warp }: Warp): void {
    if (minds.hasKey(row, warp)) return;
    const keys = Object.keys(this.game.minds.tableOf(minds.idOf(row)));
    const then = keys.includes('default') ? `goes to 'default' instead` : 'has no effect';
    this.say(
      `${this.who(row, ran.name)} warps to '${warp}', which its warp table does not have; the warp ${then}${didYouMean(warp, keys)}`,
      `key ${ran.name} ${warp}`,
    );
  }

  /** Notices a goal that is drawn at random anew in each thought: such a character walks to and fro on the spot. */
  private checkGoal(minds: MindsView<object>, row: number, ran: ScriptEntry<object>, todo: Todo): void {
    if (this.numbering !== minds.numbering) [this.numbering, this.drawn] = [minds.numbering, []];
    const last = minds.lastTodoOf(row);
    const again =
      (this.drawing.has(ran.name) || this.game.thought.drew) &&
      minds.endedOf(row) === 'tick' &&
      last?.behave === todo.behave &&
      !sameLine(last, todo);
    const times = again ? (this.drawn[row] ?? 0) + 1 : 0;
    this.drawn[row] = times;
    if (times === DRAWN_TOO_OFTEN)
      this.say(
        `${this.who(row, ran.name)} draws a new goal for '${todo.behave}' each time it looks up, so it never arrives; return thought.goOn() ?? { behave: '${todo.behave}', … }, which draws a goal only if there is none to go on with`,
        `goal ${ran.name}`,
      );
  }

  ended(minds: MindsView<object>, row: number): void {
    this.looks.ended(minds.idOf(row));
  }

  fault(_: MindsView<object>, row: number, script: string, message: string, error?: unknown): void {
    this.read();
    const threw =
      error instanceof Error
        ? `threw: ${error.name}: ${message}${linesOfGame(error.stack ?? '')}`
        : error === undefined
          ? message
          : `threw ${message}`;
    const behaviour = this.threw === null ? '' : `, behaviour '${this.threw}'`;
    this.threw = null;
    this.say(`${this.who(row, script)}${behaviour}: ${threw}`, `fault ${script} ${message}`);
  }

  /** Remembers the behaviour that has thrown, because the fault that follows is not a fault of the script. */
  threwIn(behave: string): void {
    this.threw = behave;
  }

  wrongProgress(behave: string, progress: unknown): void {
    const message = wrongProgress(behave, progress);
    this.say(`${this.whoActs()}: ${message}`, message);
  }

  /** Called when a behaviour has set a number of its character to NaN. */
  spoilt(behave: string, what: string): void {
    this.say(`${this.whoActs()}, behaviour '${behave}': ${what}`, `spoilt ${behave}`);
  }

  posting(post: unknown): void {
    const wrong = wrongInPost(post);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }

  /** Remembers a command until a script has looked at it. @param anyone whether it reaches a present character */
  posted(command: CommandOnBoard, anyone: boolean): void {
    if (anyone) this.unread.push(command);
    else {
      const { tick } = this.game.minds;
      const reached = `${listed([command])} reaches nobody: no character has such an id, kind or key`;
      this.say(`tick ${tick}: ${reached}`, `nobody ${addressees(command)}`);
    }
  }

  /**
   * Reports a mistake of the game once.
   * @param more returns the end of the message; called only if the mistake is reported, because it may take time
   */
  once(what: string, more: () => string): void {
    if (!this.said.has(what)) this.say(`tick ${this.game.minds.tick}: ${what}${more()}`, what);
  }

  /**
   * Called after a tick: reports commands that have expired before any script looked at them. Fifty characters that post
   * to the same addressees make the same mistake, so it is one message.
   */
  ticked(tick: number): void {
    this.looks.ticked(tick, (id) => this.game.members.has(id));
    if (this.unread.length === 0) return;
    const expired = new Map<string, CommandOnBoard[]>();
    for (const command of this.unread) {
      if (command.untilTick > tick + 1) continue;
      const to = addressees(command);
      expired.set(to, [...(expired.get(to) ?? []), command]);
    }
    for (const [to, commands] of expired) {
      const verb = commands.length === 1 ? 'has' : 'have';
      const after = `${verb} expired after ${(commands[0] as CommandOnBoard).tick} ticks and no script looked at thought.commands meanwhile`;
      this.say(`tick ${tick}: ${listed(commands)} ${after}`, `expired ${to}`);
    }
    this.unread = this.unread.filter((command) => command.untilTick > tick + 1);
  }

  /**
   * Called when the minds have been replaced by saved ones. Commands posted before are no longer watched, because they
   * have left the board, or because their copies in the save do not say who posted them.
   */
  restored(): void {
    this.unread = [];
    this.looks.restored();
  }

  /** The character whose turn it is. */
  private whoActs(): string {
    const { minds } = this.game;
    return this.who(minds.thinking, minds.scriptOf(minds.thinking));
  }

  private who(row: number, script: string): string {
    return this.named(this.game.minds.idOf(row), script);
  }

  private named(id: string, script: string): string {
    const { minds, members } = this.game;
    return `'${id}' (${members.kindOf(id) ?? '?'}), tick ${minds.tick}, script '${script}'`;
  }
}

const addressees = ({ executorKeys }: CommandOnBoard): string => executorKeys.map((key) => `'${key}'`).join(', ');

/** Number of senders that a message names; further senders are only counted. */
const SENDERS = 3;

/** Lists commands to the same addressees: their number, the scripts that sent them, and the addressees. */
function listed(commands: readonly CommandOnBoard[]): string {
  const senders = [...new Set(commands.map(({ by }) => (by === null ? 'the game' : `'${by}'`)))];
  const more = senders.length - SENDERS;
  const from = [...senders.slice(0, SENDERS), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const count = commands.length === 1 ? 'a command' : `${commands.length} commands`;
  return `${count} from ${from} to ${addressees(commands[0] as CommandOnBoard)}`;
}
