// A component whose properties stay the same objects is drawn again only if it follows a signal. The café changes in
// place, so a component of the notebook that reads it must call `model.watch()`. The first test proves that the rule
// can fail.

import { expect, test } from 'vitest';
import { sourcesBelow } from '../laws/sources.ts';

/** Names of the components in a file's text that take the café and do not follow its changes. */
function frozenIn(text: string): string[] {
  return [...text.matchAll(/^(?:export )?function ([A-Z]\w*)\(\{([^}]*)\}[^\n]*\n([\s\S]*?)^\}/gm)].flatMap(
    ([, name = '', props = '', body = '']) =>
      /\bcafe\b/.test(props) &&
      /\bcafe[.,)]/.test(body.replaceAll(/<[A-Z][^>]*>/g, '')) &&
      !body.includes('model.watch()')
        ? [name]
        : [],
  );
}

test('a component that reads the café without following it is found', () => {
  const reads =
    "function Line({ model, cafe }: Props) {\n  return <p>{say('now', { tick: cafe.state.tick })}</p>;\n}\n";
  expect(frozenIn(reads)).toEqual(['Line']);
  expect(frozenIn(reads.replace('  return', '  model.watch();\n  return'))).toEqual([]);
});

test('every component of the notebook that reads the café follows its changes', () => {
  const files = sourcesBelow('src/notebook').filter(({ path }) => path.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(({ path, text }) => frozenIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
});
