/** Shows one consideration: its meaning, its last inputs and result, its curve, and its numbers to edit. */

import { classes, EditField } from '../../ui/index.ts';
import { tell, tellPart } from '../words/index.ts';
import { Curve } from './Curve.tsx';
import { figureIn, meaningOf, numberWords, partWords, signed, variableWords } from './meaning.ts';
import type { Live, Part, Weight, Written } from './editable-parts.ts';

interface Props {
  readonly part: Part;
  /** The consideration's curve in the configuration that the café uses. */
  readonly was: Weight | null;
  readonly live: readonly Live[];
  readonly write: (number: Written, value: number, mark: string) => void;
  readonly goTo: (line: number) => void;
}

export function Card({ part, was, live, write, goTo }: Props) {
  const now = live.find(({ chosen }) => chosen) ?? live[0];
  return (
    <section class="frame card utility-card" aria-label={partWords(part)}>
      <h3 class="row gap-8 text-13">
        <button
          type="button"
          class="bold grow utility-name"
          title={tell('utility.toLine', { line: part.line })}
          onClick={() => goTo(part.line)}
        >
          {partWords(part)}
        </button>
        <span class="editor-term" title={tellPart('utility.type.', part.type)}>
          {part.type}
        </span>
      </h3>
      <p class="text-13" title={part.variable}>
        {meaningOf(part)}
      </p>
      <p class="text-12 utility-now">
        {now === undefined ? (
          <span class="muted">{tell('utility.notYet')}</span>
        ) : (
          <>
            {now.score.input !== null && (
              <>
                {tell('utility.now', { value: inputWords(now.score.input) })}
                {' → '}
              </>
            )}
            <b class={classes(!(now.score.multiplier > 0) && 'cherry-text')}>{gaveWords(now)}</b>
          </>
        )}
      </p>
      {part.weight !== null && <Curve part={part} weight={part.weight} was={was} live={live} write={write} />}
      {part.weight !== null && part.variable !== '' && (
        <p class="text-12 muted utility-axis">{tell('utility.axis', { what: variableWords(part.variable) })}</p>
      )}
      <div class="utility-numbers">
        {part.numbers.map((number) => (
          <label key={number.key} class="text-12" title={number.key}>
            <span>{numberWords(number.key)}</span>
            <EditField
              class="mono"
              type="number"
              step="any"
              value={number.value}
              onCommit={(text) => {
                if (text.trim() !== '') write(number, Number(text), `number ${part.id}`);
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

const inputWords = (input: unknown): string =>
  typeof input === 'number'
    ? figureIn(input)
    : typeof input === 'boolean'
      ? tell(input ? 'tables.yes' : 'tables.no')
      : tellPart('utility.value.', String(input));

/** The effect that the consideration had on the chosen option, in words: "+12, ×2". */
function gaveWords({ score: { addend, multiplier, rank } }: Live): string {
  if (!(multiplier > 0)) return tell('utility.gives.veto');
  const given = [
    addend === 0 ? '' : signed(addend),
    multiplier === 1 ? '' : `×${figureIn(multiplier)}`,
    rank === -Infinity ? '' : tell('utility.gives.rank', { rank: figureIn(rank) }),
  ].filter((one) => one !== '');
  return given.length === 0 ? tell('utility.gives.nothing') : given.join(', ');
}
