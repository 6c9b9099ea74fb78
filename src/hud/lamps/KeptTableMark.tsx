/**
 * Small cards over tables that are kept: for the large group at the door or on its way, for a family that has waited for
 * long, for inspectors, and for guests who were promised a place. So the player sees why free chairs stay empty.
 */

import { LARGEST_GROUP } from '../../sim/state/person.ts';
import { groupComing } from '../../sim/visits/group-tables.ts';
import { timeAt } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import { keptTable } from '../read/groups.ts';
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
  const state = store.cafe?.state;
  const { kept: promises = [], list = [] } = state?.enquiries ?? {};
  const families: readonly Kept[] = state?.family === undefined ? [] : [state.family];
  const bell = state?.calendar?.kept;
  // While the inspectors are still planned, the card says when they come.
  const at = state?.calendar?.planned.find(({ kind }) => kind === 'goldenBell')?.at;
  const time = at === undefined || state === undefined ? {} : { time: timeAt(state.clock, at) };
  const inspectors: readonly Kept[] = bell === undefined ? [] : [{ ...bell, ...time }];
  const promised = [
    ...inspectors,
    ...promises.map((one): Kept => {
      const isFilm = list.some(({ id, kind }) => kind === 'film' && id === one.enquiry);
      return isFilm ? { ...one, isFilm } : one;
    }),
    ...families,
  ];
  const kept: Kept[] = [...forGroup, ...promised.filter((one) => one.table !== table)];
  // While none waits, a table of the layout is kept for a group that has telephoned.
  const comes = state === undefined || forGroup.length > 0 ? null : groupComing(state);
  const of = comes === null || state === undefined ? null : keptTable(state);
  if (of !== null && comes !== null && state !== undefined && !kept.some((one) => one.table === of.table))
    kept.push({ table: of.table, size: LARGEST_GROUP, time: timeAt(state.clock, comes) });
  return (
    <>
      {kept.map((one) => (
        <Mark key={one.table} store={store} {...one} />
      ))}
    </>
  );
}

interface Kept {
  readonly table: number;
  readonly size: number;
  /** When the guests come; left out if they are here. */
  readonly time?: string;
  /** Whether a film crew has the table. */
  readonly isFilm?: boolean;
}

function Mark({ store, table, size, time, isFilm }: Kept & { store: Store }) {
  const midst = () => {
    const seats = store.cafe?.state.seats.filter((seat) => seat.table === table) ?? [];
    const mean = (of: (seat: (typeof seats)[number]) => number): number =>
      seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
    return seats.length === 0 ? null : { x: mean((seat) => seat.tableX), y: mean((seat) => seat.tableY) };
  };
  return (
    <FloorCard store={store} name={`table ${table}`} at={midst} spots={SPOTS}>
      {isFilm === true
        ? say('jam.reservedFilm')
        : time === undefined
          ? say('jam.reserved', { size })
          : say('jam.reservedAt', { size, time })}
    </FloorCard>
  );
}
