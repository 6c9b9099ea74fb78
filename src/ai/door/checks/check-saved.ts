/** Checks saved minds before they are restored. All mistakes are reported at once, each with its place. */

import { faultOfTodo, NEVER, type Todo } from '../../notebook.ts';
import { didYouMean, isRecord, type LoadProblem, Problems, shown } from '../../problems.ts';
import { piecesOf } from '../../registry.ts';
import { fieldsOf, listIn, numberIn } from '../../restoring.ts';
import type { FindCharacter, Parts } from '../parts.ts';

const MOST_MINDS = 1_000_000;

/** Finds what is wrong with saved minds. */
export function checkSaved(parts: Parts, saved: unknown, characterOf: FindCharacter): readonly LoadProblem[] {
  const { board, characters } = parts;
  const problems = new Problems();
  if (!isRecord(saved)) problems.add('', `must be what save() returned, not ${shown(saved)}`);
  const fields = fieldsOf(saved);
  numberIn(problems, 'format', fields['format'], 1, 1);
  numberIn(problems, 'tick', fields['tick'], Math.min(0, parts.firstTick - 1), NEVER - 1);
  const { seed } = fields;
  if (seed !== undefined && !Number.isSafeInteger(seed)) problems.add('seed', `must be an integer, not ${shown(seed)}`);
  const kinds = kindsIn(problems, fields['kinds'], Object.keys(characters));
  const list = listIn(problems, 'minds', fields['minds'], 0, MOST_MINDS);
  checkTables(problems, fields['warps'], parts);
  const present = new Set<string>();
  list.forEach((mind, at) => {
    const id = checkMind(problems, `minds[${at}]`, mind, parts);
    const kind = id === null ? undefined : kinds.get(id);
    if (id === null) return;
    if (kind === undefined) problems.add(`minds[${at}].id`, `'${id}' has no entry in 'kinds'`);
    else if (present.has(id)) problems.add(`minds[${at}].id`, `'${id}' is there twice`);
    else {
      const character = characterOf(id, kind);
      if (typeof character === 'object' && character !== null) present.add(id);
      else problems.add(`minds[${at}].id`, `the game has no character '${id}'`);
    }
  });
  checkBoard(problems, fields['board'], board.facts.length);
  checkStreams(problems, fields['streams']);
  return problems.list;
}

function kindsIn(problems: Problems, value: unknown, known: readonly string[]): Map<string, string> {
  const kinds = new Map<string, string>();
  if (!isRecord(value)) problems.add('kinds', `must be an object: the kind of each character, not ${shown(value)}`);
  for (const [id, kind] of Object.entries(fieldsOf(value)))
    if (typeof kind === 'string' && known.includes(kind)) kinds.set(id, kind);
    else problems.add(`kinds.${id}`, `there is no kind ${shown(kind)}${didYouMean(String(kind), known)}`);
  return kinds;
}

function checkTables(problems: Problems, value: unknown, { registry }: Parts): void {
  if (value !== undefined && !isRecord(value)) problems.add('warps', `must be an object, not ${shown(value)}`);
  for (const [id, table] of Object.entries(fieldsOf(value))) {
    if (!isRecord(table)) problems.add(`warps.${id}`, `must be a warp table, not ${shown(table)}`);
    for (const [key, cell] of Object.entries(fieldsOf(table)))
      if (typeof cell !== 'string' || !knowsScript(registry, cell))
        problems.add(
          `warps.${id}.${key}`,
          `no script is called ${shown(cell)}${didYouMean(String(cell), registry.names())}`,
        );
  }
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

function checkStreams(problems: Problems, value: unknown): void {
  if (!isRecord(value)) problems.add('streams', `must be an object, not ${shown(value)}`);
  for (const [id, stream] of Object.entries(fieldsOf(value))) {
    const numbers = listIn(problems, `streams.${id}`, stream, 4, 4);
    numbers.forEach((number, at) => numberIn(problems, `streams.${id}[${at}]`, number, -0x80000000, 0x7fffffff));
  }
}
