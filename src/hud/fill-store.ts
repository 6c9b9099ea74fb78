/**
 * Fills the HUD's state (store.ts) from the café: after each tick, when another café is shown, and when the screen
 * changes.
 */

import type { Signal } from '@preact/signals';
import type { Cafe } from '../sim/api.ts';
import type { SimEvent, WorldState } from '../sim/state/world-state.ts';
import { isDecided } from '../sim/state/enquiries.ts';
import type { ScreenAbout, ScreenName, Speed } from './api.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { atClosing, NO_PARTIES } from './celebration/queue.ts';
import { readBoard, readChalk, readFocus, readWishes } from './read/board.ts';
import { jankenKey, NOT_SLOWED, readMoments, slowStep, wantedMoments } from './read/auto-slow.ts';
import { isDayEvent } from './news/about.ts';
import type { DramaEntry } from './news/drama.ts';
import { News } from './news/news.ts';
import { lampsOf, settleLamps } from './lamps/shown-lamps.ts';
import { readAlarm, readLamps } from './read/lamps.ts';
import { readJanken } from './read/janken.ts';
import { readPeople } from './read/people.ts';
import { readRoster } from './read/roster.ts';
import { readRushHours, readTop } from './read/top-bar.ts';
import type { Store } from './store.ts';

/** Milliseconds between updates of the list of everyone while it is not in use. */
const PEOPLE_MS = 2000;
const DRAMA_KEPT = 60;

/** Reads everything the panels show from the café into the signals. */
export function read(store: Store): void {
  const { cafe } = store;
  if (cafe === null) return;
  set(store.top, readTop(cafe));
  const screen = store.screen.peek();
  const atBoard = screen === 'report' && store.tab.peek() === 'rival';
  if (atBoard || store.dialog.peek() === 'rival') store.rivalSeen.value++;
  if (screen === 'report') store.evening.value = cafe.state.tick;
  if (screen === 'report') set(store.headMaid, cafe.headMaid());
  if (screen !== 'cafe') return;
  store.lampMemory = settleLamps(store.lampMemory, readLamps(cafe), cafe.state.tick);
  set(store.lamps, lampsOf(store.lampMemory));
  set(store.alarm, readAlarm(cafe.state));
  slowDown(store, cafe);
  set(store.board, readBoard(cafe));
  set(store.lines, store.boardLines.read(cafe));
  set(store.roster, readRoster(cafe, store.lines.peek()));
  set(store.chalk, readChalk(cafe));
  set(store.strong, cafe.state.chalk === undefined ? [] : cafe.strong());
  set(store.focus, readFocus(cafe));
  set(
    store.goals,
    (cafe.state.goals ?? []).map((goal) => ({ ...goal })),
  );
  set(store.enquiry, cafe.enquiry());
  set(
    store.agreed,
    (cafe.state.enquiries?.list ?? []).filter((one) => isDecided(one) && one.over !== true).map((one) => ({ ...one })),
  );
  set(store.wishes, readWishes(cafe));
  set(store.headMaid, cafe.headMaid());
  set(store.janken, readJanken(cafe, store.speed.peek()));
  if (store.janken.peek()?.guest !== store.playing.peek()) store.playing.value = null;
  if (store.peopleInUse || performance.now() - store.peopleReadAt >= PEOPLE_MS) readEveryone(store);
}

/** Slows the game down, or returns to the former speed; the player chooses in the menu for which moments. */
function slowDown(store: Store, { state }: Cafe): void {
  const off = store.settings.notSlowed.peek();
  const playing = store.playing.peek();
  const joined = playing === null ? null : jankenKey(playing);
  const isLed = store.headMaid.peek()?.mode === 'Auto';
  const moments = wantedMoments(readMoments(state, store.starAt), off, joined, isLed);
  const next = slowStep(store.slowing.peek(), {
    tick: state.tick,
    speed: store.speed.peek(),
    moments,
    busy: playing !== null || store.lampOpen.peek() !== null || store.mode.peek() !== 'select',
    joined,
    minute: state.clock.ticksPerMinute,
  });
  set(store.slowing, next.slowing);
  if (next.set !== null) store.deps.setSpeed(next.set);
}

/**
 * Sets the speed that the player chose. While the game is slowed, choosing 1× counts, too: the former speed then does
 * not return. The next day opens at the speed that was chosen last.
 */
export function chooseSpeed(store: Store, speed: Speed): void {
  if (speed !== 0) store.settings.speed.value = speed;
  const was = store.slowing.peek();
  if (speed === 1 && was.from !== null) set(store.slowing, { ...was, from: 1 });
  store.deps.setSpeed(speed);
}

export function readEveryone(store: Store): void {
  const { cafe } = store;
  if (cafe === null) return;
  store.peopleReadAt = performance.now();
  set(store.people, readPeople(cafe));
}

/** Sets a signal to plain data; unchanged parts keep their identity and are not redrawn. */
function set<V>(into: Signal<V>, value: V): void {
  into.value = shareUnchanged(into.peek(), value);
}

const tellsOfRain = ({ calendar }: WorldState): boolean =>
  calendar !== undefined && [...calendar.planned, ...calendar.going].some(({ kind }) => kind === 'rain');

export function showCafe(store: Store, cafe: Cafe): void {
  store.cafe = cafe;
  store.news = new News(cafe);
  store.peopleReadAt = -Infinity;
  store.lampMemory = null;
  store.starAt = null;
  // The moment for which the game was slowed belongs to the café shown before, so the player's speed returns.
  const { from } = store.slowing.peek();
  store.slowing.value = NOT_SLOWED;
  if (from !== null && store.speed.peek() === 1) store.deps.setSpeed(from);
  store.lampOpen.value = null;
  store.pulse.value = null;
  // The rush hours are computed in the morning, because only then does `arrivals` contain all arrivals of the day.
  // Later it contains only guests still to come.
  if (cafe.state.tick <= cafe.state.clock.openTick || store.rushHours.peek().length === 0)
    set(store.rushHours, readRushHours(cafe.state));
  store.drama.value = [];
  store.party.value = NO_PARTIES;
  store.jankenEnded.value = null;
  // Rain that falls from the morning on is reported here. Rain that is an event of the day reports itself.
  if (cafe.state.weather === 'rain' && !tellsOfRain(cafe.state))
    noteDrama(store, [{ tick: cafe.state.tick, type: 'weather', who: null, weather: 'rain' }]);
  read(store);
}

/**
 * Called when the café is set back to an earlier tick. News from that tick on is removed; it is reported again if it
 * happens again.
 */
export function goOnFrom(store: Store, tick: number): void {
  store.drama.value = store.drama.peek().filter((entry) => entry.tick < tick);
  if (store.cafe !== null) store.news = new News(store.cafe);
}

export function changeScreen(store: Store, name: ScreenName, about: ScreenAbout = {}): void {
  const { cafe } = store;
  store.dialog.value = null;
  store.lampOpen.value = null;
  // When the screen changes, the toasts of the previous screen are removed.
  if (store.screen.peek() !== name) store.toasts.value = [];
  store.asked.value = null;
  store.screen.value = name;
  if (name === 'title') store.continues.value = about.continues ?? null;
  if (name === 'title') store.party.value = NO_PARTIES;
  if (name === 'report' && cafe !== null) {
    store.party.value = atClosing(store.party.peek(), store.celebrating.peek());
    store.tab.value = 'report';
    store.reported.value = { cafe, starsBefore: about.starsBefore ?? null };
    if (about.photo !== undefined) store.photo.value = about.photo;
  }
  read(store);
}

export function noteDrama(store: Store, events: readonly SimEvent[]): readonly DramaEntry[] {
  const { cafe, news } = store;
  if (cafe === null || news === null) return [];
  store.boardLines.hear(cafe, events);
  store.starAt = events.find(({ type, what }) => type === 'celebrated' && what === 'star')?.tick ?? store.starAt;
  const before = store.drama.peek();
  const told = news.tell(cafe, events, (before[0]?.id ?? 0) + 1);
  if (told.length > 0)
    store.drama.value = [...[...told].reverse(), ...before].filter((one, i) => i < DRAMA_KEPT || isDayEvent(one));
  return told;
}
