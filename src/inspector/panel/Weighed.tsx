/**
 * Everything that was weighed: options with their terms, scores of a utility reasoner with the considerations behind
 * them, or the rows of a decision table that were checked, in their order.
 */

import type { Json } from '../../ai/json.ts';
import type { Option } from '../../ai/reasons.ts';
import type { Decision } from '../../ai/trace.ts';
import { texts } from './texts.ts';
import { areWeights, Utility } from './Utility.tsx';
import { valueWords } from './words.ts';

/** Options shown at first; a picker may weigh hundreds. */
const MOST_OPTIONS = 12;
/** What of a row of a decision table is shown; the rest says how the search went on. */
const OF_ROWS: readonly string[] = ['condition', 'param', 'held', 'chose'];

interface WeighedProps {
  readonly decision: Decision;
  /** The time of the decision, if it is not the present one. */
  readonly asOf: string | null;
}

export function Weighed({ decision: { options, because }, asOf }: WeighedProps) {
  const heading = because?.key.startsWith('table.') === true ? texts.path : texts.weighed;
  const isTable = because?.key.startsWith('table.') === true;
  const names = [...new Set(options.flatMap(({ terms }) => Object.keys(terms)))];
  const columns = names
    .filter((name) => (isTable ? OF_ROWS.includes(name) : options.every(({ terms }) => isPlain(terms[name]))))
    // A term that no option has, and one that only repeats the option's id, would push the others out of sight.
    .filter((name) => options.some(({ id, terms }) => (terms[name] ?? null) !== null && terms[name] !== id));
  const chosen = options.findIndex(({ verdict }) => verdict === 'chosen');
  const shown = options.filter((_, i) => i < MOST_OPTIONS || i === chosen);
  const more = shown.length < options.length && (
    <p class="mi-note">{texts.moreOptions(options.length - shown.length)}</p>
  );
  if (areWeights(options))
    return (
      <>
        <h3 title={texts.howWeighed}>{asOf === null ? heading : texts.asOf(heading, asOf)}</h3>
        <Utility options={shown} />
        {more}
        <p class="mi-note">{texts.howWeighed}</p>
      </>
    );
  return (
    <>
      <h3>{asOf === null ? heading : texts.asOf(heading, asOf)}</h3>
      <div class="mi-scroll-x">
        <table>
          <thead>
            <tr>
              <th>{isTable ? texts.row : texts.option}</th>
              <th>{texts.verdict}</th>
              {columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((option) => (
              <Row key={option.id} option={option} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </>
  );
}

const isPlain = (value: Json | undefined): boolean => typeof value !== 'object' || value === null;

function Row({ option, columns }: { readonly option: Option; readonly columns: readonly string[] }) {
  const { id, terms, verdict } = option;
  const isChosen = verdict === 'chosen' ? 'chosen' : '';
  return (
    <tr class={isChosen}>
      <td>{id}</td>
      <td>{texts.verdicts[verdict] ?? verdict}</td>
      {columns.map((name) => (
        <td key={name}>{valueWords(terms[name])}</td>
      ))}
    </tr>
  );
}
