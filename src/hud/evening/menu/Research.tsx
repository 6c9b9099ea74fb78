/** The research kitchen: up to three ingredients, a forecast, one recipe test an evening, and earlier tests. */

import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { trialPrice, TRIAL_PRICE } from '../../../sim/season/menu-and-recipes.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import type { SimEvent } from '../../../sim/state/world-state.ts';
import { say, sayList, sayPart } from '../../../words/index.ts';
import { Badge, Button, classes, type EdgeLook, Frame, Glyph, Icon } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { barText } from '../act.ts';
import { ActButton } from '../ActButton.tsx';
import { IngredientPicture } from './IngredientPicture.tsx';
import {
  chefSays,
  failedWith,
  flavours,
  ingredientViews,
  type Learned,
  mayTry,
  MOST_ON_BOARD,
  recipesFound,
  trials,
  type TrialView,
} from './kitchen.ts';
import { dishPicture } from '../../../words/dish-picture.ts';

const FLAVOUR_LOOKS: Readonly<Record<string, EdgeLook>> = {
  sweet: 'pink',
  savoury: 'butter',
  fresh: 'mint',
  warm: 'gold',
};

export function Research({ store }: { store: Store }) {
  followsEvening(store);
  const [board, setBoard] = useState<readonly string[]>([]);
  /** The dish found by the last recipe test; null = none found; undefined = no test yet. */
  const [found, setFound] = useState<string | null | undefined>(undefined);
  const state = store.cafe?.state;
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  const act = { do: 'research', ingredients: board } as const;
  const why = board.length === 0 ? null : barText(store, act);
  const failed = failedWith(season, board);
  const take = (id: string): void => {
    setFound(undefined);
    setBoard((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-MOST_ON_BOARD)));
  };
  const tasted = (events: readonly SimEvent[]): void => {
    const event = events.find(({ type }) => type === 'tasted');
    if (event !== undefined) setFound(typeof event['dish'] === 'string' ? event['dish'] : null);
  };
  return (
    <div class="research col gap-8">
      <Board board={board} found={found} />
      <div class="row gap-4 wrap promise" aria-live="polite">
        {flavours(board).map(({ name, much }) => (
          <Badge key={name} look={FLAVOUR_LOOKS[name] ?? 'paper'}>
            {say(`evening.flavour.${name}`, { n: much })}
          </Badge>
        ))}
        <span class="text-12 muted">
          {found === undefined
            ? failed === null
              ? say(`evening.chef.${chefSays(season, board)}`)
              : say('app.sentences', { first: say('evening.chef.tried'), second: learnedText(failed) })
            : foundText(found, failed)}
        </span>
      </div>
      <ul class="ingredients">
        {ingredientViews(state.stars).map(({ id, price, locked }) => (
          <li key={id}>
            {locked === null ? (
              <button
                type="button"
                class={classes('ingredient frame', board.includes(id) ? 'selection' : 'card')}
                aria-pressed={board.includes(id)}
                onClick={() => take(id)}
              >
                <IngredientPicture id={id} />
                <span class="text-12 bold">{sayPart('ingredient.', id)}</span>
                <span class="text-12 muted mono">{say('app.money', { amount: grouped(price) })}</span>
              </button>
            ) : (
              <span class="ingredient frame grey">
                <Glyph name="lock" />
                <span class="text-12">{say('evening.atStars', { n: locked })}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div class="row gap-8">
        <Button
          disabled={board.length === 0}
          onPress={() => {
            setBoard([]);
            setFound(undefined);
          }}
        >
          {say('evening.clear')}
        </Button>
        <ActButton store={store} act={act} class="grow" look="gold" onDone={tasted}>
          {say('evening.taste', { amount: grouped(board.length === 0 ? TRIAL_PRICE : trialPrice(board)) })}
        </ActButton>
      </div>
      {/*
       * Before the first recipe test of the evening, this line tells the limit of tests; if a recipe test is refused,
       * the same line tells the reason.
       */}
      <p class={classes('text-12', why !== null && found === undefined ? 'cherry-text' : 'muted')} aria-live="polite">
        {why !== null && found === undefined
          ? why
          : say(mayTry(season, state.clock.day) ? 'evening.trial.left' : 'evening.trial.done')}
      </p>
      <Tried store={store} season={season} />
    </div>
  );
}

const foundText = (found: string | null, learned: Learned | null): string =>
  found !== null
    ? say('evening.found', { dish: sayPart('dish.', found) })
    : learned === null
      ? say('evening.mistake')
      : say('app.sentences', { first: say('evening.mistake'), second: learnedText(learned) });

const listed = (ids: readonly string[]): string => sayList(ids.map((id) => sayPart('ingredient.', id)));

/**
 * What a failed recipe test has shown, as a sentence: which ingredients belong together, and whether one of them is
 * missing or too many.
 */
function learnedText({ lesson, together, rest, dish }: Learned): string {
  if (lesson === 'no')
    return say(rest.length === 1 ? 'evening.learned.alone' : 'evening.learned.no', { list: listed(rest) });
  return say(`evening.learned.${lesson}`, {
    list: listed(together),
    count: together.length,
    rest: listed(rest),
    dish: dish === null ? '' : sayPart('dish.', dish),
  });
}

function Board({ board, found }: { board: readonly string[]; found: string | null | undefined }) {
  return (
    <Frame look="wood" class="chopping">
      <div class="row">
        {Array.from({ length: MOST_ON_BOARD }, (_, i) => {
          const id = board[i];
          return (
            <Fragment key={i}>
              {i > 0 && <b class="text-20 bold sum">+</b>}
              <span class="slot col">
                <span class={classes('frame card slot-box', id === undefined && 'open')}>
                  {id === undefined ? (
                    <Glyph name="plus" colours={{ K: 'var(--wood-mute)' }} />
                  ) : (
                    <IngredientPicture id={id} scale={5} />
                  )}
                </span>
                <span class="text-12">{id === undefined ? say('evening.slot') : sayPart('ingredient.', id)}</span>
              </span>
            </Fragment>
          );
        })}
        <span class="sum">
          <Glyph name="right" scale={3} />
        </span>
        <span class="slot col">
          <span class={classes('frame slot-box', found === null ? 'error' : 'selection')}>
            {typeof found === 'string' ? (
              <Icon name={dishPicture(found)} />
            ) : found === null ? (
              <Glyph name="x" scale={3} />
            ) : (
              <Glyph name="q" scale={4} colours={{ K: 'var(--wood-edge)' }} />
            )}
          </span>
          <span class="text-12">
            {typeof found === 'string'
              ? sayPart('dish.', found)
              : say(found === null ? 'evening.slot.mistake' : 'evening.slot.new')}
          </span>
        </span>
      </div>
    </Frame>
  );
}

function Tried({ store, season }: { store: Store; season: SeasonState }) {
  followsEvening(store);
  const { has, all } = recipesFound(season);
  return (
    <section class="tried col grow" aria-label={say('evening.tried')}>
      <h2 class="rule">
        <span class="headline">{say('evening.tried')}</span>
        <span class="text-12 muted">{say('evening.tried.of', { has, all })}</span>
      </h2>
      <ul class="scrolls grow" tabIndex={0}>
        {trials(season).map((trial) => (
          <li key={trial.ingredients.join('|')} class="row gap-4 text-13">
            <Trial trial={trial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Trial({ trial: { ingredients, dish, learned } }: { trial: TrialView }) {
  return (
    <>
      {ingredients.map((id, i) => (
        <span key={id} class="row gap-4" title={sayPart('ingredient.', id)}>
          {i > 0 && '+'}
          <IngredientPicture id={id} scale={2} />
          <span class="hidden-text">{sayPart('ingredient.', id)}</span>
        </span>
      ))}
      <span aria-hidden="true">→</span>
      {learned !== null && (
        <span class="learned">
          <b class={classes('bold', learned.lesson === 'no' ? 'cherry-text' : 'green-text')}>
            {say(learned.lesson === 'no' ? 'evening.tried.no' : 'evening.tried.nearly')}
          </b>{' '}
          <span class="text-12 muted">{learnedText(learned)}</span>
        </span>
      )}
      {dish !== null && (
        <>
          <Icon name={dishPicture(dish)} />
          <b class="bold capital">{sayPart('dish.', dish)}</b>
        </>
      )}
    </>
  );
}
