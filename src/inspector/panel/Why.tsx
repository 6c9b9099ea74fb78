/** Why: the chosen character's last thought at the moment shown, everything that it weighed, and the thoughts around it. */

import { countBefore } from '../record/thoughts.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';
import { Weighed } from './Weighed.tsx';

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
  const absent = model.absent(who);
  const around = all.slice(Math.max(0, at - AROUND), at + AROUND);
  return (
    <div class="mi-why">
      {absent !== null && (
        <p class="mi-note">{texts.absent(model.describe.time(absent.from), model.describe.time(absent.to))}</p>
      )}
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
