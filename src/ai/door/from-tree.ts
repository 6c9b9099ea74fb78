/** Makes a script for `createMinds` from a behaviour tree of another library. */

import type { Json } from '../json.ts';
import { sameLine } from '../trace.ts';
import type { EndReason, Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';
import type { Script, Thought } from './types.ts';

type Answer = { readonly behave: string; readonly [field: string]: Json | undefined } | Warp;

/** State of a todo that an action of a tree has requested. */
export type TreeStatus = 'running' | 'succeeded' | 'failed';

/** The function that an action of a tree calls: it requests a todo and returns the state of that todo. */
export type Act<A> = (answer: A) => TreeStatus;

/**
 * A behaviour tree as a script. Each character gets a tree of its own, which the script steps once per thought. The
 * action that the tree reaches requests a todo:
 *
 *     fromTree((me: Guard, act) => {
 *       const tree = new BehaviourTree(definition, {
 *         SeesThief: () => me.thief !== null,
 *         Chase: () => status[act({ behave: 'run', to: me.thief })],   // the library's name for the status
 *       });
 *       return () => tree.step();
 *     })
 *
 * The first call of `act` returns `running`, and the todo becomes the answer. After the todo has ended, the same call
 * returns `succeeded` or `failed` once. A todo whose tick budget has run out, or for which a fact has changed, is still
 * `running`. Saves do not contain the trees' own state: after loading, a tree starts at its root.
 */
export function fromTree<C extends object, const A extends Answer>(
  make: (me: C, act: Act<A>) => () => void,
): Script<C, A | undefined> {
  const branches = new WeakMap<C, Branch<A>>();
  return (me, thought) => {
    let branch = branches.get(me);
    if (branch === undefined) {
      const made = new Branch<A>();
      made.step = make(me, (wanted) => made.act(wanted));
      branches.set(me, (branch = made));
    }
    return branch.think(thought);
  };
}

/** One character's tree, and the todo that it has requested. */
class Branch<A extends Answer> {
  step: () => void = () => {};
  /** The todo whose end the tree waits for; null = none. */
  private asked: A | null = null;
  private answer: A | undefined = undefined;
  private ended: EndReason | null = null;

  think({ ended }: Thought): A | undefined {
    this.ended = ended;
    this.answer = undefined;
    this.step();
    if (this.answer === undefined) this.asked = null;
    return this.answer;
  }

  act(wanted: A): TreeStatus {
    if (this.asked !== null && sameLine(this.asked as Todo, wanted as Todo)) {
      const status = this.ended === 'done' ? 'succeeded' : this.ended === 'impossible' ? 'failed' : 'running';
      if (status !== 'running') {
        this.asked = null;
        return status;
      }
    }
    this.asked = wanted;
    this.answer = wanted;
    return 'running';
  }
}
