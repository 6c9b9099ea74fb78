/**
 * The list under a pressed lamp: what is wrong, what helps now (each an order given with one press), and what helps
 * from this evening on.
 */

import './remedies.css';
import { say, sayList, type WordKey } from '../../words/index.ts';
import { Button, Face, Frame, Glyph, Icon, useKeys, useScope } from '../../ui/index.ts';
import type { LampId, LampReading } from '../read/lamps.ts';
import { eveningHint, needOf, noHelpWhy, type Remedy, remediesFor } from '../read/remedies.ts';
import { seatCounts, seatUses } from '../read/seats.ts';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';
import type { FocusName, StrongName } from '../../sim/state/strong.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { troublesOf } from '../read/troubles.ts';
import { chooseFocus, targetOf } from '../strong/state.ts';
import { stateOf } from '../strong/Strong.tsx';
import { StrongButton } from '../strong/StrongButton.tsx';
import { levelWhy } from './level-why.ts';
import { signText } from './sign-text.ts';

export function Remedies({ store, id }: { store: Store; id: LampId }) {
  const lamp = store.lamps.value.find((one) => one.id === id);
  const trouble = troublesOf(store).find((one) => one.lamp.id === id);
  const { cafe } = store;
  const close = (): void => {
    store.lampOpen.value = null;
  };
  useKeys({
    title: () => say('keys.view'),
    bindings: [{ key: 'Escape', does: () => say('app.close'), press: close }],
  });
  // A click anywhere else closes the list. Clicks on a lamp and on its sign are left out here, because they open and
  // close the list themselves.
  useScope((scope) => {
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.lamps, button.sign') === null) close();
    };
    scope.listen(document, 'pointerdown', outside);
  }, []);
  if (lamp === undefined || cafe === null) return null;
  const remedies = remediesFor(cafe, lamp);
  const why = levelWhy(cafe.state, lamp);
  const closed = id === 'seats' ? seatCounts(cafe.state).closed : 0;
  const evening = eveningHint(cafe.state, lamp);
  const need = needOf(lamp);
  const noHelp = remedies.some(({ later }) => later === undefined) ? null : noHelpWhy(cafe, lamp);
  const { helps = null, lacks = null } = trouble ?? {};
  const strong = helps !== null && <StrongButton store={store} name={helps} onOpened={close} />;
  const focus = lamp.cause === null ? null : focusFor(cafe.state, lamp);
  // Orders cost no chalk, so they are listed before the strong action, unless only the strong action can end the
  // trouble.
  const isOnlyHelp = helps === 'join';
  return (
    <div class="remedies" data-lamp={id} role="dialog" aria-label={say('jam.title', { name: say(`lamp.${id}`) })}>
      <Frame class="pad-medium col gap-4" shadow>
        <p class="text-14 bold">{lamp.cause === null ? say(`jam.fine.${id}`) : signText(lamp)}</p>
        {why !== null && <p class="text-13">{why}</p>}
        {(id === 'seats' || id === 'door') && <p class="text-12 muted">{seatsText(cafe.state)}</p>}
        {closed > 0 && <p class="text-13">{say('seats.closed', { count: closed })}</p>}
        {need !== null && <p class="text-13">{say(need as WordKey, lamp.params)}</p>}
        {lacks !== null && <p class="text-13 lacks">{lackText(store, lacks)}</p>}
        {noHelp !== null && <p class="text-13">{say(noHelp)}</p>}
        {isOnlyHelp && strong}
        {remedies.map((remedy) => (
          <Button key={remedy.maid} class="remedy" onPress={() => give(store, remedy)}>
            <Face look={remedy.look} rank={remedy.rank} width={26} />
            <span class="text-13">{wordsOf(remedy)}</span>
          </Button>
        ))}
        {focus !== null && (
          <Button
            class="remedy"
            title={say(`focus.about.${focus}`)}
            onPress={() => {
              chooseFocus(store, focus);
              close();
            }}
          >
            <Icon name="status-call" />
            <span class="text-13">{say('jam.focus', { on: say(`focus.${focus}`) })}</span>
          </Button>
        )}
        {!isOnlyHelp && strong}
        {lamp.cause !== null && <LeaveIt store={store} onLeft={close} />}
        {evening !== null && (
          <p class="text-12 muted row gap-4">
            <Glyph name="moon" scale={1} />
            {say(evening as WordKey, lamp.params)}
          </p>
        )}
      </Frame>
    </div>
  );
}

/** What the seats are in use for, as a sentence: the largest number shows what the guests at the tables wait for. */
const seatsText = (state: WorldState): string =>
  say('seats.uses', { list: sayList(seatUses(state).map(({ use, count }) => say(`seats.use.${use}`, { count }))) });

/** The focus that helps against a lamp's trouble; null if none does, or if it is set already. */
function focusFor(state: WorldState, { id }: LampReading): FocusName | null {
  const plates = state.seats.some(({ dirty, takenBy }) => dirty && takenBy === null);
  const on = id === 'orders' || id === 'bills' ? 'orders' : id === 'pass' ? 'dishes' : plates ? 'plates' : null;
  return id === 'kitchen' || on === state.focus?.on ? null : on;
}

/**
 * A button with which the player deliberately leaves a trouble alone. A head maid in training learns from this choice,
 * but not from mere inaction.
 */
function LeaveIt({ store, onLeft }: { store: Store; onLeft: () => void }) {
  if (store.headMaid.value?.mode !== 'Train') return null;
  return (
    <Button
      class="remedy leave-it"
      title={say('jam.letBe.does')}
      onPress={() => {
        store.deps.give({ kind: 'headMaid', leave: true });
        onLeft();
      }}
    >
      <Glyph name="crown" scale={1} />
      <span class="text-13">{say('jam.letBe')}</span>
    </Button>
  );
}

/** Says why a strong action that would end the trouble cannot be used now. */
function lackText(store: Store, name: StrongName): string {
  const shown = store.strong.value.find((one) => one.name === name);
  const why = shown === undefined ? '' : stateOf(store, shown, targetOf(store, shown));
  return say('jam.lacks', { name: say(`strong.title.${name}`), why });
}

function wordsOf({ key, params, later }: Remedy): string {
  const what = say(`jam.remedy.${key}` as WordKey, params);
  return later === undefined ? what : say('jam.whenFree', { what });
}

function give(store: Store, remedy: Remedy): void {
  store.deps.order?.(remedy.maid, remedy.order, remedy.later);
  showToast(store, {
    key: 'jam.given',
    params: { what: wordsOf(remedy) },
    face: { look: remedy.look, rank: remedy.rank },
    ms: 2500,
  });
  store.lampOpen.value = null;
}
