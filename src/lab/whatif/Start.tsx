/** Explains what the page does and suggests a few questions. Shown before the first run. */

import { Button, classes, Face, Glyph } from '../../ui/index.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell } from '../words/index.ts';
import type { WhatIf } from './model.ts';
import { suggestionsFor } from './suggestions.ts';

export function Start({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const chosen = whatIf.changes.value.length > 0;
  const maids =
    whatIf.maids.value ?? Object.values(lab.cafe.state.people).filter((one): one is Maid => one.role === 'maid');
  const suggestions = chosen ? [] : suggestionsFor(maids, lab.who.value);
  const time = clockAt(lab.cafe.state.clock, whatIf.at);
  return (
    <div class="whatif-start">
      <h2 class="text-20 bold">{tell(chosen ? 'start.ready' : 'start.title', { time })}</h2>
      <ol class="whatif-steps text-13">
        {(['choose', 'run', 'read'] as const).map((step, i) => (
          <li key={step} class={classes(i === (chosen ? 1 : 0) && 'on')}>
            <b>{i + 1}</b> {tell(`start.${step}`)}
          </li>
        ))}
      </ol>
      {suggestions.length > 0 && (
        <>
          <p class="text-14 bold">{tell('start.suggestions')}</p>
          <div class="whatif-suggestions">
            {suggestions.map(({ key, maid, change }) => (
              <Button
                key={`${key} ${maid.id}`}
                onPress={() => {
                  whatIf.setMoment(whatIf.at);
                  whatIf.setChanges([change]);
                  void whatIf.run();
                }}
              >
                <Face look={maid.look} rank={maid.rank} width={26} /> {tell(`start.if.${key}`, { name: maid.name })}
              </Button>
            ))}
          </div>
        </>
      )}
      {chosen && (
        <p>
          <Button look="gold" onPress={() => void whatIf.run()}>
            <Glyph name="play" /> {tell('start.go')}
          </Button>
        </p>
      )}
    </div>
  );
}
