/**
 * A festival, on Sundays: 25% more guests come, all in a better mood, so tips are higher. A café with five stars can
 * hold a street festival on any day: 60% more guests come, and stalls keep guests at the door patient.
 */

import { isFestival } from '../season/duel/duel.ts';
import { seatsOpen } from '../season/star-rewards.ts';
import type { WorldState } from '../state/world-state.ts';
import { inOrder, wantedGuests } from '../visits/arrivals.ts';
import { guestsOfSeason, reservedFactor } from '../visits/demand.ts';
import { wins } from '../world/cash-book.ts';
import { queueing } from '../world/ground.ts';
import { emit, shows, type World } from '../world/world.ts';
import { anyone, between, eventId } from './event-guests.ts';
import type { DayEvent } from './day-event.ts';
import { weatherTomorrow } from './weather.ts';

/**
 * Number of additional guests, as a share of the expected guests: on a festival in the café, and on a street festival.
 */
const MORE = 0.25;
const MORE_IN_STREET = 0.6;
/**
 * A guest who waits at the door beside a stall eats a bite every BITE_EVERY ticks. Each bite gives back the share BITE
 * of the guest's patience.
 */
const BITE_EVERY = 200;
const BITE = 0.06;
/** The price of a bite at a stall, in yen. */
const BITE_PRICE = 120;
const FEWEST = 4;
/** About how many regulars, celebrities and members of groups come on a day besides ordinary guests. */
const OTHERS = 20;
/** Change of the mood of every guest who arrives during a festival. */
const GLADDER = 0.2;
/** Duration of a festival in ticks if the café never closes. */
const WITHOUT_END = 4000;
/** Share of the remaining day within which the additional guests of a festival arrive, so that they all have time to eat. */
const LAST_ENTRY = 0.85;

const lasts = ({ state: { clock, tick } }: World): number =>
  clock.closeTick === null ? WITHOUT_END : Math.max(1, clock.closeTick - tick);

function moreGuests(world: World, more: number): number {
  const { state } = world;
  const count = Math.max(FEWEST, Math.round(more * state.arrivals.length));
  const until = Math.floor(lasts(world) * LAST_ENTRY);
  const plans = Array.from({ length: count }, (_, i) => ({
    tick: state.tick + 1 + between(world, 0, until),
    id: eventId(world, 'festival', i + 1),
    spec: anyone(world),
  }));
  state.arrivals = inOrder([...state.arrivals, ...plans]);
  return count;
}

function gladdens(world: World): void {
  for (const who of world.guests) {
    if (who.enteredTick !== world.state.tick || who.stage === 'perform') continue;
    who.mood = Math.min(1, who.mood + GLADDER);
    shows(world, who, 'music', 60);
    emit(world, 'festive', who.id);
  }
}

/** About how many guests a street festival tomorrow brings besides those who come anyway, in tens. */
export function guestsOfStreetFestival(state: WorldState): number {
  const day = state.clock.day + 1;
  const { season, stars } = state;
  const weather = weatherTomorrow(state);
  const average = guestsOfSeason(seatsOpen({ ...state, weather }), day) * reservedFactor(season ?? {}, day);
  return 10 * Math.round((MORE_IN_STREET * (wantedGuests(average, weather, stars, season) + OTHERS)) / 10);
}

/** Sells a bite to every guest who waits at the door. */
function sells(world: World): void {
  const { state } = world;
  const waiting = queueing(world);
  for (const who of waiting) {
    who.stageTick = Math.min(state.tick, who.stageTick + Math.round(BITE * who.patience));
    shows(world, who, 'heart', 40);
  }
  const amount = waiting.length * BITE_PRICE;
  if (amount === 0) return;
  wins(state, 'stalls', amount);
  emit(world, 'stalls', null, { amount });
}

export const festival: DayEvent = {
  sounds: { begins: ['festival'], everywhere: true },
  sign: () => true,
  preparedOn: 'menu',
  dated: (day) => (isFestival(day) ? { atOpening: true } : null),
  begin: (world, { big }) => {
    const ticks = lasts(world);
    const count = moreGuests(world, big === true ? MORE_IN_STREET : MORE);
    return { ticks, ...(big === true ? { counts: { big: 1 } } : {}), fields: { count } };
  },
  step: (world, event) => {
    gladdens(world);
    if (event.counts['big'] === 1 && (world.state.tick - event.since) % BITE_EVERY === 0) sells(world);
  },
  // The entry in the log contains the number of guests of the day, the same as in the day's report.
  end: ({ state }) => ({ count: state.figures.guestsEntered }),
};
