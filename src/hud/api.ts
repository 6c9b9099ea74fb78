/** What the HUD offers to whoever runs the game, and what it asks of them. */

import type { Cafe } from '../sim/api.ts';
import type { Input } from '../sim/state/input.ts';
import type { Assists, Difficulty } from '../sim/state/season.ts';
import type { SimEvent } from '../sim/state/world-state.ts';
import type { CafeMap, Seat } from '../sim/state/things.ts';
import type { Language, WordKey, WordParams } from '../words/index.ts';
import type { FaceOf } from './read/names.ts';

export type Speed = 0 | 1 | 2 | 4 | 8;
export type Mode = 'select' | 'a-move' | 'plain' | 'serve' | 'sweep' | 'gather';
/** On `lab` the HUD steps back: only its toasts are left. */
export type ScreenName = 'title' | 'cafe' | 'report' | 'lab';
/** How a selection is made: these only; added or taken away one by one. */
export type SelectHow = 'only' | 'toggle';

export interface HudActions {
  setSpeed(speed: Speed): void;
  select(ids: readonly string[], how: SelectHow): void;
  selectTeam(team: number): void;
  assignTeam(team: number): void;
  setMode(mode: Mode): void;
  /** The answer comes as `setFollowed`. */
  follow(id: string | null): void;
  /** Shows these people: moves the camera there. */
  jumpTo(personIds: readonly string[]): void;
  /** Given once there is a lab; without it nothing offers one. */
  openLab?(): void;
  /** Given where the page's address holds somebody's day: opens it. */
  watchReplay?(): void;
  /** Days of others, before one has begun one's own. */
  openReplays?(): void;
  give(input: Input): void;
  /** Writes on the chalkboard that these maids shall look at the rival; for something, if it is named. */
  scout(ids: readonly string[], look?: string): void;
  /** Begins a season as wished; left out: a single day of its own. */
  newCafe(wish?: SeasonWish): void;
  /** Shows what is saved. Left out where nothing can be. */
  openSaves?(): void;
  continueCafe(): void;
  nextDay(): void;
  setLanguage(language: Language): void;
  toTitle(): void;
  /** One tick while paused. */
  stepTick(): void;
  /** Nearer (+1) or farther (−1); left out while the view cannot. */
  zoom?(by: 1 | -1): void;
  /** Moves the view by arrow keys, in steps of the screen's own. */
  pan?(dx: -1 | 0 | 1, dy: -1 | 0 | 1): void;
  /** The house while it is rearranged of an evening; left out while the view cannot. */
  readonly plan?: PlanView;
  /** Told once at the start and whenever the player changes it. */
  reduceMotion?(on: boolean): void;
  /** The player has had enough of cases. */
  noMoreCases?(): void;
  /** The same for hints. */
  showHints?(on: boolean): void;
  /** The same for sound: 0…100 each. */
  setSound?(levels: { music: number; effects: number; muted: boolean }): void;
}

/** A sign on a tile of a house that is being rearranged. */
export type PlanMark = 'good' | 'bad' | 'warm' | 'cold' | 'hover' | 'select' | 'target' | 'yes' | 'no';
/** A house as it is being rearranged. */
export interface PlanShown {
  readonly map: CafeMap;
  readonly seats: readonly Seat[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly mark: PlanMark }[];
}
/** What draws it. Points are CSS pixels of the page. */
export interface PlanView {
  /** Null = the café again. */
  show(plan: PlanShown | null): void;
  tileAt(x: number, y: number): { x: number; y: number } | null;
  onPage(x: number, y: number): { x: number; y: number };
  lookAt(x: number, y: number): void;
  pan(dx: number, dy: number): void;
  zoom(by: 1 | -1): void;
}

/** What the player chooses before a season begins. */
export interface SeasonWish {
  readonly difficulty: Difficulty;
  readonly assists: Assists;
}

/** The café that "Continue" would go on with. */
export interface ContinueInfo {
  readonly day: number;
  readonly stars: number;
  readonly money: number;
  /** Whose face stands beside it. */
  readonly look: string;
  /** Café clock, minutes after midnight; left out for "the next morning". */
  readonly minute?: number;
  /** Where it lies, and since when (milliseconds since 1970); left out while it is only in this page. */
  readonly slot?: number;
  readonly savedAt?: number;
}

/** The café to continue; null for none; `asking` while it is not known yet, and the title's menu waits for it. */
export type Continues = ContinueInfo | null | 'asking';

/** What comes with a change of screen. */
export interface ScreenAbout {
  /** Title: what there is to continue; left out, nothing. */
  readonly continues?: Continues;
  /** Report: the best moment as a picture (an address the page may load: data: or blob:). */
  readonly photo?: { readonly src: string; readonly caption?: string; readonly tick?: number } | null;
  /** Report: stars at the morning of the day. */
  readonly starsBefore?: number;
}

export interface ToastSpec {
  readonly face?: FaceOf;
  readonly key: WordKey;
  readonly params?: WordParams;
  /** Milliseconds it stays; six seconds if left out. */
  readonly ms?: number;
  /** People its button shows. */
  readonly jump?: readonly string[];
}

/** Something that has just happened, to be asked about. */
export interface CaseSpec {
  /** Its sentences: `case.<id>.question`, `.right`, `.other`, `.chance`, `.why`. */
  readonly id: string;
  readonly terms: WordParams;
  readonly tick: number;
  /** Whose notebook has the answer. */
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
  /** Reads the café anew, at most ten times a second however often it is called. */
  refresh(): void;
  /** From now on this café. */
  show(cafe: Cafe): void;
  /** The same café at another moment: what has been told of it stays told. */
  moment(cafe: Cafe): void;
  /** What was told of later ticks than this is not going to happen. */
  goOnFrom(tick: number): void;
  setSelection(ids: readonly string[]): void;
  setMode(mode: Mode): void;
  /** Whom the picture follows now. */
  setFollowed(id: string | null): void;
  setSpeed(speed: Speed): void;
  screen(name: ScreenName, about?: ScreenAbout): void;
  /** The screen that is shown. */
  readonly shown: ScreenName;
  toast(toast: ToastSpec): void;
  /** Whether a toast is to be seen. */
  readonly toasting: boolean;
  /** Asks about something; whoever is being asked already is not asked twice. */
  ask(asked: CaseSpec): void;
  /** Whether a case is being asked. */
  readonly asking: boolean;
  /** What the title offers to go on with; null for nothing. */
  setContinues(info: Continues): void;
  /** Why the running café is not being saved; null = it is. */
  setSaving(trouble: WordKey | null): void;
  /** The events of a tick; call it for every tick. */
  happened(events: readonly SimEvent[]): void;
  /** On a small screen, where it lies behind others: brings the chalkboard forward. */
  openBoard(): void;
  /** Where panels cover the café, in page pixels: bubbles keep clear of these. */
  blockedRects(): Rect[];
  /** Right-hand column, 300 px wide: the notebook is mounted here. */
  readonly sidePanel: HTMLElement;
  /** The whole screen while the lab is open: it is mounted here. */
  readonly labPanel: HTMLElement;
  destroy(): void;
}
