// Compares the declarations that the editor completes from with what the sandbox really offers: neither has more than
// the other.

import * as ts from 'typescript-5';
import { expect, test } from 'vitest';
import { behaviours } from '../../src/sim/behaviours/index.ts';
import { warpTables } from '../../src/data/index.ts';
import { FACTS } from '../../src/sim/world/world.ts';
import { OWN_FACTS } from '../../src/ai/index.ts';
import surface from '../../src/sandbox/script-cafe.d.ts.txt?raw';
import { answerTo } from './hall.ts';

const source = ts.createSourceFile('surface.d.ts', surface, ts.ScriptTarget.ES2022, true);

/** Names of the fields and methods of an interface, including inherited ones. */
function fieldsOf(name: string): string[] {
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  if (found === undefined || !ts.isInterfaceDeclaration(found)) throw new Error(`no interface ${name}`);
  const own = found.members.flatMap((one) => (one.name === undefined ? [] : [one.name.getText()]));
  const more = found.heritageClauses?.flatMap(({ types }) => types.flatMap((type) => fieldsOf(type.getText()))) ?? [];
  return [...own, ...more].sort();
}
/** Everything a script can call without a question to the café. */
const declared = source.statements
  .flatMap((one) =>
    ts.isFunctionDeclaration(one)
      ? [one.name?.text ?? '']
      : ts.isVariableStatement(one)
        ? one.declarationList.declarations.map((each) => each.name.getText())
        : [],
  )
  .sort();
/** The words of a type that is a union of strings. */
function wordsOf(name: string): string[] {
  const found = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
  return [...(found?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word as string).sort();
}

/** The value of an expression inside the sandbox, returned through the only output there is: a reason. */
async function inside(expression: string): Promise<unknown> {
  const answer = await answerTo(
    `export default script((me) => ({ behave: 'stay', out: JSON.stringify(${expression}) }));`,
  );
  if (answer.is !== 'todo') throw new Error(JSON.stringify(answer));
  return JSON.parse(String(answer.todo['out']));
}
const NAMES = `((one) => { const names = new Set(); for (let at = one; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
  for (const name of Object.getOwnPropertyNames(at)) if (name !== 'constructor') names.add(name); return [...names].sort(); })`;

test.each([
  ['Me', 'me'],
  ['ScriptCafe', 'me.cafe'],
  ['Guest', 'me.cafe.guests[0]'],
  ['Maid', 'me.cafe.maids[0]'],
  ['Tile', 'me.cafe.doors[0]'],
  ['Tile', 'me.cafe.pass[0]'],
])('%s has what %s has', async (name, expression) => {
  expect(await inside(`${NAMES}(${expression})`)).toEqual(fieldsOf(name));
});

test('every helper is there, and no other name of ours', async () => {
  const language =
    /^(?:Object|Error|\w+Error|Array|Infinity|NaN|undefined|Number|Boolean|String|Math|Symbol|globalThis|BigInt|RegExp|JSON|Map|Set|parse\w+|is\w+|\w+URI(?:Component)?)$/;
  const names = (await inside('Object.getOwnPropertyNames(globalThis)')) as string[];
  expect(names.filter((name) => !language.test(name)).sort()).toEqual(declared);
});

test('behaviours, warp keys and facts are those of the café', () => {
  const behaves = [...surface.matchAll(/readonly behave: '(\w+)'/g)].map(([, word]) => word as string);
  expect(behaves.length).toBeGreaterThan(10);
  expect(behaves.filter((word) => !Object.hasOwn(behaviours, word))).toEqual([]);
  const keys = Object.keys(warpTables['allround'] ?? {});
  expect(wordsOf('WarpKey').filter((word) => !keys.includes(word))).toEqual([]);
  expect(wordsOf('Fact')).toEqual([...new Set([...FACTS, ...OWN_FACTS])].sort());
});
