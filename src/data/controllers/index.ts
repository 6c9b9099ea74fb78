/**
 * Decision tables for maids. The column `controller` of roster.csv says by which tables a maid thinks; her controller
 * can be changed while she works. A controller has a general table. It may also have *entry tables*, one for each todo
 * that may have ended (_AI in game development_: one table for each action of a complex character): after a `serve` the
 * table `sociable.serve` is read first. If none of its rows applies, the general table is read. To add a table, add its
 * file, and a line each to the imports and the list of this file. A general table is named `<controller>.any` if a
 * temperament of guests has the same name as the controller.
 */

import diligent from './diligent.csv?raw';
import diligentTakeOrder from './diligent.takeOrder.csv?raw';
import sociableAny from './sociable.any.csv?raw';
import sociableServe from './sociable.serve.csv?raw';
import sociableTakeBill from './sociable.takeBill.csv?raw';
import starstruckAny from './starstruck.any.csv?raw';
import starstruckGaze from './starstruck.gaze.csv?raw';

/**
 * The CSV text of each decision table, by name. A general table is named `<controller>` or `<controller>.any`; an
 * entry table is named `<controller>.<ended>`, where `<ended>` is the behaviour of the todo that has ended.
 */
export const controllers: Readonly<Record<string, string>> = {
  diligent,
  'diligent.takeOrder': diligentTakeOrder,
  'sociable.any': sociableAny,
  'sociable.serve': sociableServe,
  'sociable.takeBill': sociableTakeBill,
  'starstruck.any': starstruckAny,
  'starstruck.gaze': starstruckGaze,
};

const ANY = 'any';

export const controllerOfTable = (table: string): string => table.replace(/\..*$/, '');

/** Returns the behaviour that must have ended for a table to be read; null for a controller's general table. */
function endedOfTable(table: string): string | null {
  const dot = table.indexOf('.');
  const ended = dot < 0 ? ANY : table.slice(dot + 1);
  return ended === ANY ? null : ended;
}

export const tableControllers: readonly string[] = [...new Set(Object.keys(controllers).map(controllerOfTable))];

const names = Object.keys(controllers);
const general = new Map(
  names.filter((name) => endedOfTable(name) === null).map((name) => [controllerOfTable(name), name]),
);
const entries = new Map(
  tableControllers.map((controller) => [
    controller,
    new Map(
      names
        .filter((name) => controllerOfTable(name) === controller && endedOfTable(name) !== null)
        .map((name) => [endedOfTable(name) as string, name]),
    ),
  ]),
);

/** Returns the name of a controller's general table; null if the controller does not think by tables. */
export const tableOfController = (controller: string): string | null => general.get(controller) ?? null;

/** The entry table that a controller reads first after a todo with the behaviour `ended`; null = no such entry table. */
export const entryTableOf = (controller: string, ended: string): string | null =>
  entries.get(controller)?.get(ended) ?? null;

export const tablesOfController = (controller: string): readonly string[] => [
  ...[tableOfController(controller)].filter((name) => name !== null),
  ...(entries.get(controller)?.values() ?? []),
];
