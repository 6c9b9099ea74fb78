// Records the three players:  node tools/run/ts.mjs test/data/head-maid/record.ts
// Each plays eight days of the café in which a head maid watches; what she has seen – situation, what was possible,
// what was chosen – is written to <player>.json, one line a choice. Look at the agreement told at the end before it is
// committed.

import { writeFileSync } from 'node:fs';
import { scripts } from '../../../src/scripts/index.ts';
import { CHOICE_NAMES, VARIABLES } from '../../../src/sim/head-maid.ts';
import { openCafe } from '../../../src/sim/cafe.ts';
import { agreementOf } from './agreement.ts';
import { HABITS, play } from './players.ts';

const DAYS = 8;
/** Few enough that they need orders; the server's café is short of hands. */
const SHIFT = ['sakura', 'yuki', 'hana', 'mei', 'nana'];
const SHORT: Readonly<Record<string, readonly string[]>> = { server: ['sakura', 'yuki', 'hana'] };

for (const [player, habit] of Object.entries(HABITS)) {
  const days: { seed: number; samples: number[][] }[] = [];
  for (let day = 1; day <= DAYS; day++) {
    const cafe = openCafe({ seed: 100 + day, stars: 4.5, shift: SHORT[player] ?? SHIFT }, scripts);
    const samples: number[][] = [];
    play(cafe, habit, day, () => {
      for (const event of cafe.events) {
        if (event.type !== 'headMaid' || event['what'] !== 'watched') continue;
        const situation = event['situation'] as Record<string, number>;
        const possible = event['possible'] as string[];
        samples.push([
          ...Object.keys(VARIABLES).map((name) => situation[name] as number),
          CHOICE_NAMES.reduce((mask, name, bit) => mask + (possible.includes(name) ? 1 << bit : 0), 0),
          CHOICE_NAMES.indexOf(event['choice'] as (typeof CHOICE_NAMES)[number]),
        ]);
      }
    });
    days.push({ seed: 100 + day, samples });
  }
  const recorded = { player, variables: Object.keys(VARIABLES), choices: CHOICE_NAMES, days };
  const text = JSON.stringify(
    recorded,
    (key, value: unknown) => (key === 'samples' ? (value as number[][]).map((row) => row.join(' ')) : value),
    1,
  );
  writeFileSync(new URL(`${player}.json`, import.meta.url), `${text}\n`);
  const { n, hits, random, frequent, chosen } = agreementOf(JSON.parse(text));
  const percent = (of: number): string => `${((100 * of) / n).toFixed(0)} %`;
  console.log(
    `${player}: ${n} held out, hers ${percent(hits)}, random ${percent(random)}, most frequent ${percent(frequent)}`,
    JSON.stringify(chosen),
  );
}
