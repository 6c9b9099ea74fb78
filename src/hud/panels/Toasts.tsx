/**
 * Short messages below the top bar: a face, a sentence, a button. They stay six seconds; news is also kept in the news
 * panel.
 */

import { hasWords, say, type WordKey } from '../../words/index.ts';
import { Button, byHand, Face, Frame, Glyph, Rich } from '../../ui/index.ts';
import type { ToastSpec } from '../api.ts';
import { dropToast } from '../toasts.ts';
import type { Store } from '../store.ts';

/** The word key of a message. On touch screens, messages about keys and clicks are worded differently. */
function spokenOf(key: WordKey): WordKey {
  if (!byHand.value) return key;
  if (key === 'toast.nobodySelected') return 'phone.nobody';
  const told = key.replace(/^hint\./, 'phone.hint.told.');
  return told !== key && hasWords(told) ? (told as WordKey) : key;
}

/** Whether there are words to show; a toast without words would be an empty frame. */
const hasText = ({ key, params }: Pick<ToastSpec, 'key' | 'params'>): boolean =>
  hasWords(key) && say(spokenOf(key), params).trim() !== '';

export function Toasts({ store }: { store: Store }) {
  return (
    <div class="toasts" role="status" aria-label={say('toast.region')}>
      {store.toasts.value.filter(hasText).map((toast) => (
        <Frame key={toast.id} class="toast row gap-8 arrives" shadow>
          {toast.face !== undefined && <Face look={toast.face.look} rank={toast.face.rank} />}
          <span class="text-14 grow">
            <Rich text={say(spokenOf(toast.key), toast.params)} />
          </span>
          {toast.jump !== undefined && toast.jump.length > 0 && (
            <Button
              size="small"
              onPress={() => {
                store.deps.jumpTo(toast.jump ?? []);
                dropToast(store, toast.id);
              }}
            >
              {say('toast.jump')}
            </Button>
          )}
          <button
            type="button"
            class="dismiss"
            aria-label={say('toast.dismiss')}
            onClick={() => dropToast(store, toast.id)}
          >
            <Glyph name="x" scale={1} />
          </button>
        </Frame>
      ))}
    </div>
  );
}
