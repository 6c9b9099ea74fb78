// A head of hair: the style (hair-long.ts, hair-short.ts), and an optional wisp on top.
import type { Model } from '../engine/index.ts';
import { longHair } from './hair-long.ts';
import { shortHair } from './hair-short.ts';
import { Hairdresser } from './hair-tools.ts';
import type { Look, Pose } from './types.ts';
import type { Wardrobe } from './wardrobe.ts';

export function hair(m: Model, c: Wardrobe, look: Look, ps: Pose): void {
  const d = new Hairdresser(m, c, look, ps);
  if (!longHair(d)) shortHair(d);
  if (look.hair.ahoge) {
    m.group();
    d.lock(
      [
        [0, 1, 50.6],
        [2.4, 3, 55],
        [5.8, 3.4, 53.8],
      ],
      1.4,
      0.4,
      { plain: true },
    );
  }
}
