/** Implements what the café's keys do in the HUD. */

import { isShown, listenForKeys } from '../ui/keys/keys.ts';
import { cafeKeymaps, type KeyActs, nextRegion } from './keyboard.ts';
import { openHeadMaid } from './panels/learned-basis.ts';
import { takeTool } from './panels/ChalkAndTools.tsx';
import { playJanken } from './play-janken.ts';
import { allLines, hasMoreLines } from './panels/CompactChalkboard.tsx';
import { openRival, sendScouts } from './rival/open.ts';
import { showToast } from './toasts.ts';
import type { Store } from './store.ts';
import { leaveStrong, nextFocus, pressStrong } from './strong/state.ts';

const SOUND_TOAST_MS = 2000;

/** Registers the café's keys until the web page is closed. @param tree the HUD's root element */
export function listenToCafeKeys(store: Store, tree: HTMLElement): void {
  const maps = cafeKeymaps(keyActs(store, tree), {
    inCafe: () => store.screen.peek() === 'cafe',
    rivalOpens: () => {
      const screen = store.screen.peek();
      return screen === 'cafe' || (screen === 'report' && store.cafe?.state.season === undefined);
    },
    atTitle: () => store.screen.peek() === 'title',
    underDialog: () => store.dialog.peek() !== null,
  });
  for (const map of maps) listenForKeys(map);
}

function keyActs(store: Store, tree: HTMLElement): KeyActs {
  const { deps } = store;
  return {
    pause: () => deps.setSpeed(store.speed.peek() === 0 ? store.speedBefore : 0),
    tick: () => {
      if (store.speed.peek() !== 0) deps.setSpeed(0);
      deps.stepTick();
    },
    team: (team) => {
      if (store.roster.peek().some((card) => card.team === team)) deps.selectTeam(team);
      else showToast(store, { key: 'toast.noTeam', params: { team } });
    },
    assign: (team) => assignTeam(store, team),
    mode: (mode) => takeTool(store, mode),
    region: (by) => focusRegion(tree, by),
    follow: () => toggleFollow(store),
    drama: () => {
      const newest = store.drama.peek().find((entry) => entry.jump.length > 0);
      if (newest) deps.jumpTo(newest.jump);
      else showToast(store, { key: 'toast.noNews' });
    },
    headMaid: () => openHeadMaid(store),
    allLines: () => {
      allLines.value = !allLines.peek();
      if (allLines.peek() && !hasMoreLines(store)) showToast(store, { key: 'toast.noOlder' });
    },
    janken: () => playJanken(store),
    keys: () => {
      store.dialog.value = 'keys';
    },
    scout: () => sendScouts(store),
    rival: () => openRival(store),
    strong: (name) => pressStrong(store, name),
    focus: () => nextFocus(store),
    escape: () => {
      if (leaveStrong()) return;
      if (store.mode.peek() !== 'select') deps.setMode('select');
      else if (store.playing.peek() !== null) store.playing.value = null;
      else if (deps.comeBack?.() === true) return;
      else if (document.activeElement instanceof HTMLElement && tree.contains(document.activeElement))
        document.activeElement.blur();
      else deps.select([], 'only');
    },
    lab: deps.openLab && (() => deps.openLab?.()),
    mute: deps.setSound && (() => toggleSound(store)),
    zoom: deps.zoom && ((by) => deps.zoom?.(by)),
    home: deps.home && (() => deps.home?.()),
    pan: deps.pan && ((dx, dy) => deps.pan?.(dx, dy)),
  };
}

function assignTeam(store: Store, team: number): void {
  const selected = store.selection.peek().filter((id) => store.roster.peek().some((card) => card.id === id));
  if (selected.length > 0) store.deps.assignTeam(team);
  showToast(
    store,
    selected.length === 0
      ? { key: 'toast.nobodySelected' }
      : { key: 'toast.assigned', params: { count: selected.length, team } },
  );
}

/** Switches sound on or off, and shows a toast that replaces the previous toast about sound. */
function toggleSound(store: Store): void {
  const { sound } = store.settings;
  const muted = !sound.peek().muted;
  sound.value = { ...sound.peek(), muted };
  store.toasts.value = store.toasts.peek().filter(({ key }) => key !== 'toast.soundOff' && key !== 'toast.soundOn');
  showToast(store, { key: muted ? 'toast.soundOff' : 'toast.soundOn', ms: SOUND_TOAST_MS });
}

/** Makes the camera follow the first selected person; the same key again stops following. */
function toggleFollow(store: Store): void {
  const [first] = store.selection.peek();
  const next = first === undefined || store.followed.peek() === first ? null : first;
  if (next === null && store.followed.peek() === null) {
    showToast(store, { key: 'toast.nobodySelected' });
    return;
  }
  store.deps.follow(next);
  const person = next === null ? undefined : store.cafe?.state.people[next];
  showToast(
    store,
    person === undefined ? { key: 'toast.followEnd' } : { key: 'toast.follow', params: { name: person.name } },
  );
}

/**
 * Handles F6: moves the focus to the next (1) or previous (−1) visible region: to the region itself if it can take the
 * focus, otherwise to its first button or field.
 */
function focusRegion(tree: HTMLElement, by: 1 | -1): void {
  const regions = [...tree.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => firstStop(region) !== undefined,
  );
  // Regions may lie in other regions, like the house in the evening; the inner region comes later.
  const current = regions.filter((region) => region.contains(document.activeElement)).at(-1);
  const next = nextRegion(regions, current, by);
  if (next !== undefined) firstStop(next)?.focus();
}

/**
 * The first element of a region that can take the focus; this may be the region itself. Hidden elements are skipped,
 * because focusing one has no effect.
 */
const firstStop = (region: HTMLElement): HTMLElement | undefined =>
  [region, ...region.querySelectorAll<HTMLElement>('button:not(:disabled), input, [tabindex="0"]')].find(
    (stop) => stop.tabIndex >= 0 && isShown(stop),
  );
