// Words of head maid and janken: every choice, case and rule has words in every language.

import { afterEach, describe, expect, test } from 'vitest';
import { HANDS, JankenPlayer } from '../../src/ai/index.ts';
import { TRAINING } from '../../src/sim/head-maid/training.ts';
import { CHOICE_NAMES, VARIABLES } from '../../src/sim/state/head-maid.ts';
import { say, sayPart, setLanguage, type WordKey } from '../../src/words/index.ts';
import { sentenceOf } from '../../src/words/sentences.ts';

afterEach(() => setLanguage('en'));

describe.each(['en', 'zh', 'ja'] as const)('in %s', (shown) => {
  test('every choice, every variable and each of its cases, long and short', async () => {
    await setLanguage(shown);
    for (const choice of CHOICE_NAMES) expect(sayPart('headMaid.choice.', choice, undefined, '')).not.toBe('');
    for (const [name, cases] of Object.entries(VARIABLES)) {
      expect(sayPart('headMaid.var.', name, undefined, '')).not.toBe('');
      for (let at = 0; at < cases; at++)
        for (const prefix of ['case', 'short'])
          expect(sayPart(`headMaid.${prefix}.${name}.`, String(at), undefined, '')).not.toBe('');
      // One more case has no words: the files contain exactly as many as there are.
      expect(sayPart(`headMaid.case.${name}.`, String(cases), undefined, '')).toBe('');
    }
  });

  test('an order of the head maid is a sentence that says whether it is a habit', async () => {
    await setLanguage(shown);
    const told = CHOICE_NAMES.filter((choice) => choice !== 'wait').flatMap((choice) =>
      ['habit', 'training', 'fallback'].flatMap((basis) =>
        ['Momo', null].map((name) => sentenceOf({ key: 'command.headMaid', terms: { choice, basis, name } })),
      ),
    );
    for (const sentence of told) expect(sentence).toMatch(/^[^{}]+[.。]$/);
    expect(new Set(told).size).toBe(told.length);
  });

  test('every lesson of her training, and every basis of an order', async () => {
    await setLanguage(shown);
    for (const { id } of TRAINING) expect(sayPart('headMaid.lesson.', id, undefined, '')).not.toBe('');
    for (const basis of ['habit', 'training', 'fallback'])
      for (const prefix of ['headMaid.board.', 'headMaid.basis.', 'headMaid.now.', 'drama.headMaid.why.'])
        expect(sayPart(prefix, basis, undefined, '')).not.toBe('');
  });

  test('every rule of the janken player, in every case', async () => {
    await setLanguage(shown);
    const rules = new JankenPlayer({ random: () => 0 }).actor.explain()[0]?.rules ?? [];
    for (const { name, counts } of rules)
      for (let at = 0; at < counts.length; at++) {
        const hand = name === 'theirs' || name === 'own';
        const terms: Record<string, string | number> = hand
          ? { hand: say(`janken.hand.${HANDS[at] ?? 'rock'}`) }
          : { count: at };
        const text = say(`janken.rule.${name}` as WordKey, terms);
        expect(text).not.toMatch(/janken\.|\{\{/);
      }
  });
});
