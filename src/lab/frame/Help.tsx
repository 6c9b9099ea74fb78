/**
 * Shows help for a page: on the first visit as a line above the page, later behind the button `?`. The help names all
 * keys and something to do first.
 */

import { useEffect, useState } from 'preact/hooks';
import { Button, byHand, Dialog, Glyph, Key, keyGroups, registeredKeymaps } from '../../ui/index.ts';
import { tell, told } from '../words/index.ts';
import type { Lab } from './lab.ts';
import { PAGE_IDS, type PageId } from './page-ids.ts';

const SEEN = 'honeybell.lab.seen';

/** Ids of the pages already visited in this browser. */
function pagesSeen(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(kept) ? PAGE_IDS.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}
function noteSeen(page: PageId): void {
  try {
    localStorage.setItem(SEEN, JSON.stringify([...new Set([...pagesSeen(), page])]));
  } catch {
    // If the browser stores nothing, the line for the first visit appears again at each start.
  }
}

/**
 * Pages that had been visited at the start of the game. This is not updated while the game runs, because the line for
 * the first visit would disappear and move everything below it.
 */
let seenBefore: readonly string[] | null = null;
const closed = new Set<PageId>();

/** The line shown on the first visit to a page. It disappears when closed, or at the next start of the game. */
export function FirstVisit({ page }: { readonly page: PageId }) {
  void told.value;
  const [, again] = useState(0);
  seenBefore ??= pagesSeen();
  useEffect(() => noteSeen(page), [page]);
  if (seenBefore.includes(page) || closed.has(page)) return null;
  const close = (): void => {
    closed.add(page);
    again((n) => n + 1);
  };
  return (
    <div class="lab-first frame butter text-13" role="note">
      <p class="grow">
        <b>{tell(`lab.ask.${page}`)}</b> {tell(`lab.do.${page}`)}
      </p>
      <button type="button" class="dismiss" aria-label={tell('lab.gotIt')} onClick={close}>
        <Glyph name="x" scale={1} />
      </button>
    </div>
  );
}

/** Touch gestures; the word keys `lab.hand.<gesture>` and `lab.hand.<gesture>.does` name and explain them. */
type Gesture = 'tap' | 'along' | 'push' | 'aside' | 'menu';
const HAND_EVERYWHERE: readonly Gesture[] = ['push', 'menu'];
const HAND_OF_PAGE: Partial<Record<PageId, readonly Gesture[]>> = {
  time: ['tap', 'along'],
  tables: ['aside'],
  roster: ['aside'],
};

function Gestures({ page }: { readonly page: PageId }) {
  return (
    <dl class="lab-hand col gap-8">
      {[...(HAND_OF_PAGE[page] ?? []), ...HAND_EVERYWHERE].map((gesture) => (
        <div key={gesture}>
          <dt class="text-14 bold">{tell(`lab.hand.${gesture}`)}</dt>
          <dd class="text-13">{tell(`lab.hand.${gesture}.does`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Help({ lab }: { readonly lab: Lab }) {
  void told.value;
  const page = lab.page.value;
  if (!lab.help.value) return null;
  const close = (): void => {
    lab.help.value = false;
  };
  return (
    <Dialog
      title={`${tell(`page.${page}`)} – ${tell(`lab.ask.${page}`)}`}
      closeLabel={tell('lab.close')}
      width={560}
      onClose={close}
    >
      <p class="text-14">{tell(`lab.do.${page}`)}</p>
      {byHand.value ? <Gestures page={page} /> : <KeyList />}
    </Dialog>
  );
}

/** The keys that work now: those of the page, then those of the lab and of the game. */
function KeyList() {
  const lines = keyGroups(registeredKeymaps())
    .reverse()
    .flatMap((group) => group.lines);
  return (
    <dl class="lab-keys text-13">
      {lines.map(({ caps, does }) => (
        <div key={does}>
          <dt>
            {caps.map((cap) => (
              <Key key={cap} name={cap} />
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HelpButton({ lab }: { readonly lab: Lab }) {
  void told.value;
  return (
    <Button
      look="night-light"
      square
      label={tell('lab.help')}
      onPress={() => {
        lab.help.value = true;
      }}
    >
      <Glyph name="q" colours={{ K: 'var(--white)' }} />
    </Button>
  );
}
