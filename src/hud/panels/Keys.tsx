/** Shows all keys in one dialog; on touch screens the gestures. */

import { say, type WordKey } from '../../words/index.ts';
import { byHand, Dialog } from '../../ui/index.ts';
import type { Store } from '../store.ts';

type Line = readonly [keys: readonly string[], what: WordKey];

/** Touch gestures; the word keys `keys.hand.<gesture>` and `keys.hand.<gesture>.does` name and explain them. */
const GESTURES: readonly (readonly [WordKey, readonly string[]])[] = [
  ['keys.hand.cafe', ['tap', 'long', 'drag', 'pinch']],
  ['keys.hand.sheet', ['grip', 'again', 'row']],
  ['keys.commands', ['whom', 'write']],
];

export const Keys = ({ store }: { store: Store }) =>
  byHand.value ? <Gestures store={store} /> : <KeyList store={store} />;

function Gestures({ store }: { store: Store }) {
  return (
    <Dialog
      title={say('title.hand')}
      closeLabel={say('app.close')}
      width={560}
      onClose={() => (store.dialog.value = null)}
    >
      <div class="gestures col gap-12">
        {GESTURES.map(([title, gestures]) => (
          <section key={title}>
            <h3 class="headline rule">{say(title)}</h3>
            <dl class="col gap-8">
              {gestures.map((gesture) => (
                <div key={gesture}>
                  <dt class="text-14 bold">{say(`keys.hand.${gesture}` as WordKey)}</dt>
                  <dd class="text-13">{say(`keys.hand.${gesture}.does` as WordKey)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeyList({ store }: { store: Store }) {
  const space = say('keys.cap.space');
  const groups: readonly (readonly [WordKey, readonly Line[]])[] = [
    [
      'keys.time',
      [
        [[space], 'keys.pause'],
        [['.'], 'keys.tick'],
      ],
    ],
    [
      'keys.maids',
      [
        [[say('keys.mouse.click')], 'keys.click'],
        [[say('keys.mouse.shiftClick')], 'keys.shiftClick'],
        [[say('keys.mouse.drag')], 'keys.drag'],
        [['1', '…', '9'], 'keys.team'],
        [['⇧', '1', '…', '9'], 'keys.assign'],
      ],
    ],
    [
      'keys.commands',
      [
        [['A'], 'keys.aMove'],
        [['M'], 'keys.move'],
        [[say('keys.mouse.right')], 'keys.rightClick'],
        [['⇧'], 'keys.append'],
        [['S'], 'keys.serve'],
        [['W'], 'keys.sweep'],
        [['G'], 'keys.gather'],
        [['H'], 'keys.headMaid'],
        [['K'], 'keys.janken'],
        [['O'], 'keys.scout'],
        [['Esc'], 'keys.escape'],
      ],
    ],
    [
      'keys.view',
      [
        [['F'], 'keys.follow'],
        [['J'], 'keys.drama'],
        [['B'], 'keys.rival'],
        ...(store.deps.openLab === undefined ? [] : [[['L'], 'keys.lab'] as Line]),
        ...(store.deps.zoom === undefined ? [] : [[['+', '−'], 'keys.zoom'] as Line]),
        ...(store.deps.pan === undefined ? [] : [[['←', '↑', '→', '↓'], 'keys.pan'] as Line]),
        ...(store.deps.setSound === undefined ? [] : [[['Q'], 'keys.mute'] as Line]),
        [['F6'], 'keys.regions'],
        [['?'], 'keys.help'],
      ],
    ],
  ];
  return (
    <Dialog
      title={say('keys.title')}
      closeLabel={say('app.close')}
      width={680}
      onClose={() => (store.dialog.value = null)}
    >
      <div class="key-groups">
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3 class="headline rule">{say(title)}</h3>
            <dl>
              {lines.map(([keys, what]) => (
                <div key={what} class="row gap-8">
                  <dt class="row gap-2">
                    {keys.map((key) =>
                      key === '…' ? (
                        <span key={key}>…</span>
                      ) : (
                        <kbd key={key} class="key">
                          {key}
                        </kbd>
                      ),
                    )}
                  </dt>
                  <dd class="text-13">{say(what)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
