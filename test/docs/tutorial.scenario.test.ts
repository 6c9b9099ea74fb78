// Follows the first tutorial literally in a copy of the project: makes every file and every change, runs every command,
// and checks that it succeeds and prints what the page says. For steps that the reader watches in a browser, a new café
// is checked instead.

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '../../src/words/index.ts';
import { changed, type Chapter, readTutorial, type Step } from './tutorial.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const written = readFileSync(join(root, 'docs/writing-a-script.md'), 'utf8');
const tutorial = readTutorial(written);
const folder = mkdtempSync(join(tmpdir(), 'honeybell-tutorial-'));
/** Milliseconds for a whole command of the project, even on a busy machine. */
const WITHIN = 300_000;

const UNTRACKED = ['node_modules', '.git', 'dist', 'dist-ai', '.cache', 'out'];
beforeAll(() => {
  cpSync(root, folder, { recursive: true, filter: (path) => !UNTRACKED.includes(path.split(/[\\/]/).at(-1) ?? '') });
  // Packages are shared, but caches that tools keep beside them are not.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.honeybell-installed' || name === '.package-lock.json')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}, WITHIN);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The environment of a fresh shell, without the variables of this test run. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|HONEYBELL|TEST$|NODE_ENV|NODE_OPTIONS|FORCE_COLOR)/.test(name),
    ),
  ),
  // With CI set, programs colour their output, and an address broken by colour codes is not found.
  NO_COLOR: '1',
};
interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
/** Runs a command. `npm run x -- …` and `npx vitest …` are run without npm, which is faster and prints the same. */
function type(line: string): Ran {
  const [program, ...words] = line.split(' ');
  let args = words;
  if (program === 'npm') {
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [, name = '', dashes, ...more] = words;
    expect([words[0], dashes ?? '--']).toEqual(['run', '--']);
    args = [...(scripts[name] ?? '').replace(/^node /, '').split(' '), ...more];
  } else {
    expect([program, words[0]]).toEqual(['npx', 'vitest']);
    args = ['node_modules/vitest/vitest.mjs', ...words.slice(1)];
  }
  return node(args);
}
function node(args: readonly string[]): Ran {
  const ran = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** Makes the changes of some steps. */
function make(step: Step): void {
  if (step.is === 'command' || step.is === 'printed') return;
  const path = join(folder, step.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.is === 'file' ? step.text : changed(readFileSync(path, 'utf8'), step));
}

/** Follows a chapter from its first step to its last. */
function follow({ steps }: Chapter): void {
  let last: Ran | null = null;
  for (const step of steps) {
    make(step);
    if (step.is === 'command') {
      last = type(step.line);
      if (last.code !== 0) throw new Error(`${step.line} ended with ${last.code}:\n${last.out}\n${last.err}`);
    } else if (step.is === 'printed') {
      const lines = (last?.out ?? '').trimEnd().split('\n');
      if (step.whole) expect(lines).toEqual(step.lines);
      else
        expect(lines.map((line) => line.trim())).toEqual(expect.arrayContaining(step.lines.map((line) => line.trim())));
    }
  }
}
const chapter = (number: number): Chapter => tutorial[number - 1] as Chapter;

/** What a player sees of a maid in a new café from the morning on. */
interface Seen {
  readonly onShift: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly walked: { readonly behave: string; readonly tick?: number } | null;
  readonly reason: string | null;
  readonly waited: { readonly toDoor: number; readonly toPass: number } | null;
}
const PROBE = `
import { scripts } from './src/scripts/index.ts';
import { beginSeason } from './src/sim/open-day.ts';
import { Simulation } from './src/sim/simulation.ts';
import { tilesOf } from './src/sim/world/map.ts';

const cafe = new Simulation(beginSeason({ seed: 1 }), scripts, { tracing: true });
const { maids } = cafe.world;
const near = (me, letter) => Math.min(...tilesOf(cafe.state.map, letter).map(({ x, y }) => Math.abs(me.x - x) + Math.abs(me.y - y)));
const seen = { onShift: maids.map(({ id }) => id), scripts: {}, walked: null, reason: null, waited: null };
while (cafe.state.tick < 1500 && seen.waited === null) {
  cafe.step();
  const me = maids.find(({ id }) => id === 'yuki');
  const page = cafe.page('yuki');
  if (cafe.state.tick === 1) for (const { id } of maids) seen.scripts[id] = cafe.page(id).script;
  const thought = cafe.decisions('yuki').at(-1);
  if (page.todo?.behave === 'move' && thought?.because?.key === 'door.goes') [seen.walked, seen.reason] = [page.todo, thought.because.key];
  if (page.todo?.behave === 'stay' && me.stepOf === 0)
    seen.waited = { toDoor: near(me, 'D'), toPass: near(me, 'P') };
}
console.log(JSON.stringify(seen));
`;
function look(): Seen {
  writeFileSync(join(folder, 'probe.ts'), PROBE);
  const ran = node(['tools/run/ts.mjs', 'probe.ts']);
  rmSync(join(folder, 'probe.ts'));
  expect(ran).toMatchObject({ code: 0 });
  return JSON.parse(ran.out) as Seen;
}

describe('docs/writing-a-script.md, followed to the letter', () => {
  test(
    '1. the game starts, prints its address and answers there',
    async () => {
      expect(chapter(1).steps).toEqual([{ is: 'command', line: 'npm start' }]);
      const port = await freePort();
      const server = spawn(process.execPath, ['tools/run/start.mjs', '--no-open', '--port', String(port)], {
        cwd: folder,
        env,
      });
      try {
        let said = '';
        await new Promise<void>((done, failed) => {
          server.stdout.on('data', (part: Buffer) => {
            said += part.toString('utf8');
            if (said.includes(`http://127.0.0.1:${port}/`)) done();
          });
          server.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')));
          server.once('exit', () => failed(new Error(said)));
        });
        const page = await fetch(`http://127.0.0.1:${port}/`);
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Honeybell')]);
      } finally {
        const gone = new Promise((done) => server.once('exit', done));
        server.kill();
        await gone;
      }
    },
    WITHIN,
  );

  test(
    '2.–5. the maids it names wait by the door of a new café, at the pass when told so, and by the door again',
    () => {
      for (const number of [2, 3, 4]) follow(chapter(number));
      const there = look();
      expect([...there.onShift].sort((a, b) => (a < b ? -1 : 1))).toEqual(['hana', 'mei', 'momo', 'yuki']);
      for (const id of ['momo', 'hana', 'yuki']) expect(there.scripts[id]).toBe('maid.waitingByTheDoor');
      expect(there.scripts['mei']).toBe('maid.byTable');
      expect(there.walked).toMatchObject({ behave: 'move', tick: 5 });
      expect(there.waited?.toDoor).toBeLessThanOrEqual(3);
      // The notebook's text for a reason without words.
      expect(written).toContain(`_${say('reason.unknown', { key: there.reason ?? '' })}_`);

      const [toPass, back, ...more] = chapter(5).steps;
      expect(more).toEqual([]);
      make(toPass as Step);
      expect(look().waited?.toPass).toBeLessThanOrEqual(3);
      make(back as Step);
      expect(look().waited).toEqual(there.waited);
    },
    WITHIN,
  );

  test('6. the scenario prints what it says', () => follow(chapter(6)), WITHIN);
  test('7. the test passes, types and lint with it', () => follow(chapter(7)), WITHIN);
  test('8. the words fit together, and the fonts have their signs', () => follow(chapter(8)), WITHIN);
  test('9. the second piece is taken up at once', () => follow(chapter(9)), WITHIN);
  test('every chapter is followed', () => {
    expect(tutorial.map(({ title }) => title.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('following it', () => {
  const one = (before: string, block = 'x'): string => `# T\n\n## 1. A\n\n${before}\n\n\`\`\`ts\n${block}\n\`\`\`\n`;
  test('does not pass over a block that nothing is said of', () => {
    expect(() => readTutorial(one('Some code:'))).toThrow('nothing says what becomes');
  });
  test('takes the nearest of what is said', () => {
    expect(readTutorial(one('Make a new file, `a.ts`. In `b.ts`, below `c`, add'))[0]?.steps).toEqual([
      { is: 'below', path: 'b.ts', line: 'c', text: 'x' },
    ]);
  });
  test('stops at a place that is not there, or there twice', () => {
    const step = { is: 'below', path: 'b.ts', line: 'c', text: 'x' } as const;
    expect(changed('a\n  c\nd', step)).toBe('a\n  c\nx\nd');
    expect(() => changed('a', step)).toThrow('0 lines c');
    expect(() => changed('c\nc', step)).toThrow('2 lines c');
    expect(() => changed('a b', { is: 'instead', path: 'b.ts', of: 'c', text: 'x' })).toThrow('0 times c');
  });
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const asked = createServer();
    asked.listen(0, '127.0.0.1', () => {
      const { port } = asked.address() as AddressInfo;
      asked.close(() => done(port));
    });
  });
}
