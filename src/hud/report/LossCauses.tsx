/**
 * The report's list of what cost the café guests: for each cause the number of guests, a sentence, the yen lost, and a
 * button with a remedy. A remedy that was carried out is shown in mint green, tells what has changed, and can be
 * undone. If the money is not enough for a remedy, the row says how much is missing and offers the next remedy.
 */

import { causesOf, type RankedCause, unmetWishes } from '../../sim/visits/remedies/ranked-causes.ts';
import type { Remedy, RemedyKind } from '../../sim/visits/remedies/remedy.ts';
import { renewed } from '../../sim/visits/remedies/layout-remedies.ts';
import { strongActions } from '../../sim/strong/index.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayList, sayPart, TICKS_PER_SECOND } from '../../words/index.ts';
import { timeAt } from '../../words/clock.ts';
import { grouped } from '../../words/numbers.ts';
import { Button, byHand, Glyph, Key } from '../../ui/index.ts';
import { STRONG_KEYS } from '../strong/keys.ts';
import { readStory } from './story.ts';
import { openTab } from '../evening/tabs.ts';
import { leastMissed } from '../evening/menu/menu.ts';
import { withSpared } from '../evening/menu/spared-words.ts';
import { nameOf, noRoomText, nowText, ordersLamp, remedyDoes, remedyText } from './remedy-words.ts';
import { lostYen } from '../read/report-bill.ts';
import { type EveningTab, followsEvening, type Reported, type Store } from '../store.ts';

/** Number of rows on the report's main page, so that the street below them is there, too; the second page has all. */
const ROWS = 4;
/** Number of rows while cards with the day's events stand above the list. */
const ROWS_BELOW_STORY = 2;
const NAMED = 3;
/** The evening's page that the button of a remedy opens, for remedies that take several steps. */
const PAGES: Readonly<Partial<Record<RemedyKind, EveningTab>>> = { hire: 'hire', way: 'layout', noRoom: 'layout' };

/** A row of the list: a cause of lost guests, or a dish that guests asked for in vain. */
interface CostRow {
  readonly key: string;
  readonly count: number;
  /** The words of the row, made anew each time it is drawn, because the player may change the language in the evening. */
  readonly head: () => string;
  readonly sentence: () => string;
  readonly yen: number;
  readonly remedy: Remedy | null;
  readonly unaffordable: Remedy | null;
  /** The dish that found no place on the full menu; null in every other row. */
  readonly crowded: string | null;
  /** The dish whose recipe the kitchen does not know; null in every other row. */
  readonly recipe: string | null;
}

/** The part of the list that is kept while the player visits other pages of the evening. */
interface Listed {
  /** The rows are computed once an evening, because applying a remedy would change the rows that follow. */
  readonly rows: readonly CostRow[];
  /** How many of them the main page has: a regular who is won back takes a card away, and no row comes for it. */
  readonly first: number;
  /**
   * The remedies that the player has applied, in the form in which they were carried out, by the keys of their rows.
   */
  readonly mended: Map<string, Remedy>;
}
const listed = new WeakMap<Reported, Listed>();

function listOf(store: Store, state: WorldState): Listed {
  const day = store.reported.peek();
  let list = day === null ? undefined : listed.get(day);
  if (list === undefined) {
    const first = readStory(state).length === 0 ? ROWS : ROWS_BELOW_STORY;
    list = { rows: rowsOf(state), first, mended: new Map() };
    if (day !== null) listed.set(day, list);
  }
  return list;
}

interface LossCausesProps {
  readonly store: Store;
  /** Opens the page with all rows; without it all rows are shown here. */
  readonly onMore?: () => void;
}

export function LossCauses({ store, onMore }: LossCausesProps) {
  followsEvening(store);
  const state = store.cafe?.state;
  if (state === undefined) return null;
  const { rows, first, mended } = listOf(store, state);
  const shown = rows.slice(0, onMore === undefined ? rows.length : first);
  const { takingBack, give } = store.deps;
  const redraw = (): void => {
    if (store.cafe !== null) store.evening.value = store.cafe.state.tick;
  };
  const lost = state.figures.guestsLost;
  // What else helps is said once, however many causes it is good for.
  const noRoom = rows.find(({ remedy }) => remedy?.kind === 'noRoom');
  return (
    <section class="costs">
      <header class="rule">
        <h2 class="headline">
          {say(rows.length === 0 ? 'report.noCosts' : lost === 0 ? 'report.costs.wishes' : 'report.costs')}
        </h2>
        {onMore !== undefined && rows.length > ROWS_BELOW_STORY && (
          <Button size="small" class={rows.length > first ? '' : 'few-rows'} onPress={onMore}>
            <span class="all-rows">{say('report.costs.more', { count: rows.length - first })}</span>
            <span class="few-rows">{say('report.costs.more', { count: rows.length - ROWS_BELOW_STORY })}</span>
          </Button>
        )}
        {(rows.length <= first || onMore === undefined) &&
          shown.some(({ remedy }) => remedy !== null && remedy.input !== null) && (
            <span class="text-12 muted">{say('report.costs.press')}</span>
          )}
      </header>
      {rows.length === 0 && <p class="note-ok pad-medium">{say('report.noLosses')}</p>}
      <ul>
        {shown.map((row) => {
          const done = mended.get(row.key);
          const input = done?.input ?? null;
          // Once the player has found the recipe, or has taken another dish off the menu, this one can be put on it here.
          const dish = row.crowded ?? row.recipe;
          const remedy = dish === null ? row.remedy : forCrowded(state, dish);
          const isKnown = row.recipe !== null && knows(state, row.recipe);
          const crowded = isKnown ? row.recipe : row.crowded;
          // A purchase may also be undone elsewhere.
          const taken = done !== undefined && (input === null || takingBack === undefined || takingBack.can(input));
          return (
            <li key={row.key} class="row gap-8 cost">
              <b class="count">{row.count}</b>
              <span class="grow col">
                <b class="cost-head">{row.head()}</b>
                <span class="text-13">
                  {row.yen > 0 && <b class="cherry-text">{say('report.costs.about', { amount: grouped(row.yen) })} </b>}
                  {isKnown ? say('report.wish.found') : row.sentence()}
                </span>
                {crowded !== null && remedy === null && !taken && !isOnMenu(state, crowded) && (
                  <span class="text-12 muted">{crowdedText(state)}</span>
                )}
                {row === noRoom && row.remedy !== null && (
                  <span class="text-12 muted">{noRoomText(state, row.remedy)}</span>
                )}
                {!taken && row.unaffordable !== null && (
                  <span class="text-12 muted">
                    {say('remedy.unaffordable', {
                      what: remedyText(state, row.unaffordable),
                      amount: grouped(Math.max(0, row.unaffordable.cost - state.money)),
                    })}
                  </span>
                )}
              </span>
              {row.recipe !== null && !isKnown && (
                <Button class="offer" onPress={() => openTab(store, 'menu', { kitchen: true })}>
                  {say('remedy.page.research')}
                </Button>
              )}
              {crowded !== null && remedy === null && !taken && !isOnMenu(state, crowded) && (
                <Button
                  class="offer"
                  onPress={() => openTab(store, 'menu', { dish: leastMissed(state)?.dish ?? crowded })}
                >
                  {say('remedy.page.menu')}
                </Button>
              )}
              {taken ? (
                <Done
                  text={nowText(state, done)}
                  onUndo={
                    input === null || takingBack?.can(input) !== true
                      ? null
                      : () => {
                          mended.delete(row.key);
                          takingBack.back(input);
                          redraw();
                        }
                  }
                />
              ) : remedy === null ? null : (
                <Offer
                  store={store}
                  state={state}
                  remedy={remedy}
                  onTake={(given, carriedOut) => {
                    mended.set(row.key, carriedOut);
                    if (takingBack === undefined) give(given);
                    else takingBack.take(given);
                    redraw();
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The rows of an evening: lost guests by cause, then dishes asked for in vain. */
function rowsOf(state: WorldState): CostRow[] {
  // Dishes that can go on the menu come first.
  const wishes = unmetWishes(state).sort((a, b) => Number(b.remedy !== null) - Number(a.remedy !== null));
  return [
    ...causesOf(state).map((one): CostRow => ({
      key: one.cause,
      count: one.count,
      head: () => say(`loss.${one.cause}`),
      sentence: () => sentenceOf(state, one),
      yen: lostYen(state, one),
      remedy: one.remedy,
      unaffordable: one.unaffordable,
      crowded: null,
      recipe: null,
    })),
    ...wishes.map(({ dish, names, remedy, missing }): CostRow => ({
      key: `wish ${dish}`,
      count: names.length,
      head: () => say('report.wish', { dish: sayPart('dish.', dish, undefined, dish) }),
      sentence: () =>
        say(remedy !== null ? 'report.wish.off' : missing === 'full' ? 'report.wish.full' : 'report.wish.unknown', {
          list: sayList(names.slice(0, NAMED).map(personName)),
        }),
      yen: 0,
      remedy,
      unaffordable: null,
      crowded: missing === 'full' ? dish : null,
      recipe: remedy === null && missing !== 'full' ? dish : null,
    })),
  ];
}

const knows = ({ season }: WorldState, dish: string): boolean => season?.kitchen.known.includes(dish) === true;

const isOnMenu = ({ season }: WorldState, dish: string): boolean =>
  season?.kitchen.onMenu.some((one) => one.dish === dish) === true;

/** The remedy for a dish that found no place on the menu: null as long as the menu is full. */
const forCrowded = (state: WorldState, dish: string): Remedy | null =>
  unmetWishes(state).find((one) => one.dish === dish)?.remedy ?? null;

/** What to do while the menu is full: which dish can make room, and why not one that sold less. */
function crowdedText(state: WorldState): string {
  const least = leastMissed(state);
  if (least === null) return '';
  return withSpared(say('report.wish.swap', { dish: sayPart('dish.', least.dish), count: least.count }), least);
}

/** Minutes of the café's clock in a number of seconds at speed 1×. */
const minutesIn = ({ clock }: WorldState, seconds: number): number =>
  Math.round((seconds * TICKS_PER_SECOND) / Math.max(1, clock.ticksPerMinute));

/**
 * Says in sentences how guests were lost for this cause: "Waited 38 min each; last left 12:20. It was up to Aoi and
 * Mei."
 */
function sentenceOf(state: WorldState, { cause, count, seconds, who, at }: RankedCause): string {
  const waited = minutesIn(state, seconds / Math.max(1, count));
  const names = who.map((id) => nameOf(state, id));
  const time = timeAt(state.clock, at);
  // A guest who ate something cold had waited before, and some causes leave no time to wait.
  const first =
    cause === 'badFood'
      ? say('loss.cold', { count, time })
      : waited === 0
        ? say('loss.left', { count, time })
        : say('loss.last', { minutes: waited, count, time });
  return names.length === 0 || names.length > NAMED
    ? first
    : say('app.sentences', { first, second: say('loss.names', { list: sayList(names) }) });
}

function Done({ text, onUndo }: { text: string; onUndo: (() => void) | null }) {
  return (
    <span class="row gap-4 mended">
      <span class="frame ok mended-now" role="status">
        <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />
        {text}
      </span>
      {onUndo !== null && (
        <Button size="small" onPress={onUndo}>
          {say('remedy.undo')}
        </Button>
      )}
    </span>
  );
}

interface OfferProps {
  store: Store;
  state: WorldState;
  remedy: Remedy;
  onTake: (input: Input, remedy: Remedy) => void;
}

function Offer({ store, state, remedy: listed, onTake }: OfferProps) {
  followsEvening(store);
  const remedy = renewed(state, listed);
  if (remedy === null) return null;
  const { kind, input, cost } = remedy;
  const page = PAGES[kind];
  if (kind === 'join') return <JoinLater />;
  if (kind === 'send') return <SendLater />;
  if (kind === 'focus') return <FocusLater text={remedyText(state, remedy)} title={remedyDoes(state, remedy)} />;
  if (input === null && (page === undefined || state.season === undefined)) return null;
  // The player may have spent the money on something else since the rows were computed.
  const short = cost - state.money;
  const title = remedyDoes(state, remedy);
  return (
    <Button
      class="offer"
      title={title}
      disabled={cost > 0 && short > 0}
      reason={say('remedy.short', { amount: grouped(Math.max(0, short)) })}
      onPress={() => {
        if (input !== null) onTake(input, remedy);
        else if (page !== undefined) openTab(store, page);
      }}
    >
      {remedyText(state, remedy)}
      {cost > 0 && <b class="price">{say('app.money', { amount: grouped(cost) })}</b>}
    </Button>
  );
}

/** A remedy for tomorrow: the strong action that seats a large group, with its key and its price in chalk. */
const JoinLater = () => (
  <span class="frame note-ok later row gap-8">
    <span>{say('remedy.join')}</span>
    {!byHand.value && <Key name={STRONG_KEYS.join.toUpperCase()} />}
    <b class="price">{say('remedy.join.price', { count: strongActions.join.cost })}</b>
  </span>
);

/** A remedy for tomorrow: the work that all maids do first, with the key that chooses it. */
const FocusLater = ({ text, title }: { text: string; title: string }) => (
  <span class="frame note-ok later row gap-8" title={title}>
    <span>{text}</span>
    {!byHand.value && <Key name="V" />}
  </span>
);

/** A remedy for tomorrow: the lamp that notices a guest who is too shy to ring, and sends a maid. */
const SendLater = () => (
  <span class="frame note-ok later" title={say('remedy.send.does', ordersLamp())}>
    {say('remedy.send', ordersLamp())}
  </span>
);
