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

/** Returns the document with this run in the place of the one before. */
export function documentWith(document, summary, { date, minutes, machine }) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/reliability.md: the place for the table is missing');
  const cell = (text) => text.replaceAll('|', '\\|');
  const named = (which) => summary.filter(which).map(({ what }) => what).join(', '); // prettier-ignore
  const [broken, short] = [named(({ holds }) => !holds), named(({ holds, missed }) => holds && missed > 0)];
  const verdict = `${broken === '' ? 'Every test passed.' : `Did not hold: ${broken}.`}${short === '' ? '' : ` A figure is missed: ${short}.`}`; // prettier-ignore
  const lines = [
    BEGIN,
    '',
    `Last full run: ${date}, ${minutes} minutes, ${machine}. ${verdict}`,
    '',
    '| | What | Promise | Tests | Figures of this run |',
    '| --- | --- | --- | --- | --- |',
    ...summary.map(({ what, promise, holds, missed, passed, failed, figures }) => `| ${markOf({ holds, missed })} | ${what} | ${cell(promise)} | ${passed}${failed > 0 ? `, ${failed} failed` : ''} | ${cell(figures.join('<br>'))} |`), // prettier-ignore
    '',
    '',
  ];
  return document.slice(0, begin) + lines.join('\n') + document.slice(end);
}
