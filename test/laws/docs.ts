// Reads documents and docstrings for the law in docs.test.ts.

import { basename } from 'node:path';
import { isNode, parse, place, type Node, type Source } from './sources.ts';

/**
 * Exports of a file that have no docstring right above them. For an export with the file's own name (`Blackboard` in
 * blackboard.ts), the comment at the top of the file counts.
 */
export function undocumented(source: Source): string[] {
  const { program, comments } = parse(source);
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const body = program.body as unknown as Node[];
  const opening = docstrings.find(({ start }) => source.text.slice(0, start).trim() === '');
  const isAbove = (node: Node): boolean =>
    docstrings.some(
      ({ end, start }) =>
        end <= node.start &&
        source.text.slice(end, node.start).trim() === '' &&
        !(start === opening?.start && /\n\s*\n/.test(source.text.slice(end, node.start))),
    );
  return body.flatMap((node) => {
    if (!/^Export(Named|Default)Declaration$/.test(node.type) || !isNode(node.declaration)) return [];
    const names = namesOf(node.declaration).filter(
      (name) => opening === undefined || name.toLowerCase() !== basename(source.path, '.ts').replaceAll('-', ''),
    );
    return names.length === 0 || isAbove(node) ? [] : [`${place(source, node.start)}  ${names.join(', ')}`];
  });
}

function namesOf(declaration: Node): string[] {
  if (Array.isArray(declaration.declarations))
    return (declaration.declarations as Node[]).map(({ id }) => (id as { name?: string }).name ?? '?');
  return [(declaration.id as { name?: string } | null)?.name ?? 'default'];
}

/** Markdown without code: no fenced or indented blocks, no inline code. */
const prose = (text: string): string =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, '');

/** Targets of relative links and pictures that do not exist. */
export function brokenLinks(text: string, exists: (path: string) => boolean): string[] {
  return [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target as string)
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
    .filter((target) => !exists(target));
}

/** Names of npm scripts that a document mentions as commands. */
export function commandsIn(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g), ...text.matchAll(/\bnpm (start|test)\b/g)].map(
    ([, name]) => name as string,
  );
  return [...new Set(named)].sort();
}

/** The code words in one column of the table below a heading, row by row; a cell may hold several. */
export function rowsOf(text: string, heading: string, column: number): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) =>
      [...(line.split('|')[column + 1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
    );
}
