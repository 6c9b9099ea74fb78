// What a head maid sees while a player plays: days of a café with a habit, as samples.

import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import { CHOICE_NAMES, VARIABLES } from '../../../src/sim/state/head-maid.ts';
import type { Recorded } from './agreement.ts';
import { HABITS, play } from './players.ts';

/** Few enough that they need orders; the server's café is short of hands. */
const SHIFT = ['sakura', 'yuki', 'hana', 'mei', 'nana'];
const SHORT: Readonly<Record<string, readonly string[]>> = { server: ['sakura', 'yuki', 'hana'] };

/** So many days of a player's, with seeds from `seed` + 1 on. */
export function recorded(player: string, seed: number, count: number): Recorded {
  const habit = HABITS[player];
  if (habit === undefined) throw new Error(`there is no player '${player}'`);
  const days = Array.from({ length: count }, (_, i) => {
    const cafe = openCafe({ seed: seed + 1 + i, stars: 4.5, shift: SHORT[player] ?? SHIFT }, scripts);
    const samples: string[] = [];
    play(cafe, habit, seed + 1 + i, () => {
      for (const event of cafe.events) {
        if (event.type !== 'headMaid' || event['what'] !== 'watched') continue;
        const situation = event['situation'] as Record<string, number>;
        const possible = event['possible'] as string[];
        samples.push(
          [
            ...Object.keys(VARIABLES).map((name) => situation[name] as number),
            CHOICE_NAMES.reduce((mask, name, bit) => mask + (possible.includes(name) ? 1 << bit : 0), 0),
            CHOICE_NAMES.indexOf(event['choice'] as (typeof CHOICE_NAMES)[number]),
          ].join(' '),
        );
      }
    });
    return { seed: seed + 1 + i, samples };
  });
  return { player, variables: Object.keys(VARIABLES), choices: CHOICE_NAMES, days };
}
