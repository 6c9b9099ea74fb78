/**
 * The memory of reasoners: since when each option is selected, how far its actions have progressed, which amounts were
 * drawn. It is plain data and separate from the configuration, because one configuration serves all characters. Each
 * character's brain has its own record, which is saved with it. After a configuration is edited, records are found
 * again by the names of reasoners and options.
 */

/** How often an option was selected, and when it was selected last. */
export interface OptionHistory {
  times: number;
  /** Time at which the option was last selected. */
  from: number;
  /** Time at which the option's last selection ended; null = it is selected now. */
  until: number | null;
}

/** A remembered number. It is wrapped in an object, so that callers can keep a reference to it and see later changes. */
export interface Remembered {
  value: number;
}

/** The memory of a running action: JSON data. */
export type ActionMemory = Record<string, unknown>;

/** The memory of one reasoner for one character. */
export interface ReasonerMemory {
  /** Name of the selected option; null = none is selected. */
  option: string | null;
  /** Index of the action of the selected option that is running; −1 = no action has started. */
  action: number;
  acting: ActionMemory;
  /** `at`: the position in a sequence. `done`: whether the reasoner has carried out a choice. */
  at: number;
  done: boolean;
  readonly history: Record<string, OptionHistory>;
  /** Remembered numbers by key, such as random amounts that were drawn and times at which something is due. */
  readonly numbers: Record<string, Remembered>;
}

/** The memories of all reasoners of one character, by key. */
export type Execution = Record<string, ReasonerMemory>;

/** Creates the empty memory of a reasoner. */
export const noMemory = (): ReasonerMemory => ({
  option: null, action: -1, acting: {}, at: 0, done: false, history: {}, numbers: {},
}); // prettier-ignore

// Loaded data can be anything, so invalid parts are replaced by new ones.
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The memory of a reasoner; created if there is none. */
export function memoryOf(execution: Execution, key: string): ReasonerMemory {
  const known = Object.hasOwn(execution, key) ? execution[key] : undefined;
  if (isObject(known) && isObject(known.history) && isObject(known.numbers) && isObject(known.acting)) return known;
  return (execution[key] = noMemory());
}

/** The selection history of an option; undefined if the option was never selected. */
export function historyOf({ history }: ReasonerMemory, option: string): OptionHistory | undefined {
  const known = Object.hasOwn(history, option) ? history[option] : undefined;
  return isObject(known) ? known : undefined;
}

/** The number stored under a key, or undefined. */
export function numberOf({ numbers }: ReasonerMemory, key: string): Remembered | undefined {
  const known = Object.hasOwn(numbers, key) ? numbers[key] : undefined;
  return isObject(known) && typeof known.value === 'number' ? known : undefined;
}

/** Stores a number under a key. */
export function keepNumber(memory: ReasonerMemory, key: string, value: number): Remembered {
  const known = numberOf(memory, key);
  if (known === undefined) return (memory.numbers[key] = { value });
  known.value = value;
  return known;
}
