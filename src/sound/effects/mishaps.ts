/** Effects of mishaps: a maid slips, plates break. */

import { type Effect, effect } from './making.ts';
import { brush, china, knock } from './materials.ts';

export const MISHAP_EFFECTS = {
  slip: effect(
    0.47,
    0.5,
    0.15,
    [0, [{ kind: 'tone', wave: 'triangle', at: 0, attack: 0.02, fade: 0.3, peak: 0.8, hz: 520, to: 1350, cut: 2200 }]],
    [0.3, knock(95, 1)],
    [0.31, brush(500, 180, 0.18, 0.4)],
  ),
  crash: effect(
    0.5,
    0.5,
    0.3,
    [0, knock(110, 0.5)],
    [0.02, china(1100, 0.3)],
    [0.05, china(1730, 0.22, 0.8)],
    [0.03, [{ kind: 'hiss', pass: 'highpass', at: 0, attack: 0.004, fade: 0.22, peak: 0.35, hz: 3200, q: 0.7 }]],
    [0.16, china(2140, 0.18, 0.6)],
    [0.27, china(1540, 0.2, 0.45)],
    [0.36, china(2480, 0.14, 0.3)],
    [0.46, china(2010, 0.2, 0.2)],
  ),
} as const satisfies Readonly<Record<string, Effect>>;
