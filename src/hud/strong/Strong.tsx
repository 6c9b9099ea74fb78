/**
 * The player's strong actions: a row of six buttons and, above it, the card of the chosen action. Before the player
 * pays with chalk, the card tells what the action does, which maids help, what it gains, and its drawbacks, or why it
 * cannot be used.
 */

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { StrongName, StrongTarget } from '../../sim/state/strong.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import type { StrongLine } from '../../sim/strong/strong-action.ts';
import { Button, classes, Face, Frame, Glyph, Icon, Key } from '../../ui/index.ts';
import { timeAt } from '../../words/clock.ts';
import { personName, say, sayPart, TICKS_PER_SECOND, type WordKey } from '../../words/index.ts';
import type { Store } from '../store.ts';
import { aimAt, chosen, leaveStrong, nextTarget, pressStrong, pushStrong, targetAt, targetOf } from './state.ts';
import { advisedHelp } from '../read/troubles.ts';
import { STRONG_KEYS } from './keys.ts';
import './strong.css';

export const ICONS: Readonly<Record<StrongName, string>> = {
  rush: 'status-fire',
  calm: 'status-heart',
  special: 'status-star',
  encore: 'status-music',
  join: 'ui-table',
  allHands: 'status-call',
};
/** Number of milliseconds for which a finger must press a button before the card of the button's action opens. */
const LONG_PRESS_MS = 450;

/** Whether the player has closed a hint; no further hints are shown until the page is opened again. */
const hintsOff = signal(false);

const seconds = (ticks: number): number => Math.ceil(ticks / TICKS_PER_SECOND);

export function Strong({ store }: { store: Store }) {
  const [hovered, setHovered] = useState<StrongName | null>(null);
  const shown = store.strong.value;
  const [selected] = store.selection.value;
  useEffect(() => {
    if (selected !== undefined) aimAt(store, selected);
  }, [selected, store]);
  const open = shown.find(({ name }) => name === (chosen.value ?? hovered));
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
      <div class="strong-row">
        {shown.map((one) => (
          <Action
            key={one.name}
            store={store}
            shown={one}
            isHinted={isHinted && one.name === hint}
            onHover={setHovered}
          />
        ))}
      </div>
    </section>
  );
}

function Action({
  store,
  shown,
  isHinted,
  onHover,
}: {
  store: Store;
  shown: StrongShown;
  isHinted: boolean;
  onHover: (name: StrongName | null) => void;
}) {
  const { name, cost, cooling, bar } = shown;
  const isChosen = chosen.value === name;
  const left = store.chalk.value?.left ?? cost;
  const off = bar !== null || left < cost;
  const look = isChosen ? 'gold' : off ? 'grey' : 'paper';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (
    <button
      type="button"
      class={classes('frame shadow strong-button', look, off && 'off', isHinted && 'hinted')}
      aria-pressed={isChosen}
      aria-keyshortcuts={STRONG_KEYS[name].toUpperCase()}
      onClick={() => pressStrong(store, name)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(name)}
      onPointerLeave={() => {
        clearTimeout(timer);
        onHover(null);
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') timer = setTimeout(() => onHover(name), LONG_PRESS_MS);
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onHover(name)}
      onBlur={() => onHover(null)}
    >
      <Sticks count={cost} />
      <Key name={STRONG_KEYS[name].toUpperCase()} />
      <span class="strong-icon">
        <Icon name={ICONS[name]} scale={2} />
        {cooling > 0 && (
          <b class="strong-seconds" aria-hidden="true">
            {seconds(cooling)}
          </b>
        )}
      </span>
      <span class="strong-name" aria-hidden="true">
        {say(`strong.name.${name}`)}
      </span>
      <span class="hidden-text">{`${say(`strong.title.${name}`)}. ${stateOf(store, shown, targetOf(shown))}`}</span>
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
export function stateOf(store: Store, { name, cost, cooling }: StrongShown, on: StrongTarget): string {
  const bar = store.cafe?.strongBar(name, on) ?? null;
  const left = store.chalk.value?.left ?? cost;
  if (bar === null && left >= cost) return say(`strong.ready.${name}`);
  return sayPart('strong.bar.', bar ?? 'sticks', { seconds: seconds(cooling), cost, left });
}

export function StrongCard({ store, shown, isChosen }: { store: Store; shown: StrongShown; isChosen: boolean }) {
  const { cafe } = store;
  const { name, cost, targets } = shown;
  // The preview names the maid who would go now. So it is drawn again while time goes on.
  void store.top.value;
  const on = targetOf(shown);
  const left = store.chalk.value?.left ?? cost;
  const barred = (cafe?.strongBar(name, on) ?? null) !== null || left < cost;
  const plan = barred || cafe === null ? null : cafe.strongPlan(name, on);
  const aimed = aim(store, on);
  return (
    <Frame
      look="paper"
      shadow
      class={classes('strong-card', !isChosen && 'glance')}
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
      {isChosen && targets.length > 0 && aimed !== null && (
        <div class="row gap-8 strong-aim">
          <Button
            square
            size="small"
            label={say('strong.before')}
            disabled={targets.length < 2}
            onPress={() => nextTarget(shown, -1)}
          >
            <Glyph name="left" />
          </Button>
          <b class="grow">{aimed}</b>
          <Button
            square
            size="small"
            label={say('strong.next')}
            disabled={targets.length < 2}
            onPress={() => nextTarget(shown, 1)}
          >
            <Glyph name="right" />
          </Button>
        </div>
      )}
      <div class="strong-lines" aria-live="polite" data-at={targetAt.value}>
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
                {lineText('strong.gain.', line)}
              </p>
            ))}
            {plan.costs.map((line) => (
              <p key={line.key} class="strong-bar">
                {lineText('strong.price.', line)}
              </p>
            ))}
          </>
        )}
      </div>
      {isChosen && <p class="text-12 muted">{sticksText(store)}</p>}
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
    return say('strong.aim.tables', { table, other, seats: seats.length, free });
  }
  if (table !== undefined) return say('strong.aim.table', { table });
  if (guest !== undefined) return personName(cafe?.state.people[guest]?.name ?? guest);
  return dish === undefined ? null : sayPart('dish.', dish);
}

function lineText(stem: 'strong.gain.' | 'strong.price.', { key, terms }: StrongLine): string {
  const { dish } = terms;
  return say(`${stem}${key}` as WordKey, typeof dish === 'string' ? { ...terms, dish: sayPart('dish.', dish) } : terms);
}
