/**
 * What is generated from the records of the behaviours (src/sim/behaviours): the type of todos in players' scripts and the
 * table of todos in docs/writing-a-script.md.
 */

import type { Behaviour, FieldKind } from '../../src/sim/behaviours/behaviour.ts';
import { behaviours } from '../../src/sim/behaviours/index.ts';

export const TYPES = 'src/sandbox/script-cafe.d.ts.txt';
export const TODO_TABLE = 'docs/writing-a-script.md';

const TYPE: Readonly<Record<Extract<FieldKind, string>, string>> = {
  whole: 'number',
  'whole?': 'number',
  text: 'string',
  'text?': 'string',
  'flag?': 'boolean',
  dishes: 'readonly number[]',
};

const isOptional = (kind: FieldKind): boolean => typeof kind === 'string' && kind.endsWith('?');

function field([name, kind]: readonly [string, FieldKind]): string {
  const type = typeof kind === 'string' ? TYPE[kind] : kind.map((word) => `'${word}'`).join(' | ');
  return `readonly ${name}${isOptional(kind) ? '?' : ''}: ${type}`;
}

/** The members of the union `Todo`, one line each: behaviours that players' scripts may choose. */
export const todoType = (): string =>
  Object.entries(behaviours)
    .filter(([, { forPlayers }]) => forPlayers === true)
    .map(([name, { fields = {} }]) => {
      const all = [`readonly behave: '${name}'`, ...Object.entries(fields).map(field)];
      return `    | { ${all.join('; ')} }\n`;
    })
    .join('');

const UNION = /(type Todo = Budget &\n  \(\n)(?: {4}\| .*\n)*( {2}\);)/;

/** The declarations of players' scripts with today's union. */
export const typesUpdated = (text: string): string =>
  text.replace(UNION, (_, begin: string, end: string) => begin + todoType() + end);

const ROW = /^\| (anyone|maid|guest|chef) +\| `(\w+)` +\| ([^|]*)\| (.*?) *\|$/;
const fieldsCell = ({ fields = {} }: Behaviour): string =>
  Object.entries(fields)
    .map(([name, kind]) => `\`${name}${isOptional(kind) ? '?' : ''}\``)
    .join(', ');

/**
 * The guide with today's table of todos: role and fields come from the records. Sentences are kept; a behaviour without one
 * gets an empty cell at the end, to be written.
 */
export function todoTableUpdated(text: string): string {
  const lines = text.split('\n');
  const rows = lines.flatMap((line, at) => (ROW.test(line) ? [at] : []));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`${TODO_TABLE} has no table of todos`);
  const said = new Map(
    rows.map((at) => {
      const [, , name = '', , sentence = ''] = ROW.exec(lines[at] ?? '') ?? [];
      return [name, sentence] as const;
    }),
  );
  const names = [...said.keys(), ...Object.keys(behaviours).filter((name) => !said.has(name))];
  const made = names
    .filter((name) => Object.hasOwn(behaviours, name))
    .map((name) => {
      const behaviour = behaviours[name] as Behaviour;
      return [behaviour.role ?? 'anyone', `\`${name}\``, fieldsCell(behaviour), said.get(name) ?? ''];
    });
  const header = ['who', '`behave`', 'fields', 'what it does, and when it is possible'];
  const wide = header.map((cell, i) => Math.max(cell.length, ...made.map((cells) => cells[i]?.length ?? 0)));
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(wide[i] ?? 0)).join(' | ')} |`;
  const table = [row(header), `| ${wide.map((w) => '-'.repeat(w)).join(' | ')} |`, ...made.map(row)];
  return [...lines.slice(0, first - 2), ...table, ...lines.slice(last + 1)].join('\n');
}

/** Behaviours whose row has no sentence yet. */
export const withoutSentence = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, , name, , sentence] = ROW.exec(line) ?? [];
    return name !== undefined && sentence === '' ? [name] : [];
  });
