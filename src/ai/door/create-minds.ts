/**
 * The typed interface to the minds: a game passes one object with its facts, behaviours, scripts and kinds of
 * character, and gets the minds.
 *
 *     const minds = createMinds({
 *       facts: ['ball', 'stranger'],
 *       behaviours: { run: behaviour<{ to: number }>({ perform: runs }), lie: resting() },
 *       scripts: { guard: concat(barks, waits), fetch },
 *       characters: { dog: { warps: { guard: 'guard', fetch: 'fetch' }, begin: 'guard' } },
 *     });
 *     minds.add('rex', rex, 'dog');
 *     minds.tick();
 *
 * The compiler checks `behave` and the fields of todos, warp keys, facts in `until`, script names, `begin` and what
 * `perform` returns. Mistakes that appear only while the game runs are passed to {@link MindsSpec.report}.
 */

/* oxlint-disable typescript/no-explicit-any -- `any`: a script or behaviour whose character type is checked by createMinds */

import { Blackboard } from '../blackboard.ts';
import { Minds } from '../minds/minds.ts';
import { Registry } from '../registry.ts';
import { GameMinds } from './game-minds.ts';
import { aroundCommands, aroundThoughts, type Hooks } from './hooks.ts';
import { Members } from './members.ts';
import type { CheckedBehaviours, CheckedKinds, CheckedScripts } from './mistakes.ts';
import type { Checks, CheckSaved } from './parts.ts';
import { RunningThought } from './thought.ts';
import { RunningTurn } from './turn.ts';
import type { AnsweringScripts, Answered, AnyBehaviour, CommandsOf, Kinds, Thinks } from './types.ts';
import { withTurn } from './with-turn.ts';

/** Receives a message for each mistake, and the tick on which it was seen. */
export type Report = (message: string, at: { readonly tick: number }) => void;

/** What a game passes to `createMinds`. */
export interface MindsSpec<F extends string, B, S, Ch> {
  /** Names of the facts whose change wakes characters that wait for it; at most 28. Left out = none. */
  readonly facts?: readonly F[];
  /** What characters can do, by the `behave` of their todos. */
  readonly behaviours: B;
  /** The scripts of the game, which decide for its characters, by name. */
  readonly scripts: S;
  /** The kinds of character, by name. */
  readonly characters: Ch;
  /** What the game does around thoughts, such as noting which commands a character has read. */
  readonly hooks?: Hooks;
  /** The first tick, a whole number from 0; left out = 1. */
  readonly firstTick?: number;
  /** Bit mask of the flags that freeze a character, see `setFlags`; left out = 1. */
  readonly frozenBy?: number;
  /**
   * If true, an error thrown by a behaviour ends the tick; this is for games that catch such errors themselves. If
   * false or left out, the error costs one character its turn and is reported.
   */
  readonly strict?: boolean;
  /** Seed of all random numbers, an integer; left out = 1. */
  readonly seed?: number;
  /**
   * Receives a message for each mistake that is found while the game runs, and the tick as `{ tick }`; null = the minds
   * do not look for mistakes. The `createMinds` of the package prints the messages during development.
   */
  readonly report?: Report | null;
}

/** The object that a game passes to `createMinds`, with any types. */
type AnySpec = MindsSpec<any, any, any, any>;

/**
 * Creates the minds of a game without looking for mistakes (see checked.ts); saves are restored unchecked (see
 * checks/check-saved.ts).
 */
export function createMinds<
  const F extends string,
  const B extends Readonly<Record<string, AnyBehaviour>>,
  const A extends Readonly<Record<string, Answered<B, F, Ch>>>,
  const S extends Readonly<Record<string, Thinks<unknown>>>,
  const Ch extends Kinds,
>(
  spec: MindsSpec<
    F,
    CheckedBehaviours<B, F, CommandsOf<S>> & B,
    CheckedScripts<S, B, F, Ch> & S & AnsweringScripts<A>,
    CheckedKinds<Ch, S> & Ch
  >,
): GameMinds<F, B, S, Ch> {
  return mindsOf(spec, null, null);
}

/**
 * Builds the minds of a game from their parts.
 * @param checks the checks that run with the game; null = none
 * @param checkSaved the check of saved minds; null = none
 */
export function mindsOf(
  spec: AnySpec,
  checks: Checks | null,
  checkSaved: CheckSaved | null,
): GameMinds<any, any, any, any> {
  const { facts = [], behaviours, scripts, characters, seed = 1, hooks = {} } = spec;
  const { firstTick = 1, frozenBy = 1, strict = false } = spec;
  const board = new Blackboard(facts);
  const registry = new Registry<object>();
  const members = new Members(characters);
  const turn = new RunningTurn();
  const minds = new Minds<object>(registry, board, {
    behaviours: withTurn(behaviours, turn),
    blockingFlags: frozenBy,
    keysOf: (me, id) => members.keysOf(me, id),
    catchesErrors: !strict,
    ...aroundThoughts(hooks),
  });
  if (board.listener !== null && (hooks.arrived !== undefined || hooks.expired !== undefined))
    board.listener = aroundCommands(board.listener, hooks);
  const thought = new RunningThought(minds, seed);
  const game = new GameMinds<any, any, any, any>({
    minds,
    board,
    registry,
    thought,
    characters,
    members,
    checks,
    checkSaved,
    firstTick,
    frozenBy,
  });
  turn.belongTo(minds, game);
  for (const name of Object.keys(scripts)) game.define(name, scripts[name]);
  return game;
}
