/** The page with tomorrow's menu at the left and the research kitchen or the upgrades at the right. */

import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { menuPlaces } from '../../../sim/season/upgrades.ts';
import { personName, say, sayList, sayPart, typeText } from '../../../words/index.ts';
import { classes, Icon, Meter, Segment, useInSight } from '../../../ui/index.ts';
import { readWishes, sayWishes } from '../../read/board.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { barText, doAct } from '../act.ts';
import { Stepper } from '../Stepper.tsx';
import { plannedOffer } from '../../../sim/rival/our-counters.ts';
import { type DishRow, dishRows, stepPrice } from './menu.ts';
import { keptBoard } from './research-board.ts';
import { Research } from './Research.tsx';
import { Upgrades } from './Upgrades.tsx';
import { dishPicture } from '../../../words/dish-picture.ts';

type Side = 'kitchen' | 'upgrades';

/**
 * What can be said of a price. Each row has room for the longest of these sentences, so that the rows below it stay
 * where they are while the player presses + or −.
 */
const PRICINGS = ['near', 'dear', 'resented', 'cheap', 'loss'] as const satisfies readonly DishRow['pricing'][];

/** The part of the page that the player looked at last; it is shown when the page opens again. */
const lastSide = new WeakMap<Store, Side>();

export function MenuPage({ store }: { store: Store }) {
  followsEvening(store);
  const [side, setSide] = useState<Side>(store.landing?.kitchen === true ? 'kitchen' : (lastSide.get(store) ?? 'kitchen'));
  const state = store.cafe?.state;
  const season = state?.season;
  const found = state === undefined ? undefined : keptBoard(state).found;
  // The row of a dish that was just found comes into view: it is the last one, and the next press is on its switch.
  const added = useInSight<HTMLTableRowElement>(found ?? null, 'center');
  const spoken = useInSight<HTMLTableRowElement>(store.landing?.dish ?? null, 'center', true);
  if (state === undefined || season === undefined) return null;
  const rows = dishRows(season, state.figures, plannedOffer(state));
  const wishes = readWishes({ state }).filter(({ dish }) => !season.kitchen.onMenu.some((one) => one.dish === dish));
  return (
    <div class="menu-page">
      <section class="tomorrow col" aria-label={say('evening.menu.title')}>
        <header class="page-head pad-small">
          <h1 class="text-24 bold">{say('evening.menu.title')}</h1>
          <p class="text-14 muted">
            {say('evening.menu.places', { on: season.kitchen.onMenu.length, count: menuPlaces(season) })}
          </p>
          {wishes.length > 0 && (
            <p class="text-14 cherry-text">{say('evening.menu.wished', { wishes: sayWishes(wishes) })}</p>
          )}
        </header>
        <div class="scrolls grow dishes" tabIndex={-1}>
          <table class="sheet">
            <colgroup>
              <col class="dish-icon" />
              <col />
              <col class="price-cell" />
              <col class="cost-cell" />
              <col class="sold-cell" />
              <col class="dear-to" />
              <col class="switch-cell" />
            </colgroup>
            <thead>
              <tr>
                <th colSpan={2}>{say('evening.menu.dish')}</th>
                <th class="price-head">{say('evening.menu.price')}</th>
                <th class="num" title={say('evening.menu.cost.of')}>
                  {say('evening.menu.cost')}
                </th>
                <th>{say('evening.menu.sold')}</th>
                <th class="dear-to">{say('evening.menu.dearTo')}</th>
                <th>
                  <span class="hidden-text">{say('evening.menu.onMenu')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.dish}
                  store={store}
                  row={row}
                  at={row.dish === found ? added : row.dish === store.landing?.dish ? spoken : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section class="menu-side frame butter" aria-label={say(`evening.${side}.title`)}>
        <Segment
          label={say('evening.menu.side')}
          chosen={side}
          choices={(['kitchen', 'upgrades'] as const).map((value) => ({ value, text: say(`evening.${value}.title`) }))}
          onChoose={(chosen) => {
            lastSide.set(store, chosen);
            setSide(chosen);
          }}
        />
        {side === 'kitchen' ? <Research store={store} /> : <Upgrades store={store} />}
      </section>
    </div>
  );
}

interface RowProps {
  readonly store: Store;
  readonly row: DishRow;
  readonly at?: RefObject<HTMLTableRowElement | null> | undefined;
}

function Row({ store, row, at }: RowProps) {
  const { dish, on, price, cost, sold } = row;
  const name = sayPart('dish.', dish);
  const toggle = { do: 'menu', dish, on: !on } as const;
  const why = barText(store, toggle);
  const said = (pricing: DishRow['pricing']): string => say(`evening.price.${pricing}`, { amount: grouped(row.usual) });
  const types = [...row.dearTo.map((type) => typeText(type, 2)), ...row.dearStars.met.map(personName)];
  return (
    <tr ref={at} class={classes(!on && 'off-menu')}>
      <td class="dish-icon">
        <Icon name={dishPicture(dish)} />
      </td>
      <td>
        <b class="text-14 bold capital">{name}</b>
        <div class="price-words text-12">
          <span
            class={
              row.pricing === 'loss' || row.pricing === 'resented'
                ? 'cherry-text'
                : row.pricing === 'cheap'
                  ? 'green-text'
                  : 'muted'
            }
          >
            {on ? said(row.pricing) : (why ?? say('evening.price.off'))}
          </span>
          {PRICINGS.map((one) => (
            <span key={one} class="reserved" aria-hidden="true">
              {said(one)}
            </span>
          ))}
        </div>
        {row.offer !== null && (
          <div class="text-12 teal-text">
            {say('evening.price.offer', { percent: row.offer.percent, amount: grouped(row.offer.price) })}
          </div>
        )}
      </td>
      <td class="price-cell">
        {on ? (
          <Stepper
            store={store}
            value={price}
            label={say('evening.menu.priceOf', { dish: name })}
            less={{ do: 'price', dish, price: stepPrice(row, -1) }}
            more={{ do: 'price', dish, price: stepPrice(row, 1) }}
            stuck={{ less: stepPrice(row, -1) === price, more: stepPrice(row, 1) === price }}
          />
        ) : (
          <span class="mono muted">{say('app.money', { amount: grouped(price) })}</span>
        )}
      </td>
      <td class="num">{grouped(cost)}</td>
      <td>
        <div class="row gap-8 sold">
          <div class="sold-bar">
            <Meter share={row.share} colour="var(--teal-light)" height={10} />
          </div>
          <b class="mono text-12">{sold}</b>
        </div>
      </td>
      <td class="text-12 dear-to" title={types.length > 0 ? sayList(types) : say('evening.menu.nobodyYet')}>
        {types.length === 0 ? (
          <span class="muted">{likedLater(row)}</span>
        ) : (
          types.slice(0, 2).join(say('app.list.comma'))
        )}
        {types.length > 2 && <span class="muted"> {say('evening.menu.more', { count: types.length - 2 })}</span>}
      </td>
      <td>
        <button
          type="button"
          role="switch"
          aria-checked={on}
          aria-label={say('evening.menu.switch', { dish: name })}
          aria-disabled={why !== null || undefined}
          title={why ?? undefined}
          class={classes('btn frame small on-off', why !== null ? 'grey' : on ? 'gold' : 'btn btn-paper')}
          onClick={() => doAct(store, toggle)}
        >
          {say(on ? 'evening.menu.on' : 'evening.menu.off')}
        </button>
      </td>
    </tr>
  );
}

/**
 * For a dish that no present kind of guest likes best: names in a sentence the guests who will like it best in future.
 */
function likedLater({ dearLater, dearStars }: DishRow): string {
  const list = [
    ...dearLater.map((type) => typeText(type, 2)).slice(0, 2),
    ...(dearStars.others ? [say('evening.menu.stars')] : []),
  ];
  return list.length === 0 ? say('evening.menu.nobody') : say('evening.menu.later', { list: sayList(list) });
}
