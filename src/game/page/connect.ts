/** Connects the parts of the game with the session, so that they follow the running café, its ticks, its speed and the selection. */

import { replaceWords } from '../../words/index.ts';
import type { Hints, PlayerDeeds } from '../coach/hints.ts';
import type { LabScreen } from '../hosts/lab-screen.ts';
import type { NotebookHost } from '../hosts/notebook-host.ts';
import type { PlayerScripts } from '../hosts/player-scripts.ts';
import type { PromiseMonitor } from '../hosts/promise-monitor.ts';
import type { SoundHost } from '../hosts/sound-host.ts';
import type { Selection, SelectionDeps } from '../input/selection.ts';
import type { Loop } from '../session/loop.ts';
import type { Session } from '../session/session.ts';
import type { Page } from './page.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import { borrowPictures } from '../../words/dish-picture.ts';

export interface ConnectDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly selection: Selection;
  readonly notebook: NotebookHost;
  readonly lab: LabScreen;
  readonly playerScripts: PlayerScripts;
  readonly promises: PromiseMonitor;
  readonly hints: Hints;
  readonly sound: SoundHost;
  readonly deeds: PlayerDeeds;
}

/** The words of a café without a pack. */
const NO_WORDS = {};

export function connect(deps: ConnectDeps): void {
  const { page, session, loop, selection, notebook, lab, playerScripts, promises, hints, sound, deeds } = deps;
  session.replaced(({ kind, cafe }) => {
    if (kind === 'closed') return;
    if (kind === 'branched') promises.branched();
    if (kind === 'opened') {
      replaceWords(cafe.state.season?.pack?.words ?? NO_WORDS);
      borrowPictures(tablesOf(cafe.state.season).menu);
    }
    playerScripts.opened(cafe, kind);
    sound.show(cafe);
    notebook.show(cafe);
    if (kind === 'opened') {
      loop.forget();
      hints.forget();
      selection.forget();
      page.hud.show(cafe);
      void page.view.show(cafe);
    } else {
      page.hud.moment(cafe);
      page.hud.goOnFrom(cafe.state.tick);
      hints.goOnFrom(cafe.state.tick);
      page.view.moment(cafe);
    }
  });
  session.ticked((cafe) => {
    playerScripts.stepped(cafe);
    // Promises are checked before the lab is notified, so that the lab can stop at a promise that was broken in this
    // tick.
    promises.ticked();
    lab.ticked();
    page.view.ticked();
    page.hud.happened(cafe.events);
    sound.ticked(cafe);
    hints.look(cafe, {
      selection: selection.ids,
      orders: selection.mode !== 'select',
      deeds,
      caseOpen: page.hud.asking,
      away: lab.isOpen,
      saying: page.hud.toasting,
      speed: loop.speed,
    });
    selection.ticked();
  });
  loop.speedSet((speed) => {
    for (const part of [playerScripts, page.hud, sound]) part.setSpeed(speed);
    page.view.setPaused(loop.isStill);
  });
}

type Shows = Pick<SelectionDeps, 'selected' | 'modeSet' | 'followed' | 'tell'>;

/** Makes the listeners that pass changes of the selection, the mode and the followed person to the parts that show them. */
export function selectionShown(deps: Pick<ConnectDeps, 'page' | 'notebook' | 'lab' | 'sound' | 'deeds'>): Shows {
  const { page, notebook, lab, sound, deeds } = deps;
  return {
    selected: (ids, first) => {
      if (first) sound.play('page');
      if (ids.length > 0) deeds.opened++;
      page.view.setSelection(ids);
      page.hud.setSelection(ids);
      notebook.open(ids[0] ?? null);
      lab.look(ids[0] ?? null);
      if (ids.length > 0 && !lab.isOpen) void notebook.bring();
    },
    modeSet: (mode) => {
      page.view.setMode(mode);
      page.hud.setMode(mode);
    },
    followed: (id) => {
      page.view.follow(id);
      page.hud.setFollowed(id);
      notebook.setFollowed(id);
    },
    tell: (key) => page.hud.toast({ key }),
  };
}
