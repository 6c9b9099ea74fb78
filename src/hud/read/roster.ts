/** Collects what the cards of the maids on shift show: team, activity, problems. */

import type { Cafe } from '../../sim/api.ts';
import { isLosingPatience } from '../../sim/people/patience.ts';
import type { Duties, Maid, Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { DISH_HURRY } from '../../sim/state/tuning.ts';
import { holds } from '../../sim/state/day-rules.ts';
import type { Feelings, Mood } from '../../ui/index.ts';
import type { BoardLine } from './orders/lines-now.ts';
import { type Doing, doingOf, moodOf } from './maid-activity.ts';
import { maidsOf } from './names.ts';

export interface Refusal extends Pick<BoardLine, 'cause' | 'quicker'> {
  readonly state: 'declined' | 'impossible' | 'quicker';
}

export interface RosterCard {
  readonly id: string;
  readonly name: string;
  readonly look: string;
  readonly rank: Rank;
  readonly team: number | null;
  /** What the maid may be asked for: taking orders, carrying dishes, or both. */
  readonly duties: Duties;
  readonly mood: Mood;
  readonly doing: Doing;
  readonly feelings: Feelings;
  readonly stuck: boolean;
  /** The maid's response to the newest command with its reason, if she declines it, cannot do it or a colleague was quicker; otherwise null. */
  readonly refuses: Refusal | null;
  /** Whether the maid waits although a guest is losing patience or a dish is getting cold. */
  readonly idle: boolean;
}

/** Whether a guest calls and is losing patience with no maid on the way, or a dish has waited too long on the pass. */
function isNeeded({ people, dishes, tick }: WorldState): boolean {
  const served = new Set(Object.values(people).map((one) => (one.role === 'maid' ? one.serving : null)));
  return (
    Object.values(people).some(
      (one) => one.role === 'guest' && one.calls !== null && isLosingPatience(one) && !served.has(one.id),
    ) || Object.values(dishes).some(({ where, cookedTick }) => where === 'pass' && tick - cookedTick > DISH_HURRY)
  );
}

/** Rounds a value to 0.01, so that a card is drawn again only for visible changes. */
const shown = (value: number): number => Math.round(value * 100) / 100;
const feelingsOf = (state: WorldState, { energy, mood }: Maid): Feelings => ({
  energy: holds(state, 'energy') ? shown(energy) : null,
  mood: holds(state, 'mood') ? shown(mood) : null,
});

/**
 * Ticks for which a card shows that its maid refuses a request: ten seconds. Her line on the chalkboard stays longer.
 */
const REFUSAL_TICKS = 200;
function refusalOf(
  { id: me, answers }: Maid,
  live: ReadonlySet<number>,
  tick: number,
  lines: readonly BoardLine[],
): Refusal | null {
  const first = lines.find(({ state, maids }) => state === 'quicker' && maids.includes(me));
  const newest = answers
    .filter(({ id, since }) => live.has(id) && tick - since < REFUSAL_TICKS)
    .sort((a, b) => b.id - a.id)[0];
  if (first !== undefined && first.id >= (newest?.id ?? 0))
    return { state: 'quicker', cause: null, quicker: first.quicker };
  const { is: state, cause = null } = newest ?? {};
  return state === 'declined' || state === 'impossible' ? { state, cause, quicker: null } : null;
}

/** The maids' cards, sorted by rank, then id, so that they keep their places all day. @param lines the chalkboard's */
export function readRoster(cafe: Cafe, lines: readonly BoardLine[] = []): RosterCard[] {
  const live = new Set(cafe.commands.map((command) => command.id));
  const needed = isNeeded(cafe.state);
  return maidsOf(cafe.state)
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .map((maid) => {
      const doing = doingOf(cafe, maid);
      return {
        id: maid.id,
        name: maid.name,
        look: maid.look,
        rank: maid.rank,
        team: maid.team,
        duties: maid.duties,
        mood: moodOf(maid, doing),
        doing,
        feelings: feelingsOf(cafe.state, maid),
        stuck: maid.stuck !== null,
        refuses: refusalOf(maid, live, cafe.state.tick, lines),
        idle: needed && maid.present && (doing.kind === 'wait' || doing.kind === 'chat'),
      };
    });
}
