// Whatever a person says in a bubble has words in every language.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { FOCUSES } from '../../src/sim/state/strong.ts';
import en from '../../src/words/en.json';
import ja from '../../src/words/ja.json';
import zh from '../../src/words/zh.json';

test('the maids repeat in words what the player puts first', () => {
  for (const on of FOCUSES) {
    const cafe = new Simulation(beginSeason({ seed: 3 }), scripts);
    cafe.give({ kind: 'focus', on });
    const said = new Set<string>();
    for (let tick = 0; tick < 10; tick++) {
      cafe.step();
      for (const { bubble } of Object.values(cafe.state.people)) if (bubble?.say) said.add(bubble.say);
    }
    expect([...said]).toContain(`focus.${on}`);
    for (const words of [en, zh, ja]) for (const key of said) expect(Object.keys(words)).toContain(`bubble.${key}`);
  }
});
