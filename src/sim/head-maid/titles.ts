/**
 * What a head maid earns who is trained and led well. Watching, she earns a merit for each order of the player's that she
 * would have given herself; leading, one for each order of hers that somebody takes up – twelve a day at most. Merits are
 * hers, whoever else is head maid meanwhile, and bring titles. What a title does holds while she is head maid and on shift:
 *
 *     1  First maid       a piece of chalk more in the morning
 *     2  Right hand       chalk grows back sooner
 *     3  Heart of house   whoever takes up an order of hers is gladder for it
 */

import { glad } from '../people/moods.ts';
import type { Maid, PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';

/** Merits each title takes, the first title first. */
export const TITLE_MERITS: readonly number[] = [20, 60, 140];
/** Merits of a day, at most. */
export const MERITS_A_DAY = 12;
/** What the titles do: pieces of chalk, ticks sooner, how much gladder. */
export const TITLE_CHALK = 1;
export const TITLE_SOONER = 60;
const GLADDER = 0.04;

const merits = ({ headMaid }: Pick<WorldState, 'headMaid'>, id: PersonId): number =>
  headMaid !== null && Object.hasOwn(headMaid.merits, id) ? (headMaid.merits[id] ?? 0) : 0;

/** Who is head maid: whom the player appointed, else the highest ranked, the first of equals by id; null when nobody is on shift. */
export function chiefOf({ headMaid, people }: Pick<WorldState, 'headMaid' | 'people'>): Maid | null {
  if (headMaid === null) return null;
  const appointed = headMaid.appointed === null ? undefined : people[headMaid.appointed];
  if (appointed?.role === 'maid') return appointed;
  let best: Maid | null = null;
  for (const id in people) {
    const one = people[id];
    if (one?.role !== 'maid') continue;
    if (best === null || one.rank > best.rank || (one.rank === best.rank && one.id < best.id)) best = one;
  }
  return best;
}

/** The title so many merits bring; 0 = none. */
export const titleFor = (earned: number): number => TITLE_MERITS.filter((least) => earned >= least).length;

/** The present head maid's title. */
export function titleOf(state: Pick<WorldState, 'headMaid' | 'people'>): number {
  const chief = chiefOf(state);
  return chief === null ? 0 : titleFor(merits(state, chief.id));
}

/** The most anybody has earned, for goals. */
export const mostMerits = ({ headMaid }: Pick<WorldState, 'headMaid'>): number =>
  Math.max(0, ...Object.values(headMaid?.merits ?? {}));

/** What the screen shows of it. */
export function titleShown(state: WorldState): { merits: number; today: number; title: number } {
  const chief = chiefOf(state);
  const earned = chief === null ? 0 : merits(state, chief.id);
  return { merits: earned, today: state.headMaid?.today ?? 0, title: titleFor(earned) };
}

/** A merit for the head maid, unless she has had today's. @returns whether it counted */
export function earns(world: World, by: 'guessed' | 'followed'): boolean {
  const { headMaid } = world.state;
  const chief = chiefOf(world.state);
  if (headMaid === null || chief === null || headMaid.today >= MERITS_A_DAY) return false;
  const before = merits(world.state, chief.id);
  headMaid.today++;
  headMaid.merits = { ...headMaid.merits, [chief.id]: before + 1 };
  const title = titleFor(before + 1);
  emit(world, 'headMaid', chief.id, { what: 'merit', by, merits: before + 1 });
  if (title > titleFor(before)) {
    shows(world, chief, 'heart', 100);
    emit(world, 'headMaid', chief.id, { what: 'title', title });
  }
  return true;
}

/** Somebody takes up a command: if it is the head maid's, and the first does, she has earned something by it. */
export function follows(world: World, me: Maid, command: number): void {
  const order = world.state.headMaid?.orders.find((one) => one.command === command);
  if (order === undefined || order.followed) return;
  order.followed = true;
  const title = titleOf(world.state);
  if (earns(world, 'followed') && title >= 3) glad(world, me, 'led', GLADDER);
}
