/** Model of the page "Roster": employees, their changes since the morning, invalid cells. The model outlives the page. */

import { signal } from '@preact/signals';
import { type RosterRow, rosterSchema, sectorsText, type TableError } from '../../data/index.ts';
import { isSameRange, usualRange } from '../../sim/people/alert-ranges.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import type { Sector } from '../../ai/index.ts';
import type { Maid, PersonId, Rank } from '../../sim/state/person.ts';
import type { StaffMember } from '../../sim/state/season.ts';
import { dishesAtOnce, ordersAtOnce } from '../../sim/state/tuning.ts';
import type { Lab } from '../frame/lab.ts';
import { changedOnly, type MaidField, sameValue } from '../../sim/inputs/undoing.ts';
import { allOf, type Shape } from '../../ui/edits/edit-log.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';
import { tell, tellPart } from '../words/index.ts';

export type Employed = Maid | StaffMember;
/** Fields of a maid that have a cell of their own in the grid. */
export const CELLS = ['rank', 'duties', 'alertness', 'alertRange', 'obedience', 'team', 'controller'] as const;
export type Cell = (typeof CELLS)[number];
const EDITABLE: readonly MaidField[] = [...CELLS, 'favouriteCustomerIds', 'favouriteCustomerTypes', 'warps'];

/** The scope of the edits that the page shows: those of all employees. */
const MAIDS = allOf('maid');

/** Result of reading the last file. */
export interface FileCame {
  readonly errors: readonly TableError[];
  readonly taken: number;
  readonly absent: readonly string[];
}

export class RosterModel {
  /** Invalid texts that the player has typed into the grid; the key of a cell is `<id> <field>`. */
  readonly wrong = signal<ReadonlyMap<string, { readonly text: string; readonly expected: string }>>(new Map());
  readonly chosen = signal<PersonId | null>(null);
  readonly file = signal<FileCame | null>(null);
  private began: { readonly line: Line; readonly shapes: ReadonlyMap<PersonId, Shape> } | null = null;

  constructor(private readonly lab: Lab) {
    this.chosen.value = lab.who.peek();
  }

  /** All employees: people at work today first, then those with the day off. */
  people(): readonly Employed[] {
    const { state } = this.lab.cafe;
    const maids = Object.values(state.people).filter((one): one is Maid => one.role === 'maid');
    const off = state.season?.staff.filter(({ id }) => maids.every((one) => one.id !== id)) ?? [];
    return [...maids, ...off];
  }
  shape(one: Employed): Shape {
    return this.lab.edits.shapeOf(one, this.lab.cafe.state);
  }
  /** A person's values when the day began; undefined if not employed at that time. */
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
  /** Fields of a person that differ from the morning, whatever has changed them. */
  changedFields(one: Employed): MaidField[] {
    const before = this.morningOf(one.id);
    const shape = this.shape(one);
    return EDITABLE.filter((field) => {
      const was = before === undefined ? this.lab.edits.originalOf({ of: 'maid', id: one.id, field }) : before[field];
      return was !== undefined && !sameValue(was, shape[field]);
    });
  }
  get count(): number {
    return this.people().reduce((sum, one) => sum + this.changedFields(one).length, 0);
  }
  /** Number of dishes and orders that all people at work can hold together. */
  capacity(inTheMorning: boolean): { readonly dishes: number; readonly orders: number } {
    const here = this.people().filter(({ id }) => this.lab.cafe.state.people[id] !== undefined);
    const ranks = here.map((one) => (inTheMorning ? this.morningOf(one.id)?.rank : undefined) ?? this.shape(one).rank);
    return {
      dishes: ranks.reduce<number>((sum, rank) => sum + dishesAtOnce(rank), 0),
      orders: ranks.reduce<number>((sum, rank) => sum + ordersAtOnce(rank), 0),
    };
  }
  putBack(one: Employed, field: MaidField): void {
    const before = this.morningOf(one.id);
    if (before !== undefined) this.change(one, { [field]: before[field] });
  }
  putAllBack(): void {
    this.changeAll(this.people().map((one) => [one, this.morningOf(one.id) ?? {}]));
  }

  /** Edits one person. @param mark edits with the same mark, such as the edits of one drag, count as one edit */
  change(one: Employed, edit: MaidEdit, mark: string | null = null): void {
    this.changeAll([[one, edit]], mark);
  }
  /** Edits several people in one step. @returns how many people the edits have changed */
  private changeAll(edits: readonly (readonly [Employed, MaidEdit])[], mark: string | null = null): number {
    const changed = edits
      .map(([one, edit]) => ({ maid: one.id, edit: changedOnly(this.shape(one), edit) }))
      .filter(({ edit }) => Object.keys(edit).length > 0);
    this.lab.edits.together(() => {
      for (const one of changed) this.lab.give({ kind: 'edit', ...one });
    }, mark);
    return changed.length;
  }
  /** Called when a cell's text was typed: a valid value is given to the café, an invalid text is kept as an error. */
  type(one: Employed, cell: Cell, text: string): void {
    const read: unknown = rosterSchema[cell](text.trim());
    const wrong = new Map(this.wrong.peek());
    if (typeof read === 'object' && read !== null && 'expected' in read)
      wrong.set(`${one.id} ${cell}`, { text, expected: String(read.expected) });
    else {
      wrong.delete(`${one.id} ${cell}`);
      this.change(one, { [cell]: read ?? (cell === 'alertRange' ? this.usual(one) : null) });
    }
    this.wrong.value = wrong;
  }
  private usual(one: Employed): Sector[] {
    return usualRange(this.shape(one).rank, one.clumsy);
  }
  /** A person as a row of a roster file. The alert range is left empty if it is the usual one of the maid's rank. */
  fileRow(one: Employed) {
    const shape = this.shape(one);
    return { ...one, ...shape, alertRange: isSameRange(shape.alertRange, this.usual(one)) ? null : shape.alertRange };
  }
  /** The name of a cell in words: "Momo, alertness", for `momo alertness`. */
  cellName(key: string): string {
    const [id = '', cell = ''] = [key.slice(0, key.lastIndexOf(' ')), key.slice(key.lastIndexOf(' ') + 1)];
    const name = this.people().find((one) => one.id === id)?.name ?? id;
    return tell('roster.cell', { name, field: tellPart('field.', cell) });
  }
  get canUndo(): boolean {
    return this.wrong.value.size > 0 || this.lab.edits.count(MAIDS) > 0;
  }
  get canRedo(): boolean {
    return this.lab.edits.canRedo(MAIDS);
  }
  /** Takes back the last edit. If there are cells with invalid text, the first undo only removes these texts. */
  undo(): boolean {
    if (this.wrong.peek().size === 0) return this.lab.goBack('undo', MAIDS);
    this.wrong.value = new Map();
    return true;
  }
  redo(): boolean {
    return this.lab.goBack('redo', MAIDS);
  }

  /** Applies the rows of a file that concern employees of this café. */
  take(rows: readonly RosterRow[]): void {
    const people = this.people();
    const absent: string[] = [];
    const edits: [Employed, MaidEdit][] = [];
    for (const row of rows) {
      const one = people.find(({ id }) => id === row.id);
      if (one === undefined) absent.push(row.id);
      else {
        const edit = Object.fromEntries(EDITABLE.map((field) => [field, row[field]]));
        edits.push([one, { ...edit, alertRange: row.alertRange ?? usualRange(row.rank as Rank, one.clumsy) }]);
      }
    }
    const taken = this.changeAll(edits);
    this.wrong.value = new Map();
    this.file.value = { errors: [], taken, absent };
  }

  /**
   * Opens the page "What if" with this question: how would the day go on if the maid were as she was in the morning? If
   * she has not changed since, the question has no changes yet; the player adds them there.
   */
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

export const cellText = (shape: Shape, cell: Cell): string =>
  cell === 'alertRange' ? sectorsText(shape.alertRange) : String(shape[cell] ?? '');

const shapeOf = (one: Employed): Shape =>
  Object.fromEntries(EDITABLE.map((field) => [field, one[field] ?? null])) as unknown as Shape;

export const rosterModel = (lab: Lab): RosterModel => lab.modelOf('roster', () => new RosterModel(lab));
