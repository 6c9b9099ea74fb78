// `npm run season:clicks [-- --seed 3 --days 30 --difficulty standard]`: the expert of `npm run balance` plays a season in
// the built page in a real Chromium, by clicks and keys alone. Prints a line for each day, and at the end the stars, the
// place, the number of clicks, and the acts that no click could carry out. Build first: `npm run build`.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browser } from '../../../test/browser/harness.ts';
import { optionsOf } from '../../run/options.mjs';
import { STRATEGIES, type Strategy } from '../strategies.ts';
import { COMMAND } from './options.ts';
import type { Finding } from './player.ts';
import { playInPage } from './season.ts';

const options = optionsOf(COMMAND);
if (!existsSync(fileURLToPath(new URL('../../../dist/index.html', import.meta.url)))) {
  console.error('There is no built page yet: npm run build');
  process.exit(1);
}

const expert = STRATEGIES.find(({ name }) => name === 'expert') as Strategy;
const played = await playInPage(expert, options, (one) => {
  const { day, stars, money, served, clicks, keys } = one;
  console.log(
    `day ${String(day).padStart(2)}  ★${stars.toFixed(2)}  ¥${money}  served ${served}  clicks ${clicks}, keys ${keys}`,
  );
});
const { ending } = played;
console.log(`\nseed ${options.seed}, ${options.difficulty}, ${played.days.length} days: ★${played.stars.toFixed(2)}`);
if (ending !== null)
  console.log(
    `the page says “${played.heading}”; the rival has ★${ending.rivalStars.toFixed(2)}, first: ${ending.first}`,
  );
console.log(`${played.clicks} clicks and ${played.keys} keys`);
console.log(
  Object.entries(played.wanted)
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', '),
);
console.log(`${played.findings.length} acts not carried out as wanted`);
for (const one of played.findings) console.log(`  ${sentence(one)}`);
for (const problem of played.problems) console.log(`  error of the page: ${problem}`);
await (await browser()).close();
process.exit(played.problems.length > 0 ? 1 : 0);

function sentence({ day, tick, wanted, why, got }: Finding): string {
  const what = why ?? `the clicks gave ${got.length === 0 ? 'nothing' : JSON.stringify(got)}`;
  return `day ${day}, tick ${tick}: ${JSON.stringify(wanted)} – ${what}`;
}
