/**
 * The blackboard (小黑板, chapter 1.5): exactly one per game, with two kinds of content.
 *
 * `commands` are what somebody would like somebody to do. They are append only: nobody edits or removes one, it leaves
 * by itself when its ticks are over. They inform, they do not solve – whoever reads one may follow, postpone or ignore it.
 *
 * Facts are what the game's systems make known. Here only their *names* and the news that they changed matter, so that
 * a waiting character can name them in `until`; the values are the game's own (its `runtimeData`).
 */

import { copyJson, freezeJson, isJson, type JsonObject } from './json.ts';
import { NEVER, OWN_FACTS } from './notebook.ts';

/** A command as it stands on the board: alive in ticks `fromTick` … `untilTick − 1`. */
export interface CommandOnBoard {
  readonly id: number;
  /** Whom it is for: a character's own id, `team1`, a role, `all`… */
  readonly executorKeys: readonly string[];
  /** Its life in fixed ticks, ≥ 1. */
  readonly tick: number;
  readonly command: JsonObject;
  readonly fromTick: number;
  readonly untilTick: number;
  /** Who posted it: a character's id, or null for the player and the game's systems. */
  readonly by: string | null;
}

/** What somebody posts. */
export interface CommandPost {
  readonly executorKeys: readonly string[];
  readonly tick: number;
  readonly command: JsonObject;
}

/** Hears about news on the board; the minds listen, to wake whoever waits for it. */
export interface BoardListener {
  factChanged(fact: number): void;
  factOffered(fact: number, available: number): void;
  commandArrived(command: CommandOnBoard): void;
  commandExpired(command: CommandOnBoard): void;
}

const NOBODYS: readonly CommandOnBoard[] = Object.freeze([]);
/** A fact is one bit of a mask, so a game has at most this many. */
const MOST_FACTS = 31;

/** The one board of a game (chapter 1.5). */
export class Blackboard {
  /** Commands alive in the running tick, oldest first. */
  live: CommandOnBoard[] = [];
  /** Posted during this tick by a character: on the board from the next. */
  private pending: CommandOnBoard[] = [];
  private nextId = 1;
  /** First tick on which a live command is over; before it there is nothing to take down. */
  private nextExpiry = Infinity;
  private readonly factNames: string[] = [...OWN_FACTS];
  private readonly factNumbers = new Map<string, number>(OWN_FACTS.map((fact, number) => [fact, number]));
  /** How much of an offered fact is still there to take (see {@link offer}); 0 for plain facts. */
  private readonly available: number[] = OWN_FACTS.map(() => 0);
  /** Facts of which something is there to take, as a mask. */
  open = 0;
  listener: BoardListener | null = null;

  /** @param facts names of the game's facts, at most 28 */
  constructor(facts: readonly string[] = []) {
    for (const fact of facts) {
      if (this.factNumbers.has(fact)) throw new Error(`fact '${fact}' is named twice`);
      this.factNumbers.set(fact, this.factNames.length);
      this.factNames.push(fact);
      this.available.push(0);
    }
    if (this.factNames.length > MOST_FACTS)
      throw new Error(`a blackboard has at most ${MOST_FACTS - OWN_FACTS.length} facts`);
  }

  /** All fact names by number; the first three are the characters' own. */
  get facts(): readonly string[] {
    return this.factNames;
  }

  /** Whether there is a fact of this name. */
  knowsFact(fact: string): boolean {
    return this.factNumbers.has(fact);
  }

  /** The number of a fact. @throws Error for an unknown name */
  fact(name: string): number {
    const number = this.factNumbers.get(name);
    if (number === undefined) throw new Error(`the blackboard has no fact '${name}'`);
    return number;
  }

  /** A fact has changed: everyone whose todo names it in `until` looks up at their next turn. */
  changed(fact: number): void {
    this.listener?.factChanged(fact);
  }

  /**
   * News that there is something to take – a caller, a dish on the pass. Those who wait for it are asked in id order,
   * each once per announcement, only *while something is left to take*: with `take` the rest sleep on. What they would
   * decide is the same as if all had looked up, since there is nothing left for them.
   */
  offer(fact: number, available: number): void {
    this.setAvailable(fact, available);
    this.listener?.factOffered(fact, available);
  }

  /** So much is left of an offer, without news: somebody took some of it. */
  setAvailable(fact: number, available: number): void {
    this.available[fact] = available;
    if (available > 0) this.open |= 1 << fact;
    else this.open &= ~(1 << fact);
  }

  /** What is still there to take. */
  availableOf(fact: number): number {
    return this.available[fact] as number;
  }

  /**
   * Writes a command on the board. Nobody can take it back.
   * @param fromTick first tick on which it stands there: the coming tick for the player, the next one for a character's turn
   * @throws Error naming what is wrong with it
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
    // A copy that nobody can edit: whoever posted it may change her own, and it stays what it was.
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

  /** Ends tick `tick`: what has stood for its last tick leaves. A game that does without is told at the next {@link begin}. */
  end(tick: number): void {
    if (this.nextExpiry > tick + 1) return;
    const gone = this.live.filter((command) => command.untilTick <= tick + 1);
    this.live = this.live.filter((command) => command.untilTick > tick + 1);
    this.setExpiry();
    for (const command of gone) this.listener?.commandExpired(command);
  }

  /** Begins tick `tick`: what has expired leaves, what was posted before it arrives. */
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

  private setExpiry(): void {
    this.nextExpiry = Infinity;
    for (const { untilTick } of this.live) if (untilTick < this.nextExpiry) this.nextExpiry = untilTick;
  }

  /** Live commands addressed to any of `keys`, oldest first. Allocates nothing while there are none. */
  commandsFor(keys: readonly string[]): readonly CommandOnBoard[] {
    let mine: CommandOnBoard[] | null = null;
    for (const command of this.live) if (addressed(command, keys)) (mine ??= []).push(command);
    return mine ?? NOBODYS;
  }

  /** The board as plain data. */
  save(): SavedBoard {
    return { live: [...this.live], pending: [...this.pending], nextId: this.nextId, available: [...this.available] };
  }

  /** Goes on from a saved board; the facts must be those it was saved with. */
  load(saved: SavedBoard): void {
    this.live = [...saved.live];
    this.pending = [...saved.pending];
    this.nextId = saved.nextId;
    this.setExpiry();
    for (let fact = 0; fact < this.available.length; fact++) this.setAvailable(fact, saved.available[fact] ?? 0);
  }
}

/** A board as plain data. */
export interface SavedBoard {
  readonly live: readonly CommandOnBoard[];
  readonly pending: readonly CommandOnBoard[];
  readonly nextId: number;
  readonly available: readonly number[];
}

/** Whether a command is meant for somebody with these keys. */
export function addressed(command: CommandOnBoard, keys: readonly string[]): boolean {
  for (const key of command.executorKeys) if (keys.includes(key)) return true;
  return false;
}
