/**
 * The page "Tables": which table lies open, its draft with the way back and forth, what is wrong with it, and what it
 * came to today. It outlives the page: whoever looks something up elsewhere finds the draft as they left it.
 */

import { signal } from '@preact/signals';
import type { DecisionTable, TableProblem, TableRead, TableWords } from '../../ai/index.ts';
import type { Input } from '../../sim/state/input.ts';
import type { Maid, Person, PersonId } from '../../sim/state/person.ts';
import { tableNames, type TableSource } from '../../sim/thinking/tables.ts';
import type { Lab } from '../frame/lab.ts';
import { pathIn, type PathView } from '../../notebook/table/table.ts';
import { countBefore } from '../../analysis/timeline/history.ts';
import { Steps } from '../shared/undo-steps.ts';
import { lastWaiting, sameInput } from '../shared/pending-inputs.ts';
import { BranchCounts } from './counts.ts';
import { type Draft, draftOf, recordsOf, sameDraft, withCell } from './draft.ts';
import { mendOf } from './fixes.ts';

const MOST_ROUNDS = 6;

/** A draft as the café would read it. */
export interface Checked {
  readonly problems: readonly TableProblem[];
  readonly warnings: readonly TableProblem[];
}

export class TablesModel {
  readonly name;
  /** The row looked at, by its place in the draft. */
  readonly chosen = signal(0);
  readonly counts = new BranchCounts();
  private readonly drafts = new Map<string, Steps<Draft>>();
  private checked: { readonly draft: Draft; readonly name: string; readonly came: Checked } | null = null;

  constructor(private readonly lab: Lab) {
    const id = lab.who.peek();
    const person = id === null ? undefined : lab.cafe.state.people[id];
    this.name = signal((person === undefined ? null : tableOf(person)) ?? 'patient');
  }

  get names(): readonly string[] {
    return tableNames;
  }
  /** The draft that lies open. */
  get draft(): Steps<Draft> {
    const name = this.name.value;
    let steps = this.drafts.get(name);
    if (steps === undefined) this.drafts.set(name, (steps = new Steps(draftOf(this.inForce))));
    return steps;
  }
  /** The table the café thinks by. */
  get inForce(): DecisionTable {
    return this.lab.cafe.world.tables.of(this.name.value) as DecisionTable;
  }
  get words(): TableWords {
    return this.lab.cafe.world.tables.wordsOf(this.name.value) as TableWords;
  }
  get isGuests(): boolean {
    return this.lab.cafe.world.tables.roleOf(this.name.value) === 'guest';
  }

  /** Whether the draft is as the table ships. */
  get isShipped(): boolean {
    const shipped = this.lab.cafe.world.tables.shippedOf(this.name.value);
    return shipped !== null && sameDraft(this.draft.now.value, draftOf(shipped));
  }

  open(name: string): void {
    this.name.value = name;
    this.chosen.value = 0;
  }

  /** Everything that is wrong with the draft, or worth a look. */
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

  /** What was given last of this table and counts from the next tick; undefined = nothing waits. */
  private get given(): Input | undefined {
    const name = this.name.value;
    return lastWaiting(this.lab, (input) => input.kind === 'table' && input.name === name);
  }
  /** Whether the draft is given, and not in force yet. */
  get waits(): boolean {
    return this.given !== undefined && !this.differs;
  }
  /** Whether the draft says something else than the café thinks by, or will from the next tick on. */
  get differs(): boolean {
    const { given } = this;
    return given === undefined
      ? !sameDraft(this.draft.now.value, draftOf(this.inForce))
      : !sameInput(given, this.input);
  }
  /** For whoever shows it: look again whenever the café has moved on. */
  watch(): void {
    this.lab.watch();
  }

  /** The draft as something that can be given. */
  get input() {
    const name = this.name.value;
    const shipped = this.lab.cafe.world.tables.shippedOf(name);
    const draft = this.draft.now.value;
    const rows = shipped !== null && sameDraft(draft, draftOf(shipped)) ? null : recordsOf(draft);
    return { kind: 'table', name, rows } as const;
  }
  /** The draft with everything mended that can be, mistake by mistake. */
  mendAll(): void {
    const { words } = this;
    let draft = this.draft.now.peek();
    // A mended mistake may have hidden another one.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const read = this.lab.cafe.readTable(this.name.peek(), recordsOf(draft));
      if (read.ok) break;
      const before = draft;
      for (const problem of read.problems) {
        const mend = mendOf(draft, problem, words);
        if (mend !== null) draft = withCell(draft, mend.row, mend.column, mend.cell);
      }
      if (draft === before) break;
    }
    this.draft.set(draft);
  }
  apply(): void {
    if (this.check().problems.length === 0 && this.differs) this.lab.give(this.input);
  }
  asShipped(): void {
    const shipped = this.lab.cafe.world.tables.shippedOf(this.name.value);
    if (shipped !== null) this.draft.set(draftOf(shipped));
  }
  whatIf(): void {
    this.lab.question.ask(this.lab.tick.peek(), [{ input: this.input }]);
  }

  /** Who thinks by it at the moment shown. */
  users(): readonly Person[] {
    const name = this.name.value;
    return Object.values(this.lab.cafe.state.people).filter((one) => one.present && tableOf(one) === name);
  }

  /** The way somebody took last by this table: the chosen one, or else the first who has taken one. */
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
    const path = pathIn(lab.cafe.state, thoughts.slice(0, countBefore(thoughts, lab.tick.value)));
    return path?.table === this.name.value ? { ...path, who } : null;
  }
  countsNow(): BranchCounts {
    return this.counts.upTo(this.lab.line?.history ?? null, this.name.value, this.lab.tick.value);
  }
}

/** The table somebody thinks by; null = none. */
export function tableOf(person: Person): string | null {
  if (person.role === 'guest') return person.temperament;
  const controller = person.role === 'maid' ? (person as Maid).controller : 'script';
  return tableNames.includes(controller) ? controller : null;
}

export const tablesModel = (lab: Lab): TablesModel => lab.modelOf('tables', () => new TablesModel(lab));
