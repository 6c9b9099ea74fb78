/** The page "Can anyone else see this day?": shares the day as a link or a file, and runs shared days again. */

import { useEffect, useState } from 'preact/hooks';
import { Frame, layout, useScope } from '../../ui/index.ts';
import { isReplayLink } from '../../analysis/replay/index.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { LabPageProps } from '../frame/page.ts';
import { tell, told } from '../words/index.ts';
import { replaysOf } from './model.ts';
import { OpenPanel } from './OpenPanel.tsx';
import { PackPanel } from './PackPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import './replays.css';

export function ReplaysPage({ lab, visit }: LabPageProps) {
  void told.value;
  const model = replaysOf(lab);
  useState(() => model.enter(visit));
  // On a narrow screen, where the page is stacked, there is no room for the café.
  const wide = layout.value === 'wide';
  useEffect(() => {
    if (!wide) lab.deps.drawIn(null);
  }, [wide]);
  useScope(
    (scope) => {
      // Opens a replay link in the page's own address at once, but only once.
      const look = (): void => {
        const { hash } = location;
        if (!isReplayLink(hash) || hash === model.seen) return;
        model.seen = hash;
        void model.open(hash);
      };
      const paste = (event: ClipboardEvent): void => {
        if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
        const [file] = event.clipboardData?.files ?? [];
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (file !== undefined) void model.openFile(file);
        else if (text.trim() !== '') void model.open(text);
      };
      look();
      scope.listen(window, 'hashchange', look);
      scope.listen(window, 'paste', paste);
    },
    [model],
  );
  return (
    <div
      class="replays-page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        const text = event.dataTransfer?.getData('text/plain') ?? '';
        if (file !== undefined) void model.openFile(file);
        else if (text.trim() !== '') void model.open(text);
      }}
    >
      <div class="replays-main">
        <SharePanel lab={lab} model={model} />
        <OpenPanel lab={lab} model={model} />
      </div>
      <div class="replays-side">
        {wide && <CafeWindow lab={lab} class="replays-cafe" />}
        <PackPanel lab={lab} />
        <Frame as="section" class="replays-about" aria-labelledby="replays-about">
          <h2 id="replays-about" class="text-16 bold">
            {tell('replays.about')}
          </h2>
          <ul class="text-13 col gap-4">
            <li>{tell('replays.about.in')}</li>
            <li>{tell('replays.about.same')}</li>
            <li>{tell('replays.about.safe')}</li>
          </ul>
        </Frame>
      </div>
    </div>
  );
}
