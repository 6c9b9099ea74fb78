/**
 * Merits and titles of the head maid. In `Train` she earns a merit for each command of the player's that she would have
 * given. In `Auto` she earns one for each of her commands that is carried out. The maximum is 12 a day. Merits belong
 * to the maid, even while another is head maid, and bring titles. A title works while she is head maid and on shift:
 *
 *     1  First maid       one more piece of chalk in the morning
 *     2  Right hand       one more piece of chalk at 16:00
 *     3  Heart of house   a maid who carries out her command becomes happier
 */

import { glad } from '../people/moods.ts';
import type { Maid, PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';

export const TITLE_MERITS: readonly number[] = [20, 60, 140];
export const MERITS_A_DAY = 12;
/** Effects of the titles: additional pieces of chalk in the morning, and change of mood. */
export const TITLE_CHALK = 1;
const GLADDER = 0.04;

const merits = ({ headMaid }: Pick<WorldState, 'headMaid'>, id: PersonId): number =>
  headMaid !== null && Object.hasOwn(headMaid.merits, id) ? (headMaid.merits[id] ?? 0) : 0;

/**
 * The head maid: the appointed maid if she is on shift, otherwise the maid of the highest rank. Ties go to the smallest
 * id. Null = nobody is on shift.
 */
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

export const titleFor = (earned: number): number => TITLE_MERITS.filter((least) => earned >= least).length;

/** The number of the title that the present head maid has; 0 = none. */
export function titleOf(state: Pick<WorldState, 'headMaid' | 'people'>): number {
  const chief = chiefOf(state);
  return chief === null ? 0 : titleFor(merits(state, chief.id));
}

/** The highest number of merits that any maid has. Goals of the season use it. */
export const mostMerits = ({ headMaid }: Pick<WorldState, 'headMaid'>): number =>
  Math.max(0, ...Object.values(headMaid?.merits ?? {}));

export function titleShown(state: WorldState): { merits: number; today: number; title: number } {
  const chief = chiefOf(state);
  const earned = chief === null ? 0 : merits(state, chief.id);
  return { merits: earned, today: state.headMaid?.today ?? 0, title: titleFor(earned) };
}

/** Gives the head maid a merit unless she has reached today's limit. @returns whether the merit was given */
export function earns(world: World, by: 'guessed' | 'done'): boolean {
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

/** Called when a maid has carried out a command. If the head maid gave the command and no maid has carried it out before, the head maid earns a merit. */
export function carriesOut(world: World, me: Maid, command: number): void {
  const { headMaid } = world.state;
  const order = headMaid?.orders.find((one) => one.command === command);
  if (headMaid === null || order === undefined || order.done) return;
  order.done = true;
  headMaid.done = { ...headMaid.done, [order.choice]: (headMaid.done[order.choice] ?? 0) + 1 };
  const title = titleOf(world.state);
  if (earns(world, 'done') && title >= 3) glad(world, me, 'led', GLADDER);
}
