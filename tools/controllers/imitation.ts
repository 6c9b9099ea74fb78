// How well an apprentice imitates the player: days in which a consistent player drives her, then days in which she
// decides by herself and each of her decisions is compared with what the player would have done in the same tick.

import { scripts } from '../../src/scripts/index.ts';
import { keyOf } from '../../src/sim/apprentice/learning.ts';
import { newDay, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { MaidSituation } from '../../src/sim/state/apprentice.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { drives, playersChoice } from './player.ts';

/** Count from which a situation is measured. */
const SEEN = 5;

export interface Imitation {
  readonly lessons: number;
  readonly situations: number;
  /** Situations seen at least five times that came up again, and those in which she mostly did what the player would. */
  readonly measured: number;
  readonly alike: number;
  /** Her decisions in such situations, and those that were the player's. */
  readonly decisions: number;
  readonly hits: number;
  /** All her decisions by habit, and how often she went on without a habit. */
  readonly byHabit: number;
  readonly usual: number;
}

export function imitation(seed: number, maid: string, taught = 5, tested = 2): Imitation {
  let state = newDay({ seed });
  const bySituation = new Map<string, { hits: number; of: number }>();
  let [decisions, hits, byHabit, usual] = [0, 0, 0, 0];
  let wasAt: string | null = null;
  let taughtAt: Maid | null = null;
  for (let day = 1; day <= taught + tested; day++) {
    const cafe = new Simulation(state, scripts);
    if (day === 1) cafe.give({ kind: 'edit', maid, edit: { controller: 'apprentice' } });
    cafe.give({ kind: 'apprentice', maid, mode: day <= taught ? 'Train' : 'Auto' });
    cafe.step();
    const counts = (cafe.state.people[maid] as Maid).apprentice?.counts ?? {};
    while (!cafe.state.over) {
      if (day <= taught) {
        drives(cafe, maid);
        cafe.step();
        continue;
      }
      const me = cafe.state.people[maid] as Maid;
      const theirs = me.stepOf > 0 ? null : playersChoice(cafe, maid);
      const before = cafe.apprentice(maid)?.situation;
      cafe.step();
      if (me.apprentice?.deed === undefined && wasAt !== null) usual++;
      wasAt = me.apprentice?.deed?.do ?? null;
      const begun = cafe.events.find(({ type, who }) => type === 'deed' && who === maid);
      if (begun === undefined || theirs === null || before === undefined) continue;
      const key = keyOf(begun['situation'] as unknown as MaidSituation);
      // What came up within the tick, the player could not see yet.
      if (key !== keyOf(before)) continue;
      byHabit++;
      const seen = Object.values(counts[key] ?? {}).reduce((sum, count) => sum + count, 0);
      if (seen < SEEN) continue;
      decisions++;
      const hit = begun['deed'] === theirs;
      if (hit) hits++;
      const one = bySituation.get(key) ?? { hits: 0, of: 0 };
      bySituation.set(key, { hits: one.hits + (hit ? 1 : 0), of: one.of + 1 });
    }
    taughtAt ??= day === taught ? (cafe.state.people[maid] as Maid) : null;
    state = nextDay(cafe.state);
  }
  const learned = Object.values(taughtAt?.apprentice?.counts ?? {});
  return {
    lessons: learned.flatMap((deeds) => Object.values(deeds)).reduce((sum, count) => sum + count, 0),
    situations: learned.length,
    measured: bySituation.size,
    alike: [...bySituation.values()].filter((one) => one.hits * 2 > one.of).length,
    decisions,
    hits,
    byHabit,
    usual,
  };
}
