/** The input with which the player sets the focus, the kind of work that all maids do first. */

import { FOCUSES, type FocusName } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';
import { setFocus } from '../strong/focus.ts';
import { inputKind } from './input-kind.ts';

export const focus = inputKind<{ readonly on: FocusName | null }>({
  fields: { on: null },
  wrong: ({ on }) =>
    on === null || FOCUSES.includes(on) ? [] : [`on: ${String(on)} is no focus; right: ${FOCUSES.join(', ')} or null`],
  past: { on: { orNull: 'name' } },
  group: 'orders',
  daily: true,
  apply: (world, { on }) => setFocus(world, on),
});

/** The focus that the next tick will have: the last that was given, otherwise the present one. */
export function focusGiven(
  waiting: readonly { readonly tick: number; readonly input: { readonly kind: string } }[],
  { tick: now, focus: present }: Pick<WorldState, 'tick' | 'focus'>,
): FocusName | null {
  const given = waiting.filter(({ tick, input }) => tick <= now && input.kind === 'focus').at(-1)?.input;
  return given === undefined ? (present?.on ?? null) : (given as unknown as { on: FocusName | null }).on;
}
