/**
 * The latest news, the newest first: two lines, more on demand; each links to its people. The live region announces at
 * most one event in 2 s, the newest.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { classes, Face, Frame, Glyph, Key, Rich } from '../../ui/index.ts';
import { type DramaEntry, dramaText, plainText } from '../read/drama.ts';
import type { Store } from '../store.ts';

const SHOWN = 2;
const SHOWN_OPEN = 8;
const QUIET_MS = 2000;

/** Shows the news feed. @param all if true, shows all kept news instead of the newest */
export function Drama({ store, all = false }: { store: Store; all?: boolean }) {
  const entries = store.drama.value;
  const [open, setOpen] = useState(false);
  const shown = all ? entries : entries.slice(0, open ? SHOWN_OPEN : SHOWN);
  const more = all ? 0 : Math.min(entries.length, SHOWN_OPEN) - SHOWN;
  return (
    <Frame as="section" class="drama pad-medium" shadow data-region="drama" aria-label={say('drama.region')}>
      <header class="rule">
        <h2 class="headline">{say('drama.title')}</h2>
        <span class="text-12 muted row gap-4">
          {more > 0 && (
            <>
              <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? say('drama.less') : say('drama.more', { count: more })}
              </button>
              <span aria-hidden="true">·</span>
            </>
          )}
          {say('drama.jump')} <Key name="J" />
        </span>
      </header>
      {shown.length === 0 ? (
        <p class="text-12 muted">{say('drama.empty')}</p>
      ) : (
        <ul class="col gap-2">
          {shown.map((entry) => (
            <li key={entry.id} class="arrives">
              <button
                type="button"
                class="entry"
                disabled={entry.jump.length === 0}
                title={say('drama.goTo')}
                onClick={() => store.deps.jumpTo(entry.jump)}
              >
                {entry.face === null ? (
                  <span class="no-face">
                    <Glyph name="bell" />
                  </span>
                ) : (
                  <Face look={entry.face.look} rank={entry.face.rank} />
                )}
                <span class={classes('text-12 grow', entry.bad && 'bad')}>
                  <Rich text={dramaText(entry.what)} />
                </span>
                <span class="mono text-12 muted">{entry.time}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Spoken newest={entries[0]} />
    </Frame>
  );
}

/** The live region: after its pause it announces the newest entry. */
function Spoken({ newest }: { newest: DramaEntry | undefined }) {
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
