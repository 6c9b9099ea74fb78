/** The page "Roster": who works here, what was changed about them, and the way back. It outlives the page. */

import { signal } from '@preact/signals';
import { type RosterRow, rosterSchema, type TableError } from '../../../data/index.ts';
import type { MaidEdit } from '../../../sim/input.ts';
import type { Maid, PersonId } from '../../../sim/person.ts';
import type { StaffMember } from '../../../sim/season/types.ts';
import type { Lab } from '../../frame/lab.ts';
import { Edits, type Field, type Shape } from '../../notebook/edits.ts';

export type Employed = Maid | StaffMember;
/** Fields that are a cell of their own. */
export const CELLS = ['rank', 'duties', 'alertness', 'obedience', 'team', 'controller'] as const;
export type Cell = (typeof CELLS)[number];
export const EDITABLE: readonly Field[] = [...CELLS, 'favouriteCustomerIds', 'favouriteCustomerTypes'];

/** What the last file came to. */
export interface FileCame {
  readonly errors: readonly TableError[];
  readonly taken: number;
  readonly absent: readonly string[];
}

export class RosterModel {
  readonly edits: Edits;
  /** Cells with a text that is no value, by `id field`. */
  readonly wrong = signal<ReadonlyMap<string, { readonly text: string; readonly expected: string }>>(new Map());
  readonly chosen = signal<PersonId | null>(null);
  readonly file = signal<FileCame | null>(null);
  private readonly order: PersonId[] = [];

  constructor(private readonly lab: Lab) {
    this.edits = new Edits(
      (maid, edit) => lab.give({ kind: 'edit', maid, edit }),
      () => '',
    );
    this.chosen.value = lab.who.peek();
  }

  /** Who is at work today, and then who is employed and has the day off. */
  people(): readonly Employed[] {
    const { state } = this.lab.cafe;
    const maids = Object.values(state.people).filter((one): one is Maid => one.role === 'maid');
    const off = state.season?.staff.filter(({ id }) => maids.every((one) => one.id !== id)) ?? [];
    return [...maids, ...off];
  }
  shape(one: Employed): Shape {
    return this.edits.shapeOf(one, this.lab.cafe.state.tick);
  }
  get count(): number {
    return this.order.length;
  }

  change(one: Employed, edit: MaidEdit, gesture: number | null = null): void {
    const before = this.edits.count(one.id);
    this.edits.change(one, this.lab.cafe.state.tick, edit, gesture);
    const now = this.edits.count(one.id);
    if (now > before) this.order.push(one.id);
    else if (now < before) this.order.splice(this.order.lastIndexOf(one.id), 1);
    this.lab.again();
  }
  /** A cell as it was typed: given when it is a value, else told. */
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
  undo(): boolean {
    const id = this.order.pop();
    const one = this.people().find((person) => person.id === id);
    this.wrong.value = new Map();
    if (one === undefined) return false;
    const done = this.edits.undo(one, this.lab.cafe.state.tick);
    this.lab.again();
    return done;
  }

  /** Gives what a file says of those who are here. */
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

  /** As she is now beside as she was; where nothing was changed, the page asks what should be. */
  whatIf(one: Employed): void {
    const { whatIf } = this.lab;
    const shape = this.shape(one);
    const changed = EDITABLE.filter((field) => this.edits.changed(shape, one.id, field));
    whatIf.setMoment(this.lab.tick.peek());
    this.lab.who.value = one.id;
    whatIf.setChanges(
      changed.map((field) => ({
        input: { kind: 'edit', maid: one.id, edit: { [field]: this.edits.originalOf(one.id, field) } } as const,
        maid: one.id,
        ...(CELLS.includes(field as Cell)
          ? { field: field as Cell, from: shape[field], to: this.edits.originalOf(one.id, field) }
          : {}),
      })),
    );
    this.lab.turnTo('whatif');
  }
}

const models = new WeakMap<Lab, RosterModel>();
export function rosterModel(lab: Lab): RosterModel {
  let model = models.get(lab);
  if (model === undefined) models.set(lab, (model = new RosterModel(lab)));
  return model;
}
