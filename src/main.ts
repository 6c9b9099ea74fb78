/**
 * Where the game begins: the only file that knows everyone. It opens the café, steps it, and passes on what each part
 * may know – the view gets pictures to draw, the HUD figures to show, the notebook a mind to explain, and all three
 * give orders back through the one input journal.
 */

import './main.css';
import { Book, fetchNotebook } from './game/hosts/notebook-host.ts';
import { Choosing } from './game/input/selection.ts';
import { expose } from './game/page/debug-api.ts';
import { type CaseFound, caseMark, CASES, casesLeft } from './game/coach/cases.ts';
import { Hints, PlayerDeeds } from './game/coach/hints.ts';
import { fetchStylesAgain, inIdleTime } from './game/page/lazy-loading.ts';
import { BestMoment } from './game/session/best-moment.ts';
import { LabHosting } from './game/hosts/lab-host.ts';
import { Loop } from './game/session/loop.ts';
import { beginWithNewest, keepForOffline } from './game/page/offline.ts';
import { needsMoreChalk, scoutOrder } from './game/input/orders.ts';
import { Promising } from './game/hosts/promise-monitor.ts';
import { OwnScripts } from './game/hosts/player-scripts.ts';
import { Saving } from './game/session/saving.ts';
import { openSecondView } from './game/hosts/second-view.ts';
import { Sounding } from './game/hosts/sound-host.ts';
import { Watching } from './game/hosts/replay-entry.ts';
import { fetchYaml } from './data/yaml-later.ts';
import {
  fetchFaces,
  fetchPanels,
  fetchWords,
  openHud,
  type Hud,
  type HudActions,
  type SeasonWish,
  type Speed,
} from './hud/index.ts';
import { scripts } from './scripts/index.ts';
import { beginSeason, newDay, nextDay, type NewCafe } from './sim/opening.ts';
import type { Input } from './sim/state/input.ts';
import { Simulation, type SavedCafe } from './sim/simulation.ts';
import type { WorldState } from './sim/state/types.ts';
import { openView, type CafeView } from './view/index.ts';
import { fetchAllWords, hasWords, language, say, setLanguage } from './words/index.ts';

/** How far an arrow key moves the picture. */
const PAN_PIXELS = 72;
/** How long a hint stays, unless it is dismissed. */
const HINT_MS = 14_000;

const stage = document.querySelector<HTMLElement>('#stage') as HTMLElement;
const hudRoot = document.querySelector<HTMLElement>('#hud') as HTMLElement;

let currentScripts = scripts;
let cafe: Simulation | null = null;
let view: CafeView;
let hud: Hud;
let moment: BestMoment;
/** What the player chose for the café about to begin; null = a single day of its own. */
let wished: SeasonWish | null = null;
let starsBefore = 0;
/** The café as it was when its day began on this page. */
let startText = '';
let dayShown = false;
let swaps = 0;
const deeds = new PlayerDeeds();
const sounding = new Sounding(() => view);
const choosing = new Choosing({
  cafe: () => cafe,
  command: (post) => give({ kind: 'command', post }),
  selected: (ids, first) => {
    if (first) sounding.play('page');
    if (ids.length > 0) deeds.opened++;
    view.setSelection(ids);
    hud.setSelection(ids);
    book.open(ids[0] ?? null);
    lab.look(ids[0] ?? null);
    if (ids.length > 0 && !lab.isOpen) void book.bring();
  },
  modeSet: (mode) => {
    view.setMode(mode);
    hud.setMode(mode);
  },
  followed: (id) => {
    view.follow(id);
    hud.setFollowed(id);
    book.setFollowed(id);
  },
  tell: (key) => hud.toast({ key }),
});
const saving = new Saving(
  {
    scripts,
    ready: fetchYaml,
    cafe: () => cafe,
    morningStars: () => starsBefore,
    begin: () =>
      wished === null ? begin({ seed: freshSeed() }) : beginAt(beginSeason({ seed: freshSeed(), ...wished })),
    resume: ({ cafe: saved, morningStars }) => {
      open(saved.state, saved);
      starsBefore = morningStars;
      enter();
      if (saved.state.over) closeDay();
    },
    hud: () => hud,
  },
  hudRoot,
);
const hints = new Hints({
  says: (line, from) => {
    const key = `hint.${line}`;
    hud.toast({
      key: hasWords(key) ? key : 'hint.verbatim',
      params: { text: line },
      ms: HINT_MS,
      ...(from === undefined ? {} : { face: { look: from.look, rank: from.rank } }),
    });
  },
  asks: ask,
  give,
});

/** A case: the HUD asks, the notebook knows. */
function ask({ id, who, tick, terms }: CaseFound): void {
  const person = cafe?.state.people[who];
  if (cafe === null || person === undefined) return;
  const solved = CASES.length - casesLeft(cafe.state.said ?? []).size;
  const rank = person.role === 'maid' ? person.rank : null;
  hud.ask({ id, who, tick, terms, face: { look: person.look, rank, name: person.name }, solved, count: CASES.length });
}

const book = new Book({
  cafe: () => cafe,
  panel: () => hud.sidePanel,
  selected: () => choosing.selection[0] ?? null,
  followed: () => choosing.followed,
  give,
  follow: (id) => choosing.follow(id),
  select: (id) => choosing.select(id === null ? [] : [id]),
  lookAt: (x, y) => view.lookAt(x, y),
  command: () => hud.openBoard(),
  missing: () => hud.toast({ key: 'toast.notFetched' }),
});
const own: OwnScripts = new OwnScripts({
  cafe: () => cafe,
  speed: () => loop.speed,
  tell: (key, who) => {
    const name = who === undefined ? '' : (cafe?.state.people[who]?.name ?? who);
    void fetchAllWords().then(() => hud.toast({ key, params: { name } }));
  },
});

// ── time ────────────────────────────────────────────────────────────────────────────────────────────────────────

const promising = new Promising({
  cafe: () => cafe,
  start: () => startText,
  scripts: () => currentScripts,
  hud: () => hud,
});
const loop = new Loop(() => (lab.isOpen ? lab.step() : step()));
const lab = new LabHosting({
  stage,
  scripts: () => currentScripts,
  cafe: () => cafe,
  start: () => startText,
  view: () => view,
  hud: () => hud,
  ready: fetchNotebook,
  step,
  give,
  speed: () => loop.speed,
  setSpeed,
  select: (ids) => choosing.select(ids),
  selected: () => choosing.selection[0] ?? null,
  adopt,
  leader: () => own.leader,
  secondView: (element) =>
    openSecondView(element, view, {
      alpha: () => alpha,
      select: (ids) => choosing.select(ids),
      say: sayOf,
    }),
  promises: () => promising.bring(),
  left: (speed) => {
    const atTitle = watching.left();
    if (!atTitle && cafe?.state.over === true) return closeDay();
    if (!atTitle) hud.screen('cafe');
    setSpeed(atTitle ? 0 : speed);
  },
});

const watching = new Watching({
  atTitle: () => hud.shown === 'title',
  inDay: () => !dayShown,
  turn: () => {
    lab.model?.turnTo('replays');
    return lab.isOpen;
  },
  open: () => lab.open('replays'),
  leaveTitle: () => view.title(false),
  showTitle,
});
watching.listen();

/** One tick of the café and what everyone sees of it; false when the day is over. */
function step(): boolean {
  if (cafe === null || !own.ready) return false;
  cafe.step();
  own.stepped(cafe);
  lab.ticked();
  promising.ticked();
  const { events } = cafe;
  view.ticked();
  hud.happened(events);
  sounding.ticked(cafe);
  hints.look(cafe, {
    selection: choosing.selection,
    orders: choosing.mode !== 'select',
    deeds,
    caseOpen: hud.asking,
    away: lab.isOpen,
    saying: hud.toasting,
  });
  if (!dayShown) moment.see(cafe, events);
  choosing.ticked();
  if (!cafe.state.over || dayShown) return true;
  // Whoever is in the lab stays there; the report comes when they leave it.
  if (!lab.isOpen) closeDay();
  void saving.keep('evening');
  return false;
}

/** The day is over, and its report is shown. */
function closeDay(): void {
  lab.close();
  dayShown = true;
  setSpeed(0);
  sounding.setScene('report');
  hud.screen('report', { photo: moment.photo, starsBefore });
}

function setSpeed(speed: Speed): void {
  loop.speed = speed;
  own.setSpeed(speed);
  loop.forget();
  hud.setSpeed(speed);
  sounding.setSpeed(speed);
  view.setPaused(speed === 0);
}

let blockedAt = 0;
/** How far the picture is between two ticks. */
let alpha = 1;
function frame(deltaMs: number): number {
  alpha = loop.frame(deltaMs);
  // Of an evening time stands still, but the player does not.
  if (loop.speed > 0 || dayShown) saving.passed(deltaMs);
  hud.refresh();
  book.refresh();
  if (performance.now() - blockedAt > 250) {
    blockedAt = performance.now();
    view.setBlocked(hud.blockedRects());
  }
  return alpha;
}

// ── the café ────────────────────────────────────────────────────────────────────────────────────────────────────

function open(state: WorldState, saved?: SavedCafe): void {
  cafe = new Simulation(state, currentScripts, { tracing: true }, saved);
  own.opened(cafe);
  startText = cafe.save();
  starsBefore = state.stars;
  dayShown = false;
  moment = new BestMoment(() => view.snapshot());
  loop.forget();
  hints.forget();
  choosing.forget();
  hud.show(cafe);
  sounding.show(cafe);
  book.show(cafe);
  void view.show(cafe);
}

/** Goes on with this café instead: the same day, run anew or from an earlier moment. */
function adopt(to: Simulation): void {
  if (cafe !== null) moment.goOn(cafe, to);
  cafe = to;
  own.opened(cafe);
  dayShown = to.state.over;
  hud.moment(cafe);
  hud.goOnFrom(to.state.tick);
  hints.goOnFrom(to.state.tick);
  sounding.show(cafe);
  book.show(cafe);
  view.moment(cafe);
}

function begin(opts: NewCafe): void {
  beginAt(newDay(opts));
}

/** A new café, from its first morning on. */
function beginAt(state: WorldState): void {
  open(state);
  enter();
  saving.begun();
}

/** The title, in front of the café behind it. */
function showTitle(): void {
  setSpeed(0);
  sounding.setScene('title');
  view.title(true);
  hud.screen('title', { continues: saving.continues() });
}

function enter(): void {
  view.title(false);
  sounding.setScene('cafe');
  hud.screen('cafe');
  // Empty, it says what it is for.
  void inIdleTime(promising.wanted ? [() => book.bring(), () => promising.bring()] : [() => book.bring()]);
  setSpeed(1);
}

/** @returns false when it was refused at once */
function give(input: Input): boolean {
  if (cafe !== null && loop.speed === 0 && needsMoreChalk(cafe, input)) {
    hud.toast({ key: 'toast.noChalk' });
    sounding.play('noChalk');
    return false;
  }
  if (!own.takes(input)) cafe?.give(input);
  // After closing nothing moves any more: what is given then is taken up at once, for tomorrow.
  if (cafe?.state.over === true) step();
  hud.refresh();
  // The board is read before the next tick: while time stands still nothing of it can be seen yet.
  if (input.kind !== 'command') return true;
  sounding.play('chalk');
  // The lab's own board says so itself.
  if (loop.speed === 0 && input.free !== true) hud.toast({ key: 'toast.written' });
  return true;
}

// ── what the panels may ask ─────────────────────────────────────────────────────────────────────────────────────

const actions: HudActions = {
  setSpeed: (speed) => {
    if (speed === 0) deeds.paused++;
    else if (speed !== loop.speed && loop.speed !== 0) deeds.speeds++;
    setSpeed(speed);
  },
  select: (ids, how) => choosing.choose(ids, how),
  selectTeam: (team) => choosing.selectTeam(team),
  assignTeam: (team) => {
    for (const id of choosing.selection)
      if (cafe?.state.people[id]?.role === 'maid') give({ kind: 'edit', maid: id, edit: { team } });
  },
  setMode: (mode) => choosing.setMode(mode),
  follow: (id) => choosing.follow(id),
  jumpTo: (ids) => {
    const there = ids.map((id) => cafe?.state.people[id]).find((one) => one !== undefined);
    if (there === undefined) return;
    view.lookAt(there.x, there.y);
    choosing.select([there.id]);
  },
  openLab: () => void lab.open(),
  ...(watching.wanted ? { watchReplay: () => void watching.watch() } : {}),
  openReplays: () => void watching.watch(),
  give,
  scout: (ids, look) => {
    if (cafe !== null && ids.length > 0) give({ kind: 'command', post: scoutOrder(cafe, ids, look) });
  },
  newCafe: (wish) => {
    wished = wish ?? null;
    saving.newCafe();
  },
  openSaves: () => void saving.open(),
  continueCafe: () => {
    if (saving.continueCafe()) return;
    if (cafe === null) begin({ seed: freshSeed() });
    else if (!cafe.state.over) enter();
    else if (cafe.state.season === undefined) actions.nextDay();
    else {
      enter();
      closeDay();
    }
  },
  nextDay: () => {
    if (cafe === null) return;
    open(nextDay(cafe.state));
    enter();
    void saving.keep('morning');
  },
  setLanguage: (language) => void setLanguage(language),
  toTitle: () => {
    void saving.keep('leaving');
    showTitle();
  },
  stepTick: () => {
    step();
    hud.refresh();
    book.refresh();
  },
  zoom: (by) => view.zoom(by),
  pan: (dx, dy) => view.pan(dx * PAN_PIXELS, dy * PAN_PIXELS),
  plan: {
    show: (plan) => view.plan(plan),
    tileAt: (x, y) => view.tileAtPage(x, y),
    onPage: (x, y) => view.tileOnPage(x, y),
    lookAt: (x, y) => view.lookAt(x, y),
    pan: (dx, dy) => view.pan(dx, dy),
    zoom: (by) => view.zoom(by),
  },
  reduceMotion: (on) => view.setReducedMotion(on),
  showHints: (on) => {
    hints.on = on;
  },
  noMoreCases: () => give({ kind: 'said', hints: CASES.map(caseMark) }),
  setSound: (levels) => sounding.setLevels(levels),
};

/** The one number of a new café that does not come from the simulation; `?seed=7` in the address fixes it. */
function freshSeed(): number {
  const asked = Number(new URLSearchParams(location.search).get('seed'));
  return Number.isInteger(asked) && asked > 0 ? asked : (crypto.getRandomValues(new Uint32Array(1))[0] as number) >>> 2;
}

/** Words for the view, which knows keys only. */
const sayOf = (key: string, params?: Record<string, unknown>): string =>
  hasWords(key) ? say(key, params as Record<string, string | number>) : key;

async function start(): Promise<void> {
  const words = fetchWords();
  saving.fetch().catch(() => null);
  view = await openView(stage, {
    frame: (deltaMs) => (cafe === null ? 1 : frame(deltaMs)),
    select: (ids, how) => (how === 'add' ? choosing.toggle(ids) : choosing.select(ids)),
    order: (manner, x, y, append) => choosing.order(manner, x, y, append),
    target: (kind, at, append) => choosing.target(kind, at, append),
    missed: () => choosing.missed(),
    letGo: () => choosing.follow(null),
    say: sayOf,
  });
  await words;
  hud = openHud(hudRoot, actions);
  open(newDay({ seed: freshSeed() }));
  showTitle();
  expose({
    actions,
    choosing,
    lab,
    own,
    saving,
    sounding,
    cafe: () => cafe,
    view: () => view,
    swaps: () => swaps,
    step,
    refresh: () => {
      hud.refresh();
      book.refresh();
    },
    begin,
    beginSeason: (opts) => beginAt(beginSeason({ seed: freshSeed(), ...opts })),
    setSpeed,
  });
  fetchStylesAgain();
  void saving.bring().catch(() => null);
  void inIdleTime([fetchPanels, fetchNotebook, fetchFaces]);
}

// A script edited on disk is exchanged in the running café; everyone keeps notebook, runned and param (chapter 1.3).
if (import.meta.hot) {
  import.meta.hot.accept('./scripts/index.ts', (module) => {
    if (module === undefined) return;
    currentScripts = module['scripts'] as typeof scripts;
    cafe?.swapScripts(currentScripts);
    swaps++;
  });
}

beginWithNewest(() => void start());
keepForOffline(language);
