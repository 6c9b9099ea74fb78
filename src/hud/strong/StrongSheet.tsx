/**
 * The strong actions in the sheet of a small screen: a list with the price and the state of each, and, once an action
 * is chosen, its card with target, preview and the button that uses it.
 */

import { classes, Icon } from '../../ui/index.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import { say } from '../../words/index.ts';
import type { Store } from '../store.ts';
import { barOf, chosen, pressStrong, targetOf } from './state.ts';
import { Focus } from './Focus.tsx';
import { ICONS, stateOf, Sticks, sticksText, StrongCard } from './Strong.tsx';

const isReady = (store: Store, shown: StrongShown): boolean => barOf(store, shown, targetOf(store, shown)) === null;

export function StrongSheet({ store }: { store: Store }) {
  const actions = store.strong.value;
  // Entries and card ask the café what can be done now, so both are drawn again while time goes on.
  void store.top.value;
  const open = actions.find(({ name }) => name === chosen.value);
  return (
    <section class="phone-panel strong-panel" aria-label={say('strong.region')} data-region="strong">
      {open !== undefined ? (
        <StrongCard store={store} shown={open} isChosen />
      ) : (
        <>
          <Focus store={store} />
          <p class="text-13 muted">{actions.length === 0 ? say('phone.strong.none') : sticksText(store)}</p>
          <ul>
            {actions.map((one) => (
              <li key={one.name}>
                <button
                  type="button"
                  class={classes('strong-entry row gap-8', !isReady(store, one) && 'off')}
                  onClick={() => pressStrong(store, one.name)}
                >
                  <Icon name={ICONS[one.name]} scale={2} />
                  <span class="col grow">
                    <b class="text-14">{say(`strong.title.${one.name}`)}</b>
                    <span class="text-12">
                      {isReady(store, one)
                        ? say(`strong.about.${one.name}`)
                        : stateOf(store, one, targetOf(store, one))}
                    </span>
                  </span>
                  <Sticks count={one.cost} />
                  <span class="hidden-text">{say('strong.costs', { count: one.cost })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
