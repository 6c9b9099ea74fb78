/** The research kitchen: up to three ingredients, a forecast, up to three recipe tests an evening, and earlier tests. */

import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { questionsLeft, trialPrice, trialsLeft } from '../../../sim/season/menu-and-recipes.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import type { SimEvent } from '../../../sim/state/world-state.ts';
import { say, sayList, sayPart } from '../../../words/index.ts';
import { Badge, Button, classes, type EdgeLook, Frame, Glyph, Icon } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { barText, doAct } from '../act.ts';
import { ActButton } from '../ActButton.tsx';
import { IngredientPicture } from './IngredientPicture.tsx';
import {
  chefSays,
  failedWith,
  flavours,
  ingredientViews,
  type Learned,
  MOST_ON_BOARD,
  recipesFound,
  trials,
  type TrialView,
} from './kitchen.ts';
import { leastMissed } from './menu.ts';
import { EMPTY_BOARD, keepBoard, keptBoard, type ResearchBoard } from './research-board.ts';
import { remembered } from '../../report/street/on-street.ts';
import { rememberedWords } from './remembered-words.ts';
import { dishPicture } from '../../../words/dish-picture.ts';

const FLAVOUR_LOOKS: Readonly<Record<string, EdgeLook>> = {
  sweet: 'pink',
  savoury: 'butter',
  fresh: 'mint',
  warm: 'gold',
};

export function Research({ store }: { store: Store }) {
  followsEvening(store);
  /** Whether the last press was on a fourth ingredient, for which the board has no place. */
  const [isFull, setFull] = useState(false);
  const state = store.cafe?.state;
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  const { ingredients: board, found } = keptBoard(state);
  const act = { do: 'research', ingredients: board } as const;
  const why = board.length === 0 ? null : barText(store, act);
  const failed = failedWith(season, board);
  const left = trialsLeft(season, state.clock.day);
  const questions = questionsLeft(season, state.clock.day);
  const opinion = chefSays(season, board);
  const asks = found === undefined && failed === null && opinion === 'unasked' && questions > 0;
  const isOn = season.kitchen.onMenu.some(({ dish }) => dish === found);
  const swap = isOn ? null : leastMissed(state);
  // One letter for each dish is enough: all say the same of it.
  const letters = (state.regulars?.who ?? [])
    .flatMap((one) => remembered(one, season) ?? [])
    .filter(({ dish }, at, all) => all.findIndex((one) => one.dish === dish) === at);
  const change = (next: ResearchBoard): void => {
    setFull(false);
    keepBoard(state, next);
  };
  const take = (id: string): void => {
    const isOnBoard = board.includes(id);
    if (!isOnBoard && board.length === MOST_ON_BOARD) return setFull(true);
    change({ ingredients: isOnBoard ? board.filter((one) => one !== id) : [...board, id], found: undefined });
  };
  const tasted = (events: readonly SimEvent[]): void => {
    const event = events.find(({ type }) => type === 'tasted');
    if (event === undefined) return;
    change({ ingredients: board, found: typeof event['dish'] === 'string' ? event['dish'] : null });
  };
  return (
    <div class="research col gap-8">
      <Board board={board} found={found} onTake={take} />
      <div class="row gap-4 wrap promise" aria-live="polite">
        {/* A line of their own, so that the button below stays however many flavours there are. */}
        {(isFull || board.length > 0) && (
          <span class="row gap-4 flavours">
            {isFull ? (
              <b class="text-12 cherry-text">{say('evening.slot.full')}</b>
            ) : (
              flavours(board).map(({ name, much }) => (
                <Badge key={name} look={FLAVOUR_LOOKS[name] ?? 'paper'}>
                  {say(`evening.flavour.${name}`, { n: much })}
                </Badge>
              ))
            )}
          </span>
        )}
        {asks ? (
          <Button
            size="small"
            class="ask-chef"
            onPress={() => void doAct(store, { do: 'askChef', ingredients: board })}
          >
            {say('evening.askChef', { count: questions })}
          </Button>
        ) : (
          <span class="text-12 muted">
            {found === undefined
              ? failed === null
                ? say(`evening.chef.${opinion}`)
                : say('app.sentences', { first: say('evening.chef.tried'), second: learnedText(failed) })
              : found === null
                ? missText(failed)
                : foundText(found, season, swap)}
          </span>
        )}
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
        <Button disabled={board.length === 0} onPress={() => change(EMPTY_BOARD)}>
          {say('evening.clear')}
        </Button>
        {/* After a dish was found, the test's button makes room for the new dish's until an ingredient is chosen. */}
        {typeof found === 'string' && swap !== null ? (
          <Button
            class="grow"
            look="gold"
            onPress={() => {
              doAct(store, { do: 'menu', dish: swap.dish, on: false });
              doAct(store, { do: 'menu', dish: found, on: true });
            }}
          >
            {say('evening.found.swap', {
              dish: sayPart('dish.', found),
              other: sayPart('dish.', swap.dish),
              count: swap.count,
            })}
          </Button>
        ) : (
          <ActButton store={store} act={act} class="grow" look="gold" onDone={tasted}>
            {say('evening.taste', { amount: grouped(trialPrice(season, state.clock.day, board)) })}
          </ActButton>
        )}
      </div>
      {/*
       * Before the first recipe test of the evening, this line tells the limit of tests; if a recipe test is refused,
       * the same line tells the reason.
       */}
      <p class={classes('text-12', why !== null && found === undefined ? 'cherry-text' : 'muted')} aria-live="polite">
        {why !== null && found === undefined
          ? why
          : left === 0
            ? say('evening.trial.done')
            : say('evening.trial.left', { count: left })}{' '}
        {say('evening.chef.left', { count: questions })}
      </p>
      {/* Letters and tests scroll together, so that many letters leave the tests where they can be reached. */}
      <div class="scrolls grow notes" tabIndex={0} role="group" aria-label={say('evening.tried')}>
        {letters.length > 0 && (
          <ul class="col text-12 remembered">
            {letters.map((one) => (
              <li key={one.dish}>{rememberedWords(one)}</li>
            ))}
          </ul>
        )}
        <Tried store={store} season={season} />
      </div>
    </div>
  );
}

/** What to do with a dish that was just found: put it on the menu, or first make room for it on a full menu. */
function foundText(found: string, { kitchen }: SeasonState, swap: ReturnType<typeof leastMissed>): string {
  const dish = sayPart('dish.', found);
  if (kitchen.onMenu.some((one) => one.dish === found)) return say('evening.found.on', { dish });
  if (swap === null) return say('evening.found', { dish });
  const full = say('evening.found.full', { dish, other: sayPart('dish.', swap.dish), count: swap.count });
  // Two lines have room here; which dish was spared, and why, stands in the report.
  return full;
}

const missText = (learned: Learned | null): string =>
  learned === null
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

interface BoardProps extends Pick<ResearchBoard, 'found'> {
  readonly board: readonly string[];
  /** Takes an ingredient off the board. */
  readonly onTake: (id: string) => void;
}

function Board({ board, found, onTake }: BoardProps) {
  return (
    <Frame look="wood" class="chopping">
      <div class="row">
        {Array.from({ length: MOST_ON_BOARD }, (_, i) => {
          const id = board[i];
          return (
            <Fragment key={i}>
              {i > 0 && <b class="text-20 bold sum">+</b>}
              <span class="slot col">
                {id === undefined ? (
                  <span class="frame card slot-box open">
                    <Glyph name="plus" colours={{ K: 'var(--wood-mute)' }} />
                  </span>
                ) : (
                  <button
                    type="button"
                    class="frame card slot-box"
                    aria-label={say('evening.slot.take', { what: sayPart('ingredient.', id) })}
                    title={say('evening.slot.take', { what: sayPart('ingredient.', id) })}
                    onClick={() => onTake(id)}
                  >
                    <IngredientPicture id={id} scale={5} />
                  </button>
                )}
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
    <section class="tried" aria-label={say('evening.tried')}>
      <h2 class="rule">
        <span class="headline">{say('evening.tried')}</span>
        <span class="text-12 muted">{say('evening.tried.of', { has, all })}</span>
      </h2>
      <ul>
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
