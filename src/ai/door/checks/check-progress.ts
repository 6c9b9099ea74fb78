/** Wraps behaviours during development, so that a forgotten or wrong result of `perform` is noticed at once. */

import type { Progress, Todo } from '../../notebook.ts';
import { shown } from '../../problems.ts';
import type { Turn } from '../turn.ts';
import type { AnyBehaviour } from '../types.ts';
import type { NewForms } from './check-numbers.ts';

/** The functions of the class that reports mistakes (`Loud`), as far as this file calls them. */
interface PerformsLoudly {
  wrongProgress(behave: string, progress: unknown): void;
  threwIn(behave: string): void;
  spoilt(behave: string, what: string): void;
  readonly forms: NewForms;
}

/** The behaviours, each with a check of what `perform` and `canDo` return. */
export function checkedBehaviours(
  behaviours: Readonly<Record<string, AnyBehaviour>>,
  loud: PerformsLoudly,
): Record<string, AnyBehaviour> {
  const checked: Record<string, AnyBehaviour> = {};
  for (const [name, behaviour] of Object.entries(behaviours)) {
    const { perform } = behaviour;
    checked[name] = {
      ...behaviour,
      perform: (me: object, todo: Todo, turn: Turn): Progress => {
        let progress: unknown;
        try {
          progress = loud.forms.watches(todo)
            ? loud.forms.perform(
                me,
                todo,
                () => perform(me, todo, turn),
                (what) => loud.spoilt(name, what),
              )
            : perform(me, todo, turn);
        } catch (error) {
          loud.threwIn(name);
          throw error;
        }
        if (!isProgress(progress)) loud.wrongProgress(name, progress);
        return progress as Progress;
      },
    };
  }
  return checked;
}

/** Whether a result of `perform` is valid: GOING, DONE, IMPOSSIBLE, or a rest of a whole number of ticks. */
const isProgress = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value <= 2;

/** What is wrong with a result of `perform`, and what would be right. */
export function wrongProgress(behave: string, progress: unknown): string {
  const right = 'GOING, DONE, IMPOSSIBLE, RESTING or restFor(ticks)';
  if (progress === undefined) return `behaviours.${behave}.perform returned nothing; it must return ${right}`;
  if (typeof progress === 'object' && progress !== null && 'then' in progress)
    return `behaviours.${behave}.perform is async: it returned a promise; it must return ${right} at once`;
  return `behaviours.${behave}.perform returned ${shown(progress)}; it must return ${right}`;
}
