// Natural mistakes that the compiler must refuse, each beside the same code without it, which must compile. So a type
// that accepts everything, or nothing, is noticed.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';
import { beforeAll, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

const PRELUDE = `
import { aiScript, behaviour, concat, createCheckedMinds as createMinds, resting, script } from '../../../src/ai/door/index.ts';
import { DONE, GOING, restFor, RESTING, warp } from '../../../src/ai/index.ts';
interface Dog { at: number; energy: number }
interface Cat { lives: number }
const dog: Dog = { at: 0, energy: 3 };
const behaviours = {
  run: behaviour<{ to: number }, Dog>({ perform: (me, { to }) => (me.at === to ? DONE : GOING) }),
  bark: behaviour<{ loud?: boolean }>({ perform: () => GOING }),
  purr: behaviour<object, Cat>({ perform: (me) => (me.lives > 0 ? GOING : DONE) }),
  lie: resting(),
};
const lies = script(() => ({ behave: 'lie' }));
const barks = script((me: Dog) => (me.energy > 3 ? { behave: 'bark', tick: 5 } : undefined));
`;

/** A game with one script, written at $; its mind warps to \`guard\` and \`fetch\`. */
const withScript = (think: string): string => `createMinds({
  facts: ['ball', 'stranger'], behaviours, scripts: { guard: ${think}, fetch: lies },
  characters: { dog: { warps: { guard: 'guard', fetch: 'fetch' }, begin: 'guard' } },
});`;
const withKind = (kind: string): string => `createMinds({
  facts: ['ball'], behaviours, scripts: { guard: lies, fetch: barks }, characters: { dog: ${kind} },
});`;
const withMinds = (use: string): string => `const minds = createMinds({
  facts: ['ball'], behaviours, scripts: { guard: concat(barks, lies), runs: () => ({ behave: 'run', to: 1 }), purrs: () => ({ behave: 'purr' }) },
  characters: { dog: { warps: { guard: 'guard' } }, runner: { warps: { runs: 'runs' } }, cat: { warps: { purrs: 'purrs' } } },
}); ${use}`;

/** Todos whose behaviour is one of several, in one object; each compiles. */
const EITHER = [
  `(me: Dog) => ({ behave: me.at > 3 ? 'lie' : 'bark', until: ['ball'] })`,
  `concat(barks, script((me: Dog) => ({ behave: me.at > 3 ? 'lie' : 'bark', tick: 3 })))`,
  `(me: Dog, { last }) => (last?.behave === 'lie' ? last : { behave: me.at > 3 ? 'lie' : 'bark' })`,
  `(_: Dog, { last }) => { switch (last?.behave) { case 'lie': return { behave: 'bark' }; case 'bark': return last; default: return undefined; } }`,
  `(_: Dog, { last }) => { const name: string = last?.behave ?? 'none'; return ['bark', 'lie'].includes(last?.behave ?? '') ? { behave: 'lie' } : name === 'run' ? warp('fetch') : undefined; }`,
];

/** Two kinds whose warp tables have the same key. */
const withKinds = (use: string): string => `const minds = createMinds({
  behaviours, scripts: { runs: () => ({ behave: 'run', to: 1 }), purrs: () => ({ behave: 'purr' }) },
  characters: { dog: { warps: { default: 'runs' } }, cat: { warps: { default: 'purrs' } } },
}); ${use}`;

/** The answers to "go on": each compiles beside todos, in pieces, and in scripts that answer nothing else. */
const GOING_ON = [
  `(_: Dog, { last }) => last ?? { behave: 'lie' }`,
  `(_: Dog, thought) => thought.ended === 'tick' ? thought.goOn() : { behave: 'run', to: 3 }`,
  `concat(barks, script((_: Dog, { goOn }) => goOn()), lies)`,
  `concat(script((me: Dog, { last }) => (me.at > 3 && last !== null ? last : undefined)), script((_: Dog) => warp('fetch')))`,
  `(_: Dog, { last }) => { if (last?.behave === 'run' && typeof last['to'] === 'number') return { behave: 'run', to: last['to'] }; return last ?? undefined; }`,
];

/** Code that speaks of the minds within the object they are made of; the name `minds` cannot be used there. */
const INSIDE = `
declare const console: { log(...all: unknown[]): void };
const minds = createMinds({
  facts: ['ball'],
  behaviours: {
    lie: resting(),
    calls: behaviour<object, Dog>({
      perform: (me, _, turn) => {
        if (turn.tick < 3) return GOING;
        turn.changed('ball');
        turn.post({ to: 'all', ticks: 3, command: { from: turn.id, at: me.at } });
        return DONE;
      },
    }),
    counts: behaviour({ perform: (_me, _todo, { tick }) => (tick > 3 ? DONE : GOING) }),
  },
  scripts: { guard: (_: Dog) => ({ behave: 'calls' }), counts: () => ({ behave: 'counts' }) },
  characters: { dog: { warps: { guard: 'guard', counts: 'counts' } } },
  report: (message, { tick }) => console.log(tick, message),
});
minds.add('rex', dog, 'dog');`;

/** A game whose scripts say which param and which commands they take. */
const withOrders = (use: string, think = `() => warp('fetch', { to: 3 })`, turn = `Turn<'ball', Order>`): string => `
import type { Thought, Turn } from '../../../src/ai/door/index.ts';
type Order = { readonly sit: number } | { readonly fetch: string; readonly far?: boolean };
const minds = createMinds({
  facts: ['ball'],
  behaviours: { ...behaviours, call: behaviour<object, Dog, ${turn}>({ perform: (_me, _todo, { changed, post }) => {
    changed('ball'); post({ to: 'all', ticks: 3, command: { sit: 3 } }); return DONE; } }) },
  scripts: {
    guard: ${think},
    calls: () => ({ behave: 'call' }),
    fetch: concat(barks, script((_: Dog, { param, commands }: Thought<{ readonly to: number } | undefined, Order>) =>
      param === undefined || commands.some(({ command }) => 'sit' in command && command.sit > 3) ? undefined : { behave: 'run', to: param.to })),
    strict: (_: Dog, { param }: Thought<{ readonly to: number; readonly by?: readonly string[] }>) => ({ behave: 'run', to: param.to }),
  },
  characters: { dog: { warps: { guard: 'guard', fetch: 'fetch', strict: 'strict', calls: 'calls' }, begin: 'guard' } },
}); ${use}`;
const posted = (command: string): string => withOrders(`minds.post({ to: 'all', ticks: 3, command: ${command} });`);
const warping = (answer: string): string =>
  withOrders('', `(_: Dog, { last }) => last === null ? ${answer} : { behave: 'lie' }`);

const MISTAKES: readonly (readonly [name: string, wrong: string, right: string])[] = [
  [
    'a misspelt behaviour',
    withScript(`() => ({ behave: 'runn', to: 3 })`),
    withScript(`() => ({ behave: 'run', to: 3 })`),
  ],
  ['a todo without behave', withScript(`() => ({ to: 3 })`), withScript(`() => ({ behave: 'run', to: 3 })`)],
  [
    'a missing field of a todo',
    withScript(`() => ({ behave: 'run' })`),
    withScript(`() => ({ behave: 'run', to: 3 })`),
  ],
  [
    'a field of another type',
    withScript(`() => ({ behave: 'run', to: '3' })`),
    withScript(`() => ({ behave: 'run', to: 3 })`),
  ],
  [
    'a misspelt optional field',
    withScript(`() => ({ behave: 'bark', lout: true })`),
    withScript(`() => ({ behave: 'bark', loud: true })`),
  ],
  [
    'a field of another behaviour',
    withScript(`() => ({ behave: 'lie', to: 3 })`),
    withScript(`() => ({ behave: 'lie', tick: 3 })`),
  ],
  [
    'a field of another behaviour in one of several answers',
    withScript(`(me: Dog) => { if (me.energy > 3) return { behave: 'run', to: 3 }; return { behave: 'lie', to: 3 }; }`),
    withScript(
      `(me: Dog) => { if (me.energy > 3) return { behave: 'run', to: 3 }; return { behave: 'lie', tick: 3 }; }`,
    ),
  ],
  [
    'a field of another behaviour in one of several answers of a piece',
    withScript(
      `concat(barks, script((me: Dog) => { if (me.at > 3) return { behave: 'run', to: 3 }; return { behave: 'lie', to: 3 }; }))`,
    ),
    withScript(
      `concat(barks, script((me: Dog) => { if (me.at > 3) return { behave: 'run', to: 3 }; return { behave: 'lie' }; }))`,
    ),
  ],
  [
    'a misspelt behaviour beside the last todo',
    withScript(`(_: Dog, { last }) => last ?? { behave: 'runn', to: 3 }`),
    withScript(`(_: Dog, { last }) => last ?? { behave: 'run', to: 3 }`),
  ],
  [
    'a field of another behaviour beside the last todo',
    withScript(`(me: Dog, { goOn }) => { if (me.at > 3) return goOn(); return { behave: 'lie', to: 3 }; }`),
    withScript(`(me: Dog, { goOn }) => { if (me.at > 3) return goOn(); return { behave: 'lie', tick: 3 }; }`),
  ],
  [
    'a last todo that may be missing',
    withScript(`(_: Dog, { last }) => last`),
    withScript(`(_: Dog, { last }) => last ?? undefined`),
  ],
  [
    'a changed copy of the last todo',
    withScript(`(_: Dog, { last }) => (last === null ? undefined : { ...last, to: '3' })`),
    withScript(`(_: Dog, { last }) => (last === null ? undefined : last)`),
  ],
  [
    'a todo that is not the last one',
    `import type { Todo } from '../../../src/ai/index.ts'; declare const other: Todo; ${withScript(`() => other`)}`,
    withScript(`(_: Dog, { goOn }) => goOn()`),
  ],
  [
    'a character that cannot do what its script chooses beside the last todo',
    `${withScript(`(_: unknown, { last }) => last ?? { behave: 'run', to: 3 }`).replace('createMinds', 'const minds = createMinds')} minds.add('tom', { lives: 9 }, 'dog');`,
    `${withScript(`(_: unknown, { last }) => last ?? { behave: 'run', to: 3 }`).replace('createMinds', 'const minds = createMinds')} minds.add('rex', dog, 'dog');`,
  ],
  [
    'tick as a text',
    withScript(`() => ({ behave: 'lie', tick: '3' })`),
    withScript(`() => ({ behave: 'lie', tick: 3 })`),
  ],
  [
    'a misspelt fact',
    withScript(`() => ({ behave: 'lie', until: ['bal'] })`),
    withScript(`() => ({ behave: 'lie', until: ['ball'] })`),
  ],
  [
    'until as one word',
    withScript(`() => ({ behave: 'lie', until: 'ball' })`),
    withScript(`() => ({ behave: 'lie', until: ['ball', 'commands'] })`),
  ],
  ['a misspelt warp key', withScript(`() => warp('fetsh')`), withScript(`() => warp('fetch')`)],
  [
    'a warp with a function as param',
    withScript(`() => warp('fetch', () => 1)`),
    withScript(`() => warp('fetch', { to: 1 })`),
  ],
  ['a script that returns a number', withScript(`() => 3`), withScript(`() => undefined`)],
  ['a script that returns a name only', withScript(`() => 'lie'`), withScript(`lies`)],
  ['an async script', withScript(`async () => ({ behave: 'lie' as const })`), withScript(`() => ({ behave: 'lie' })`)],
  ['a script that is no function', withScript(`{ behave: 'lie' }`), withScript(`() => ({ behave: 'lie' })`)],
  [
    'a misspelt behaviour in a piece',
    withScript(`concat(barks, script(() => ({ behave: 'li' })))`),
    withScript(`concat(barks, script(() => ({ behave: 'lie' })))`),
  ],
  ['a piece that is a todo', withScript(`concat(barks, { behave: 'lie' })`), withScript(`concat(barks, lies)`)],
  [
    'a field that a character does not have',
    withScript(`(me: Dog) => (me.age > 3 ? undefined : { behave: 'lie' })`),
    withScript(`(me: Dog) => (me.energy > 3 ? undefined : { behave: 'lie' })`),
  ],
  [
    'a misspelt part of the thought',
    withScript(`(_: Dog, thought) => (thought.run > 3 ? undefined : { behave: 'lie' })`),
    withScript(`(_: Dog, thought) => (thought.runned > 3 ? undefined : { behave: 'lie' })`),
  ],
  [
    'writing to the thought',
    withScript(`(_: Dog, thought) => { thought.runned = 0; return undefined; }`),
    withScript(`(_: Dog, thought) => { thought.why('bored'); return undefined; }`),
  ],
  [
    'a script in the articles’ form without aiScript',
    withScript(`(me: Dog, runned: number) => (runned > 3 ? undefined : { behave: 'lie' })`),
    withScript(`aiScript((me: Dog, runned) => (runned > 3 ? undefined : { behave: 'lie' }))`),
  ],
  [
    'a misspelt script in a warp table',
    withKind(`{ warps: { guard: 'gard' } }`),
    withKind(`{ warps: { guard: 'guard' } }`),
  ],
  [
    'a misspelt key to begin with',
    withKind(`{ warps: { guard: 'guard' }, begin: 'gard' }`),
    withKind(`{ warps: { guard: 'guard' }, begin: 'guard' }`),
  ],
  [
    'a script to begin with that needs a param',
    `createMinds({ behaviours, scripts: { goes: script((_: Dog, { param }: import('../../../src/ai/door/index.ts').Thought<{ readonly to: number }>) => ({ behave: 'run', to: param.to })) }, characters: { dog: { warps: { goes: 'goes' }, begin: 'goes' } } });`,
    `createMinds({ behaviours, scripts: { goes: script((_: Dog, { param }: import('../../../src/ai/door/index.ts').Thought<{ readonly to: number } | undefined>) => ({ behave: 'run', to: param?.to ?? 0 })) }, characters: { dog: { warps: { goes: 'goes' }, begin: 'goes' } } });`,
  ],
  ['a kind without warps', withKind(`{ begin: 'guard' }`), withKind(`{ warps: { guard: 'guard' } }`)],
  [
    'a misspelt field of a kind',
    withKind(`{ warps: { guard: 'guard' }, begins: 'guard' }`),
    withKind(`{ warps: { guard: 'guard' }, keys: () => ['pet'] }`),
  ],
  ['perform that returns 7', `behaviour({ perform: () => 7 });`, `behaviour({ perform: () => restFor(7) });`],
  ['perform that returns nothing', `behaviour({ perform: () => {} });`, `behaviour({ perform: () => RESTING });`],
  [
    'perform that returns a truth value',
    `behaviour({ perform: (me: Dog) => me.at > 3 });`,
    `behaviour({ perform: (me: Dog) => (me.at > 3 ? DONE : GOING) });`,
  ],
  ['an async perform', `behaviour({ perform: async () => DONE });`, `behaviour({ perform: () => DONE });`],
  [
    'a field of the todo that the behaviour did not declare',
    `behaviour<{ to: number }>({ perform: (_, { from }) => (from > 1 ? DONE : GOING) });`,
    `behaviour<{ to: number }>({ perform: (_, { to }) => (to > 1 ? DONE : GOING) });`,
  ],
  [
    'canDo that returns a text',
    `behaviour({ canDo: () => 'yes', perform: () => DONE });`,
    `behaviour({ canDo: () => true, perform: () => DONE });`,
  ],
  ['a misspelt part of a behaviour', `behaviour({ performs: () => DONE });`, `behaviour({ perform: () => DONE });`],
  ['a misspelt field of createMinds', withMinds('').replace('behaviours,', 'behaviors: behaviours,'), withMinds('')],
  [
    'a character of another shape',
    withMinds(`minds.add('tom', { at: 0 }, 'dog');`),
    withMinds(`minds.add('tom', { at: 0, energy: 0 }, 'dog');`),
  ],
  [
    'a character that cannot do what its scripts choose',
    withMinds(`minds.add('tom', { lives: 9 }, 'runner');`),
    withMinds(`minds.add('tom', { lives: 9 }, 'cat');`),
  ],
  ['a character without an id', withMinds(`minds.add(dog, 'dog');`), withMinds(`minds.add('rex', dog, 'dog');`)],
  ['a misspelt kind', withKinds(`minds.add('rex', dog, 'dgo');`), withKinds(`minds.add('rex', dog, 'dog');`)],
  [
    'a character of another kind with the same warp key',
    withKinds(`minds.add('rex', dog, 'cat');`),
    withKinds(`minds.add('tom', { lives: 9 }, 'cat', { begin: 'default' });`),
  ],
  [
    'a kind that may be any name',
    withMinds(`declare const kind: string; minds.add('rex', dog, kind);`),
    withMinds(`for (const kind of ['dog', 'runner'] as const) minds.add(kind, dog, kind);`),
  ],
  [
    'a kind among several that cannot have this character',
    withMinds(`for (const kind of ['cat', 'runner'] as const) minds.add(kind, dog, kind);`),
    withMinds(`for (const kind of ['cat', 'runner'] as const) minds.add(kind, { ...dog, lives: 9 }, kind);`),
  ],
  ['a misspelt fact that changes', withMinds(`minds.changed('bal');`), withMinds(`minds.changed('ball');`)],
  [
    'a misspelt fact that changes for one',
    withMinds(`minds.ownChanged('rex', 'bal');`),
    withMinds(`minds.ownChanged('rex', 'ball'); minds.ownChanged('rex', 'alert');`),
  ],
  [
    'a key of another kind to begin with',
    withMinds(`minds.add('rex', dog, 'dog', { begin: 'runs' });`),
    withMinds(`minds.add('rex', dog, 'dog', { begin: 'guard' });`),
  ],
  [
    'a command without ticks',
    withMinds(`minds.post({ to: 'all', command: { sit: true } });`),
    withMinds(`minds.post({ to: 'all', ticks: 3, command: { sit: true } });`),
  ],
  [
    'a command with a function',
    withMinds(`minds.post({ to: 'all', ticks: 3, command: { sit: () => true } });`),
    withMinds(`minds.post({ to: 'all', ticks: 3, command: { sit: true } });`),
  ],
  ['a command with a misspelt name', posted(`{ sitt: 3 }`), posted(`{ sit: 3 }`)],
  ['a command with a field of another type', posted(`{ fetch: 3 }`), posted(`{ fetch: 'ball' }`)],
  ['a command with a field too many', posted(`{ sit: 3, fast: true }`), posted(`{ fetch: 'ball', far: true }`)],
  ['a command without its field', posted(`{ far: true }`), posted(`{ fetch: 'ball' }`)],
  [
    'a warp with a misspelt field of its param',
    warping(`warp('strict', { too: 3 })`),
    warping(`warp('strict', { to: 3, by: ['rex'] })`),
  ],
  ['a warp with a param of another type', warping(`warp('strict', { to: '3' })`), warping(`warp('strict', { to: 3 })`)],
  ['a warp without the param that its script needs', warping(`warp('strict')`), warping(`warp('fetch')`)],
  [
    'a param of another type in a piece',
    withOrders('', `concat(barks, script((_: Dog) => warp('fetch', { to: '3' })))`),
    withOrders('', `concat(barks, script((_: Dog) => warp('fetch', { to: 3 })))`),
  ],
  [
    'a turn that announces an unknown fact',
    withOrders('', undefined, `Turn<'ball' | 'bal', Order>`),
    withOrders('', undefined, `Turn<'ball', Order>`),
  ],
  [
    'a turn that announces a fact that it did not declare',
    `import type { Turn } from '../../../src/ai/door/index.ts'; behaviour<object, Dog, Turn<'ball'>>({ perform: (_me, _todo, { changed }) => { changed('bal'); return DONE; } });`,
    `import type { Turn } from '../../../src/ai/door/index.ts'; behaviour<object, Dog, Turn<'ball'>>({ perform: (_me, _todo, { changed }) => { changed('ball'); return DONE; } });`,
  ],
  [
    'a turn that posts commands which scripts do not take',
    withOrders('', undefined, `Turn<'ball', { readonly sit: number | string }>`),
    withOrders('', undefined, `Turn<'ball', { readonly sit: number }>`),
  ],
  [
    'a script defined under an unknown name',
    withMinds(`minds.define('gard', lies);`),
    withMinds(`minds.define('guard', lies);`),
  ],
];

/** Mistakes of which only the message is looked at. */
const SENTENCES = [
  withScript(`() => ({ behave: 'run', too: 3 })`),
  withScript(`script((_: Dog) => { const todo = { behave: 'lie' }; return todo; })`),
  withScript(`(_: Dog, { tick }) => ({ behave: 'lie', until: [String(tick)] })`),
];

/** Messages of the compiler, by file name; all files are compiled as one program, because most of its time is shared. */
let messages: ReadonlyMap<string, readonly string[]>;
const fileOf = (at: number, which: 'wrong' | 'right'): string => join(here, `snippet-${at}-${which}.ts`);
const inside = join(here, 'inside.ts');
const goingOn = (at: number): string => join(here, `going-on-${at}.ts`);

beforeAll(() => {
  const snippets = new Map<string, string>();
  MISTAKES.forEach(([, wrong, right], at) => {
    snippets.set(fileOf(at, 'wrong'), PRELUDE + wrong);
    snippets.set(fileOf(at, 'right'), PRELUDE + right);
  });
  SENTENCES.forEach((wrong, at) => snippets.set(join(here, `sentence-${at}.ts`), PRELUDE + wrong));
  snippets.set(inside, PRELUDE + INSIDE);
  [...GOING_ON, ...EITHER].forEach((think, at) => snippets.set(goingOn(at), PRELUDE + withScript(think)));
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => snippets.has(path) || fileExists(path);
  host.readFile = (path) => snippets.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = snippets.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...snippets.keys()], options, host);
  messages = new Map(
    [...snippets.keys()].map((path) => {
      const source = program.getSourceFile(path);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [path, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))] as const;
    }),
  );
}, 240_000);

test.each(MISTAKES.map(([name], at) => [name, at] as const))('%s does not compile', (_, at) => {
  expect(messages.get(fileOf(at, 'right'))).toEqual([]);
  expect(messages.get(fileOf(at, 'wrong'))).not.toEqual([]);
});

test('behaviours and reports get what they need of the minds, whose name they cannot use', () => {
  expect(messages.get(inside)).toEqual([]);
});

test('a misspelt kind is what the compiler names, not the character', () => {
  const at = MISTAKES.findIndex(([name]) => name === 'a misspelt kind');
  const [message] = messages.get(fileOf(at, 'wrong')) ?? [];
  expect(message).toMatch(/^Argument of type '"dgo"' is not assignable to parameter of type '("\w+"( \| )?){2}'/);
});

test.each([
  ['behave', withScript(`() => ({ behave: 'runn', to: 3 })`), "no behaviour is called 'runn'"],
  ['behave', withScript(`concat(barks, script(() => ({ behave: 'li' })))`), "no behaviour is called 'li'"],
  ['until', withScript(`() => ({ behave: 'lie', until: ['bal'] })`), "there is no fact 'bal'"],
  [
    'a todo that was written before it is returned',
    SENTENCES[1] as string,
    "its 'behave' is any text: write the todo where it is returned, or `as const` behind the name",
  ],
  ['a fact of any name', SENTENCES[2] as string, 'there is no fact (any text; write `as const` behind it)'],
  [
    'a command that only some scripts take',
    withOrders('', undefined, `Turn<'ball', { readonly sit: number | string }>`),
    'not every script that names a type of commands takes what this turn posts: give all of them one type',
  ],
  ['a warp', withScript(`() => warp('fetsh')`), "no kind has the warp key 'fetsh'"],
  [
    'a script to begin with that needs a param',
    `createMinds({ behaviours, scripts: { goes: script((_: Dog, { param }: import('../../../src/ai/door/index.ts').Thought<{ readonly to: number }>) => ({ behave: 'run', to: param.to })) }, characters: { dog: { warps: { goes: 'goes' }, begin: 'goes' } } });`,
    "no character can begin with 'goes': its script needs a param",
  ],
  ['a field', withScript(`() => ({ behave: 'run', too: 3 })`), "'run' needs the field 'to'"],
  ['begin', withKind(`{ warps: { guard: 'guard' }, begin: 'gard' }`), "'gard' is no key of its warps"],
  ['a script', withKind(`{ warps: { guard: 'gard' } }`), "no script is called 'gard'"],
  ['a param', warping(`warp('strict')`), "a warp to 'strict' needs a param"],
])('the first line names the wrong word of %s, and there are two at most', (_, wrong, sentence) => {
  const at = MISTAKES.findIndex(([, code]) => code === wrong);
  const found =
    at < 0
      ? (messages.get(join(here, `sentence-${SENTENCES.indexOf(wrong)}.ts`)) ?? [])
      : (messages.get(fileOf(at, 'wrong')) ?? []);
  expect(found).toHaveLength(1);
  const [first = '', ...rest] = (found[0] ?? '').split('\n');
  expect(first).toContain(sentence);
  expect(rest.length).toBeLessThan(2);
});

test.each([...GOING_ON, ...EITHER].map((think, at) => [think, at] as const))('this script compiles: %s', (_, at) => {
  expect(messages.get(goingOn(at))).toEqual([]);
});

test('there are at least 25 of them', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(25);
});
