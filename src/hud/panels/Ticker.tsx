/**
 * The ticker: a piece of news in one line. It stays for at least five seconds, however fast the café's time passes.
 * Then the newest piece follows, and a number tells how many more there are. News of more than an hour of the café's time
 * ago is folded to its time, because it would look new. Pointing at the ticker, focusing it or
 * pressing the number opens the latest five pieces. While a notebook is open the ticker is hidden, but its live region
 * still announces news to screen readers.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { classes, Face, Frame, Glyph, Rich, useScope } from '../../ui/index.ts';
import type { DramaEntry } from '../news/drama.ts';
import { dramaText, plainText, withWords } from '../news/drama-words.ts';
import { isOldNews } from '../news/news.ts';
import type { Store } from '../store.ts';

const SHOWN_OPEN = 5;
/** Milliseconds for which a piece of news is shown at least. */
const SHOWN_MS = 5000;
/** Minimum number of milliseconds between two announcements to screen readers. */
const QUIET_MS = 2000;

export function Ticker({ store }: { store: Store }) {
  const entries = withWords(store.drama.value);
  const [isPointed, setPointed] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const held = useHeld(entries);
  // The news grows old with the café's clock, so it is drawn again with the top bar.
  void store.top.value;
  if (held === undefined) return null;
  const open = isPointed || isPinned;
  // The piece that is shown may be old for a moment at a high speed, while a newer one is due.
  const isFolded = !open && store.cafe !== null && isOldNews(entries[0] ?? held, store.cafe.state);
  const more = entries.filter(({ id }) => id > held.id).length;
  return (
    <Frame
      as="section"
      class={classes('ticker', open && 'open', isFolded && 'folded')}
      shadow
      data-region="drama"
      aria-label={say('drama.region')}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocusIn={() => setPointed(true)}
      onFocusOut={() => setPointed(false)}
    >
      {!isFolded && (
        <ul class="col gap-2">
          {(open ? entries.slice(0, SHOWN_OPEN) : [held]).map((entry) => (
            <NewsLine key={entry.id} entry={entry} store={store} />
          ))}
        </ul>
      )}
      {isFolded && <p class="text-12 muted">{say('drama.old', { time: held.time })}</p>}
      {(entries.length > 1 || isFolded) && (
        <button
          type="button"
          class="ticker-more badge cherry"
          aria-expanded={open}
          aria-label={say('drama.latest')}
          onClick={() => setPinned(!isPinned)}
        >
          {more > 0 && !open ? `+${more}` : <Glyph name={open ? 'x' : 'down'} scale={1} />}
        </button>
      )}
    </Frame>
  );
}

/** The piece of news to show now: the newest, as soon as the piece before it has been shown long enough. */
function useHeld(entries: readonly DramaEntry[]): DramaEntry | undefined {
  const [newest] = entries;
  const [held, setHeld] = useState(newest);
  const since = useRef(performance.now());
  const isKept = held !== undefined && entries.some(({ id }) => id === held.id);
  const isDue = newest !== undefined && newest.id !== held?.id;
  useScope(
    (scope) => {
      if (!isDue) return;
      const wait = isKept ? Math.max(0, since.current + SHOWN_MS - performance.now()) : 0;
      scope.after(wait, () => {
        since.current = performance.now();
        setHeld(newest);
      });
    },
    [held?.id, newest?.id, isKept],
  );
  return isKept ? held : newest;
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
  const [newest] = withWords(store.drama.value);
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
