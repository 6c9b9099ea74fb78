// `npm run controllers [-- --seeds 30 --maid hana]`: plays the same days with each controller of one maid and prints which
// of her figures differ clearly (95 %, corrected for all comparisons by Holm's method) between any two controllers. The
// apprentice was taught for three days by the player of player.ts; the player's script is a shipped example.

import { controllerNames, roster } from '../../src/data/index.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { oneOf, option, optionsOf, wholeFrom } from '../run/options.mjs';
import { byController, byOwnScript, clearFigures, type Figures, OWN_SCRIPT, playDay, taught } from './measure.ts';

const { seeds, maid } = optionsOf({
  use: 'npm run controllers --',
  about: 'Plays the same days with each controller of one maid and prints which of her figures differ clearly.',
  options: {
    seeds: option(wholeFrom(2, 10_000), 30, 'how many seeds'),
    maid: option(oneOf(roster.map(({ id }) => id)), 'hana', 'which maid'),
  },
});

const counts = taught(maid);
const days = new Map<string, Figures[]>();
for (const name of [...controllerNames, OWN_SCRIPT]) {
  const played: Figures[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const prepare = name === OWN_SCRIPT ? byOwnScript(await Sandbox.open()) : byController(name, counts);
    played.push(playDay(seed, maid, prepare));
  }
  days.set(name, played);
  const mean = (figure: string): string =>
    `${figure} ${(played.reduce((sum, one) => sum + (one[figure] ?? 0), 0) / seeds).toFixed(2)}`;
  console.log(
    `${name.padEnd(12)} ${Object.keys(played[0] ?? {})
      .map(mean)
      .join('  ')}`,
  );
}

console.log(`\n${maid}, ${seeds} days; b − a with its 95 % interval where clear:`);
let few = 0;
for (const [pair, found] of clearFigures(days)) {
  if (found.length < 2) few++;
  console.log(`${found.length < 2 ? '✗' : '✓'} ${pair.replace(' ', ' → ').padEnd(26)} ${found.length} of her figures`);
  for (const { id, a, b, low, high } of found)
    console.log(`    ${id.padEnd(14)} ${a.toFixed(2)} → ${b.toFixed(2)}  [${low.toFixed(2)}, ${high.toFixed(2)}]`);
}
if (few > 0) process.exitCode = 1;
