/**
 * The inspection for a golden bell: three inspectors come together on fixed days of the second half of a season. The
 * evening before, the report says what they judge (src/data/season/bells.csv). If all three pay and the demand was met
 * during their whole visit, the café wins a golden bell; otherwise the rival does (season/golden-bells.ts).
 */

import { type BellRow, bellRows } from '../../data/season/index.ts';
import { celebrateBell } from '../season/celebrations.ts';
import { bellOn, bellsOf, givesBell, openBellGoal } from '../season/golden-bells.ts';
import { wonChalk } from '../season/chalk-supply.ts';
import { countedSeason } from '../state/free-cafe.ts';
import type { GoingEvent } from '../state/day-events.ts';
import type { Guest } from '../state/person.ts';
import { guest, messToTend, type World } from '../world/world.ts';
import { keepsBellTable } from './bell-table.ts';
import { calendarOf, comeInTogether, haveGone, someone } from './event-guests.ts';
import type { DayEvent } from './day-event.ts';
import { fame } from './event-stars.ts';

const LOOKS: readonly string[] = ['madame', 'office', 'grandpa'];
const STAY_TICKS = 6000;
/** When the inspectors come, as a share of the day: in the quiet hours between the rushes. */
const AT = 0.38;
/** By how much a golden bell raises the café's stars at once, within the limit of the next star. */
const STARS = 0.1;

/** Stages of a visit in which a guest waits for the café. */
const WAITS: ReadonlySet<Guest['stage']> = new Set(['queue', 'callOrder', 'waitDish', 'callBill']);

interface Demand {
  /** Whether `counts.value` must not exceed what is wanted; otherwise it must reach it. */
  readonly atMost: boolean;
  /**
   * Returns the new value of the visit, from its value so far; null before the first inspector has come in. What must be
   * remembered from tick to tick stands in `counts`.
   */
  readonly value: (
    world: World,
    inspectors: readonly Guest[],
    before: number | null,
    counts: Record<string, number>,
  ) => number;
}

/** Number of ticks for which mess must lie before the inspectors count it: ten café minutes. */
const LIES_TICKS = 100;

const DEMANDS: Readonly<Record<BellRow['demand'], Demand>> = {
  // The longest time that one of them has waited for one thing, in minutes of the café's clock.
  swift: {
    atMost: true,
    value: ({ state }, inspectors, before) =>
      inspectors.reduce(
        (most, { stage, stageTick }) =>
          WAITS.has(stage)
            ? Math.max(most, Math.floor((state.tick - stageTick) / Math.max(1, state.clock.ticksPerMinute)))
            : most,
        before ?? 0,
      ),
  },
  // The largest number of places with empty plates or litter that lay for ten minutes, and that no maid was cleaning,
  // while an inspector sat: a group that leaves six plates at once does not fail an inspection.
  tidy: {
    atMost: true,
    value: (world, inspectors, before, counts) => {
      const { tick } = world.state;
      const value = before ?? 0;
      if (!inspectors.some(({ seat }) => seat !== null)) {
        delete counts['least'];
        return value;
      }
      const now = messToTend(world).length;
      if (counts['least'] === undefined) counts['leastSince'] = tick;
      counts['least'] = Math.min(counts['least'] ?? now, now);
      if (tick - (counts['leastSince'] ?? tick) < LIES_TICKS) return value;
      const { least } = counts;
      delete counts['least'];
      return Math.max(value, least);
    },
  },
  // The number of dishes on the menu.
  dishes: { atMost: false, value: ({ state }) => state.menu.length },
  // The mood of the unhappiest of them, in per cent.
  warm: {
    atMost: false,
    value: (_world, inspectors, before) =>
      inspectors.length === 0 ? (before ?? 0) : Math.round(100 * Math.min(...inspectors.map(({ mood }) => mood))),
  },
};

const isMet = ({ demand, wants }: BellRow, value: number): boolean =>
  DEMANDS[demand].atMost ? value <= wants : value >= wants;

/** The day's demand; in a café without a season, where the inspection is a scene, the first of the table. */
const rowOf = (world: World): BellRow => bellOn(world.state.clock.day) ?? (bellRows[0] as BellRow);

const partyOf = ({ state }: World): string => `bell${state.clock.day}`;

/** Counts who has paid, and how well the demand is met; the day's goal shows it. */
function observes(world: World, { who, counts }: GoingEvent): void {
  keepsBellTable(world, calendarOf(world), partyOf(world), LOOKS.length, null);
  const row = rowOf(world);
  const here = who.flatMap((id) => guest(world, id) ?? []);
  for (const { id, leaveReason } of here) if (leaveReason === 'paid') counts[`paid:${id}`] = 1;
  const judging = here.filter(({ leaveReason }) => leaveReason === null);
  counts['value'] = DEMANDS[row.demand].value(world, judging, counts['value'] ?? null, counts);
  const goal = openBellGoal(world.state);
  if (goal !== undefined) goal.count = counts['value'];
}

export const goldenBell: DayEvent = {
  sounds: { begins: ['fanfare'], ends: { good: ['verdict', 'sparkle'], fair: ['verdict'], bad: ['verdict', 'sigh'] } },
  sign: () => true,
  slows: 'start',
  judges: bellOn,
  dated: (day) => (bellOn(day) === null ? null : { share: AT }),
  awaited: (world, { at }) => keepsBellTable(world, calendarOf(world), partyOf(world), LOOKS.length, at),
  begin: (world, _planned, hands) => {
    const party = partyOf(world);
    const specs = LOOKS.map((look) => someone(world, 'critic', { temperament: 'calm', look, party, expected: true }));
    const who = comeInTogether(world, hands, 'bell', specs);
    return { ticks: STAY_TICKS, who, fields: { demand: rowOf(world).demand, wants: rowOf(world).wants } };
  },
  step: observes,
  isOver: (world, { who }) => haveGone(world, who),
  end: (world, { who, counts }) => {
    const { state } = world;
    const row = rowOf(world);
    const value = counts['value'] ?? 0;
    const paid = who.filter((id) => counts[`paid:${id}`] === 1).length;
    const isWon = paid === who.length && isMet(row, value);
    const goal = openBellGoal(state);
    if (goal !== undefined && isWon) {
      goal.doneTick = state.tick;
      wonChalk(state);
    } else if (goal !== undefined) goal.failed = true;
    const season = countedSeason(state);
    if (season !== undefined) {
      givesBell(state, season, isWon);
      if (isWon) celebrateBell(world, bellsOf(season).ours.length);
    }
    return {
      verdict: isWon ? 'good' : 'bad',
      demand: row.demand,
      wants: row.wants,
      value,
      lost: who.length - paid,
      stars: isWon ? fame(world, STARS) : 0,
    };
  },
};
