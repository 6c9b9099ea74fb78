/** Small script pieces. A row of the warp table lists the pieces for each key; `+` joins them with `concat`. */

import { type AIScript, warp } from '../../../ai/index.ts';
import type { Dancer } from './dancer.ts';

type Piece = AIScript<Dancer>;

/** Makes a piece that answers with a todo on its first thought and warps to `key` on the next. */
const once =
  (behave: string, key = 'default'): Piece =>
  (_me, runned) =>
    runned === 0 ? { behave, tick: 60 } : warp(key);

export const pieces: Readonly<Record<string, Piece>> = {
  hears: ({ hall }) => (hall.music ? warp('dance') : undefined),
  dances: (_me, runned) => (runned === 0 ? { behave: 'dance', tick: 70 } : warp('afterDance')),
  dancesOn: ({ hall }) => warp(hall.music ? 'dance' : 'default'),
  sips: once('drink'),
  bows: once('bow'),
  meets: (me) => (me.hall.hero !== null && !me.met ? { behave: 'greet', tick: 1 } : undefined),
  sweeps: ({ hall }) => (hall.litter.length > 0 ? { behave: 'sweep', x: hall.litter[0], tick: 1 } : undefined),
  fidgets: (_me, runned) => (runned % 5 === 4 ? { behave: 'fidget', tick: 30 } : undefined),
  stands: () => ({ behave: 'stay', tick: 20 }),
};
