// What Greta says after a plate agrees with the book beside her: she knew only what she foresaw.

import { expect, test } from 'vitest';
import { foresaw, foresight, herWords } from '../../src/hud/evening/duel/read.ts';
import type { DuelRound } from '../../src/sim/state/duel.ts';
import { say } from '../../src/words/index.ts';

const lost = (basis: DuelRound['basis']): DuelRound => ({ ours: 'chop', theirs: 'plate', result: 'lost', basis });
const words = (round: DuelRound): string => say(`duel.hers.${herWords(round)}`);

test('she says that she knew it only if she foresaw the move', () => {
  const known = lost({ kind: 'line', when: 'after:won', then: 'chop', weight: 3 });
  expect([foresaw(known), words(known)]).toEqual([true, 'I knew it.']);
  const drawn = lost({ kind: 'drawn' });
  expect([foresaw(drawn), words(drawn)]).toEqual([false, 'A lucky guess.']);
  const wrong = lost({ kind: 'line', when: 'after:won', then: 'fry', weight: 3 });
  expect([foresaw(wrong), words(wrong)]).toEqual([false, 'A lucky guess.']);
});

test('what she says of a plate won or drawn does not depend on it', () => {
  expect(words({ ...lost({ kind: 'drawn' }), result: 'won' })).toBe('Well cooked!');
  expect(words({ ...lost({ kind: 'drawn' }), result: 'drawn' })).toBe('Two of a kind.');
});

test('the table of plates tells what she foresaw and answered from what she foresaw and did not use', () => {
  const known = lost({ kind: 'line', when: 'after:won', then: 'chop', weight: 3 });
  expect(foresight(known)).toBe('yes');
  // Chopping beats frying, so frying was no answer to it.
  expect(foresight({ ...known, theirs: 'fry', result: 'won' })).toBe('unused');
  expect(foresight(lost({ kind: 'drawn' }))).toBe('no');
});
