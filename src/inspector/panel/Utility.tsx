/**
 * Shows what a utility reasoner weighed, for designers of configurations. Each option has a bar for its weight and,
 * below the bar, the input of each consideration and its effect on the weight.
 */

import type { Json } from '../../ai/json.ts';
import type { Option } from '../../ai/reasons.ts';
import { texts } from './texts.ts';
import { valueWords } from './words.ts';

type Terms = { readonly [name: string]: Json | undefined };
const isRecord = (value: Json | undefined): value is Terms =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json | undefined): readonly Terms[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isRecord) : [];
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Whether options were weighed by a utility reasoner. */
export const areWeights = (options: readonly Option[]): boolean =>
  options.some(({ terms }) => Array.isArray(terms['considerations']));

/** Shows the weighed options, each with its weight and its considerations. */
export function Utility({ options }: { readonly options: readonly Option[] }) {
  const heaviest = Math.max(0, ...options.map(({ terms }) => numberOf(terms['weight'])));
  return (
    <ul class="mi-utility">
      {options.map((option) => (
        <Weight key={option.id} option={option} heaviest={heaviest} />
      ))}
    </ul>
  );
}

function Weight({ option: { id, terms, verdict }, heaviest }: { readonly option: Option; readonly heaviest: number }) {
  const weight = numberOf(terms['weight']);
  const { rank } = terms;
  const considerations = listOf(terms['considerations']);
  return (
    <li class={verdict === 'chosen' ? 'chosen' : ''}>
      <b>{id}</b>
      <span class="mi-weight" aria-hidden="true">
        <i style={{ width: `${heaviest > 0 ? Math.max(0, (100 * weight) / heaviest) : 0}%` }} />
      </span>
      <span>{valueWords(weight)}</span>
      <small>
        {texts.verdicts[verdict] ?? verdict}
        {typeof rank === 'number' && rank !== 0 ? `, ${texts.rank} ${valueWords(rank)}` : ''}
      </small>
      {considerations.length > 0 && <Considerations list={considerations} />}
    </li>
  );
}

/**
 * Shows a list of considerations, each with its input and its effect.
 * @param inSet whether the considerations are combined by a set, in which a single multiplier of 0 does not forbid the
 * option
 */
function Considerations({ list, inSet = false }: { readonly list: readonly Terms[]; readonly inSet?: boolean }) {
  return (
    <ul>
      {list.map((one, i) => {
        const words = considerationWords(one, inSet);
        const inner = listOf(one['considerations']);
        return (
          <li key={i} class={one['multiplier'] === 0 && !inSet ? 'forbids' : ''}>
            <span>{words.what}</span> <i>{words.does}</i>
            {inner.length > 0 && <Considerations list={inner} inSet />}
          </li>
        );
      })}
    </ul>
  );
}

/** Words for a consideration: its input, and its effect on the weight of its option or on the set that combines it. */
export function considerationWords(
  { type, name, variable, input, addend, multiplier, rank, picked, implied }: Terms,
  inSet = false,
): { readonly what: string; readonly does: string } {
  const named = name ?? variable;
  const isTuning = type === 'Tuning' && named === undefined;
  const what = implied === true ? texts.implied : isTuning ? texts.always : valueWords(named ?? type);
  const saw = input === null || input === undefined ? '' : texts.saw(valueWords(input));
  const of = isRecord(picked) && Array.isArray(picked['scores']) ? ` ${texts.pickedOf(picked['scores'].length)}` : '';
  const effects = [
    addend === 0 ? '' : texts.adds(valueWords(addend)),
    multiplier === 1 ? '' : texts.times(valueWords(multiplier)),
    rank === 0 || rank === null || rank === undefined ? '' : texts.gives(valueWords(rank)),
  ].filter(Boolean);
  const nothing = inSet ? texts.holds : texts.noEffect;
  const does = multiplier === 0 ? (inSet ? texts.doesNotHold : texts.forbids) : effects.join(', ') || nothing;
  return { what: `${what}${saw}${of}`, does };
}
