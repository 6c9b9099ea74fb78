/** Shows the four steps to a player's first script: the steps already done, the next step, and a button for each. */

import { classes, Glyph } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { compare, ScriptsModel } from './model.ts';

export type Step = 'write' | 'give' | 'run' | 'compare';
const STEPS: readonly Step[] = ['write', 'give', 'run', 'compare'];

/** The first of the four steps that is not done. */
export function nextStep(lab: Lab, desk: ScriptsModel, answered: boolean): Step {
  const user = desk.user.value;
  if (!desk.isGood) return 'write';
  if (user === null || ScriptsModel.soonOf(lab, user).script === null) return 'give';
  return answered ? 'compare' : 'run';
}

interface StepsProps {
  readonly lab: Lab;
  readonly desk: ScriptsModel;
  readonly next: Step;
}
export function Steps({ lab, desk, next }: StepsProps) {
  const act: Readonly<Record<Step, () => void>> = {
    write: () => desk.editor?.focus(),
    give: () => document.querySelector<HTMLElement>('.scripts-give')?.focus(),
    run: () => lab.setSpeed(lab.speed.peek() === 0 ? 1 : lab.speed.peek()),
    compare: () => compare(lab, desk),
  };
  return (
    <ol class="scripts-steps text-12" aria-label={tell('scripts.steps')}>
      {STEPS.map((step, i) => {
        const done = i < STEPS.indexOf(next);
        return (
          <li key={step}>
            <button
              type="button"
              class={classes('scripts-step', done && 'done', step === next && 'next')}
              aria-current={step === next ? 'step' : undefined}
              title={tell(`scripts.step.${step}.do`)}
              onClick={act[step]}
            >
              <span class="scripts-step-number" aria-hidden="true">
                {done ? <Glyph name="check" scale={1} colours={{ K: 'var(--white)' }} /> : i + 1}
              </span>
              {tell(`scripts.step.${step}`)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
