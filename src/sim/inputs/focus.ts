/** The input with which the player sets the focus, the kind of work that all maids do first, or lets the head maid keep it. */

import { FOCUS_CHOICES, type FocusChoice } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';
import { choiceOf, setFocus } from '../strong/focus.ts';
import { inputKind } from './input-kind.ts';

export const focus = inputKind<{ readonly on: FocusChoice | null }>({
  fields: { on: null },
  wrong: ({ on }) =>
    on === null || FOCUS_CHOICES.includes(on)
      ? []
      : [`on: ${String(on)} is no focus; right: ${FOCUS_CHOICES.join(', ')} or null`],
  past: { on: { orNull: 'name' } },
  group: 'orders',
  daily: true,
  apply: (world, { on }) => setFocus(world, on),
});

/** The focus that the next tick will have: the last that was given, otherwise the present one. */
export function focusGiven(
  waiting: readonly { readonly tick: number; readonly input: { readonly kind: string } }[],
  state: Pick<WorldState, 'tick' | 'focus'>,
): FocusChoice | null {
  const given = waiting.filter(({ tick, input }) => tick <= state.tick && input.kind === 'focus').at(-1)?.input;
  return given === undefined ? choiceOf(state) : (given as unknown as { on: FocusChoice | null }).on;
}
