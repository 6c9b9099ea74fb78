/**
 * From rows that refer to each other by id to rows that lie in each other (chapter 3.2): ids are looked up, circles
 * found, and how many rows one decision may ask is counted. Only when all of that is right are the rows joined.
 */

import type { Draft, DraftBranch } from './cells.ts';
import type { ProblemList } from './problem-list.ts';
import { TABLE_LIMITS, type TableBranch, type TableProblem, type TableRow } from './types.ts';

const BRANCHES = ['yes', 'no'] as const;
const MEMBERS_NAMED = 24;
const FEW = 12;

type DraftsById = ReadonlyMap<number, Draft>;

/** Rows by id, the first of doubled ones; tells of doubled ids and of references to no row. */
export function indexRows(drafts: readonly Draft[], entries: readonly number[], problems: ProblemList): DraftsById {
  const byId = new Map<number, Draft>();
  for (const draft of drafts) {
    if (draft.id === null) continue;
    const first = byId.get(draft.id);
    if (first === undefined) byId.set(draft.id, draft);
    else problems.add(draft.row, 'id', `the id ${draft.id} stands in row ${first.row} already; give this row another`);
  }
  // Without any id every reference would be dead: the missing ids are what is wrong.
  if (byId.size === 0) return byId;
  for (const draft of drafts)
    for (const branch of BRANCHES)
      for (const id of new Set(draft[branch].ids))
        if (!byId.has(id)) problems.add(draft.row, branch, `no row has the id ${id}${idsThere(byId)}`);
  for (const id of entries)
    if (!byId.has(id)) problems.add(1, 'id', `a decision is to begin with row ${id}, but no row has this id`);
  return byId;
}

/** What ids there are, when they are few enough to say. */
function idsThere(byId: DraftsById): string {
  return byId.size > FEW ? '' : `; there are ${[...byId.keys()].join(', ')}`;
}

/** Tells of circles, each with its members, where the way closes. Looks at every row, reached or not. */
export function findCircles(byId: DraftsById, problems: ProblemList): void {
  const left = new Set<number>();
  const trail: number[] = [];
  const onTrail = new Set<number>();
  const visit = (draft: Draft, id: number): void => {
    trail.push(id);
    onTrail.add(id);
    for (const branch of BRANCHES)
      for (const next of new Set(draft[branch].ids)) {
        const row = byId.get(next);
        if (row === undefined || left.has(next) || problems.full) continue;
        if (!onTrail.has(next)) visit(row, next);
        else problems.add(draft.row, branch, `${ringOf(trail, next)} go in a circle; one of them must lead elsewhere`);
      }
    trail.pop();
    onTrail.delete(id);
    left.add(id);
  };
  for (const [id, draft] of byId) if (!left.has(id)) visit(draft, id);
}

function ringOf(trail: readonly number[], closing: number): string {
  const ring = trail.slice(trail.indexOf(closing));
  const named = ring.length > MEMBERS_NAMED ? [...ring.slice(0, MEMBERS_NAMED), '…'] : ring;
  return `rows ${[...named, closing].join(' → ')}`;
}

/** Tells when one decision could ask too many rows: a handful of rows that list each other twice and twice again. */
export function countAsked(byId: DraftsById, problems: ProblemList): void {
  const asked = new Map<number, number>();
  const count = (id: number): number => {
    const known = asked.get(id);
    if (known !== undefined) return known;
    const draft = byId.get(id) as Draft;
    const sum = ({ ids }: DraftBranch): number => ids.reduce((rows, next) => rows + count(next), 0);
    const most = 1 + Math.max(sum(draft.yes), sum(draft.no));
    if (most > TABLE_LIMITS.asked)
      problems.add(
        draft.row,
        '',
        `a decision that comes here may ask ${most > 1e9 ? 'more than a billion' : most} rows; at most ${TABLE_LIMITS.asked}. Does a list name rows again and again?`,
      );
    // One row that is too much is told once, not by everyone above it again.
    asked.set(id, most > TABLE_LIMITS.asked ? 1 : most);
    return asked.get(id) as number;
  };
  for (const id of byId.keys()) count(id);
}

/** The rows lying in each other, in the order of the file. Only for rows without circles and dead references. */
export function joinRows(byId: DraftsById): TableRow[] {
  const joined = new Map<number, TableRow>();
  const branch = ({ ids, shares }: DraftBranch): TableBranch => ({ rows: ids.map(join), shares });
  const join = (id: number): TableRow => {
    const before = joined.get(id);
    if (before !== undefined) return before;
    const { row, condition, param, parallel, yes, no } = byId.get(id) as Draft;
    const made = { id, row, condition, param, parallel, yes: branch(yes), no: branch(no) };
    joined.set(id, made);
    return made;
  };
  return [...byId.keys()].map(join);
}

/** Rows that no decision comes to, and rows that do nothing either way. Nothing wrong, but worth a look. */
export function lookOver(rows: readonly TableRow[], entries: readonly number[]): TableProblem[] {
  const reached = new Set<TableRow>();
  const reach = (row: TableRow): void => {
    if (reached.has(row)) return;
    reached.add(row);
    for (const branch of BRANCHES) for (const next of row[branch].rows) reach(next);
  };
  rows.forEach((row, at) => {
    if (at === 0 || entries.includes(row.id)) reach(row);
  });
  const idle = ({ rows, shares }: TableBranch): boolean => rows.length === 0 && shares.length === 0;
  return rows.flatMap(({ id, row, yes, no }, at): TableProblem[] => [
    ...(reached.has(rows[at] as TableRow)
      ? []
      : [{ row, column: 'id', message: `row ${id} is never reached: no list names it and no decision begins there` }]),
    ...(idle(yes) && idle(no)
      ? [{ row, column: '', message: `row ${id} does nothing, whether its condition holds or not` }]
      : []),
  ]);
}
