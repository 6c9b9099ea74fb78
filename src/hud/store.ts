/**
 * The HUD's state as signals, which `read` fills from the café. A signal changes only if its data has changed. So most
 * panels redraw rarely, and at most ten times a second.
 */

import { type Signal, signal } from '@preact/signals';
import type { Cafe } from '../sim/api.ts';
import type { Goal } from '../sim/state/strong.ts';
import type { SimEvent, WorldState } from '../sim/state/world-state.ts';
import type { EnquiryShown } from '../sim/enquiries/index.ts';
import { type CafeEnquiry, isDecided } from '../sim/state/enquiries.ts';
import type { StrongShown } from '../sim/strong/index.ts';
import type { CaseSpec, Continues, HudDeps, Mode, ScreenAbout, ScreenName, Speed, ToastSpec } from './api.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { atClosing, NO_PARTIES, type PartyQueue } from './celebration/queue.ts';
import type { HeadMaidShown } from '../sim/head-maid/head-maid.ts';
import {
  type ChalkView,
  type CommandView,
  type FocusView,
  readBoard,
  readChalk,
  readFocus,
  readWishes,
  type WishView,
} from './read/board.ts';
import { jankenKey, NOT_SLOWED, readMoments, type Slowing, slowStep, wantedMoments } from './read/auto-slow.ts';
import { isDayEvent } from './news/about.ts';
import type { DramaEntry } from './news/drama.ts';
import { News } from './news/news.ts';
import { type LampMemory, lampsOf, settleLamps } from './lamps/shown-lamps.ts';
import { type LampId, type LampReading, readAlarm, readLamps } from './read/lamps.ts';
import { HelpPace } from './read/help-pace.ts';
import { type JankenEnd, type JankenView, readJanken } from './read/janken.ts';
import type { WordKey } from '../words/index.ts';
import { type PersonEntry, readPeople } from './read/people.ts';
import { type BoardLine, BoardLines } from './read/board-lines.ts';
import { readRoster, type RosterCard } from './read/roster.ts';
import { type Hours, readRushHours, readTop, type TopView } from './read/top-bar.ts';
import type { Settings } from '../ui/settings/settings.ts';

export type DialogName = 'keys' | 'menu' | 'headMaid' | 'rival' | 'newCafe';
/** Ids of the evening's pages, in the order of their tabs. */
export type EveningTab = 'report' | 'staff' | 'hire' | 'menu' | 'layout' | 'rival' | 'goals';
export interface ShownToast extends ToastSpec {
  readonly id: number;
}

/** The data of the evening's report: the café, and the number of its stars before the day. */
export interface Reported {
  readonly cafe: Cafe;
  readonly starsBefore: number | null;
}

export interface Store {
  readonly deps: HudDeps;
  readonly settings: Settings;
  readonly screen: Signal<ScreenName>;
  readonly dialog: Signal<DialogName | null>;
  readonly top: Signal<TopView | null>;
  readonly lamps: Signal<readonly LampReading[]>;
  /** The sign of a fire alarm that rings; null otherwise. */
  readonly alarm: Signal<LampReading | null>;
  readonly lampOpen: Signal<LampId | null>;
  /** The tile of the room that is marked because its lamp was pressed; null = none. */
  readonly pulse: Signal<{ readonly x: number; readonly y: number } | null>;
  /** The state of automatic slowing: the moment for which the game runs slowly, and the speed to return to. */
  readonly slowing: Signal<Slowing>;
  readonly rushHours: Signal<readonly Hours[]>;
  readonly roster: Signal<readonly RosterCard[]>;
  readonly board: Signal<readonly CommandView[]>;
  /** The board's lines with their states, the newest first; see read/board-lines.ts. */
  readonly lines: Signal<readonly BoardLine[]>;
  readonly boardLines: BoardLines;
  /** Number of sticks of chalk left, and in a full box; null where chalk is unlimited. */
  readonly chalk: Signal<ChalkView | null>;
  /** The strong actions, in the order of their buttons; empty in cafés without chalk. */
  /** The kind of work that all maids do first; null = each maid keeps her own order. */
  readonly focus: Signal<FocusView | null>;
  readonly strong: Signal<readonly StrongShown[]>;
  /** Limits how often the same strong action is advised. */
  readonly helpPace: HelpPace;
  readonly goals: Signal<readonly Goal[]>;
  /** The enquiry that waits for an answer; null if there is none. */
  readonly enquiry: Signal<EnquiryShown | null>;
  /** The enquiries that were agreed to and are not over yet. */
  readonly agreed: Signal<readonly CafeEnquiry[]>;
  readonly wishes: Signal<readonly WishView[]>;
  /** The bill paid last; null before the first. */
  readonly paid: Signal<SimEvent | null>;
  readonly people: Signal<readonly PersonEntry[]>;
  readonly headMaid: Signal<HeadMaidShown | null>;
  readonly janken: Signal<JankenView | null>;
  readonly playing: Signal<string | null>;
  /** The offer of janken that has just ended without a result, and why; null = none. */
  readonly jankenEnded: Signal<{ readonly name: string; readonly look: string; readonly why: JankenEnd } | null>;
  readonly drama: Signal<readonly DramaEntry[]>;
  readonly toasts: Signal<readonly ShownToast[]>;
  readonly party: Signal<PartyQueue>;
  /** Whether a celebration is being shown. */
  readonly celebrating: Signal<boolean>;
  readonly asked: Signal<CaseSpec | null>;
  readonly selection: Signal<readonly string[]>;
  readonly followed: Signal<string | null>;
  /** Whether the camera was moved to a person and can come back. */
  readonly away: Signal<boolean>;
  readonly mode: Signal<Mode>;
  readonly speed: Signal<Speed>;
  /** The day whose report is shown; null = none. */
  readonly reported: Signal<Reported | null>;
  /**
   * Counts the refreshes of the rival's board while it is open. Components that read this number are redrawn at each
   * refresh.
   */
  readonly rivalSeen: Signal<number>;
  readonly photo: Signal<ScreenAbout['photo']>;
  readonly tab: Signal<EveningTab>;
  /**
   * Tick of the evening's last change. The café's state is one object that changes in place, and a component whose
   * properties are the same is not drawn again. Therefore every component of the evening that reads the state calls
   * `followsEvening`, which subscribes the component to this signal.
   */
  readonly evening: Signal<number>;
  readonly continues: Signal<Continues>;
  /** Word key of the reason why the café is not being saved; null = it is saved. */
  readonly saving: Signal<WordKey | null>;
  /** The speed at which the café continues after a pause. */
  speedBefore: Exclude<Speed, 0>;
  /**
   * Whether the player is using the list of everyone. If not, the list is hidden, and its data may be up to {@link
   * PEOPLE_MS} old.
   */
  peopleInUse: boolean;
  peopleReadAt: number;
  /** The tick at which the café shown reached its newest whole star; null = not while it was shown. */
  starAt: number | null;
  /** The lamps' levels of the last tick, with changes that are still pending; null before the first tick. */
  lampMemory: LampMemory | null;
  /** The speed at which the café continues after the rival's board is closed; 0 = paused. */
  speedBehind: Speed;
  /** The part of the news feed that remembers what was already reported today; null before there is a café. */
  news: News | null;
  cafe: Cafe | null;
}

/** Milliseconds between updates of the list of everyone while it is not in use. */
const PEOPLE_MS = 2000;
const DRAMA_KEPT = 60;
const TOASTS_SHOWN = 3;
const TOAST_MS = 6000;

export function createStore(deps: HudDeps, settings: Settings): Store {
  const store: Store = {
    deps,
    settings,
    screen: signal<ScreenName>('title'),
    dialog: signal(null),
    top: signal(null),
    lamps: signal([]),
    alarm: signal(null),
    lampOpen: signal(null),
    pulse: signal(null),
    slowing: signal(NOT_SLOWED),
    rushHours: signal([]),
    roster: signal([]),
    board: signal([]),
    lines: signal([]),
    boardLines: new BoardLines(),
    chalk: signal(null),
    strong: signal([]),
    focus: signal(null),
    helpPace: new HelpPace(),
    goals: signal([]),
    enquiry: signal(null),
    agreed: signal([]),
    wishes: signal([]),
    paid: signal(null),
    people: signal([]),
    headMaid: signal(null),
    janken: signal(null),
    playing: signal(null),
    jankenEnded: signal(null),
    drama: signal([]),
    toasts: signal([]),
    party: signal(NO_PARTIES),
    celebrating: signal(false),
    asked: signal(null),
    selection: signal([]),
    followed: signal(null),
    away: signal(false),
    mode: signal<Mode>('select'),
    speed: signal<Speed>(1),
    reported: signal(null),
    rivalSeen: signal(0),
    photo: signal(null),
    tab: signal<EveningTab>('report'),
    evening: signal(0),
    continues: signal<Continues>('asking'),
    saving: signal(null),
    speedBefore: 1,
    peopleInUse: false,
    peopleReadAt: -Infinity,
    starAt: null,
    lampMemory: null,
    speedBehind: 0,
    news: null,
    cafe: null,
  };
  // A toast is about the page on which it appeared; on the next page it would only cover something.
  store.tab.subscribe(() => void (store.toasts.value = []));
  return store;
}

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

let toastsMade = 0;

/** Subscribes the calling component to changes of the evening, so that the component is drawn again after each of them. */
export const followsEvening = (store: Pick<Store, 'evening'>): void => void store.evening.value;

/** Shows a toast, by default for six seconds; if too many toasts are shown, removes the oldest. */
export function showToast(store: Store, spec: ToastSpec): void {
  const toast = { ...spec, id: ++toastsMade };
  // A toast replaces an earlier one with the same words.
  const others = store.toasts.peek().filter(({ key, params }) => key !== spec.key || params !== undefined);
  store.toasts.value = [...others, toast].slice(-TOASTS_SHOWN);
  setTimeout(() => dropToast(store, toast.id), spec.ms ?? TOAST_MS);
}

export function dropToast(store: Store, id: number): void {
  store.toasts.value = store.toasts.peek().filter((toast) => toast.id !== id);
}
