/**
 * The HUD's state as signals, which fill-store.ts fills from the café. A signal changes only if its data has changed. So most
 * panels redraw rarely, and at most ten times a second.
 */

import { type Signal, signal } from '@preact/signals';
import type { Cafe } from '../sim/api.ts';
import type { Goal } from '../sim/state/strong.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { SimEvent } from '../sim/state/world-state.ts';
import type { EnquiryShown } from '../sim/enquiries/index.ts';
import type { CafeEnquiry } from '../sim/state/enquiries.ts';
import type { StrongShown } from '../sim/strong/index.ts';
import type { CaseSpec, Continues, HudDeps, Mode, ScreenAbout, ScreenName, Speed, ToastSpec } from './api.ts';
import { NO_PARTIES, type PartyQueue } from './celebration/queue.ts';
import type { HeadMaidShown } from '../sim/head-maid/head-maid.ts';
import type { ChalkView, CommandView, FocusView, WishView } from './read/board.ts';
import { NOT_SLOWED, type Slowing } from './read/auto-slow.ts';
import type { DramaEntry } from './news/drama.ts';
import type { News } from './news/news.ts';
import type { LampMemory } from './lamps/shown-lamps.ts';
import type { LampId, LampReading } from './read/lamps.ts';
import { HelpPace } from './read/help-pace.ts';
import type { JankenEnd, JankenView } from './read/janken.ts';
import type { WordKey } from '../words/index.ts';
import type { PersonEntry } from './read/people.ts';
import type { BoardLine } from './read/orders/lines-now.ts';
import { BoardLines } from './read/orders/board-lines.ts';
import type { RosterCard } from './read/roster.ts';
import type { Hours, TopView } from './read/top-bar.ts';
import type { Settings } from '../ui/settings/settings.ts';

export type DialogName = 'keys' | 'menu' | 'headMaid' | 'rival' | 'newCafe';
/** Ids of the evening's pages, in the order of their tabs. */
export type EveningTab = 'report' | 'staff' | 'hire' | 'menu' | 'layout' | 'rival' | 'goals';
/** What a page of the evening shows when it was opened by a button that speaks of something on it. */
export interface Landing {
  /** Id of the piece of furniture that is in hand in the layout editor. */
  readonly piece?: string;
  /** Id of the maid whose page is open. */
  readonly maid?: PersonId;
  /** Id of the celebrity that the player may add to the favourites of that maid. */
  readonly likes?: PersonId;
  /** The dish whose row of the menu is in view. */
  readonly dish?: string;
  /** Whether the menu has the research kitchen beside it. */
  readonly kitchen?: true;
}
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
  /** The board's lines with their states, the newest first; see read/orders/board-lines.ts. */
  readonly lines: Signal<readonly BoardLine[]>;
  readonly boardLines: BoardLines;
  /** Number of sticks of chalk left, and in a full box; null where chalk is unlimited. */
  readonly chalk: Signal<ChalkView | null>;
  /** The kind of work that all maids do first; null = each maid keeps her own order. */
  readonly focus: Signal<FocusView | null>;
  /** The strong actions, in the order of their buttons; empty in cafés without chalk. */
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
  /** What the evening's open page shows first; null = the page was opened by its tab. */
  landing: Landing | null;
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
   * Whether the player is using the list of everyone. If not, the list is hidden, and its data may be two seconds old.
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
    landing: null,
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

/** Subscribes the calling component to changes of the evening, so that the component is drawn again after each of them. */
export const followsEvening = (store: Pick<Store, 'evening'>): void => void store.evening.value;
