/**
 * The garden and the street: trees, hedges, lamps, placed by the size of the room so that every café has them where its
 * walls end. What grows behind the house is painted into the ground between lawn and walls; the rest stands among people.
 */

import type { CafeMap } from '../sim/types.ts';

export interface Prop {
  readonly name: string;
  /** Map tiles; outside the map for nearly all. */
  readonly x: number;
  readonly y: number;
  readonly rear: boolean;
}
/** A lamp's light, in world tiles and pixels. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  /** Pixels above the floor at which it hangs. */
  readonly up: number;
  readonly radius: number;
}

export interface Scenery {
  readonly props: readonly Prop[];
  readonly lamps: readonly Lamp[];
}

export function planScenery(map: CafeMap): Scenery {
  const nx = map.width - 2;
  const ny = map.height - 2;
  const props: Prop[] = [];
  const lamps: Lamp[] = [];
  /** In floor tiles: (0, 0) is the tile in the rear corner. */
  const put = (name: string, fx: number, fy: number): void => {
    props.push({ name, x: fx + 1, y: fy + 1, rear: fx < 0 || fy < 0 });
    if (name === 'lamp') lamps.push({ x: fx + 1, y: fy + 1, up: 56, radius: 86 });
    if (name === 'lantern') lamps.push({ x: fx + 1, y: fy + 1, up: 22, radius: 46 });
  };
  // Behind the right wall, along the gravel walk.
  for (let i = 0, x = -2.6; x < nx + 4; i++, x += 3.1) {
    put(['tree-cherry', 'tree-dark', 'tree-green'][i % 3]!, x + ((i * 7) % 5) * 0.14, -1.9 - ((i * 3) % 4) * 0.12);
    put(['tree-dark', 'tree-green', 'tree-cherry'][i % 3]!, x + 1.4 + ((i * 5) % 3) * 0.3, -4.5 - ((i * 3) % 5) * 0.25);
  }
  for (let i = 0, x = 5.6; x < nx + 1; i++, x += 3.3) put(i % 2 ? 'hedge-white' : 'hedge-pink', x, -1.6);
  for (let x = 9.2; x < nx + 2; x += 3.9) put('lantern', x, -2.5);
  for (let i = 0, x = 11; x < nx + 2; i++, x += 3.6) put(['bed-a', 'bed-c'][i % 2]!, x, -2.3);
  // Behind the left wall, round the pond.
  for (const [name, x, y] of [
    ['tree-green', -1.7, 1.4], ['tree-dark', -4.6, 0.2], ['tree-dark', -6.3, 3.2], ['lantern', -1.6, 3.9], ['bed-a', -1.5, 5.6], ['lantern', -1.7, 6.9],
    ['tree-green', -4.9, 8.4], ['bed-c', -2.3, 7.5], ['tree-cherry', -2.3, 8.8], ['hedge-white-SW', -3.2, 10], ['bush-pink', -6.8, 10],
  ] as const) put(name, x, y);
  for (let i = 0, y = 11.5; y < ny + 3; i++, y += 2.6) put(i % 2 ? 'bush-green' : 'tree-dark', -2.2 - (i % 3) * 0.7, y);
  // Before the house.
  for (let i = 0, x = 1.2; x < nx - 1; i++, x += 3.4) put(['bush-gold', 'bush-green', 'bush-pink'][i % 3]!, x, ny + 2.2 + (i % 2) * 0.5);
  put('tree-dark', 3.4, ny + 3.6);
  put('bed-b', nx - 1.4, ny + 1.7);
  put('bed-a', nx - 0.4, ny + 1.3);
  put('lamp', nx - 3.4, ny + 0.8);
  // Along the street.
  for (let y = 2.6; y < ny + 0.5; y += 6) put('lamp', nx + 0.7, y);
  put('bench', nx + 0.75, Math.min(ny - 2, 5.2));
  put('mailbox', nx + 1.7, 3.6);
  put('bike', nx + 1.8, Math.min(ny - 1, 7.3));
  put('bush-pink', nx + 1.4, -0.4);
  for (let i = 0, y = -3; y < ny + 6; i++, y += 3.7) put(['tree-green', 'tree-cherry', 'tree-dark'][i % 3]!, nx + 7.4 + (i % 2) * 0.9, y);
  return { props, lamps };
}
