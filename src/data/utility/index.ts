/**
 * Choices as data (chapter 4): what docs/utility.md calls configurations. Any can be exchanged while the café runs. A new
 * one is a file and a line here, and whoever asks it.
 */

import hints from '../hints.yaml?raw';
import caller from './caller.yaml?raw';
import chef from './chef.yaml?raw';
import dish from './dish.yaml?raw';
import paparazzo from './paparazzo.yaml?raw';
import paparazzoSeat from './paparazzo-seat.yaml?raw';
import seat from './seat.yaml?raw';

/** YAML by name. */
export const utilityTexts = { seat, paparazzoSeat, dish, caller, chef, paparazzo, hints } as const;

/** The name of a configuration. */
export type UtilityName = keyof typeof utilityTexts;
/** All names. */
export const utilityNames = Object.keys(utilityTexts) as readonly UtilityName[];
