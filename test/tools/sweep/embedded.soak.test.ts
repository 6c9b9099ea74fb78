// A sweep with the embedded Postgres: killed in the middle and resumed, it comes to the same bytes as without.

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { bytesOf, planFolder, runSweep, startSweep } from './command.ts';

const SEEDS = 30;
const folder = planFolder(SEEDS);
afterAll(() => folder.remove());
const { plan, path } = folder;

describe('a sweep with the embedded Postgres', () => {
  test('writes a report, a table and a file for the lab, and answers questions in SQL', async () => {
    const { code, out, err } = await runSweep([plan, '--out', path('whole')]);
    expect([code, out]).toEqual([0, `${path('whole/report.html')}\n`]);
    expect(err).toContain(`${8 * SEEDS} of ${8 * SEEDS} runs`);
    expect(bytesOf(path('whole'))[0]?.split('\n')).toHaveLength(8 * SEEDS + 2);
    expect(existsSync(path('whole/replays'))).toBe(true);
    const sql = await runSweep([
      plan,
      '--out',
      path('whole'),
      '--sql',
      "select of->>'rank' as rank, count(*) as runs from sweep.result join sweep.cell using (plan, cell) group by 1 order by 1",
    ]);
    expect(sql.out.split('\n').slice(0, 2)).toEqual(['rank,runs', `2,${2 * SEEDS}`]);
    const wrong = await runSweep([plan, '--out', path('whole'), '--sql', 'select nothing']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--sql: ')]);
  });

  test('killed in the middle keeps its results; --resume makes the others, alone, and the files are the same', async () => {
    const killed = await startSweep([plan, '--out', path('killed'), '--job-runs', '4'], undefined, 40).ended;
    expect([killed.code, existsSync(path('killed/results.csv'))]).toEqual([null, false]);
    const refused = await runSweep([plan, '--out', path('killed')]);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--resume makes the others')]);
    expect(refused.err).toMatch(/^ *(4[0-9]|5[0-9]) of 240 runs of this sweep are there already/m);
    // This process stands for another sweep that is still at work.
    writeFileSync(path('killed/postgres/lock'), String(process.pid));
    const second = await runSweep([plan, '--out', path('killed'), '--resume']);
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('another process')]);
    rmSync(path('killed/postgres/lock'));
    const { code, err } = await runSweep([plan, '--out', path('killed'), '--resume']);
    expect([code, err]).toEqual([0, expect.stringContaining(`${8 * SEEDS} of ${8 * SEEDS} runs`)]);
    expect(bytesOf(path('killed'))).toEqual(bytesOf(path('whole')));
  });
});

test('everything wrong with plan and options is named at once, and nothing is run', async () => {
  const { code, out, err } = await runSweep([path('none.yaml'), '--thread', '2', '--lost-after', 'x', '--resume', '--fresh']);
  expect([code, out]).toEqual([2, '']);
  for (const part of ["did you mean '--threads'?", '--lost-after: x', 'give one of them', 'none.yaml: cannot be read'])
    expect(err).toContain(part);
  const worker = await runSweep(['--worker', '--fresh']);
  expect([worker.code, worker.err]).toEqual([2, expect.stringContaining('needs DATABASE_URL')]);
}); // prettier-ignore
