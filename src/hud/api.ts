/**
 * Interface between the HUD and the game: `Hud` has the functions that the HUD offers, `HudDeps` those that the HUD
 * calls.
 */

import type { Signal } from '@preact/signals';
import type { Cafe, OrderOutlook } from '../sim/api.ts';
import type { Input } from '../sim/inputs/index.ts';
import type { FreeBeginning } from '../sim/state/free-cafe.ts';
import type { Assists, Difficulty } from '../sim/state/season.ts';
import type { SimEvent } from '../sim/state/world-state.ts';
import type { CafeMap, Seat } from '../sim/state/things.ts';
import type { EditLog } from '../ui/edits/edit-log.ts';
import type { Language, WordKey, WordParams } from '../words/index.ts';
import type { DailyDeps } from './daily/deps.ts';
import type { FaceOf } from './read/names.ts';

export type Speed = 0 | 1 | 2 | 4 | 8;
export type Mode = 'select' | 'a-move' | 'plain' | 'serve' | 'sweep' | 'gather';
/** The screens of the HUD. On `lab` it shows only its toasts. */
export type ScreenName = 'title' | 'cafe' | 'report' | 'lab';
/** How a click changes the selection: `only` replaces it, `toggle` adds or removes the person. */
export type SelectHow = 'only' | 'toggle';

/** What an order points at: a tile, with a person or litter that is there. */
export interface OrderPlace {
  readonly x: number;
  readonly y: number;
  readonly personId?: string;
  readonly litter?: boolean;
}
export interface OfferedMaid {
  readonly id: string;
  readonly outlook: OrderOutlook;
  /** Number of ticks that the maid would walk to the place of the order. */
  readonly ticks: number;
}
/** An order that the player points at but has not given yet: its place, and the maids who could carry it out. */
export interface OrderOffer {
  readonly mode: Exclude<Mode, 'select'>;
  readonly at: OrderPlace;
  /**
   * The maids who could carry out the order, from best to worst. The first one gets it or, if `together` is true, all
   * of them.
   */
  readonly maids: readonly OfferedMaid[];
  readonly together: boolean;
}

export type PartySound = 'partyStar' | 'partyDish' | 'partyHero' | 'partyRecord';

export interface HudDeps {
  /** Called when a celebration begins: plays its fanfare and stops the café's time. null = the celebration is over. */
  celebrate?(sound: PartySound | null): void;
  /** Stops the café's time while a dialog covers the café; afterwards time goes on at its former speed. */
  hold?(on: boolean): void;

  /** What a click at a position on the page would point at in the present mode. */
  pointedAt?(x: number, y: number): OrderPlace | null;
  /** Predicts what an order of the present mode at this place would lead to; null if there is nothing to order. */
  offer?(at: OrderPlace): OrderOffer | null;
  /**
   * Sets the maid who gets the next order instead of the selected maids. Null = the selected maids get the order or, if
   * none is selected, the best maid.
   */
  setOffered?(id: string | null): void;
  /** Gives the order of the present mode at this place. */
  giveAt?(at: OrderPlace): void;

  setSpeed(speed: Speed): void;
  select(ids: readonly string[], how: SelectHow): void;
  selectTeam(team: number): void;
  assignTeam(team: number): void;
  setMode(mode: Mode): void;
  /** Makes the camera follow a person. The game answers by calling `setFollowed`. */
  follow(id: string | null): void;
  jumpTo(personIds: readonly string[]): void;
  /**
   * Moves the camera back to the place from which it was moved to a person. @returns false if it was not moved to a
   * person
   */
  comeBack?(): boolean;
  /** Moves the camera to a moment on a tile without selecting anyone, until the moment is over or the player comes back. */
  look?(at: { readonly x: number; readonly y: number }): void;
  /** Tells that the moment of `look` is over. */
  endLook?(): void;
  /** Opens the lab. If missing, no button for it is shown. */
  openLab?(): void;
  /** Opens the replay that the page's address contains. Missing if there is none. */
  watchReplay?(): void;
  /** Opens the lab on the title screen, with the café that runs behind it. */
  labFromTitle?(): void;
  openReplays?(): void;
  /** Opens the panel “Play a pack”. */
  openPacks?(): void;
  /** The cooking duel as drawn in the café; missing while the view cannot draw it. */
  readonly duel?: DuelScene;
  give(input: Input): void;
  /** Gives a maid an order; with `whenFree` she first ends her present work. */
  order?(maid: string, order: OneOrder, later?: 'whenFree'): void;
  /** Gives inputs of the evening that can be taken back, such as purchases; missing if nothing can be taken back. */
  readonly takingBack?: {
    take(input: Input): void;
    can(input: Input): boolean;
    back(input: Input): boolean;
    /** The newest input that can be taken back; null if there is none. */
    last(): Input | null;
  };
  /** The log of the café's edits; {@link give} adds each edit to it. */
  readonly edits: EditLog;
  /** Orders these maids to scout the rival's café; `look` names what to look for. */
  scout(ids: readonly string[], look?: string): void;
  /** Starts a new café: a season with these choices; without choices, a single day. */
  newCafe(wish?: SeasonWish): void;
  freeCafe(from: FreeBeginning): void;
  /** The actions for the café of the day; if missing, the title does not offer the café of the day. */
  readonly daily?: DailyDeps;
  /** The day of the season that the player can copy into a free café; null = there is no season. */
  seasonDay(): number | null;
  /** Goes back from a free café to the season that it branched off from. Missing while there is no such season. */
  readonly backToSeason: (() => void) | null;
  /** Opens the saves. Missing where the browser stores nothing. */
  openSaves?(): void;
  continueCafe(): void;
  nextDay(): void;
  setLanguage(language: Language): void;
  toTitle(): void;
  /** Runs one tick while the café is paused. */
  stepTick(): void;
  /** Zooms in (+1) or out (−1); missing as long as the view cannot be zoomed. */
  zoom?(by: 1 | -1): void;
  /** Moves the view back to its position at the opening of the café. Missing while the view cannot be moved. */
  home?(): void;
  pan?(dx: -1 | 0 | 1, dy: -1 | 0 | 1): void;
  /** Draws the house while it is rearranged in the evening; missing while the view cannot do so. */
  readonly plan?: PlanView;
  /** Called at the start and after each change of the player's setting for reduced motion. */
  reduceMotion?(on: boolean): void;
  /** Called when the player has opened a question (case), and when the player has chosen its right answer. */
  caseOpened?(id: string): void;
  caseSolved?(id: string): void;
  /** Called when the player wants no more questions (cases). */
  noMoreCases?(): void;
  showHints?(on: boolean): void;
  /** Called with the player's volumes, 0…100 each. */
  setSound?(levels: { music: number; effects: number; muted: boolean }): void;
}

/**
 * An ordinary order: to serve a guest, to clean a tile, to walk to a tile and look up on the way, or to take water to
 * the queue, whose first guest is named.
 */
export type OneOrder =
  | { readonly serve: string }
  | { readonly sweep: { readonly x: number; readonly y: number } }
  | { readonly go: { readonly x: number; readonly y: number } }
  | { readonly water: string };

/**
 * A mark that the view draws on a tile while the house is rearranged, for example `bad` on a seat that guests cannot
 * reach.
 */
export type PlanMark = 'good' | 'bad' | 'warm' | 'cold' | 'hover' | 'select' | 'target' | 'yes' | 'no';
/** A house being rearranged, as the view draws it. */
export interface PlanShown {
  readonly map: CafeMap;
  readonly seats: readonly Seat[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly mark: PlanMark }[];
}
/** The view that draws a house being rearranged. Points are CSS pixels of the page. */
export interface PlanView {
  /** Draws the house being rearranged; null = shows the café again. */
  show(plan: PlanShown | null): void;
  tileAt(x: number, y: number): { x: number; y: number } | null;
  onPage(x: number, y: number): { x: number; y: number };
  /**
   * Page position of the middle of a person as drawn; guests of the queue are drawn outside. Null if the person is not
   * in the picture.
   */
  personOnPage?(id: string): { x: number; y: number } | null;
  lookAt(x: number, y: number): void;
  pan(dx: number, dy: number): void;
  zoom(by: 1 | -1): void;
}

/** The cooking duel on the café's stage, close up. */
export interface DuelScene {
  /** Draws both cooks on the stage and an audience at the tables, in these poses; null = draws the café again. */
  show(
    poses: {
      readonly us: 'cook' | 'cheer' | 'angry';
      readonly them: 'cook' | 'cheer' | 'angry';
      readonly crowd: 'sit' | 'cheer';
    } | null,
  ): void;
  /** Page position of the middle of the player's or the other cook, in CSS pixels; null while they are not drawn. */
  at(who: 'us' | 'them'): { readonly x: number; readonly y: number } | null;
}

/** The player's choices before a season begins. */
export interface SeasonWish {
  readonly difficulty: Difficulty;
  readonly assists: Assists;
}

/** The café that the title's button "Go on" resumes. */
export interface ContinueInfo {
  readonly day: number;
  readonly stars: number;
  readonly money: number;
  readonly free?: boolean;
  /** Name of the character picture beside the description of this café. */
  readonly look: string;
  /** Time of day on the café's clock, in minutes after midnight; missing = the café continues with the next morning. */
  readonly minute?: number;
  /** Slot and time of the save (milliseconds since 1970); missing if the café is not saved. */
  readonly slot?: number;
  readonly savedAt?: number;
}

/** The café that the title offers to continue; null = there is none; `asking` = the saves are not open yet, so the title's menu is held back. */
export type Continues = ContinueInfo | null | 'asking';

/** A picture of an event of the day. */
export interface Photo {
  /** A data: or blob: address. */
  readonly src: string;
  readonly tick: number;
  /** What the picture shows; null if it is not known. */
  readonly of: PhotoOf | null;
}

/** What a photo shows: the person in it, the celebrity who gives an autograph, the number of dishes that are carried. */
export interface PhotoOf {
  readonly what: 'entrance' | 'autograph' | 'slip' | 'carries';
  readonly name: string;
  readonly guest?: string;
  readonly count?: number;
}

/** Additional data for the screen that is shown next. */
export interface ScreenAbout {
  readonly continues?: Continues;
  /** For the evening report: a photo of the best moment. */
  readonly photo?: Photo | null;
  /** For the evening report: the café's stars on the morning of the day. */
  readonly starsBefore?: number;
}

export interface ToastSpec {
  readonly face?: FaceOf;
  readonly key: WordKey;
  readonly params?: WordParams;
  /** Number of milliseconds the toast stays; default 6000. */
  readonly ms?: number;
  /** Ids of the people to which the toast's button moves the camera. */
  readonly jump?: readonly string[];
}

/** A question to the player (a case) about something that has just happened in the café. */
export interface CaseSpec {
  /** Id of the question (case); its words are `case.<id>.question`, `.right`, `.other`, `.chance`, `.why`. */
  readonly id: string;
  readonly terms: WordParams;
  readonly tick: number;
  /** Id of the person whose notebook has the answer. */
  readonly who: string;
  readonly face: FaceOf & { readonly name: string };
  readonly solved: number;
  readonly count: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Hud {
  /** Updates the panels from the café. Further calls within a tenth of a second are combined into one update. */
  refresh(): void;
  show(cafe: Cafe): void;
  /** Shows the same café at another moment of its day, and keeps the news shown so far. */
  moment(cafe: Cafe): void;
  /** Removes the news of later ticks, because in the continued day those ticks have not happened. */
  goOnFrom(tick: number): void;
  setSelection(ids: readonly string[]): void;
  setMode(mode: Mode): void;
  /** Tells the HUD which person the camera follows; null = none. */
  setFollowed(id: string | null): void;
  /** Tells the HUD whether the camera was moved to a person and can come back. */
  setAway(on: boolean): void;
  setSpeed(speed: Speed): void;
  /** The speed that the player chose last: the café opens at this speed. */
  readonly chosenSpeed: Speed;
  screen(name: ScreenName, about?: ScreenAbout): void;
  readonly shown: ScreenName;
  toast(toast: ToastSpec): void;
  readonly toasting: boolean;
  /** Shows a question to the player (a case); ignored while another is open. */
  ask(asked: CaseSpec): void;
  /** Ends a question that was not opened in time, with a last line unless it ends quietly. */
  endQuestion(id: string, quietly?: boolean): void;
  /** Whether a question to the player (a case) is open at the moment. */
  readonly asking: boolean;
  /** The café the title offers to continue; null = none. */
  setContinues(info: Continues): void;
  /** Why the running café is not being saved; null = it is. */
  setSaving(trouble: WordKey | null): void;
  /** Receives the events of a tick. Must be called for every tick. */
  happened(events: readonly SimEvent[]): void;
  /** Drops all celebrations that have not been shown yet, and closes the one that is shown. */
  dropParties(): void;
  /**
   * Whether a tap or click at this place gives the order. On a touch screen the first tap only shows what the order
   * would lead to, and the second tap gives it.
   */
  confirms(at: OrderPlace): boolean;
  /**
   * Called for a click in the room that would select a person.
   * @returns true if the click chose the target of the strong action whose card is open; then nobody is selected
   */
  aims(at: OrderPlace): boolean;
  /** Brings the chalkboard to the front on a small screen, where panels cover each other. */
  openBoard(): void;
  /**
   * Rectangles of the panels above the café, in CSS pixels of the page. The view keeps its speech bubbles clear of
   * them.
   */
  blockedRects(): Rect[];
  /**
   * The areas for the café's room, in CSS pixels of the page: `frame` is the area in which the room is placed, `reach`
   * the area that a room too large for the frame may use. Both depend on the window and the layout, never on open
   * panels. null on the title, in the lab, and while the house is rearranged.
   */
  homeFrame(): { readonly frame: Rect; readonly reach: Rect } | null;
  /** The element between the café's picture and the panels, in which the notebook places handles on the café's floor. */
  readonly floorLayer: HTMLElement;
  /** Whether the notebook shows details, as chosen by the player. */
  readonly details: Signal<boolean>;
  /** The right-hand column, 300 px wide, for the notebook. */
  readonly sidePanel: HTMLElement;
  /** The element that covers the whole screen, shown while the lab is open. */
  readonly labPanel: HTMLElement;
}
