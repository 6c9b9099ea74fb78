/**
 * Some thousand thoughts, each as a row of numbers in one array, so that writing one down creates nothing which the
 * garbage collector has to follow. Todos, warps and reasons that are alike are stored once in a chunk and referred to
 * by their numbers, because most characters do again and again what others do as well.
 */

import { type Json, sameJson } from '../../ai/json.ts';
import type { Todo } from '../../ai/notebook.ts';
import type { Reason } from '../../ai/reasons.ts';
import type { Warp } from '../../ai/script.ts';

export const CHUNK_BITS = 12;
/** Number of thoughts in a chunk. */
export const CHUNK = 1 << CHUNK_BITS;
/** Number of fields of a row. */
const WIDTH = 6;
// The fields of a row. The last one holds the numbers of the answer (lower half) and of the reason (upper half).
const TICK = 0;
const RUNNED = 1;
const AGAIN = 2;
const BEFORE = 3;
const POST = 4;
const VALUES = 5;
/** Number of places, a power of two, in which a value that is stored already is looked for. */
const SLOTS = 1024;

type Fields = Readonly<Record<string, unknown>>;

/** A stored value and its fields as a list: name, value, name, value … */
interface Stored {
  readonly value: unknown;
  readonly fields: readonly unknown[];
}

/** The fields of the value that is being looked for. One list serves all, because it is used only within a call. */
const looked: unknown[] = [];
/** How many entries of {@link looked} are in use. */
let length = 0;

export class Chunk {
  private readonly rows = new Int32Array(CHUNK * WIDTH);
  /** The stored values by their numbers; 0 is the number of null. */
  private readonly values: Stored[] = [{ value: null, fields: [] }];
  /** For each slot, the number of the value that was last stored for it; 0 = none. */
  private readonly slots = new Uint16Array(SLOTS);

  /** @param post the number of the script and warp key, and of the ending */
  write(at: number, tick: number, runned: number, before: number, post: number, values: number): void {
    const { rows } = this;
    const row = at * WIDTH;
    rows[row] = tick;
    rows[row + RUNNED] = runned;
    rows[row + BEFORE] = before;
    rows[row + POST] = post;
    rows[row + VALUES] = values;
  }

  tickAt(at: number): number {
    return this.rows[at * WIDTH + TICK] as number;
  }

  runnedAt(at: number): number {
    return this.rows[at * WIDTH + RUNNED] as number;
  }

  /** How many later thoughts only renewed the recorded todo. */
  againAt(at: number): number {
    return this.rows[at * WIDTH + AGAIN] as number;
  }

  renew(at: number): void {
    (this.rows[at * WIDTH + AGAIN] as number)++;
  }

  /** Place of the thought that the same character had before; −1 = none. */
  beforeAt(at: number): number {
    return this.rows[at * WIDTH + BEFORE] as number;
  }

  postAt(at: number): number {
    return this.rows[at * WIDTH + POST] as number;
  }

  answerAt(at: number): Todo | Warp | null {
    const number = (this.rows[at * WIDTH + VALUES] as number) & 0xffff;
    return (this.values[number] as Stored).value as Todo | Warp | null;
  }

  reasonAt(at: number): Reason | null {
    const number = (this.rows[at * WIDTH + VALUES] as number) >>> 16;
    return (this.values[number] as Stored).value as Reason | null;
  }

  /** Returns the numbers of an answer and a reason, in one number. */
  numbersOf(answer: Todo | Warp | null, because: Reason | null): number {
    let numbers = 0;
    if (answer !== null) {
      length = 0;
      numbers = this.numberOf(answer, hashed(answer as Fields, 0));
    }
    if (because !== null) {
      looked[0] = because.key;
      length = 1;
      numbers |= this.numberOf(because, hashed(because.terms, hashOf(because.key))) << 16;
    }
    return numbers;
  }

  private numberOf(value: unknown, hash: number): number {
    const slot = (hash ^ (hash >>> 10)) & (SLOTS - 1);
    const known = this.slots[slot] as number;
    if (known !== 0 && isLooked((this.values[known] as Stored).fields)) return known;
    const number = this.values.push({ value, fields: looked.slice(0, length) }) - 1;
    this.slots[slot] = number;
    return number;
  }
}

const hashOf = (text: string): number =>
  text.length + Math.imul(text.charCodeAt(0), 7) + Math.imul(text.charCodeAt(text.length - 1), 31);

/** Lists the fields of an object in {@link looked}. @returns a hash of those that are numbers or texts */
function hashed(fields: Fields, seed: number): number {
  let hash = seed;
  let at = length;
  for (const name in fields) {
    const value = fields[name];
    looked[at++] = name;
    looked[at++] = value;
    if (typeof value === 'number') hash = (Math.imul(hash, 31) + value) | 0;
    else if (typeof value === 'string') hash = (Math.imul(hash, 31) + hashOf(value)) | 0;
  }
  length = at;
  return hash;
}

/** Whether the listed fields are the same as those of a stored value. */
function isLooked(fields: readonly unknown[]): boolean {
  if (fields.length !== length) return false;
  for (let i = 0; i < length; i++) {
    const one = fields[i];
    const other = looked[i];
    if (one === other) continue;
    if (typeof one !== 'object' || typeof other !== 'object' || !sameJson(one as Json, other as Json)) return false;
  }
  return true;
}
