/** The act that switches assists (help for the player) on and off. It is possible at any time of the day. */

import { oneOf, yesNo } from '../../state/field-checks.ts';
import type { Assists } from '../../state/season.ts';
import { actKind } from './act.ts';

const ASSISTS: readonly (keyof Assists)[] = ['noPatienceLoss', 'slowerRush'];

export const assist = actKind<{ readonly assist: keyof Assists; readonly on: boolean }>({
  fields: { assist: oneOf(ASSISTS, ASSISTS.join(' or ')), on: yesNo },
  byDay: true,
  carryOut: (_world, season, act) => {
    season.assists = { ...season.assists, [act.assist]: act.on };
  },
});
