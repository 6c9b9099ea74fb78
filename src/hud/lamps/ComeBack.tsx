/** A button that moves the camera back to where it was before the player looked at a moment or a piece of news. */

import { say } from '../../words/index.ts';
import { Button, Glyph, Key } from '../../ui/index.ts';
import type { Store } from '../store.ts';

export function ComeBack({ store }: { store: Store }) {
  if (!store.away.value) return null;
  return (
    <Button size="small" class="come-back" onPress={() => store.deps.comeBack?.()}>
      <Glyph name="left" />
      {say('top.comeBack')} <Key name="Esc" />
    </Button>
  );
}

/** The same button without words, for small screens. */
export function ComeBackSmall({ store }: { store: Store }) {
  if (!store.away.value) return null;
  return (
    <Button square class="come-back" label={say('top.comeBack')} onPress={() => store.deps.comeBack?.()}>
      <Glyph name="left" />
    </Button>
  );
}
