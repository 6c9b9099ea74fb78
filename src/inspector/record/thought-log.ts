/**
 * All thoughts of a line of time. They are stored as rows of numbers, in chunks, because an object for each thought
 * would need more memory than most thoughts themselves. Objects are created when a reader asks for them.
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { MindObserver, MindsView } from '../../ai/game-interface.ts';
import type { EndReason, Todo } from '../../ai/notebook.ts';
import type { Option, Reason } from '../../ai/reasons.ts';
import type { ScriptEntry } from '../../ai/registry.ts';
import { isWarp, type Warp } from '../../ai/script.ts';
import { type Decision, sameLine } from '../../ai/trace.ts';
import { CHUNK, CHUNK_BITS, Chunk } from './thought-chunk.ts';
import { countWhile, type ThoughtSource } from './thoughts.ts';

/** Number of bits for the number of an ending, the lowest of a post's. */
const ENDING_BITS = 3;
const ENDING_MASK = (1 << ENDING_BITS) - 1;
const ENDINGS: readonly (EndReason | null)[] = [null, 'done', 'tick', 'changed', 'impossible'];

/** Stands for "none" where the place of a thought is meant. */
const NO_THOUGHT = -1;
/** Stands for the place of the last thought of a row whose character is not known yet. */
const UNKNOWN = -2;

/** Parts that only few thoughts have. */
interface Rare {
  readonly options?: readonly Option[];
  readonly commands?: readonly number[];
  readonly fault?: string;
  readonly missingKey?: boolean;
}

/** A script under a warp key. */
interface Post {
  readonly script: string;
  readonly key: string;
}

/**
 * The thoughts of one character. While recording, each thought only stores the place of the one before it. A list for
 * each character would mean writing to three more places in memory, so the list is made when it is read.
 */
class Mine {
  /** The last of the discarded thoughts: it says what the character was doing when the remaining record begins. */
  first: Decision | null = null;
  /** Row of the character's mind, under which the place of its last thought is kept; −1 = not known. */
  row = -1;
  /** Place of the last thought while the row is not known; −1 = none. */
  last = NO_THOUGHT;
  /** Places of the thoughts, oldest first, up to the last time they were read. */
  readonly places: number[] = [];
  read: Decision[] = [];
}

export class ThoughtLog implements MindObserver<object>, ThoughtSource {
  /** A chunk is undefined after all its thoughts were discarded. */
  private readonly chunks: (Chunk | undefined)[] = [];
  private readonly rare = new Map<number, Rare>();
  private count = 0;
  private readonly posts: Post[] = [];
  private readonly byId = new Map<string, Mine>();
  // For each row of the minds, the place and the post of its last thought; valid until the rows are renumbered. In
  // dense arrays, because an object for each character would seldom be in the processor's cache.
  private lasts: Int32Array = new Int32Array(0);
  private lastPosts: Int32Array = new Int32Array(0);
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
        if (places.length === 0) this.setLast(mine, NO_THOUGHT);
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
    const mine = this.byId.get(id);
    if (mine !== undefined && mine.row >= 0) this.lasts[mine.row] = UNKNOWN;
    this.byId.delete(id);
  }

  private tickAt(place: number): number {
    return (this.chunks[place >> CHUNK_BITS] as Chunk).tickAt(place & (CHUNK - 1));
  }

  /** Number of a character's thoughts. */
  countOf(id: string): number {
    const mine = this.byId.get(id);
    return mine === undefined ? 0 : this.placesOf(mine).length + (mine.first === null ? 0 : 1);
  }

  /** How often the todo of a character's last thought was renewed. */
  againOf(id: string): number {
    const mine = this.byId.get(id);
    if (mine === undefined) return 0;
    const last = this.lastOf(mine);
    return last < 0 ? (mine.first?.again ?? 0) : this.againAt(last);
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
    return (this.chunks[place >> CHUNK_BITS] as Chunk).againAt(place & (CHUNK - 1));
  }

  private beforeOf(place: number): number {
    return (this.chunks[place >> CHUNK_BITS] as Chunk).beforeAt(place & (CHUNK - 1));
  }

  /** The places of a character's thoughts, oldest first. */
  private placesOf(mine: Mine): number[] {
    const { places } = mine;
    const known = places.at(-1) ?? -1;
    const fresh: number[] = [];
    for (let place = this.lastOf(mine); place > known; place = this.beforeOf(place)) fresh.push(place);
    while (fresh.length > 0) places.push(fresh.pop() as number);
    return places;
  }

  private decisionAt(place: number): Decision {
    const chunk = this.chunks[place >> CHUNK_BITS] as Chunk;
    const at = place & (CHUNK - 1);
    const post = chunk.postAt(at);
    const { script, key } = this.posts[post >>> ENDING_BITS] as Post;
    const answer = chunk.answerAt(at);
    const warp = answer !== null && isWarp(answer) ? answer : null;
    const { options = NONE, commands = NONE, fault = null, missingKey = false } = this.rare.get(place) ?? {};
    return {
      tick: chunk.tickAt(at),
      script,
      key,
      runned: chunk.runnedAt(at),
      ended: ENDINGS[post & ENDING_MASK] ?? null,
      todo: warp === null ? (answer as Todo | null) : null,
      warp,
      because: chunk.reasonAt(at),
      options,
      commands,
      fault,
      missingKey,
      again: chunk.againAt(at),
    };
  }

  thought(
    minds: MindsView<object>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<object>,
    answer: Todo | Warp | undefined,
  ): void {
    const last = this.lastIn(minds, row);
    const { because, options } = minds.reasons;
    const ended = minds.endedOf(row);
    // A very alert character renews the same todo every tick. Such renewals are only counted.
    if (because === null && ended === 'tick' && answer !== undefined && this.renews(minds, row, last, answer)) return;
    const missingKey = answer !== undefined && isWarp(answer) && !minds.hasKey(row, answer.warp);
    const place = this.add(minds, row, last, ran.name, ended, answer ?? null, because);
    if (options.length === 0 && commands.length === 0 && !missingKey) return;
    this.rare.set(place, {
      ...(options.length > 0 && { options }),
      ...(commands.length > 0 && { commands: commands.map(({ id }) => id) }),
      ...(missingKey && { missingKey }),
    });
  }

  private renews(minds: MindsView<object>, row: number, place: number, answer: Todo | Warp): boolean {
    if (place < 0) {
      const mine = this.byId.get(minds.idOf(row)) as Mine;
      const { first } = mine;
      if (first === null || first.todo === null || isWarp(answer) || !sameLine(first.todo, answer)) return false;
      mine.first = { ...first, again: (first.again ?? 0) + 1 };
      return true;
    }
    const chunk = this.chunks[place >> CHUNK_BITS] as Chunk;
    const at = place & (CHUNK - 1);
    const last = chunk.answerAt(at);
    if (last === null || isWarp(last)) return false;
    if (answer !== last && (isWarp(answer) || !sameLine(last, answer))) return false;
    chunk.renew(at);
    return true;
  }

  private add(
    minds: MindsView<object>,
    row: number,
    before: number,
    script: string,
    ended: EndReason | null,
    answer: Todo | Warp | null,
    because: Reason | null,
  ): number {
    const place = this.count++;
    const at = place & (CHUNK - 1);
    if (at === 0) this.chunks.push(new Chunk());
    const chunk = this.chunks[place >> CHUNK_BITS] as Chunk;
    const post = (this.postOf(row, script, minds.keyOf(row)) << ENDING_BITS) | numberOf(ended);
    chunk.write(at, minds.tick, minds.runnedOf(row) - 1, before, post, chunk.numbersOf(answer, because));
    this.lasts[row] = place;
    return place;
  }

  /** The number of a script under a warp key. */
  private postOf(row: number, script: string, key: string): number {
    const last = this.lastPosts[row] as number;
    const { posts } = this;
    const known = posts[last];
    if (known !== undefined && known.script === script && known.key === key) return last;
    let post = posts.findIndex((one) => one.script === script && one.key === key);
    if (post < 0) post = posts.push({ script, key }) - 1;
    this.lastPosts[row] = post;
    return post;
  }

  /** The end of a todo is recorded with the next thought. */
  ended(): void {}

  fault(minds: MindsView<object>, row: number, script: string, message: string): void {
    const place = this.add(minds, row, this.lastIn(minds, row), script, minds.endedOf(row), null, null);
    this.rare.set(place, { fault: message });
  }

  /** Place of the last thought of the character in a row; −1 = none. */
  private lastIn(minds: MindsView<object>, row: number): number {
    if (this.numbering !== minds.numbering) this.renumber(minds.numbering);
    const last = this.lasts[row];
    return last === undefined || last === UNKNOWN ? this.enter(minds, row) : last;
  }

  /** Notes in which row a character is. @returns the place of its last thought */
  private enter(minds: MindsView<object>, row: number): number {
    if (row >= this.lasts.length) {
      const lasts = new Int32Array(Math.max(64, row * 2)).fill(UNKNOWN);
      const lastPosts = new Int32Array(lasts.length);
      lasts.set(this.lasts);
      lastPosts.set(this.lastPosts);
      this.lasts = lasts;
      this.lastPosts = lastPosts;
    }
    const id = minds.idOf(row);
    let mine = this.byId.get(id);
    if (mine === undefined) this.byId.set(id, (mine = new Mine()));
    const last = this.lastOf(mine);
    mine.row = row;
    this.lasts[row] = last;
    return last;
  }

  /** Keeps the last thoughts by id, because rows now stand for other characters. */
  private renumber(numbering: number): void {
    this.numbering = numbering;
    for (const mine of this.byId.values()) {
      mine.last = this.lastOf(mine);
      mine.row = -1;
    }
    this.lasts.fill(UNKNOWN);
  }

  private lastOf({ row, last }: Mine): number {
    return row < 0 ? last : (this.lasts[row] as number);
  }

  private setLast(mine: Mine, place: number): void {
    if (mine.row < 0) mine.last = place;
    else this.lasts[mine.row] = place;
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
