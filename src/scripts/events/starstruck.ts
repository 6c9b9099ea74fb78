/** A maid who adores a celebrity forgets everything for a moment when the celebrity comes in. */

import { type AIScript, concat, type Todo } from '../../ai/index.ts';
import type { Actor, Person } from '../../sim/script-api/views.ts';

const GAPES: Todo = { behave: 'gape' };

/** Extends a maid's script: a maid who adores a celebrity first stares at the celebrity, and the script runs only afterwards. */
export const gapesFirst = <P extends Person = Person>(script: AIScript<Actor<P>>): AIScript<Actor<P>> =>
  concat(({ me, cafe }): Todo | undefined => {
    if (me.flags.length === 0 || me.stepOf > 0 || !cafe.today.isGaping(me)) return undefined;
    const hero = cafe.guest(me.buffs.find(({ buff }) => buff === 'star')?.from ?? '');
    cafe.reasons.note('star.gapes', { name: hero?.name ?? null });
    return GAPES;
  }, script);
