// Runs `npm run sweep` as a process, to its end or until it is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCENARIO } from '../../analysis/sweep/plans.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves once the process has written this text to its error output, or has ended. */
  readonly says: (text: string) => Promise<void>;
}

/**
 * @param url the server; left out = the embedded Postgres
 * @param diesAfter the process is killed once it has written so many results; left out = it is not
 */
export function startSweep(args: readonly string[], url?: string, diesAfter?: number): Running {
  const env: NodeJS.ProcessEnv = { ...process.env };
  if (diesAfter !== undefined) env['HONEYBELL_SWEEP_DIES_AFTER'] = String(diesAfter);
  delete env['DATABASE_URL'];
  if (url !== undefined) env['DATABASE_URL'] = url;
  const child = spawn(process.execPath, ['tools/run/ts.mjs', 'tools/sweep/main.ts', ...args], { env });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (part: Buffer) => out.push(part));
  child.stderr.on('data', (part: Buffer) => err.push(part));
  const ended = new Promise<Ended>((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) =>
      done({ code, out: Buffer.concat(out).toString('utf8'), err: Buffer.concat(err).toString('utf8') }),
    );
  });
  const wrote = (text: string): boolean => Buffer.concat(err).toString('utf8').includes(text);
  const says = (text: string): Promise<void> =>
    new Promise((done) => {
      if (wrote(text)) return done();
      child.stderr.on('data', () => wrote(text) && done());
      void ended.then(() => done());
    });
  return { child, ended, says };
}

export const runSweep = (args: readonly string[], url?: string): Promise<Ended> => startSweep(args, url).ended;

/** A folder with a plan: four ranks and two speeds, and so many seeds. */
export function planFolder(seeds: number, ticks = 300): { plan: string; path(name: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'honeybell-sweep-'));
  const path = (name: string): string => join(folder, name);
  writeFileSync(path('cafe.json'), JSON.stringify({ ...SCENARIO, ticks }));
  const lines = [
    'name: Killed',
    'scenario: cafe.json',
    'vary:',
    '  rank: { field: mei.rank, values: [2, 3, 4, 5] }',
    '  speed: { field: maids.*.speed, values: [4, 9] }',
    'promises: [nobody gets stuck]',
    `seeds: ${seeds}`,
  ];
  writeFileSync(path('plan.yaml'), `${lines.join('\n')}\n`);
  return { plan: path('plan.yaml'), path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a sweep writes, except for replays, as one text. */
export const bytesOf = (folder: string): string[] =>
  ['results.csv', 'sweep.json', 'report.html'].map((name) => readFileSync(join(folder, name), 'utf8'));
