/**
 * Says for which moment the game has slowed down by itself, with buttons that show the moment and bring the former
 * speed back. For a game of janken the same line stands in the guest's invitation, where the game can be accepted.
 */

import { useEffect } from 'preact/hooks';
import { say, TICKS_PER_SECOND } from '../../words/index.ts';
import { Button, Frame, Glyph } from '../../ui/index.ts';
import { returnsIn } from '../read/auto-slow.ts';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';
import { StrongButton } from '../strong/StrongButton.tsx';

export function SlowCard({ store }: { store: Store }) {
  const { moment } = store.slowing.value;
  const key = moment?.key;
  // When the moment is over, the picture returns from a look at it.
  useEffect(() => () => store.deps.endLook?.(), [store, key]);
  return (
    <div role="status">
      {moment !== null && moment.kind !== 'janken' && (
        <Frame class="slow-card pad-small" shadow data-region="slow">
          <SlowLine store={store} />
        </Frame>
      )}
    </div>
  );
}

/** Whether Calm would end the brawl now: not while a maid makes peace, or while the action is cooling. */
export function calmEnds({ strong, cafe }: Pick<Store, 'strong' | 'cafe'>): boolean {
  const calm = strong.value.find(({ name }) => name === 'calm');
  const fight = cafe?.state.calendar?.going.find(({ kind }) => kind === 'brawl');
  const first = calm?.targets[0]?.guest;
  return calm?.bar === null && calm.cooling === 0 && first !== undefined && fight?.who.includes(first) === true;
}

export function SlowLine({ store }: { store: Store }) {
  const { from, moment } = store.slowing.value;
  if (moment === null || from === null) return null;
  const { kind, at } = moment;
  // The seconds are counted again whenever the top bar is read.
  void store.top.value;
  const tick = store.cafe?.state.tick ?? 0;
  const soon = kind === 'janken' ? 0 : Math.ceil(returnsIn(store.slowing.value, tick) / TICKS_PER_SECOND);
  return (
    <div class="slow-line row gap-4">
      <span class="text-13 bold grow">
        {say('top.slowed', { moment: say(`top.slow.${kind}`) })}
        <small class="slow-soon">{soon > 0 ? say('top.slowSoon', { count: from, seconds: soon }) : ''}</small>
      </span>
      {kind !== 'janken' && at !== null && (
        <Button
          size="small"
          onPress={() => {
            store.pulse.value = at;
            store.deps.look?.(at);
            // A look attends to the moment, so the moment does not count as ignored at once.
            store.slowing.value = { ...store.slowing.peek(), since: tick };
          }}
        >
          {say('top.slowLook')}
        </Button>
      )}
      {kind === 'brawl' && calmEnds(store) && <StrongButton store={store} name="calm" onOpened={() => undefined} />}
      {from > 1 && (
        <Button size="small" label={say('top.slowBack', { count: from })} onPress={() => store.deps.setSpeed(from)}>
          {`${from}×`}
        </Button>
      )}
      {kind !== 'janken' && (
        <Button
          size="small"
          square
          label={say('top.slowOff')}
          onPress={() => {
            const { notSlowed } = store.settings;
            notSlowed.value = [...notSlowed.peek(), kind];
            showToast(store, { key: 'top.slowOff.done' });
          }}
        >
          <Glyph name="x" scale={1} />
        </Button>
      )}
    </div>
  );
}
