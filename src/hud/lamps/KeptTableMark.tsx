/**
 * Small cards over tables that are kept: for the large group at the door, and for guests who were promised a place. So
 * the player sees why free chairs stay empty.
 */

import { say } from '../../words/index.ts';
import type { Store } from '../store.ts';
import { FloorCard, type FloorCardSpots } from './FloorCard.tsx';

/** Below the table top, on it, beside it, or high above it: guests behind the table have their heads just above it. */
const SPOTS: FloorCardSpots = [
  { x: 0, y: 18 },
  { x: 0, y: -8 },
  { x: -58, y: -6 },
  { x: 58, y: -6 },
  { x: 0, y: 40 },
  { x: -58, y: 28 },
  { x: 58, y: 28 },
  { x: 0, y: -96 },
];

export function KeptTableMark({ store }: { store: Store }) {
  // Tables are kept and given free as time goes on, so the list is read again whenever the top bar is.
  void store.top.value;
  const { table, size } = store.lamps.value.find(({ id }) => id === 'door')?.params ?? {};
  const forGroup = table ? [{ table: Number(table), size: Number(size ?? 0) }] : [];
  const promised = store.cafe?.state.enquiries?.kept ?? [];
  return (
    <>
      {[...forGroup, ...promised.filter((one) => one.table !== table)].map((one) => (
        <Mark key={one.table} store={store} table={one.table} size={one.size} />
      ))}
    </>
  );
}

function Mark({ store, table, size }: { store: Store; table: number; size: number }) {
  const midst = () => {
    const seats = store.cafe?.state.seats.filter((seat) => seat.table === table) ?? [];
    const mean = (of: (seat: (typeof seats)[number]) => number): number =>
      seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
    return seats.length === 0 ? null : { x: mean((seat) => seat.tableX), y: mean((seat) => seat.tableY) };
  };
  return (
    <FloorCard store={store} name={`table ${table}`} at={midst} spots={SPOTS}>
      {say('jam.reserved', { size })}
    </FloorCard>
  );
}
