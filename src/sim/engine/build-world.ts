/**
 * Builds what is derived from the state when a café is opened or loaded: people by role, claims, indexes and the facts
 * minds wait for. The derived data are not saved; loading derives them again.
 */

import { Claims } from '../world/claim-register.ts';
import { Paths } from '../world/paths.ts';
import { joinsParty } from '../visits/parties.ts';
import { Places } from '../world/places.ts';
import { knownFacts } from '../minds/facts.ts';
import { carryOut } from '../minds/carry-out.ts';
import { ScriptApi } from '../script-api/script-api.ts';
import type { CafeMinds, CafeView, Character, UtilityParts } from './scripts.ts';
import type { Configs } from '../thinking/configs.ts';
import { Explanations } from '../thinking/explanations.ts';
import { Crowd } from '../world/positions.ts';
import { Floor } from '../world/floor.ts';
import { ThoughtEffects } from '../world/thought-effects.ts';
import type { Guest, PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import {
  callersChanged,
  dishesChanged,
  messChanged,
  seatsChanged,
  setFreeCaller,
  ticketsChanged,
  type World,
} from '../world/world.ts';

/** A running café including its minds and the API that scripts receive. */
export interface RunningWorld extends World {
  readonly minds: CafeMinds;
  readonly configs: Configs<UtilityParts>;
  readonly scriptApi: CafeView;
  readonly actors: Map<PersonId, Character>;
}

/** Everything that a running café needs in addition to its state. */
export type Engine = Pick<RunningWorld, 'minds' | 'tables' | 'configs' | 'traits' | 'tracing'> & {
  /** Discards the decision records of a person who has left. */
  forget(id: PersonId): void;
};

/** Derives the world from a state, before any character has a mind. */
export function derivedWorld(state: WorldState, engine: Engine): RunningWorld {
  const { configs, minds, tables, traits, tracing } = engine;
  const floor = new Floor();
  const api = new ScriptApi(floor);
  // Scripts receive the API object itself; only its type, a read-only view, keeps them from writing.
  const scriptApi = api as unknown as CafeView;
  const everyone = Object.values(state.people).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  // Every field is written out. An object made with a spread has a hidden class of its own in each café, so all
  // compiled code of the café would be thrown away and compiled again for the next one.
  const world: RunningWorld = {
    minds,
    tables,
    configs,
    traits,
    tracing,
    registry: minds.scripts,
    state,
    scriptApi,
    floor,
    effects: new ThoughtEffects(),
    explanations: new Explanations(),
    playerThinking: { thinker: null, recorded: () => {} },
    chooseDish: (who) => {
      world.effects.begin(who);
      try {
        return configs.parts.dish(who, scriptApi);
      } finally {
        carryOut(world);
      }
    },
    known: knownFacts(state),
    crowd: new Crowd(state, (id) => minds.ownChanged(id, 'alert')),
    paths: new Paths(state.map),
    events: [],
    actors: new Map(everyone.map((me) => [me.id, { me, cafe: scriptApi }])),
    seats: new Map(state.seats.map((seat) => [seat.id, seat])),
    callers: everyone.filter((me): me is Guest => me.role === 'guest' && me.calls !== null),
    servedBy: new Claims(),
    maids: everyone.filter((me) => me.role === 'maid'),
    guests: everyone.filter((me) => me.role === 'guest'),
    chefs: everyone.filter((me) => me.role === 'chef'),
    queue: null,
    parties: new Map(),
    freeCallers: [],
    places: new Places(state),
    conditioned: new Set(
      everyone.flatMap(({ id, flags, buffs }) => (flags.length > 0 || buffs.length > 0 ? [id] : [])),
    ),
    leaving: [],
    forget: (id) => {
      engine.forget(id);
      world.explanations.forget(id);
    },
  };
  for (const { id, serving } of world.maids) if (serving !== null) world.servedBy.claim(serving, id);
  for (const who of world.guests) joinsParty(world.parties, who);
  for (const who of world.callers) if (!world.servedBy.has(who.id)) setFreeCaller(world, who, true);
  floor.bind(world);
  api.bind(world, (script, who, runned, commands, param) => minds.ask(script, who, runned, commands, param));
  return world;
}

/**
 * Stores for each fact that offers items, such as `callers`, how many items are left, without waking minds. Needed only
 * for a newly opened café: the minds of a loaded café have these numbers already.
 */
export function announceAll(world: World): void {
  callersChanged(world, false);
  dishesChanged(world, false);
  messChanged(world, false);
  ticketsChanged(world, false);
  seatsChanged(world, false);
}
