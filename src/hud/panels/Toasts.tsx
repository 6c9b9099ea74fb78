/** Short news under the top bar: a face, one sentence, one button. Six seconds, also kept in Drama when it is drama. */

import { say } from '../../words/index.ts';
import { Button, Face, Frame, Glyph, Rich } from '../kit/index.ts';
import { dropToast, type Store } from '../store.ts';

export function Toasts({ store }: { store: Store }) {
  return (
    <div class="toasts" role="status" aria-label={say('toast.region')}>
      {store.toasts.value.map((toast) => (
        <Frame key={toast.id} class="toast row g8 arrives" shadow>
          {toast.face !== undefined && <Face look={toast.face.look} rank={toast.face.rank} />}
          <span class="t14 grow">
            <Rich text={say(toast.key, toast.params)} />
          </span>
          {toast.jump !== undefined && toast.jump.length > 0 && (
            <Button
              size="small"
              onPress={() => {
                store.actions.jumpTo(toast.jump ?? []);
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
