/**
 * A chef without tickets cooks the dish that a regular who is present is expected to order (_Rule-based AI_, the
 * fighting game). The dish is predicted by the rule with the greatest weight. A rule that has never predicted
 * correctly is ignored.
 */

import type { AheadOption } from '../sim/script-api/views.ts';
import type { ChefScript } from './script-types.ts';

/** Makes a chef cook a regular's dish before it is ordered; undefined if there is nothing to cook. */
export const precooks: ChefScript = ({ me, cafe }) => {
  if (!cafe.hasRegulars || me.cooking !== null) return undefined;
  const options = cafe.aheadOptions();
  const best = heaviest(options);
  if (best === null || best.expected === null) return undefined;
  const { regular, expected } = best;
  const dish = regular.dishes[expected.family];
  const { family, given, weight } = expected;
  cafe.reasons.note('chef.precooks', { name: regular.name, dish, family, given, weight });
  if (cafe.explaining)
    cafe.reasons.weigh(() =>
      options.map((option) => ({
        id: option.regular.id,
        terms: {
          name: option.regular.name,
          family: option.expected?.family ?? null,
          given: option.expected?.given ?? [],
          weight: option.expected?.weight ?? 0,
        },
        verdict: option === best ? 'chosen' : option.verdict === 'may' ? 'lessSure' : option.verdict,
      })),
    );
  return { behave: 'precook', guest: regular.id, dish };
};

/**
 * The regular whose next order is predicted by the rule with the greatest weight; ties go to the first in the list of
 * regulars. Null if the list is empty.
 */
function heaviest(options: readonly AheadOption[]): AheadOption | null {
  let best: AheadOption | null = null;
  for (const option of options)
    if (option.verdict === 'may' && (best === null || weightOf(option) > weightOf(best))) best = option;
  return best;
}

const weightOf = ({ expected }: AheadOption): number => expected?.weight ?? -Infinity;
