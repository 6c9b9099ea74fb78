/**
 * Temperaments: what a guest does with the time that is their own, one decision table each. Which kind of guest has
 * which is a column of guests.csv and heroes.csv. A new one is a file and a line here, in the import and in the list.
 */

import calm from './calm.csv?raw';
import curious from './curious.csv?raw';
import grumbler from './grumbler.csv?raw';
import hurried from './hurried.csv?raw';
import litterer from './litterer.csv?raw';
import patient from './patient.csv?raw';
import sociable from './sociable.csv?raw';
import starstruck from './starstruck.csv?raw';

/** CSV by name. The first is that of whoever nobody has said anything about. */
export const temperaments: Readonly<Record<string, string>> = {
  patient,
  hurried,
  curious,
  calm,
  grumbler,
  starstruck,
  litterer,
  sociable,
};
