/** Why: the chosen character's last thought at the moment shown, everything that it weighed, and the thoughts around it. */

import type { Model } from './model.ts';
import { texts } from './texts.ts';
import { Weighed } from './Weighed.tsx';
import { MOST_FACTS, valueWords } from './words.ts';

export function Why({ model }: { readonly model: Model }) {
  model.watch();
  const who = model.who.value;
  if (who === null) return <p class="mi-note">{texts.nobody}</p>;
  const thoughts = model.thoughts.value;
  const last = thoughts.at(-1);
  const reasoned = thoughts.findIndex((_, i) => thoughts[thoughts.length - 1 - i]?.because !== null);
  const chosen = reasoned < 0 ? last : thoughts[thoughts.length - 1 - reasoned];
  if (chosen === undefined || last === undefined) return <p class="mi-note">{texts.noThought}</p>;
  const absent = model.absent(who);
  const tick = model.tick.value;
  const wakes = last.todo?.until ?? [];
  return (
    <div class="mi-why">
      {absent !== null && (
        <p class="mi-note">{texts.absent(model.describe.time(absent.from), model.describe.time(absent.to))}</p>
      )}
      <p class="mi-sentence">{model.sentenceOf(last, who)}</p>
      {chosen !== last && chosen.because !== null && (
        <p class="mi-earlier">
          {texts.earlier(model.describe.time(chosen.tick))} {model.sentenceOf(chosen, who)}
        </p>
      )}
      <dl class="mi-facts">
        <dt>{texts.script}</dt>
        <dd>
          {last.key} = {last.script} · {texts.runned(last.runned)}
        </dd>
        <dt>{texts.todo}</dt>
        <dd>{last.todo === null ? '–' : model.describe.todo(last.todo, who)}</dd>
        {wakes.length > MOST_FACTS && (
          <>
            <dt>{texts.wakes}</dt>
            <dd>{wakes.join(', ')}</dd>
          </>
        )}
        {chosen.because !== null && (
          <>
            <dt>{texts.reason}</dt>
            <dd>
              <b>{chosen.because.key}</b>
              {Object.entries(chosen.because.terms).map(([name, value]) => (
                <span key={name} class="mi-term">
                  <i>{name}</i> {valueWords(value)}
                </span>
              ))}
            </dd>
          </>
        )}
        {last.ended !== null && (
          <>
            <dt>{texts.before}</dt>
            <dd>{texts.ended[last.ended]}</dd>
          </>
        )}
      </dl>
      {chosen.options.length > 0 && <Weighed decision={chosen} />}
      <header class="mi-beside">
        <h3>{texts.around}</h3>
        {([-1, 1] as const).map((by) => {
          const label = by === -1 ? texts.thoughtBefore : texts.thoughtAfter;
          return (
            <button key={by} type="button" aria-label={label} title={label} onClick={() => model.stepThought(by)}>
              {by === -1 ? '◂' : '▸'}
            </button>
          );
        })}
      </header>
      <ol class="mi-around">
        {model.around.value.map(({ decision, to, sentence }, i) => (
          <li key={`${decision.tick} ${i}`}>
            <button
              type="button"
              class={decision.tick <= last.tick && to >= last.tick ? 'on' : decision.tick > tick ? 'later' : ''}
              onClick={() => model.goTo(decision.tick)}
            >
              <b>{model.describe.time(decision.tick)}</b>{' '}
              {to > decision.tick && <small>{texts.upTo(model.describe.time(to))} </small>}
              {sentence}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
