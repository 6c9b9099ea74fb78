/**
 * The terrace and the weather: the sun pleases guests who sit down outside, and rain drives indoors those who have not
 * ordered yet. Guests who wait for a dish or eat get wet. Parasols keep the rain off. In the quiet tea room tips are
 * higher.
 */

import type { Guest } from '../state/person.ts';
import type { Seat } from '../state/things.ts';
import { closedWing, isOpenSeat, wingAt } from '../world/wings.ts';
import { emit, seatOf, seatsChanged, shows, type World } from '../world/world.ts';
import { unseat } from './visit-stages.ts';

/** Changes of a guest's mood: by sitting down in the sun, and by rain at the table. */
const SUNNY = 0.08;
const WET = -0.15;

/** Factor on the tips of guests in the tea room. */
const QUIET_TIPS = 1.5;

export function wingTips(world: World, who: Guest): number {
  const seat = seatOf(world, who);
  return seat !== undefined && wingAt(world.state.map, seat.x, seat.y) === 'tearoom' ? QUIET_TIPS : 1;
}

const outside = (world: World, seat: Seat | undefined): boolean =>
  seat !== undefined && wingAt(world.state.map, seat.x, seat.y) === 'terrace';

/** Called when a guest has sat down. */
export function sitsOutside(world: World, who: Guest): void {
  if (world.state.weather === 'sun' && outside(world, seatOf(world, who))) who.mood = Math.min(1, who.mood + SUNNY);
}

/** Called when wings have been opened or closed. Guests who are on their way to a seat in a closed wing look for another seat. */
export function wingsTurned(world: World): void {
  const { state } = world;
  if (state.map.east === undefined) return;
  world.places.wingsChanged();
  for (const who of world.guests) {
    const seat = who.claimedSeat === null || who.seat !== null ? undefined : world.seats.get(who.claimedSeat);
    if (seat === undefined || isOpenSeat(state, seat)) continue;
    world.places.keepNoMore(seat.id, who.id);
    who.claimedSeat = null;
    world.minds.wake(who.id);
  }
  seatsChanged(world, true);
}

/** Called when the weather has changed. The weather opens or closes the terrace for new guests, and rain drives guests indoors. */
export function weatherTurned(world: World): void {
  const { state } = world;
  world.minds.changed('weather');
  if (closedWing(state, 'terrace') === 'rain') {
    let count = 0;
    for (const who of world.guests) {
      const seat = seatOf(world, who);
      if (seat === undefined || !outside(world, seat)) continue;
      count++;
      shows(world, who, 'umbrella', 60);
      if (who.stage === 'callOrder' && who.attendedBy === null) comesIn(world, who, seat);
      else who.mood = Math.max(-1, who.mood + WET);
    }
    if (count > 0) emit(world, 'rainedOn', null, { count });
  }
  wingsTurned(world);
}

/** Lets a guest get up and look for a seat indoors. */
function comesIn(world: World, who: Guest, seat: Seat): void {
  unseat(world, who);
  who.claimedSeat = null;
  seat.takenBy = null;
  world.places.keepNoMore(seat.id, who.id);
  world.places.seatChanged(seat);
  world.minds.wake(who.id);
}
