/**
 * The frame of the gallery, which is the same around all pages. The address (`#notebook`) names the page that is shown,
 * so that a link can lead to each page.
 */

import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { classes, Frame, Glyph, pageScope, type Scope, Segment, WHITE_INK } from '../../ui/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { GROUPS, isPageId, type PageEntry, type PageId, PAGES } from '../pages.ts';
import { chooseLanguage, tell, told } from '../words/index.ts';
import { Contents } from './Contents.tsx';
import { Exhibit } from './Exhibit.tsx';
import type { Page } from './page.ts';

export interface Shown {
  readonly id: PageId;
  readonly page: Page;
  readonly visit: Scope;
}
/** The page being shown; null = the overview. A requested page appears here once its module has loaded. */
export const shown: Signal<Shown | null> = signal(null);
const asked: Signal<PageId | null> = signal(null);
const failed: Signal<boolean> = signal(false);
const looked: Signal<ReadonlySet<PageId>> = signal(new Set());

/** Shows the page named in the address, now and whenever the address changes. */
export function followAddress(): void {
  const go = (): void => void open(location.hash.slice(1));
  pageScope.listen(window, 'hashchange', go);
  go();
}

async function open(id: string): Promise<void> {
  const entry = isPageId(id) ? PAGES.find((one) => one.id === id) : undefined;
  asked.value = entry?.id ?? null;
  failed.value = false;
  if (entry === undefined) {
    leave();
    return;
  }
  try {
    const { openPage } = await entry.open();
    if (asked.value !== entry.id) return;
    leave();
    const visit = pageScope.child();
    shown.value = { id: entry.id, page: openPage(visit), visit };
    looked.value = new Set([...looked.value, entry.id]);
  } catch (problem) {
    console.error(problem);
    if (asked.value === entry.id) failed.value = true;
  }
}

function leave(): void {
  shown.value?.visit.dispose();
  shown.value = null;
}

export function App() {
  const now = shown.value;
  const id = asked.value;
  const title = id === null ? tell('frame.gallery') : tell(`${id}.title`);
  useEffect(() => {
    document.title = `Honeybell · ${title}`;
  }, [title]);
  return (
    <div class="hb gallery">
      <Top id={id} />
      {id === null ? (
        <Contents looked={looked.value} />
      ) : (
        <div class="gallery-body">
          <Ideas id={id} />
          {now !== null && now.id === id ? (
            <Exhibit key={id} id={id} page={now.page} />
          ) : (
            <Frame as="section" class="exhibit" role="status">
              <p class="text-16 pad-large">{failed.value ? tell('frame.failed') : tell('frame.coming')}</p>
            </Frame>
          )}
        </div>
      )}
    </div>
  );
}

function Top({ id }: { id: PageId | null }) {
  const at = PAGES.findIndex((one) => one.id === id);
  const before = at > 0 ? PAGES[at - 1] : undefined;
  const after = id === null ? PAGES[0] : PAGES[at + 1];
  return (
    <header class="gallery-top row gap-8">
      <a class="gallery-name frame cherry row gap-8" href="#">
        <Glyph name="book" colours={{ ...WHITE_INK, R: 'var(--cherry-ink)', W: 'var(--white)' }} />
        <span class="text-18 bold">{tell('frame.gallery')}</span>
      </a>
      <span class="text-14 gallery-sub">{tell('frame.sub', { count: PAGES.length })}</span>
      <nav class="row gap-8 to-end" aria-label={tell('frame.ways')}>
        <Segment
          label={tell('frame.language')}
          chosen={told.value}
          choices={LANGUAGES.map(({ id, name, tag }) => ({ value: id, text: name, lang: tag }))}
          onChoose={chooseLanguage}
        />
        {before !== undefined && <Way entry={before} rel="prev" />}
        {after !== undefined && <Way entry={after} rel="next" />}
        <a class="btn frame btn-paper" href="../">
          {tell('frame.title')}
        </a>
      </nav>
    </header>
  );
}

function Way({ entry, rel }: { entry: PageEntry; rel: 'prev' | 'next' }) {
  return (
    <a
      class="btn frame btn-paper gallery-way"
      href={`#${entry.id}`}
      rel={rel}
      aria-label={`${tell(`frame.${rel}`)}: ${tell(`${entry.id}.name`)}`}
    >
      {rel === 'prev' && <Glyph name="left" />}
      <span class="gallery-way-name">{tell(`${entry.id}.name`)}</span>
      {rel === 'next' && <Glyph name="right" />}
    </a>
  );
}

function Ideas({ id }: { id: PageId }) {
  return (
    <nav class="gallery-ideas frame paper" aria-label={tell('frame.ideas')}>
      <div class="gallery-ideas-scroll scrolls">
        {GROUPS.map((group) => (
          <section key={group}>
            <h2 class="headline">{tell(`group.${group}`)}</h2>
            <ul>
              {PAGES.filter((one) => one.group === group).map((one) => (
                <li key={one.id}>
                  <a
                    class={classes('idea row gap-8', one.id === id && 'here')}
                    href={`#${one.id}`}
                    aria-current={one.id === id ? 'page' : undefined}
                  >
                    <span class="mono text-12 muted">{PAGES.indexOf(one) + 1}</span>
                    <span class="text-14 grow">{tell(`${one.id}.name`)}</span>
                    {looked.value.has(one.id) && (
                      <>
                        <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />
                        <span class="hidden-text">{tell('frame.looked')}</span>
                      </>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
