/**
 * The notice board about the restaurant across the street. One question: what can they do, and how do we know? Opened from
 * the café, which stands still meanwhile, and from the evening's report.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { Dialog, listenForKeys, signOf } from '../../ui/index.ts';
import { shareUnchanged } from '../share-unchanged.ts';
import { readRival, type RivalView } from '../read/rival.ts';
import type { Store } from '../store.ts';
import { Advice } from './Advice.tsx';
import { Detail } from './Detail.tsx';
import { Log, Standing } from './Footing.tsx';
import { closeRival } from './open.ts';
import { Scout } from './Scout.tsx';
import { Sign } from './Sign.tsx';
import { Tree } from './Tree.tsx';
import { valueText } from './words.ts';

const VALUES = ['Yes', 'Maybe', 'Unknown', 'No'] as const;

export function Rival({ store }: { store: Store }) {
  // With the picture, not after it: the next key already belongs to the board.
  useLayoutEffect(() => listen(store), [store]);
  if (store.cafe === null) return null;
  return (
    <Dialog
      title={say('rival.title', { name: say('rival.name') })}
      closeLabel={say('app.close')}
      width={1256}
      onClose={() => closeRival(store)}
    >
      <RivalBoard store={store} />
    </Dialog>
  );
}

/** What is known of the rival, read anew whenever the board is looked at anew; the same as before stays the same object. */
function useRivalView(store: Store): RivalView | null {
  const before = useRef<RivalView | null>(null);
  void store.rivalSeen.value;
  before.current = shareUnchanged(before.current, store.cafe === null ? null : readRival(store.cafe));
  return before.current;
}

/** The board itself: in its dialog, and as a page of the evening. */
export function RivalBoard({ store }: { store: Store }) {
  const view = useRivalView(store);
  const [chosen, setChosen] = useState<string | null>(null);
  if (view === null) return null;
  const { board } = view;
  // At first what one would most like to know: the first thing they could have.
  const node =
    board.nodes.find(({ name }) => name === chosen) ??
    board.nodes.find(({ value }) => value === 'Maybe') ??
    board.nodes[0];
  if (node === undefined) return null;
  return (
    <div class="rival" data-region="rival">
      <div class="rival-main">
        <ul class="rival-legend t12" aria-label={say('rival.legend')}>
          {VALUES.map((value) => (
            <li key={value} class="row">
              <Sign value={value} />
              {valueText(value)}
            </li>
          ))}
        </ul>
        <Tree nodes={board.nodes} chosen={node.name} onChoose={setChosen} />
        <div class="rival-foot">
          <Standing board={board} />
          <Log board={board} />
        </div>
      </div>
      <div class="rival-side">
        <Detail board={board} node={node} />
        <Scout store={store} view={view} node={node} />
        <Advice store={store} board={board} />
      </div>
    </div>
  );
}

/** The café's own keys rest under a dialog; here B closes what it has opened, and O sends. */
function listen(store: Store): () => void {
  const press = (event: KeyboardEvent): boolean => {
    const key = signOf(event)?.toLowerCase();
    if (event.repeat || (key !== 'b' && key !== 'o')) return false;
    if (key === 'b') closeRival(store);
    else document.querySelector<HTMLElement>('.rival .send')?.click();
    return true;
  };
  return listenForKeys({ counts: () => true, press, inDialogs: true });
}
