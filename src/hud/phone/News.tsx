/** The news on a small screen: everything kept, the newest first; each piece links to its people. */

import { say } from '../../words/index.ts';
import { Frame } from '../../ui/index.ts';
import { NewsLine, SpokenNews } from '../panels/Ticker.tsx';
import type { Store } from '../store.ts';

export function News({ store }: { store: Store }) {
  const entries = store.drama.value;
  return (
    <Frame as="section" class="drama pad-medium" shadow data-region="drama" aria-label={say('drama.region')}>
      <header class="rule">
        <h2 class="headline">{say('drama.title')}</h2>
      </header>
      {entries.length === 0 ? (
        <p class="text-12 muted">{say('drama.empty')}</p>
      ) : (
        <ul class="col gap-2">
          {entries.map((entry) => (
            <NewsLine key={entry.id} entry={entry} store={store} />
          ))}
        </ul>
      )}
      <SpokenNews store={store} />
    </Frame>
  );
}
