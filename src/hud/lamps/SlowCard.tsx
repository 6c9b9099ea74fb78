/**
 * Says for which moment the game has slowed down by itself, with buttons that show the moment and bring the former
 * speed back. For a game of janken the same line stands in the guest's invitation, where the game can be accepted.
 */

import { say } from '../../words/index.ts';
import { Button, Frame } from '../../ui/index.ts';
import type { Store } from '../store.ts';

export function SlowCard({ store }: { store: Store }) {
  const { moment } = store.slowing.value;
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

export function SlowLine({ store }: { store: Store }) {
  const { from, moment } = store.slowing.value;
  if (moment === null || from === null) return null;
  const { kind, who, at } = moment;
  return (
    <div class="slow-line row gap-4">
      <span class="text-13 bold grow">{say('top.slowed', { moment: say(`top.slow.${kind}`) })}</span>
      {kind !== 'janken' && at !== null && (
        <Button
          size="small"
          onPress={() => {
            store.pulse.value = at;
            if (who !== null) store.deps.jumpTo([who]);
          }}
        >
          {say('top.slowLook')}
        </Button>
      )}
      {from > 1 && (
        <Button size="small" label={say('top.slowBack', { count: from })} onPress={() => store.deps.setSpeed(from)}>
          {`${from}×`}
        </Button>
      )}
    </div>
  );
}
