/**
 * A temperament decides what a guest does in free time; each is one decision table. A column of guests.csv and
 * heroes.csv says which temperaments each kind of guest can have. To add a temperament, add its file, and a line each
 * to the imports and the list of this file.
 */

import calm from './calm.csv?raw';
import curious from './curious.csv?raw';
import grumbler from './grumbler.csv?raw';
import hurried from './hurried.csv?raw';
import litterer from './litterer.csv?raw';
import patient from './patient.csv?raw';
import sociable from './sociable.csv?raw';
import starstruck from './starstruck.csv?raw';

/** The CSV text of each temperament's decision table, by name. The first is the default. */
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
