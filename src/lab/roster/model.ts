/** Model of the page "Roster": employees, their changes since the morning, undo. Outlives the page. */

import { signal } from '@preact/signals';
import { type RosterRow, rosterSchema, type TableError } from '../../data/index.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import type { StaffMember } from '../../sim/state/season.ts';
import { dishesAtOnce, ordersAtOnce } from '../../sim/state/tuning.ts';
import type { Lab } from '../frame/lab.ts';
import { Edits, type Field, type Shape } from '../../notebook/shape/edits.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';
import { tell, tellPart } from '../words/index.ts';

export type Employed = Maid | StaffMember;
/** Fields with a cell of their own. */
export const CELLS = ['rank', 'duties', 'alertness', 'obedience', 'team', 'controller'] as const;
export type Cell = (typeof CELLS)[number];
export const EDITABLE: readonly Field[] = [...CELLS, 'favouriteCustomerIds', 'favouriteCustomerTypes'];

/** Result of the last file. */
export interface FileCame {
  readonly errors: readonly TableError[];
  readonly taken: number;
  readonly absent: readonly string[];
}

export class RosterModel {
  readonly edits: Edits;
  /** Invalid cell texts, by `id field`. */
  readonly wrong = signal<ReadonlyMap<string, { readonly text: string; readonly expected: string }>>(new Map());
  readonly chosen = signal<PersonId | null>(null);
  readonly file = signal<FileCame | null>(null);
  /** Ids in the order of their changes, the newest last. */
  private readonly order: PersonId[] = [];
  /** Undone changes, the newest last. */
  private readonly undone: { readonly id: PersonId; readonly edit: MaidEdit }[] = [];
  private began: { readonly line: Line; readonly shapes: ReadonlyMap<PersonId, Shape> } | null = null;

  constructor(private readonly lab: Lab) {
    this.edits = new Edits(
      (maid, edit) => lab.give({ kind: 'edit', maid, edit }),
      () => '',
    );
    this.chosen.value = lab.who.peek();
  }

  /** People at work today first, then employees with the day off. */
  people(): readonly Employed[] {
    const { state } = this.lab.cafe;
    const maids = Object.values(state.people).filter((one): one is Maid => one.role === 'maid');
    const off = state.season?.staff.filter(({ id }) => maids.every((one) => one.id !== id)) ?? [];
    return [...maids, ...off];
  }
  shape(one: Employed): Shape {
    return this.edits.shapeOf(one, this.lab.cafe.state.tick);
  }
  /** A person's values when the day began; undefined if not employed then. */
  morningOf(id: PersonId): Shape | undefined {
    const { line } = this.lab;
    if (line === null) return undefined;
    if (this.began?.line !== line) {
      const { state } = line.tape.at(line.tape.from, {});
      const all = [...Object.values(state.people), ...(state.season?.staff ?? [])];
      const shapes = new Map<PersonId, Shape>();
      for (const one of all) if ('rank' in one && !shapes.has(one.id)) shapes.set(one.id, shapeOf(one as Employed));
      this.began = { line, shapes };
    }
    return this.began.shapes.get(id);
  }
  /** Fields that differ from the morning, whatever changed them. */
  changedFields(one: Employed): Field[] {
    const before = this.morningOf(one.id);
    const shape = this.shape(one);
    return EDITABLE.filter((field) =>
      before === undefined ? this.edits.changed(shape, one.id, field) : !sameValue(before[field], shape[field]),
    );
  }
  /** Number of fields that differ from the morning. */
  get count(): number {
    return this.people().reduce((sum, one) => sum + this.changedFields(one).length, 0);
  }
  /** How many dishes and orders all people at work can hold together. */
  capacity(inTheMorning: boolean): { readonly dishes: number; readonly orders: number } {
    const here = this.people().filter(({ id }) => this.lab.cafe.state.people[id] !== undefined);
    const ranks = here.map((one) => (inTheMorning ? this.morningOf(one.id)?.rank : undefined) ?? this.shape(one).rank);
    return {
      dishes: ranks.reduce<number>((sum, rank) => sum + dishesAtOnce(rank), 0),
      orders: ranks.reduce<number>((sum, rank) => sum + ordersAtOnce(rank), 0),
    };
  }
  putBack(one: Employed, field: Field): void {
    const before = this.morningOf(one.id);
    if (before !== undefined) this.change(one, { [field]: before[field] });
  }
  putAllBack(): void {
    for (const one of this.people()) {
      const before = this.morningOf(one.id);
      const fields = this.changedFields(one);
      if (before !== undefined && fields.length > 0)
        this.change(one, Object.fromEntries(fields.map((field) => [field, before[field]])));
    }
  }

  change(one: Employed, edit: MaidEdit, gesture: number | null = null): void {
    this.undone.length = 0;
    this.give(one, edit, gesture);
  }
  private give(one: Employed, edit: MaidEdit, gesture: number | null): void {
    const before = this.edits.count(one.id);
    this.edits.change(one, this.lab.cafe.state.tick, edit, gesture);
    const now = this.edits.count(one.id);
    if (now > before) this.order.push(one.id);
    else if (now < before) this.order.splice(this.order.lastIndexOf(one.id), 1);
    this.lab.again();
  }
  /** A cell's text was typed: given to the café if valid, otherwise kept as an error. */
  type(one: Employed, cell: Cell, text: string): void {
    const read: unknown = rosterSchema[cell](text.trim());
    const wrong = new Map(this.wrong.peek());
    if (typeof read === 'object' && read !== null && 'expected' in read)
      wrong.set(`${one.id} ${cell}`, { text, expected: String(read.expected) });
    else {
      wrong.delete(`${one.id} ${cell}`);
      this.change(one, { [cell]: read });
    }
    this.wrong.value = wrong;
  }
  /** "Momo, alertness", for `momo alertness`. */
  cellName(key: string): string {
    const [id = '', cell = ''] = [key.slice(0, key.lastIndexOf(' ')), key.slice(key.lastIndexOf(' ') + 1)];
    const name = this.people().find((one) => one.id === id)?.name ?? id;
    return tell('roster.cell', { name, field: tellPart('field.', cell) });
  }
  get canUndo(): boolean {
    this.lab.watch();
    return this.order.length > 0 || this.wrong.value.size > 0;
  }
  get canRedo(): boolean {
    this.lab.watch();
    return this.undone.length > 0;
  }
  undo(): boolean {
    // Undo removes an invalid text first.
    if (this.wrong.peek().size > 0) {
      this.wrong.value = new Map();
      return true;
    }
    const id = this.order.pop();
    const one = this.people().find((person) => person.id === id);
    if (one === undefined) return false;
    const before = this.shape(one);
    const done = this.edits.undo(one, this.lab.cafe.state.tick);
    const after = this.shape(one);
    const fields = EDITABLE.filter((field) => !sameValue(before[field], after[field]));
    if (done) this.undone.push({ id: one.id, edit: Object.fromEntries(fields.map((field) => [field, before[field]])) });
    this.lab.again();
    return done;
  }
  redo(): boolean {
    const last = this.undone.pop();
    const one = this.people().find(({ id }) => id === last?.id);
    if (last === undefined || one === undefined) return false;
    this.give(one, last.edit, null);
    return true;
  }

  /** Gives the rows of a file that concern employees of this café. */
  take(rows: readonly RosterRow[]): void {
    const people = this.people();
    const absent: string[] = [];
    let taken = 0;
    for (const row of rows) {
      const one = people.find(({ id }) => id === row.id);
      if (one === undefined) {
        absent.push(row.id);
        continue;
      }
      const before = this.edits.count(one.id);
      this.change(one, Object.fromEntries(EDITABLE.map((field) => [field, row[field]])));
      if (this.edits.count(one.id) > before) taken++;
    }
    this.wrong.value = new Map();
    this.file.value = { errors: [], taken, absent };
  }

  /** Asks what if she were as in the morning. Without a change, the page asks for one. */
  whatIf(one: Employed): void {
    const shape = this.shape(one);
    const before = this.morningOf(one.id);
    const changed = before === undefined ? [] : this.changedFields(one);
    this.lab.who.value = one.id;
    this.lab.question.ask(
      this.lab.tick.peek(),
      changed.map((field) => ({
        input: { kind: 'edit', maid: one.id, edit: { [field]: before?.[field] } } as const,
        maid: one.id,
        ...(CELLS.includes(field as Cell) ? { field: field as Cell, from: shape[field], to: before?.[field] } : {}),
      })),
    );
  }
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const shapeOf = (one: Employed): Shape =>
  Object.fromEntries(EDITABLE.map((field) => [field, one[field]])) as unknown as Shape;

export const rosterModel = (lab: Lab): RosterModel => lab.modelOf('roster', () => new RosterModel(lab));
