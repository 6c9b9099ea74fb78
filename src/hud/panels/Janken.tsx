/**
 * The panel for janken (rock, paper, scissors): a waiting guest asks for a game, and the player may sit down. The game
 * itself is loaded lazily (JankenTable.tsx). Works while time is paused, too.
 */

import { useEffect } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { Button, Face, Frame } from '../../ui/index.ts';
import { SlowLine } from '../lamps/SlowCard.tsx';
import { bringPanels, lazyPanels } from '../lazy-loading.ts';
import type { JankenView } from '../read/janken.ts';
import type { Store } from '../store.ts';

export function Janken({ store }: { store: Store }) {
  const view = store.janken.value;
  const panels = lazyPanels.value;
  const playing = view !== null && store.playing.value === view.guest;
  const missing = playing && panels === null;
  useEffect(() => {
    if (missing) void bringPanels(store);
  }, [missing, store]);
  if (view === null) return null;
  return playing && panels !== null ? (
    <panels.JankenTable store={store} view={view} />
  ) : (
    <Invitation store={store} view={view} />
  );
}

function Invitation({ store, view }: { store: Store; view: JankenView }) {
  if (view.over !== null) return null;
  return (
    <Frame as="section" class="janken pad-small" shadow data-region="janken" aria-label={say('janken.region')}>
      <div class="row gap-8">
        <Face look={view.look} rank={null} />
        <span class="text-13 grow">{say('janken.invite', { name: view.name, table: view.table })}</span>
        <Button size="small" hotkey="K" onPress={() => playJanken(store)}>
          {say('janken.play')}
        </Button>
      </div>
      {store.slowing.value.moment?.kind === 'janken' && <SlowLine store={store} />}
    </Frame>
  );
}

/** Lets the player sit down with the guest who asks for janken, or get up again. */
export function playJanken(store: Store): void {
  const guest = store.janken.peek()?.guest ?? null;
  store.playing.value = store.playing.peek() === guest ? null : guest;
}
