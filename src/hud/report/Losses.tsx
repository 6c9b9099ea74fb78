/** Shows why guests left, by cause with remedies. If nobody left, one sentence and the kinds of guest who came. */

import { say, typeText } from '../../words/index.ts';
import type { AcrossView } from '../read/scouted-causes.ts';
import type { Came, Loss } from '../read/report.ts';
import { followsEvening, type Store } from '../store.ts';
import { Across } from './Across.tsx';
import { Causes } from './Causes.tsx';
import { grouped } from '../../words/numbers.ts';

const SHOWN = 4;
/** Maximum number of causes at which the kinds of guest are shown too. */
const FEW = 1;
const FILLS = 6;
const BAR = 110;

interface LossesProps {
  store: Store;
  losses: readonly Loss[];
  lost: number;
  guests: readonly Came[];
  /** The guests who went to the rival; null without a rival. */
  across: AcrossView | null;
}

export function Losses({ store, losses, lost, guests, across }: LossesProps) {
  followsEvening(store);
  const state = store.cafe?.state;
  const room = across === null || across.count + across.kept === 0 ? SHOWN : SHOWN - 1;
  const shown = across === null || across.count + across.kept === 0 ? null : across;
  return (
    <section class="losses col grow">
      <header class="rule">
        <h2 class="headline">{say('report.why', { count: lost })}</h2>
      </header>
      {losses.length === 0 ? (
        <>
          <p class="note-ok pad-medium">{say('report.noLosses')}</p>
          <WhoCame guests={guests} />
          {shown !== null && (
            <ul>
              <Across across={shown} />
            </ul>
          )}
        </>
      ) : state?.figures.causes !== undefined ? (
        <>
          <Causes store={store} state={state} most={room} />
          {shown !== null && (
            <ul>
              <Across across={shown} />
            </ul>
          )}
          {state.figures.causes.length + (shown === null ? 0 : 1) <= FEW && <WhoCame guests={guests.slice(0, FILLS)} />}
        </>
      ) : (
        <ul>
          {losses.slice(0, room).map(({ cause, count, share }) => (
            <li key={cause} class="row gap-8">
              <b class="text-20 bold count">{count}</b>
              <div class="col grow">
                <span class="bold text-14">{say(`cause.${cause}`)}</span>
                <span class="row gap-8">
                  <i class="loss-bar" style={{ width: `${Math.max(10, Math.round(share * BAR))}px` }} />
                  <span class="text-12 muted">{say(`cause.${cause}.mend`)}</span>
                </span>
              </div>
            </li>
          ))}
          {shown !== null && <Across across={shown} />}
        </ul>
      )}
    </section>
  );
}

/** Shows the kinds of guest in two columns, with what they spent. */
function WhoCame({ guests }: { guests: readonly Came[] }) {
  const most = Math.max(1, ...guests.map(({ count }) => count));
  return (
    <ul class="who-came">
      {guests.slice(0, 10).map(({ type, count, income }) => (
        <li key={type} class="row gap-8">
          <b class="text-14 bold count">{count}</b>
          <span class="text-13 grow ellipsis">{typeText(type, count)}</span>
          <i class="came-bar" style={{ width: `${Math.max(6, Math.round((count / most) * 64))}px` }} />
          <span class="text-12 muted spent">{say('app.money', { amount: grouped(income) })}</span>
        </li>
      ))}
    </ul>
  );
}
