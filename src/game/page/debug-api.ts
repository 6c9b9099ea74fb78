/**
 * Defines `window.honeybell`, with which browser tests and scripts in the console control the game. The game itself
 * never reads it.
 */

import type { HudDeps, Speed } from '../../hud/index.ts';
import { beginSeason, type NewCafe } from '../../sim/open-day.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { LabScreen } from '../hosts/lab-screen.ts';
import type { NotebookHost } from '../hosts/notebook-host.ts';
import type { PlayerScripts } from '../hosts/player-scripts.ts';
import type { SoundHost } from '../hosts/sound-host.ts';
import type { Selection } from '../input/selection.ts';
import type { Loop } from '../session/loop.ts';
import type { Saving } from '../session/saving.ts';
import type { Screens } from '../session/screens.ts';
import type { Session } from '../session/session.ts';
import { freshSeed } from './address.ts';
import type { Page } from './page.ts';

type SeasonBegun = Partial<Parameters<typeof beginSeason>[0]>;

export interface DebugDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly screens: Screens;
  readonly selection: Selection;
  readonly notebook: NotebookHost;
  readonly lab: LabScreen;
  readonly playerScripts: PlayerScripts;
  readonly saving: Saving;
  readonly sound: SoundHost;
  readonly hudDeps: HudDeps;
}

export function exposeDebugApi(deps: DebugDeps): void {
  const { page, session, loop, screens, selection, notebook, lab, playerScripts, saving, sound, hudDeps } = deps;
  Object.assign(window, {
    honeybell: {
      get cafe() {
        return session.cafe;
      },
      get view() {
        return page.view;
      },
      get lab() {
        return lab.model;
      },
      /** The Worker that simulates ahead for players' scripts; null while there are none. */
      get ahead() {
        return playerScripts.leader;
      },
      get mode() {
        return selection.mode;
      },
      get selection() {
        return selection.ids;
      },
      get followed() {
        return selection.followed;
      },
      /** The sound; null until the player's first click, tap or key, because browsers allow no sound before. */
      get sound() {
        return sound.sound;
      },
      get swaps() {
        return session.swaps;
      },
      /**
       * Runs ticks of the café. @param celebrates true: celebrations are shown for the events of these ticks; false:
       * they are dropped
       */
      step: (ticks = 1, celebrates = false) => {
        for (let i = 0; i < ticks; i++) if (!screens.step()) break;
        if (!celebrates) page.hud.dropParties();
        page.hud.refresh();
        notebook.refresh();
      },
      /** Positions in CSS pixels of the page: the middle of a person, the centre of a tile. */
      screenOf: (id: PersonId) => page.view.personOnPage(id),
      screenOfTile: (x: number, y: number) => page.view.tileOnPage(x, y),
      begin: (opts: NewCafe) => screens.begin(opts),
      beginSeason: (opts: SeasonBegun = {}) => screens.beginAt(beginSeason({ seed: freshSeed(), ...opts })),
      actions: hudDeps,
      select: (ids: readonly PersonId[]) => selection.select(ids),
      setSpeed: (speed: Speed) => loop.setSpeed(speed),
      saving,
    },
  });
}
