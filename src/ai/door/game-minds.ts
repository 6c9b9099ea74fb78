/** The minds of a game as `createMinds` returns them. */

import type { CommandOnBoard } from '../blackboard.ts';
import type { MindObserver } from '../game-interface.ts';
import type { Json, JsonObject } from '../json.ts';
import type { OwnFact, Todo } from '../notebook.ts';
import { shown } from '../problems.ts';
import type { WarpTable } from '../registry.ts';
import type { Restored } from '../restoring.ts';
import type { Warp } from '../script.ts';
import { checkWarps } from './check-warps.ts';
import { Observers } from './observers.ts';
import type { Parts } from './parts.ts';
import { ReadableMinds } from './readable-minds.ts';
import { restored, type SavedMinds } from './saved.ts';
import type { Post } from './turn.ts';
import type { AnyScript, CharacterOf, CommandsOf, Kind, KeysOf, KindIn } from './types.ts';

/** Options of a new character: its first script, its warp table, and whether it sleeps at first. */
export interface Beginning<K extends string> {
  /** Warp key of the character's first script; left out = the first key of its kind. */
  readonly begin?: K;
  /** The character's own warp table; left out = the warp table of its kind. */
  readonly warps?: WarpTable;
  /** If true, the character has no turns until `wake` is called: for characters that arrive later. */
  readonly asleep?: boolean;
}

/** The minds of a game; made by `createMinds`. */
export class GameMinds<F extends string, B, S, Ch> extends ReadableMinds {
  private changesOfIds = 0;
  private readonly observers: Observers;
  /** The running tick; between two ticks, the tick that ran last. */
  private tickNow: number;
  /** Whether a tick is running. */
  private running = false;
  /**
   * Warp tables that were checked, so that all their scripts are known to exist. Scripts are replaced but never
   * removed, so a table needs no second check.
   */
  private readonly checkedWarps = new WeakSet<WarpTable>();

  constructor(parts: Parts) {
    super(parts);
    const { minds, checks, firstTick } = parts;
    this.tickNow = firstTick - 1;
    this.observers = new Observers(minds);
    if (checks === null) return;
    checks.watch(parts);
    this.observers.add(checks);
  }

  /**
   * The running tick; between two ticks, the tick that ran last. Before the first tick it is one less than the first.
   */
  get now(): number {
    return this.tickNow;
  }

  /**
   * Adds a character. It takes its first turn in the next tick; characters take turns in the order of their ids (code
   * units). Adding costs less if many come at once, some of them `asleep`.
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

  /** Runs one tick: calls `begin`, `turns` and `end`. A game that does more within a tick calls these three itself. */
  tick(): void {
    this.begin();
    this.turns();
    this.end();
  }

  /** Runs some ticks. @param ticks a whole number from 0 */
  step(ticks: number): void {
    if (!Number.isSafeInteger(ticks) || ticks < 0) throw new Error(`step takes a number of ticks, not ${shown(ticks)}`);
    for (let i = 0; i < ticks; i++) this.tick();
  }

  /** Begins a tick: commands that were posted for it come onto the board. @throws Error if a tick runs already */
  begin(): void {
    if (this.running) throw new Error(`tick ${this.tickNow} has not ended: after begin() and turns() comes end()`);
    this.running = true;
    this.parts.board.begin(++this.tickNow);
  }

  /** Lets every character take its turn, once in each tick. @throws Error before `begin` */
  turns(): void {
    if (!this.running) throw new Error('turns() comes after begin()');
    this.arrive();
    this.parts.minds.step(this.tickNow);
  }

  /** Ends a tick: commands whose time is up leave the board. @throws Error before `begin` */
  end(): void {
    if (!this.running) throw new Error('end() comes after begin()');
    this.running = false;
    const { board, checks } = this.parts;
    board.end(this.tickNow);
    if (checks !== null) checks.ticked(this.tickNow);
  }

  /** Announces that a fact has changed: characters whose todo lists it in `until` think again on their next turn. */
  changed(fact: F): void {
    this.parts.board.changed(this.parts.board.fact(fact));
  }

  /**
   * Announces items to take, such as dishes on a counter. The characters that wait for the fact think again one after
   * the other, but only while items are left. The game sets with {@link left} how many remain.
   */
  offer(fact: F, available: number): void {
    this.parts.board.offer(this.parts.board.fact(fact), available);
  }

  /** Sets how many items of an offer are left, without announcing them. */
  left(fact: F, available: number): void {
    this.parts.board.setAvailable(this.parts.board.fact(fact), available);
  }

  /**
   * Posts a command. It is on the board from the next tick on, or from the tick `from` if that is given. A command
   * informs, it does not force.
   */
  post(post: Post<CommandsOf<S>>): CommandOnBoard {
    const { board, checks } = this.parts;
    checks?.posting(post);
    const { to, ticks, command, by, from = this.tickNow + 1, mayExpire } = post;
    if (!Number.isSafeInteger(from)) throw new Error(`from must be a tick, not ${shown(from)}`);
    const executorKeys = typeof to === 'string' ? [to] : to;
    const posted = board.post({ executorKeys, tick: ticks, command: command as JsonObject }, from, by ?? null);
    if (!mayExpire) checks?.posted(posted, this.reaches(posted));
    return posted;
  }

  /**
   * Reports that a fact has changed for this character alone. It can be a fact of the game, such as being hit, or one
   * that each character has of its own: `buffs`, `alert`, or `commands` to make the character read them again.
   * @throws Error for an unknown fact
   */
  ownChanged(id: string, fact: F | OwnFact): void {
    this.arrive();
    this.parts.minds.ownFactChanged(id, fact);
  }

  /** Gives a resting character a turn in the next tick, because its todo may have become impossible. */
  wake(id: string): void {
    this.arrive();
    this.parts.minds.wake(id);
  }

  /**
   * Freezes a character, or ends this: sets or clears all flags of `frozenBy`. A frozen character has no turns, and the
   * ticks of its todo do not run down.
   */
  freeze(id: string, frozen = true): void {
    this.arrive();
    const { minds, frozenBy } = this.parts;
    const flags = minds.flagsOf(id);
    minds.setFlags(id, frozen ? flags | frozenBy : flags & ~frozenBy);
  }

  /**
   * Replaces all flags of a character by this bit mask. The flags of `frozenBy` freeze a character. A character whose
   * flags have changed is woken.
   */
  setFlags(id: string, flags: number): void {
    this.arrive();
    this.parts.minds.setFlags(id, flags);
  }

  /**
   * Gives a character its own warp table; its notebook, `runned` and param stay.
   * @param wakes if false, a sleeping character is not woken, and uses the table when it next wakes
   * @throws Error for unknown scripts
   */
  setWarps(id: string, warps: WarpTable, wakes = true): void {
    this.arrive();
    this.check(warps);
    this.parts.minds.setWarpTable(id, warps, wakes);
  }

  /** Replaces a script while the game runs, or adds one. Everyone uses it from their next thought on. */
  define(name: keyof S & string, script: AnyScript): void {
    const { registry, thought } = this.parts;
    registry.define(name, (me, runned, commands, param) => {
      thought.begin(runned, commands, param);
      return script(me, thought);
    });
  }

  /**
   * Returns the answer of another script within the running thought, for example of a script that is named in data;
   * undefined if it has no idea. Several names joined by `+` are called one after the other, until one has an answer.
   * @throws Error for an unknown name
   */
  ask(
    script: string,
    me: object,
    runned: number,
    commands: readonly CommandOnBoard[],
    param?: Json,
  ): Todo | Warp | undefined {
    return this.parts.thought.within(() => this.parts.registry.entry(script).fn(me, runned, commands, param));
  }

  /**
   * Number of times that characters were added or removed. A recorder reads `ids` again when this number has changed.
   */
  get membership(): number {
    return this.changesOfIds;
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
   * Replaces all minds by saved ones. Random numbers continue with the seed of the save. While a recorder runs, call
   * its `load` instead, which also notes the change in the recording.
   * @param saved the result of {@link save}, also after conversion to JSON and back
   * @param characterOf returns the character with this id
   * @returns all problems; if there are any, nothing has changed
   */
  restore(saved: unknown, characterOf: (id: string, kind: string) => object | null | undefined): Restored {
    if (this.parts.minds.stepping) throw new Error('minds are restored between ticks, not during one');
    this.observers.restoring(this.parts.checks !== null);
    return restored(this.parts, saved, characterOf, (kinds, tick) => {
      this.changesOfIds++;
      this.arriving = [];
      this.tickNow = tick;
      this.running = false;
      this.parts.members.replace(kinds);
      this.parts.checks?.restored();
    });
  }

  private check(warps: WarpTable): void {
    if (this.checkedWarps.has(warps)) return;
    const problems: string[] = [];
    checkWarps('warps', warps, this.parts.registry.names(), (place, message) => problems.push(`${place}: ${message}`));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    this.checkedWarps.add(warps);
  }
}

function beginOf({ begin }: Kind, warps: WarpTable): string {
  return begin ?? (Object.hasOwn(warps, 'default') ? 'default' : (Object.keys(warps)[0] ?? 'default'));
}
