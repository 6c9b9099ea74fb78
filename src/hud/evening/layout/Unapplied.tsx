/**
 * The warning below the button that opens the day, while changes to the layout are not applied: the player applies them
 * and opens the day, or opens the day without them. Pressing the button itself again decides nothing, so that no
 * furniture is lost by a double click.
 */

import type { WorldState } from '../../../sim/state/world-state.ts';
import { say } from '../../../words/index.ts';
import { Button, Frame, useKeys, useScope } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { doAct } from '../act.ts';
import { money } from '../ActButton.tsx';
import { draftOf } from './draft.ts';
import { drawn } from './layout.ts';
import { whyNotApplied } from './Side.tsx';

interface UnappliedProps {
  readonly store: Store;
  readonly state: WorldState;
  readonly onClose: () => void;
}

export function Unapplied({ store, state, onClose }: UnappliedProps) {
  followsEvening(store);
  useKeys({
    title: () => say('layout.title'),
    bindings: [{ key: 'Escape', does: () => say('app.close'), press: onClose }],
  });
  // A press beside it is on the layout, which the player mends: the warning makes room.
  useScope((scope) => {
    scope.listen(document, 'pointerdown', ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.open-day') === null) onClose();
    });
  }, []);
  const draft = draftOf(state);
  const house = draft.now.value;
  const { read } = drawn(state, house);
  const why = whyNotApplied(store, house, read.problems);
  const count = draft.steps;
  return (
    <Frame look="error" class="open-warning col gap-4" shadow>
      <p class="text-13 bold" role="alert">
        {say('layout.unapplied', { count })} {why}
      </p>
      <div class="row gap-8 wrap">
        <Button
          look="gold"
          disabled={why !== null}
          {...(why === null ? {} : { reason: why })}
          onPress={() => {
            doAct(store, { do: 'layout', rows: house.rows, decor: house.decor });
            store.deps.nextDay();
          }}
        >
          {read.cost > 0 ? say('layout.applyAndOpen.for', { amount: money(read.cost) }) : say('layout.applyAndOpen')}
        </Button>
        <Button onPress={() => store.deps.nextDay()}>{say('layout.openWithout', { count })}</Button>
      </div>
    </Frame>
  );
}
