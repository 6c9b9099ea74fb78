// The open doors of the rear walls, drawn by the room painter's own pattern so that they cover the closed ones exactly.
// Anchor: the centre of the (first) door tile of the map.
import { openDoorPaint } from '../../../src/view/shell/fitting-looks.ts';
import { doorFittings } from '../../../src/view/shell/fittings.ts';
import { blend, ink } from '../../../src/view/shell/colours.ts';
import { HALF_W } from '../../../src/view/shell/projection.ts';
import { Image } from '../engine/index.ts';
import { trimmed, type Sprite } from './draw.ts';

const TOP = 84;
const LEFT_SHADE = ink('#7a4a6a');

function openDoor(leaves: 1 | 2, wall: 'NE' | 'NW', isDark: boolean): Sprite {
  const [door] = doorFittings([[0, leaves]]);
  if (!door) throw new Error('no door fitting');
  const paint = openDoorPaint(leaves, isDark);
  const width = leaves * HALF_W;
  const image = new Image(width, TOP + width / 2);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < width; x++) {
      const along = wall === 'NE' ? x + 0.5 : width - x - 0.5;
      const h = along / 2 - (y + 0.5 - TOP);
      const inside = along - door.from * HALF_W;
      if (h < 0 || h >= door.high || inside < 0 || inside >= (door.to - door.from) * HALF_W) continue;
      const colour = paint(inside, h, (door.to - door.from) * HALF_W);
      const shaded = wall === 'NW' ? blend(colour, LEFT_SHADE, 44) : colour;
      if (colour) image.pixel(x, y, [shaded & 255, (shaded >>> 8) & 255, (shaded >>> 16) & 255]);
    }
  return trimmed(image, wall === 'NE' ? HALF_W : width - HALF_W, TOP);
}

export const doorSprites = (): Map<string, Sprite> =>
  new Map(
    (['NE', 'NW'] as const).flatMap((wall) =>
      ([1, 2] as const).flatMap((n): [string, Sprite][] => [
        [`door-open-${wall}-${n}`, openDoor(n, wall, false)],
        [`door-dark-${wall}-${n}`, openDoor(n, wall, true)],
      ]),
    ),
  );
