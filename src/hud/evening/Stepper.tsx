/** An amount with a button to lower it and a button to raise it; each press is an act of the evening. */

import type { EveningAct } from '../../sim/season/acts/index.ts';
import { say } from '../../words/index.ts';
import { Button, Glyph } from '../../ui/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { Store } from '../store.ts';
import { barText, doAct } from './act.ts';

interface StepperProps {
  store: Store;
  value: number;
  label: string;
  less: EveningAct;
  more: EveningAct;
  /** Whether the amount has reached its limit in each direction. */
  stuck?: { readonly less: boolean; readonly more: boolean };
}

export function Stepper({ store, value, label, less, more, stuck = { less: false, more: false } }: StepperProps) {
  return (
    <div class="stepper row" role="group" aria-label={label}>
      <Step store={store} act={less} label={say('evening.less', { what: label })} sign="minus" stuck={stuck.less} />
      <output class="mono text-14" aria-live="polite">
        {say('app.money', { amount: grouped(value) })}
      </output>
      <Step store={store} act={more} label={say('evening.more', { what: label })} sign="plus" stuck={stuck.more} />
    </div>
  );
}

interface StepProps {
  store: Store;
  act: EveningAct;
  label: string;
  sign: 'minus' | 'plus';
  stuck: boolean;
}

function Step({ store, act, label, sign, stuck }: StepProps) {
  const why = stuck ? say('bar.range') : barText(store, act);
  return (
    <Button
      size="small"
      square
      label={label}
      disabled={why !== null}
      {...(why === null ? {} : { reason: why })}
      onPress={() => doAct(store, act)}
    >
      <Glyph name={sign} scale={1.5} />
    </Button>
  );
}
