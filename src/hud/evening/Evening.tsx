/**
 * The evening: numbered tabs, one page each, and a button that opens the next day. Digits and arrow keys switch tabs. A
 * café without a season has only its report (report/Report.tsx).
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { Badge, Button, classes, Frame, Glyph, listenForKeys, walkChoices, WHITE_INK } from '../../ui/index.ts';
import { ReportPage } from '../report/Report.tsx';
import { RivalBoard } from '../rival/Rival.tsx';
import { followsEvening, type EveningTab, type Store } from '../store.ts';
import { duelling } from './duel/open.ts';
import { draftOf } from './layout/draft.ts';
import type { House } from './layout/house.ts';
import { bringPages, pages } from './lazy-pages.ts';
import { openTab, TABS } from './tabs.ts';

export function Evening({ store }: { store: Store }) {
  const tab = store.tab.value;
  const there = pages.value;
  followsEvening(store);
  const tree = useRef<HTMLElement>(null);
  /** Whether the player has closed the page of the season's ending to see the rest of the evening. */
  const [looking, setLooking] = useState(false);
  /** The layout draft that the player was warned of, because it is not applied; a changed draft is another one. */
  const [warnedOf, setWarnedOf] = useState<House | null>(null);
  useEffect(() => void bringPages(store), [store]);
  useEffect(
    () => () => {
      duelling.value = false;
    },
    [],
  );
  useEffect(() => listen(store, () => tree.current), [store]);
  const state = store.cafe?.state;
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  const answered = season.board.candidates.length;
  // A dish that was found this evening and is not on the menu: guests cannot order it tomorrow.
  const { onMenu, tried } = season.kitchen;
  const isLeftOff = tried.some(
    ({ day, dish }) => day === state.clock.day && dish !== null && !onMenu.some((one) => one.dish === dish),
  );
  // The season's ending is shown only on its own evening. Afterwards the café continues.
  const ending = season.ending?.day === state.clock.day ? season.ending : null;
  if (ending !== null && !looking && there !== null) {
    const { Ending } = there;
    return (
      <main class="evening" data-region="report" aria-label={say('evening.region')}>
        <Ending store={store} season={season} ending={ending} onLook={() => setLooking(true)} />
      </main>
    );
  }
  if (duelling.value && there !== null) return <there.DuelStage store={store} />;
  const draft = draftOf(state);
  const isWarned = tab === 'layout' && draft.steps > 0 && warnedOf === draft.now.value;
  const openDay = (): void => {
    if (draft.steps === 0) return store.deps.nextDay();
    setWarnedOf(draft.now.value);
    openTab(store, 'layout');
  };
  return (
    <main ref={tree} class={`evening evening-${tab}`} data-region="report" aria-label={say('evening.region')}>
      <div class="evening-head">
        <div role="tablist" class="evening-tabs" aria-label={say('evening.tabs')} onKeyDown={walkChoices}>
          {TABS.map(({ tab: one, glyph }, at) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`evening-tab-${one}`}
              class="tab"
              aria-selected={one === tab}
              aria-controls="evening-page"
              aria-keyshortcuts={String(at + 1)}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => openTab(store, one)}
            >
              <span class="mono text-12 muted mark" aria-hidden="true">
                {at + 1}
              </span>
              <span class="tab-glyph">
                <Glyph name={glyph} />
              </span>
              {say(`evening.tab.${one}`)}
              {one === 'hire' && answered > 0 && tab !== 'hire' && (
                <>
                  <Badge look="cherry">{String(answered)}</Badge>
                  <span class="hidden-text">{say('evening.answered', { count: answered })}</span>
                </>
              )}
              {one === 'menu' && isLeftOff && (
                <>
                  <Badge look="cherry">!</Badge>
                  <span class="hidden-text">{say('evening.leftOff')}</span>
                </>
              )}
            </button>
          ))}
        </div>
        {there !== null && tab !== 'layout' && <there.UndoPurchase store={store} />}
        {there !== null && <there.FestivalButton store={store} />}
        {ending === null ? (
          <div class="open-day">
            <Button look="teal" onPress={openDay}>
              {say('evening.openDay', { day: state.clock.day + 1 })}
              <Glyph name="right" colours={WHITE_INK} />
            </Button>
            {isWarned && there !== null && (
              <there.Unapplied store={store} state={state} onClose={() => setWarnedOf(null)} />
            )}
          </div>
        ) : (
          <Button look="teal" class="open-day" onPress={() => setLooking(false)}>
            {say('evening.ending.back')}
          </Button>
        )}
      </div>
      <div
        id="evening-page"
        role="tabpanel"
        aria-labelledby={`evening-tab-${tab}`}
        class={classes('evening-page', tab !== 'layout' && 'sheet-page')}
      >
        <Page key={tab} store={store} tab={tab} there={there} />
      </div>
    </main>
  );
}

interface PageProps {
  store: Store;
  tab: EveningTab;
  /** The evening's pages; null while they are loading. */
  there: typeof pages.value;
}

function Page({ store, tab, there }: PageProps) {
  if (tab === 'report') return sheet(<ReportPage store={store} />);
  if (tab === 'rival')
    return sheet(
      <div class="sheet-scrolls scrolls">
        <RivalBoard store={store} />
      </div>,
    );
  if (there === null)
    return sheet(
      <p class="text-16 muted pad-large" role="status">
        {say('evening.fetching')}
      </p>,
    );
  switch (tab) {
    case 'staff':
      return sheet(<there.StaffPage store={store} />);
    case 'hire':
      return sheet(<there.HirePage store={store} />);
    case 'menu':
      return sheet(<there.MenuPage store={store} />);
    case 'layout':
      return <there.LayoutPage store={store} />;
    case 'goals':
      return sheet(<there.GoalsPage store={store} />);
  }
}

const sheet = (page: preact.ComponentChildren) => (
  <Frame class="sheet-frame" shadow>
    {page}
  </Frame>
);

/**
 * Handles the evening's keys: digits open pages, B opens the rival's page, and Ctrl+Z undoes the newest purchase, except
 * on the layout page, where it undoes a change of the layout.
 */
function listen(store: Store, tree: () => HTMLElement | null): () => void {
  const open = (tab: EveningTab | undefined): boolean => {
    if (tab === undefined) return false;
    openTab(store, tab);
    tree()?.querySelector<HTMLElement>(`#evening-tab-${tab}`)?.focus({ preventScroll: true });
    return true;
  };
  return listenForKeys({
    title: () => say('keys.evening'),
    live: () => !duelling.peek(),
    bindings: [
      { key: '1…9', does: () => say('keys.page'), press: (_, digit) => open(TABS[digit - 1]?.tab), repeats: true },
      { key: 'b', does: () => say('keys.rival'), press: () => open('rival'), repeats: true },
      {
        key: 'Ctrl+z',
        does: () => say('keys.undoPurchase'),
        press: () => store.tab.peek() !== 'layout' && pages.peek()?.undoPurchase(store) === true,
      },
    ],
  });
}
