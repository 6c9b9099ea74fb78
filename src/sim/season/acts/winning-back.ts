/** The evening act that wins back a regular who has gone over to the rival. */

import { rules } from '../../../data/season/index.ts';
import { name } from '../../state/field-checks.ts';
import type { Upset } from '../../state/regulars.ts';
import type { SeasonState } from '../../state/season.ts';
import { emit } from '../../world/world.ts';
import { menuOf, nearDish } from '../menu-and-recipes.ts';
import { actKind } from './act.ts';

const isOnMenu = ({ kitchen }: SeasonState, dish: string): boolean => kitchen.onMenu.some((one) => one.dish === dish);

/** The dish of the same taste that a letter can offer to a regular who missed a dish; null if there is none. */
export const offerOf = (season: SeasonState, { dish }: Pick<Upset, 'dish'>): string | null =>
  dish === null ? null : nearDish(season, menuOf(season), dish);

/**
 * The act of writing a letter to a regular, who then comes for certain on the next day. If a regular stayed away
 * because of a missing dish, the menu must have this dish (then the regular comes back without a letter, too), or one of
 * the same taste, which the letter offers. With it half of the disappointment stays.
 */
export const winBack = actKind<{ readonly guest: string }>({
  undone: true,
  fields: { guest: name('the id of a regular') },
  cost: () => rules.winBack,
  bar: ({ regulars }, season, { guest }) => {
    const gone = regulars?.who.find(({ id }) => id === guest)?.gone;
    if (gone === undefined) return 'unknown';
    return gone.dish === null || isOnMenu(season, gone.dish) || offerOf(season, gone) !== null ? null : 'offMenu';
  },
  carryOut: (world, season, { guest }) => {
    const regular = world.state.regulars?.who.find(({ id }) => id === guest);
    if (regular?.gone === undefined) return;
    const { dish } = regular.gone;
    if (dish !== null && !isOnMenu(season, dish)) regular.sighs = rules.goOverSighs;
    delete regular.gone;
    regular.invited = true;
    emit(world, 'wonBack', guest);
  },
});
