// Measures all sounds in Chromium and writes the figures into docs/sound.md: npm run sound

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launchBrowser } from '../run/browser.mjs';
import { optionsOf } from '../run/options.mjs';

optionsOf({
  use: 'npm run sound --',
  about: 'Measures all sounds in Chromium and writes the figures into docs/sound.md.',
});
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const [{ output }] = await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: { entry: path('renderings.ts'), formats: ['iife'], name: 'renderings' },
  },
});
const browser = await launchBrowser();
const page = await browser.newPage();
await page.evaluate(`${output[0].code}; window.renderings = renderings;`);
const ask = (call) => page.evaluate(`renderings.${call}`);

const groups = await ask('GROUPS');
const effects = await ask('effects()');
const decibels = (number) => number.toFixed(1).replace('-', '−');
const percent = (share) => `${Math.round(share * 100)}%`;
const lines = [
  '| group | loudness | effects, softest and loudest, highest peak |',
  '| ----- | -------- | ------------------------------------------ |',
];
for (const [name, group] of Object.entries(groups)) {
  const of = group.effects.map((effect) => ({ effect, ...effects[effect] })).sort((a, b) => a.loudness - b.loudness);
  const told = ({ effect, loudness }) => `\`${effect}\` ${decibels(loudness)}`;
  const peak = Math.max(...of.map((one) => one.peak)).toFixed(2);
  lines.push(
    `| ${name} | ${decibels(group.loudness)} LUFS | ${of.length}: ${told(of[0])}, ${told(of.at(-1))}, peak ${peak} |`,
  );
}
lines.push('', '| music | loudness | peak | low / middle / high | step at the loop |');
lines.push('| ----- | -------- | ---- | ------------------- | ---------------- |');
for (const name of ['morning', 'rush', 'evening']) {
  const { loudness, peak, balance, loop } = await ask(`piece('${name}')`);
  lines.push(
    `| ${name} | ${decibels(loudness)} LUFS | ${peak.toFixed(2)} | ${balance.map(percent).join(' / ')} | ${percent(loop)} of the largest |`,
  );
}
const all = await ask('allEffects()');
const { during, after } = await ask('underBubble()');
lines.push(
  '',
  `All effects, two a second: ${all.balance.map(percent).join(' / ')} low / middle / high, peak ${all.peak.toFixed(2)}. The murmur's loop`,
  `closes with ${percent(await ask('murmurLoop()'))} of its largest step. Under a speech bubble the music is ${decibels(during)} LU softer, two seconds`,
  `later ${decibels(after)} LU.`,
);
await browser.close();

const file = path('../../docs/sound.md');
const [BEGIN, END] = ['<!-- measured -->', '<!-- end of measured -->'];
const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(BEGIN);
const tail = rest?.split(END)[1];
if (tail === undefined) throw new Error(`docs/sound.md lacks ${BEGIN} or ${END}`);
writeFileSync(file, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${tail}`);
console.log(lines.join('\n'));
