/** The minds of a game as `createMinds` returns them. */

import { addressed, type CommandOnBoard } from '../blackboard.ts';
import type { MindObserver } from '../body.ts';
import type { Page } from '../minds/notebook-page.ts';
import type { OwnFact } from '../notebook.ts';
import { shown } from '../problems.ts';
import type { WarpTable } from '../registry.ts';
import type { Restored } from '../restoring.ts';
import { checkWarps } from './check-warps.ts';
import { Observers } from './observers.ts';
import type { Parts } from './parts.ts';
import { restored, type SavedMinds } from './saved.ts';
import type { Post } from './turn.ts';
import type { AnyScript, CharacterOf, Kind, KeysOf, KindIn } from './types.ts';

/** Where and how a character begins. */
export interface Beginning<K extends string> {
  /** Warp key of its first script; left out = that of its kind. */
  readonly begin?: K;
  /** Its own warp table; left out = that of its kind. */
  readonly warps?: WarpTable;
  /** If true, it has no turns until `wake`: for characters that arrive later. */
  readonly asleep?: boolean;
}

/** A character that waits for the end of the running tick to get its mind. */
interface Arrival {
  readonly id: string;
  readonly character: object;
  readonly warpTable: WarpTable;
  readonly begin: string;
  readonly asleep: boolean;
}

/** The minds of a game; made by `createMinds`. */
export class GameMinds<F extends string, B, S, Ch> {
  private arriving: Arrival[] = [];
  private changesOfIds = 0;
  private readonly observers: Observers;

  constructor(private readonly parts: Parts) {
    const { minds, checks, thought, members } = parts;
    this.observers = new Observers(minds);
    if (checks === null) return;
    checks.watch({
      view: minds,
      thought,
      kindOf: (id) => members.kindOf(id) ?? '?',
      warpKeysOf: (id) => Object.keys(minds.tableOf(id)),
      row: () => minds.thinking,
      scriptOf: (row) => minds.scriptOf(row),
    });
    this.observers.add(checks);
  }

  /** The tick that runs, or ran last; 0 before the first. */
  get now(): number {
    return this.parts.minds.started ? this.parts.minds.tick : 0;
  }

  /** Ids of all characters, in the order of their turns. */
  get ids(): readonly string[] {
    this.arrive();
    return this.parts.minds.ids();
  }

  /**
   * Adds a character. It takes its first turn in the next tick; characters take turns in the order of their ids (code
   * units).
   * @throws Error for an id that is taken, an unknown kind or an unknown warp key
   */
  add<K extends string>(
    id: string,
    character: CharacterOf<Ch, S, B, K>,
    kind: KindIn<Ch, K>,
    beginning: Beginning<KeysOf<Pick<Ch, K & keyof Ch>>> = {},
  ): void {
    const { characters, members } = this.parts;
    const found: Kind | undefined = characters[kind];
    if (found === undefined)
      throw new Error(`there is no kind '${kind}'; there are: ${Object.keys(characters).join(', ')}`);
    if (typeof id !== 'string' || id === '') throw new Error(`an id is a name, not ${shown(id)}`);
    if (typeof character !== 'object' || character === null)
      throw new Error(`'${id}' must be an object, not ${shown(character)}`);
    if (members.has(id)) throw new Error(`there is a character '${id}' already`);
    const warpTable = beginning.warps ?? found.warps;
    if (beginning.warps !== undefined) this.check(warpTable);
    const begin = beginning.begin ?? beginOf(found, warpTable);
    if (!Object.hasOwn(warpTable, begin) && !Object.hasOwn(warpTable, 'default'))
      throw new Error(`'${id}' cannot begin with '${begin}': its warps are ${Object.keys(warpTable).join(', ')}`);
    this.changesOfIds++;
    members.add(id, kind);
    this.arriving.push({ id, character, warpTable, begin, asleep: beginning.asleep === true });
  }

  /** Removes a character. Unknown ids are ignored. */
  remove(id: string): void {
    this.changesOfIds++;
    this.arriving = this.arriving.filter((one) => one.id !== id);
    this.parts.minds.dismiss(id);
    this.parts.members.remove(id);
    this.parts.thought.streams.delete(id);
  }

  /** Whether a character of this id exists. */
  has(id: string): boolean {
    return this.parts.members.has(id);
  }

  /** Runs one tick: every character takes its turn. */
  tick(): void {
    this.arrive();
    const { minds, board, checks } = this.parts;
    const tick = this.now + 1;
    board.begin(tick);
    minds.step(tick);
    board.end(tick);
    if (checks !== null) checks.ticked(tick);
  }

  /** Runs some ticks. @param ticks a whole number from 0 */
  step(ticks: number): void {
    if (!Number.isSafeInteger(ticks) || ticks < 0) throw new Error(`step takes a number of ticks, not ${shown(ticks)}`);
    for (let i = 0; i < ticks; i++) this.tick();
  }

  /** Gives the characters added since the last tick their minds. */
  private arrive(): void {
    if (this.arriving.length === 0 || this.parts.minds.stepping) return;
    const { arriving } = this;
    this.arriving = [];
    this.parts.minds.enlist(arriving);
  }

  /** Announces that a fact has changed: characters whose todo lists it in `until` think again on their next turn. */
  changed(fact: F): void {
    this.parts.board.changed(this.parts.board.fact(fact));
  }

  /**
   * Announces items to take, such as dishes on a counter: those who wait for the fact think again one after the other,
   * only while items are left. Say with {@link left} how many remain.
   */
  offer(fact: F, available: number): void {
    this.parts.board.offer(this.parts.board.fact(fact), available);
  }

  /** Sets how many items of an offer are left, without announcing them. */
  left(fact: F, available: number): void {
    this.parts.board.setAvailable(this.parts.board.fact(fact), available);
  }

  /** Posts a command; it is on the board from the next tick on. A command informs, it does not force. */
  post({ to, ticks, command, by }: Post): CommandOnBoard {
    const { board, checks } = this.parts;
    const executorKeys = typeof to === 'string' ? [to] : to;
    const posted = board.post({ executorKeys, tick: ticks, command }, this.now + 1, by ?? null);
    if (checks !== null) checks.posted(posted, this.reaches(posted));
    return posted;
  }

  /** Whether a command has an addressee at present. */
  private reaches(command: CommandOnBoard): boolean {
    const { minds, members } = this.parts;
    const hears = (character: object, id: string): boolean => addressed(command, members.keysOf(character, id));
    const isThere = (id: string): boolean => hears(minds.characterOf(minds.rowOf(id)), id);
    return this.arriving.some(({ id, character }) => hears(character, id)) || minds.ids().some(isThere);
  }

  /** Reports that a fact of this character alone has changed: `buffs` or `alert`. */
  ownChanged(id: string, fact: OwnFact): void {
    this.arrive();
    this.parts.minds.ownFactChanged(id, fact);
  }

  /** Gives a resting character a turn in the next tick, because its todo may have become impossible. */
  wake(id: string): void {
    this.arrive();
    this.parts.minds.wake(id);
  }

  /** While a character is frozen it has no turns, and the ticks of its todo do not run down. */
  freeze(id: string, frozen = true): void {
    this.arrive();
    this.parts.minds.setFlags(id, frozen ? 1 : 0);
  }

  /** Gives a character its own warp table; its notebook, `runned` and param stay. @throws Error for unknown scripts */
  setWarps(id: string, warps: WarpTable): void {
    this.arrive();
    this.check(warps);
    this.parts.minds.setWarpTable(id, warps);
  }

  /** Replaces a script while the game runs, or adds one. Everyone uses it from their next thought on. */
  define(name: keyof S & string, script: AnyScript): void {
    const { registry, thought } = this.parts;
    registry.define(name, (me, runned, commands, param) => {
      thought.begin(runned, commands, param);
      return script(me, thought);
    });
  }

  /** A character's notebook and mind, for screens and tests; null for an unknown id. */
  page(id: string): Page | null {
    this.arrive();
    return this.parts.minds.page(id);
  }

  /** How often characters came or went; a recorder looks at `ids` again when it has changed. */
  get membership(): number {
    return this.changesOfIds;
  }

  /** The kind of a character; null for an unknown id. */
  kindOf(id: string): string | null {
    return this.parts.members.kindOf(id);
  }

  /** The warp table of a character. @throws Error for an unknown id */
  warpsOf(id: string): WarpTable {
    this.arrive();
    return this.parts.minds.tableOf(id);
  }

  /** Names of all facts, those of the game and the ones that each character has of its own. */
  get facts(): readonly string[] {
    return this.parts.board.facts;
  }

  /** The tick on which a fact last changed; null = never. @throws Error for an unknown fact */
  changedAt(fact: string): number | null {
    return this.parts.board.changedAt(this.parts.board.fact(fact));
  }

  /** The commands on the board, oldest first. */
  get commands(): readonly CommandOnBoard[] {
    return this.parts.board.live;
  }

  /** Whether scripts note their reasons; an observer that records them sets this. */
  set reasonsWanted(wanted: boolean) {
    this.parts.minds.reasons.wanted = wanted;
  }

  /** Adds an observer. @returns a function that removes it */
  observe(observer: MindObserver<object>): () => void {
    return this.observers.add(observer);
  }

  /** Everything the minds know, as plain data: minds, board, seed and random streams. Call it between ticks. */
  save(): SavedMinds {
    this.arrive();
    const { minds, board, thought, characters, members } = this.parts;
    const ids = minds.ids();
    const kindOf = (id: string): string => members.kindOf(id) as string;
    const own = ids.filter((id) => minds.tableOf(id) !== characters[kindOf(id)]?.warps);
    return {
      format: 1,
      tick: this.now,
      seed: thought.seed,
      kinds: Object.fromEntries(ids.map((id) => [id, kindOf(id)])),
      minds: minds.save(),
      board: board.save(),
      streams: Object.fromEntries([...thought.streams].map(([id, stream]) => [id, [...stream]])),
      ...(own.length === 0 ? {} : { warps: Object.fromEntries(own.map((id) => [id, minds.tableOf(id)])) }),
    };
  }

  /**
   * Replaces all minds by saved ones. Random numbers go on with the seed of the save.
   * @param saved what {@link save} returned, also after a way through JSON
   * @param characterOf returns the character with this id
   * @returns all problems; if there are any, nothing has changed
   */
  restore(saved: unknown, characterOf: (id: string, kind: string) => object | null | undefined): Restored {
    return restored(this.parts, saved, characterOf, (kinds) => {
      this.changesOfIds++;
      this.arriving = [];
      this.parts.members.replace(kinds);
      this.parts.checks?.restored();
    });
  }

  private check(warps: WarpTable): void {
    const problems: string[] = [];
    checkWarps('warps', warps, this.parts.registry.names(), (place, message) => problems.push(`${place}: ${message}`));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}

function beginOf({ begin }: Kind, warps: WarpTable): string {
  return begin ?? (Object.hasOwn(warps, 'default') ? 'default' : (Object.keys(warps)[0] ?? 'default'));
}
