/** Implements the actions that the HUD needs from the game: every button and key of the HUD calls one of them. */

import { makeDuelScene } from '../hosts/duel-scene.ts';
import type { HudDeps } from '../../hud/index.ts';
import type { Input } from '../../sim/inputs/index.ts';
import { setLanguage } from '../../words/index.ts';
import { type CaseId, caseMark, CASES } from '../coach/cases.ts';
import type { Hints, PlayerDeeds } from '../coach/hints.ts';
import type { LabScreen } from '../hosts/lab-screen.ts';
import type { NotebookHost } from '../hosts/notebook-host.ts';
import { PacksHost } from '../hosts/packs.ts';
import type { ReplayEntry } from '../hosts/replay-entry.ts';
import type { SoundHost } from '../hosts/sound-host.ts';
import type { Page } from '../page/page.ts';
import type { Loop } from '../session/loop.ts';
import type { Saving } from '../session/saving.ts';
import type { Screens } from '../session/screens.ts';
import type { Session } from '../session/session.ts';
import { TakingBack } from '../session/undo-evening-act.ts';
import { lasting, postOf, scoutOrder, whenFree } from './orders.ts';
import { Jumps } from './jumps.ts';
import type { Selection } from './selection.ts';

/** Number of pixels by which an arrow key moves the picture. */
const PAN_PIXELS = 72;

export interface GameParts {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly screens: Screens;
  readonly selection: Selection;
  readonly saving: Saving;
  readonly lab: LabScreen;
  readonly notebook: NotebookHost;
  readonly replays: ReplayEntry;
  readonly hints: Hints;
  readonly sound: SoundHost;
  readonly deeds: PlayerDeeds;
  give(input: Input): boolean;
}

export function makeHudDeps(deps: GameParts): HudDeps {
  const { page, session, loop, screens, selection, saving, lab, notebook, replays, hints, sound, deeds, give } = deps;
  const packs = new PacksHost({ page, session, screens });
  packs.listen();
  const hold = (by: Parameters<Loop['hold']>[0], on: boolean): void => {
    loop.hold(by, on);
    page.view.setPaused(loop.isStill);
  };
  const jumps = new Jumps(page, selection);
  return {
    setSpeed: (speed) => {
      if (speed === 0) deeds.paused++;
      else if (speed !== loop.speed && loop.speed !== 0) deeds.speeds++;
      loop.setSpeed(speed);
    },
    celebrate: (fanfare) => {
      hold('celebration', fanfare !== null);
      page.view.setHushed(fanfare !== null);
      if (fanfare !== null) sound.play(fanfare);
    },
    hold: (on) => hold('dialog', on),
    stepTick: () => {
      screens.step();
      page.hud.refresh();
      notebook.refresh();
    },

    select: (ids, how) => selection.choose(ids, how),
    selectTeam: (team) => selection.selectTeam(team),
    assignTeam: (team) => {
      for (const id of selection.ids)
        if (session.cafe?.state.people[id]?.role === 'maid') give({ kind: 'edit', maid: id, edit: { team } });
    },
    setMode: (mode) => selection.setMode(mode),
    pointedAt: (x, y) => page.view.pointedAt(x, y),
    offer: (at) => selection.offer(at),
    setOffered: (id) => {
      selection.offered = id;
    },
    giveAt: (at) => selection.giveAt(at),
    follow: (id) => selection.follow(id),
    jumpTo: (ids) => {
      const there = ids.map((id) => session.cafe?.state.people[id]).find((person) => person !== undefined);
      if (there === undefined) return;
      jumps.to(there);
    },
    comeBack: () => jumps.back(),
    look: (at) => jumps.look(at),
    endLook: () => jumps.endLook(),

    give,
    edits: session.edits,
    takingBack: new TakingBack(session, give),
    order: (maid, order, later) => {
      const { cafe } = session;
      if (cafe === null) return;
      const post = postOf(cafe, maid, order);
      give({ kind: 'command', post: lasting(later === 'whenFree' ? whenFree(post) : post, loop.speed) });
    },
    scout: (ids, look) => {
      const { cafe } = session;
      if (cafe !== null && ids.length > 0)
        give({ kind: 'command', post: lasting(scoutOrder(cafe, ids, look), loop.speed) });
    },
    caseOpened: (id) => give({ kind: 'said', hints: [caseMark(id as CaseId)] }),
    caseSolved: (id) => give({ kind: 'solved', question: id }),
    noMoreCases: () => give({ kind: 'said', hints: CASES.map(caseMark) }),

    newCafe: (wish) => screens.newCafe(wish ?? null),
    freeCafe: (from) => void screens.freeCafe(from),
    daily: screens.daily,
    seasonDay: () => screens.seasonDay(),
    get backToSeason() {
      return saving.leftSeason ? () => void saving.backToSeason() : null;
    },
    openSaves: () => void saving.open('slots', (on) => hold('saves', on)),
    continueCafe: () => screens.continueCafe(),
    nextDay: () => screens.nextDay(),
    toTitle: () => screens.toTitle(),
    openLab: () => void lab.open(),
    ...(replays.wanted ? { watchReplay: () => void replays.watch() } : {}),
    openReplays: () => void replays.watch(),
    openPacks: () => void packs.open(),
    labFromTitle: () => void replays.watch('time'),

    zoom: (by) => page.view.zoom(by),
    home: () => page.view.goHome(),
    pan: (dx, dy) => page.view.pan(dx * PAN_PIXELS, dy * PAN_PIXELS),
    plan: {
      show: (plan) => page.view.plan(plan),
      tileAt: (x, y) => page.view.tileAtPage(x, y),
      onPage: (x, y) => page.view.tileOnPage(x, y),
      personOnPage: (id) => page.view.personOnPage(id),
      lookAt: (x, y) => page.view.lookAt(x, y),
      pan: (dx, dy) => page.view.pan(dx, dy),
      zoom: (by) => page.view.zoom(by),
    },

    duel: makeDuelScene({ page, session }),

    setLanguage: (to) => void setLanguage(to),
    reduceMotion: (on) => page.view.setReducedMotion(on),
    showHints: (on) => {
      hints.on = on;
    },
    setSound: (levels) => sound.setLevels(levels),
  };
}
