/** A small card over the table that is kept for the large group at the door, so that the player sees why free chairs stay empty. */

import { useRef } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { hudZoom, useScope } from '../../ui/index.ts';
import type { Store } from '../store.ts';

/** Height of the card's middle above the table's tile, in pixels of the unscaled room. */
const UP = 58;

export function KeptTableMark({ store }: { store: Store }) {
  const { table, size } = store.lamps.value.find(({ id }) => id === 'door')?.params ?? {};
  const card = useRef<HTMLElement>(null);
  useScope(
    (scope) => {
      if (!table) return;
      scope.frame(() => {
        const onPage = store.deps.plan?.onPage;
        const seats = store.cafe?.state.seats.filter((seat) => seat.table === table) ?? [];
        if (onPage === undefined || card.current === null || seats.length === 0) return;
        const scale = (onPage(1, 0).x - onPage(0, 0).x) / 36;
        const zoom = hudZoom.peek();
        const mean = (of: (seat: (typeof seats)[number]) => number): number =>
          seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
        const { x, y } = onPage(
          mean((seat) => seat.tableX),
          mean((seat) => seat.tableY),
        );
        card.current.style.left = `${Math.round(x / zoom)}px`;
        card.current.style.top = `${Math.round((y - UP * scale) / zoom)}px`;
      });
    },
    [table],
  );
  return !table ? null : (
    <span ref={card} class="kept-card">
      {say('jam.reserved', { size: size ?? 0 })}
    </span>
  );
}
