/** The overview of the gallery: a card for each page, with its idea and a picture of the page. */

import { assetAt, Glyph } from '../../ui/index.ts';
import { GROUPS, type PageId, PAGES } from '../pages.ts';
import { tell } from '../words/index.ts';

export function Contents({ looked }: { looked: ReadonlySet<PageId> }) {
  return (
    <main class="contents scrolls" aria-labelledby="contents-title">
      <h1 id="contents-title" class="text-24 bold light-text">
        {tell('contents.title')}
      </h1>
      <p class="text-16 light-text contents-line">{tell('contents.line')}</p>
      <ol class="cards">
        {GROUPS.flatMap((group) => PAGES.filter((one) => one.group === group)).map((one) => (
          <li key={one.id}>
            <a class="idea-card frame paper" href={`#${one.id}`}>
              {/*
               * `loading` must come before `src`. Some browsers start to load a picture as soon as it has an address,
               * so a later `loading="lazy"` would have no effect.
               */}
              <img loading="lazy" src={assetAt(`gallery/${one.id}.png`)} alt="" width={276} height={108} />
              <span class="row gap-8">
                <span class="mono text-13 muted">{PAGES.indexOf(one) + 1}</span>
                <b class="text-16 bold grow">{tell(`${one.id}.name`)}</b>
                {looked.has(one.id) && <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />}
              </span>
              <span class="text-13 idea-card-line">{tell(`${one.id}.card`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}
