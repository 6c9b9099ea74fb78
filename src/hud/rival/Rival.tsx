/** The board about the rival. It opens from the café, which pauses meanwhile, and from the evening's report. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { theirBoard } from '../../sim/rival/their-board.ts';
import { Dialog, listenForKeys, Segment } from '../../ui/index.ts';
import { shareUnchanged } from '../share-unchanged.ts';
import { readRival, type RivalView } from '../read/rival.ts';
import type { Store } from '../store.ts';
import { Advice } from './Advice.tsx';
import { Detail } from './Detail.tsx';
import { Log, Standing } from './Comparison.tsx';
import { closeRival } from './open.ts';
import { Scout } from './Scout.tsx';
import { BeliefIcon } from './BeliefIcon.tsx';
import { WhatTheyKnow } from './WhatTheyKnow.tsx';
import { Tree } from './Tree.tsx';
import { valueText } from './words.ts';

/** The two halves of the board: what we know of the rival, and what the rival knows of us, with the signs that mislead its scouts. */
const SIDES = ['ours', 'theirs'] as const;
const VALUES = ['Yes', 'Maybe', 'Unknown', 'No'] as const;

export function Rival({ store }: { store: Store }) {
  // The keys are registered in a layout effect, so that even a key pressed right after the board opens reaches the
  // board.
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

/** Reads the beliefs about the rival again at each refresh; unchanged parts stay the same objects. */
function useRivalView(store: Store): RivalView | null {
  const before = useRef<RivalView | null>(null);
  void store.rivalSeen.value;
  before.current = shareUnchanged(before.current, store.cafe === null ? null : readRival(store.cafe));
  return before.current;
}

/** The content of the rival's board, shown in a dialog or as a page of the evening. */
export function RivalBoard({ store }: { store: Store }) {
  const view = useRivalView(store);
  const [chosen, setChosen] = useState<string | null>(null);
  const [turned, setSide] = useState<(typeof SIDES)[number]>('ours');
  if (view === null) return null;
  const { board } = view;
  // Until the player chooses a node, the first node with the value Maybe is shown.
  const node =
    board.nodes.find(({ name }) => name === chosen) ??
    board.nodes.find(({ value }) => value === 'Maybe') ??
    board.nodes[0];
  if (node === undefined) return null;
  const hasTheirs = store.cafe !== null && theirBoard(store.cafe.state) !== null;
  const side = hasTheirs ? turned : 'ours';
  return (
    <div class="rival" data-region="rival">
      <div class="rival-main">
        <div class="rival-sides">
          {hasTheirs && (
            <Segment
              label={say('rival.sides')}
              chosen={side}
              choices={SIDES.map((value) => ({ value, text: say(`rival.sides.${value}`) }))}
              onChoose={setSide}
            />
          )}
          {side === 'theirs' ? null : (
            <ul class="rival-legend text-12" aria-label={say('rival.legend')}>
              {VALUES.map((value) => (
                <li key={value} class="row">
                  <BeliefIcon value={value} />
                  {valueText(value)}
                </li>
              ))}
            </ul>
          )}
        </div>
        {side === 'theirs' ? (
          <WhatTheyKnow store={store} />
        ) : (
          <Tree nodes={board.nodes} chosen={node.name} onChoose={setChosen} />
        )}
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

/** While this dialog is open, the café's keys do nothing; B closes the dialog and O sends scouts. */
const listen = (store: Store): (() => void) =>
  listenForKeys({
    title: () => say('rival.name'),
    live: () => true,
    inDialogs: true,
    bindings: [
      { key: 'b', does: () => say('app.close'), press: () => closeRival(store) },
      {
        key: 'o',
        does: () => say('keys.scout'),
        press: () => document.querySelector<HTMLElement>('.rival .send')?.click(),
      },
    ],
  });
