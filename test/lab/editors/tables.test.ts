// A decision table being edited: errors with one-click fixes, drawing of an invalid table, counts of each branch.

import { expect, test } from 'vitest';
import type { Decision } from '../../../src/ai/index.ts';
import { layOut } from '../../../src/ui/tree-layout.ts';
import { BranchCounts } from '../../../src/lab/tables/counts.ts';
import {
  type TextTable,
  draftOf,
  drawnRows,
  recordsOf,
  sameDraft,
  shareCell,
  sharesIn,
  withCell,
  withoutRow,
  withRow,
} from '../../../src/lab/tables/draft.ts';
import { fixOf } from '../../../src/lab/tables/fixes.ts';
import { jsonOfDraft, readDraftFile, yamlOfDraft } from '../../../src/lab/tables/files.ts';
import { planOf, scaleToFit } from '../../../src/lab/tables/tree-plan.ts';
import { swapLeaves, swapRows } from '../../../src/lab/tables/swaps.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';

const cafe = openCafe({ seed: 3 }, scripts);
const patient = draftOf(cafe.world.tables.of('patient') ?? { columns: [], toRows: () => [] });
const words = cafe.world.tables.wordsOf('patient') ?? { conditions: [], behaviours: [] };
const problemsOf = (draft: TextTable) => {
  const read = cafe.readTable('patient', recordsOf(draft));
  return read.ok ? [] : read.problems;
};

test('a shipped table is a draft without mistakes, and the same again when a cell is put back', () => {
  expect(problemsOf(patient)).toEqual([]);
  const other = withCell(patient, 2, 'yes', 'stare:10');
  expect(sameDraft(other, patient)).toBe(false);
  expect(sameDraft(withCell(other, 2, 'yes', patient.rows[2]?.['yes'] ?? ''), patient)).toBe(true);
});

test('a wrong word is mended by the nearest right one, and only that word of the cell', () => {
  const wrong = withCell(withCell(patient, 2, 'yes', 'stare:10,autograh:50'), 3, 'condition', 'spokenToo');
  const mends = problemsOf(wrong).map((problem) => fixOf(wrong, problem, words));
  expect(mends).toEqual([
    { wrong: 'autograh', right: 'autograph', row: 2, column: 'yes', cell: 'stare:10,autograph:50' },
    { wrong: 'spokenToo', right: 'spokenTo', row: 3, column: 'condition', cell: 'spokenTo' },
  ]);
  const mended = mends.reduce((draft, mend) => (mend === null ? draft : withCell(draft, mend.row, mend.column, mend.cell)), wrong); // prettier-ignore
  expect(problemsOf(mended)).toEqual([]);
});

test('a condition begun and not ended is offered whole; one that is like none is left to its author', () => {
  const offered = (typed: string): (string | null)[] => {
    const wrong = withCell(patient, 3, 'condition', typed);
    return problemsOf(wrong).map((problem) => fixOf(wrong, problem, words)?.right ?? null);
  };
  expect(offered('patience')).toEqual(['patienceBelow']);
  expect(offered('arrives')).toEqual(['heroArrives']);
  expect(offered('xyzzyxyzzy')).toEqual([null]);
});

test('a missing type is told by what stands in the list; what only the author knows is not guessed', () => {
  const untyped = withCell(patient, 2, 'yesType', '');
  const [problem] = problemsOf(untyped);
  expect(problem && fixOf(untyped, problem, words)).toMatchObject({ column: 'yesType', right: '1' });
  const dead = withCell(patient, 1, 'yes', '77');
  const [lost] = problemsOf(dead);
  expect(lost && fixOf(dead, lost, words)).toBeNull();
});

test('rows come with the next free id and go again', () => {
  const more = withRow(patient, 0);
  expect(more.rows[1]).toMatchObject({ id: String(Math.max(...patient.rows.map(({ id }) => Number(id))) + 1) });
  expect(sameDraft(withoutRow(more, 1), patient)).toBe(true);
});

test('a table that is half right is drawn as far as it goes: no circles, no dead ends, nothing left out', () => {
  const half: TextTable = {
    columns: ['id', 'condition', 'yesType', 'yes', 'noType', 'no'],
    rows: [
      { id: '1', condition: 'x', yesType: '0', yes: '2,9', noType: '1', no: 'wait:' },
      { id: '2', condition: 'y', yesType: '0', yes: '1', noType: '', no: '' },
      { id: 'q', condition: '', yesType: '', yes: '' },
      { id: '5', condition: 'z', yesType: '', yes: 'go:50,stay' },
    ],
  };
  const rows = drawnRows(half);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 5]);
  expect(rows[0]?.yes.rows.map(({ id }) => id)).toEqual([2]);
  expect(rows[1]?.yes.rows).toEqual([]);
  expect(layOut({ rows }, true).nodes.map(({ key }) => key)).toEqual(expect.arrayContaining(['1', '2', '1.no', '5', '5.yes'])); // prettier-ignore
  expect(shareCell(sharesIn('go:50, stay'))).toBe('go:50,stay');
});

test('each way is counted once for every time it was gone, up to the moment shown', () => {
  const thought = (tick: number, held: boolean, chose: string | null): Decision =>
    ({
      tick,
      because: { key: 'table.chose', terms: { table: 'patient' } },
      options: [{ id: '4', verdict: 'chosen', terms: { condition: 'waiting', param: 5, held, chose } }],
    }) as unknown as Decision;
  const all = [thought(1, true, 'call'), thought(5, false, null), thought(9, true, 'call')];
  const history = { people: () => [{ id: 'g1' }], thoughts: () => all };
  const counts = new BranchCounts();
  const row = { id: 4, condition: 'waiting', param: '5' };
  const now = (tick: number): number[] => {
    counts.upTo(history, 'patient', tick);
    return [counts.asked(row), counts.taken(row, 'yes'), counts.taken(row, 'no'), counts.drawn(row, 'yes', 'call')];
  };
  expect(now(6)).toEqual([2, 1, 1, 1]);
  expect(now(10)).toEqual([3, 2, 1, 2]);
  // After rewinding, and for another table, counting starts again.
  expect(now(2)).toEqual([1, 1, 0, 1]);
  expect(counts.upTo(history, 'calm', 10).asked(row)).toBe(0);
});

const draftOfFile = async (name: string, text: string) => readDraftFile(new File([text], name), 'patient');

test('a file with mistakes becomes a draft with each of them at its cell; what is no table is refused', async () => {
  const csv = 'id,note,condtion,cParam,yesType,yes,noType,no\n1,a,waitng,,1,litter:12,0,"2,9"\n2,b,always,7,1,"talk:80,phone:40",,\n';
  const read = await draftOfFile('x.csv', csv);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.notes.map(({ message }) => message)).toEqual(["the column 'condtion' is taken for 'condition'"]);
  expect(read.draft.columns).toContain('note');
  expect(problemsOf(read.draft).map(({ row, column }) => `${row} ${column}`)).toEqual([
    '2 condition', '2 no', '3 cParam', '3 yes',
  ]); // prettier-ignore
  for (const [name, text] of [['x.csv', ''], ['x.csv', 'a,b\n1,2'], ['x.json', '{'], ['x.json', '[1]'], ['x.yaml', '- a: ['], ['x.csv', 'id,condition,"yes\n1,2']] as const)
    expect((await draftOfFile(name, text)).ok, text).toBe(false);
}); // prettier-ignore

test('the same table comes from CSV, JSON and YAML', async () => {
  const csv = [patient.columns, ...patient.rows.map((row) => patient.columns.map((name) => `"${row[name] ?? ''}"`))].map((cells) => cells.join(';')).join('\n'); // prettier-ignore
  for (const [name, text] of [
    ['x.csv', csv],
    ['x.json', jsonOfDraft(patient)],
    ['x.yaml', await yamlOfDraft(patient)],
  ] as const) {
    const read = await draftOfFile(name, text);
    expect(read.ok && sameDraft(read.draft, patient), name).toBe(true);
  }
});

test('shares that are too much, ids that stand twice and parameters nobody asked for are mended by a press', () => {
  const wrong = [
    withCell(patient, 2, 'yes', 'autograph:90,stare:60'),
    withCell(patient, 2, 'id', '2'),
    withCell(patient, 0, 'cParam', '7'),
    withCell(patient, 5, 'cParam', '450'),
    withCell(patient, 3, 'yes', 'talk'),
    withCell(patient, 3, 'yes', 'talk:30,,phone:20'),
    withCell(patient, 3, 'yesType', '0'),
    withCell(patient, 3, 'parallel', 'perhaps'),
  ];
  for (const draft of wrong) {
    const mend = problemsOf(draft).map((problem) => fixOf(draft, problem, words)).find((one) => one !== null); // prettier-ignore
    if (mend === undefined || mend === null) throw new Error(JSON.stringify(problemsOf(draft)));
    const after = problemsOf(withCell(draft, mend.row, mend.column, mend.cell));
    // A row with another number is not referred to any more: a warning for it, errors for the rows that referred to it.
    expect(after.map(({ message }) => message).filter((message) => !message.startsWith('no row has'))).toEqual([]);
  }
});

test('leaves and rows change places in the tree; a row does not come to hang on itself', () => {
  const rows = drawnRows(patient);
  const at = (id: string): number => patient.rows.findIndex((row) => row['id'] === id);
  const leaves = swapLeaves(patient, { at: at('22'), side: 'yes' }, { at: at('321'), side: 'yes' });
  expect([leaves.rows[at('22')]?.['yes'], leaves.rows[at('321')]?.['yes']]).toEqual(['talk:18', 'talk:65']);
  const moved = swapRows(patient, rows, { id: 21, at: at('2'), side: 'yes' }, { id: 41, at: at('4'), side: 'yes' });
  expect([moved.rows[at('2')]?.['yes'], moved.rows[at('4')]?.['yes']]).toEqual(['41,22', '21,42,43']);
  expect(problemsOf(moved)).toEqual([]);
  const order = swapRows(patient, rows, { id: 21, at: at('2'), side: 'yes' }, { id: 22, at: at('2'), side: 'yes' });
  expect(order.rows[at('2')]?.['yes']).toBe('22,21');
  expect(swapRows(patient, rows, { id: 3, at: at('1'), side: 'no' }, { id: 31, at: at('3'), side: 'yes' })).toBe(
    patient,
  );
});

test('a tree too high for its room is read from the top; it fits across, or as a whole', () => {
  const low = planOf(drawnRows(patient), { w: 880, h: 240 });
  const first = low.nodes.find(({ key }) => key === '1');
  expect(first?.line).toBe(0);
  expect(planOf(drawnRows(patient), { w: 880, h: 4000 }).nodes.find(({ key }) => key === '1')?.line).toBeGreaterThan(0);
  expect(low.wide * scaleToFit(low, { w: 880, h: 240 }, false)).toBeLessThanOrEqual(880);
  expect(low.high * scaleToFit(low, { w: 880, h: 240 }, true)).toBeLessThanOrEqual(240);
});
