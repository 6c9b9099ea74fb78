/**
 * Utility configurations of the café, see docs/utility.md. Each can be replaced while the café runs. To add a
 * configuration, add its file, a line in this file, and a script that uses it.
 */

import hints from '../hints.yaml?raw';
import caller from './caller.yaml?raw';
import chef from './chef.yaml?raw';
import dish from './dish.yaml?raw';
import paparazzo from './paparazzo.yaml?raw';
import paparazzoSeat from './paparazzo-seat.yaml?raw';
import seat from './seat.yaml?raw';
import pastime from './pastime.yaml?raw';
import shared from './shared.yaml?raw';
import work from './work.yaml?raw';

/** The YAML text of each configuration, by name. */
export const utilityTexts = { seat, paparazzoSeat, dish, caller, work, pastime, chef, paparazzo, hints } as const;

/** Parts that all configurations can use, as YAML. */
export const utilityShared = shared;

export type UtilityName = keyof typeof utilityTexts;
export const utilityNames = Object.keys(utilityTexts) as readonly UtilityName[];
