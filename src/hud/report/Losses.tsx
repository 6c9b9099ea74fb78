/** Why guests left, in plain causes with what mends each; when nobody did, one good sentence. */

import { say } from '../../words/index.ts';
import type { Loss } from '../read/report.ts';

const SHOWN = 4;

export function Losses({ losses, lost }: { losses: readonly Loss[]; lost: number }) {
  return (
    <section class="losses col grow">
      <header class="rule">
        <h2 class="hd">{say('report.why', { count: lost })}</h2>
      </header>
      {losses.length === 0 ? (
        <p class="note-ok pad-m">{say('report.noLosses')}</p>
      ) : (
        <ul>
          {losses.slice(0, SHOWN).map(({ cause, count, share }) => (
            <li key={cause} class="row g8">
              <b class="t20 x8 count">{count}</b>
              <div class="col grow">
                <span class="x8 t14">{say(`cause.${cause}`)}</span>
                <span class="row g8">
                  <i class="loss-bar" style={{ width: `${Math.max(10, Math.round(share * 110))}px` }} />
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
