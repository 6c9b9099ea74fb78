/**
 * The act that opens the café only to guests with a reservation, from tomorrow on. Of ordinary guests 15 % fewer then
 * come; regulars, celebrities and groups come as always. It lets a player serve fewer guests well while the café grows.
 */

import { yesNo } from '../../state/field-checks.ts';
import { actKind } from './act.ts';

export const reservations = actKind<{ readonly on: boolean }>({
  fields: { on: yesNo },
  carryOut: (_world, season, { on }) => {
    if (on) season.reservations = true;
    else delete season.reservations;
  },
});
