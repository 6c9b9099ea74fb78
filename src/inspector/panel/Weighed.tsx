/**
 * Shows everything that was weighed for a decision. These are the options with their terms, the scores of a utility
 * reasoner with their considerations, or the rows of a decision table in the order in which they were checked.
 */

import type { Json } from '../../ai/json.ts';
import type { Option } from '../../ai/reasons.ts';
import type { Decision } from '../../ai/trace.ts';
import { texts } from './texts.ts';
import { areWeights, Utility } from './Utility.tsx';
import { valueWords } from './words.ts';

/** Number of options that are shown at first; a picker may weigh hundreds. */
const MOST_OPTIONS = 12;
/** The terms of a decision table's row that are shown; the others only say how the search continued. */
const OF_ROWS: readonly string[] = ['condition', 'param', 'held', 'chose'];

interface WeighedProps {
  readonly decision: Decision;
  /** The time of the decision; null if the decision belongs to the moment shown. */
  readonly asOf: string | null;
}

export function Weighed({ decision: { options, because }, asOf }: WeighedProps) {
  const heading = because?.key.startsWith('table.') === true ? texts.path : texts.weighed;
  const isTable = because?.key.startsWith('table.') === true;
  const names = [...new Set(options.flatMap(({ terms }) => Object.keys(terms)))];
  const columns = names
    .filter((name) => (isTable ? OF_ROWS.includes(name) : options.every(({ terms }) => isPlain(terms[name]))))
    // Terms that no option has are left out, and so are terms that only repeat the option's id. They would push the
    // others out of sight.
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
