/** Evening acts that open and close the parts of the café that stars have won. */

import { oneOf, yesNo } from '../../state/field.ts';
import type { Wing } from '../../state/season.ts';
import { emit } from '../../world/world.ts';
import { actKind } from './act.ts';

const WINGS: readonly Wing[] = ['terrace', 'tearoom'];

/** Opens or closes a wing from tomorrow on. */
export const wing = actKind<{ readonly wing: Wing; readonly open: boolean }>({
  fields: { wing: oneOf(WINGS), open: yesNo },
  bar: (_state, season, act) => (season.growth?.[act.wing] === undefined ? 'stars' : null),
  carryOut: (world, season, act) => {
    const opened = season.growth?.[act.wing];
    if (opened === undefined) return;
    if (act.open) delete opened.shut;
    else opened.shut = true;
    world.places.wingsChanged();
    emit(world, 'wing', null, { wing: act.wing, open: act.open });
  },
});
