/** The lab's bar with its pages, and the page that lies open. */

import { useEffect, useState } from 'preact/hooks';
import { Button, Frame, Glyph, walkChoices } from '../../hud/kit/index.ts';
import { tell, told } from '../words/index.ts';
import type { Lab } from './lab.ts';
import { type LabPage, PAGE_IDS, PAGES, type PageId } from './pages.ts';

const PANEL = 'lab-page';

export function LabView({ lab }: { readonly lab: Lab }) {
  void told.value;
  const page = lab.page.value;
  const Page = useFetched(page);
  return (
    <div class="lab-root">
      <header class="lab-bar" data-region="top">
        <Frame look="night2" class="lab-name">
          <Glyph name="flask" colours={{ K: '#ffffff' }} />
          <h1 class="x8 t16" tabIndex={-1}>
            {tell('lab.name')}
          </h1>
        </Frame>
        <div role="tablist" aria-label={tell('lab.pages')} class="lab-tabs" onKeyDown={walkChoices}>
          {PAGE_IDS.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${PANEL}-${id}`}
              class={`btn frame ${id === page ? 'gold' : 'night2'}`}
              aria-selected={id === page}
              aria-controls={PANEL}
              tabIndex={id === page ? 0 : -1}
              onClick={() => lab.turnTo(id)}
            >
              {tell(`page.${id}`)}
            </button>
          ))}
        </div>
        {lab.visiting.value !== null && (
          <Button look="gold" onPress={() => lab.goHome()}>
            <Glyph name="play" /> {tell('visit.label')} · {tell('visit.home')}
          </Button>
        )}
        <Button hotkey="L" onPress={() => lab.leave()}>
          <Glyph name="left" /> {tell('lab.back')}
        </Button>
      </header>
      <div id={PANEL} class="lab-page" role="tabpanel" aria-labelledby={`${PANEL}-${page}`}>
        {Page === 'failed' ? (
          <p class="lab-notice frame paper">{tell('lab.notFetched')}</p>
        ) : (
          Page !== null && <Page lab={lab} />
        )}
      </div>
    </div>
  );
}

/** A page's component, once it has come. */
function useFetched(id: PageId): LabPage | 'failed' | null {
  const [fetched, setFetched] = useState<{ readonly id: PageId; readonly page: LabPage | 'failed' } | null>(null);
  useEffect(() => {
    let wanted = true;
    const came = (page: LabPage | 'failed'): void => {
      if (wanted) setFetched({ id, page });
    };
    PAGES[id]().then(came, () => came('failed'));
    return () => {
      wanted = false;
    };
  }, [id]);
  return fetched?.id === id ? fetched.page : null;
}
