/** A dialog with all keys that work now and what the mouse does; on touch screens it shows the gestures. */

import { say, type WordKey } from '../../words/index.ts';
import { byHand, Dialog, type KeyGroup, keyGroups, registeredKeymaps } from '../../ui/index.ts';
import type { Store } from '../store.ts';

/** Touch gestures; the word keys are `keys.hand.<gesture>` and `keys.hand.<gesture>.does`. */
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
      onlyText
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

/** What the mouse does, in the same groups as the keys. */
const MOUSE: readonly (readonly [group: WordKey, lines: readonly (readonly [WordKey, WordKey])[]])[] = [
  [
    'keys.maids',
    [
      ['keys.mouse.click', 'keys.click'],
      ['keys.mouse.shiftClick', 'keys.shiftClick'],
      ['keys.mouse.drag', 'keys.drag'],
    ],
  ],
  ['keys.commands', [['keys.mouse.right', 'keys.rightClick']]],
];

/** The lines of the dialog: first the keys that work now, then the mouse. */
function listed(): KeyGroup[] {
  const groups = keyGroups(registeredKeymaps());
  for (const [title, lines] of MOUSE)
    groups
      .find((group) => group.title === say(title))
      ?.lines.push(...lines.map(([what, does]) => ({ caps: [say(what)], does: say(does) })));
  // Shift can be held with any key that gives an order, so it has a line of its own.
  groups.find(({ title }) => title === say('keys.commands'))?.lines.push({ caps: ['⇧'], does: say('keys.append') });
  return groups;
}

function KeyList({ store }: { store: Store }) {
  return (
    <Dialog
      title={say('keys.title')}
      closeLabel={say('app.close')}
      width={680}
      onlyText
      onClose={() => (store.dialog.value = null)}
    >
      <div class="key-groups">
        {listed().map(({ title, lines }) => (
          <section key={title}>
            <h3 class="headline rule">{title}</h3>
            <dl>
              {lines.map(({ caps, does }) => (
                <div key={does} class="row gap-8">
                  <dt class="row gap-2">
                    {caps.map((cap) =>
                      cap === '…' ? (
                        <span key={cap}>…</span>
                      ) : (
                        <kbd key={cap} class="key">
                          {cap}
                        </kbd>
                      ),
                    )}
                  </dt>
                  <dd class="text-13">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
