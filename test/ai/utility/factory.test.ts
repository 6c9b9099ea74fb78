// What a game can add to the utility minds: new types of every kind, each registered in one line.

import { beforeEach, describe, expect, test } from 'vitest';
import {
  createFactory,
  type Factory,
  type ConfigPlace,
  Reasoner,
  reasonerFields,
  type DecisionScene,
  type UtilityContext,
  type Values,
} from '../../../src/ai/index.ts';
import { contextOf, reasonerOf } from './yards.ts';

let factory: Factory;
let brain: object;
const at = (now: number, global: object = {}): UtilityContext => contextOf({ now, stores: { brain, global } });

beforeEach(() => {
  factory = createFactory();
  brain = {};
});

describe('a game can register', () => {
  test('a further reasoner, without touching the others', () => {
    // A reasoner of its own: chooses the option with the longest name, without considerations.
    class Longest extends Reasoner {
      private readonly most: number;
      constructor(given: Values<typeof reasonerFields> & { readonly most: number }, place: ConfigPlace) {
        super(given, place);
        this.most = given.most;
      }
      protected override pick(scene: DecisionScene): number {
        this.table.begin(this.options.length, scene);
        let best = -1;
        this.options.forEach(({ name }, i) => {
          const fits = name.length <= this.most && this.table.weigh(i, scene);
          if (fits && name.length > (this.options[best]?.name.length ?? 0)) best = i;
        });
        return best;
      }
    }
    const did: string[] = [];
    factory.register('action', 'Do', { what: 'string' }, ({ what }) => ({ start: () => did.push(what) }));
    factory.register('reasoner', 'Longest', { ...reasonerFields, most: 'number' }, (given, place) => new Longest(given, place)); // prettier-ignore
    const options = [{ name: 'be' }, { name: 'sleep', actions: [{ type: 'Do', what: 'zz' }] }, { name: 'dance', considerations: [{ type: 'Tuning', veto: true }] }, { name: 'philosophise' }]; // prettier-ignore
    const reasoner = reasonerOf({ type: 'Longest', most: 6, options }, factory);
    expect(reasoner.run(at(0), true)).toBe('sleep');
    expect(did).toEqual(['zz']);
    expect(reasoner.explain().scores.map(({ name, weight, dropped }) => [name, weight, dropped])).toEqual([
      ['be', 1, 'draw'],
      ['sleep', 1, undefined],
      ['dance', 0, 'weight'],
      ['philosophise', 0, 'order'],
    ]);
    const within = { type: 'RuleBased', options: [{ name: 'x', actions: [{ type: 'Subreasoner', reasoner: { type: 'Longest', most: 2, options } }] }] }; // prettier-ignore
    expect(reasonerOf(within, factory).run(at(0))).toBe('x');
    expect(did).toEqual(['zz']);
  });

  test('considerations, weight functions, targets, regions, pickers, selections', () => {
    factory
      .register('consideration', 'Phase', { of: 'entity', weight: 'weightFunction?' }, ({ of, weight }) => ({
        read(scene, input) {
          input.value = (of.entity(scene) as { phase?: number } | null)?.phase ?? 0;
        },
        weight,
      }))
      .register('weightFunction', 'Square', {}, () => ({
        weigh(weighing) {
          weighing.addend = weighing.value * weighing.value;
        },
      }))
      .register('target', 'Moon', {}, () => {
        const moon = { id: 'moon', phase: 3, x: 0, y: 0 };
        return { entity: () => moon, position: () => moon };
      })
      .register('region', 'Everywhere', {}, () => ({ contains: () => true, randomPoint: () => ({ x: 0, y: 0 }) }))
      .register('picker', 'Anybody', {}, () => ({ pick: () => ({ id: 'somebody' }) }))
      .register('selection', 'Last', {}, () => ({
        select(table, scene) {
          table.weigh(table.size - 1, scene);
          return table.size - 1;
        },
      }));
    const { scores } = reasonerOf({
      type: 'RuleBased',
      options: [
        {
          name: 'howl',
          considerations: [
            { type: 'Phase', of: 'Moon', weight: 'Square' },
            { type: 'InRegion', target: 'Moon', region: 'Everywhere' },
            { type: 'EntityExists', picker: 'Anybody' },
            { type: 'EntityExists', picker: { entities: 'cubs', reasoner: 'Last', considerations: [] } },
          ],
        },
      ],
    }, factory).decide(contextOf({ entities: { cubs: [{ id: 'c1' }, { id: 'c2' }] } })); // prettier-ignore
    expect(scores[0]?.weight).toBe(10);
    expect(scores[0]?.considerations.map(({ input }) => input)).toEqual([3, true, 'somebody', 'c2', null]);
    expect(scores[0]?.considerations[3]?.picked?.scores.map(({ dropped }) => dropped)).toEqual(['order', undefined]);
  });

  test('nothing of an unknown kind, and no schema that cannot be said', () => {
    expect(() => factory.register('thought' as 'action', 'X', {}, () => ({}))).toThrow(
      "no kind 'thought'; there are consideration",
    );
    expect(() => factory.register('action', 'X', { a: 'nmber' as 'number' }, () => ({}))).toThrow("cannot say 'nmber'; it can say number"); // prettier-ignore
  });

  test('listeners, which are told of selections', () => {
    const heard: string[] = [];
    factory.register('consideration', 'Ear', {}, () => ({
      evaluate: (_, weighing) => weighing.setBoolean(true),
      selected: ({ option }) => heard.push(`+${option}`),
      deselected: () => heard.push('-'),
      chosen: () => heard.push('!'),
    }));
    const rule = { type: 'BooleanVariable', store: 'global', variable: 'on' };
    const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'a', considerations: [rule, { type: 'And', considerations: [{ type: 'Ear' }] }] }, { name: 'b' }] }, factory); // prettier-ignore
    for (const on of [true, true, false, true]) reasoner.choose(at(0, { on }));
    expect(heard.map((word) => word[0])).toEqual(['+', '!', '!', '-', '+', '!']);
  });
});
