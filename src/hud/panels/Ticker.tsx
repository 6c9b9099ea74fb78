/**
 * The ticker: the newest piece of news in one line, which fades after six seconds. Pointing at the ticker or focusing
 * it opens the latest five pieces. While a notebook is open the ticker is hidden, but its live region still announces
 * news to screen readers.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { classes, Face, Frame, Glyph, Rich } from '../../ui/index.ts';
import { type DramaEntry, dramaText, plainText } from '../read/drama.ts';
import type { Store } from '../store.ts';

const SHOWN_OPEN = 5;
/** Minimum number of milliseconds between two announcements to screen readers. */
const QUIET_MS = 2000;

export function Ticker({ store }: { store: Store }) {
  const entries = store.drama.value;
  const [open, setOpen] = useState(false);
  const [newest] = entries;
  if (newest === undefined) return null;
  return (
    <Frame
      as="section"
      class={classes('ticker', open && 'open')}
      shadow
      data-region="drama"
      aria-label={say('drama.region')}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocusIn={() => setOpen(true)}
      onFocusOut={() => setOpen(false)}
    >
      <ul class="col gap-2">
        {entries.slice(0, open ? SHOWN_OPEN : 1).map((entry) => (
          <NewsLine key={entry.id} entry={entry} store={store} />
        ))}
      </ul>
    </Frame>
  );
}

/** A piece of news with face and time; a press moves the camera to the people in the news. */
export function NewsLine({ entry, store }: { entry: DramaEntry; store: Store }) {
  return (
    <li class="arrives">
      <button
        type="button"
        class="entry"
        disabled={entry.jump.length === 0}
        title={say('drama.goTo')}
        aria-keyshortcuts="J"
        onClick={() => store.deps.jumpTo(entry.jump)}
      >
        {entry.face === null ? (
          <span class="no-face">
            <Glyph name="bell" />
          </span>
        ) : (
          <Face look={entry.face.look} rank={entry.face.rank} width={30} />
        )}
        <span class={classes('text-13 grow', entry.bad && 'bad')}>
          <Rich text={dramaText(entry.what)} />
        </span>
        <span class="text-12 muted">{entry.time}</span>
      </button>
    </li>
  );
}

/** The live region for screen readers: announces the newest piece of news, at most one in two seconds. */
export function SpokenNews({ store }: { store: Store }) {
  const [newest] = store.drama.value;
  const [said, setSaid] = useState('');
  const last = useRef(0);
  const text = newest === undefined ? '' : plainText(newest.what);
  useEffect(() => {
    if (text === '') return;
    const wait = Math.max(0, last.current + QUIET_MS - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [newest?.id, text]);
  return (
    <div class="hidden-text" role="status" aria-live="polite">
      {said}
    </div>
  );
}
