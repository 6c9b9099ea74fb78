/**
 * Model of the page "Tables": the open table, its draft, its errors, and today's decisions. It outlives the page, so the
 * draft is kept while other pages are open.
 */

import { signal } from '@preact/signals';
import type { DecisionTable, TableProblem, TableRead, TableRecord, TableWords } from '../../ai/index.ts';
import { controllerOfTable, tableOfController } from '../../data/index.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { Maid, Person, PersonId } from '../../sim/state/person.ts';
import { tableNames, type TableSource } from '../../sim/thinking/tables.ts';
import type { Lab } from '../frame/lab.ts';
import { pathIn, type PathView } from '../../notebook/table/table.ts';
import { countBefore } from '../../inspector/record/thoughts.ts';
import { Draft, only } from '../../ui/index.ts';
import { type Undoing, undoingOf } from '../shared/undo-keys.ts';
import { lastWaiting, sameInput } from '../shared/pending-inputs.ts';
import { BranchCounts } from './counts.ts';
import { type TextTable, draftOf, recordsOf, sameDraft, withCell } from './draft.ts';
import { fixOf } from './fixes.ts';

const MOST_ROUNDS = 6;
/** The rows of a table as an input contains them; null = the table shipped with the game. */
type Rows = readonly TableRecord[] | null;

/** Errors and warnings found in the draft by the parser that the café uses. */
export interface Checked {
  readonly problems: readonly TableProblem[];
  readonly warnings: readonly TableProblem[];
}

export class TablesModel {
  readonly name;
  /** Index of the selected row in the draft. */
  readonly chosen = signal(0);
  readonly counts = new BranchCounts();
  /** The drafts by table name; `rows` are the rows of the café's table that the draft was made from. */
  private readonly drafts = new Map<string, { readonly draft: Draft<TextTable>; rows: Rows }>();
  private checked: { readonly draft: TextTable; readonly name: string; readonly came: Checked } | null = null;

  constructor(private readonly lab: Lab) {
    const id = lab.who.peek();
    const person = id === null ? undefined : lab.cafe.state.people[id];
    this.name = signal((person === undefined ? null : tableOf(person)) ?? 'patient');
  }

  get names(): readonly string[] {
    return tableNames;
  }
  get draft(): Draft<TextTable> {
    const name = this.name.value;
    const rows = this.lab.edits.valueOf({ of: 'table', id: name }, this.lab.cafe.state) as Rows;
    let kept = this.drafts.get(name);
    if (kept === undefined) this.drafts.set(name, (kept = { draft: new Draft(this.asDraft(rows)), rows }));
    else if (kept.rows !== rows && !kept.draft.canUndo) {
      kept.rows = rows;
      const followed = this.asDraft(rows);
      if (!sameDraft(kept.draft.now.peek(), followed)) kept.draft.restart(followed);
    }
    return kept.draft;
  }
  private asDraft(rows: Rows): TextTable {
    const { tables } = this.lab.cafe.world;
    const read = rows === null ? null : tables.read(this.name.value, rows);
    return draftOf(read?.ok === true ? read.table : (tables.shippedOf(this.name.value) as DecisionTable));
  }
  /** What the undo button takes back: first the steps of the table being edited, then changes already given to the café. */
  get undoing(): Undoing {
    return undoingOf(this.lab, only('table', this.name.value), this.draft);
  }
  /** The version of the edited table that the café uses at present, without pending edits. */
  get inForce(): DecisionTable {
    return this.lab.cafe.world.tables.of(this.name.value) as DecisionTable;
  }
  get words(): TableWords {
    return this.lab.cafe.world.tables.wordsOf(this.name.value) as TableWords;
  }
  get isGuests(): boolean {
    return this.lab.cafe.world.tables.roleOf(this.name.value) === 'guest';
  }

  get isShipped(): boolean {
    const shipped = this.lab.cafe.world.tables.shippedOf(this.name.value);
    return shipped !== null && sameDraft(this.draft.now.value, draftOf(shipped));
  }

  open(name: string): void {
    this.name.value = name;
    this.chosen.value = 0;
  }

  check(): Checked {
    const name = this.name.value;
    const draft = this.draft.now.value;
    if (this.checked?.draft === draft && this.checked.name === name) return this.checked.came;
    const read = this.lab.cafe.readTable(name, recordsOf(draft));
    const came = read.ok ? { problems: [], warnings: read.warnings } : { problems: read.problems, warnings: [] };
    this.checked = { draft, name, came };
    return came;
  }

  read(source: TableSource): TableRead {
    return this.lab.cafe.readTable(this.name.value, source);
  }

  /** The pending input for the open table; undefined = none. */
  private get given(): Input | undefined {
    const name = this.name.value;
    return lastWaiting(this.lab, (input) => input.kind === 'table' && input.name === name);
  }
  /** Whether the draft was given to the café and takes effect with the next tick. */
  get waits(): boolean {
    return this.given !== undefined && !this.differs;
  }
  /** Whether the draft differs from the pending edit of its table or, without a pending edit, from the table in use. */
  get differs(): boolean {
    const { given } = this;
    return given === undefined
      ? !sameDraft(this.draft.now.value, draftOf(this.inForce))
      : !sameInput(given, this.input);
  }
  /** Makes a component redraw whenever the café has moved on. */
  watch(): void {
    this.lab.watch();
  }

  /** The input that gives the draft to the café. */
  get input() {
    const name = this.name.value;
    const shipped = this.lab.cafe.world.tables.shippedOf(name);
    const draft = this.draft.now.value;
    const rows = shipped !== null && sameDraft(draft, draftOf(shipped)) ? null : recordsOf(draft);
    return { kind: 'table', name, rows } as const;
  }
  fixAll(): void {
    const { words } = this;
    let draft = this.draft.now.peek();
    // Fixing is repeated, because a fixed error may have hidden another one.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const read = this.lab.cafe.readTable(this.name.peek(), recordsOf(draft));
      if (read.ok) break;
      const before = draft;
      for (const problem of read.problems) {
        const mend = fixOf(draft, problem, words);
        if (mend !== null) draft = withCell(draft, mend.row, mend.column, mend.cell);
      }
      if (draft === before) break;
    }
    this.draft.set(draft);
  }
  apply(): void {
    if (this.check().problems.length > 0 || !this.differs) return;
    this.lab.give(this.input);
    this.draft.restart(this.draft.now.peek());
  }
  asShipped(): void {
    const shipped = this.lab.cafe.world.tables.shippedOf(this.name.value);
    if (shipped !== null) this.draft.set(draftOf(shipped));
  }
  whatIf(): void {
    this.lab.question.ask(this.lab.tick.peek(), [{ input: this.input }]);
  }

  users(): readonly Person[] {
    const name = this.name.value;
    const { isGuests } = this;
    return Object.values(this.lab.cafe.state.people).filter(
      (one) =>
        one.present &&
        (isGuests || one.role !== 'maid' ? tableOf(one) === name : one.controller === controllerOfTable(name)),
    );
  }

  /**
   * The last decision made by the open table: that of the selected person or, if there is none, that of the first user
   * who has made one.
   */
  path(): (PathView & { readonly who: PersonId }) | null {
    const chosen = this.lab.who.value;
    const mine = chosen === null ? null : this.pathOf(chosen);
    if (mine !== null) return mine;
    for (const { id } of this.users()) {
      const path = this.pathOf(id);
      if (path !== null) return path;
    }
    return null;
  }
  private pathOf(who: PersonId): (PathView & { readonly who: PersonId }) | null {
    const { lab } = this;
    const thoughts = lab.line?.history.thoughts(who) ?? [];
    const seen = thoughts.slice(0, countBefore(thoughts, lab.tick.value));
    const path = pathIn(lab.cafe.state, seen, this.name.value);
    return path === null ? null : { ...path, who };
  }
  countsNow(): BranchCounts {
    return this.counts.upTo(this.lab.line?.history ?? null, this.name.value, this.lab.tick.value);
  }
}

function tableOf(person: Person): string | null {
  if (person.role === 'guest') return person.temperament;
  return person.role === 'maid' ? tableOfController((person as Maid).controller) : null;
}

export const tablesModel = (lab: Lab): TablesModel => lab.modelOf('tables', () => new TablesModel(lab));
