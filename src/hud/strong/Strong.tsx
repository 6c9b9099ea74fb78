/**
 * The player's strong actions: a row of buttons and, above it, the card of the chosen action. Before the player
 * pays with chalk, the card tells what the action does, which maids help, what it gains, and its drawbacks, or why it
 * cannot be used.
 */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LARGEST_GROUP } from '../../sim/state/person.ts';
import type { StrongName, StrongTarget } from '../../sim/state/strong.ts';
import type { Clock } from '../../sim/state/things.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import type { StrongLine } from '../../sim/strong/strong-action.ts';
import { roughMinutes, ticksUntilRoom } from '../../sim/visits/until-free.ts';
import { Button, classes, Face, Frame, Glyph, Icon, Key, useKeys } from '../../ui/index.ts';
import { dishPicture } from '../../words/dish-picture.ts';
import { timeAt } from '../../words/clock.ts';
import { personName, say, sayPart, type WordKey } from '../../words/index.ts';
import type { Store } from '../store.ts';
import {
  aimAtGuest,
  barOf,
  chosen,
  glanced,
  leaveStrong,
  minutesLeft,
  nextTarget,
  picked,
  placeOf,
  pressStrong,
  pushStrong,
  readsAtEase,
  targetOf,
} from './state.ts';
import { advisedHelp } from '../read/troubles.ts';
import { guestsOf } from '../read/names.ts';
import { Focus } from './Focus.tsx';
import { STRONG_KEYS } from './keys.ts';
import './strong.css';

export const ICONS: Readonly<Record<StrongName, string>> = {
  rush: 'status-fire',
  calm: 'status-heart',
  special: 'status-star',
  encore: 'status-music',
  join: 'ui-table',
  allHands: 'status-call',
  doorSign: 'status-door',
};
/** Number of milliseconds for which a finger must press a button before the card of the button's action opens. */
const LONG_PRESS_MS = 450;

/** Whether the player has closed a hint; no further hints are shown until the page is opened again. */
const hintsOff = signal(false);

export function Strong({ store }: { store: Store }) {
  const shown = store.strong.value;
  // Buttons and card ask the café what can be done now, so both are drawn again while time goes on.
  void store.top.value;
  const [selected] = store.selection.value;
  useEffect(() => {
    if (selected !== undefined) aimAtGuest(store, selected);
  }, [selected, store]);
  const open = shown.find(({ name }) => name === (chosen.value ?? glanced.value));
  const hint = advisedHelp(store);
  const isHinted = hint !== null && open === undefined && store.settings.hints.value && !hintsOff.value;
  if (shown.length === 0) return null;
  return (
    <section class="strong" aria-label={say('strong.region')} data-region="strong">
      {open !== undefined && <StrongCard store={store} shown={open} isChosen={chosen.value === open.name} />}
      {isHinted && (
        <Frame class="strong-hint row gap-4" shadow role="status">
          <span class="text-13 grow">{say('strong.hint', { name: say(`strong.title.${hint}`) })}</span>
          <Button size="small" square label={say('strong.hintOff')} onPress={() => (hintsOff.value = true)}>
            <Glyph name="x" scale={1} />
          </Button>
        </Frame>
      )}
      <Focus store={store} />
      <div class="strong-row">
        {shown.map((one) => (
          <Action key={one.name} store={store} shown={one} isHinted={isHinted && one.name === hint} />
        ))}
      </div>
    </section>
  );
}

const glance = (name: StrongName | null): void => void (glanced.value = name);

function Action({ store, shown, isHinted }: { store: Store; shown: StrongShown; isHinted: boolean }) {
  const { name, cost } = shown;
  const minutes = minutesLeft(store, shown);
  const isChosen = chosen.value === name;
  const on = targetOf(store, shown);
  const off = barOf(store, shown, on) !== null;
  const look = isChosen ? 'gold' : off ? 'grey' : 'paper';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (
    <button
      type="button"
      class={classes('frame shadow strong-button', look, off && 'off', isHinted && 'hinted')}
      aria-pressed={isChosen}
      aria-keyshortcuts={STRONG_KEYS[name].toUpperCase()}
      onClick={() => pressStrong(store, name)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && glance(name)}
      onPointerLeave={() => {
        clearTimeout(timer);
        glance(null);
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') timer = setTimeout(() => glance(name), LONG_PRESS_MS);
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && glance(name)}
      onBlur={() => glance(null)}
    >
      <Sticks count={cost} />
      <Key name={STRONG_KEYS[name].toUpperCase()} />
      <span class="strong-icon">
        <Icon name={ICONS[name]} scale={2} />
        {minutes > 0 && (
          <b class="strong-minutes" aria-hidden="true">
            {minutes}
            <small>{say('strong.min')}</small>
          </b>
        )}
      </span>
      <span class="strong-name" aria-hidden="true">
        {say(`strong.name.${name}`)}
      </span>
      <span class="hidden-text">{`${say(`strong.title.${name}`)}. ${stateOf(store, shown, on)}`}</span>
    </button>
  );
}

export const Sticks = ({ count }: { count: number }) => (
  <span class="strong-sticks" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Glyph key={i} name="chalk" />
    ))}
  </span>
);

/** The words on the button of a strong action: that it is ready or cooling down, or what is missing for it. */
export function stateOf(store: Store, shown: StrongShown, on: StrongTarget): string {
  const { name, cost } = shown;
  const bar = barOf(store, shown, on);
  if (bar === null) return say(`strong.ready.${name}`);
  const left = store.chalk.value?.left ?? cost;
  return sayPart('strong.bar.', bar, { minutes: minutesLeft(store, shown), cost, left });
}

export function StrongCard({ store, shown, isChosen }: { store: Store; shown: StrongShown; isChosen: boolean }) {
  const { cafe } = store;
  const { name, cost, targets } = shown;
  // Escape closes the card before anything that was opened earlier, such as the notebook with the focus.
  useKeys({
    title: () => say('strong.region'),
    bindings: isChosen ? [{ key: 'Escape', does: () => say('strong.leave'), press: leaveStrong }] : [],
  });
  useEffect(() => (isChosen ? readsAtEase(store, name) : undefined), [isChosen, store, name]);
  const on = targetOf(store, shown);
  const barred = barOf(store, shown, on) !== null;
  const plan = barred || cafe === null ? null : cafe.strongPlan(name, on);
  const aimed = aim(store, on);
  const hasOthers = targets.some((one) => placeOf([one], on) < 0);
  return (
    <Frame
      look="paper"
      shadow
      class={classes('strong-card', !isChosen && 'glance', isChosen && plan !== null && 'waits')}
      role="group"
      aria-label={say(`strong.title.${name}`)}
    >
      <div class="row gap-8">
        <Icon name={ICONS[name]} scale={2} />
        <span class="grow">
          <b class="text-16 extra-bold">{say(`strong.title.${name}`)}</b>
          <span class="text-12 muted strong-about">{say(`strong.about.${name}`)}</span>
        </span>
        <Sticks count={cost} />
      </div>
      {isChosen && isOfDishes(targets) && <Dishes targets={targets} on={on} />}
      {isChosen && !isOfDishes(targets) && aimed !== null && (
        <div class="row gap-8 strong-aim">
          <Button
            square
            size="small"
            label={say('strong.before')}
            disabled={!hasOthers}
            onPress={() => nextTarget(store, shown, -1)}
          >
            <Glyph name="left" />
          </Button>
          <b class="grow">{aimed}</b>
          <Button
            square
            size="small"
            label={say('strong.next')}
            disabled={!hasOthers}
            onPress={() => nextTarget(store, shown, 1)}
          >
            <Glyph name="right" />
          </Button>
        </div>
      )}
      <div class="strong-lines" aria-live="polite">
        {plan === null || !isChosen ? (
          <p class={barred ? 'strong-bar' : 'strong-gain'}>{stateOf(store, shown, on)}</p>
        ) : (
          <>
            {plan.helpers.length > 0 && (
              <p class="row gap-8">
                {plan.helpers.slice(0, 2).map((id) => {
                  const me = cafe?.state.people[id];
                  return me?.role === 'maid' ? <Face key={id} look={me.look} rank={me.rank} width={28} /> : null;
                })}
                <span>{helpers(store, plan.helpers)}</span>
              </p>
            )}
            {plan.gains.map((line) => (
              <p key={line.key} class="strong-gain">
                {lineText('strong.gain.', line, cafe?.state.clock)}
              </p>
            ))}
            {plan.costs.map((line) => (
              <p key={line.key} class="strong-bar">
                {lineText('strong.price.', line, cafe?.state.clock)}
              </p>
            ))}
          </>
        )}
      </div>
      {isChosen && (
        <p class={classes('text-12', plan === null ? 'muted' : 'strong-waits')}>
          {plan !== null && <b>{say('strong.waits')} </b>}
          {sticksText(store)}
        </p>
      )}
      {isChosen && (
        <div class="row gap-8 strong-foot">
          <Button size="small" hotkey="Esc" onPress={() => leaveStrong()}>
            {say('strong.leave')}
          </Button>
          {plan !== null && (
            <Button size="small" look="teal" hotkey={STRONG_KEYS[name].toUpperCase()} onPress={() => pushStrong(store)}>
              {say(`strong.go.${name}`)}
            </Button>
          )}
        </div>
      )}
    </Frame>
  );
}

/** Whether the player chooses among dishes; they are shown all at once, other targets one at a time. */
const isOfDishes = (targets: readonly StrongTarget[]): boolean => targets[0]?.dish !== undefined;

function Dishes({ targets, on }: { targets: readonly StrongTarget[]; on: StrongTarget }) {
  return (
    <div class="strong-aim">
      <b class="text-13">{sayPart('dish.', on.dish ?? '')}</b>
      <div class="strong-dishes" role="radiogroup" aria-label={say('strong.title.special')}>
        {targets.map(({ dish = '' }) => (
          <button
            key={dish}
            type="button"
            role="radio"
            class={classes('strong-dish', dish === on.dish && 'chosen')}
            aria-checked={dish === on.dish}
            aria-label={sayPart('dish.', dish)}
            title={sayPart('dish.', dish)}
            onClick={() => (picked.value = { dish })}
          >
            <Icon name={dishPicture(dish)} scale={1} />
          </button>
        ))}
      </div>
    </div>
  );
}

export function sticksText(store: Store): string {
  const chalk = store.chalk.value;
  const next = store.cafe?.state.chalk?.nextTick ?? null;
  if (chalk === null) return '';
  const clock = store.cafe?.state.clock;
  return next === null || clock === undefined
    ? say('strong.sticks', { count: chalk.left })
    : say('strong.sticksNext', { count: chalk.left, time: timeAt(clock, next) });
}

const helpers = ({ cafe }: Store, ids: readonly string[]): string =>
  ids.length > 2
    ? say('strong.everyone', { count: ids.length })
    : ids.map((id) => personName(cafe?.state.people[id]?.name ?? id)).join(' · ');

function aim({ cafe }: Store, { table, other, guest, dish }: StrongTarget): string | null {
  if (other !== undefined && table !== undefined) {
    const seats = cafe?.state.seats.filter((seat) => seat.table === table || seat.table === other) ?? [];
    const free = seats.filter(({ takenBy }) => takenBy === null).length;
    const ticks = ticksUntilRoom(seats, cafe?.state.people ?? {}, LARGEST_GROUP, cafe?.state.tick);
    if (cafe === null || cafe === undefined || ticks === 0)
      return say('strong.aim.tables', { table, other, seats: seats.length, free });
    return say('strong.aim.tablesIn', { table, other, free, minutes: roughMinutes(ticks, cafe.state.clock) });
  }
  if (table !== undefined) return say('strong.aim.table', { table });
  const queue = (cafe === null ? [] : guestsOf(cafe.state)).filter(({ stage }) => stage === 'queue');
  if (queue.length > 1 && queue.some(({ id }) => id === guest)) return say('strong.aim.queue', { count: queue.length });
  if (guest !== undefined) return personName(cafe?.state.people[guest]?.name ?? guest);
  return dish === undefined ? null : sayPart('dish.', dish);
}

function lineText(
  stem: 'strong.gain.' | 'strong.price.',
  { key, terms }: StrongLine,
  clock: Clock | undefined,
): string {
  const { dish, tick } = terms;
  return say(`${stem}${key}` as WordKey, {
    ...terms,
    ...(typeof dish === 'string' ? { dish: sayPart('dish.', dish) } : {}),
    ...(typeof tick === 'number' && clock !== undefined ? { time: timeAt(clock, tick) } : {}),
  });
}
