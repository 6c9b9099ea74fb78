/**
 * The act that opens the café tomorrow only to guests with a reservation. Of ordinary guests 15 % fewer then come;
 * regulars, celebrities and groups come as always. Those who are turned away come the day after, and it cannot be chosen
 * again for that day: so it moves guests from a day with few hands or a golden bell to a day that can take them.
 */

import { yesNo } from '../../state/field-checks.ts';
import { actKind } from './act.ts';

export const reservations = actKind<{ readonly on: boolean }>({
  fields: { on: yesNo },
  bar: ({ clock }, season, { on }) => (on && season.turnedAway === clock.day ? 'turnedAway' : null),
  carryOut: (_world, season, { on }) => {
    if (on) season.reservations = true;
    else delete season.reservations;
  },
});
