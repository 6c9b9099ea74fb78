/** The input with the player's hand in janken (rock, paper, scissors). */

import { isHand, type JankenHand, playJanken } from '../janken/janken.ts';
import { name } from '../state/field-checks.ts';
import { inputKind } from './input-kind.ts';

/** Input with the player's hand against a guest who asks for janken. */
export const janken = inputKind<JankenHand>({
  fields: { guest: name('the id of a guest'), hand: { is: 'rock, paper or scissors', right: isHand } },
  past: { guest: 'name', hand: 'text' },
  group: 'other',
  daily: true,
  apply: playJanken,
});
