/**
 * The behaviours of a game and the kinds of their todos, prepared for the turns. A mind looks its behaviour up once,
 * when a todo is written, and not again in each tick.
 */

import type { Behaviour, Body } from '../game-interface.ts';
import type { Progress, Todo } from '../notebook.ts';

/** Maximum number of {@link Line} objects that are kept for one behaviour. */
const MOST_LINES = 8;

/**
 * A behaviour as the turns use it. All objects of this class have the same fields in the same order, so reading them is
 * fast.
 */
export class Act<C> {
  readonly perform: (character: C, todo: Todo) => Progress;
  /** Null = the todo can always be done. */
  readonly canDo: ((character: C, todo: Todo) => boolean) | null;
  readonly wrong: ((todo: Todo) => string | null) | null;
  readonly rests: boolean;
  private readonly lines: Line<C>[] = [];
  /** Index, among the kept lines, of the one that is replaced next. */
  private next = 0;

  /**
   * Prepares a behaviour for the turns. @param slot its place in the order in which behaviours were defined; see
   * call-sites.ts
   */
  constructor(
    behaviour: Behaviour<C>,
    readonly slot: number,
  ) {
    this.perform = behaviour.perform;
    this.canDo = behaviour.canDo ?? null;
    this.wrong = behaviour.wrong ?? null;
    this.rests = behaviour.rests === true;
  }

  /**
   * Returns the {@link Line} for todos of this behaviour with this budget and these facts. Most behaviours have one or
   * two, which all their todos share.
   */
  lineOf(budget: number, mask: number): Line<C> {
    const { lines } = this;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] as Line<C>;
      if (line.budget === budget && line.mask === mask) return line;
    }
    const line = new Line(this, budget, mask);
    lines[this.next] = line;
    this.next = (this.next + 1) % MOST_LINES;
    return line;
  }
}

/**
 * What the turns need to know of a todo: its behaviour, tick budget and facts. Todos that are alike share one such
 * object, so a mind whose script makes a new todo each time does not need a new object for each.
 */
export class Line<C> {
  /**
   * Whether todos of this kind need no turn of their own: their behaviour only rests and is always possible, and their
   * budget is one tick. The character just thinks again on the next tick.
   */
  readonly isIdle: boolean;

  /**
   * Creates the object for todos of one behaviour that have the same budget and the same facts.
   * @param budget tick budget; NEVER = none
   * @param mask the facts in the todo's `until`, as a bit mask
   */
  constructor(
    readonly act: Act<C>,
    readonly budget: number,
    readonly mask: number,
  ) {
    this.isIdle = act.rests && act.canDo === null && budget === 1;
  }
}

/** All behaviours of a game as the turns use them, by the `behave` of their todos. */
export type Acts<C> = ReadonlyMap<string, Act<C>>;

/** Prepares the behaviours of a game for the turns. */
export const actsOf = <C>({ behaviours }: Body<C>): Acts<C> =>
  new Map(Object.entries(behaviours).map(([name, behaviour], at) => [name, new Act(behaviour, at)]));
