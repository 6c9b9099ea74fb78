/**
 * What has happened (chapter 4.1): which option is selected since when, how far its actions are, what was drawn. Plain
 * data, apart from the configuration: one configuration serves all characters, and each one's brain has its own record,
 * saved with it. A configuration that is edited finds its record again by the names of reasoners and options.
 */

/** When an option was selected. */
export interface OptionHistory {
  times: number;
  /** When it was selected last. */
  from: number;
  /** When that ended; null = it is selected now. */
  until: number | null;
}

/** A number, in a record of its own because from there it is read without being copied. */
export interface Remembered {
  value: number;
}

/** What an action at work remembers: data that can be written down. */
export type ActionMemory = Record<string, unknown>;

/** What one reasoner remembers for one character. */
export interface ReasonerMemory {
  /** The option selected now. */
  option: string | null;
  /** Which of its actions is at work; −1 = none has begun. */
  action: number;
  acting: ActionMemory;
  /** Where a sequence is, and whether one choice has been carried through. */
  at: number;
  done: boolean;
  readonly history: Record<string, OptionHistory>;
  /** Numbers of parts by key: drawn limits, times when something is due. */
  readonly numbers: Record<string, Remembered>;
}

/** What all reasoners remember for one character, by key. */
export type Execution = Record<string, ReasonerMemory>;

/** A memory of nothing. */
export const noMemory = (): ReasonerMemory => ({
  option: null, action: -1, acting: {}, at: 0, done: false, history: {}, numbers: {},
}); // prettier-ignore

// What was loaded may have been written by anybody: what makes no sense is begun anew.
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The memory of a reasoner, begun when there is none. */
export function memoryOf(execution: Execution, key: string): ReasonerMemory {
  const known = Object.hasOwn(execution, key) ? execution[key] : undefined;
  if (isObject(known) && isObject(known.history) && isObject(known.numbers) && isObject(known.acting)) return known;
  return (execution[key] = noMemory());
}

/** What happened to an option, or undefined. */
export function historyOf({ history }: ReasonerMemory, option: string): OptionHistory | undefined {
  const known = Object.hasOwn(history, option) ? history[option] : undefined;
  return isObject(known) ? known : undefined;
}

/** The number remembered under a key, or undefined. */
export function numberOf({ numbers }: ReasonerMemory, key: string): Remembered | undefined {
  const known = Object.hasOwn(numbers, key) ? numbers[key] : undefined;
  return isObject(known) && typeof known.value === 'number' ? known : undefined;
}

/** Remembers a number. */
export function keepNumber(memory: ReasonerMemory, key: string, value: number): Remembered {
  const known = numberOf(memory, key);
  if (known === undefined) return (memory.numbers[key] = { value });
  known.value = value;
  return known;
}
