/**
 * An editable text that configures a page: a table or a configuration. The text is read after every change. If it has
 * mistakes, all of them are shown and nothing is replaced: `value` stays that of the last valid text.
 *
 *     const sheet = new Sheet({ name: 'guest.csv', language: 'csv', text: shipped, read: (text) => … });
 *     sheet.edit('id,condition…');
 *     sheet.value.value        // the value of the last valid text
 *     sheet.problems.value     // the problems of the present text
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

export type SheetLanguage = 'yaml' | 'csv' | 'json' | 'ts';

export interface SheetProblem {
  /** Line of the problem, from 1; null = the problem concerns the text as a whole. */
  readonly line: number | null;
  readonly message: string;
}

export type SheetRead<V> =
  | { readonly ok: true; readonly value: V; readonly warnings?: readonly SheetProblem[] }
  | { readonly ok: false; readonly problems: readonly SheetProblem[] };

export interface SheetSpec<V> {
  /** Name of the sheet, in the form of a file name. */
  readonly name: string;
  readonly language: SheetLanguage;
  /** The sheet's text as shipped with the gallery. */
  readonly text: string;
  readonly read: (text: string) => SheetRead<V>;
}

/** The part of a sheet that the editor uses, whatever the type of its value. */
export interface AnySheet {
  readonly name: string;
  readonly language: SheetLanguage;
  readonly text: Signal<string>;
  readonly problems: ReadonlySignal<readonly SheetProblem[]>;
  readonly warnings: ReadonlySignal<readonly SheetProblem[]>;
  readonly edited: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  edit(text: string): void;
  undo(): void;
  reset(): void;
}

/** Number of texts kept for undo. */
const KEPT = 50;
const LONGEST = 20_000;

export class Sheet<V> implements AnySheet {
  readonly name: string;
  readonly language: SheetLanguage;
  readonly text: Signal<string>;
  readonly value: Signal<V>;
  readonly problems: Signal<readonly SheetProblem[]> = signal([]);
  readonly warnings: Signal<readonly SheetProblem[]> = signal([]);
  readonly edited: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  private readonly shipped: string;
  private readonly read: SheetSpec<V>['read'];
  /** Earlier valid texts for undo; the most recent text is the last. */
  private readonly before: Signal<readonly string[]> = signal([]);
  private good: string;

  /** Creates a sheet. @throws Error when the shipped text is invalid */
  constructor({ name, language, text, read }: SheetSpec<V>) {
    const first = read(text);
    if (!first.ok)
      throw new Error(`${name}: ${first.problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n')}`);
    this.name = name;
    this.language = language;
    this.shipped = text;
    this.good = text;
    this.read = read;
    this.text = signal(text);
    this.value = signal(first.value);
    this.warnings.value = first.warnings ?? [];
    this.edited = computed(() => this.text.value !== this.shipped);
    this.canUndo = computed(() => this.before.value.length > 0 || this.problems.value.length > 0);
  }

  /** Replaces the sheet's text. If it is valid its value is used, otherwise its mistakes are listed. */
  edit(text: string): void {
    if (text === this.text.peek()) return;
    this.text.value = text;
    const found: SheetRead<V> =
      text.length > LONGEST
        ? { ok: false, problems: [{ line: null, message: `at most ${LONGEST} characters are read` }] }
        : this.read(text);
    if (!found.ok) {
      this.problems.value = found.problems;
      return;
    }
    if (text !== this.good) this.before.value = [...this.before.peek(), this.good].slice(-KEPT);
    this.good = text;
    this.problems.value = [];
    this.warnings.value = found.warnings ?? [];
    this.value.value = found.value;
  }

  /** Undoes an edit: replaces an invalid text by the last valid one, and a valid text by the valid one before it. */
  undo(): void {
    if (this.problems.peek().length > 0) {
      this.edit(this.good);
      return;
    }
    const before = this.before.peek();
    const last = before.at(-1);
    if (last === undefined) return;
    this.edit(last);
    this.before.value = before.slice(0, -1);
  }

  reset(): void {
    this.edit(this.shipped);
  }
}

/** A read-only text shown beside the figure: the code that the page runs. */
export interface Listing {
  readonly name: string;
  readonly language: SheetLanguage;
  readonly listing: string;
}
