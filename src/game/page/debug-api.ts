/**
 * What tests drive the game by: `honeybell` in the page's window. The game itself never reads it.
 */

import type { HudActions, Speed } from '../../hud/index.ts';
import type { beginSeason, NewCafe } from '../../sim/opening.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { CafeView } from '../../view/index.ts';
import type { Choosing } from '../input/selection.ts';
import type { LabHosting } from '../hosts/lab-host.ts';
import type { OwnScripts } from '../hosts/player-scripts.ts';
import type { Saving } from '../session/saving.ts';
import type { Sounding } from '../hosts/sound-host.ts';

type SeasonBegun = Partial<Parameters<typeof beginSeason>[0]>;

export interface Exposed {
  readonly actions: HudActions;
  readonly choosing: Choosing;
  readonly lab: LabHosting;
  readonly own: OwnScripts;
  readonly saving: Saving;
  readonly sounding: Sounding;
  cafe(): Simulation | null;
  view(): CafeView;
  /** How often edited scripts have been exchanged. */
  swaps(): number;
  /** One tick; false when the day is over. */
  step(): boolean;
  /** Shows what has changed. */
  refresh(): void;
  begin(opts: NewCafe): void;
  beginSeason(opts: SeasonBegun): void;
  setSpeed(speed: Speed): void;
}

export function expose({ actions, choosing, lab, own, saving, sounding, ...game }: Exposed): void {
  Object.assign(window, {
    honeybell: {
      get cafe() {
        return game.cafe();
      },
      get view() {
        return game.view();
      },
      get lab() {
        return lab.model;
      },
      /** Thinks ahead for players' scripts; null while nobody has one. */
      get ahead() {
        return own.leader;
      },
      get mode() {
        return choosing.mode;
      },
      get selection() {
        return choosing.selection;
      },
      get followed() {
        return choosing.followed;
      },
      /** Null before the first gesture. */
      get sound() {
        return sounding.sound;
      },
      get swaps() {
        return game.swaps();
      },
      step: (ticks = 1) => {
        for (let i = 0; i < ticks; i++) if (!game.step()) break;
        game.refresh();
      },
      /** CSS pixels of the page: the middle of somebody, the centre of a tile. */
      screenOf: (id: PersonId) => game.view().personOnPage(id),
      screenOfTile: (x: number, y: number) => game.view().tileOnPage(x, y),
      begin: game.begin,
      beginSeason: (opts: SeasonBegun = {}) => game.beginSeason(opts),
      actions,
      select: (ids: readonly PersonId[]) => choosing.select(ids),
      setSpeed: game.setSpeed,
      saving,
    },
  });
}
