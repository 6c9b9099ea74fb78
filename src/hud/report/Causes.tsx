/**
 * Shows why guests left: number, waiting time, maids who were free meanwhile, and a remedy: a click where one act is
 * enough, otherwise a link to the page. A remedy applied by a click can be undone unless it cost money.
 */

import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { causesOf, type RankedCause, type Remedy, type RemedyKind } from '../../sim/visits/remedies.ts';
import type { Duties } from '../../sim/state/person.ts';
import type { EveningAct } from '../../sim/season/acts/index.ts';
import { editedBy, fieldKey } from '../../sim/inputs/undoing.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { say, sayList, sayPart } from '../../words/index.ts';
import { barWords } from '../evening/act.ts';
import { Button, type EditScope, Glyph } from '../../ui/index.ts';
import { followsEvening, type EveningTab, type Store } from '../store.ts';

const BAR = 110;
/** Number of rows up to which the remedies' effects have room; with more rows they move to tooltips and screen readers. */
const ROOMY = 3;
/** The evening's page for each remedy that takes several steps. */
const PAGES: Readonly<Record<RemedyKind, EveningTab>> = {
  duties: 'staff',
  alertness: 'staff',
  train: 'staff',
  rest: 'staff',
  hire: 'hire',
  price: 'menu',
  upgrade: 'menu',
  seats: 'layout',
  way: 'layout',
};

/** The evening's act of each one-click remedy, for checking whether it is possible. */
const ACTS: Readonly<Partial<Record<RemedyKind, EveningAct['do']>>> = {
  rest: 'shift',
  price: 'price',
  upgrade: 'upgrade',
  seats: 'layout',
};

/** A remedy that the player has applied, with its scope: the fields that undoing it restores. */
interface Taken {
  readonly cause: string;
  readonly scope: EditScope;
}

export function Causes({ store, state, most }: { store: Store; state: WorldState; most: number }) {
  followsEvening(store);
  /** Remedies the player has applied by a click; their rows must not offer another one. */
  const [mended, setMended] = useState<readonly Taken[]>([]);
  // The causes are computed only once an evening, because applying a remedy would change the causes that follow.
  const [causes] = useState(() => causesOf(state).slice(0, most));
  const largest = Math.max(1, ...causes.map(({ count }) => count));
  const { edits } = store.deps;
  const redraw = (): void => {
    if (store.cafe !== null) store.evening.value = store.cafe.state.tick;
  };
  return (
    <ul>
      {causes.map((one) => {
        const taken = mended.find(({ cause }) => cause === one.cause);
        return (
          <Row key={one.cause} state={state} one={one} largest={largest} roomy={causes.length <= ROOMY}>
            {(described) =>
              one.remedy === null ? null : taken !== undefined ? (
                <Done
                  onUndo={
                    edits.count(taken.scope) === 0
                      ? null
                      : () => {
                          edits.undo(taken.scope);
                          redraw();
                          setMended(mended.filter((other) => other !== taken));
                        }
                  }
                />
              ) : (
                <RemedyButton
                  store={store}
                  state={state}
                  remedy={one.remedy}
                  described={described}
                  onTake={(input) => {
                    store.deps.give(input);
                    redraw();
                    setMended([...mended, { cause: one.cause, scope: fieldsOf(input) }]);
                  }}
                />
              )
            }
          </Row>
        );
      })}
    </ul>
  );
}

interface RowProps {
  state: WorldState;
  one: RankedCause;
  largest: number;
  roomy: boolean;
  /** The remedy's buttons. @param described id of the sentence with its effect */
  children: (described: string) => ComponentChildren;
}

function Row({ state, one, largest, roomy, children }: RowProps) {
  const id = useId();
  const does = one.remedy === null ? null : remedyDoes(state, one.remedy);
  return (
    <li class="row gap-8" title={roomy ? undefined : (does ?? undefined)}>
      <b class="text-20 bold count">{one.count}</b>
      <div class="col grow">
        <span class="bold text-14">{say(`loss.${one.cause}`)}</span>
        <span class="row gap-8">
          <i class="loss-bar" style={{ width: `${Math.max(10, Math.round((one.count / largest) * BAR))}px` }} />
          <span class="text-12 muted">{detail(state, one)}</span>
        </span>
        {does !== null && (
          <span id={id} class={roomy ? 'text-12 green-text' : 'hidden-text'}>
            {does}
          </span>
        )}
      </div>
      {children(id)}
    </li>
  );
}

/** Details of a cause in words: "waited 38 s · Aoi, Mei". */
function detail(state: WorldState, { count, seconds, who }: RankedCause): string {
  const names = who.map((id) => nameOf(state, id));
  const waited = Math.round(seconds / Math.max(1, count));
  return [
    ...(waited > 0 ? [say('loss.waited', { seconds: waited })] : []),
    ...(names.length > 0 && names.length <= 3 ? [sayList(names)] : []),
  ].join(' · ');
}

const nameOf = (state: WorldState, id: string): string =>
  state.people[id]?.name ?? state.season?.staff.find((one) => one.id === id)?.name ?? id;

function Done({ onUndo }: { onUndo: (() => void) | null }) {
  return (
    <span class="row gap-8 mended">
      <span class="text-12 green-text row gap-4" role="status">
        <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />
        {say('remedy.done')}
      </span>
      {onUndo !== null && (
        <Button size="small" onPress={onUndo}>
          {say('remedy.undo')}
        </Button>
      )}
    </span>
  );
}

interface RemedyButtonProps {
  store: Store;
  state: WorldState;
  remedy: Remedy;
  described: string;
  onTake: (input: Input) => void;
}

function RemedyButton({ store, state, remedy, described, onTake }: RemedyButtonProps) {
  const { kind, input } = remedy;
  if (input !== null)
    return (
      <Button size="small" describedBy={described} onPress={() => onTake(input)}>
        {remedyText(state, remedy)}
      </Button>
    );
  // Only a season's evening has pages that the button could open.
  if (state.season === undefined) return null;
  return (
    <Button size="small" describedBy={described} onPress={() => (store.tab.value = PAGES[kind])}>
      {say(`remedy.page.${PAGES[kind]}`)}
    </Button>
  );
}

/** The fields that an input replaces; none if the input costs money and cannot be undone. */
function fieldsOf(input: Input): EditScope {
  const keys = editedBy(input).map(({ field }) => fieldKey(field));
  return (field) => keys.includes(fieldKey(field));
}

function remedyText(state: WorldState, { kind, maid, what }: Remedy): string {
  const name = maid === null ? '' : nameOf(state, maid);
  switch (kind) {
    case 'duties':
      return say(`remedy.duties.${(what ?? 'allround') as Duties}`, { name });
    case 'train':
      return say('remedy.train', { name, what: sayPart('course.', what ?? '') });
    case 'upgrade':
      return say('remedy.upgrade', { what: sayPart('upgrade.', what ?? '') });
    case 'price':
      return say('remedy.price', { what: sayPart('dish.', what ?? '') });
    default:
      return say(`remedy.${kind}`, { name });
  }
}

/** The remedy's effect as a sentence. */
function remedyDoes(state: WorldState, { kind, maid, what, missing }: Remedy): string {
  const name = maid === null ? '' : nameOf(state, maid);
  if (kind === 'duties') return say(`remedy.duties.${(what ?? 'allround') as Duties}.does`, { name });
  if (missing === 'noRoom') return say('remedy.seats.noRoom');
  if (missing === 'usualPrices') return say('remedy.price.usual');
  if (kind === 'train') return say('remedy.train.does', { name, what: sayPart('course.', `${what ?? ''}.does`) });
  const does = say(`remedy.${kind}.does`, { name });
  const act = ACTS[kind];
  return missing === null || act === undefined ? does : `${does} ${barWords(act, missing)}`;
}
