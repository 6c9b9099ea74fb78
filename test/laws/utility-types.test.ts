// Every component type of the utility library decides something: a shipped configuration uses it. A configuration that
// uses what its game does not have is refused.

import { expect, test } from 'vitest';
import { BUILT_IN, createFactory, type Factory } from '../../src/ai/utility/factory.ts';
import { loadConfig } from '../../src/ai/utility/loader.ts';
import { utilityNames, utilityTexts } from '../../src/data/index.ts';
import { utility } from '../../src/scripts/utility/index.ts';
import { Configs } from '../../src/sim/thinking/configs.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

type Types = ReturnType<Factory['types']>;

/** All types that the shipped configurations are made of, as `kind type`. */
function usedTypes(): ReadonlySet<string> {
  const used = new Set<string>();
  for (const factory of new Set(Object.values(utility.factories))) {
    const types = factory.types.bind(factory);
    factory.types = (kind): Types => {
      const all = types(kind);
      const get = (type: string) => {
        used.add(`${kind} ${type}`);
        return all.get(type);
      };
      return { get, has: (type: string) => all.has(type), keys: () => all.keys() } as unknown as Types;
    };
  }
  const configs = new Configs({} as WorldState, { ...utility });
  for (const name of utilityNames) expect(configs.read(name, utilityTexts[name]).ok, name).toBe(true);
  return used;
}

test('no component type is without a shipped configuration that uses it', () => {
  const used = usedTypes();
  expect(BUILT_IN.map(({ kind, type }) => `${kind} ${type}`).filter((one) => !used.has(one))).toEqual([]);
});

test('what a game does not have is refused with its place and what there is, all at once', () => {
  const factory = createFactory({ without: ['self', 'brain'], stores: ['player'], entities: [], regions: [] });
  const considerations = [
    { type: 'BooleanVariable', store: 'self', variable: 'tired' },
    { type: 'Distance', to: { type: 'Position', x: 1, y: 1 }, weight: {} },
    { type: 'LineOfSight', from: { type: 'Position', x: 0, y: 0 }, to: { type: 'Position', x: 1, y: 1 } },
    { type: 'InRegion', region: { type: 'Circle', center: 'Self', radius: 2 } },
    { type: 'InRegion', target: { type: 'Variable', variable: 'goal' }, region: { type: 'ByName', name: 'stage' } },
  ];
  const actions = [{ type: 'SetVariable', variable: 'done', value: true }];
  const sensors = [{ reads: { type: 'Random' }, variable: 'luck' }];
  const read = loadConfig({ type: 'RuleBased', sensors, options: [{ name: 'a', considerations, actions }] }, factory);
  const at = (i: number): string => `options[0].considerations[${i}]`;
  expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual([
    "options[0].actions[0]: SetVariable: there is no store 'brain' here; write what is meant; there are: global, player",
    `${at(0)}.store: the store: nobody decides here, so there is no self; write what is meant; there are: global, player`,
    `${at(1)}: Distance: nobody decides here, so there is no self; write what is meant; there are: global, player`,
    `${at(2)}: LineOfSight cannot be asked here: the game does not say what is in the way (its factory is made without the sense 'lineOfSight')`,
    `${at(3)}.region.center: Self: nobody decides here, so there is no self; write what is meant; there are: global, player`,
    `${at(4)}.region.name: there is no region 'stage'`,
    `${at(4)}.target: Variable: there is no store 'brain' here; write what is meant; there are: global, player`,
    "sensors[0]: Sensor: there is no store 'brain' here; write what is meant; there are: global, player",
  ]);
});
