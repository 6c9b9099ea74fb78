/** The panel beside the house in the layout editor: the selected piece, all faults with links, the draft's effects, and its cost. */

import type { WorldState } from '../../../sim/state/world-state.ts';
import { say, sayList, sayPart } from '../../../words/index.ts';
import { Button, Frame, Glyph } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { barText } from '../act.ts';
import { money } from '../ActButton.tsx';
import type { House, Tile } from './house.ts';
import { type Difference, differences, type Drawn, type Fault, lessPleasant, pieceRow, sellsFor } from './layout.ts';
import { PiecePicture } from './PiecePicture.tsx';

interface SideProps {
  store: Store;
  state: WorldState;
  house: House;
  now: Drawn;
  /** Id of the piece of furniture in hand or selected in the house; null = none. */
  piece: string | null;
  told: string;
  changes: number;
  onGoTo: (tile: Tile) => void;
  /** Sells the selected piece; null while nothing in the house is selected. */
  onSell: (() => void) | null;
  /** Puts away the piece in hand. The panel has a button for this, because touch devices have no Esc key. */
  onLetGo: () => void;
  onUndoAll: () => void;
  onApply: () => void;
}

export function Side(props: SideProps) {
  followsEvening(props.store);
  const { store, state, house, now, told, changes } = props;
  const { problems, cost } = now.read;
  const why = changes === 0 ? say('layout.unchanged') : whyNotApplied(store, house, problems);
  return (
    <Frame as="aside" class="layout-side col gap-8" aria-label={say('layout.side')} shadow>
      <h1 class="hidden-text">{say('layout.title')}</h1>
      <Piece {...props} />
      <p class="text-12 cherry-text told" role="status">
        {told}
      </p>
      <div class="scrolls grow col gap-8 side-body" tabIndex={0} role="group" aria-label={say('layout.would')}>
        <Faults problems={problems} onGoTo={props.onGoTo} />
        <section aria-label={say('layout.would')}>
          <h2 class="headline rule">{say('layout.would')}</h2>
          <dl class="text-13">
            {differences(state, now).map((one) => (
              <Changed key={one.what} one={one} />
            ))}
          </dl>
          <LessPleasant store={props.store} state={state} now={now} />
        </section>
        <Legend />
      </div>
      <dl class="text-13 side-costs">
        <div class="row apart">
          <dt class="muted">{say('layout.cost')}</dt>
          <dd class="mono">{money(cost)}</dd>
        </div>
        <div class="row apart">
          <dt class="muted">{say('layout.left')}</dt>
          <dd class={`mono bold ${state.money - cost < 0 ? 'cherry-text' : ''}`}>{money(state.money - cost)}</dd>
        </div>
      </dl>
      {/* This line stands above the buttons, which stay at the panel's lower edge however long it is. */}
      {why !== null && changes > 0 && <p class="text-12 cherry-text apply-bar">{why}</p>}
      <div class="row gap-8">
        <Button disabled={changes === 0} reason={say('layout.unchanged')} onPress={props.onUndoAll}>
          {say('layout.undoAll')}
        </Button>
        <Button
          look="gold"
          class="grow apply"
          disabled={why !== null}
          {...(why === null ? {} : { reason: why })}
          onPress={props.onApply}
        >
          {say('layout.apply')}
        </Button>
      </div>
    </Frame>
  );
}

/**
 * Why a draft cannot be applied; null if it can. The first fault is the reason, in the same words as in the list of
 * faults.
 */
export function whyNotApplied(store: Store, house: House, [fault]: readonly Fault[]): string | null {
  const bar = barText(store, { do: 'layout', ...house });
  return fault === undefined || bar === null ? bar : faultText(fault);
}

function Piece({ piece, onSell, onLetGo }: SideProps) {
  const row = piece === null ? undefined : pieceRow(piece);
  if (row === undefined)
    return (
      <div class="in-hand row">
        <p class="text-13 muted">{say('layout.hint')}</p>
      </div>
    );
  return (
    <div class="in-hand row gap-8">
      <Frame look="butter" class="hand-sign">
        <PiecePicture id={row.id} width={92} height={70} />
      </Frame>
      <div class="col grow gap-2">
        <b class="text-18 bold">{sayPart('piece.', row.id)}</b>
        <span class="text-14 bold price-tag">{money(row.price)}</span>
        <span class="text-12 muted">{say('layout.sellsFor', { amount: grouped(sellsFor(row)) })}</span>
        {row.ambience > 0 && <span class="text-12 muted">{say('layout.pleasant', { n: row.ambience })}</span>}
        <div class="row gap-4 wrap">
          {onSell !== null && (
            <Button size="small" onPress={onSell}>
              <Glyph name="trash" scale={1} />
              {say('layout.sell')}
            </Button>
          )}
          <Button size="small" class="let-go" onPress={onLetGo}>
            {say('layout.key.letGo')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Faults({ problems, onGoTo }: { problems: readonly Fault[]; onGoTo: (tile: Tile) => void }) {
  if (problems.length === 0) return <p class="note-ok text-13">{say('layout.noFaults')}</p>;
  // One piece in the way cuts off many seats: the same sentence is said once, with the first place that it is about.
  const lines = problems.filter((one, at) => problems.findIndex((other) => faultText(other) === faultText(one)) === at);
  return (
    <section aria-label={say('layout.faults', { count: lines.length })}>
      <h2 class="headline rule">{say('layout.faults', { count: lines.length })}</h2>
      <ul class="col gap-4">
        {lines.map((problem) => {
          const { x, y } = problem.inWay ?? problem;
          const text = faultText(problem);
          return (
            <li key={text}>
              {x < 0 ? (
                <Frame look="error" class="fault row gap-4 text-12">
                  <Glyph name="warn" />
                  <span>{text}</span>
                </Frame>
              ) : (
                <button type="button" class="frame error fault row gap-4 text-12" onClick={() => onGoTo({ x, y })}>
                  <Glyph name="warn" />
                  <span>{text}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * A fault of the layout as a sentence; a blocked path to the till is worded differently from a blocked path to a seat.
 */
function faultText({ fault, what, inWay }: Fault): string {
  if (fault === 'noWay' && what === 'R') return say('layout.fault.noRegister');
  if (inWay !== undefined) return say('layout.fault.inWay', { what, piece: sayPart('piece.', inWay.piece) });
  return say(`layout.fault.${fault}`, { what, piece: sayPart('piece.', what) });
}

/** Says why the ambience falls: because more seats share the furniture, or because pieces are sold. */
function LessPleasant({ store, state, now }: { store: Store; state: WorldState; now: Drawn }) {
  followsEvening(store);
  const why = lessPleasant(state, now);
  if (why === null) return null;
  return (
    <p class="text-12 cherry-text less-pleasant">
      {why.sold.length > 0 && say('layout.less.sold', { list: sayList(why.sold.map((id) => sayPart('piece.', id))) })}{' '}
      {why.seats > 0 && say('layout.less.seats', { count: why.seats })}
    </p>
  );
}

function Changed({ one: { what, before, after, up } }: { one: Difference }) {
  const better = after === before ? null : after > before === up;
  const text = (amount: number): string => (what === 'rent' ? money(amount) : String(amount));
  return (
    <div class="row apart">
      <dt>{say(`layout.${what}`)}</dt>
      <dd class={`mono ${better === null ? 'muted' : better ? 'green-text' : 'cherry-text'}`}>
        {before === after ? text(before) : say('layout.fromTo', { before: text(before), after: text(after) })}
      </dd>
    </div>
  );
}

function Legend() {
  return (
    <section aria-label={say('layout.legend')}>
      <h2 class="headline rule">{say('layout.legend')}</h2>
      <ul class="text-12 col gap-4">
        {(['good', 'bad', 'warm'] as const).map((one) => (
          <li key={one} class="row gap-8">
            <i class={`tile-sign ${one}`} aria-hidden="true" />
            {say(`layout.legend.${one}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
