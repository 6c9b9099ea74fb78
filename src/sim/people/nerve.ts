/**
 * How people react when a fight breaks out. Each character decides alone (How NPC AI works, part 3): a guest's type and
 * temperament decide, or a maid's nerve. There are no random draws, so the same person always reacts in the same way.
 */

import type { Guest, Maid } from '../state/person.ts';

export type Reaction = 'joins' | 'flees' | 'mediates' | 'eatsOn';

/** Guest types and temperaments that are quick to anger: such guests start fights, and join the fights of others. */
const HOT_TYPES: readonly string[] = ['fan', 'litterbug'];
const HOT_TEMPERS: readonly string[] = ['grumbler'];
/** Temperaments of guests who can be provoked to fight, but stay out of the fights of others. */
const IRRITABLE: readonly string[] = ['hurried', 'litterer'];
const TIMID_TYPES: readonly string[] = ['family', 'elderly', 'tourist', 'investor', 'critic', 'idolfan'];

type Nature = Pick<Guest, 'customerType' | 'temperament' | 'isHero'>;

export const isHotHead = ({ customerType, temperament }: Pick<Guest, 'customerType' | 'temperament'>): boolean =>
  HOT_TYPES.includes(customerType) || HOT_TEMPERS.includes(temperament);
export const isIrritable = (who: Pick<Guest, 'customerType' | 'temperament'>): boolean =>
  isHotHead(who) || IRRITABLE.includes(who.temperament);

export function reactionOf(who: Nature): Reaction {
  if (who.isHero) return 'eatsOn';
  if (isHotHead(who)) return 'joins';
  if (who.temperament === 'calm') return 'eatsOn';
  if (who.temperament === 'sociable') return 'mediates';
  return TIMID_TYPES.includes(who.customerType) ? 'flees' : 'eatsOn';
}

/** What changes a maid's nerve: each level of charm raises it, clumsiness and weariness lower it. */
const BY_CHARM = 1;
const BY_CLUMSINESS = 0.5;
const WORN_BELOW = 0.25;
const BY_WEARINESS = 0.3;
/** Nerve from which a maid steps between fighters, and below which a fight frightens her. */
const BRAVE = 0.5;
const FRIGHTENED = 0.4;

/** A maid's nerve, about −1 to 4: obedience and charm raise it, clumsiness and weariness lower it. */
export const nerveOf = ({
  obedience,
  charm,
  clumsy,
  energy,
}: Pick<Maid, 'obedience' | 'charm' | 'clumsy' | 'energy'>): number =>
  obedience + BY_CHARM * charm - BY_CLUMSINESS * clumsy - (energy < WORN_BELOW ? BY_WEARINESS : 0);

export const isBrave = (me: Pick<Maid, 'obedience' | 'charm' | 'clumsy' | 'energy'>): boolean => nerveOf(me) >= BRAVE;
export const isFrightened = (me: Pick<Maid, 'obedience' | 'charm' | 'clumsy' | 'energy'>): boolean =>
  nerveOf(me) < FRIGHTENED;
/** Chattiness from which a maid is giddy, so that celebrities she adores distract her from everything. */
const GIDDY = 1.2;

/**
 * Whether a celebrity makes a maid forget what she is doing. This is so if her controller is `starstruck`, or if she
 * is giddy and adores the celebrity.
 */
export const isStarstruckBy = (
  { favouriteCustomerIds, favouriteCustomerTypes, controller, chatty }: Maid,
  { id, customerType }: Pick<Guest, 'id' | 'customerType'>,
): boolean =>
  controller === 'starstruck' ||
  (chatty >= GIDDY && (favouriteCustomerIds.includes(id) || favouriteCustomerTypes.includes(customerType)));
