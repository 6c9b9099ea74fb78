/** Reads which of the player's orders another maid has forestalled: a colleague served the guest first. */

import type { Cafe } from '../../../sim/api.ts';
import { isUnread } from '../../../sim/minds/command-answers.ts';
import type { SimEvent, WorldState } from '../../../sim/state/world-state.ts';
import { maidsOf } from '../names.ts';

/** An order or a bill that a maid has taken, with all guests it was for. */
interface Service {
  readonly tick: number;
  readonly need: 'order' | 'bill';
  readonly by: string | null;
  readonly guests: readonly string[];
}

/** The orders and bills that maids have taken in these events. */
export function servicesIn(events: readonly SimEvent[]): Service[] {
  const found: Service[] = [];
  for (const { tick, type, who, customer, maid, party } of events)
    if (type === 'orderTaken' && typeof customer === 'string')
      found.push({ tick, need: 'order', by: who, guests: [customer] });
    else if (type === 'paid' && who !== null && typeof maid === 'string')
      found.push({ tick, need: 'bill', by: maid, guests: Array.isArray(party) ? party.map(String) : [who] });
  return found;
}

/** The tiles that maids have swept, or whose plates they have cleared, in these events: each as `x,y`. */
export function cleaningsIn({ seats }: WorldState, events: readonly SimEvent[]): Pick<Service, 'by' | 'guests'>[] {
  return events.flatMap(({ type, who: by, x, y, seat }) => {
    if (type === 'sweep') return [{ by, guests: [`${x},${y}`] }];
    const at = type === 'clear' ? seats.find(({ id }) => id === seat) : undefined;
    return at === undefined ? [] : [{ by, guests: [`${at.x},${at.y}`, `${at.tableX},${at.tableY}`] }];
  });
}

/** Whether this service, just done, is what the player had asked of another maid. */
export function forestalls({ state, commands }: Cafe, { tick, by, guests }: Service): boolean {
  const maids = maidsOf(state);
  const isIt = (behave: unknown, guest: unknown): boolean => behave === 'serve' && guests.includes(String(guest));
  const failed = maids.some(({ answers }) =>
    answers.some(
      ({ from, cause, since, command }) =>
        from === null && cause === 'colleague' && since === tick && isIt(command.behave, command.guest),
    ),
  );
  const unread = commands.some(
    (one) =>
      one.by === null &&
      isIt(one.command.behave, one.command.guest) &&
      maids.some((maid) => isUnread(maid, one)) &&
      maids.every((maid) => maid.id !== by || !isUnread(maid, one)) &&
      maids.every(({ answers }) => answers.every(({ id }) => id !== one.id)),
  );
  return failed || unread;
}
