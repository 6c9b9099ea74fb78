// What is bought shows as bought at once. The café's state is one object that changes in place, and a component whose
// properties are the same objects as before is not drawn again (@preact/signals), so the number of posters, of chefs or
// of recipes on a page stayed as it was until the page was left. Components that read the state say so.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Component {
  readonly name: string;
  readonly head: string;
  readonly body: string;
}

/** The components of a file: functions at its top level with a capital letter. */
function componentsOf(source: string): Component[] {
  return [...source.matchAll(/^(?:export )?function ([A-Z]\w*)\(([^]*?)\) \{\n([^]*?)^\}/gm)].map(
    ([, name = '', head = '', body = '']) => ({ name, head, body }),
  );
}

/** Whether a component reads the café's state, or receives a part of it that changes in place. */
const readsState = ({ head, body }: Component): boolean =>
  /\b(state: WorldState|season: SeasonState|MemberProps|SideProps|RevealProps)\b/.test(head) ||
  /store\.cafe\??\.state/.test(body);

/** Components that read only what no act of the evening changes, or that their parent draws again with new functions. */
const MAY: readonly string[] = ['Piece', 'Page', 'Ending', 'NewCafeDialog', 'Photo'];

test('every component of the evening that reads the state is drawn again after each act', () => {
  const files = ['src/hud/evening', 'src/hud/report'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(20);
  const deaf = files.flatMap((file) =>
    componentsOf(readFileSync(file, 'utf8'))
      .filter((one) => readsState(one) && !MAY.includes(one.name) && !/followsEvening\(/.test(one.body))
      .map(({ name }) => `${file}: ${name} should call followsEvening(store)`),
  );
  expect(deaf).toEqual([]);
});
