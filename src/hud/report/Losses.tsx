/** Why guests left, in plain causes with what mends each; when nobody did, one good sentence and who it was that came. */

import { say, sayPart } from '../../words/index.ts';
import type { Came, Loss } from '../read/report.ts';
import { grouped } from '../read/top.ts';

const SHOWN = 4;
const BAR = 110;

export function Losses({ losses, lost, guests }: { losses: readonly Loss[]; lost: number; guests: readonly Came[] }) {
  return (
    <section class="losses col grow">
      <header class="rule">
        <h2 class="hd">{say('report.why', { count: lost })}</h2>
      </header>
      {losses.length === 0 ? (
        <>
          <p class="note-ok pad-m">{say('report.noLosses')}</p>
          <WhoCame guests={guests} />
        </>
      ) : (
        <ul>
          {losses.slice(0, SHOWN).map(({ cause, count, share }) => (
            <li key={cause} class="row g8">
              <b class="t20 x8 count">{count}</b>
              <div class="col grow">
                <span class="x8 t14">{say(`cause.${cause}`)}</span>
                <span class="row g8">
                  <i class="loss-bar" style={{ width: `${Math.max(10, Math.round(share * BAR))}px` }} />
                  <span class="t12 muted">{say(`cause.${cause}.mend`)}</span>
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Kinds of guest in two columns, with what they spent. */
function WhoCame({ guests }: { guests: readonly Came[] }) {
  const most = Math.max(1, ...guests.map(({ count }) => count));
  return (
    <ul class="who-came">
      {guests.slice(0, 10).map(({ type, count, income }) => (
        <li key={type} class="row g8">
          <b class="t14 x8 count">{count}</b>
          <span class="t13 grow ellipsis">{sayPart('type.', type)}</span>
          <i class="came-bar" style={{ width: `${Math.max(6, Math.round((count / most) * 64))}px` }} />
          <span class="t12 muted spent">{say('app.money', { amount: grouped(income) })}</span>
        </li>
      ))}
    </ul>
  );
}
