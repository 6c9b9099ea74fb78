/**
 * The focus: buttons with which the player chooses the work that all maids do first, and a line that says what it has
 * brought and what waits for it. With a head maid there is one more: she keeps the focus where most waits. A press on the chosen button lets each maid keep her own order again.
 */

import { FOCUS_CHOICES, type FocusChoice } from '../../sim/state/strong.ts';
import { timeAt } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import { classes, Frame, Icon, Key } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { focusKeeper } from '../read/board.ts';
import { chooseFocus } from './state.ts';

const ICONS: Readonly<Partial<Record<FocusChoice, string>>> = {
  orders: 'status-pen',
  dishes: 'status-plate',
  plates: 'status-broom',
};

export function Focus({ store }: { store: Store }) {
  const focus = store.focus.value;
  const clock = store.cafe?.state.clock;
  // The head maid may be appointed or replaced at any time, so her name is read again whenever the top bar is.
  void store.top.value;
  const name = store.cafe === null ? null : focusKeeper(store.cafe.state);
  // Beside a sign that says what waits the line does not say that nothing does.
  const isBusy = store.lamps.value.some(
    ({ id, level }) => id !== 'kitchen' && (id === 'door' ? level === 'red' : level !== 'green'),
  );
  const chosen = focus?.most === true ? 'most' : focus?.on;
  return (
    <Frame class="focus" shadow role="group" aria-label={say('focus.region')}>
      {/* There is always a line, so that no button moves under the pointer and no card beside the panel is covered. */}
      <span class="text-12" role="status">
        {focus === null || clock === undefined ? (
          <span class="muted">{say('focus.none')}</span>
        ) : focus.on === null ? (
          <span class="muted">{say(isBusy ? 'focus.most.busy' : 'focus.most.none', { name: name ?? '' })}</span>
        ) : focus.most ? (
          say('focus.most.now', {
            name: name ?? '',
            on: say(`focus.${focus.on}`),
            time: timeAt(clock, focus.sinceTick),
          })
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
        {FOCUS_CHOICES.filter((on) => on !== 'most' || name !== null).map((on) => (
          <button
            key={on}
            type="button"
            class={classes('focus-choice', chosen === on && 'on')}
            aria-pressed={chosen === on}
            title={say(`focus.about.${on}`, { name: name ?? '' })}
            onClick={() => chooseFocus(store, on)}
          >
            {/* Four words with icons are wider than the panel. */}
            {name === null && <Icon name={ICONS[on] ?? ''} />}
            <span>{say(`focus.${on}`)}</span>
          </button>
        ))}
      </span>
    </Frame>
  );
}
