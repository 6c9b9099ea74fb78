/**
 * Writes what was checked as a JUnit report, the form that build servers read: one test case for each promise, threshold
 * or replay.
 */

/** The result of one check. `message` says what is wrong; null = nothing is. */
export interface Checked {
  readonly name: string;
  readonly message: string | null;
}

const escaped = (text: string): string =>
  [...text]
    // XML has no characters below the space except tab and line breaks.
    .filter((letter) => letter >= ' ' || '\t\n\r'.includes(letter))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

/** The report as XML. @param suite what was run: the name of its file */
export function junitText(suite: string, checked: readonly Checked[]): string {
  const failures = checked.filter(({ message }) => message !== null).length;
  const counts = `tests="${checked.length}" failures="${failures}"`;
  const cases = checked.map(({ name, message }) => {
    const head = `    <testcase classname="${escaped(suite)}" name="${escaped(name)}"`;
    return message === null ? `${head}/>` : `${head}>\n      <failure message="${escaped(message)}"/>\n    </testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="${escaped(suite)}" ${counts}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}
