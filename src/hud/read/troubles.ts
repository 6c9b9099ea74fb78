/**
 * Decides in one place how the screen reports the troubles of the café: which parts of the screen mention a trouble,
 * and which strong action helps. Only the list under the lamp asks the player to act. In the room there is just a mark.
 * An action that cannot be used now is not advised. Pure.
 */

import type { StrongName } from '../../sim/state/strong.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import type { Store } from '../store.ts';
import type { SlowMoment } from './auto-slow.ts';
import { signedLamps } from '../lamps/shown-lamps.ts';
import { isGroupWait, type LampId, type LampReading, QUIET_WAITS } from './lamps.ts';

/** Parts of the screen that can tell of a trouble; `help`: the line above the strong actions. */
export type TroublePlace = 'lamp' | 'sign' | 'slow' | 'help';

export interface Trouble {
  readonly lamp: LampReading;
  readonly places: readonly TroublePlace[];
  /** The strong action that helps and can be used now; null if none can. */
  readonly helps: StrongName | null;
  /**
   * The strong action without which the trouble does not end, if it cannot be used now; its card then says what is
   * missing. Null in all other cases.
   */
  readonly lacks: StrongName | null;
}

/** The data from which troubles are read; `store.ts` holds each of them. */
export interface TroubleSource {
  readonly lamps: readonly LampReading[];
  readonly alarm: LampReading | null;
  readonly actions: readonly (Pick<StrongShown, 'name' | 'cost' | 'bar'> & Partial<Pick<StrongShown, 'worth'>>)[];
  /** Number of sticks of chalk left. */
  readonly chalk: number;
  /** The moment for which the game runs slowly; null = none. */
  readonly moment: Pick<SlowMoment, 'kind'> | null;
}

/**
 * The player must have this many unused sticks of chalk before a line above the strong actions names the action that
 * helps.
 */
const PILED_UP = 3;

/** The actions that help against the trouble of each lamp, the best first. */
const HELPS: Readonly<Record<LampId, readonly StrongName[]>> = {
  door: ['calm', 'allHands', 'doorSign'],
  seats: ['allHands', 'calm', 'doorSign'],
  // A special of the hour concerns only guests who come in later, so it does not help those who want to order now.
  orders: ['allHands', 'calm'],
  kitchen: ['rush', 'calm'],
  pass: ['rush', 'allHands'],
  bills: ['calm'],
};
/**
 * A group too large for any table sits down only when two tables have been pushed together (`join`). Until then an
 * apology (`calm`) keeps the group waiting.
 */
const GROUP_HELPS: readonly StrongName[] = ['join', 'calm'];

function helpsOf({ id, cause }: LampReading): readonly StrongName[] {
  if (isGroupWait(cause)) return GROUP_HELPS;
  // Only a maid who is sent to the guest helps, and that costs no chalk.
  return cause === QUIET_WAITS ? [] : HELPS[id];
}

/** The present troubles: the alarm, or every lamp that is not green; the worst first. */
export function readTroubles(source: TroubleSource): Trouble[] {
  const { lamps, alarm, actions, chalk, moment } = source;
  // During a fire alarm everyone is outside, so no other trouble can be helped.
  if (alarm !== null)
    return [{ lamp: alarm, places: moment?.kind === 'alarm' ? ['sign', 'slow'] : ['sign'], helps: null, lacks: null }];
  const signed = signedLamps(lamps, alarm);
  const can = (name: StrongName): boolean =>
    actions.some((one) => one.name === name && one.bar === null && one.worth !== false && one.cost <= chalk);
  const red = (lamp: LampReading): boolean => lamp.level === 'red';
  const troubles = lamps
    .filter(({ level, cause }) => level !== 'green' && cause !== null)
    .sort((a, b) => Number(red(b)) - Number(red(a)) || b.weight - a.weight)
    .map((lamp): Trouble => {
      const isGroup = isGroupWait(lamp.cause);
      // No maid can be sent to the kitchen, so its list would be empty while the lamp is amber.
      const helps = red(lamp) || lamp.id === 'kitchen' ? (helpsOf(lamp).find(can) ?? null) : null;
      const places: TroublePlace[] = ['lamp'];
      if (signed.some(({ id }) => id === lamp.id)) places.push('sign');
      if (isGroup && moment?.kind === 'party') places.push('slow');
      return { lamp, places, helps, lacks: isGroup && actions.length > 0 && !can('join') ? 'join' : null };
    });
  // If unused chalk piles up, the worst trouble that a strong action can end is also named beside the strong actions. A
  // card about slowed time is shown in the same corner, so this line waits until the card is gone.
  const helped =
    chalk >= PILED_UP && moment === null ? troubles.find(({ lamp, helps }) => red(lamp) && helps !== null) : undefined;
  return troubles.map((one) => (one === helped ? { ...one, places: [...one.places, 'help'] } : one));
}

export const troublesOf = ({ lamps, alarm, strong, chalk, slowing }: Store): Trouble[] =>
  readTroubles({
    lamps: lamps.value,
    alarm: alarm.value,
    actions: strong.value,
    chalk: chalk.value?.left ?? 0,
    moment: slowing.value.moment,
  });

/** The action named by the line above the strong actions; null if there is no such line. */
export const namedHelp = (troubles: readonly Trouble[]): StrongName | null =>
  troubles.find(({ places }) => places.includes('help'))?.helps ?? null;

/** The action that the screen advises now; null = none. The same advice is not given again within minutes. */
export const advisedHelp = (store: Store): StrongName | null =>
  store.helpPace.at(namedHelp(troublesOf(store)), store.cafe?.state.tick ?? 0);
