/** One page of the gallery: a description of the idea, the live drawing with its clock, the figures, the source, and the data. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Glyph, type Keymap, listenForKeys, Rich, Segment, useScope, WHITE_INK } from '../../ui/index.ts';
import type { PageId } from '../pages.ts';
import { tell } from '../words/index.ts';
import { type Clock, SPEEDS } from './clock.ts';
import { Editor } from './Editor.tsx';
import type { Page } from './page.ts';

export function Exhibit({ id, page }: { id: PageId; page: Page }) {
  const { clock, Figure, Controls, Figures } = page;
  useScope((scope) => clock.run(scope), [clock]);
  // The key listener is replaced in a layout effect, at the moment when the page is replaced. So no key press reaches
  // the clock of the previous page.
  useLayoutEffect(() => listenForKeys(exhibitKeymap(clock)), [clock]);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [page]);
  return (
    <>
      <main class="exhibit frame paper" data-page={id} tabIndex={-1} aria-labelledby="exhibit-title">
        <div class="exhibit-scroll scrolls">
          <h1 ref={title} id="exhibit-title" class="text-24 bold" tabIndex={-1}>
            {tell(`${id}.title`)}
          </h1>
          <p class="text-14 exhibit-line">
            <Rich text={tell(`${id}.line`)} />
          </p>
          <figure class="exhibit-figure">
            <Figure />
            <figcaption class="exhibit-controls row gap-4">
              <Time clock={clock} timed={page.untimed !== true} />
              {Controls !== undefined && <Controls />}
            </figcaption>
          </figure>
          <section class="exhibit-figures" aria-label={tell('frame.figures')}>
            <Figures />
          </section>
          <div class="exhibit-notes">
            <Note heading={tell('frame.says')} text={tell(`${id}.says`)} />
            <Note heading={tell('frame.mended')} text={tell(`${id}.mended`)} />
            <Note heading={tell('frame.try')} text={tell(`${id}.try`)} />
          </div>
        </div>
      </main>
      <aside class="exhibit-data" aria-label={tell('frame.data')}>
        <Editor sheets={page.sheets} />
      </aside>
    </>
  );
}

export const exhibitKeymap = (clock: Clock): Keymap => ({
  title: () => tell('frame.gallery'),
  live: () => true,
  bindings: [
    {
      key: 'Space',
      does: () => tell('frame.play'),
      press: () => {
        clock.playing.value = !clock.playing.peek();
      },
      yields: true,
    },
    { key: '.', does: () => tell('frame.step'), press: () => stepOnce(clock), repeats: true },
  ],
});

function stepOnce(clock: Clock): void {
  clock.playing.value = false;
  clock.step();
}

function Note({ heading, text }: { heading: string; text: string }) {
  return (
    <section class="note-card frame card">
      <h2 class="headline">{heading}</h2>
      <p class="text-13">
        <Rich text={text} />
      </p>
    </section>
  );
}

function Time({ clock, timed }: { clock: Clock; timed: boolean }) {
  const playing = clock.playing.value;
  return (
    <>
      <Button
        square
        look={playing ? 'btn' : 'teal'}
        label={tell(playing ? 'frame.pause' : 'frame.play')}
        onPress={() => (clock.playing.value = !playing)}
      >
        <Glyph name={playing ? 'pause' : 'play'} colours={playing ? undefined : WHITE_INK} />
      </Button>
      <Button square label={tell('frame.step')} onPress={() => stepOnce(clock)}>
        <Glyph name="stepr" />
      </Button>
      <Button square label={tell('frame.again')} onPress={() => clock.reset()}>
        <Glyph name="undo" />
      </Button>
      {timed && (
        <Segment
          label={tell('frame.speed')}
          class="exhibit-speed"
          size="normal"
          chosen={clock.speed.value}
          choices={SPEEDS.map((speed) => ({ value: speed, text: `${speed}×` }))}
          onChoose={(speed) => (clock.speed.value = speed)}
        />
      )}
    </>
  );
}
