/**
 * The inputs of a player: carries them out, and carries out again those of a line of time while its ticks are run
 * again.
 */

import type { Json } from '../../ai/json.ts';
import type { GivenInput, Inputs } from './game.ts';
import { formsOf, type InputForm } from './input-forms.ts';

export class GivenInputs {
  /** Index, among the inputs of the line that is run again, of the one to carry out next. */
  private next = 0;
  private readonly acts: Readonly<Record<string, (...args: readonly Json[]) => void>>;

  constructor(acts: Inputs = {}) {
    this.acts = acts as unknown as typeof this.acts;
  }

  get forms(): readonly InputForm[] {
    return formsOf(this.acts);
  }

  /** @throws Error if the game has no such input */
  mustHave(name: string): void {
    if (this.acts[name] === undefined)
      throw new Error(`there is no input '${name}'; there are: ${Object.keys(this.acts).join(', ')}`);
  }

  apply({ name, args }: GivenInput): void {
    const act = this.acts[name];
    if (act === undefined) throw new Error(`there is no input '${name}' any more`);
    act(...args);
  }

  /** Carries out those inputs of a line that were given after a tick. */
  applyDue(inputs: readonly GivenInput[], tick: number): void {
    for (let given = inputs[this.next]; given?.tick === tick; given = inputs[++this.next]) this.apply(given);
  }

  /** Goes on from a tick: the next input is the first that was given after it. */
  goOnFrom(inputs: readonly GivenInput[], tick: number): void {
    const next = inputs.findIndex((given) => given.tick >= tick);
    this.next = next < 0 ? inputs.length : next;
  }
}
