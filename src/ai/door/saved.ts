/** What a game's minds save, and the check of what is restored. */

import type { SavedBoard } from '../blackboard.ts';
import type { SavedMind } from '../minds/notebook-page.ts';
import { faultOfTodo, NEVER, type Todo } from '../notebook.ts';
import { didYouMean, isRecord, Problems, shown } from '../problems.ts';
import type { Stream } from '../random.ts';
import { piecesOf, type WarpTable } from '../registry.ts';
import { fieldsOf, listIn, numberIn, type Restored, settled } from '../restoring.ts';
import type { Parts } from './parts.ts';

/** The minds of a game as plain data. */
export interface SavedMinds {
  readonly format: 1;
  readonly tick: number;
  /** The seed of the streams that nobody has drawn from yet; missing in saves of older versions. */
  readonly seed?: number;
  /** The kind of each character, by its id. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly minds: readonly SavedMind[];
  readonly board: SavedBoard;
  /** The random streams of the characters that have drawn from theirs. */
  readonly streams: Readonly<Record<string, Stream>>;
  /** The warp tables of the characters that have one of their own. */
  readonly warps?: Readonly<Record<string, WarpTable>>;
}

const MOST_MINDS = 1_000_000;

/**
 * Checks saved minds and, if nothing is wrong, replaces the present ones.
 * @param take receives the kinds of all characters and the tick, before their minds are replaced
 */
export function restored(
  parts: Parts,
  saved: unknown,
  characterOf: (id: string, kind: string) => object | null | undefined,
  take: (kinds: ReadonlyMap<string, string>, tick: number) => void,
): Restored {
  const { minds, board, thought, characters } = parts;
  const problems = new Problems();
  if (!isRecord(saved)) problems.add('', `must be what save() returned, not ${shown(saved)}`);
  const fields = fieldsOf(saved);
  numberIn(problems, 'format', fields['format'], 1, 1);
  const tick = numberIn(problems, 'tick', fields['tick'], Math.min(0, parts.firstTick - 1), NEVER - 1);
  const { seed } = fields;
  if (seed !== undefined && !Number.isSafeInteger(seed)) problems.add('seed', `must be an integer, not ${shown(seed)}`);
  const kinds = kindsIn(problems, fields['kinds'], Object.keys(characters));
  const list = listIn(problems, 'minds', fields['minds'], 0, MOST_MINDS);
  const tables = tablesIn(problems, fields['warps'], parts);
  const present = new Map<string, object>();
  list.forEach((mind, at) => {
    const id = checkMind(problems, `minds[${at}]`, mind, parts);
    const kind = id === null ? undefined : kinds.get(id);
    if (id === null) return;
    if (kind === undefined) problems.add(`minds[${at}].id`, `'${id}' has no entry in 'kinds'`);
    else if (present.has(id)) problems.add(`minds[${at}].id`, `'${id}' is there twice`);
    else {
      const character = characterOf(id, kind);
      if (typeof character === 'object' && character !== null) present.set(id, character);
      else problems.add(`minds[${at}].id`, `the game has no character '${id}'`);
    }
  });
  checkBoard(problems, fields['board'], board.facts.length);
  const streams = streamsIn(problems, fields['streams']);
  return settled(problems, () => {
    take(kinds, tick);
    board.load(fields['board'] as SavedBoard);
    const tableOf = (id: string): WarpTable =>
      tables.get(id) ?? (characters[kinds.get(id) as string]?.warps as WarpTable);
    minds.load(list as readonly SavedMind[], (id) => present.get(id) as object, tableOf);
    minds.tick = tick;
    if (seed !== undefined) thought.seed = seed as number;
    thought.streams.clear();
    for (const [id, stream] of streams) thought.streams.set(id, stream);
  });
}

function kindsIn(problems: Problems, value: unknown, known: readonly string[]): Map<string, string> {
  const kinds = new Map<string, string>();
  if (!isRecord(value)) problems.add('kinds', `must be an object: the kind of each character, not ${shown(value)}`);
  for (const [id, kind] of Object.entries(fieldsOf(value)))
    if (typeof kind === 'string' && known.includes(kind)) kinds.set(id, kind);
    else problems.add(`kinds.${id}`, `there is no kind ${shown(kind)}${didYouMean(String(kind), known)}`);
  return kinds;
}

function tablesIn(problems: Problems, value: unknown, { registry }: Parts): Map<string, WarpTable> {
  const tables = new Map<string, WarpTable>();
  if (value !== undefined && !isRecord(value)) problems.add('warps', `must be an object, not ${shown(value)}`);
  for (const [id, table] of Object.entries(fieldsOf(value))) {
    if (!isRecord(table)) problems.add(`warps.${id}`, `must be a warp table, not ${shown(table)}`);
    for (const [key, cell] of Object.entries(fieldsOf(table)))
      if (typeof cell !== 'string' || !knowsScript(registry, cell))
        problems.add(
          `warps.${id}.${key}`,
          `no script is called ${shown(cell)}${didYouMean(String(cell), registry.names())}`,
        );
    tables.set(id, table as WarpTable);
  }
  return tables;
}

const knowsScript = (registry: Parts['registry'], cell: string): boolean =>
  registry.has(cell) || piecesOf(cell).every((piece) => registry.has(piece));

/** Checks one saved mind. @returns its id, or null if it has none */
function checkMind(problems: Problems, path: string, mind: unknown, { registry, minds, board }: Parts): string | null {
  if (!isRecord(mind)) {
    problems.add(path, `must be a saved mind, not ${shown(mind)}`);
    return null;
  }
  const { id, script, key, todo, endAt } = mind;
  if (typeof script !== 'string' || !knowsScript(registry, script))
    problems.add(
      `${path}.script`,
      `no script is called ${shown(script)}${didYouMean(String(script), registry.names())}`,
    );
  if (typeof key !== 'string') problems.add(`${path}.key`, `must be a warp key, not ${shown(key)}`);
  for (const field of ['runned', 'flags', 'faults', 'warps'] as const)
    numberIn(problems, `${path}.${field}`, mind[field], 0, NEVER);
  numberIn(problems, `${path}.wakeAt`, mind['wakeAt'], 0, NEVER);
  if (endAt !== undefined) numberIn(problems, `${path}.endAt`, endAt, 0, NEVER);
  for (const field of ['awake', 'news'])
    if (typeof mind[field] !== 'boolean')
      problems.add(`${path}.${field}`, `must be true or false, not ${shown(mind[field])}`);
  if (todo !== undefined) {
    const wrong = faultOfTodo(todo as Todo, minds.acts, board.facts);
    if (wrong !== null) problems.add(`${path}.todo`, wrong);
  } else if (endAt !== undefined && endAt !== 0) problems.add(`${path}.todo`, 'is missing');
  if (typeof id === 'string') return id;
  problems.add(`${path}.id`, `must be a name, not ${shown(id)}`);
  return null;
}

function checkBoard(problems: Problems, board: unknown, facts: number): void {
  if (!isRecord(board)) problems.add('board', `must be a saved board, not ${shown(board)}`);
  const { live, pending, nextId, available } = fieldsOf(board);
  for (const [name, list] of Object.entries({ live, pending }))
    listIn(problems, `board.${name}`, list, 0, MOST_MINDS).forEach((command, at) => {
      const { executorKeys, fromTick, untilTick } = fieldsOf(command);
      const path = `board.${name}[${at}]`;
      if (!Array.isArray(executorKeys)) problems.add(`${path}.executorKeys`, 'must be a list of names');
      numberIn(problems, `${path}.fromTick`, fromTick, 0, NEVER);
      numberIn(problems, `${path}.untilTick`, untilTick, 0, NEVER);
    });
  numberIn(problems, 'board.nextId', nextId, 1, Number.MAX_SAFE_INTEGER);
  listIn(problems, 'board.available', available, facts, facts).forEach((left, at) =>
    numberIn(problems, `board.available[${at}]`, left, 0, Number.MAX_SAFE_INTEGER),
  );
}

function streamsIn(problems: Problems, value: unknown): Map<string, Stream> {
  const streams = new Map<string, Stream>();
  if (!isRecord(value)) problems.add('streams', `must be an object, not ${shown(value)}`);
  for (const [id, stream] of Object.entries(fieldsOf(value))) {
    const numbers = listIn(problems, `streams.${id}`, stream, 4, 4);
    numbers.forEach((number, at) => numberIn(problems, `streams.${id}[${at}]`, number, -0x80000000, 0x7fffffff));
    streams.set(id, [...(numbers as Stream)]);
  }
  return streams;
}
