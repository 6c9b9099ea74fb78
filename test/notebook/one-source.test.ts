// A maid's card below the café and her notebook tell the same: what she does now, what for, and whether she looks up.

import { expect, test } from 'vitest';
import { doingOf } from '../../src/hud/read/maid-activity.ts';
import { answerOf } from '../../src/notebook/simple/why-not-answer.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import { worded } from '../../src/notebook/words.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';

/** What the notebook may say, and for which reasons, beside the words of a card. Decision tables give reasons of their own. */
const BESIDE: Readonly<Record<string, readonly [what: RegExp, because: RegExp]>> = {
  'doing.toCounter': [/^(plain\.does\.tickets|notebook\.todo\.move)$/, /^(tickets|table)\./],
  'doing.handTickets': [/\.handTickets$/, /^(tickets|table)\./],
  'doing.toPass': [/^(plain\.does\.dishes|notebook\.todo\.move)$/, /^(dishes|help|table)\./],
  'doing.pickUp': [/\.pickUp$/, /^(dishes|help|table)\./],
  'doing.carry': [/^(plain\.does\.carry|notebook\.todo\.move)$/, /^(dishes|table)\./],
  'doing.toMess': [/^(plain\.does\.(clear|sweep)|notebook\.todo\.move)$/, /^(clear|sweep|table)\./],
  'doing.toTable': [/^notebook\.todo\.move$/, /^(serve|table|command)\./],
  'doing.takeOrder': [/\.takeOrder$/, /^(serve|table|command)\./],
  'doing.takeBill': [/\.takeBill$/, /^(serve|table|command)\./],
  'doing.serve': [/\.serve(Some)?$/, /^(dishes|table|serve)\./],
  'doing.clear': [/\.clear$/, /^(clear|table)\./],
  'doing.sweep': [/\.sweep$/, /^(sweep|table)\./],
  'doing.walks': [/^notebook\.todo\.(move|walk)$/, /./],
  'doing.waits': [/^notebook\.todo\.(stay|wait)/, /./],
  'doing.thinks': [/^plain\.does\.empty$/, /./],
  'doing.slip': [/^plain\.does\.slipped(On)?$/, /./],
};

test.each([35, 7])('over a whole day a maid’s card and her notebook agree, with seed %d', (seed) => {
  const cafe = openCafe({ seed }, scripts, { tracing: true });
  const compared = new Set<string>();
  const found = new Set<string>();
  for (let tick = 0; tick < 6000; tick++) {
    cafe.step();
    if (tick % 5 > 0) continue;
    for (const person of Object.values(cafe.state.people)) {
      if (person.role !== 'maid') continue;
      const { key } = doingOf(cafe, person);
      const { what, because, traits } = plainOf(cafe, person);
      const [its, reasons] = BESIDE[key] ?? [/./, /./];
      compared.add(key);
      if (!its.test(what.key) || !reasons.test(because?.key ?? 'table.')) {
        found.add(`${key} beside ${what.key}, ${because?.key}`);
      }
      // A trait does not promise what the answer to “Why not …?” denies.
      if (tick % 50 > 0 || !traits.some((trait) => /alert|every/.test(trait.words.key))) continue;
      const answers = cafe.state.seats.flatMap(({ table }) => answerOf(cafe, person, { table }).map(worded));
      if (answers.some((text) => text.includes('don’t look up'))) found.add(`${key}: looks up, and does not`);
    }
  }
  expect([...found]).toEqual([]);
  expect(compared.size).toBeGreaterThan(14);
});

test('card, notebook and the mark on the floor name the same table, and a maid who waits goes nowhere', () => {
  const cafe = openCafe({ seed: 35 }, scripts, { tracing: true });
  const wrong = new Set<string>();
  let walks = 0;
  for (let tick = 0; tick < 4000; tick++) {
    cafe.step();
    if (tick % 5 > 0) continue;
    for (const maid of cafe.world.maids) {
      const [card, book] = [doingOf(cafe, maid), plainOf(cafe, maid)];
      const key = book.because?.key ?? '';
      if (key.startsWith('idle.') && book.table !== null) wrong.add(`${key}: mark at a table`);
      if (card.kind !== 'walk' || !key.startsWith('serve.') || book.table === null) continue;
      walks++;
      if (card.key !== 'doing.toTable') wrong.add(`${key}: ${card.key}`);
      else if (card.params['table'] !== book.table) wrong.add(`${key}: another table`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(walks).toBeGreaterThan(50);
});
