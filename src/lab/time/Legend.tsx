/** Shows the meaning of marks and colours; while the pointer is on a mark, shows the sentence of that mark. */

import { personName } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import type { BandKind } from './lanes.ts';
import { markWords } from './search.ts';
import type { TimeModel } from './time-model.ts';

const KINDS: readonly BandKind[] = ['serve', 'walk', 'carry', 'wait', 'chat', 'sweep', 'down', 'obey'];

export function Legend({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  const hover = model.hover.value;
  void told.value;
  if (hover !== null)
    return (
      <p class="time-legend hovered text-12">
        <b>{clockAt(lab.cafe.state.clock, hover.tick)}</b>{' '}
        {markWords(hover, (id) => personName(model.known.value.get(id)?.name ?? id))}
      </p>
    );
  return (
    <ul class="time-legend text-12" aria-label={tell('legend.label')}>
      {(['decision', 'mind', 'slip'] as const).map((mark) => (
        <li key={mark}>
          <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true" class={`mark ${mark}`}>
            {mark === 'decision' && <path d="M0 -6L6 0L0 6L-6 0Z" />}
            {mark === 'mind' && <path d="M-5 -6H5V2L0 7L-5 2Z" />}
            {mark === 'slip' && <path d="M-6 -6H6V6H-6Z" />}
            {mark === 'slip' && <path class="cross" d="M-3 -3L3 3M3 -3L-3 3" />}
            {mark === 'mind' && <path class="cross" d="M0 -4V0M0 2V3" />}
          </svg>
          {tell(`legend.${mark}`)}
        </li>
      ))}
      {KINDS.map((kind) => (
        <li key={kind}>
          <i class={`swatch hatch-${kind}`} /> {tell(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
