/**
 * Sensors and execution filters. A sensor determines a value before its reasoner thinks, and stores it on a blackboard,
 * where any number of considerations read it. An execution filter limits how often a reasoner or a sensor runs.
 *
 *     sensors:
 *       - { reads: { type: Distance, to: { type: ByName, name: star }, weight: {} }, variable: farFromStar, filter: { every: 20 } }
 */

import { limit, renew } from '../amounts.ts';
import { choiceOf } from './consideration-sets.ts';
import { component } from '../component.ts';
import { numberOf } from '../execution.ts';
import { key, maybe, part } from '../schema.ts';
import { brain, needsUsual, storeOf, write } from './targets.ts';
import { ScoreTable } from '../score-table.ts';

/** Filter that allows the first run, and then one run whenever the time `every` has passed; a random time is drawn again after each run. */
export const ExecutionFilter = component('executionFilter', 'ExecutionFilter', { every: limit }, ({ every }, place) => {
  const due = place.remember();
  return {
    runs(scene) {
      const next = numberOf(scene.memory, due);
      if (next !== undefined && scene.now < next.value) return false;
      renew(scene, every, due).value += scene.now;
      return true;
    },
  };
});

/**
 * Sensor that stores the input of a consideration as a variable. The input is the value to which the consideration
 * would apply its weight function.
 */
export const Sensor = component(
  'sensor',
  'Sensor',
  {
    reads: part('consideration'),
    store: maybe(storeOf, brain),
    variable: key,
    filter: maybe(part('executionFilter')),
  },
  ({ reads, store, variable, filter }, place) => {
    needsUsual(place, 'Sensor', store);
    place.load.variables.written.push(variable);
    const entries = [{ type: 'Sensor', name: null, consideration: reads }];
    const { program } = new ScoreTable([choiceOf('', entries)]).compiled;
    return {
      sense(scene) {
        if (filter !== undefined && !filter.runs(scene)) return;
        program.begin(1);
        program.evaluate(0, scene);
        const [value] = program.told;
        write(store(scene), variable, program.toldSymbols[0] ?? (Number.isFinite(value) ? value : null));
      },
    };
  },
);
