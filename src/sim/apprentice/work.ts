/**
 * Apprentices at work. The player gives a maid a deed, which is a piece of work such as serving a guest (an input of
 * kind `drive`). In `Train` she counts it. In `Auto` her script takes up the deed that the player chose most often in
 * the present situation. A deed goes on until it is over.
 */

import type { GoCapState } from '../../ai/index.ts';
import { didYouMean, isRecord } from '../../ai/problems.ts';
import { memberOf } from '../season/staff.ts';
import type { Maid, PersonId } from '../state/person.ts';
import {
  type ApprenticeState,
  type Counts,
  type Deed,
  type DeedAtHand,
  DEEDS,
  type MaidSituation,
} from '../state/apprentice.ts';
import { emit, guest, maid, type World } from '../world/world.ts';
import { beginning, isOver, isPossible, possibleDeeds, situationFor } from './deeds.ts';
import { habitIn, type Habit, learned, MOST_COUNT, situationOfKey } from './learning.ts';

/** The controller type of a maid who is driven by the player or imitates the player. */
const APPRENTICE = 'apprentice';

const isApprentice = (me: Pick<Maid, 'controller'>): boolean => me.controller === APPRENTICE;

const NOTHING: Counts = Object.freeze({});
/** The mode of an apprentice until the player sets another. */
export const FIRST_MODE: GoCapState = 'Train';
const freshApprentice = (mode: GoCapState = FIRST_MODE): ApprenticeState => ({ mode, counts: {} });

export const modeFor = (me: Pick<Maid, 'apprentice'>): GoCapState => me.apprentice?.mode ?? FIRST_MODE;
export const countsFor = (me: Pick<Maid, 'apprentice'>): Counts => me.apprentice?.counts ?? NOTHING;

/** A change that the player makes to an apprentice; what is left out stays as it is. */
export interface ApprenticeChange {
  readonly maid: PersonId;
  readonly mode?: GoCapState;
  /** The counts that replace what the apprentice has learned; null = she forgets everything. */
  readonly counts?: Counts | null;
}

export function changeApprentice(world: World, { maid: id, mode, counts }: ApprenticeChange): string | null {
  const me = maid(world, id);
  // After closing, the maid is changed in the season's staff list, which also contains maids who were not on shift.
  const member = world.state.season === undefined ? undefined : memberOf(world.state.season, id);
  if (me === undefined && member === undefined) return `there is no maid '${id}'`;
  for (const one of [me, member]) {
    if (one === undefined) continue;
    const hers = (one.apprentice ??= freshApprentice());
    if (mode !== undefined && mode !== hers.mode) {
      hers.mode = mode;
      delete hers.deed;
    }
    if (counts !== undefined) hers.counts = counts === null ? {} : { ...counts };
  }
  if (me === undefined) return null;
  world.minds.ownChanged(me.id, 'commands');
  emit(world, 'apprentice', me.id, {
    what: 'changed',
    mode: modeFor(me),
    ...(counts === null ? { forgot: true } : {}),
  });
  return null;
}

/** A piece of work that the player gives an apprentice, such as serving a guest. */
export interface Drive {
  readonly maid: PersonId;
  readonly deed: Deed;
  readonly guest?: PersonId;
  readonly x?: number;
  readonly y?: number;
}

export function drive(world: World, { maid: id, deed, ...about }: Drive): string | null {
  const me = maid(world, id);
  if (me === undefined) return `there is no maid '${id}'`;
  if (!isApprentice(me)) return `${id} is no apprentice`;
  if (modeFor(me) === 'Auto') return `${id} decides by herself`;
  if (about.guest !== undefined && guest(world, about.guest) === undefined) return `there is no guest '${about.guest}'`;
  if (!isPossible(world, me, deed)) return `${deed} is not possible for ${id} now`;
  const hers = (me.apprentice ??= freshApprentice());
  const situation = situationFor(world, me);
  if (hers.mode === 'Train') hers.counts = learned(hers.counts, situation, deed);
  hers.deed = beginning(world, me, { do: deed, by: 'player', ...about });
  world.minds.ownChanged(me.id, 'commands');
  emit(world, 'deed', me.id, { deed, by: 'player', situation: { ...situation } });
  return null;
}

/** Makes an apprentice begin a piece of work from habit, without the player. */
export function takesUp(world: World, me: Maid, deed: Deed, situation: MaidSituation): void {
  const hers = (me.apprentice ??= freshApprentice());
  hers.deed = beginning(world, me, { do: deed, by: 'habit' });
  emit(world, 'deed', me.id, { deed, by: 'habit', situation: { ...situation } });
}

/** Ends every piece of work of an apprentice that is done or no longer possible. */
export function apprenticesStep(world: World): void {
  for (const me of world.maids) {
    const deed = me.apprentice?.deed;
    if (deed === undefined || (isApprentice(me) && !isOver(world, me, deed))) continue;
    delete (me.apprentice as ApprenticeState).deed;
    world.minds.ownChanged(me.id, 'commands');
  }
}

export interface ApprenticeShown {
  readonly mode: GoCapState;
  readonly counts: Counts;
  readonly situation: MaidSituation;
  readonly possible: readonly Deed[];
  readonly deed: DeedAtHand | null;
  /** What the apprentice would do now from habit; null if no piece of work possible now is a habit. */
  readonly habit: Habit | null;
}

export function apprenticeShown(world: World, id: PersonId): ApprenticeShown | null {
  const me = maid(world, id);
  if (me === undefined || !isApprentice(me)) return null;
  const counts = countsFor(me);
  const situation = situationFor(world, me);
  const possible = possibleDeeds(world, me);
  return {
    mode: modeFor(me),
    counts,
    situation,
    possible,
    deed: me.apprentice?.deed ?? null,
    habit: habitIn(counts, situation, possible),
  };
}

const MOST_SITUATIONS = 1000;
/** The mistakes in a value that should be an apprentice's learned counts, each with its place in the value; empty if there are none. */
export function wrongCounts(counts: unknown, path = 'counts'): string[] {
  if (!isRecord(counts)) return [`${path} should be numbers by situation and deed`];
  return Object.entries(counts)
    .slice(0, MOST_SITUATIONS)
    .flatMap(([key, deeds]) => {
      const at = `${path}.${key}`;
      if (situationOfKey(key) === null)
        return [`${at} is no situation; write the words of its cases, as in empty/calls/none/far/none/floor`];
      if (!isRecord(deeds)) return [`${at} should be numbers by deed: ${DEEDS.join(', ')}`];
      return Object.entries(deeds).flatMap(([deed, count]) => {
        if (!(DEEDS as readonly string[]).includes(deed))
          return [`${at}.${deed} is no deed${didYouMean(deed, DEEDS)}; known: ${DEEDS.join(', ')}`];
        return typeof count === 'number' && count >= 0 && count <= MOST_COUNT && Number.isFinite(count)
          ? []
          : [`${at}.${deed} should be a number from 0 to ${MOST_COUNT}`];
      });
    });
}
