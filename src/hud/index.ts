/**
 * The HUD: DOM panels over the canvas. It reads the café, and calls the functions that it receives as `HudDeps`. It
 * changes nothing itself and does not depend on the view.
 *
 *     await fetchWords();
 *     const hud = openHud(document.querySelector('#hud'), deps);
 *     hud.show(cafe); hud.screen('cafe');
 *     …after every tick: hud.happened(cafe.events); hud.refresh();
 */

// The styles of the controls are imported first, so that the panels' styles override them.
import { layout, loadAtlases, pageScope, watchLayout } from '../ui/index.ts';
import './panels/topbar.css';
import './panels/board.css';
import './panels/ticker.css';
import './panels/roster.css';
import './panels/layout.css';
import './title/title.css';
import { effect } from '@preact/signals';
import { h, render } from 'preact';
import type { Hud, HudDeps, Rect, Speed } from './api.ts';
import { caseWords } from './case-words.ts';
import { closeDayCards } from './close-day-cards.ts';
import { listenToCafeKeys } from './key-acts.ts';
import { confirmsOffer } from './offered-order.ts';
import { NO_PARTIES, withEvents } from './celebration/queue.ts';
import { hearJankenEnd } from './play-janken.ts';
import { openTab, phoneTab, sheetHeight } from './phone/state.ts';
import { Root } from './Root.tsx';
import { openSettings } from '../ui/settings/settings.ts';
import { changeScreen, goOnFrom, noteDrama, read, showCafe } from './fill-store.ts';
import { createStore } from './store.ts';
import { showToast } from './toasts.ts';
import { saidParams } from './news/drama-words.ts';
import { toastOf } from './news/news-toasts.ts';
import { aimAt, leaveStrong } from './strong/state.ts';

export type * from './api.ts';
export { fetchFaces, fetchPanels } from './lazy-loading.ts';
export { fetchWords } from '../ui/settings/settings.ts';

const REFRESH_MS = 100;
export function openHud(root: HTMLElement, deps: HudDeps): Hud {
  const settings = openSettings(document.documentElement);
  const store = createStore(deps, settings);
  const tree = document.createElement('div');
  tree.className = 'hb hud';
  const floorLayer = document.createElement('div');
  floorLayer.className = 'floor-layer';
  const homeBox = document.createElement('div');
  homeBox.className = 'home-frame';
  const panels = document.createElement('div');
  panels.className = 'hud-panels';
  const sidePanel = document.createElement('aside');
  sidePanel.className = 'side-panel';
  sidePanel.dataset.region = 'side';
  const labPanel = document.createElement('main');
  labPanel.className = 'lab-panel';
  tree.append(floorLayer, homeBox, panels, sidePanel, labPanel);
  root.append(tree);
  loadAtlases();
  watchLayout(document.documentElement);
  render(h(Root, { store }), panels);

  let toldPassed = false;
  const refresh = throttled(() => read(store), REFRESH_MS);
  listenToCafeKeys(store, tree);
  // A mouse click removes the focus from the clicked button, so that the Space key afterwards pauses the café and does
  // not press the button again.
  const afterClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 0 && button !== null && button.closest('dialog') === null) button.blur();
  };
  pageScope.listen(tree, 'click', afterClick);
  settings.reducedMotion.subscribe((on) => deps.reduceMotion?.(on));
  settings.hints.subscribe((on) => deps.showHints?.(on));
  settings.sound.subscribe((levels) => deps.setSound?.(levels));
  effect(() => {
    const screen = store.screen.value;
    tree.dataset.screen = screen;
    tree.dataset.tab = phoneTab.value;
    tree.dataset.sheet = sheetHeight.value;
    sidePanel.hidden = screen !== 'cafe';
    floorLayer.hidden = screen !== 'cafe';
    labPanel.hidden = screen !== 'lab';
  });
  effect(() => deps.hold?.(store.dialog.value !== null && store.screen.value === 'cafe'));

  return {
    floorLayer,
    details: settings.details,
    sidePanel,
    labPanel,
    refresh: refresh.ask,
    show: (cafe) => {
      leaveStrong();
      showCafe(store, cafe);
    },
    moment: (cafe) => {
      store.cafe = cafe;
      read(store);
    },
    goOnFrom: (tick) => goOnFrom(store, tick),
    setSelection: (ids) => {
      store.selection.value = [...ids];
      // A click on a guest who asks for janken (rock, paper, scissors) opens the game.
      const asks = store.janken.peek();
      if (asks !== null && asks.over === null && ids.length === 1 && ids[0] === asks.guest)
        store.playing.value = asks.guest;
    },
    setMode: (mode) => {
      store.mode.value = mode;
    },
    setFollowed: (id) => {
      store.followed.value = id;
    },
    setAway: (on) => {
      store.away.value = on;
    },
    setSpeed: (speed) => {
      // The lab sets speeds of its own, so the café's speed is not overwritten while the lab is open.
      if (speed !== 0 && store.screen.peek() !== 'lab') store.speedBefore = speed;
      store.speed.value = speed;
    },
    get chosenSpeed() {
      // The fastest speed is for a quiet end of a day: at it, the morning would be gone before it is seen.
      return Math.min(4, store.settings.speed.peek()) as Speed;
    },
    screen: (name, about) => {
      // The lab opens in the middle of a day, so the day's cards stay.
      if (name === 'report' || name === 'title') closeDayCards(store);
      changeScreen(store, name, about);
    },
    get shown() {
      return store.screen.peek();
    },
    toast: (toast) => showToast(store, toast),
    ask: (asked) => {
      store.asked.value ??= asked;
    },
    endQuestion: (id, quietly = false) => {
      const asked = store.asked.peek();
      if (asked?.id !== id) return;
      store.asked.value = null;
      // Told once: the next ones would only remind the player of what was missed.
      if (toldPassed || quietly) return;
      toldPassed = true;
      const params = { question: caseWords(asked, 'question'), right: caseWords(asked, 'right') };
      showToast(store, { key: 'case.passed', params, face: asked.face });
    },
    get toasting() {
      return store.toasts.peek().length > 0;
    },
    get asking() {
      return store.asked.peek() !== null;
    },
    setContinues: (info) => {
      store.continues.value = info;
    },
    setSaving: (trouble) => {
      store.saving.value = trouble;
    },
    happened: (events) => {
      store.party.value = withEvents(store.party.peek(), events, store.screen.peek() === 'report');
      // After closing no strong action can be used. So the card of a chosen action closes.
      if (events.some(({ type }) => type === 'closed')) leaveStrong();
      hearJankenEnd(store, events);
      store.paid.value = events.find(({ type }) => type === 'paid') ?? store.paid.peek();
      if (events.some(({ type, what, why }) => type === 'refused' && what === 'command' && why === 'tooMany'))
        showToast(store, { key: 'toast.tooMany' });
      const isWide = layout.peek() === 'wide';
      for (const { what, face, jump } of noteDrama(store, events)) {
        const key = store.screen.peek() === 'lab' ? null : toastOf(what.key, isWide);
        if (key !== null) showToast(store, { key, params: saidParams(what), jump, ...(face ? { face } : {}) });
      }
    },
    dropParties: () => {
      store.party.value = NO_PARTIES;
    },
    aims: (at) => store.screen.peek() === 'cafe' && aimAt(store, at),
    confirms: (at) => confirmsOffer(store, at),
    openBoard: () => openTab('board'),
    blockedRects: () => (store.screen.peek() === 'cafe' || store.tab.peek() === 'layout' ? rectsOf(tree) : []),
    homeFrame: () => {
      const screen = store.screen.peek();
      const inRoom = screen === 'cafe' || (screen === 'report' && store.tab.peek() !== 'layout');
      return inRoom ? homeOf(homeBox) : null;
    },
  };
}

const PANELS = {
  wide: '.topbar, .today, .ticker, .chalkboard, .more-board, .janken, .slow-card, .enquiry, .strong-card:not(.glance), .strong-button, .case, .maid-card, .toast, .side-panel > *, .sign, .edge-arrow, .edge-label',
  handheld: '.topbar, .phone-dock, .phone-strip, .asked-chip, .toast, .sign, .edge-arrow, .edge-label',
  evening: '.layout-bar, .layout-side, .layout-palette, .evening-head',
} as const;

/** Rectangles of the panels above the café, in page pixels. */
function rectsOf(tree: HTMLElement): Rect[] {
  const found = tree.querySelectorAll<HTMLElement>(
    `${PANELS[layout.peek() === 'wide' ? 'wide' : 'handheld']}, ${PANELS.evening}`,
  );
  return [...found]
    .map((panel) => boxOf(panel))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
}

/**
 * Returns `frame`, the area in which the view places the room when a café opens, and `reach`, the area that a room too
 * large for the frame may use. The frame is that of an element whose place changes only with the window's size and the
 * layout. On a wide screen the reach includes the space under the panels; on a small screen it is the frame, because
 * the sheet would hide the rest.
 */
function homeOf(box: HTMLElement): { frame: Rect; reach: Rect } {
  const { x, y, width: w, height: h } = box.getBoundingClientRect();
  const frame = { x, y, w, h };
  return { frame, reach: layout.peek() === 'wide' ? { x: 0, y, w: innerWidth, h: innerHeight - y } : frame };
}

/**
 * The area that a panel covers. On a screen in portrait, a panel at the lower edge counts as covering at most the
 * lower 59% of the height, so that the view always has room for the café above the panel.
 */
function boxOf(panel: HTMLElement): DOMRect {
  const box = panel.getBoundingClientRect();
  if (!panel.matches('.phone-dock, .layout-side') || layout.peek() !== 'tall') return box;
  const top = Math.max(box.top, innerHeight * 0.41);
  // The area below the layout editor's side panel counts as part of the panel.
  return new DOMRect(box.left, top, box.width, innerHeight - top);
}

/**
 * Makes `work` run at most once in `ms` milliseconds. It runs at once if the last run was long enough ago, otherwise
 * later.
 */
function throttled(work: () => void, ms: number): { ask: () => void; stop: () => void } {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    last = performance.now();
    work();
  };
  return {
    ask: () => {
      if (timer !== undefined) return;
      const wait = last + ms - performance.now();
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
