// Records the four players:  node tools/run/ts.mjs test/data/head-maid/record.ts
// Each plays twelve days of the café in which a head maid watches; what she has seen – situation, what was possible,
// what was chosen – is written to <player>.json, one line a choice. `record.ts measure` writes nothing and tells how well
// she does on other days, over several recordings of each: the figures in docs/gocap.md.

import { writeFileSync } from 'node:fs';
import { agreementOf } from './agreement.ts';
import { HABITS } from './players.ts';
import { recorded } from './playing.ts';

const DAYS = 12;
const SEED = 9100;
/** Seeds nothing was ever tuned on, for `measure`: for another measurement take others. */
const FRESH = [31_000, 32_000, 33_000, 34_000, 35_000, 36_000, 37_000, 38_000];

const percent = (of: number, all: number): number => Math.round((100 * of) / Math.max(1, all));
if (process.argv.includes('measure')) measure();
else record();

function record(): void {
  for (const player of Object.keys(HABITS)) {
    const text = JSON.stringify(recorded(player, SEED, DAYS), null, 1);
    writeFileSync(new URL(`${player}.json`, import.meta.url), `${text}\n`);
  }
}

function measure(): void {
  for (const player of Object.keys(HABITS)) {
    const all = FRESH.map((seed) => agreementOf(recorded(player, seed, DAYS)));
    const sum = (read: (one: (typeof all)[number]) => number): number => all.reduce((most, one) => most + read(one), 0);
    const each = all.map(({ hits, n }) => percent(hits, n));
    const n = sum((one) => one.n);
    console.log(
      [
        player,
        `${n} held out`,
        `hers ${percent(
          sum(({ hits }) => hits),
          n,
        )} (${Math.min(...each)} … ${Math.max(...each)})`,
        `most frequent ${percent(
          sum(({ frequent }) => frequent),
          n,
        )}`,
        `drawn ${percent(
          sum(({ random }) => random),
          n,
        )}`,
        `habits ${percent(
          sum(({ habits }) => habits),
          n,
        )}, right ${percent(
          sum(({ habitHits }) => habitHits),
          sum(({ habits }) => habits),
        )}`,
        `scouted ${sum(({ scouted }) => scouted)}, she would ${sum(({ scouts }) => scouts)}, both ${sum(({ scoutedBoth }) => scoutedBoth)}`,
      ].join(' · '),
    );
  }
}
