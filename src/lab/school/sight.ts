/**
 * Lesson "sight": a favourite guest calls behind the back of a walking maid. Whether she notices the call depends on
 * her alert range (its radius, its angle and its direction) and on what she hears.
 */

import type { Simulation } from '../../sim/simulation.ts';
import { unnoticed, type Unnoticed } from '../../sim/world/alert-tiles.ts';
import { guest, type Lesson, MENU, nameOf, type Outcome, QUIET, seconds } from './lesson.ts';

/**
 * Tick at which the favourite guest, a footballer, rings to call a maid. Only if he sits at the near table can Hana,
 * who walks to the right, hear his bell.
 */
const CALLS = 40;
const TICKS = 200;
/** Places where the favourite guest can sit: the choices of the lesson's last knob. `SEAT_OF` holds the seat at each place. */
const PLACES = ['behind', 'near', 'wall', 'ahead'] as const;
const SEAT_OF = { behind: 'b', near: 'e', wall: 'd', ahead: 'c' } as const;
const RADII = { least: 1, most: 20 };

export const sight: Lesson = {
  id: 'sight',
  ticks: TICKS,
  moment: CALLS,
  shown: ['hana'],
  knobs: [
    // The first three knobs change Hana's alert range, which consists of one sector.
    { id: 'radius', kind: 'number', who: 'hana', ...RADII, step: 1, begin: 10 },
    { id: 'half', kind: 'number', words: 'degrees', who: 'hana', least: 15, most: 180, step: 15, begin: 60 },
    { id: 'facing', kind: 'number', words: 'degrees', who: 'hana', least: 0, most: 180, step: 15, begin: 0 },
    { id: 'place', kind: 'choice', who: 'rio', words: 'school.place.', choices: PLACES, begin: 0 },
  ],
  source: {
    file: 'src/sim/script-api/noticing.ts',
    lines: [
      "if (noticesTile(this.world, me, who.x, who.y)) return 'saw';",
      "return hasHeard(this.world.state, me, who.id) ? 'heard' : null;",
    ],
  },
  tries: [
    { key: 'around', values: { radius: 20, half: 180, facing: 0, place: 0 } },
    { key: 'back', values: { radius: 20, half: 45, facing: 180, place: 0 } },
    { key: 'wall', values: { radius: 20, half: 180, facing: 0, place: 2 } },
    { key: 'near', values: { radius: 10, half: 60, facing: 0, place: 1 } },
  ],
  scenario: (values) => ({
    seed: 5,
    ticks: TICKS,
    chance: QUIET,
    menu: MENU,
    map: [
      '#########################',
      '#K......................#',
      '#PP.............Tc...Ta.#',
      '#.......................#',
      '#bT.....................#',
      '#.....Te................#',
      '####################....#',
      '#....Td.................#',
      '###########D#############',
    ],
    maids: [
      {
        id: 'hana',
        rank: 3,
        at: [3, 3],
        favouriteCustomerTypes: ['footballer'],
        alertness: 1,
        alertRange: [{ radius: values['radius'], halfAngle: values['half'], facing: values['facing'] }],
      },
    ],
    customers: [
      guest('ann', 'a', { name: 'Ann', look: 'clerk' }),
      guest('rio', SEAT_OF[PLACES[values['place'] ?? 0] ?? 'behind'], {
        type: 'footballer',
        isHero: true,
        name: 'Rio Vento',
        look: 'rio',
        arrive: CALLS,
      }),
    ],
  }),
  outcomes: ({ events, cafe, tileOf }): readonly Outcome[] => {
    const turned = events.find(({ type, who, customer }) => type === 'target' && who === 'hana' && customer === 'rio');
    const because = turned?.['because'] as { readonly terms?: { readonly knows?: unknown } } | undefined;
    const knows = because?.terms?.knows;
    const params = { name: nameOf(cafe, 'hana'), seconds: seconds((turned?.tick ?? TICKS) - CALLS) };
    const key = knows === 'saw' || knows === 'heard' ? knows : (unseenAt(cafe, tileOf('hana', CALLS)) ?? 'behind');
    const atOnce = params.seconds === 0 && (key === 'saw' || key === 'heard');
    return [{ key: atOnce ? `${key}AtOnce` : key, who: 'hana', params, tick: turned?.tick ?? null }];
  },
};

/** Returns why Hana, standing on the given tile and facing right, does not see the footballer. */
function unseenAt(cafe: Simulation, at: { readonly x: number; readonly y: number }): Unnoticed | null {
  const { hana, rio } = cafe.state.people;
  if (hana === undefined || rio === undefined) return null;
  return unnoticed(cafe.world, { ...hana, ...at, facing: 'SE' }, rio.x, rio.y);
}
