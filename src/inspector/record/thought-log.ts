/**
 * All thoughts of a line of time. They are stored as rows of columns, in chunks, because an object for each thought
 * would need more memory than most thoughts themselves. Objects are created when a reader asks for them.
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { MindObserver, MindsView } from '../../ai/game-interface.ts';
import type { EndReason, Todo } from '../../ai/notebook.ts';
import type { Option, Reason } from '../../ai/reasons.ts';
import type { ScriptEntry } from '../../ai/registry.ts';
import { isWarp, type Warp } from '../../ai/script.ts';
import { type Decision, sameLine } from '../../ai/trace.ts';
import { countWhile, type ThoughtSource } from './thoughts.ts';

const CHUNK_BITS = 12;
const CHUNK = 1 << CHUNK_BITS;
const ENDINGS: readonly (EndReason | null)[] = [null, 'done', 'tick', 'changed', 'impossible'];

/** The columns of {@link CHUNK} thoughts. */
class Chunk {
  readonly ticks = new Int32Array(CHUNK);
  readonly runned = new Int32Array(CHUNK);
  /** How many later thoughts only renewed the recorded todo. */
  readonly again = new Int32Array(CHUNK);
  readonly endings = new Uint8Array(CHUNK);
  /** Place of the thought that the same character had before; −1 = none. */
  readonly befores = new Int32Array(CHUNK);
  // Lists that have their full length from the start, because writing into such a list is cheaper than letting a list
  // grow.
  readonly scripts = new Array<string>(CHUNK).fill('');
  readonly keys = new Array<string>(CHUNK).fill('');
  readonly answers = new Array<Todo | Warp | null>(CHUNK).fill(null);
  readonly reasons = new Array<Reason | null>(CHUNK).fill(null);
}

/** Parts that only few thoughts have. */
interface Rare {
  readonly options?: readonly Option[];
  readonly commands?: readonly number[];
  readonly fault?: string;
  readonly missingKey?: boolean;
}

/**
 * The thoughts of one character. While recording, each thought only stores the place of the one before it. A list for
 * each character would mean writing to three more places in memory, so the list is made when it is read.
 */
class Mine {
  /** The last of the discarded thoughts: it says what the character was doing when the remaining record begins. */
  first: Decision | null = null;
  /** Place of the last thought; −1 = none. */
  last = -1;
  count = 0;
  /** Places of the thoughts, oldest first, up to the last time they were read. */
  readonly places: number[] = [];
  read: Decision[] = [];
}

export class ThoughtLog implements MindObserver<object>, ThoughtSource {
  /** A chunk is undefined after all its thoughts were discarded. */
  private readonly chunks: (Chunk | undefined)[] = [];
  private readonly rare = new Map<number, Rare>();
  private count = 0;
  private readonly byId = new Map<string, Mine>();
  /** The characters by row number of their minds; valid until the rows are renumbered. */
  private byRow: (Mine | undefined)[] = [];
  private numbering = -1;

  of(id: string): readonly Decision[] {
    const mine = this.byId.get(id);
    if (mine === undefined) return NONE;
    const { first, read } = mine;
    const places = this.placesOf(mine);
    const before = first === null ? 0 : 1;
    if (read.length === before + places.length && (read.at(-1)?.again ?? 0) === this.againOf(id)) return read;
    // A reader may keep the list it was given, so a longer one is a new list. The last thought in the old list may have
    // been renewed since then.
    const known = read.length > before ? read.slice(0, -1) : first === null ? [] : [first];
    mine.read = [...known, ...places.slice(known.length - before).map((place) => this.decisionAt(place))];
    return mine.read;
  }

  /** Discards the thoughts before a tick, except each character's last one. */
  forget(before: number): void {
    let oldest = this.count;
    for (const mine of this.byId.values()) {
      const places = this.placesOf(mine);
      const gone = countWhile(places, (place) => this.tickAt(place) < before);
      if (gone > 0) {
        mine.first = this.decisionAt(places[gone - 1] as number);
        places.splice(0, gone);
        mine.count -= gone;
        if (places.length === 0) mine.last = -1;
        mine.read = [];
      }
      oldest = Math.min(oldest, places[0] ?? this.count);
    }
    for (const place of this.rare.keys()) {
      if (place >= oldest) break;
      this.rare.delete(place);
    }
    // The newest chunk is still being filled, so it is kept.
    const full = Math.min(oldest, this.count - 1) >> CHUNK_BITS;
    for (let i = full - 1; i >= 0 && this.chunks[i] !== undefined; i--) this.chunks[i] = undefined;
  }

  /** Discards everything about a character. */
  forgetAll(id: string): void {
    this.byId.delete(id);
    this.byRow = [];
  }

  private tickAt(place: number): number {
    return (this.chunks[place >> CHUNK_BITS] as Chunk).ticks[place & (CHUNK - 1)] as number;
  }

  /** Number of a character's thoughts. */
  countOf(id: string): number {
    const mine = this.byId.get(id);
    return mine === undefined ? 0 : mine.count + (mine.first === null ? 0 : 1);
  }

  /** How often the todo of a character's last thought was renewed. */
  againOf(id: string): number {
    const mine = this.byId.get(id);
    if (mine === undefined) return 0;
    return mine.last < 0 ? (mine.first?.again ?? 0) : this.againAt(mine.last);
  }

  /** A character's thoughts from an index on. */
  after(id: string, at: number): readonly Decision[] {
    const mine = this.byId.get(id);
    if (mine === undefined) return NONE;
    const { first } = mine;
    const places = this.placesOf(mine);
    if (first === null) return places.slice(at).map((place) => this.decisionAt(place));
    const rest = places.slice(Math.max(0, at - 1)).map((place) => this.decisionAt(place));
    return at === 0 ? [first, ...rest] : rest;
  }

  private againAt(place: number): number {
    return (this.chunks[place >> CHUNK_BITS] as Chunk).again[place & (CHUNK - 1)] as number;
  }

  private beforeOf(place: number): number {
    return (this.chunks[place >> CHUNK_BITS] as Chunk).befores[place & (CHUNK - 1)] as number;
  }

  /** The places of a character's thoughts, oldest first. */
  private placesOf(mine: Mine): number[] {
    const { places } = mine;
    const known = places.at(-1) ?? -1;
    const fresh: number[] = [];
    for (let place = mine.last; place > known; place = this.beforeOf(place)) fresh.push(place);
    while (fresh.length > 0) places.push(fresh.pop() as number);
    return places;
  }

  private decisionAt(place: number): Decision {
    const { ticks, runned, again, endings, scripts, keys, answers, reasons } = this.chunks[
      place >> CHUNK_BITS
    ] as Chunk;
    const at = place & (CHUNK - 1);
    const answer = answers[at] ?? null;
    const warp = answer !== null && isWarp(answer) ? answer : null;
    const { options = NONE, commands = NONE, fault = null, missingKey = false } = this.rare.get(place) ?? {};
    return {
      tick: ticks[at] as number,
      script: scripts[at] as string,
      key: keys[at] as string,
      runned: runned[at] as number,
      ended: ENDINGS[endings[at] as number] ?? null,
      todo: warp === null ? (answer as Todo | null) : null,
      warp,
      because: reasons[at] ?? null,
      options,
      commands,
      fault,
      missingKey,
      again: again[at] as number,
    };
  }

  thought(
    minds: MindsView<object>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<object>,
    answer: Todo | Warp | undefined,
  ): void {
    const mine = this.mineOf(minds, row);
    const { because, options } = minds.reasons;
    const ended = minds.endedOf(row);
    // A very alert character renews the same todo every tick. Such renewals are only counted.
    if (because === null && ended === 'tick' && answer !== undefined && this.renews(mine, answer)) return;
    const missingKey = answer !== undefined && isWarp(answer) && !minds.hasKey(row, answer.warp);
    const place = this.add(minds, row, mine, ran.name, ended, answer ?? null, because);
    if (options.length === 0 && commands.length === 0 && !missingKey) return;
    this.rare.set(place, {
      ...(options.length > 0 && { options }),
      ...(commands.length > 0 && { commands: commands.map(({ id }) => id) }),
      ...(missingKey && { missingKey }),
    });
  }

  private renews(mine: Mine, answer: Todo | Warp): boolean {
    const { first, last: place } = mine;
    if (place < 0) {
      if (first === null || first.todo === null || isWarp(answer) || !sameLine(first.todo, answer)) return false;
      mine.first = { ...first, again: (first.again ?? 0) + 1 };
      return true;
    }
    const { answers, again } = this.chunks[place >> CHUNK_BITS] as Chunk;
    const at = place & (CHUNK - 1);
    const last = answers[at] ?? null;
    if (last === null || isWarp(last)) return false;
    if (answer !== last && (isWarp(answer) || !sameLine(last, answer))) return false;
    (again[at] as number)++;
    return true;
  }

  private add(
    minds: MindsView<object>,
    row: number,
    mine: Mine,
    script: string,
    ended: EndReason | null,
    answer: Todo | Warp | null,
    because: Reason | null,
  ): number {
    const place = this.count++;
    const at = place & (CHUNK - 1);
    if (at === 0) this.chunks.push(new Chunk());
    const chunk = this.chunks[place >> CHUNK_BITS] as Chunk;
    chunk.ticks[at] = minds.tick;
    chunk.runned[at] = minds.runnedOf(row) - 1;
    chunk.endings[at] = numberOf(ended);
    chunk.scripts[at] = script;
    chunk.keys[at] = minds.keyOf(row);
    chunk.answers[at] = answer;
    chunk.reasons[at] = because;
    chunk.befores[at] = mine.last;
    mine.last = place;
    mine.count++;
    return place;
  }

  /** The end of a todo is recorded with the next thought. */
  ended(): void {}

  fault(minds: MindsView<object>, row: number, script: string, message: string): void {
    const place = this.add(minds, row, this.mineOf(minds, row), script, minds.endedOf(row), null, null);
    this.rare.set(place, { fault: message });
  }

  private mineOf(minds: MindsView<object>, row: number): Mine {
    if (this.numbering !== minds.numbering) {
      this.numbering = minds.numbering;
      this.byRow = [];
    }
    let mine = this.byRow[row];
    if (mine === undefined) {
      const id = minds.idOf(row);
      mine = this.byId.get(id);
      if (mine === undefined) this.byId.set(id, (mine = new Mine()));
      this.byRow[row] = mine;
    }
    return mine;
  }
}

function numberOf(ended: EndReason | null): number {
  switch (ended) {
    case null:
      return 0;
    case 'done':
      return 1;
    case 'tick':
      return 2;
    case 'changed':
      return 3;
    default:
      return 4;
  }
}

const NONE: readonly never[] = Object.freeze([]);
