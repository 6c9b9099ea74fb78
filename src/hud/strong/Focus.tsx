/**
 * The focus: buttons with which the player chooses the work that all maids do first, and a line that says what it has
 * brought and what waits for it. A press on the chosen button lets each maid keep her own order again.
 */

import { FOCUSES, type FocusName } from '../../sim/state/strong.ts';
import { timeAt } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import { classes, Frame, Icon, Key } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { chooseFocus } from './state.ts';

const ICONS: Readonly<Record<FocusName, string>> = {
  orders: 'status-pen',
  dishes: 'status-plate',
  plates: 'status-broom',
};

export function Focus({ store }: { store: Store }) {
  const focus = store.focus.value;
  const clock = store.cafe?.state.clock;
  return (
    <Frame class="focus" shadow role="group" aria-label={say('focus.region')}>
      {/* There is always a line, so that no button moves under the pointer and no card beside the panel is covered. */}
      <span class="text-12" role="status">
        {focus === null || clock === undefined ? (
          <span class="muted">{say('focus.none')}</span>
        ) : (
          <>
            {say(`focus.done.${focus.on}`, { count: focus.done, time: timeAt(clock, focus.sinceTick) })}{' '}
            <span class="muted">{say(`focus.price.${focus.on}`)}</span>
          </>
        )}
      </span>
      <span class="row gap-2">
        <b class="text-12 grow">{say('focus.title')}</b>
        <Key name="V" />
        {FOCUSES.map((on) => (
          <button
            key={on}
            type="button"
            class={classes('focus-choice', focus?.on === on && 'on')}
            aria-pressed={focus?.on === on}
            title={say(`focus.about.${on}`)}
            onClick={() => chooseFocus(store, on)}
          >
            <Icon name={ICONS[on]} />
            <span>{say(`focus.${on}`)}</span>
          </button>
        ))}
      </span>
    </Frame>
  );
}
