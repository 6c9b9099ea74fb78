/**
 * Lists which names each configuration of the café may use (_Modular AI_). Each choice has a file of its own: seat.ts,
 * dish.ts, caller.ts, work.ts, chef.ts, paparazzo.ts, hints.ts.
 */

import type { UtilityParts } from '../../sim/script-api/views.ts';
import { chooseDish } from './dish.ts';
import { hintFactory } from './hints.ts';
import { cafeFactory } from './cafe-components.ts';
import { workFactory } from './work.ts';

/** Behaviours that a chef's and a paparazzo's configurations may write with the action WriteTodo. */
const CHEF_DOES = ['stay', 'takeTicket', 'cook', 'plate', 'tidyUp', 'stretch'];
const PAPARAZZO_DOES = ['photograph', 'pastime', 'stare', 'wait'];

const none: readonly string[] = [];
const works = workFactory();
const seats = cafeFactory({ entities: ['seats', 'litter'], regions: none }, none);

/** The factory and choice function of each configuration. */
export const utility: UtilityParts = {
  factories: {
    seat: seats,
    paparazzoSeat: seats,
    dish: cafeFactory({ entities: ['dishes'], regions: none }, none),
    caller: cafeFactory({ entities: ['callers'], regions: none }, none),
    work: works,
    pastime: works,
    chef: cafeFactory({ entities: none, regions: none }, CHEF_DOES),
    paparazzo: cafeFactory({ entities: ['guests', 'maids'], regions: ['wayOut'] }, PAPARAZZO_DOES),
    hints: hintFactory(),
  },
  picks: { seat: 'seat', paparazzoSeat: 'seat', dish: 'dish', caller: 'caller' },
  dish: chooseDish,
};
