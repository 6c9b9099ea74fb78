/**
 * Draws the cooking duel in the café: a copy of the café's present state, in which both cooks stand on the stage and the
 * regulars sit at the tables around it. The café itself does not change.
 */

import type { DuelScene } from '../../hud/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Facing, Person } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';

type Poses = Exclude<Parameters<DuelScene['show']>[0], null>;
interface Tile {
  readonly x: number;
  readonly y: number;
}

const MOST_WATCHING = 12;
/** Appearances of the people at the tables, used if the café has no list of regulars. */
const LOOKS = ['office', 'student', 'lady', 'granny', 'fan', 'madame'] as const;

export function makeDuelScene({ page, session }: { readonly page: Page; readonly session: Session }): DuelScene {
  return {
    show(poses) {
      const { cafe } = session;
      if (cafe === null) return;
      const { view } = page;
      // The maids' words would lie close up over the cooks.
      view.setHushed(poses !== null);
      if (poses === null) {
        view.moment(cafe);
        view.goHome();
        view.setPaused(true);
        return;
      }
      const spots = spotsOf(cafe.state);
      view.moment(Object.create(cafe, { state: { value: stateOf(cafe.state, spots, poses) } }) as Cafe);
      view.closeUp((spots.us.x + spots.them.x) / 2, (spots.us.y + spots.them.y) / 2);
      view.setPaused(false);
    },
    at: (who) => page.view.personOnPage(`duel-${who}`),
  };
}

/** Where the cooks stand: far apart on the stage or, without a stage, in the middle of the room. */
function spotsOf({ map }: WorldState): { us: Tile; them: Tile } {
  const stage: Tile[] = [];
  map.rows.forEach((row, y) => [...row].forEach((tile, x) => void (tile === 'S' && stage.push({ x, y }))));
  const far = (tile: Tile): number => tile.x + tile.y;
  const [first, last] = [stage[0], stage.at(-1)];
  if (first === undefined || last === undefined || stage.length < 2) {
    const x = Math.floor(map.width / 2);
    const y = Math.floor(map.height / 2);
    return { us: { x: x - 1, y: y + 1 }, them: { x: x + 1, y: y - 1 } };
  }
  const front = Math.max(...stage.map(far)) - 1;
  const row = stage.filter((tile) => far(tile) >= front);
  const us = row.reduce((most, tile) => (tile.y - tile.x > most.y - most.x ? tile : most), row[0] ?? first);
  const them = row.reduce((most, tile) => (tile.x - tile.y > most.x - most.y ? tile : most), row[0] ?? last);
  return us === them ? { us: first, them: last } : { us, them };
}

/** Returns a copy of the café's state with both cooks on the stage and spectators in the seats near them. */
function stateOf(state: WorldState, { us, them }: { us: Tile; them: Tile }, poses: Poses): WorldState {
  const model = Object.values(state.people).find(({ role }) => role === 'chef');
  if (model === undefined) return state;
  const person = (id: string, look: string, at: Tile, more: Partial<Person>): Person =>
    ({
      ...model,
      cooking: null,
      stove: null,
      ...at,
      id,
      look,
      stepOf: 0,
      seat: null,
      present: true,
      ...more,
    }) as Person;
  const near = [...state.seats].sort((a, b) => away(a, us) - away(b, us) || (a.id < b.id ? -1 : 1));
  const looks = state.regulars?.who.map(({ look }) => look) ?? LOOKS;
  const crowd = near.slice(0, MOST_WATCHING).map((seat, i) =>
    person(`duel-guest-${i}`, looks[i % looks.length] ?? 'office', seat, {
      seat: poses.crowd === 'sit' ? seat.id : null,
      facing: seat.facing,
      pose: poses.crowd,
    }),
  );
  const facing: Facing = 'SE';
  const others = Object.values(state.people).filter(({ role }) => role === 'maid');
  const all = [
    ...others,
    ...crowd,
    person('duel-us', model.look, us, { pose: poses.us, facing }),
    person('duel-them', 'greta', them, { pose: poses.them, facing: 'SW' }),
  ];
  return { ...state, people: Object.fromEntries(all.map((one) => [one.id, one])) };
}

const away = (seat: Tile, from: Tile): number => Math.abs(seat.x - from.x) + Math.abs(seat.y - from.y);
