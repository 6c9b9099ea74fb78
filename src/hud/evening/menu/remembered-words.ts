/** What a lost regular writes about the dish that was missing: an ingredient that it surely has. */

import { personName, say, sayPart } from '../../../words/index.ts';
import type { Remembered } from '../../report/street/on-street.ts';

export const rememberedWords = ({ name, dish, ingredient }: Remembered): string =>
  say('street.remembers', {
    name: personName(name),
    dish: sayPart('dish.', dish, undefined, dish),
    ingredient: sayPart('ingredient.', ingredient),
  });
