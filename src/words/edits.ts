/** Names edited fields for the player: "Momo, Alertness", "7 maids", "Mei’s script". */

import type { EditedField, MaidField } from '../sim/inputs/undoing.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { say, sayList, sayPart, type WordKey } from './index.ts';
import { tableName } from './sentences.ts';

const MAID_FIELDS: Readonly<Record<MaidField, WordKey>> = {
  chatty: 'notebook.shape.chatty',
  clumsy: 'notebook.shape.clumsy',
  speed: 'notebook.shape.speed',
  level: 'notebook.shape.level',
  rank: 'notebook.shape.rarity',
  favouriteCustomerIds: 'notebook.shape.dearest',
  favouriteCustomerTypes: 'notebook.shape.dearest',
  alertness: 'notebook.shape.alertness',
  duties: 'notebook.shape.duties',
  obedience: 'notebook.shape.obedience',
  team: 'notebook.shape.team',
  controller: 'table.shape',
  warps: 'notebook.shape.warps',
  alertRange: 'notebook.shape.sight',
};

type Known = Pick<WorldState, 'people' | 'season'>;

export function fieldsText(fields: readonly EditedField[], state: Known): string {
  const maids = [...new Set(fields.flatMap(({ of, id }) => (of === 'maid' ? [id] : [])))];
  if (maids.length > 1) return say('edit.maids', { count: maids.length });
  const [maid] = maids;
  if (maid !== undefined) {
    const names = fields.flatMap((field) => (field.of === 'maid' ? [say(MAID_FIELDS[field.field])] : []));
    return say('edit.maid', { name: nameOf(maid, state), what: sayList([...new Set(names)]) });
  }
  return sayList([...new Set(fields.map((field) => fieldText(field, state)))]);
}

function fieldText({ of, id }: EditedField, state: Known): string {
  switch (of) {
    case 'table':
      return say('table.title', { name: tableName(id) });
    case 'config':
      return say('config.dialog', { name: sayPart('config.name.', id) });
    case 'script': {
      const role = id.replace(/^role:/, '');
      return say('edit.script', { name: role === id ? nameOf(id, state) : sayPart('duties.', role) });
    }
    case 'price':
      return say('edit.price', { what: sayPart('dish.', id) });
    case 'shift':
      return say('edit.shift', { name: nameOf(id, state) });
    case 'lessons':
      return say('edit.lessons', { name: nameOf(id, state) });
    case 'warps':
      return say('edit.warps');
    default:
      return say('edit.brain');
  }
}

const nameOf = (id: string, { people, season }: Known): string =>
  people[id]?.name ?? season?.staff.find((one) => one.id === id)?.name ?? id;
