/** Shows the lab's bar with its tabs, and the open page. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { Badge, Button, Frame, Glyph, layout, useScope } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { tell, told } from '../words/index.ts';
import { FirstVisit, Help, HelpButton } from './Help.tsx';
import type { Lab } from './lab.ts';
import type { LabPage, LabPages } from './page.ts';
import type { PageId } from './page-ids.ts';
import { Notice } from './Notice.tsx';
import { PageMenu, TabRow } from './TabRow.tsx';

const PANEL = 'lab-page';

interface Props {
  readonly lab: Lab;
  readonly pages: LabPages;
}

export function LabView({ lab, pages }: Props) {
  void told.value;
  void lab.beat.value;
  const page = lab.page.value;
  const Page = useFetched(pages, page);
  const wide = layout.value === 'wide';
  return (
    <div class="lab-root">
      <header class="lab-bar" data-region="top">
        <Frame look="night-light" class="lab-name">
          <Glyph name="flask" colours={{ K: 'var(--white)' }} />
          <h1 class="bold text-16" tabIndex={-1}>
            {tell('lab.name')}
          </h1>
        </Frame>
        {wide ? <TabRow lab={lab} panel={PANEL} /> : <PageMenu lab={lab} />}
        {lab.visiting.value !== null && (
          <Button look="gold" title={tell('visit.label')} onPress={() => lab.goHome()}>
            <Glyph name="undo" /> {tell('visit.home')}
          </Button>
        )}
        {lab.cafe.state.free !== undefined && <Badge look="gold">{say('title.free')}</Badge>}
        <HelpButton lab={lab} />
        {wide ? (
          <Button hotkey="L" onPress={() => lab.leave()}>
            <Glyph name="left" /> {tell('lab.back')}
          </Button>
        ) : (
          <Button square label={tell('lab.back')} onPress={() => lab.leave()}>
            <Glyph name="x" />
          </Button>
        )}
      </header>
      <FirstVisit page={page} />
      <Notice lab={lab} />
      <div
        id={PANEL}
        class="lab-page"
        role="tabpanel"
        aria-labelledby={wide ? `${PANEL}-${page}` : undefined}
        aria-label={wide ? undefined : tell(`page.${page}`)}
      >
        {Page === null ? (
          <p class="lab-notice frame paper" role="status">
            {say('evening.fetching')}
          </p>
        ) : Page === 'failed' ? (
          <p class="lab-notice frame paper">{tell('lab.notFetched')}</p>
        ) : (
          <Visit key={page} lab={lab} page={Page} />
        )}
      </div>
      <Help lab={lab} />
    </div>
  );
}

/** One visit to a page, from opening it until it is left. */
function Visit({ lab, page: Page }: { readonly lab: Lab; readonly page: LabPage }) {
  const [visit] = useState(() => lab.scope.child());
  useLayoutEffect(() => () => visit.dispose(), [visit]);
  return <Page lab={lab} visit={visit} />;
}

/** Loads a page's component; null while loading, 'failed' if it could not be loaded. */
function useFetched(pages: LabPages, id: PageId): LabPage | 'failed' | null {
  const [fetched, setFetched] = useState<{ readonly id: PageId; readonly page: LabPage | 'failed' } | null>(null);
  useScope(
    (wanted) => {
      const came = (page: LabPage | 'failed'): void => {
        if (!wanted.disposed) setFetched({ id, page });
      };
      pages[id]().then(came, () => came('failed'));
    },
    [pages, id],
  );
  return fetched?.id === id ? fetched.page : null;
}
