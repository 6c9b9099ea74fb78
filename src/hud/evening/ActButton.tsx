/** A button for an act of the evening, such as a purchase, with its price and, if the act is not possible, the reason. */

import type { ComponentChildren } from 'preact';
import type { SimEvent } from '../../sim/state/world-state.ts';
import type { EveningAct } from '../../sim/season/acts/index.ts';
import { say } from '../../words/index.ts';
import { Button, type ButtonProps, classes, Glyph } from '../../ui/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { Store } from '../store.ts';
import { actCost, barText, doAct } from './act.ts';

interface ActButtonProps extends Pick<
  ButtonProps,
  'look' | 'size' | 'square' | 'label' | 'class' | 'pressed' | 'title'
> {
  store: Store;
  act: EveningAct;
  priced?: boolean;
  onDone?: (events: readonly SimEvent[]) => void;
  children: ComponentChildren;
}

export function ActButton({ store, act, priced = false, onDone, children, class: extra, ...rest }: ActButtonProps) {
  const why = barText(store, act);
  return (
    <Button
      {...rest}
      class={classes(priced && 'priced', extra)}
      disabled={why !== null}
      {...(why === null ? {} : { reason: why })}
      onPress={() => {
        const events = doAct(store, act);
        onDone?.(events);
      }}
    >
      {children}
      {priced && <Price amount={actCost(store, act)} />}
    </Button>
  );
}

export function Price({ amount }: { amount: number }) {
  return (
    <span class="price row gap-4">
      <Glyph name="coin" scale={1} />
      <span class="mono">{grouped(amount)}</span>
      <span class="hidden-text">{say('evening.yen')}</span>
    </span>
  );
}

/** An amount of money as text: "¥1,200", with a sign if it is below zero. */
export const money = (amount: number): string =>
  say(amount < 0 ? 'app.loss' : 'app.money', { amount: grouped(amount) });
