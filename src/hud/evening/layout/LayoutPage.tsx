/**
 * The layout editor over the real picture of the house: pieces below, faults and costs at the side. All changes are a
 * draft until applied as one act.
 */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { say, sayPart } from '../../../words/index.ts';
import { furniture } from '../../../sim/season/catalogue.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { listenForKeys } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { doAct } from '../act.ts';
import { draftOf } from './draft.ts';
import { LayoutInput } from './LayoutInput.tsx';
import { type House, move, pieceAt, put, take, type Tile } from './house.ts';
import { drawn, type Hand, marksOf, type Overlays } from './layout.ts';
import { Palette } from './Palette.tsx';
import { Side } from './Side.tsx';
import { Toolbar } from './Toolbar.tsx';

export function LayoutPage({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  return state?.season === undefined ? null : <Editor store={store} state={state} />;
}

/** A piece that the player came here for; null = none, or it is not sold yet. */
const sold = ({ stars }: WorldState, id: string | undefined): string | null =>
  furniture.find((row) => row.id === id && row.stars <= stars)?.id ?? null;

const NOTHING: Hand = { held: null, picked: null, at: null };

function Editor({ store, state }: { store: Store; state: WorldState }) {
  followsEvening(store);
  const { plan: view } = store.deps;
  const draft = draftOf(state);
  const house = draft.now.value;
  const [hand, setHand] = useState<Hand>(() => ({ ...NOTHING, held: sold(state, store.landing?.piece) }));
  const [show, setShow] = useState<Overlays>({ ways: true, ambience: false });
  /** Why the player's last action did not work; shown and read aloud. */
  const [told, setTold] = useState('');
  const now = useMemo(() => drawn(state, house), [state, house, state.map.version]);

  const letGo = (): void => setHand((hand) => ({ ...hand, held: null, picked: null }));
  const change = (next: House | null, picked: Tile | null = null): boolean => {
    if (next === null) {
      setHand((hand) => ({ ...hand, placed: null }));
      setTold(say('layout.cannot'));
      return false;
    }
    setTold('');
    draft.set(next);
    setHand((hand) => ({ ...hand, picked }));
    return true;
  };
  const press = (tile: Tile): void => {
    const { held, picked } = hand;
    setHand((hand) => ({ ...hand, at: tile }));
    if (held !== null) {
      if (change(put(house, held, tile), null)) setHand((hand) => ({ ...hand, placed: tile }));
      return;
    }
    const there = pieceAt(house, tile);
    if (picked !== null && there === null) return void change(move(house, picked, tile), tile);
    setTold('');
    setHand((hand) => ({ ...hand, picked: there === null ? null : tile }));
  };
  const sell = (): void => {
    const there = hand.picked ?? hand.at;
    if (there !== null && pieceAt(house, there) !== null) change(take(house, there));
  };
  const step = (way: 'undo' | 'redo' | 'undoAll'): void => {
    draft[way]();
    setTold('');
    setHand((hand) => ({ ...hand, picked: null }));
  };
  const goTo = (tile: Tile): void => {
    setHand({ held: null, picked: pieceAt(house, tile) === null ? null : tile, at: tile });
    view?.lookAt(tile.x, tile.y);
  };

  useEffect(() => view?.show({ map: now.map, seats: now.seats, marks: marksOf(house, now, hand, show) }));
  useEffect(() => () => view?.show(null), [view]);
  useEffect(() => listen({ step, sell, letGo }));
  if (view === undefined) return null;

  const inHand = hand.held ?? (hand.picked === null ? null : pieceAt(house, hand.picked));
  const overFloor = hand.at !== null && pieceAt(house, hand.at) === null;
  const { held, at, placed = null } = hand;
  // A piece that has just been placed is not covered by the next one until the pointer moves on.
  const shownHeld = placed !== null && sameTile(placed, at) ? null : held;
  const carried = shownHeld ?? (hand.picked !== null && overFloor ? inHand : null);
  return (
    <div class="layout-page">
      <LayoutInput
        view={view}
        size={state.map}
        at={hand.at}
        carried={carried}
        label={glassLabel(house, now.map, hand.at)}
        grabs={(tile) => hand.held === null && pieceAt(house, tile) !== null}
        onPoint={(at) => setHand((hand) => (sameTile(hand.at, at) ? hand : { ...hand, at, placed: null }))}
        onPress={press}
        onMiss={() => carried !== null && setTold(say('layout.outside'))}
        onGrab={(tile) => setHand((hand) => ({ ...hand, picked: tile }))}
        onDrop={(from, to) => {
          if (to !== null && !sameTile(from, to)) change(move(house, from, to), to);
        }}
        onLetGo={letGo}
        onSell={sell}
      />
      <Toolbar draft={draft} show={show} onShow={setShow} onStep={step} />
      <Side
        state={state}
        store={store}
        house={house}
        now={now}
        piece={inHand}
        told={told}
        changes={draft.steps}
        onGoTo={goTo}
        onSell={hand.picked === null ? null : sell}
        onLetGo={letGo}
        onUndoAll={() => step('undoAll')}
        onApply={() => {
          doAct(store, { do: 'layout', rows: house.rows, decor: house.decor });
          setHand(NOTHING);
        }}
      />
      <Palette
        stars={state.stars}
        held={hand.held}
        onHold={(held) => {
          setTold('');
          setHand((hand) => ({ ...hand, held, picked: null }));
        }}
      />
    </div>
  );
}

const sameTile = (a: Tile | null, b: Tile | null): boolean => a?.x === b?.x && a?.y === b?.y;

/** Words for the cursor's position and what is there, for screen readers. */
function glassLabel(house: House, map: { readonly rows: readonly string[] }, at: Tile | null): string {
  if (at === null) return say('layout.house');
  const piece = pieceAt(house, at);
  const decor = house.decor.find(({ x, y }) => x === at.x && y === at.y)?.kind;
  const letter = map.rows[at.y]?.[at.x] ?? '#';
  const what =
    piece !== null
      ? sayPart('piece.', piece)
      : decor !== undefined
        ? say('layout.tile.house')
        : letter === '.'
          ? say('layout.tile.floor')
          : say('layout.tile.house');
  return say('layout.tile', { x: at.x, y: at.y, what });
}

interface Keys {
  step: (way: 'undo' | 'redo') => void;
  sell: () => void;
  letGo: () => void;
}

/** Registers the keys of this page, which work wherever the focus is. @returns a function that removes them */
const listen = ({ step, sell, letGo }: Keys): (() => void) =>
  listenForKeys({
    title: () => say('layout.title'),
    live: () => true,
    bindings: [
      { key: 'Ctrl+z', does: () => say('keys.undo'), press: () => step('undo'), repeats: true },
      {
        key: 'Ctrl+y',
        also: ['Ctrl+Shift+z'],
        does: () => say('keys.redo'),
        press: () => step('redo'),
        repeats: true,
      },
      { key: 'Delete', does: () => say('layout.key.sell'), press: () => sell(), repeats: true },
      { key: 'Escape', does: () => say('layout.key.letGo'), press: () => letGo(), repeats: true },
    ],
  });
