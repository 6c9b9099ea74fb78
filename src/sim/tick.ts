/**
 * Runs one fixed tick of the café, in order: inputs, arrivals, everyone's turn, expiries, departures, the end of the
 * day.
 */

import { apprenticesStep } from './apprentice/work.ts';
import { chatted } from './people/energy.ts';
import { book } from './world/cash-book.ts';
import { entrance, sitDown } from './behaviours/visiting.ts';
import { admit } from './engine/enlisting.ts';
import { eventsStep } from './events/index.ts';
import type { Hands } from './events/day-event.ts';
import type { RunningWorld } from './engine/build-world.ts';
import { dripping } from './events/rain.ts';
import { chiefOf } from './head-maid/titles.ts';
import { headMaidStep } from './head-maid/work.ts';
import { outlookOf } from './minds/foretell-answer.ts';
import { jankenStep } from './janken/janken.ts';
import { factsStep } from './minds/facts.ts';
import { ordersStep } from './minds/command-answers.ts';
import { goalsStep } from './season/day-goals.ts';
import { chalkStep } from './season/chalk-supply.ts';
import { enquiryResults, enquiriesStep } from './enquiries/index.ts';
import { asksQuietGuest } from './visits/quiet-guests.ts';
import { isEncore, isAllHands } from './state/strong.ts';
import { strongStep } from './strong/index.ts';
import { strongResults } from './strong/results.ts';
import { partTables } from './strong/join.ts';
import { familyStep } from './visits/family-tables.ts';
import { waitsForTables } from './visits/group-tables.ts';
import { hearsOfSpecial } from './strong/special.ts';
import { gladder } from './rival/our-counters.ts';
import { comforts } from './visits/comfort.ts';
import { readsSign } from './strong/turning-away.ts';
import { joinsParty, leavesParty } from './visits/parties.ts';
import { makeGuest } from './people/creating-people.ts';
import { goesAcross } from './rival/rival.ts';
import { scoutsComeHome } from './rival/scouting.ts';
import { offersEnd } from './rival/their-moves.ts';
import { scoutEnters, scoutLeaves, scoutPassesDoor, theirScoutsStep } from './rival/their-scouts.ts';
import { announce } from './events/calendar.ts';
import { closeBooks } from './season/end-of-day.ts';
import { clearShelf } from './kitchen/warm-shelf.ts';
import { conditionsStep, setFlag } from './people/flags-and-buffs.ts';
import { ringsAgain, ringsHandBell } from './people/sounds.ts';
import { addLitter } from './people/slipping.ts';
import { nameFor, namesTaken } from './people/stranger-names.ts';
import type { ArrivalPlan } from './state/arrivals.ts';
import { FLAG, type Guest, type GuestStage } from './state/person.ts';
import { enterStage, tallyType } from './visits/visit-stages.ts';
import { LAST_SEAT_TICKS, patienceRests, patienceTicks } from './people/patience.ts';
import { watch, WATCH_EVERY } from './minds/watchdog.ts';
import { call, draws, emit, gotOn, insertById, shows, type World } from './world/world.ts';
import { applyInput, type Input } from './inputs/index.ts';
import { goOver } from './visits/regulars-going-over.ts';

/** Stages in which guests look up when the doors close: those who wait for a seat, and those who pass time over an empty plate. */
const AT_CLOSING: readonly GuestStage[] = ['queue', 'toSeat', 'linger'];
/** Number of ticks for which the bubble of the maid who makes the last call is shown. */
const LAST_CALL_TICKS = 100;

/** Interval in ticks between updates of patience, bubbles and the warm shelf. */
const PULSE = 10;

export function tick(world: RunningWorld, inputs: readonly Input[]): void {
  const { state, minds } = world;
  const now = state.tick;
  world.events = [];
  if (now % WATCH_EVERY === WATCH_EVERY - 1) watch(world);
  chalkStep(state);
  for (const input of inputs) applyInput(world, input);
  strongStep(world);
  enquiriesStep(world);
  arrive(world, now);
  if (state.calendar !== undefined) eventsStep(world, handsOf(world));
  headMaidStep(world, outlookOf);
  apprenticesStep(world);
  world.crowd.mapStep();
  minds.begin();
  minds.turns();
  for (const maid of world.maids) {
    if (maid.chattingWith === null) continue;
    maid.tally.chatTicks++;
    chatted(world, maid);
  }
  ordersStep(world);
  conditionsStep(world);
  if (now % PULSE === 0) pulse(world);
  theirScoutsStep(world);
  jankenStep(world);
  if (world.leaving.length > 0) leave(world);
  factsStep(world);
  minds.end();
  closeDay(world);
  strongResults(world);
  enquiryResults(world);
  goalsStep(world);
  state.tick = now + 1;
}

function arrive(world: RunningWorld, now: number): void {
  const { arrivals } = world.state;
  let last: string | null = null;
  let across = false;
  while (arrivals.length > 0 && (arrivals[0] as ArrivalPlan).tick <= now) {
    const plan = arrivals.shift() as ArrivalPlan;
    if (world.state.closed) continue;
    const { party } = plan.spec;
    // The first member of a party decides whether the whole party comes in or goes to the rival.
    if (party === null || party !== last) across = goesAcross(world, plan);
    last = party;
    if (across) continue;
    readsSign(world.state, plan);
    comeIn(world, plan, now);
  }
}

function comeIn(world: RunningWorld, { id, spec }: ArrivalPlan, now: number): void {
  const { state } = world;
  const door = state.doors[state.figures.guestsEntered % Math.max(1, state.doors.length)] ?? { x: 0, y: 0 };
  const at = spec.at === undefined ? door : { x: spec.at[0], y: spec.at[1] };
  const guest = makeGuest(id, spec, state.seed, at, now);
  guest.name = nameFor(spec.name, () => namesTaken(state.people));
  guest.mood = Math.min(1, guest.mood + gladder(state, spec.customerType));
  scoutEnters(state, guest);
  if (spec.quiet === true) guest.quiet = true;
  state.people[id] = guest;
  insertById(world.guests, guest);
  world.queue = null;
  joinsParty(world.parties, guest);
  world.crowd.placed(guest);
  state.figures.guestsEntered++;
  tallyType(world, spec.customerType).came++;
  if (spec.isHero) state.figures.heroes.push(id);
  emit(world, 'enter', id, { customerType: spec.customerType, isHero: spec.isHero });
  scoutPassesDoor(world, guest);
  rainOn(world, guest);
  comforts(world, guest);
  hearsOfSpecial(world, guest);
  const seat = spec.start === 'seat' && spec.seat !== null ? world.seats.get(spec.seat) : undefined;
  const seatedAtOnce = seat !== undefined && seat.takenBy === null;
  admit(world, guest, spec.start === 'seat');
  if (!seatedAtOnce) return;
  sitDown(world, guest, seat.id);
  enterStage(world, guest, 'callOrder');
  call(world, guest, 'order');
  ringsHandBell(world, guest);
  if (guest.isHero) entrance(world, guest, guest.loudness);
}

const handsOf = (world: RunningWorld): Hands => ({
  comeIn: (plan) => comeIn(world, plan, world.state.tick),
  admit: (who) => admit(world, who, false),
});

function rainOn(world: World, guest: Guest): void {
  const { state } = world;
  if (state.weather !== 'rain') return;
  guest.umbrella = true;
  setFlag(world, guest, FLAG.DRENCHED, 400);
  if (!draws(guest, state.chances.litter * dripping(state.map))) return;
  const inside = world.paths.next(guest.x, guest.y, Math.floor(state.map.width / 2), Math.floor(state.map.height / 2));
  if (inside < 0) return;
  const [x, y] = [world.paths.xOf(inside), world.paths.yOf(inside)];
  addLitter(world, x, y, 'puddle');
  emit(world, 'litter', guest.id, { x, y, kind: 'puddle' });
}

function pulse(world: World): void {
  const { state } = world;
  const rests = patienceRests(state) || isEncore(state);
  const welcomed = isAllHands(state);
  for (const guest of world.guests) {
    // A guest loses no patience while a maid attends the guest, during an encore, while tables are pushed together for
    // the guest's group, and, in the queue, during the strong action `allHands`.
    const isKept = isEncore(state) || (welcomed && guest.stage === 'queue') || waitsForTables(world, guest);
    if (rests || guest.attendedBy !== null || isKept) guest.stageTick += PULSE;
    if (isKept) gotOn(world, guest);
    const before = guest.patienceLeft;
    guest.patienceLeft = Math.min(1, patienceTicks(world, guest) / guest.patience);
    if (guest.calls !== null && ringsAgain(before, guest.patienceLeft)) ringsHandBell(world, guest);
  }
  for (const me of world.guests) if (me.bubble !== null && me.bubble.untilTick <= state.tick) me.bubble = null;
  for (const me of world.maids) if (me.bubble !== null && me.bubble.untilTick <= state.tick) me.bubble = null;
  clearShelf(world);
  familyStep(world);
}

function leave(world: RunningWorld): void {
  const { state } = world;
  for (const id of world.leaving) {
    world.minds.remove(id);
    const gone = state.people[id];
    if (gone?.role === 'guest') {
      leavesParty(world.parties, gone);
      scoutLeaves(world, id, gone.name);
    }
    delete state.people[id];
    world.guests = world.guests.filter((guest) => guest.id !== id);
    world.queue = null;
    world.actors.delete(id);
    world.crowd.gone(id);
    world.forget(id);
    emit(world, 'gone', id);
  }
  world.leaving.length = 0;
}

function closeDay(world: World): void {
  const { state } = world;
  const { closeTick } = state.clock;
  if (closeTick === null || state.over || state.tick < closeTick) return;
  if (!state.closed) {
    state.closed = true;
    state.arrivals = [];
    emit(world, 'closed', null);
    const chief = chiefOf(state);
    const caller = chief?.present === true ? chief : world.maids.find(({ present }) => present);
    if (caller !== undefined) shows(world, caller, 'exclaim', LAST_CALL_TICKS, 'lastCall');
    for (const guest of world.guests) {
      if (AT_CLOSING.includes(guest.stage)) world.minds.wake(guest.id);
      asksQuietGuest(world, guest);
    }
  }
  if (state.tick === closeTick + LAST_SEAT_TICKS)
    for (const guest of world.guests) if (guest.stage === 'queue') world.minds.wake(guest.id);
  if (world.guests.length > 0) return;
  state.over = true;
  partTables(world);
  scoutsComeHome(world);
  const wages = world.maids.reduce((sum, maid) => sum + maid.wage, 0);
  state.figures.wages = wages;
  if (!state.scenario) state.figures.wagesBy = Object.fromEntries(world.maids.map(({ id, wage }) => [id, wage]));
  book(state, 'spentByHour', wages);
  state.money -= wages + state.figures.ingredients;
  goOver(world);
  closeBooks(world, announce);
  offersEnd(world);
  emit(world, 'dayOver', null, { wages, ingredients: state.figures.ingredients });
}
