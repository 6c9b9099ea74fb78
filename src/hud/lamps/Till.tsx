/**
 * The till in the top bar. Wages, ingredients and rent are paid at closing. The till says what is due when the player
 * points at it or presses it. During the last two hours a small tag below says so as well.
 */

import { say, sayList } from '../../words/index.ts';
import { grouped, MINUS } from '../../words/numbers.ts';
import { classes, Glyph } from '../../ui/index.ts';
import type { Due } from '../../sim/season/bill.ts';
import type { TopView } from '../read/top-bar.ts';
import { NoteCloser, pillNote, togglePillNote } from './pill-note.tsx';

const yen = (amount: number): string => `${amount < 0 ? MINUS : ''}¥${grouped(amount)}`;

/** The amounts that are paid at closing, as a list in words: "wages ¥1,200, ingredients ¥800 and rent ¥4,000". */
export const dueList = (due: Omit<Due, 'all'>): string =>
  sayList(
    (['wages', 'ingredients', 'rent'] as const)
      .filter((what) => due[what] > 0)
      .map((what) => say(`top.due.${what}`, { amount: yen(due[what]) })),
  );

/** Says what is due at closing, and how much the till would then hold; '' after closing. */
export const dueText = ({ due, money, endless }: TopView): string =>
  due === null || due.all === 0 || endless ? '' : say('top.due', { list: dueList(due), amount: yen(money - due.all) });

export function Till({ view, small = false }: { view: TopView; small?: boolean }) {
  const open = pillNote.value === 'till';
  const { money, endless, due, late } = view;
  const told = dueText(view);
  const held = endless ? say('top.noEnd') : say('top.moneyLabel', { amount: grouped(money) });
  const label = `${held} ${told}`.trim();
  return (
    <span class="till">
      <button
        type="button"
        class="frame card pill money"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => togglePillNote('till')}
      >
        <span class="roomy">
          <Glyph name="coin" />
        </span>
        <b class={classes('bold', small ? 'text-16' : 'text-20')}>{endless ? say('top.noEnd') : yen(money)}</b>
      </button>
      {open && <NoteCloser />}
      {told !== '' && due !== null && (open || late) && (
        <span class={classes('frame card due text-12', open && 'open')}>
          {open ? told : say('top.due.tonight', { amount: yen(due.all) })}
        </span>
      )}
    </span>
  );
}
