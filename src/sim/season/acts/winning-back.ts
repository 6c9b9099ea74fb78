/** The evening act that wins back a regular who has gone over to the rival. */

import { rules } from '../../../data/season/index.ts';
import { name } from '../../state/field-checks.ts';
import { emit } from '../../world/world.ts';
import { actKind } from './act.ts';

/**
 * The act of writing a letter to a regular, who then comes for certain on the next day. If a regular stayed away
 * because of a missing dish, a letter is possible only when this dish is on the menu. (But then the regular comes back
 * without a letter, too.)
 */
export const winBack = actKind<{ readonly guest: string }>({
  fields: { guest: name('the id of a regular') },
  cost: () => rules.winBack,
  bar: ({ regulars }, season, { guest }) => {
    const gone = regulars?.who.find(({ id }) => id === guest)?.gone;
    if (gone === undefined) return 'unknown';
    return gone.dish === null || season.kitchen.onMenu.some(({ dish }) => dish === gone.dish) ? null : 'offMenu';
  },
  carryOut: (world, _season, { guest }) => {
    const regular = world.state.regulars?.who.find(({ id }) => id === guest);
    if (regular === undefined) return;
    delete regular.gone;
    regular.invited = true;
    emit(world, 'wonBack', guest);
  },
});
