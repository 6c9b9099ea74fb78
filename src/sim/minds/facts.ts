/**
 * The facts of the blackboard that follow from the state as a whole (`rush`, `hero`, `alarm`), and the value of every
 * fact, for screens. The board stores only the names of facts. Their values are read from the café's state.
 *
 * `rush` is defined by data/rush.csv: the load per maid is the weighted sum of guests in the queue, free callers and
 * dishes on the pass, divided by the number of maids present. A rush begins at the load `begins` and ends at the lower
 * load `ends`, so that it does not begin and end with every guest.
 */

import { rush as rule } from '../../data/index.ts';
import { goingOn } from '../events/running-event.ts';
import { guest, emit, FACTS, type FactName, type FactShown, type KnownFacts, type World } from '../world/world.ts';
import { OWN_FACTS } from '../../ai/index.ts';
import type { WorldState } from '../state/world-state.ts';
import type { PersonId } from '../state/person.ts';

/** Interval in ticks at which the amount of work per maid is computed, to find out whether there is a rush. */
const EVERY = 10;

/**
 * Returns the facts `hero` and `alarm` as they are now: the celebrities in the café who are not leaving, in order of
 * arrival, and whether the fire alarm rings.
 */
export function knownFacts(state: WorldState): KnownFacts {
  return {
    heroes: state.figures.heroes.filter((id) => isHere(state, id)),
    alarm: goingOn(state, 'alarm') !== undefined,
  };
}

function isHere({ people }: WorldState, id: PersonId): boolean {
  const hero = people[id];
  return hero?.role === 'guest' && hero.stage !== 'leave' && hero.stage !== 'flee';
}

/** Called at the end of a tick: announces `rush`, `hero` and `alarm` if they have changed. */
export function factsStep(world: World): void {
  const { state, minds, known } = world;
  const alarm = state.calendar !== undefined && goingOn(state, 'alarm') !== undefined;
  if (alarm !== known.alarm || heroesDiffer(state, known.heroes)) {
    const before = known.heroes;
    world.known = knownFacts(state);
    if (alarm !== known.alarm) minds.changed('alarm');
    if (heroesDiffer(state, before)) minds.changed('hero');
  }
  if (state.tick % EVERY === EVERY - 1) rushStep(world);
}

function heroesDiffer(state: WorldState, before: readonly PersonId[]): boolean {
  let count = 0;
  for (const id of state.figures.heroes) if (isHere(state, id) && before[count++] !== id) return true;
  return count !== before.length;
}

/** The load per maid, from which the fact `rush` follows. It is infinite if there is work but no maid. */
function loadOf(world: World): number {
  let inLine = 0;
  for (const { stage } of world.guests) if (stage === 'queue') inLine++;
  const dishes = world.minds.availableOf('dishes');
  const load = inLine * rule.queue + world.freeCallers.length * rule.callers + dishes * rule.dishes;
  if (load === 0) return 0;
  let staff = 0;
  for (const { present } of world.maids) if (present) staff++;
  return load / staff;
}

function rushStep(world: World): void {
  const { state } = world;
  const load = loadOf(world);
  const { begins, ends } = rule;
  if (state.rush === undefined ? load < begins : load > ends) return;
  if (state.rush === undefined) state.rush = state.tick;
  else delete state.rush;
  world.minds.changed('rush');
  emit(world, 'rush', null, { what: state.rush === undefined ? 'ends' : 'begins' });
}

/** All facts with their values, the ticks of their last changes, and the characters whose present todo depends on them. */
export function factsShown(world: World): FactShown[] {
  const { minds } = world;
  const names: readonly FactName[] = [...FACTS, ...OWN_FACTS];
  return names.map((name) => ({
    name,
    value: valueOf(world, name),
    // Commands are announced to their addressees alone, so the board keeps no tick of their last change.
    since: name === 'commands' ? (minds.commands.at(-1)?.fromTick ?? null) : minds.changedAt(name),
    waiting: minds.waitingFor(name),
  }));
}

function valueOf(world: World, name: FactName): FactShown['value'] {
  const { state, minds, known } = world;
  switch (name) {
    case 'company':
      return world.maids.filter(({ chattingWith }) => chattingWith !== null).length;
    case 'weather':
      return state.weather;
    case 'rush':
      return state.rush !== undefined;
    case 'hero':
      return known.heroes.flatMap((id) => guest(world, id)?.name ?? []);
    case 'alarm':
      return known.alarm;
    case 'commands':
      return minds.commands.length;
    case 'buffs':
    case 'alert':
      return null;
    default:
      return minds.availableOf(name);
  }
}
