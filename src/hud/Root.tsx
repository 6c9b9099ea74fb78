/** Renders the whole HUD, and decides which panels each screen shows. */

import { useEffect } from 'preact/hooks';
import type { ScreenName } from './api.ts';
import { layout } from '../ui/index.ts';
import { DailyLayer } from './daily/DailyLayer.tsx';
import { FreePanel } from './free/FreePanel.tsx';
import { bringPanels, lazyPanels } from './lazy-loading.ts';
import { CompactChalkboard } from './panels/CompactChalkboard.tsx';
import { People } from './panels/People.tsx';
import { Roster } from './panels/Roster.tsx';
import { Toasts } from './panels/Toasts.tsx';
import { SpokenNews, Ticker } from './panels/Ticker.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { bringCelebration, celebration } from './celebration/lazy-celebration.ts';
import { bringPhone, phone } from './phone/lazy-phone.ts';
import type { Store } from './store.ts';
import { Title } from './title/Title.tsx';

export function Root({ store }: { store: Store }) {
  const screen = store.screen.value;
  const handheld = layout.value !== 'wide';
  useEffect(() => {
    if (handheld) void bringPhone(store);
  }, [handheld, store]);
  return (
    <>
      {screen === 'title' && <Title store={store} />}
      {screen !== 'title' && screen !== 'lab' && (handheld ? <Handheld store={store} /> : <TopBar store={store} />)}
      {screen === 'cafe' && (
        <>
          <People store={store} />
          <RoomSigns store={store} />
          {!handheld && (
            <>
              <Corners store={store} />
              <Roster store={store} />
            </>
          )}
          {store.mode.value !== 'select' && <Preview store={store} />}
        </>
      )}
      {(screen === 'report' || store.dialog.value !== null || store.asked.value !== null) && <Opened store={store} />}
      <DailyLayer store={store} />
      {store.party.value.next.length > 0 && <Celebration store={store} />}
      {!toastsElsewhere(screen) && <Toasts store={store} />}
    </>
  );
}

/** Shows the preview of the order that the player is about to give, once the lazy panels are loaded. */
function Preview({ store }: { store: Store }) {
  const panels = lazyPanels.value;
  useEffect(() => {
    if (panels === null) void bringPanels(store);
  }, [panels === null]);
  return panels === null ? null : <panels.OrderPreview store={store} />;
}

/** Shows what is being celebrated, once its card is loaded. */
function Celebration({ store }: { store: Store }) {
  const there = celebration.value;
  useEffect(() => void bringCelebration(), []);
  return there === null ? null : <there.Celebration store={store} />;
}

/**
 * Whether another panel holds the toasts. In the café on a wide screen they are below the news. On the low screen of a
 * phone held sideways they are inside the bar at the top, in the café and in the evening report.
 */
const toastsElsewhere = (screen: ScreenName): boolean =>
  layout.value === 'wide'
    ? screen === 'cafe'
    : layout.value === 'side' && phone.value !== null && (screen === 'cafe' || screen === 'report');

/** Shows the panels in the four corners that the room leaves free; layout.css gives each corner its size. */
function Corners({ store }: { store: Store }) {
  const panels = lazyPanels.value;
  return (
    <>
      {/* This corner (top left) shows the day's goals or, in a free café, the free café's card. */}
      <div class="corner top-left">
        {panels !== null && <panels.DayGoals store={store} />}
        <FreePanel store={store} />
        {/*
         * This corner (top right) lies inside the other one, so that it is below the day's goals while a notebook is
         * open.
         */}
        <div class="corner top-right">
          <Ticker store={store} />
          <Toasts store={store} />
          {panels !== null && <panels.EnquiryCard store={store} />}
          {panels !== null && <panels.Case store={store} />}
        </div>
      </div>
      <SpokenNews store={store} />
      <div class="corner bottom-left">
        <CompactChalkboard store={store} />
      </div>
      <div class="corner bottom-right">
        {panels !== null && (
          <>
            <panels.Matters store={store} />
            <panels.Strong store={store} />
          </>
        )}
      </div>
      {panels !== null && <panels.FlyingMoney store={store} />}
    </>
  );
}

function RoomSigns({ store }: { store: Store }) {
  const panels = lazyPanels.value;
  return panels === null ? null : <panels.TroubleSigns store={store} />;
}

function Handheld({ store }: { store: Store }) {
  const panels = phone.value;
  if (panels === null) return null;
  const { PhoneCafe, PhoneTop } = panels;
  return (
    <>
      <PhoneTop store={store} />
      {store.screen.value === 'cafe' && <PhoneCafe store={store} />}
    </>
  );
}

function Opened({ store }: { store: Store }) {
  const panels = lazyPanels.value;
  const dialog = store.dialog.value;
  useEffect(() => {
    if (panels === null) void bringPanels(store);
  }, [panels === null]);
  if (panels === null) return null;
  const { Evening, HeadMaid, Keys, Menu, NewCafeDialog, Report, Rival } = panels;
  const hasSeason = store.cafe?.state.season !== undefined;
  const isDaily = store.cafe?.state.daily !== undefined;
  return (
    <>
      {store.screen.value === 'report' &&
        !isDaily &&
        (hasSeason ? <Evening store={store} /> : <Report store={store} />)}
      {dialog === 'newCafe' && <NewCafeDialog store={store} />}
      {dialog === 'keys' && <Keys store={store} />}
      {dialog === 'headMaid' && <HeadMaid store={store} />}
      {dialog === 'menu' && <Menu store={store} />}
      {dialog === 'rival' && <Rival store={store} />}
    </>
  );
}
