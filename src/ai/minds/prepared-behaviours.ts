/**
 * The behaviours of a game, prepared for the turns: a mind looks its behaviour up once, when a todo is written, and not
 * again in each tick.
 */

import type { Behaviour, Body } from '../game-interface.ts';
import type { Progress, Todo } from '../notebook.ts';

/** A behaviour as the turns use it. All acts have the same fields in the same order, so reading one is fast. */
export class Act<C> {
  /** Its place in the order of the behaviours; see `call-sites.ts`. */
  readonly slot: number;
  readonly perform: (character: C, todo: Todo) => Progress;
  /** Null = the todo can always be done. */
  readonly canDo: ((character: C, todo: Todo) => boolean) | null;
  readonly wrong: ((todo: Todo) => string | null) | null;
  readonly rests: boolean;

  constructor(behaviour: Behaviour<C>, slot: number) {
    this.slot = slot;
    this.perform = behaviour.perform;
    this.canDo = behaviour.canDo ?? null;
    this.wrong = behaviour.wrong ?? null;
    this.rests = behaviour.rests === true;
  }
}

/** All acts of a game, by the `behave` of their todos. */
export type Acts<C> = ReadonlyMap<string, Act<C>>;

/** Prepares the behaviours of a body. */
export const actsOf = <C>({ behaviours }: Body<C>): Acts<C> =>
  new Map(Object.entries(behaviours).map(([name, behaviour], at) => [name, new Act(behaviour, at)]));
