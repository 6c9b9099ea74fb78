/**
 * Queries of scripts about apprentices (maids who learn by imitating the player): the action in progress, and what the
 * player would do in the present situation.
 */

import type { GoCapState } from '../../ai/index.ts';
import { possibleDeeds, situationFor } from '../apprentice/deeds.ts';
import { habitIn, keyOf } from '../apprentice/learning.ts';
import { countsFor, modeFor } from '../apprentice/work.ts';
import { type Deed, type DeedAtHand, DEEDS, type MaidSituation } from '../state/apprentice.ts';
import type { Maid } from '../state/person.ts';
import type { World } from '../world/world.ts';

/** The facts from which an apprentice chooses an action: the situation, the actions possible in it, and what the player usually did. */
export interface Considering {
  readonly situation: MaidSituation;
  readonly possible: readonly Deed[];
  /** How often the player chose each action in this situation; empty if the situation has not occurred yet. */
  readonly chosen: Readonly<Partial<Record<Deed, number>>>;
  readonly habit: { readonly deed: Deed; readonly times: number; readonly of: number } | null;
}

export class Apprenticing {
  private world!: World;

  bind(world: World): void {
    this.world = world;
  }

  /** All actions that an apprentice can learn, in a fixed order. */
  get deeds(): readonly Deed[] {
    return DEEDS;
  }
  modeOf(me: Maid): GoCapState {
    return modeFor(me);
  }
  /** The action that a maid is carrying out, whether the player ordered it or she began it as an apprentice; null if there is none. */
  deedOf(me: Maid): DeedAtHand | null {
    return me.apprentice?.deed ?? null;
  }
  considers(me: Maid): Considering {
    const situation = situationFor(this.world, me);
    const possible = possibleDeeds(this.world, me);
    const counts = countsFor(me);
    return {
      situation,
      possible,
      chosen: counts[keyOf(situation)] ?? {},
      habit: habitIn(counts, situation, possible),
    };
  }
  /**
   * Lets a script propose an action that the apprentice begins without an order of the player. The action begins after
   * the script has returned.
   */
  takesUp(me: Maid, deed: Deed, situation: MaidSituation): void {
    this.world.effects.of(me).deed = { deed, situation };
  }
}
