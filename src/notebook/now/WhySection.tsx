/** The section "Why Kaito?": shows the guests that a maid weighed or, after a switch, what every maid could do for the chosen guest. */

import { useState } from 'preact/hooks';
import { Segment } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Maid } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import type { NotebookModel } from '../model.ts';
import { WhyNotTable } from './WhyNotTable.tsx';
import { seconds } from '../time.ts';
import { weighedIn, whyOf } from './why.ts';
import { OptionsTable } from './OptionsTable.tsx';
import { whyNot } from './whynot.ts';
import { worded } from '../words.ts';

export function WhySection({ model, cafe, maid }: { model: NotebookModel; cafe: Cafe; maid: Maid }) {
  model.watch();
  const [side, setSide] = useState<'guests' | 'maids'>('guests');
  const why = whyOf(cafe.state, weighedIn(cafe.decisions(maid.id)), maid);
  const open = (id: string): void => model.deps.select(id);
  if (why === null) {
    return (
      <section aria-label={say('notebook.why.label')}>
        <h3 class="rule headline">{say('notebook.why.label')}</h3>
        <p class="text-12 muted">{say('notebook.why.nothing')}</p>
      </section>
    );
  }
  const target = why.kind === 'callers' ? why.target : null;
  const turned = side === 'maids' && target !== null;
  const standings = turned ? whyNot(cafe.state, target, (id) => cafe.page(id)) : null;
  return (
    <section aria-labelledby="notebook-why">
      <div class="rule why-head">
        <h3 id="notebook-why" class="headline">
          {worded(why.title)}
        </h3>
        {target !== null && (
          <Segment
            label={say('notebook.why.sides')}
            chosen={side}
            choices={[
              { value: 'guests', text: say('notebook.why.guests') },
              { value: 'maids', text: say('notebook.why.maids') },
            ]}
            onChoose={setSide}
          />
        )}
      </div>
      {!turned && <OptionsTable why={why} onOpen={open} />}
      {turned && standings !== null && <WhyNotTable view={standings} me={maid.id} onOpen={open} />}
      {turned && standings === null && <p class="text-12 muted">{say('notebook.why.wentHome')}</p>}
      {!turned && (
        <p class="text-12 decided">
          {why.decided !== null && <span>{worded(why.decided)} </span>}
          <span class="muted">
            {say(why.kind === 'rounds' ? 'notebook.why.weighedRound' : 'notebook.why.weighed', {
              clock: why.clock,
              seconds: seconds(why.ago),
            })}
          </span>
        </p>
      )}
    </section>
  );
}
