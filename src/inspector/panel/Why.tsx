/**
 * Shows why a character did something: its last thought at the moment shown, everything that the thought weighed, and
 * the thoughts around it.
 */

import type { Model } from './model.ts';
import { texts } from './texts.ts';
import { Weighed } from './Weighed.tsx';
import { MOST_FACTS, valueWords } from './words.ts';

export function Why({ model }: { readonly model: Model }) {
  model.watch();
  const who = model.who.value;
  if (who === null) return <p class="mi-note">{texts.nobody}</p>;
  const present = model.present.value;
  if (present === null) return <p class="mi-note">{texts.noThought}</p>;
  const { last, reasoned, explained, goesOn, renewed, isOld, sentence } = present;
  const chosen = reasoned ?? last;
  const isOldToo = isOld && (explained !== last || renewed > 0);
  const isSame = goesOn !== null && chosen.tick >= goesOn.since;
  const absent = model.absent(who);
  const tick = model.tick.value;
  const wakes = last.todo?.until ?? [];
  return (
    <div class="mi-why">
      {absent !== null && (
        <p class="mi-note">{texts.absent(model.describe.time(absent.from), model.describe.time(absent.to))}</p>
      )}
      <p class="mi-sentence">{sentence}</p>
      {goesOn !== null && <p class="mi-earlier">{texts.wentOn(model.at(goesOn.since), goesOn.times)}</p>}
      {isOld && chosen.because !== null && (
        <p class="mi-earlier">
          {isSame ? texts.reasonThen(model.at(chosen.tick)) : texts.earlier(model.describe.time(chosen.tick))}{' '}
          {isSame ? model.describe.reason(chosen.because, who, chosen) : model.sentenceOf(chosen, who)}
        </p>
      )}
      <dl class="mi-facts">
        <dt>{texts.script}</dt>
        <dd>
          {last.key} = {last.script} · {texts.runned(last.runned + renewed)}
        </dd>
        <dt>{texts.todo}</dt>
        <dd>{last.todo === null ? '–' : model.describe.todo(last.todo, who)}</dd>
        {wakes.length > MOST_FACTS && (
          <>
            <dt>{texts.wakes}</dt>
            <dd>{wakes.join(', ')}</dd>
          </>
        )}
        {explained.because !== null && (
          <>
            <dt>{isOldToo ? texts.asOf(texts.reason, model.at(explained.tick)) : texts.reason}</dt>
            <dd>
              <b>{explained.because.key}</b>
              {Object.entries(explained.because.terms)
                .filter(([, value]) => value !== null)
                .map(([name, value]) => (
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
      {explained.options.length > 0 && (
        <Weighed decision={explained} asOf={isOldToo ? model.at(explained.tick) : null} />
      )}
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
