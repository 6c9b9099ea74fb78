/**
 * The rival's scouts in the player's café. A scout is a guest who sits, orders, looks round every few seconds, pays and
 * leaves. Then what the scout has seen enters the rival's working memory. A maid who has seen this guest look round
 * often enough notices that the guest is a scout. Such a maid may show the scout wrong signs: those that the player has
 * put up or, if she is talkative, one of her own.
 */

import { integer, stream } from '../../ai/index.ts';
import type { GuestTypeRow } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { SeasonState } from '../state/season.ts';
import { theirView } from '../../data/their-view.ts';
import type { TechTree } from '../../ai/index.ts';
import { guestName, isWomansName } from '../people/stranger-names.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { Guest, Maid, PersonId } from '../state/person.ts';
import type { Sighting, TheirReport, TheirScout, TheirSighting, TheirState } from '../state/rival.ts';
import type { Clock } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import { guestSpec } from '../visits/arrivals.ts';
import { noticesTile } from '../world/alert-tiles.ts';
import { emit, guest, shows, type World } from '../world/world.ts';
import { glance, isTrue, noteHeld } from './our-facts.ts';
import { comparesSign, readsSigns, reportOf } from './signs.ts';

/** Number of ticks after which a scout looks round again. */
const LOOKS_EVERY = 40;
/**
 * At every WRITES_EVERY-th look around the room the screen shows the scout writing in a notebook, so that attentive
 * players can recognise the scout.
 */
const WRITES_EVERY = 2;
/** After this number of looks around the room the event `scoutOdd` reports that a guest behaves oddly. */
const ODD_LOOKS = 2;
const WRITES_TICKS = 30;
/**
 * Returns how often a maid must see a scout look round to become suspicious: the more often she looks up, the fewer
 * times. A maid who never looks up never becomes suspicious.
 */
const looksNeeded = ({ alertness }: Maid): number =>
  alertness === null ? Infinity : alertness <= 1 ? 6 : alertness <= 30 ? 9 : 14;
const NOTICED_TICKS = 60;
/** The earliest and latest moment at which a scout arrives, as shares of the day. */
const EARLIEST = 0.1;
const LATEST = 0.6;
/** The guest type, look, money and patience of a scout. */
const SCOUT_TYPE = 'tourist';
const SCOUT_LOOK = 'clerk';
const WOMAN_SCOUT_LOOK = 'lady';
const SCOUT_BUDGET = 6000;
const SCOUT_PATIENCE = 1600;
/** Maximum number of the scouts' reports that the rival keeps. */
const LOG_KEPT = 30;
/** Chattiness from which a maid invents a wrong sign of her own to mislead a scout. */
const TALKATIVE = 1.2;
/** Obedience below which a maid does not show scouts the wrong signs that the player has put up. */
const WILLING = 0.5;

/** What a rival knows of a café it has never visited. */
export function newTheirs(seed: number): TheirState {
  return {
    rng: stream(seed, 'their scouts'),
    memory: theirView.memory().save(),
    scouts: {},
    log: [],
    moves: [],
    signs: [],
    held: {},
  };
}

/** Days after which the rival forgets that the café lacks something, because the café may have it by then. */
const NO_LASTS = 4;

/** The rival's working memory about the player's café on a day. Observations that have become too old are left out. */
export function theirMemory({ memory }: Pick<TheirState, 'memory'>, day = -Infinity): TechTree {
  const tree = theirView.memory();
  const observations = memory.observations.filter(({ name, value, day: seen }) => {
    const lasts = theirView.byName.get(name)?.lasts ?? (value === 'No' ? NO_LASTS : null);
    return lasts === null || day - seen < lasts;
  });
  const restored = tree.restore({ ...memory, observations });
  if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join('; '));
  return tree;
}

/** What the rival knows of the player's café on the next morning. */
export function theirsNextDay(theirs: TheirState, day: number): TheirState {
  return {
    ...theirs,
    rng: [...theirs.rng],
    memory: theirMemory(theirs, day).save(),
    scouts: {},
    moves: theirs.moves.map((move) => ({ ...move })),
  };
}

/**
 * Plans today's scout, if one comes. Every second scout orders a certain dish, to check whether the café can make it.
 * @param from the first day on which a scout comes
 */
export function planScouts(
  theirs: TheirState,
  clock: Clock,
  from = theirView.scouts.from,
  season?: SeasonState,
): ArrivalPlan[] {
  const { day, openTick } = clock;
  const { every } = theirView.scouts;
  if (day < from || (day - from) % every !== 0) return [];
  const length = (clock.closeTick ?? openTick + 6000) - openTick;
  const tick = openTick + integer(theirs.rng, Math.floor(length * EARLIEST), Math.floor(length * LATEST));
  const row = tablesOf(season).guestTypes.find(({ type }) => type === SCOUT_TYPE) as GuestTypeRow;
  // Only every second scout is sent to check a certain dish; the others just look round.
  const look = theirs.log.length % 2 === 0 ? null : soughtDish(theirMemory(theirs));
  const dish = look === null ? null : theirView.byName.get(look)?.is.of;
  const drawn = guestSpec(row, theirs.rng);
  const name = guestName(theirs.rng);
  const spec = {
    ...drawn,
    name,
    look: isWomansName(name) ? WOMAN_SCOUT_LOOK : SCOUT_LOOK,
    budget: SCOUT_BUDGET,
    patience: SCOUT_PATIENCE,
    order: dish === undefined || dish === null ? null : [dish],
  };
  const id = `scout${day}`;
  theirs.scouts[id] = { look, saw: [], eyes: {} };
  return [{ tick, id, spec }];
}

/**
 * The dish that the rival's scout is to check. It is the first dish whose value in the rival's memory is `Maybe`,
 * otherwise the first whose value is `Unknown`. Null = there is none.
 */
function soughtDish(tree: TechTree): string | null {
  const dishes = theirView.nodes.filter(({ is }) => is.kind === 'dish').map(({ name }) => name);
  return (
    dishes.find((name) => tree.value(name) === 'Maybe') ?? dishes.find((name) => tree.value(name) === 'Unknown') ?? null
  );
}

/** The record of a scout of the rival, if this guest is one; otherwise undefined. */
const scoutOf = (state: WorldState, id: PersonId): TheirScout | undefined => state.rival?.theirs?.scouts[id];

/** Called before a guest comes in: gives a scout a longer alert range than other guests have. */
export function scoutEnters(state: WorldState, who: Guest): void {
  if (scoutOf(state, who.id) !== undefined)
    who.alertRange = [{ radius: theirView.scouts.range, halfAngle: 180, facing: 0 }];
}

/** Called when a guest has come in: a scout reads the signs at the door. */
export function scoutPassesDoor(world: World, who: Guest): void {
  const scout = scoutOf(world.state, who.id);
  if (scout !== undefined) readsSigns(world, who.id, who.name, scout, who);
}

/** Runs one tick of the scouts: every few ticks each scout at a table looks round, and maids who see it become suspicious. */
export function theirScoutsStep(world: World): void {
  const { rival, tick, clock } = world.state;
  if (rival?.theirs === undefined || tick % LOOKS_EVERY !== 0) return;
  noteHeld(world);
  if (tick - clock.openTick < LOOKS_EVERY) tellsOfSway(world, rival.theirs);
  for (const id in rival.theirs.scouts) {
    const who = guest(world, id);
    if (who === undefined || who.seat === null || who.stage === 'leave' || who.stage === 'flee') continue;
    looksRound(world, who, rival.theirs.scouts[id] as TheirScout);
  }
}

/** Whether a maid has noticed a scout of the rival on an earlier visit. */
const hasSeenThrough = ({ rival }: WorldState): boolean =>
  rival?.theirs?.log.some(({ noticedBy }) => noticedBy !== null) === true;

/** Reports in the morning what believed signs have changed in the rival's moves. */
function tellsOfSway(world: World, { swayed = [] }: TheirState): void {
  for (const { day, node, value, did, instead } of swayed)
    if (day === world.state.clock.day) emit(world, 'signWorked', null, { node, value, did, instead });
}

function looksRound(world: World, who: Guest, scout: TheirScout): void {
  const { nodes, gloomy, cross } = glance(world, who);
  const learns = (saw: TheirSighting): void => {
    sees(scout, saw);
    comparesSign(world, who.id, who.name, scout, saw.node, who);
  };
  for (const { name: node } of nodes) learns({ node, value: 'Yes' });
  if (gloomy !== null) scout.gloomy = gloomy.id;
  if (cross !== null) scout.cross = cross.id;
  const sought = scout.look === null ? undefined : theirView.byName.get(scout.look);
  // The scout learns from the maid who takes the order whether the kitchen can make the dish.
  if (sought !== undefined && who.stage !== 'callOrder')
    learns({ node: sought.name, value: isTrue(world.state, sought.is) ? 'Yes' : 'No', from: 'asked' });
  const looks = (scout.looks ?? 0) + 1;
  scout.looks = looks;
  // A scout whose bubble shows a thought about a sign keeps this bubble and is not drawn writing.
  const thinks = who.bubble?.say === 'reads' || who.bubble?.say === 'doubts';
  if (looks % WRITES_EVERY === 1 && !thinks) shows(world, who, 'pen', WRITES_TICKS);
  if (looks === ODD_LOOKS) emit(world, 'scoutOdd', null, { known: hasSeenThrough(world.state) });
  if (scout.noticed === undefined) suspects(world, who, scout);
}

/** Adds a sighting to those of a scout. If the scout saw the same node before, only the value Yes replaces the earlier value. */
function sees(scout: TheirScout, saw: TheirSighting): void {
  const at = scout.saw.findIndex((one) => one.node === saw.node);
  const before = scout.saw[at];
  if (before === undefined) scout.saw.push(saw);
  else if (saw.value === 'Yes' && (before.value === 'No' || saw.from === undefined)) scout.saw[at] = saw;
}

function suspects(world: World, who: Guest, scout: TheirScout): void {
  for (const me of world.maids) {
    if (!me.present || me.pose === 'down' || !noticesTile(world, me, who.x, who.y)) continue;
    const looks = (scout.eyes[me.id] ?? 0) + 1;
    scout.eyes[me.id] = looks;
    const needed = looksNeeded(me);
    if (scout.suspect === undefined && looks >= needed / 2 && looks < needed) {
      scout.suspect = me.id;
      shows(world, me, 'question', NOTICED_TICKS, 'suspects');
      emit(world, 'scoutSuspected', me.id);
    }
    if (looks < needed) continue;
    scout.noticed = { by: me.id, name: me.name, tick: world.state.tick, looks };
    shows(world, me, 'exclaim', NOTICED_TICKS, 'scout');
    emit(world, 'scoutNoticed', me.id, { guest: who.id, looks });
    world.minds.wake(me.id);
    return;
  }
}

/** Why a maid shows a scout wrong signs: `told` = the player has put them up, `own` = it is her own idea. */
export interface Fooling {
  readonly guest: Guest;
  readonly why: 'told' | 'own';
  readonly signs: readonly Sighting[];
}

/** The scout that this maid has noticed and is ready to mislead now, with the wrong signs and her reason; null if there is none. */
export function foolingFor(world: World, me: Maid): Fooling | null {
  const theirs = world.state.rival?.theirs;
  if (theirs === undefined) return null;
  for (const id in theirs.scouts) {
    const scout = theirs.scouts[id] as TheirScout;
    if (scout.noticed?.by !== me.id || scout.fooled !== undefined) continue;
    const who = guest(world, id);
    if (who === undefined || who.seat === null || who.stage === 'leave' || who.stage === 'flee') continue;
    if (theirs.signs.length > 0 && me.obedience >= WILLING) return { guest: who, why: 'told', signs: theirs.signs };
    const bluff = me.chatty >= TALKATIVE ? bluffOf(world.state) : null;
    if (bluff !== null) return { guest: who, why: 'own', signs: [bluff] };
  }
  return null;
}

/**
 * The wrong sign that a maid makes up: it names the first dish that the café cannot make. Null if the café can make
 * every dish.
 */
function bluffOf(state: WorldState): Sighting | null {
  const node = theirView.nodes.find(({ is }) => is.kind === 'dish' && !isTrue(state, is));
  return node === undefined ? null : { node: node.name, value: 'Yes' };
}

export function fools(world: World, me: Maid, id: PersonId): void {
  const scout = scoutOf(world.state, id);
  const fooling = foolingFor(world, me);
  if (scout === undefined || fooling === null || fooling.guest.id !== id) return;
  const signs = fooling.signs.map(({ node, value }) => ({ node, value }));
  scout.fooled = { by: me.id, name: me.name, signs };
  emit(world, 'scoutFooled', me.id, { guest: id, why: fooling.why, signs: signs.map(({ node }) => node) });
}

/** Called when a guest has left. If the guest was a scout of the rival, the scout's report is added to the rival's memory. */
export function scoutLeaves(world: World, id: PersonId, name: string): void {
  const { rival, clock, tick } = world.state;
  const theirs = rival?.theirs;
  const scout = theirs?.scouts[id];
  if (theirs === undefined || scout === undefined) return;
  readsSigns(world, id, name, scout, null);
  delete theirs.scouts[id];
  const report: TheirReport = {
    day: clock.day,
    tick,
    name,
    noticedBy: scout.noticed?.name ?? null,
    gloomy: scout.gloomy ?? null,
    cross: scout.cross ?? null,
    ...reportOf(world.state, scout),
  };
  hear(theirs, report);
  emit(world, 'scoutGone', null, {
    name,
    saw: report.saw.length,
    wrong: report.wrong.map(({ node, value }) => ({ node, value })),
  });
}

/** Adds a report to the rival's memory and log. */
export function hear(theirs: TheirState, report: TheirReport): void {
  const tree = theirMemory(theirs);
  for (const { node, value } of report.saw) tree.observe(node, value, report.day);
  theirs.memory = tree.save();
  theirs.log = [...theirs.log, report].slice(-LOG_KEPT);
}
