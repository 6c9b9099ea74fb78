/**
 * Lists the facts of the blackboard: each fact's value, the time of its last change, and the people who wait for a
 * change of it. Facts that nobody waits for and that have never changed are listed as well, so that the list stays the
 * same while the café runs.
 */

import { Face } from '../../ui/index.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import { clockAt } from '../../notebook/time.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { type FactRow, factRows, MOST_WAITING } from './facts.ts';

export function FactsList({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const { cafe } = lab;
  return (
    <section class="commands-facts" aria-labelledby="commands-facts-title">
      <h3 id="commands-facts-title" class="text-14 bold">
        {tell('commands.facts')}
      </h3>
      <p class="editor-intro text-13">{tell('commands.factsIntro')}</p>
      <ul class="commands-facts-list scrolls" aria-labelledby="commands-facts-title" tabIndex={0}>
        {factRows(cafe.facts(), cafe.state).map((row) => (
          <Fact key={row.name} lab={lab} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Fact({ lab, row }: { readonly lab: Lab; readonly row: FactRow }) {
  const { name, value, since, fresh, waiting } = row;
  const { clock } = lab.cafe.state;
  return (
    <li class={fresh ? 'commands-fact fresh' : 'commands-fact'}>
      <p class="row gap-8 text-13">
        <code class="mono text-12">{name}</code>
        <b class="commands-words">{valueWords(value)}</b>
        <span class="grow">{tell('commands.fact.when', { what: sayPart('notebook.fact.', name) })}</span>
        <span class="text-12 one-line">
          {since === null ? neverWords(row) : tell('commands.fact.since', { time: clockAt(clock, since) })}
        </span>
      </p>
      {waiting.length === 0 ? (
        <p class="text-12">{tell('commands.fact.nobody')}</p>
      ) : (
        <ul class="row gap-4 wrap commands-waiting" aria-label={tell('commands.fact.waiting')}>
          {waiting.slice(0, MOST_WAITING).map((who) => (
            <li key={who.id}>
              <button
                type="button"
                class="commands-waiter text-12"
                title={tell('commands.fact.waiter', { name: personName(who.name), fact: name })}
                onClick={() => lab.look(who.id)}
              >
                <Face look={who.look} rank={who.role === 'maid' ? who.rank : null} width={20} /> {personName(who.name)}
              </button>
            </li>
          ))}
          {waiting.length > MOST_WAITING && <li class="text-12">+{waiting.length - MOST_WAITING}</li>}
        </ul>
      )}
    </li>
  );
}

/**
 * The words shown for a fact whose last change has no tick. This concerns commands, which are kept only while they are
 * on the board, and facts that each character has separately.
 */
export const neverWords = ({ name, value }: Pick<FactRow, 'name' | 'value'>): string =>
  name === 'commands' ? tell('commands.fact.none') : value === null ? '' : tell('commands.fact.never');

/** A fact's value in words: a number, a kind of weather, "yes" or "no", or names. */
function valueWords(value: FactRow['value']): string {
  if (value === null) return tell('commands.fact.each');
  if (typeof value === 'boolean') return tell(value ? 'commands.fact.yes' : 'commands.fact.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return sayPart('weather.', value);
  return value.length === 0 ? '–' : value.map(personName).join(say('app.list.comma'));
}
