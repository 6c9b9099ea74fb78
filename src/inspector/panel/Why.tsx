/** Why: the chosen character's last thought at the moment shown, everything that it weighed, and the thoughts around it. */

import type { Option } from '../../ai/reasons.ts';
import type { Decision } from '../../ai/trace.ts';
import { countBefore } from '../record/thoughts.ts';
import { valueWords } from './describe.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';

/** Number of thoughts listed before and after the moment. */
const AROUND = 6;

export function Why({ model }: { readonly model: Model }) {
  const recording = model.watch();
  const who = model.who.value;
  if (who === null) return <p class="mi-note">{texts.nobody}</p>;
  const thoughts = model.thoughts.value;
  const last = thoughts.at(-1);
  const reasoned = thoughts.findIndex((_, i) => thoughts[thoughts.length - 1 - i]?.because !== null);
  const chosen = reasoned < 0 ? last : thoughts[thoughts.length - 1 - reasoned];
  if (chosen === undefined || last === undefined) return <p class="mi-note">{texts.noThought}</p>;
  const all = recording.thoughts(who);
  const at = countBefore(all, model.tick.value + 1);
  const around = all.slice(Math.max(0, at - AROUND), at + AROUND);
  return (
    <div class="mi-why">
      <p class="mi-sentence">{model.sentenceOf(chosen, who)}</p>
      <dl class="mi-facts">
        <dt>{texts.script}</dt>
        <dd>
          {last.key} = {last.script} · {texts.runned(last.runned)}
        </dd>
        <dt>{texts.todo}</dt>
        <dd>{last.todo === null ? '–' : model.describe.todo(last.todo, who)}</dd>
        {last.ended !== null && (
          <>
            <dt>{texts.before}</dt>
            <dd>{texts.ended[last.ended]}</dd>
          </>
        )}
      </dl>
      {chosen.options.length > 0 && <Weighed decision={chosen} />}
      <h3>{texts.around}</h3>
      <ol class="mi-around">
        {around.map((one, i) => (
          <li key={`${one.tick} ${i}`}>
            <button
              type="button"
              class={one === chosen ? 'on' : one.tick > model.tick.value ? 'later' : ''}
              onClick={() => model.goTo(one.tick)}
            >
              <b>{model.describe.time(one.tick)}</b> {model.sentenceOf(one, who)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Everything that was weighed, with its terms; of a decision table, the rows that were checked, in their order. */
function Weighed({ decision: { options, because } }: { readonly decision: Decision }) {
  const isTable = because?.key.startsWith('table.') === true;
  const terms = [...new Set(options.flatMap((one) => Object.keys(one.terms)))];
  return (
    <>
      <h3>{isTable ? texts.path : texts.weighed}</h3>
      <div class="mi-scroll-x">
        <table>
          <thead>
            <tr>
              <th>{isTable ? texts.row : texts.option}</th>
              {terms.map((term) => (
                <th key={term}>{term}</th>
              ))}
              <th>{texts.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <Row key={option.id} option={option} terms={terms} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Row = ({
  option: { id, terms, verdict },
  terms: names,
}: {
  readonly option: Option;
  readonly terms: readonly string[];
}) => (
  <tr class={verdict === 'chosen' ? 'chosen' : ''}>
    <td>{id}</td>
    {names.map((name) => (
      <td key={name}>{terms[name] === undefined ? '' : valueWords(terms[name])}</td>
    ))}
    <td>{verdict}</td>
  </tr>
);
