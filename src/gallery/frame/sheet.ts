/**
 * An editable text that something runs on – a table, a configuration. It is read with every change; a text with mistakes
 * shows all of them and never replaces what works: `value` stays what the last good text said.
 *
 *     const sheet = new Sheet({ name: 'guest.csv', language: 'csv', text: shipped, read: (text) => … });
 *     sheet.edit('id,condition…');
 *     sheet.value.value      // of the last good text
 *     sheet.problems.value   // of the present one
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

export type SheetLanguage = 'yaml' | 'csv' | 'json' | 'ts';

export interface SheetProblem {
  /** From 1; null = the text as a whole. */
  readonly line: number | null;
  readonly message: string;
}

export type SheetRead<V> =
  | { readonly ok: true; readonly value: V; readonly warnings?: readonly SheetProblem[] }
  | { readonly ok: false; readonly problems: readonly SheetProblem[] };

export interface SheetSpec<V> {
  /** As a file would be called. */
  readonly name: string;
  readonly language: SheetLanguage;
  /** As shipped. */
  readonly text: string;
  readonly read: (text: string) => SheetRead<V>;
}

/** What the editor needs to know of a sheet, whatever it says. */
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

/** Texts to go back to. */
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
  /** Good texts before the present one, the last last. */
  private readonly before: Signal<readonly string[]> = signal([]);
  /** The last text that could be read. */
  private good: string;

  /** @throws Error when the shipped text cannot be read */
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

  /** The text is this now. What it says counts when it can be read, else its mistakes are listed. */
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

  /** Back to the last good text; from a good one to the one before. */
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

/** A text to be read beside: the code that runs. */
export interface Listing {
  readonly name: string;
  readonly language: SheetLanguage;
  readonly listing: string;
}
