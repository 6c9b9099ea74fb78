/**
 * The preview of an order, shown while the player points at the room with a tool in hand: footprints and a gold frame
 * around the target's tile, and a card (264 px wide) with the order, its guest, the maid who would carry it out, the
 * seconds she needs, and her chance of doing so. The key X offers the order to the next best maid.
 */

import { useEffect, useState } from 'preact/hooks';
import { personName, say, sayPart, TICKS_PER_SECOND } from '../../words/index.ts';
import { Button, Face, Frame, hudZoom, Key, useKeys, useScope } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Guest, Maid } from '../../sim/state/person.ts';
import type { OfferedMaid, OrderOffer } from '../api.ts';
import { giveOffered, useOf } from '../give-offered-order.ts';
import { offer, passedOver, passOver, pointed, pointTo } from '../offered-order.ts';
import { tableOf } from '../read/names.ts';
import type { Store } from '../store.ts';

/** Milliseconds between two updates of the preview while the pointer rests. */
const AGAIN_MS = 250;
const WIDTH = 264;
const HEIGHT = 190;

export function OrderPreview({ store }: { store: Store }) {
  const armed = store.mode.value !== 'select';
  const [spot, setSpot] = useState({ x: 0, y: 0 });
  useScope(
    (scope) => {
      if (!armed) return pointTo(store, null);
      const move = (event: PointerEvent): void => {
        if (!(event.target instanceof HTMLCanvasElement) || event.pointerType === 'touch') return;
        setSpot({ x: event.clientX, y: event.clientY });
        pointTo(store, store.deps.pointedAt?.(event.clientX, event.clientY) ?? null);
      };
      scope.listen(window, 'pointermove', move);
      scope.every(AGAIN_MS, () => pointTo(store, pointed.peek()));
    },
    [armed, store],
  );
  useEffect(() => () => pointTo(store, null), [store]);
  const shown = offer.value;
  useKeys({
    title: () => say('keys.commands'),
    bindings: [
      { key: 'x', does: () => say('preview.next'), press: () => passOver(store) },
      { key: 'Enter', does: () => say('preview.give'), press: () => giveOffered(store), yields: true },
    ],
  });
  const cafe = store.cafe;
  if (!armed || shown === null || cafe === null) return null;
  const at = passedOver.value % Math.max(1, shown.maids.length);
  const maid = shown.maids[shown.together ? 0 : at];
  if (maid === undefined) return null;
  const next = shown.together ? undefined : shown.maids[(at + 1) % shown.maids.length];
  return (
    <>
      <Marks store={store} offer={shown} maid={maid} />
      <Card store={store} cafe={cafe} offer={shown} maid={maid} next={next === maid ? undefined : next} spot={spot} />
    </>
  );
}

interface CardProps {
  store: Store;
  cafe: Cafe;
  offer: OrderOffer;
  maid: OfferedMaid;
  next: OfferedMaid | undefined;
  spot: { readonly x: number; readonly y: number };
}

function Card({ store, cafe, offer: shown, maid, next, spot }: CardProps) {
  const { mode, at, maids, together } = shown;
  const use = useOf(shown);
  const person = cafe.state.people[maid.id] as Maid;
  const guest = guestAt(cafe, at.personId);
  const { chance } = maid.outlook;
  const seconds = (one: OfferedMaid): string =>
    say('preview.seconds', { seconds: Math.max(1, Math.round(one.ticks / TICKS_PER_SECOND)) });
  return (
    <Frame
      as="section"
      look="paper"
      shadow
      class="order-preview hb"
      aria-label={say('preview.label')}
      style={placeOf(spot)}
    >
      <h3 class="text-16 bold">{titleOf(cafe, mode, guest)}</h3>
      {guest !== null && (
        <p class="text-12 muted">
          {say('preview.guest', {
            name: guest.name,
            aType: sayPart('type.a.', guest.customerType),
            seconds: Math.round((guest.patienceLeft * guest.patience) / TICKS_PER_SECOND),
          })}
        </p>
      )}
      <div class="row gap-8 preview-who" role="status">
        <Face look={person.look} rank={person.rank} width={36} height={36} />
        <div class="grow">
          <b class="text-14 bold">
            {together
              ? say('preview.together', { count: maids.length })
              : `${personName(person.name)}${maid.ticks > 0 ? `, ${seconds(maid)}` : ''}`}
          </b>
          <p class={`text-13 chance ${chance}`}>{chanceText(cafe, person, maid)}</p>
        </div>
        {next !== undefined && (
          <button type="button" class="preview-next text-12" onClick={() => passOver(store)}>
            <Key name="X" />
            <span>
              {personName(cafe.state.people[next.id]?.name ?? '')}
              {next.outlook.chance === 'no' ? '' : `, ${seconds(next)}`}
            </span>
          </button>
        )}
      </div>
      <footer class="row gap-8">
        <span class="text-12 muted grow">{say(`preview.use.${use}`)}</span>
        <Button
          look={use === 'now' ? 'teal' : 'btn'}
          disabled={use === 'never'}
          reason={chanceText(cafe, person, maid)}
          onPress={() => giveOffered(store)}
        >
          {say(use === 'later' ? 'preview.anyway' : 'preview.give')}
        </Button>
      </footer>
    </Frame>
  );
}

function guestAt(cafe: Cafe, id: string | undefined): Guest | null {
  const person = id === undefined ? undefined : cafe.state.people[id];
  return person?.role === 'guest' ? person : null;
}

function titleOf(cafe: Cafe, mode: OrderOffer['mode'], guest: Guest | null): string {
  if (mode !== 'serve' || guest === null) return say(`preview.title.${mode}`);
  const table = tableOf(cafe.state, guest);
  const place = table === null ? personName(guest.name) : say('app.table', { table });
  return say(guest.calls?.need === 'bill' ? 'preview.title.bill' : 'preview.title.order', { place });
}

/** Words for the chance that the maid carries out the order, with the cause if she cannot. */
function chanceText(cafe: Cafe, maid: Maid, { outlook }: OfferedMaid): string {
  if (outlook.chance === 'no')
    return say('preview.no', {
      cause: sayPart('board.cause.', outlook.cause ?? '', undefined, sayPart('order.cause.', outlook.cause ?? '')),
    });
  if (outlook.chance === 'perhaps') return say('preview.perhaps', { percent: Math.round(outlook.follows * 100) });
  const chats = maid.chattingWith === null ? undefined : cafe.state.people[maid.chattingWith];
  if (chats !== undefined) return say('preview.sure.chats', { name: chats.name });
  const busy = maid.serving !== null || maid.carrying.length > 0 || maid.fetching.length > 0;
  return say(busy ? 'preview.sure.busy' : 'preview.sure');
}

/** Position of the card: beside the pointer and inside the window, so that the card never lies under the pointer. */
function placeOf({ x, y }: { readonly x: number; readonly y: number }): Record<`--preview-${'left' | 'top'}`, string> {
  const zoom = hudZoom.value;
  const [w, h] = [innerWidth / zoom, innerHeight / zoom];
  const left = x / zoom + 28 + WIDTH > w ? x / zoom - WIDTH - 28 : x / zoom + 28;
  return {
    '--preview-left': `${Math.max(8, left)}px`,
    '--preview-top': `${Math.max(58, Math.min(y / zoom + 12, h - HEIGHT - 8))}px`,
  };
}

/** Draws footprints along the maid's path and a gold frame around the target's tile. */
function Marks({ store, offer: { at }, maid }: { store: Store; offer: OrderOffer; maid: OfferedMaid }) {
  const onPage = store.deps.plan?.onPage;
  if (onPage === undefined) return null;
  const zoom = hudZoom.value;
  const spot = (x: number, y: number): string => {
    const there = onPage(x, y);
    return `${Math.round(there.x / zoom)},${Math.round(there.y / zoom)}`;
  };
  const frame = [spot(at.x - 0.5, at.y - 0.5), spot(at.x + 0.5, at.y - 0.5), spot(at.x + 0.5, at.y + 0.5), spot(at.x - 0.5, at.y + 0.5)]; // prettier-ignore
  return (
    <svg class="order-marks" aria-hidden="true">
      {maid.outlook.way.map(({ x, y }) => (
        <polygon
          key={`${x},${y}`}
          class="step"
          points={[spot(x - 0.12, y), spot(x, y - 0.12), spot(x + 0.12, y), spot(x, y + 0.12)].join(' ')}
        />
      ))}
      <polygon class="goal-under" points={frame.join(' ')} />
      <polygon class="goal" points={frame.join(' ')} />
    </svg>
  );
}
