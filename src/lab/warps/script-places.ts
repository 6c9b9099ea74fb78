/**
 * The fixed positions of the café's scripts in the warp graph, as column and row of a grid: waiting in the middle,
 * service at the right in the order of the usual transitions.
 */

import type { Places } from '../../inspector/graph/layout.ts';

export const SCRIPT_PLACES: Places = {
  waiting: [1.25, 2],
  move: [2.1, 0],
  service: [3.5, 0.5],
  counter: [4, 2],
  carry: [3.5, 3.5],
  fetch: [2.1, 4],
  chat: [0, 0.9],
  sweep: [0, 2],
  clear: [0.1, 3.3],
  obey: [0.8, 0],
  scout: [0.8, 4.3],
  getup: [2.7, 2],
  default: [4.4, 4.4],
  mediate: [4.4, -0.2],
  enter: [0, 0],
  queue: [0.9, 2],
  toSeat: [2, 0.3],
  seated: [4, 0.9],
  leave: [3.1, 4],
  mob: [2.9, 2.2],
  flee: [4.2, 2.9],
  evacuate: [1.5, 4],
  join: [4.3, 4.3],
  perform: [0, 4.3],
  afterDance: [1.6, 2.9],
  brawl: [4.4, -0.4],
};
