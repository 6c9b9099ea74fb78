/**
 * The blackboard (小黑板; _How NPC AI works_, part 2): exactly one per game, with two kinds of content.
 *
 * Commands are requests to characters. They are append-only: a command cannot be edited or removed, it expires after
 * its ticks. A command informs, it does not force: each character decides whether to follow, postpone or ignore it.
 *
 * Facts announce that something in the game has changed. The board stores only the *names* of facts, so that a waiting
 * character can list them in its todo's `until`; their values stay in the game (the article's `runtimeData`).
 */

import { copyJson, freezeJson, isJson, type JsonObject } from './json.ts';
import { NEVER, OWN_FACTS } from './notebook.ts';
import { didYouMean } from './problems.ts';

/**
 * A command on the board: active in ticks `fromTick` … `untilTick − 1`.
 * @typeParam Command the content of a command, which each game defines
 */
export interface CommandOnBoard<Command = JsonObject> {
  readonly id: number;
  /** Keys of the addressees, such as a character's id, `team1`, a role or `all`. */
  readonly executorKeys: readonly string[];
  /** How many ticks the command stays active; at least 1. */
  readonly tick: number;
  readonly command: Command;
  readonly fromTick: number;
  readonly untilTick: number;
  /** Id of the character that posted the command; null for the player and the game's systems. */
  readonly by: string | null;
}

/** A command to be posted. */
export interface CommandPost {
  readonly executorKeys: readonly string[];
  readonly tick: number;
  readonly command: JsonObject;
}

/** Receives changes of the board. The minds implement this to wake the characters waiting for a change. */
export interface BoardListener {
  factChanged(fact: number): void;
  factOffered(fact: number, available: number): void;
  commandArrived(command: CommandOnBoard): void;
  commandExpired(command: CommandOnBoard): void;
}

const NOBODYS: readonly CommandOnBoard[] = Object.freeze([]);
/** Maximum number of facts, including the three that each character has of its own: each fact is one bit of a 31-bit mask. */
const MOST_FACTS = 31;

/** The game's blackboard: commands and facts. */
export class Blackboard {
  /** The live commands: those that are active in the current tick, oldest first. */
  live: CommandOnBoard[] = [];
  private pending: CommandOnBoard[] = [];
  private nextId = 1;
  /**
   * The earliest `untilTick` of the live commands, that is, the first tick on which one of them is no longer active;
   * Infinity if there are none.
   */
  private nextExpiry = Infinity;
  private readonly factNames: string[] = [...OWN_FACTS];
  private readonly factNumbers = new Map<string, number>(OWN_FACTS.map((fact, number) => [fact, number]));
  /** For each fact, how many of the offered items are left (see {@link offer}); 0 if the fact offers no items. */
  private readonly available: number[] = OWN_FACTS.map(() => 0);
  /** Tick on which each fact last changed; −1 = never. */
  private readonly lastChanges: number[] = OWN_FACTS.map(() => -1);
  /** The current tick; between two ticks, the number of the coming tick. */
  private now = 0;
  /** Bit mask of the facts whose offer has items left (see {@link offer}). */
  open = 0;
  listener: BoardListener | null = null;

  /** Creates an empty blackboard. @param facts names of the game's facts, at most 28 */
  constructor(facts: readonly string[] = []) {
    for (const fact of facts) {
      if (this.factNumbers.has(fact)) throw new Error(`fact '${fact}' is named twice`);
      this.factNumbers.set(fact, this.factNames.length);
      this.factNames.push(fact);
      this.available.push(0);
      this.lastChanges.push(-1);
    }
    if (this.factNames.length > MOST_FACTS)
      throw new Error(`a blackboard has at most ${MOST_FACTS - OWN_FACTS.length} facts`);
  }

  /** Names of all facts; the index of a name is the fact's number. The first three are the facts that each character has of its own. */
  get facts(): readonly string[] {
    return this.factNames;
  }

  /** Returns the number of a fact, which is its bit in a mask. @throws Error for an unknown name */
  fact(name: string): number {
    const number = this.factNumbers.get(name);
    if (number === undefined)
      throw new Error(`the blackboard has no fact '${name}'${didYouMean(name, this.factNames)}`);
    return number;
  }

  /** Announces that a fact has changed: every character whose todo lists it in `until` reconsiders on its next turn. */
  changed(fact: number): void {
    this.lastChanges[fact] = this.now;
    this.listener?.factChanged(fact);
  }

  /**
   * Announces items that characters can take, such as a guest who calls or a dish on the pass. The characters that
   * wait for the fact reconsider in id order, each once per announcement, and only *while items are left*; the others
   * stay parked. The result is the same as if all had reconsidered, because nothing would be left for the others.
   */
  offer(fact: number, available: number): void {
    this.setAvailable(fact, available);
    this.listener?.factOffered(fact, available);
  }

  /** Sets how many items of an offer are left, after some were taken; does not announce a change. */
  setAvailable(fact: number, available: number): void {
    if (available !== this.available[fact]) this.lastChanges[fact] = this.now;
    this.available[fact] = available;
    if (available > 0) this.open |= 1 << fact;
    else this.open &= ~(1 << fact);
  }

  /** Returns how many items of a fact's offer are left. */
  availableOf(fact: number): number {
    return this.available[fact] as number;
  }

  /**
   * The last tick on which a fact was announced or got another number of items; null if there was none. A character's
   * own facts (`commands`, `buffs`, `alert`) have no such tick, because they differ between characters.
   */
  changedAt(fact: number): number | null {
    const tick = this.lastChanges[fact] as number;
    return tick < 0 ? null : tick;
  }

  /**
   * Posts a command. It cannot be withdrawn.
   * @param fromTick first tick on which the command is active. For a command of the player this is the coming tick; for
   * a command that a character posts in its turn it is the tick after the running one
   * @throws Error that says what is wrong with the command
   */
  post(post: CommandPost, fromTick: number, by: string | null = null): CommandOnBoard {
    const { executorKeys, tick, command } = post;
    if (
      !Array.isArray(executorKeys) ||
      executorKeys.length === 0 ||
      !executorKeys.every((key) => typeof key === 'string')
    )
      throw new Error('executorKeys must be a list of at least one name');
    if (!Number.isSafeInteger(tick) || tick < 1 || tick >= NEVER) throw new Error('tick must be a positive integer');
    if (typeof command !== 'object' || command === null || Array.isArray(command) || !isJson(command))
      throw new Error('command must be a JSON object');
    // The board stores a frozen copy of the command, because the caller may still change the object it passed.
    const posted: CommandOnBoard = freezeJson({
      id: this.nextId++,
      executorKeys: [...executorKeys],
      tick,
      command: copyJson(command),
      fromTick,
      untilTick: fromTick + tick,
      by,
    });
    this.pending.push(posted);
    return posted;
  }

  /**
   * Ends tick `tick`: removes commands whose last tick it was. A game may leave this call out; {@link begin} of the
   * next tick then removes them.
   */
  end(tick: number): void {
    this.now = tick + 1;
    if (this.nextExpiry > tick + 1) return;
    const gone = this.live.filter((command) => command.untilTick <= tick + 1);
    this.live = this.live.filter((command) => command.untilTick > tick + 1);
    this.setExpiry();
    for (const command of gone) this.listener?.commandExpired(command);
  }

  /** Begins tick `tick`: removes expired commands and activates the commands posted for this tick. */
  begin(tick: number): void {
    this.end(tick - 1);
    if (this.pending.length === 0) return;
    const arriving = this.pending.filter((command) => command.fromTick <= tick);
    if (arriving.length === 0) return;
    this.pending = this.pending.filter((command) => command.fromTick > tick);
    for (const command of arriving) {
      this.live.push(command);
      this.listener?.commandArrived(command);
    }
    this.setExpiry();
  }

  /** Commands posted for a later tick, in the order of posting. */
  get coming(): readonly CommandOnBoard[] {
    return this.pending;
  }

  private setExpiry(): void {
    this.nextExpiry = Infinity;
    for (const { untilTick } of this.live) if (untilTick < this.nextExpiry) this.nextExpiry = untilTick;
  }

  /** Live commands addressed to any of `keys`, oldest first. Allocates nothing if there are none. */
  commandsFor(keys: readonly string[]): readonly CommandOnBoard[] {
    let mine: CommandOnBoard[] | null = null;
    for (const command of this.live) if (addressed(command, keys)) (mine ??= []).push(command);
    return mine ?? NOBODYS;
  }

  /** The board as plain data. */
  save(): SavedBoard {
    return {
      live: [...this.live],
      pending: [...this.pending],
      nextId: this.nextId,
      available: [...this.available],
      changed: [...this.lastChanges],
      tick: this.now,
    };
  }

  /** Restores a saved board; the facts must be the same as when it was saved. */
  load(saved: SavedBoard): void {
    this.now = saved.tick ?? 0;
    this.live = [...saved.live];
    this.pending = [...saved.pending];
    this.nextId = saved.nextId;
    this.setExpiry();
    for (let fact = 0; fact < this.available.length; fact++) {
      this.setAvailable(fact, saved.available[fact] ?? 0);
      this.lastChanges[fact] = saved.changed?.[fact] ?? -1;
    }
  }
}

/** A blackboard as plain data, for saves. */
export interface SavedBoard {
  readonly live: readonly CommandOnBoard[];
  readonly pending: readonly CommandOnBoard[];
  readonly nextId: number;
  readonly available: readonly number[];
  /** Tick on which each fact last changed, −1 = never; missing in saves of older versions. */
  readonly changed?: readonly number[];
  /** The coming tick at the time of saving; missing in saves of older versions. */
  readonly tick?: number;
}

/** Whether a command is addressed to a character that has these keys: one shared key is enough. */
export function addressed(command: CommandOnBoard, keys: readonly string[]): boolean {
  for (const key of command.executorKeys) if (keys.includes(key)) return true;
  return false;
}
