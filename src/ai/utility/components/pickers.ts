/**
 * Pickers (_Modular AI_, 8.7) choose among the entities present at run time. Each entity of a list is an option; all
 * have the same considerations, which refer to the entity by the target PickerEntity.
 *
 *     picker:
 *       entities: guests
 *       reasoner: { type: DualUtility, minShare: 0.2 }
 *       considerations:
 *         - { type: Distance, to: PickerEntity, weight: { type: FloatSequence, entries: [ … ] } }
 */

import { choiceOf, considerationList } from './consideration-sets.ts';
import { component } from '../component.ts';
import type { EntityPicker } from '../kinds.ts';
import { field, inPicker, key, known, mapOf, maybe, part } from '../schema.ts';
import { placeOf, type Entity, type DecisionScene } from '../decision-scene.ts';
import { dualUtility } from '../selections.ts';
import { ScoreTable } from '../score-table.ts';
import type { Choice, Entry, Selection, WeighedTable } from '../weighing.ts';
import { read } from '../program/program.ts';

/** Picker that weighs every entity of a list, except the deciding character, and chooses with a selection. */
export class Picker implements EntityPicker {
  private readonly choice: Choice;

  /** Creates a picker. @param entities name of the list of entities in the decision's context */
  constructor(
    private readonly entities: string,
    entries: readonly Entry[],
    private readonly selection: Selection = dualUtility(0),
    private readonly withSelf = false,
  ) {
    this.choice = choiceOf(entities, entries);
  }

  pick(scene: DecisionScene, found: { table: WeighedTable | null } = { table: null }): Entity | null {
    const table = (found.table ??= new ScoreTable([this.choice], true)) as ScoreTable;
    const { self, picked } = scene;
    const { entities } = table;
    let size = 0;
    for (const entity of scene.entities(this.entities)) if (this.withSelf || entity !== self) entities[size++] = entity;
    table.choose(this.selection, size, scene);
    scene.picked = picked;
    return entities[table.chosen] ?? null;
  }
}

const PickerComponent = component(
  'picker',
  'Picker',
  {
    entities: known('entities', 'a list of entities'),
    reasoner: maybe(part('selection'), dualUtility(0)),
    considerations: inPicker(considerationList),
    withSelf: 'boolean?',
  },
  ({ entities, reasoner, considerations, withSelf }) => new Picker(entities, considerations, reasoner, withSelf),
);

const scalar = field<string | number | boolean>('a text, a number or true or false', (value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined,
);

/** Picker that returns the first entity in the region whose variables match. Cheap: nothing is weighed. */
export const EntityFilter = component(
  'picker',
  'EntityFilter',
  { entities: known('entities', 'a list of entities'), where: maybe(mapOf(scalar)), region: 'region?' },
  ({ entities, where = new Map<string, unknown>(), region }, place) => {
    const wanted = [...where];
    for (const [variable] of wanted) key.read(variable, place.at('where').at(variable));
    const fits = (entity: Entity, scene: DecisionScene): boolean => {
      for (const [variable, value] of wanted) if (read(entity, variable) !== value) return false;
      if (region === undefined) return true;
      const at = placeOf(entity);
      return at !== null && region.contains(at, scene);
    };
    return {
      pick(scene) {
        const { self } = scene;
        for (const entity of scene.entities(entities)) if (entity !== self && fits(entity, scene)) return entity;
        return null;
      },
    };
  },
);

/** All built-in pickers. */
export const pickers = [PickerComponent, EntityFilter];
