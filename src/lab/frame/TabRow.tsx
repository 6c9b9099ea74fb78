/**
 * Shows the lab's pages as tabs. If they do not fit, the row fades at each end beyond which there are more tabs, and
 * shows an arrow there. On a small screen a single button names the open page and opens a list of all pages with their
 * questions.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, chooseNext, classes, Dialog, Glyph, useScope } from '../../ui/index.ts';
import { tell, told } from '../words/index.ts';
import { usePageKeys } from './keys.ts';
import type { Lab } from './lab.ts';
import { PAGE_IDS } from './page-ids.ts';

/** How far a press of an arrow scrolls the tabs, as a share of the visible width. */
const STEP = 0.6;
/** Number of pixels that may remain hidden at an end of the row: room for the focus ring. */
const EDGE = 4;

interface Props {
  readonly lab: Lab;
  /** Id of the panel the tabs control. */
  readonly panel: string;
}

export function TabRow({ lab, panel }: Props) {
  void told.value;
  const page = lab.page.value;
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: false, right: false });
  const look = (): void => {
    const tabs = row.current;
    if (tabs === null) return;
    const left = tabs.scrollLeft > EDGE;
    const right = tabs.scrollLeft + tabs.clientWidth < tabs.scrollWidth - EDGE;
    setMore((before) => (before.left === left && before.right === right ? before : { left, right }));
  };
  useScope((scope) => {
    if (row.current !== null) scope.sizeOf(row.current, look);
  }, []);
  useEffect(() => {
    row.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    look();
  }, [page, told.value]);
  usePageKeys(
    (['ArrowLeft', 'ArrowRight', 'Home', 'End'] as const).map((key) => ({
      key,
      does: () => tell('lab.key.pages'),
      press: () => chooseNext(row.current, key),
      repeats: true,
    })),
    { within: () => row.current },
  );
  const move = (by: 1 | -1): void =>
    row.current?.scrollBy({ left: by * STEP * row.current.clientWidth, behavior: 'smooth' });
  return (
    <>
      {more.left && (
        <Button look="night-light" square label={tell('lab.earlier')} onPress={() => move(-1)}>
          <Glyph name="left" colours={{ K: 'var(--white)' }} />
        </Button>
      )}
      <div
        ref={row}
        role="tablist"
        aria-label={tell('lab.pages')}
        class={classes('lab-tabs', more.left && 'more-left', more.right && 'more-right')}
        onScroll={look}
      >
        {PAGE_IDS.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${panel}-${id}`}
            class={`btn frame ${id === page ? 'gold' : 'night-light'}`}
            aria-selected={id === page}
            aria-controls={panel}
            aria-describedby={`${panel}-ask-${id}`}
            title={tell(`lab.ask.${id}`)}
            tabIndex={id === page ? 0 : -1}
            onClick={() => lab.turnTo(id)}
          >
            {tell(`page.${id}`)}
          </button>
        ))}
      </div>
      {PAGE_IDS.map((id) => (
        <span key={id} id={`${panel}-ask-${id}`} hidden>
          {tell(`lab.ask.${id}`)}
        </span>
      ))}
      {more.right && (
        <Button look="night-light" square label={tell('lab.later')} onPress={() => move(1)}>
          <Glyph name="right" colours={{ K: 'var(--white)' }} />
        </Button>
      )}
    </>
  );
}

/** The small screen's button that names the open page, and the list of all pages that it opens. */
export function PageMenu({ lab }: { readonly lab: Lab }) {
  void told.value;
  const page = lab.page.value;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="gold" class="lab-menu" expanded={open} onPress={() => setOpen(true)}>
        <Glyph name="menu" /> {tell(`page.${page}`)} <Glyph name="down" scale={1.5} />
      </Button>
      {open && (
        <Dialog title={tell('lab.pages')} closeLabel={tell('lab.close')} width={480} onClose={() => setOpen(false)}>
          <ul class="lab-pages">
            {PAGE_IDS.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  class={classes('frame', id === page ? 'selection' : 'card')}
                  aria-current={id === page ? 'page' : undefined}
                  onClick={() => {
                    setOpen(false);
                    lab.turnTo(id);
                  }}
                >
                  <b class="text-14">{tell(`page.${id}`)}</b>
                  <span class="text-13">{tell(`lab.ask.${id}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
