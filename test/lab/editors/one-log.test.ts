// The notebook and the lab's pages undo the edits of one café in one order, wherever they were made.

import { beforeEach, expect, test } from 'vitest';
import type { LabDeps } from '../../../src/lab/frame/deps.ts';
import { Lab } from '../../../src/lab/frame/lab.ts';
import { type RosterModel, rosterModel } from '../../../src/lab/roster/model.ts';
import { recordsOf, withCell } from '../../../src/lab/tables/draft.ts';
import { type TablesModel, tablesModel } from '../../../src/lab/tables/model.ts';
import { NotebookModel } from '../../../src/notebook/model.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import type { Maid } from '../../../src/sim/state/person.ts';
import { only } from '../../../src/ui/edits/edit-log.ts';
import { type EditedCafe, editedCafe } from '../../ui/edits/edited-cafe.ts';

let one: EditedCafe;
let notebook: NotebookModel;
let roster: RosterModel;
let tables: TablesModel;
const momo = (): Maid => one.cafe.state.people['momo'] as Maid;

beforeEach(() => {
  one = editedCafe(openCafe({ seed: 7 }, scripts));
  const { edits, give } = one;
  const nothing = (): void => {};
  const lab = new Lab({ running: () => one.cafe, give, edits, select: nothing } as unknown as LabDeps, 'roster');
  notebook = new NotebookModel({ give, edits, follow: nothing, select: nothing, close: nothing, lookAt: nothing });
  notebook.show(one.cafe);
  notebook.open('momo');
  roster = rosterModel(lab);
  tables = tablesModel(lab);
  tables.open('patient');
});

test('the roster undoes the notebook’s newer edit first, and its own next', () => {
  const before = momo().alertness;
  roster.change(momo(), { alertness: 44 });
  one.cafe.step();
  notebook.change(momo(), { alertness: 10 });
  one.cafe.step();
  roster.undo();
  one.cafe.step();
  expect(momo().alertness).toBe(44);
  roster.undo();
  one.cafe.step();
  expect(momo().alertness).toBe(before);
});

test('the notebook undoes the roster’s newer edit of her first, and none of another maid', () => {
  notebook.change(momo(), { alertness: 10 });
  one.cafe.step();
  roster.change(momo(), { alertness: 44 });
  one.cafe.step();
  roster.change(one.cafe.state.people['mei'] as Maid, { rank: 5 });
  one.cafe.step();
  expect(notebook.undo()).toBe(true);
  one.cafe.step();
  expect([momo().alertness, (one.cafe.state.people['mei'] as Maid).rank]).toEqual([10, 5]);
});

test('a roster from a file is one step back in the roster, and is left whole by the notebook', () => {
  const before = momo().rank;
  roster.take(
    ['momo', 'mei'].map((id) => ({ ...(one.cafe.state.people[id] as Maid), rank: 4 })) as unknown as Parameters<
      RosterModel['take']
    >[0],
  );
  one.cafe.step();
  expect(roster.file.value?.taken).toBe(2);
  notebook.undo();
  one.cafe.step();
  expect([momo().rank, one.told]).toEqual([4, ['apart']]);
  roster.undo();
  one.cafe.step();
  expect([momo().rank, roster.canUndo]).toEqual([before, false]);
});

test('an invalid cell is undone before an edit', () => {
  roster.change(momo(), { alertness: 44 });
  one.cafe.step();
  roster.type(momo(), 'alertness', 'often');
  roster.undo();
  expect([roster.wrong.value.size, momo().alertness]).toEqual([0, 44]);
});

test('a table’s draft follows a table changed in the notebook, until it has a step of its own', () => {
  const [first, ...others] = recordsOf(tables.draft.now.value);
  const give = (note: string): void => {
    one.give({ kind: 'table', name: 'patient', rows: [{ ...first, note }, ...others] });
    one.cafe.step();
  };
  const note = (): string | undefined => tables.draft.now.value.rows[0]?.['note'];
  give('from the notebook');
  expect([note(), tables.differs]).toEqual(['from the notebook', false]);
  tables.draft.set(withCell(tables.draft.now.value, 0, 'note', 'typed'));
  give('again');
  expect([note(), tables.differs]).toEqual(['typed', true]);
  tables.undoing.undo();
  expect([note(), tables.differs]).toEqual(['again', false]);
});

test('a draft that was applied is one edit: undone as a whole, also in the notebook', () => {
  const rows = (): unknown => one.cafe.state.tables['patient'];
  for (const text of ['a', 'b', 'c']) tables.draft.set(withCell(tables.draft.now.value, 0, 'note', text));
  tables.apply();
  one.cafe.step();
  expect(JSON.stringify(rows())).toContain('"c"');
  tables.undoing.undo();
  one.cafe.step();
  expect([rows(), tables.differs, tables.undoing.canUndo]).toEqual([undefined, false, false]);
  tables.undoing.redo();
  one.cafe.step();
  expect([JSON.stringify(rows()).includes('"c"'), tables.draft.now.value.rows[0]?.['note']]).toEqual([true, 'c']);
  one.edits.undo(only('table', 'patient'));
  one.cafe.step();
  expect([rows(), tables.differs]).toEqual([undefined, false]);
});
