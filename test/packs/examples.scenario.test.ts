// The three example packs: each plays a season in which every day adds up, its day is the same when it is run again, and
// saves and replays refuse any other pack. Scripts in a pack stay in their sandbox.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Problems } from '../../src/ai/problems.ts';
import { AT_ONCE, perform } from '../../src/cli/scripted/perform.ts';
import { mistakeText, readPack } from '../../src/packs/index.ts';
import { collectCafe } from '../../src/saves/check/cafe-shape.ts';
import { scripts } from '../../src/scripts/index.ts';
import { nextDay, openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/read-scenario.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { tablesOf } from '../../src/sim/state/pack/pack.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { Books } from '../../tools/balance/books.ts';
import { figure, full } from '../soak/figure.ts';
import { changed, EXAMPLES, filesOf, folderOf, host, textOf, zipOf } from './host.ts';

/** Days of a season; `npm run soak` plays it to its end. */
const DAYS = full ? 30 : 3;
const SEED = 5;

const folder = mkdtempSync(join(tmpdir(), 'honeybell-packs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sim(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', ...args], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

describe.each(EXAMPLES)('%s', (name) => {
  test(`plays ${DAYS} days of its season: no fault, nobody stuck, every guest and every yen accounted for`, async () => {
    const read = await readPack(filesOf(name), host);
    if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
    const json = { ...read.day, seed: SEED };
    const start = readScenario(structuredClone(json));
    if (!start.ok) throw new Error(start.errors.join('\n'));
    const books = new Books(start.scenario.state.money);
    const printed: string[] = [];
    const watching = { line: (text: string) => void printed.push(text), began() {}, turn() {}, stepped() {} };
    const sum = { guests: 0, served: 0, lost: 0 };
    const stars: number[] = [];
    const unserved: number[] = [];
    let evening: WorldState | null = null;
    for (let day = 1; day <= DAYS; day++) {
      const morning = evening === null ? {} : { morning: nextDay(evening) };
      const job = {
        is: 'run',
        json,
        events: false,
        promises: null,
        record: false,
        oneOfDays: true,
        ...morning,
      } as const;
      const ran = await perform(job, AT_ONCE, watching);
      if (ran.is !== 'run') throw new Error('no day was run');
      evening = ran.evening;
      books.day(evening);
      const { clock, over, figures, people } = evening;
      const { guestsEntered, guestsServed, guestsLost, stuck, faults } = figures;
      const guests = Object.values(people).filter(({ role, present }) => role === 'guest' && present);
      expect({ day: clock.day, over, stuck, faults, guests }).toEqual({
        day,
        over: true,
        stuck: 0,
        faults: 0,
        guests: [],
      });
      expect(guestsServed + guestsLost, `day ${day}`).toBe(guestsEntered);
      // Later, maids give notice, because nobody looks after them in the evenings.
      if (day <= 3) expect(guestsServed, `day ${day}`).toBeGreaterThan(20);
      if (guestsServed === 0) unserved.push(day);
      sum.guests += guestsEntered;
      sum.served += guestsServed;
      sum.lost += guestsLost;
      stars.push(evening.stars);
    }
    expect(books.faults).toEqual([]);
    // On the last days only one maid is left. A café in which nobody can do a part of the work would serve no one from then on.
    expect(unserved, 'days on which nobody was served').toEqual([]);
    expect(sum.served / sum.guests).toBeGreaterThan(0.3);
    const [least, most, last] = [Math.min(...stars), Math.max(...stars), stars.at(-1) ?? 0].map((one) =>
      one.toFixed(2),
    );
    figure(
      'adds-up',
      `the example pack ${name}, ${DAYS} days in which nothing is done in the evenings: ${sum.guests} guests, ${sum.served} served and ${sum.lost} lost, ${least} to ${most} stars and ${last} at the end, ${evening?.money} yen, no fault, nobody stuck`,
    );
    // The command line plays the same days.
    const { code, out, err } = sim(folderOf(name), '--days', '2', '--seed', String(SEED));
    expect(err).toBe('');
    expect([0, 1]).toContain(code);
    expect(out.trim().split('\n')).toEqual(printed.slice(0, 2));
  });

  // Maids give notice when nobody looks after them, and any of them may be the last.
  test('serves guests with any one of its first maids alone', async () => {
    const pack = textOf(name, 'pack.yaml');
    const staff = /staff: \[(.*)\]/.exec(pack)?.[1]?.split(', ') ?? [];
    expect(staff.length).toBeGreaterThan(1);
    for (const one of staff) {
      // A script of a maid who is not there would be a mistake, so the one who is there has it.
      const alone = pack.replace(/staff: \[.*\]/, `staff: [${one}]`).replace(/^(scripts:\n) {2}\w+:/m, `$1  ${one}:`);
      const read = await readPack(changed(name, { 'pack.yaml': alone }), host);
      if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
      const opened = readScenario({ ...read.day, seed: SEED });
      if (!opened.ok) throw new Error(opened.errors.join('\n'));
      const cafe = openScenario(opened.scenario, scripts);
      while (!cafe.state.over && cafe.state.figures.guestsServed === 0) cafe.step();
      expect(cafe.state.figures.guestsServed, one).toBeGreaterThan(0);
    }
  });

  test('comes to the same bytes from its folder, from its zip and from its replay', () => {
    const zip = join(folder, `${name}.zip`);
    const replay = join(folder, `${name}.json`);
    writeFileSync(zip, zipOf(filesOf(name)));
    const first = sim(folderOf(name), '--ticks', '1500', '--record', replay);
    expect(first.err).toBe('');
    expect(sim(zip, '--ticks', '1500').out).toBe(first.out);
    const again = sim(`${folderOf(name)}/`, '--replay', replay);
    expect({ code: again.code, same: (JSON.parse(again.out) as { same: boolean }).same }).toEqual({
      code: 0,
      same: true,
    });
    expect(sim('--replay', replay).out).toBe(again.out);
    const other = EXAMPLES.find((one) => one !== name) as string;
    const refused = sim(folderOf(other), '--replay', replay);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/is of the pack .+ \([0-9a-f]{16}\), not of .+ \([0-9a-f]{16}\)/);
    // Content that does not have the hash by which the pack is named is another pack.
    const altered = join(folder, `${name}-altered.json`);
    writeFileSync(altered, readFileSync(replay, 'utf8').replace('"version":"1.0.0"', '"version":"1.0.1"'));
    const wrong = sim('--replay', altered);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(
      /pack\.hash: is [0-9a-f]{16}, but the pack that is here has [0-9a-f]{16}: it is another one/,
    );
  });

  test('its save has the pack by its hash, opens with its tables, and is refused with another', async () => {
    const read = await readPack(filesOf(name), host);
    if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
    const opened = readScenario({ ...read.day });
    if (!opened.ok) throw new Error(opened.errors.join('\n'));
    const cafe = openScenario(opened.scenario, scripts);
    while (cafe.state.tick < 600) cafe.step();
    const saved = cafe.save();
    const back = Simulation.load(saved, scripts);
    expect(back.hash()).toBe(cafe.hash());
    expect(back.state.season?.pack?.hash).toBe(read.pack.hash);
    expect(tablesOf(back.state.season)).toEqual(tablesOf(cafe.state.season));
    const problemsOf = (text: string): readonly string[] => {
      const problems = new Problems();
      collectCafe(JSON.parse(text), problems);
      return problems.list.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(problemsOf(saved)).toEqual([]);
    expect(problemsOf(saved.replace(read.pack.hash, '0123456789abcdef'))).toEqual([
      expect.stringMatching(/^cafe\.state\.season\.pack\.hash: is 0123456789abcdef, .*it is another one$/),
    ]);
    const tomorrow = nextDay(cafe.state);
    expect(tomorrow.season?.pack).toEqual(cafe.state.season?.pack);
  });
});

test('a bad pack ends with exit code 2 and the list of its mistakes', () => {
  const bad = join(folder, 'bad.zip');
  const files = changed('football-pub', {
    'menu.csv': textOf('football-pub', 'menu.csv').replace('pizza,90', 'pizza,ninety'),
    'rooster.csv': 'x',
  });
  writeFileSync(bad, zipOf(files));
  const { code, out, err } = sim(bad);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('2 things are wrong');
  expect(err).toContain(`${bad}/menu.csv:3: cookTicks: 'ninety' should be a whole number from 1 to 2000`);
  expect(err).toContain(`${bad}/rooster.csv: is no file of a pack; did you mean 'roster.csv'?`);
});

test('the options of a scenario go with a pack', () => {
  const pub = folderOf('football-pub');
  const versus = sim(pub, '--ticks', '600', '--vs', 'difficulty=keen', '--seeds', '2');
  expect({ code: versus.code, err: versus.err }).toEqual({ code: 0, err: '' });
  expect(sim(pub, '--ticks', '300', '--set', 'difficulty=kean').err).toMatch(
    /difficulty: 'kean' should be one of .*did you mean 'keen'/,
  );
  const scenario = sim('examples/duties.json', '--days', '2');
  expect(scenario.code).toBe(2);
  expect(scenario.err).toContain('--days: goes with a pack');
});

test('a script in a pack cannot leave its sandbox', async () => {
  const ways = [
    ...['process', 'require', 'XMLHttpRequest', 'document'].map((name) => `(globalThis as any)['${name}'] != null`),
    "(() => {}).constructor('return 42*42')() === 1764",
    "''.constructor.constructor('return 42*42')() === 1764",
  ];
  const script = `export default script((me) => {\n  let got = '';\n${ways
    .map((way) => `  try { if (${way}) got += 'ESCAPED'; } catch { /* as it should be */ }`)
    .join('\n')}\n  me.because(got === '' ? 'inside' : got);\n  return usual();\n});\n`;
  const read = await readPack(changed('football-pub', { 'scripts/half-time.ts': script }), host);
  if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
  const reasons: string[] = [];
  const json = { ...read.day, ticks: 400 };
  const ran = await perform({ is: 'run', json, events: true, promises: null, record: true }, AT_ONCE, {
    line: (text) => void reasons.push(text),
    began() {},
    turn() {},
    stepped() {},
  });
  const all = `${reasons.join('\n')}${ran.is === 'run' ? ran.replay : ''}`;
  expect(all).toContain('inside');
  expect(all.replaceAll(script, '')).not.toContain('"ESCAPED');
});
