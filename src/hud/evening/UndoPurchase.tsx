/** Undoes the evening's newest purchase, by a button or by Ctrl+Z (Evening.tsx). No button is shown while there is none. */

import { say } from '../../words/index.ts';
import { Button } from '../../ui/index.ts';
import { boughtText } from '../report/Receipt.tsx';
import { followsEvening, type Store } from '../store.ts';

/** Undoes the newest purchase. @returns false if there is none */
export function undoPurchase({ deps: { takingBack }, cafe, evening }: Store): boolean {
  const input = takingBack?.last() ?? null;
  if (input?.kind !== 'evening') return false;
  takingBack?.back(input);
  if (cafe !== null) evening.value = cafe.state.tick;
  return true;
}

export function UndoPurchase({ store }: { store: Store }) {
  followsEvening(store);
  const input = store.deps.takingBack?.last() ?? null;
  if (input?.kind !== 'evening') return null;
  const { act } = input;
  const { season, regulars } = store.cafe?.state ?? {};
  const named = [...(season?.staff ?? []), ...(regulars?.who ?? [])];
  const nameOf = (id: string): string => named.find((one) => one.id === id)?.name ?? id;
  const of =
    'upgrade' in act
      ? act.upgrade
      : 'maid' in act
        ? nameOf(act.maid)
        : 'guest' in act
          ? nameOf(act.guest)
          : act.do === 'putOn'
            ? act.what
            : '';
  return (
    <Button size="small" class="undo-purchase" onPress={() => undoPurchase(store)}>
      {say('evening.undo', { what: boughtText({ what: act.do, of, count: 1 }) })}
    </Button>
  );
}
