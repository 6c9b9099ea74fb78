/** The title screen above the running café. Its main item continues a café or, if there is none to continue, begins a new one. */

import { useEffect, useRef } from 'preact/hooks';
import { type Language, language, say } from '../../words/index.ts';
import type { ContinueInfo, Continues } from '../api.ts';
import { byHand, classes, Face, Frame, Glyph, type GlyphName, WHITE_INK } from '../../ui/index.ts';
import { Languages } from '../panels/Languages.tsx';
import { agoText, timeText, weekdayKey } from '../../words/clock.ts';
import { grouped } from '../../words/numbers.ts';
import type { Store } from '../store.ts';

/** The logo for each language; drawn by tools/art/ui/logo.ts. */
const LOGOS: Readonly<Record<Language, { file: string; width: number; height: number }>> = {
  en: { file: 'logo', width: 693, height: 198 },
  zh: { file: 'logo-zh', width: 338, height: 194 },
  ja: { file: 'logo-ja', width: 699, height: 171 },
};

export function Title({ store }: { store: Store }) {
  const asked = store.continues.value;
  const replay = store.deps.watchReplay !== undefined;
  const logo = LOGOS[language.value];
  const menu = useRef<HTMLElement>(null);
  // What could be continued when the menu was first shown. If “Continue” is added later, it stands lower in the menu,
  // so that nothing moves under a finger.
  const first = useRef<Continues>('asking');
  if (first.current === 'asking') first.current = asked;
  const known = asked !== 'asking';
  const info = known ? asked : null;
  const late = first.current === null && info !== null;
  useEffect(() => menu.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }), [known]);
  const goOn = info !== null && <Continue info={info} onPress={() => store.deps.continueCafe()} />;
  return (
    <main class="title" data-region="title" aria-label={say('app.name')}>
      <h1 class="title-logo">
        <img
          src={`./ui/${logo.file}.png`}
          alt={say('app.name')}
          width={logo.width}
          height={logo.height}
          style={{ '--share': String(logo.width / LOGOS.en.width) }}
        />
      </h1>
      <Frame look="cherry" class="tagline text-16 bold" shadow as="div">
        {say('app.tagline')}
      </Frame>
      {known && (
        <nav ref={menu} class="title-menu" aria-label={say('title.region')} onKeyDown={walkMenu}>
          {replay && (
            <button type="button" class="item btn frame shadow gold" onClick={() => store.deps.watchReplay?.()}>
              <Label glyph="play" text={say('title.replay')} note={say('title.replayNote')} />
            </button>
          )}
          {!late && goOn}
          <Item
            glyph="plus"
            text={say('title.new')}
            note={say('title.newNote')}
            main={info === null || late}
            onPress={() => (store.dialog.value = 'newCafe')}
          />
          <div class="title-pair">
            <Item glyph="gear" text={say('title.settings')} note="" onPress={() => (store.dialog.value = 'menu')} />
            {store.deps.openSaves !== undefined && (
              <Item glyph="save" text={say('title.saves')} note="" onPress={() => store.deps.openSaves?.()} />
            )}
          </div>
          <a class="item btn frame shadow btn-paper" href="./gallery/">
            <Label glyph="book" text={say('title.gallery')} note={replay ? '' : say('title.galleryNote')} />
          </a>
          <div class="title-pair">
            {store.deps.openReplays !== undefined && (
              <Item glyph="link" text={say('title.replays')} note="" onPress={() => store.deps.openReplays?.()} />
            )}
            <Item
              glyph="q"
              text={say(byHand.value ? 'title.hand' : 'title.keys')}
              note={byHand.value ? '' : '?'}
              onPress={() => (store.dialog.value = 'keys')}
            />
          </div>
          {late && goOn}
        </nav>
      )}
      <footer class="title-foot">
        <p class="text-12 light-text row gap-8">
          <span class="row gap-4">
            <kbd class="key">↑</kbd>
            <kbd class="key">↓</kbd>
          </span>
          {say('title.choose')}
          <kbd class="key">Enter</kbd>
          {say('title.open')}
        </p>
        <Languages store={store} />
      </footer>
    </main>
  );
}

function Continue({ info, onPress }: { info: ContinueInfo; onPress: () => void }) {
  const line = say('title.continueLine', {
    day: info.day,
    weekday: say(weekdayKey(info.day)),
    stars: say('title.starsShort', { stars: info.stars.toFixed(1) }),
    money: say('app.money', { amount: grouped(info.money) }),
  });
  return (
    <button type="button" class="continue frame teal shadow" onClick={onPress}>
      {info.look !== '' && <Face look={info.look} rank={5} mood="happy" width={72} height={72} />}
      <span class="col gap-2 grow">
        <b class="text-20 bold">{say('title.continue')}</b>
        <span class="text-14">{line}</span>
        <span class="text-12">
          {[
            info.minute === undefined ? say('saves.evening') : say('title.atTime', { time: timeText(info.minute) }),
            ...(info.slot === undefined || info.savedAt === undefined
              ? []
              : [say('title.slotAgo', { slot: info.slot, ago: agoText(info.savedAt, Date.now()) })]),
          ].join(' · ')}
        </span>
      </span>
      <Glyph name="right" scale={3} colours={WHITE_INK} />
    </button>
  );
}

interface ItemProps {
  glyph: GlyphName;
  text: string;
  note: string;
  main?: boolean;
  onPress: () => void;
}

function Item({ glyph, text, note, main = false, onPress }: ItemProps) {
  return (
    <button type="button" class={classes('item btn frame shadow', main ? 'teal' : 'btn btn-paper')} onClick={onPress}>
      <Label glyph={glyph} text={text} note={note} main={main} />
    </button>
  );
}

function Label({ glyph, text, note, main = false }: Omit<ItemProps, 'onPress'>) {
  return (
    <>
      <span class="item-glyph">
        <Glyph name={glyph} colours={main ? WHITE_INK : undefined} />
      </span>
      <span class="text-18 bold">{text}</span>
      <span class="to-end text-12 note">{note}</span>
    </>
  );
}

/** Moves the focus along the title's menu with the up and down arrows. */
function walkMenu(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
