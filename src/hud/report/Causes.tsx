/**
 * Why guests left, found out at the moment they got up: how many, how long they had waited, who was at leisure meanwhile
 * – and what would help, one click away: at once where one act does it, else on the page where it is done.
 */

import { useState } from 'preact/hooks';
import { causesOf, type RankedCause, type Remedy, type RemedyKind } from '../../sim/causes.ts';
import type { WorldState } from '../../sim/types.ts';
import { say, sayList, sayPart } from '../../words/index.ts';
import { Button, Glyph } from '../kit/index.ts';
import type { EveningTab, Store } from '../store.ts';

const BAR = 110;
/** Where what takes more than one step is done. */
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

export function Causes({ store, state, most }: { store: Store; state: WorldState; most: number }) {
  void store.evening.value;
  /** What was mended with a click: its cause may help somebody else the next moment, and must not ask again. */
  const [mended, setMended] = useState<readonly string[]>([]);
  // Read once an evening: a remedy taken changes what the next would be.
  const [causes] = useState(() => causesOf(state).slice(0, most));
  const largest = Math.max(1, ...causes.map(({ count }) => count));
  return (
    <ul>
      {causes.map((one) => (
        <li key={one.cause} class="row g8">
          <b class="t20 x8 count">{one.count}</b>
          <div class="col grow">
            <span class="x8 t14">{say(`loss.${one.cause}`)}</span>
            <span class="row g8">
              <i class="loss-bar" style={{ width: `${Math.max(10, Math.round((one.count / largest) * BAR))}px` }} />
              <span class="t12 muted">{detail(state, one)}</span>
            </span>
          </div>
          {one.remedy !== null && (
            <Mend
              store={store}
              state={state}
              remedy={one.remedy}
              done={mended.includes(one.cause)}
              onDone={() => setMended([...mended, one.cause])}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** "waited 38 s · Aoi, Mei" */
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

interface MendProps {
  store: Store;
  state: WorldState;
  remedy: Remedy;
  done: boolean;
  onDone: () => void;
}

function Mend({ store, state, remedy, done, onDone }: MendProps) {
  const { kind, input } = remedy;
  if (done)
    return (
      <span class="t12 green-text row g4" role="status">
        <Glyph name="check" colours={{ K: '#2f6b3a' }} />
        {say('remedy.done')}
      </span>
    );
  if (input === null) {
    // Without a season there is no page to do it on.
    if (state.season === undefined) return null;
    return (
      <Button size="small" onPress={() => (store.tab.value = PAGES[kind])}>
        {say(`remedy.page.${PAGES[kind]}`)}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      onPress={() => {
        store.actions.give(input);
        if (store.cafe !== null) store.evening.value = store.cafe.state.tick;
        onDone();
      }}
    >
      {remedyText(state, remedy)}
    </Button>
  );
}

function remedyText(state: WorldState, { kind, maid, what }: Remedy): string {
  const name = maid === null ? '' : nameOf(state, maid);
  switch (kind) {
    case 'duties':
      return say('remedy.duties', { name, what: sayPart('duties.', what ?? '') });
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
