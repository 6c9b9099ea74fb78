// The files of a finished sweep: the report, the table as CSV, the file for the lab, and the replays of the worst seeds.
// They contain no time and nothing of the machine, so equal plans give equal bytes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sweepText } from '../../src/analysis/sweep/sweep-file.ts';
import type { Sweep } from '../../src/analysis/sweep/form.ts';
import { Report } from '../../src/analysis/sweep/model.ts';
import { REPLAYS_SHOWN, reportHtml, type ReportReplay } from '../../src/analysis/sweep/report.ts';
import { resultsCsv } from '../../src/analysis/sweep/results.ts';
import { promisesOf, replayOf } from '../../src/analysis/sweep/run.ts';

export function writeOutputs(folder: string, sweep: Sweep): Report {
  const { plan, cells } = sweep;
  const promises = promisesOf(plan);
  const report = new Report(sweep, promises);
  const replays = new Map<number, ReportReplay>();
  if (plan.base.is === 'scenario')
    for (const { cell, worst } of report.cells.slice(0, REPLAYS_SHOWN)) {
      if (worst === null) continue;
      const run = { cell, seed: worst.seed };
      replays.set(cell, { name: `cell-${cell}-seed-${worst.seed}.json`, text: replayOf(plan, cells, run) });
    }
  mkdirSync(join(folder, 'replays'), { recursive: true });
  for (const { name, text } of replays.values()) writeFileSync(join(folder, 'replays', name), text);
  writeFileSync(join(folder, 'results.csv'), resultsCsv(sweep, promises));
  writeFileSync(join(folder, 'sweep.json'), sweepText(sweep, promises));
  writeFileSync(join(folder, 'report.html'), reportHtml(report, replays));
  return report;
}
