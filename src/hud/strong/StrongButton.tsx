/** A button that opens the preview of a strong action beside the trouble that the action ends. */

import type { StrongName } from '../../sim/state/strong.ts';
import { Button, byHand } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import type { Store } from '../store.ts';
import { STRONG_KEYS } from './keys.ts';
import { openStrong } from './state.ts';

interface StrongButtonProps {
  store: Store;
  name: StrongName;
  onOpened: () => void;
}

export function StrongButton({ store, name, onOpened }: StrongButtonProps) {
  return (
    <Button
      size="small"
      look="gold"
      class="strong-opens remedy"
      {...(byHand.value ? {} : { hotkey: STRONG_KEYS[name].toUpperCase() })}
      onPress={() => {
        openStrong(store, name);
        onOpened();
      }}
    >
      {say(`strong.title.${name}`)}
    </Button>
  );
}
