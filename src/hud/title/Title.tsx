/**
 * The title screen above the running café, with the menu: go on, a new season, a free café. The first press on the free
 * café opens its card at the right, the second opens the café.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FreeBeginning } from '../../sim/state/free-cafe.ts';
import { type Language, language, say } from '../../words/index.ts';
import type { ContinueInfo, Continues } from '../api.ts';
import { byHand, classes, Face, Frame, Glyph, type GlyphName, Icon, Key, useKeys } from '../../ui/index.ts';
import { streakOf } from '../daily/book.ts';
import { dateWords } from '../daily/dates.ts';
import type { DailyDeps } from '../daily/deps.ts';
import { bringDaily, dailyPanels } from '../daily/lazy-daily.ts';
import { bringPanels, lazyPanels } from '../lazy-loading.ts';
import { Languages } from '../panels/Languages.tsx';
import { agoText, timeText, weekdayKey } from '../../words/clock.ts';
import { grouped, ratingText } from '../../words/numbers.ts';
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
  // The café that could be continued when the menu was first shown. If “Go on” is added later, it is lower in the
  // menu, and the free café does not name the season's day, so that nothing moves under a finger.
  const first = useRef<Continues>('asking');
  if (first.current === 'asking') first.current = asked;
  const known = asked !== 'asking';
  const info = known ? asked : null;
  const late = first.current === null && info !== null;
  useEffect(() => menu.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }), [known]);
  const goOn = info !== null && <GoOn info={info} onPress={() => store.deps.continueCafe()} />;
  const [free, setFree] = useState<FreeBeginning | null>(null);
  const panels = lazyPanels.value;
  const { daily } = store.deps;
  /** The date of the café of the day whose card is open; null = no card is open. */
  const [date, setDate] = useState<number | null>(null);
  const cards = dailyPanels.value;
  const chooseDaily = (chosen: number): void => {
    setFree(null);
    setDate(chosen);
    if (cards === null) void bringDaily(store);
  };
  const openFree = (): void => {
    if (free !== null) store.deps.freeCafe(free);
  };
  const chooseFree = (from: FreeBeginning): void => {
    setDate(null);
    setFree(from);
    if (panels === null) void bringPanels(store);
  };
  useKeys({
    title: () => say('title.region'),
    bindings: [
      {
        key: 'v',
        does: () => say('title.free'),
        press: () => chooseFree(store.deps.seasonDay() === null ? 'twelve' : 'season'),
      },
      ...(daily === undefined
        ? []
        : [{ key: 'c', does: () => say('title.daily'), press: () => chooseDaily(daily.today) }]),
    ],
  });
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
              <Glyph name="play" />
              <span class="text-18 bold">{say('title.replay')}</span>
              <span class="to-end text-12 note">{say('title.replayNote')}</span>
            </button>
          )}
          {daily?.inAddress.value === true && (
            <button type="button" class="item btn frame shadow gold" onClick={() => daily.openAddress()}>
              <Glyph name="play" />
              <span class="text-18 bold">{say('title.dailyShared')}</span>
            </button>
          )}
          {!late && goOn}
          <BigItem
            picture={<Glyph name="flag" scale={3} />}
            text={say('title.new')}
            note={say('title.newNote')}
            onPress={() => (store.dialog.value = 'newCafe')}
          />
          <BigItem
            picture={<Icon name="ui-lockOpen" scale={3} />}
            text={say('title.free')}
            note={say('title.freeNote')}
            more={
              known && !late && store.deps.seasonDay() !== null ? (
                <span class="row gap-4 text-12">
                  {say('title.freeSeason')} <Key name="V" />
                </span>
              ) : undefined
            }
            chosen={free !== null}
            onPress={() => (free === null ? chooseFree('twelve') : openFree())}
          />
          {daily !== undefined && (
            <BigItem
              picture={<Glyph name="calendar" scale={3} />}
              text={say('title.daily')}
              note={dailyNote(daily)}
              chosen={date !== null}
              onPress={() => (date === null ? chooseDaily(daily.today) : daily.play(date))}
            />
          )}
          <div class="title-pair">
            <BigItem
              picture={<Glyph name="flask" scale={3} />}
              text={say('title.lab')}
              note={say('title.labNote')}
              onPress={() => store.deps.labFromTitle?.()}
            />
            <a class="big-item frame paper shadow" href="./gallery/">
              <BigLabel
                picture={<Glyph name="book" scale={3} />}
                text={say('title.gallery')}
                note={say('title.galleryNote')}
              />
            </a>
          </div>
          <div class="title-row">
            {store.deps.openSaves !== undefined && (
              <Item glyph="save" text={say('title.saves')} onPress={() => store.deps.openSaves?.()} />
            )}
            {store.deps.openReplays !== undefined && (
              <Item glyph="link" text={say('title.replays')} onPress={() => store.deps.openReplays?.()} />
            )}
            {store.deps.openPacks !== undefined && (
              <Item glyph="share" text={say('title.pack')} onPress={() => store.deps.openPacks?.()} />
            )}
            <Item glyph="gear" text={say('title.settings')} onPress={() => (store.dialog.value = 'menu')} />
            <Item
              glyph="q"
              text={say(byHand.value ? 'title.hand' : 'title.keys')}
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
      {date !== null && daily !== undefined && cards !== null && (
        <cards.DailyCard daily={daily} date={date} onDate={setDate} onClose={() => setDate(null)} />
      )}
      {free !== null && panels !== null && (
        <panels.FreeCard
          from={free}
          seasonDay={store.deps.seasonDay()}
          onChoose={setFree}
          onOpen={openFree}
          onClose={() => setFree(null)}
        />
      )}
    </main>
  );
}

/** Today's date in words, with the streak (the number of consecutive dates played) if there is one. */
function dailyNote({ today, book }: DailyDeps): string {
  const count = streakOf(book.value, today);
  const date = dateWords(today);
  return count === 0 ? say('title.dailyNote', { date }) : say('title.dailyStreak', { date, count });
}

/** The menu item that continues a café: what kind of café it is, and when the player left it. */
function GoOn({ info, onPress }: { info: ContinueInfo; onPress: () => void }) {
  const line = say(info.free === true ? 'title.continueFree' : 'title.continueLine', {
    day: info.day,
    weekday: say(weekdayKey(info.day)),
    stars: say('title.starsShort', { stars: ratingText(info.stars) }),
    money: say('app.money', { amount: grouped(info.money) }),
  });
  return (
    <button type="button" class="continue frame paper shadow" onClick={onPress}>
      {info.look !== '' && <Face look={info.look} rank={5} mood="happy" width={64} height={64} />}
      <span class="col gap-2 grow">
        <b class="text-20 bold">{say('title.continue')}</b>
        <span class="text-14">{line}</span>
        <span class="text-12 muted">
          {[
            info.minute === undefined ? say('saves.evening') : say('title.atTime', { time: timeText(info.minute) }),
            ...(info.slot === undefined || info.savedAt === undefined
              ? []
              : [say('title.slotAgo', { slot: info.slot, ago: agoText(info.savedAt, Date.now()) })]),
          ].join(' · ')}
        </span>
      </span>
      <Glyph name="right" scale={3} />
    </button>
  );
}

interface BigItemProps {
  picture: ComponentChildren;
  text: string;
  note: string;
  more?: ComponentChildren;
}

function BigItem({ chosen, onPress, ...label }: BigItemProps & { chosen?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      class={classes('big-item frame shadow', chosen === true ? 'gold' : 'paper')}
      aria-expanded={chosen}
      onClick={onPress}
    >
      <BigLabel {...label} />
    </button>
  );
}

const BigLabel = ({ picture, text, note, more }: BigItemProps) => (
  <>
    <span class="item-glyph">{picture}</span>
    <span class="col grow">
      <b class="text-18 bold">{text}</b>
      <span class="text-12 note">{note}</span>
      {more}
    </span>
  </>
);

function Item({ glyph, text, onPress }: { glyph: GlyphName; text: string; onPress: () => void }) {
  return (
    <button type="button" class="small-item btn frame btn-paper" onClick={onPress}>
      <Glyph name={glyph} />
      <span class="text-14 bold">{text}</span>
    </button>
  );
}

function walkMenu(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
