// Regenerates the golden hashes: node tools/run/ts.mjs test/golden/update.ts. Check the difference before committing:
// every changed line is a café that now behaves differently.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { goldenCases } from './cases.ts';
import { EXAMPLE_FILE, recordExampleDay } from './example-day.ts';
import type { Golden } from './run.ts';

const file = new URL('golden.json', import.meta.url);
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Golden>) : {};
const now: Record<string, Golden> = {};
let changed = 0;
for (const [name, run] of Object.entries(goldenCases())) {
  const found = run();
  now[name] = found;
  const same = before[name]?.events === found.events && before[name]?.state === found.state;
  if (!same) changed++;
  console.log(`${same ? 'same   ' : 'changed'}  ${name}  events ${found.events}  state ${found.state}`);
}
writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
console.log(`${changed} of ${Object.keys(now).length} changed`);
// The example day for replays also depends on the café's behaviour.
writeFileSync(EXAMPLE_FILE, recordExampleDay());
