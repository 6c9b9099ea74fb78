/** Shows a person's last choice in full: all options with rank and weight, the winner, and why. */

import { useState } from 'preact/hooks';
import { classes, Face, Glyph } from '../../ui/index.ts';
import type { ChoiceMade } from '../../sim/thinking/explanations.ts';
import { say } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { type SheetView, type WeighedRow, weighedOf } from '../../notebook/choices/weighed.ts';
import { worded } from '../../notebook/words.ts';
import { tell } from '../words/index.ts';
import { type NewWeights, withWeights } from './rescoring.ts';

const SHOWN = 4;

interface Props {
  readonly lab: Lab;
  readonly made: ChoiceMade;
  /** The weights that the options would have with the edit that is not applied yet; null = nothing is edited. */
  readonly anew: NewWeights | null;
}

export function Weighed({ lab, made, anew }: Props) {
  lab.watch();
  const { sheets, path } = weighedOf(lab.cafe.state, made);
  const after =
    anew === null ? null : weighedOf(lab.cafe.state, { ...made, decision: withWeights(made.decision, anew) });
  return (
    <section class="utility-weighed" aria-label={tell('utility.weighed')}>
      {sheets.length === 0 && <p class="text-13 muted">{say('config.nothingWeighed')}</p>}
      {sheets.length > 0 && path.length === 0 && <p class="text-13">{tell('utility.choseNothing')}</p>}
      {sheets.map((sheet, i) => (
        <Sheet key={i} lab={lab} sheet={sheet} after={after?.sheets[i] ?? null} />
      ))}
      {after !== null && <p class="text-12 muted">{tell('utility.anew')}</p>}
    </section>
  );
}

interface SheetProps {
  readonly lab: Lab;
  readonly sheet: SheetView;
  /** The same options with their new weights. */
  readonly after: SheetView | null;
}

function Sheet({ lab, sheet, after }: SheetProps) {
  const [all, setAll] = useState(false);
  const more = sheet.rows.length - SHOWN;
  const rows = all || more <= 1 ? sheet.rows : sheet.rows.slice(0, SHOWN);
  return (
    <>
      <table class="utility-options text-13">
        <thead>
          <tr>
            <th scope="col">{worded(sheet.title)}</th>
            <th scope="col" title={tell('utility.rank.why')}>
              {tell('utility.rank')}
            </th>
            <th scope="col" title={tell('utility.weight.why')}>
              {tell('utility.weight')}
            </th>
            <th scope="col">{tell('utility.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const person = lab.cafe.state.people[row.id];
            return (
              <tr key={row.id} class={classes(row.sign === 'chosen' && 'won')}>
                <th scope="row">
                  <span class="row gap-4">
                    {person !== undefined && <Face look={person.look} width={26} />}
                    <span class="utility-option">{worded(row.name)}</span>
                  </span>
                </th>
                <td class="mono num">{row.rank}</td>
                <td class="mono num">
                  {row.weight}
                  <Anew row={row} after={after} />
                </td>
                <td>
                  <span class="row gap-4">
                    {row.sign === 'chosen' && <Glyph name="check" scale={1} colours={{ K: 'var(--green-ink)' }} />}
                    {worded(row.verdict)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="row gap-8">
        {more > 1 && (
          <button type="button" class="link text-12" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? tell('utility.fewer') : tell('utility.all', { count: sheet.rows.length })}
          </button>
        )}
        {sheet.draw !== null && <span class="text-12 muted">{say('config.draw', sheet.draw)}</span>}
      </p>
    </>
  );
}

/** The new weight beside the recorded one, if it differs. */
function Anew({ row, after }: { readonly row: WeighedRow; readonly after: SheetView | null }) {
  const now = after?.rows.find(({ id }) => id === row.id)?.weight;
  if (now === undefined || now === row.weight) return null;
  return <b class="utility-anew"> → {now === '–' ? '?' : now}</b>;
}
