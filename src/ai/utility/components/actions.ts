/**
 * Actions (_Modular AI_, 8.5.4). The actions of an option run one after the other. Each is started, and then updated
 * whenever the reasoner acts again, until it is done. The actions in this file only steer decisions. A game registers
 * the concrete ones:
 *
 *     factory.register('action', 'Shout', { words: 'string' }, ({ words }) => ({
 *       start: (scene) => cafe.say(scene.self?.id, words),     // no `done`: done as soon as it has started
 *     }));
 *
 * An action is configuration, shared by all characters: it keeps its state in the memory it receives.
 */

import { limit, renew } from '../amounts.ts';
import { component } from '../component.ts';
import type { ActionMemory } from '../execution.ts';
import { key, list, maybe, part } from '../schema.ts';
import type { Action } from '../kinds.ts';
import type { DecisionScene } from '../decision-scene.ts';
import { brain, needsUsual, storeOf, write } from './targets.ts';

/** Whether an action has finished. */
export const isDone = (action: Action, scene: DecisionScene, memory: ActionMemory): boolean =>
  action.done === undefined || action.done(scene, memory);

/**
 * Action that thinks and acts through another reasoner; done when that reasoner has carried out its choice (for a
 * Sequence: all of its options).
 */
export const Subreasoner = component('action', 'Subreasoner', { reasoner: 'reasoner' }, ({ reasoner }) => ({
  reasoner,
  start(scene) {
    reasoner.restart(scene);
    reasoner.think(scene);
    reasoner.perform(scene);
  },
  update(scene) {
    reasoner.think(scene);
    reasoner.perform(scene);
  },
  done: (scene) => reasoner.isDone(scene),
  stop: (scene) => reasoner.stop(scene),
}));

/** Action that pauses for a duration, in the unit of `now`; a random duration is drawn at each start. */
export const Pause = component('action', 'Pause', { duration: limit }, ({ duration }, place) => {
  const key = place.remember();
  return {
    start(scene, memory) {
      memory['until'] = scene.now + renew(scene, duration, key).value;
    },
    done: (scene, memory) => !(scene.now < Number(memory['until'])),
  };
});

/** Action that writes a value into a store. */
export const SetVariable = component(
  'action',
  'SetVariable',
  { store: maybe(storeOf, brain), variable: key, value: 'json' },
  ({ store, variable, value }, place) => {
    needsUsual(place, 'SetVariable', store);
    place.load.variables.written.push(variable);
    return { start: (scene) => write(store(scene), variable, value) };
  },
);

/** Action that runs several actions at the same time; done when all of them are done. */
export const Parallel = component('action', 'Parallel', { actions: list(part('action'), 1) }, ({ actions }) => {
  const memoryOf = (memory: ActionMemory, i: number): ActionMemory => (memory[i] ??= {}) as ActionMemory;
  const underWay = (scene: DecisionScene, memory: ActionMemory, i: number): boolean =>
    !isDone(actions[i] as Action, scene, memoryOf(memory, i));
  return {
    start: (scene, memory) => actions.forEach((action, i) => action.start?.(scene, memoryOf(memory, i))),
    update(scene, memory) {
      actions.forEach((action, i) => underWay(scene, memory, i) && action.update?.(scene, memoryOf(memory, i)));
    },
    done: (scene, memory) => actions.every((_, i) => !underWay(scene, memory, i)),
    stop(scene, memory) {
      actions.forEach((action, i) => underWay(scene, memory, i) && action.stop?.(scene, memoryOf(memory, i)));
    },
  };
});

/** All built-in actions. */
export const actions = [Subreasoner, Pause, SetVariable, Parallel];
