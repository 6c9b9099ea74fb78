/**
 * Lists what moved the café’s stars today: each cause with its sign, in hundredths of a star, its number of guests, and
 * how much one of them counts; and explains how guests are counted at the present rating.
 */

import type { RefObject } from 'preact';
import { guestWeight, heroWeight } from '../../sim/season/rating.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { Frame, useKeys, useScope } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { ratingText } from '../../words/numbers.ts';
import { readMoves, type StarMove } from '../read/rating.ts';

/** The number in the words of a cause: how many guests a celebrity counts as. */
const WEIGHS = { hero: heroWeight };

/** The words of a cause. A duel that brought nothing was won while the rating was held below the next star. */
const wordsOf = ({ cause, count, by }: StarMove): string =>
  cause === 'duel' && by < 0.005 ? say('report.stars.duelHeld') : say(`report.stars.${cause}`, { count, ...WEIGHS });

/** Number of causes that the label of the stars names, and the report's head where the page has no room for all. */
const LABELLED = 2;

const By = ({ by }: { by: number }) => (
  <b class={by < 0 ? 'cherry-text' : 'green-text'}>
    {say(by < 0 ? 'report.stars.takes' : 'report.stars.gives', { n: Math.abs(by).toFixed(2) })}
  </b>
);

interface StarMovesProps {
  readonly moves: readonly StarMove[];
  /** Opens the list of all causes. With it the list has a line for all but the largest, which is shown instead of them where there is no room (fit/fit.css). */
  readonly onAll?: () => void;
}

export function StarMoves({ moves, onAll }: StarMovesProps) {
  if (moves.length === 0) return null;
  const others = moves.slice(LABELLED);
  return (
    <ul class="star-moves text-12">
      {moves.map((move) => (
        <li key={move.cause}>
          <By by={move.by} /> {wordsOf(move)}
        </li>
      ))}
      {onAll !== undefined && others.length > 0 && (
        <li class="others">
          <By by={others.reduce((sum, { by }) => sum + Math.round(by * 100), 0) / 100} />{' '}
          <button type="button" class="link text-12" onClick={onAll}>
            {say('report.stars.others')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The largest changes of the rating today, each a short sentence; '' = nothing has moved it. */
export const largestMoves = (state: Pick<WorldState, 'figures'>): string =>
  readMoves(state)
    .filter(({ cause }) => cause !== 'rest')
    .slice(0, LABELLED)
    .map((move) =>
      say(move.by < 0 ? 'jam.stars.takes' : 'jam.stars.gives', {
        n: Math.abs(move.by).toFixed(2),
        what: wordsOf(move),
      }),
    )
    .join('');

interface HowCountedProps {
  readonly state: Pick<WorldState, 'stars' | 'season' | 'figures'>;
  readonly moves: readonly StarMove[];
  /** The element of the explanation and its button; a press outside it closes the explanation. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What moved the stars, and how the guests were counted at the present rating. It lies over the page, so that nothing moves when it opens. */
export function HowCounted({ state, moves, within, onClose }: HowCountedProps) {
  useKeys({
    title: () => say('keys.evening'),
    bindings: [{ key: 'Escape', does: () => say('app.close'), press: onClose }],
  });
  useScope((scope) => {
    scope.listen(document, 'pointerdown', ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || within.current?.contains(target) !== true) onClose();
    });
  }, []);
  const { takes, brings } = guestWeight(state);
  const figures = { stars: ratingText(state.stars), takes: takes.toFixed(3), brings: brings.toFixed(3) };
  return (
    <Frame look="butter" class="how-note text-12" shadow>
      <StarMoves moves={moves} />
      <p>{say('report.stars.how', { ...figures, ...WEIGHS })}</p>
    </Frame>
  );
}
