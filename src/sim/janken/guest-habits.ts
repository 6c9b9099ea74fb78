/**
 * How guests choose their hands in janken. Each kind of guest has a habit that the player can learn to read; only some
 * kinds watch the player instead (GoCap), and guests of a pack’s own kinds do so, too.
 *
 *     rock     begins each game with rock, and goes on round after a draw
 *     round    goes round: rock, paper, scissors, also from one game to the next
 *     winner   shows a winning hand again, and otherwise goes on round; begins with scissors
 *     never    never shows the same hand twice
 *     watches  expects what the player usually shows
 *
 * Guests who come again are remembered with the hand they showed last.
 */

import { type Hand, HANDS } from '../../ai/index.ts';
import type { GuestHabit, JankenShown } from '../state/janken.ts';

const HABITS: Readonly<Record<string, GuestHabit>> = {
  student: 'rock',
  litterbug: 'rock',
  family: 'round',
  tourist: 'round',
  fan: 'winner',
  idolfan: 'winner',
  elderly: 'never',
};
export const guestHabit = (type: string): GuestHabit =>
  (Object.hasOwn(HABITS, type) ? HABITS[type] : null) ?? 'watches';

/** The kinds of guests that have a habit of their own, in the order of the table. */
export const kindsWith = (habit: GuestHabit): string[] => Object.keys(HABITS).filter((kind) => HABITS[kind] === habit);

const after = (hand: Hand): Hand => HANDS[(HANDS.indexOf(hand) + 1) % HANDS.length] ?? 'rock';

/**
 * The hands that a guest with a habit may show next; the guest draws one of them. Empty for one who watches the player.
 * @param before the hand shown before, in this game or in the last one; null = none yet
 * @param begins whether a game begins
 */
export function handsOf(habit: GuestHabit, before: JankenShown | null, begins: boolean): readonly Hand[] {
  switch (habit) {
    case 'rock':
      return [begins || before === null ? 'rock' : after(before.hand)];
    case 'round':
      return [before === null ? 'paper' : after(before.hand)];
    case 'winner':
      return [before === null ? 'scissors' : before.won ? before.hand : after(before.hand)];
    case 'never':
      return HANDS.filter((hand) => hand !== before?.hand);
    case 'watches':
      return [];
  }
}

/**
 * The best answer to a guest whose habit the player has read: a hand that beats one of the possible hands and loses
 * against none; null if there is no such hand.
 */
export const answerTo = (hands: readonly Hand[]): Hand | null =>
  HANDS.find(
    (ours) => hands.some((theirs) => after(theirs) === ours) && hands.every((theirs) => after(ours) !== theirs),
  ) ?? null;
