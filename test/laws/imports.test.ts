// Folders may import each other only as the table in imports.ts says, and no files import each other in a circle. There
// are no exceptions. The first tests prove that the law can fail.

import { describe, expect, test } from 'vitest';
import { breaches, cycles, importsOf } from './imports.ts';
import { sourcesBelow } from './sources.ts';

const inFile = (path: string, text: string) => importsOf({ path, text });

describe('the law itself', () => {
  test.each([
    ['src/ai/mind.ts', "import { tick } from '../sim/tick.ts'"],
    ['src/ai/mind.ts', "import type { Maid } from '../sim/types.ts'"],
    ['src/ai/mind.ts', "import * as v from 'valibot'"],
    ['src/sim/tick.ts', "import { serve } from '../scripts/serve.ts'"],
    ['src/sim/tick.ts', "import Phaser from 'phaser'"],
    ['src/sim/tick.ts', "import * as EasyStar from 'easystarjs'"],
    ['src/sim/tick.ts', "import { readFileSync } from 'node:fs'"],
    ['src/scripts/serve.ts', "import { kitchen } from '../sim/kitchen.ts'"],
    ['src/scripts/serve.ts', "export * from '../sim/kitchen.ts'"],
    ['src/view/room/room.ts', "import { Card } from '../../hud/card.tsx'"],
    ['src/view/room/room.ts', "const card = await import('../../hud/card.tsx')"],
    ['src/hud/card.tsx', "import { Room } from '../view/room.ts'"],
    ['src/hud/card.tsx', "let room: import('../view/room.ts').Room"],
    ['src/hud/card.tsx', "import 'phaser'"],
    ['src/hud/card.tsx', "import { think } from '../scripts/serve.ts'"],
    ['src/lab/inspector.ts', "import { Room } from '../view/room.ts'"],
    ['src/cli/main.ts', "import { Room } from '../view/room.ts'"],
    ['src/cli/main.ts', "import { Game } from 'phaser'"],
    ['src/sim/tick.ts', "import { helper } from '../../test/helper.ts'"],
    ['src/sim/tick.ts', 'await import(name)'],
    ['src/newfolder/a.ts', "import '../ai/mind.ts'"],
  ])('refuses in %s: %s', (path, text) => {
    expect(breaches(inFile(path, text))).toHaveLength(1);
  });

  test.each([
    ['src/sim/tick.ts', "import { notebook } from '../ai/notebook.ts'; import menu from '../data/menu.csv?raw'"],
    ['src/sim/world/paths.ts', "import * as EasyStar from 'easystarjs'"],
    [
      'src/scripts/serve.ts',
      "import type { Maid } from '../sim/state/types.ts'; import { seatOf } from '../sim/script-api/script-api.ts'",
    ],
    ['src/view/room/room.ts', "import Phaser from 'phaser'; import { cafe } from '../../sim/state.ts'"],
    ['src/cli/main.ts', "import { readFileSync } from 'node:fs'; import { scripts } from '../scripts/index.ts'"],
    ['src/hud/card.tsx', "import type { Todo } from '../ai/index.ts'; import en from '../words/en.json'"],
    ['src/main.ts', "import Phaser from 'phaser'; import { Card } from './hud/card.tsx'; import './view/room/room.ts'"],
    ['src/sim/tick.ts', "// import Phaser from 'phaser'\nconst text = \"import('phaser')\""],
  ])('lets pass in %s: %s', (path, text) => {
    expect(breaches(inFile(path, text))).toEqual([]);
  });

  test.each([
    ['src/sim/world/map.ts', "import { take } from '../visits/visit-stages.ts'", 1],
    ['src/sim/world/map.ts', "import type { Simulation } from '../simulation.ts'", 1],
    ['src/sim/visits/visit-stages.ts', "import { tileAt } from '../world/map.ts'", 0],
    ['src/sim/simulation.ts', "import { tileAt } from './world/map.ts'", 0],
    ['src/sim/simulation.ts', "import type { Actor } from './script-api/script-api.ts'", 1],
    ['src/sim/inputs/check-input.ts', "import { NO_WAY } from '../script-api/script-api.ts'", 1],
    ['src/sim/engine/build-world.ts', "import { ScriptApi } from '../script-api/script-api.ts'", 0],
    ['src/sim/cellar/wine.ts', "import { tileAt } from '../world/map.ts'", 1],
    ['src/lab/time/Page.tsx', "import { model } from '../whatif/model.ts'", 1],
    ['src/lab/time/Page.tsx', "import type { Lab } from '../frame/lab.ts'", 0],
    ['src/lab/frame/Frame.tsx', "import { Page } from '../time/Page.tsx'", 1],
    ['src/lab/pages.ts', "import { Page } from './time/Page.tsx'", 0],
  ])('inside a folder, in %s: %s – %i', (path, text, wrong) => {
    expect(breaches(inFile(path, text))).toHaveLength(wrong);
  });

  test.each(['{', 'type {', '{ type'])('finds a circle of imports, also of types: import %s', (kind) => {
    const a = inFile('src/ai/a.ts', `import ${kind} B } from './b.ts'`);
    const b = inFile('src/ai/b.ts', "import { C } from './c.ts'");
    const c = inFile('src/ai/c.ts', "export { A } from './a.ts'");
    expect(cycles([...a, ...b, ...c])).toEqual(['src/ai/a.ts → src/ai/b.ts → src/ai/c.ts → src/ai/a.ts']);
  });
});

const imports = sourcesBelow('src').flatMap(importsOf);

test('every folder imports only what it may', () => {
  expect(breaches(imports)).toEqual([]);
});

test('no file is part of a circle of imports, types included', () => {
  expect(cycles(imports)).toEqual([]);
});

/** Imports of the engine of minds, which is below the door `createMinds`. */
const belowTheDoor = (text: string): readonly string[] =>
  [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '[./]*\/ai\/[^']*'/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => /^(?:Blackboard|Body|Minds|Registry)$/.test(name)),
  );

test('the café and all other parts make their minds with createMinds: only ai names what is below it', () => {
  expect(belowTheDoor("import {\n  type Blackboard,\n  createMinds,\n} from '../../ai/index.ts';")).toEqual([
    'Blackboard',
  ]);
  const others = sourcesBelow('src').filter(({ path }) => !path.startsWith('src/ai/'));
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter(({ text }) => belowTheDoor(text).length > 0).map(({ path }) => path)).toEqual([]);
  // The café does make minds, so a wrong pattern or folder would be noticed.
  expect(sourcesBelow('src/sim').some(({ text }) => text.includes('createMinds({'))).toBe(true);
});
