/** Lists everyone in the café, for keyboard users and screen readers. */

import type { Cafe } from '../../sim/api.ts';
import type { GuestStage } from '../../sim/state/person.ts';
import { type Doing, doingOf } from './maid-activity.ts';
import { peopleOf } from './names.ts';

export type PersonEntry =
  | { readonly role: 'maid'; readonly id: string; readonly name: string; readonly doing: Doing }
  | { readonly role: 'chef'; readonly id: string; readonly name: string; readonly dish: string | null }
  | {
      readonly role: 'guest';
      readonly id: string;
      readonly name: string;
      readonly type: string;
      readonly table: number | null;
      readonly stage: GuestStage;
    };

const ORDER = { maid: 0, guest: 1, chef: 2 } as const;

export function readPeople(cafe: Cafe): PersonEntry[] {
  const { state } = cafe;
  const tables = new Map(state.seats.map((seat) => [seat.id, seat.table]));
  return peopleOf(state)
    .filter((person) => person.present || person.role === 'chef')
    .sort((a, b) => ORDER[a.role] - ORDER[b.role])
    .map((person) => {
      const { id, name } = person;
      if (person.role === 'maid') return { role: 'maid', id, name, doing: doingOf(cafe, person) };
      if (person.role === 'chef') return { role: 'chef', id, name, dish: person.cooking?.dish ?? null };
      const table = tables.get(person.seat ?? person.claimedSeat ?? '') ?? null;
      return { role: 'guest', id, name, type: person.customerType, table, stage: person.stage };
    });
}
