/**
 * The cards of the cooking duel: one for each of the three techniques, with its dish, the technique that it beats and
 * its worth; and a card for the feint.
 */

import { BEATS, FEINT_CHALK, worthOf } from '../../../sim/season/duel/duel.ts';
import { DUEL_MOVES, type DuelMove } from '../../../sim/state/duel.ts';
import { classes, Glyph, Icon, Key } from '../../../ui/index.ts';
import { say, sayPart } from '../../../words/index.ts';
import { techniqueName } from './technique-name.ts';
import type { DuelView } from './read.ts';
import { dishPicture } from '../../../words/dish-picture.ts';

interface CardsProps {
  view: DuelView;
  chosen: DuelMove | null;
  feint: DuelMove | null;
  /** Whether the lids of the plates are being lifted; the player can choose nothing meanwhile. */
  busy: boolean;
  onChoose: (move: DuelMove) => void;
  onFeint: () => void;
}

export function Cards({ view, chosen, feint, busy, onChoose, onFeint }: CardsProps) {
  const { duel, kitchen, chalk } = view;
  const lacks = chalk !== null && chalk < FEINT_CHALK;
  return (
    <div class={classes('duel-cards', busy && 'busy')} role="group" aria-label={say('duel.choose')}>
      {DUEL_MOVES.map((move, at) => {
        const dish = kitchen.dishes[move];
        const worth = worthOf(duel, move, kitchen);
        return (
          <button
            key={move}
            type="button"
            class={classes('duel-card frame shadow', move === chosen ? 'selection' : 'paper')}
            aria-pressed={move === chosen}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onChoose(move)}
          >
            <Icon name={dish === null ? 'status-plate' : dishPicture(dish)} scale={dish === null ? 3 : 2} />
            <span class="col grow text-13">
              <span class="row gap-4">
                <b class="text-16 bold">{techniqueName(move)}</b>
                <Key name={String(at + 1)} />
                <span class={classes('to-end text-12 bold', worth > 1 && 'duel-worth')}>
                  {say('duel.worth', { count: worth })}
                </span>
              </span>
              <b class="bold">
                {[say('duel.beats', { move: techniqueName(BEATS[move]) }), say(`duel.suits.${move}`)].join(
                  say('app.list.comma'),
                )}
              </b>
              <span class="muted text-12">{dish === null ? say('duel.noDish') : sayPart('dish.', dish)}</span>
            </span>
          </button>
        );
      })}
      <button
        type="button"
        class={classes('duel-card duel-feint frame shadow', feint !== null ? 'selection' : lacks ? 'grey' : 'butter')}
        aria-pressed={feint !== null}
        aria-disabled={lacks || chosen === null}
        aria-keyshortcuts="F"
        onClick={onFeint}
      >
        <span class="col grow text-13">
          <span class="row gap-4">
            <b class="text-16 bold">{say('duel.feint')}</b>
            <Key name="F" />
            <span class="to-end strong-sticks" aria-hidden="true">
              <Glyph name="chalk" />
            </span>
          </span>
          <span>
            {feint !== null
              ? say('duel.feint.set', { move: techniqueName(feint) })
              : lacks
                ? say('duel.feint.lacks')
                : say('duel.feint.note')}
          </span>
        </span>
      </button>
    </div>
  );
}
