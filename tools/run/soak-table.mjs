// The table of the long soak: which rows held, and the figures that their tests have measured.

import { relative } from 'node:path';

const BEGIN = '<!-- The last full run: written by `npm run soak` -->';
const END = '<!-- The end of the last full run -->';

/**
 * @param {readonly { id: string, what: string, promise: string, files: readonly string[] }[]} rows
 * @param {{ testResults: readonly { name: string, assertionResults: readonly { status: string }[] }[] }} results what
 *   Vitest has written
 * @param {readonly { row: string, text: string, isMissed?: boolean }[]} figures
 * @param {string} root folder of the project
 */
export function summaryOf(rows, { testResults }, figures, root) {
  return rows.map((row) => {
    const ran = testResults.filter(({ name }) => {
      const path = relative(root, name).replaceAll('\\', '/');
      return row.files.some((file) => path === file || path.startsWith(`${file}/`));
    });
    const tests = ran.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    const passed = tests.filter((status) => status === 'passed').length;
    const failed = tests.filter((status) => status === 'failed').length + ran.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length; // prettier-ignore
    const own = figures.filter((one) => one.row === row.id);
    return {
      ...row,
      passed,
      failed,
      holds: failed === 0 && passed > 0,
      missed: own.filter(({ isMissed }) => isMissed).length,
      figures: own.map(({ text, isMissed }) => (isMissed ? `missed: ${text}` : text)),
    };
  });
}

/** ✓ = holds; ✗ = a test failed, or none ran; ! = the tests passed, but a figure is not what is promised. */
const markOf = ({ holds, missed }) => (holds ? (missed > 0 ? '!' : '✓') : '✗');

export const textOfTable = (summary) =>
  summary
    .flatMap(({ what, holds, missed, passed, failed, figures }) => [
      `${markOf({ holds, missed })} ${what.padEnd(15)} ${String(passed).padStart(5)} passed${failed > 0 ? `, ${failed} FAILED` : ''}`,
      ...figures.map((text) => `    ${text}`),
    ])
    .join('\n');

const cell = (text) => text.replaceAll('|', '\\|');
const lineOf = ({ what, promise, holds, missed, passed, failed, figures }) =>
  `| ${markOf({ holds, missed })} | ${what} | ${cell(promise)} | ${passed}${failed > 0 ? `, ${failed} failed` : ''} | ${cell(figures.join('<br>'))} |`; // prettier-ignore

/** What the table's lines say in all, by the mark and the name at the beginning of each. */
function verdictOf(lines) {
  const marked = lines.map((line) => /^\| ([✓!✗]) \| ([^|]+) \|/.exec(line)).filter((found) => found !== null);
  const named = (wanted) => marked.filter(([, mark]) => mark === wanted).map(([, , what]) => what).join(', '); // prettier-ignore
  const [broken, short] = [named('✗'), named('!')];
  return `${broken === '' ? 'Every test passed.' : `Did not hold: ${broken}.`}${short === '' ? '' : ` A figure is missed: ${short}.`}`; // prettier-ignore
}

/** The document in three parts; the middle one is the place for the table. */
function partsOf(document) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/reliability.md: the place for the table is missing');
  return [document.slice(0, begin), document.slice(begin, end), document.slice(end)];
}

/** Returns the document with this run in the place of the one before. */
export function documentWith(document, summary, { date, minutes, machine }) {
  const [before, , after] = partsOf(document);
  const table = summary.map(lineOf);
  const lines = [
    BEGIN,
    '',
    `Last full run: ${date}, ${minutes} minutes, ${machine}. ${verdictOf(table)}`,
    '',
    '| | What | Promise | Tests | Figures of this run |',
    '| --- | --- | --- | --- | --- |',
    ...table,
    '',
    '',
  ];
  return before + lines.join('\n') + after;
}

const FULL = /^(Last full run: .*?\.) (?:Every test passed|Did not hold:)/;
const AGAIN = / Measured again after it: (.*)\.$/;

/**
 * Returns the document with these rows measured again, for example after a mend; the rows of the last full run stay as
 * they are. A document without a full run is returned as it is.
 */
export function documentWithRows(document, summary, date) {
  const [before, table, after] = partsOf(document);
  const lines = table.split('\n');
  const head = lines.findIndex((line) => FULL.test(line));
  if (head < 0) return document;
  for (const row of summary) {
    const at = lines.findIndex((line) => line.split(' | ')[1] === row.what);
    if (at >= 0) lines[at] = lineOf(row);
  }
  const names = new Set(summary.map(({ what }) => what));
  const earlier = (AGAIN.exec(lines[head])?.[1] ?? '').split(', ').filter((one) => one !== '' && !names.has(one.replace(/ \(.*\)$/, ''))); // prettier-ignore
  const again = [...earlier, ...[...names].map((what) => `${what} (${date})`)].join(', ');
  lines[head] = `${FULL.exec(lines[head])[1]} ${verdictOf(lines)} Measured again after it: ${again}.`;
  return before + lines.join('\n') + after;
}
