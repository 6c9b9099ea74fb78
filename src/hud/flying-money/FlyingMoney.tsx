/**
 * Shows money that flies to the till. If the player had sent a maid to a table and a guest there pays, the amount flies
 * from the order's line on the chalkboard to the till.
 */

import './flying-money.css';
import { useEffect, useState } from 'preact/hooks';
import { grouped } from '../../words/numbers.ts';
import { say } from '../../words/index.ts';
import type { Store } from '../store.ts';

interface Flight {
  readonly key: number;
  readonly amount: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Duration of the flight in milliseconds; flying-money.css contains the same duration. */
const FLIGHT_MS = 900;

const middleOf = (selector: string): Flight['from'] | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

export function FlyingMoney({ store }: { store: Store }) {
  const paid = store.paid.value;
  const [flight, setFlight] = useState<Flight | null>(null);
  useEffect(() => {
    if (paid === null) return;
    const line = store.lines
      .peek()
      .find(({ again }) => again?.command['behave'] === 'serve' && again.command['guest'] === paid.who);
    const from = line === undefined ? null : middleOf(`[data-line="${line.id}"]`);
    const to = middleOf('.topbar .money');
    if (from !== null && to !== null)
      setFlight({ key: paid.tick, amount: Number(paid['amount']) + Number(paid['tip']), from, to });
  }, [paid]);
  useEffect(() => {
    if (flight === null) return;
    const timer = setTimeout(() => setFlight(null), FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [flight]);
  if (flight === null) return null;
  const { key, amount, from, to } = flight;
  return (
    <b
      key={key}
      class="paid-order text-16 bold"
      aria-hidden="true"
      style={{
        left: `${to.x}px`,
        top: `${to.y}px`,
        '--from-x': `${from.x - to.x}px`,
        '--from-y': `${from.y - to.y}px`,
      }}
    >
      +{say('app.money', { amount: grouped(amount) })}
    </b>
  );
}
