/**
 * The panel for janken (rock, paper, scissors): a waiting guest asks for a game, and the player may sit down. The panel
 * works while time is paused, too.
 */

import { say } from '../../words/index.ts';
import { Button, Face, Frame } from '../../ui/index.ts';
import { SlowLine } from '../lamps/SlowCard.tsx';
import { playJanken } from '../play-janken.ts';
import type { JankenView } from '../read/janken.ts';
import type { Store } from '../store.ts';
import { JankenTable } from './JankenTable.tsx';

export function Janken({ store }: { store: Store }) {
  const view = store.janken.value;
  const ended = store.jankenEnded.value;
  if (view === null)
    return (
      <div role="status">
        {ended !== null && (
          <Frame class="janken pad-small row gap-8" shadow data-region="janken">
            <Face look={ended.look} rank={null} />
            <span class="text-13 grow">{say(`janken.ended.${ended.why}`, { name: ended.name })}</span>
          </Frame>
        )}
      </div>
    );
  return store.playing.value === view.guest ? (
    <JankenTable store={store} view={view} />
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
        <span class="text-12 muted">{say('janken.left', { seconds: view.seconds })}</span>
        <Button size="small" hotkey="K" onPress={() => playJanken(store)}>
          {say('janken.play')}
        </Button>
      </div>
      {store.slowing.value.moment?.kind === 'janken' && <SlowLine store={store} />}
    </Frame>
  );
}
