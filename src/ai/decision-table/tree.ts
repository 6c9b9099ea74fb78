/**
 * Turns rows that refer to each other by id into nested rows (_AI in game development_, decision tree): looks up ids,
 * finds cycles, and limits how many rows a decision may test. The rows are joined only if these checks find no
 * problem.
 */

import type { Draft, DraftBranch } from './cells.ts';
import type { ProblemList } from './problem-list.ts';
import { TABLE_LIMITS, type TableBranch, type TableProblem, type TableRow } from './types.ts';

const BRANCHES = ['yes', 'no'] as const;
const MEMBERS_NAMED = 24;
const FEW = 12;

type DraftsById = ReadonlyMap<number, Draft>;

/** Returns the rows by id; of several rows with the same id, the first. Reports duplicate ids and references to missing rows. */
export function indexRows(drafts: readonly Draft[], entries: readonly number[], problems: ProblemList): DraftsById {
  const byId = new Map<number, Draft>();
  for (const draft of drafts) {
    if (draft.id === null) continue;
    const first = byId.get(draft.id);
    if (first === undefined) byId.set(draft.id, draft);
    else problems.add(draft.row, 'id', `the id ${draft.id} stands in row ${first.row} already; give this row another`);
  }
  // If no row has an id, every reference between rows is wrong; then only the missing ids are reported.
  if (byId.size === 0) return byId;
  for (const draft of drafts)
    for (const branch of BRANCHES)
      for (const id of new Set(draft[branch].ids))
        if (!byId.has(id)) problems.add(draft.row, branch, `no row has the id ${id}${idsThere(byId)}`);
  for (const id of entries)
    if (!byId.has(id)) problems.add(1, 'id', `a decision is to begin with row ${id}, but no row has this id`);
  return byId;
}

/** Returns the part of a message that lists the existing row ids, or '' if there are too many of them. */
function idsThere(byId: DraftsById): string {
  return byId.size > FEW ? '' : `; there are ${[...byId.keys()].join(', ')}`;
}

/**
 * Reports each cycle: rows that lead back to each other. The problem lists the ids of these rows, and its place is the
 * row that closes the cycle. All rows are checked, even those that no decision reaches.
 */
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

/** Reports decisions that could test too many rows: if each row lists the next one twice, the number of tests doubles with every row. */
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
    // A row that exceeds the limit is reported and then counted as one test, so that the rows above it are not
    // reported too.
    asked.set(id, most > TABLE_LIMITS.asked ? 1 : most);
    return asked.get(id) as number;
  };
  for (const id of byId.keys()) count(id);
}

/**
 * Replaces the ids in the rows' branches by the rows themselves, so that the rows are nested. The rows keep the order
 * of the file. They must contain no cycles and no references to missing rows.
 */
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

/** Returns warnings about rows that no decision reaches, and about rows whose two branches are empty. */
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
