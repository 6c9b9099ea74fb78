/**
 * The alertness slider: the tick budget of a maid's interruptible todos, from 1 tick (alert) to none (plain). The
 * sentence below the slider tells the effect of the thumb's position, also during a drag.
 */

import { useState } from 'preact/hooks';
import { Slider } from '../../ui/index.ts';
import type { Maid } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { alertnessWord, dearestHere, looksUpWords, MARKED, stopsWith, turningWords } from './traits.ts';
import { TraitsHead, type ShapeProps } from './TraitsHead.tsx';
import { worded } from '../words.ts';

export function Alertness(props: ShapeProps) {
  const { model, cafe, maid, shape } = props;
  const [sliding, setSliding] = useState<number | null>(null);
  const stops = stopsWith(shape.alertness);
  const at = sliding ?? stops.indexOf(shape.alertness);
  const value = stops[at] ?? null;
  const before = model.edits.originalOf({ of: 'maid', id: maid.id, field: 'alertness' }) as
    Maid['alertness'] | undefined;
  const compared = sliding !== null ? shape.alertness : before === undefined ? value : before;
  const turning = turningWords(maid, compared, value, dearestHere(cafe.state, maid));
  const word = alertnessWord(value);
  return (
    <section aria-label={say('notebook.shape.alertness')}>
      <TraitsHead {...props} fields={['alertness']} title={say('notebook.shape.alertness')} />
      <Slider
        label={say('notebook.shape.alertness')}
        value={at}
        min={0}
        max={stops.length - 1}
        text={`${say(`alert.${word}`)}, ${worded(looksUpWords(value))}`}
        onSlide={setSliding}
        onSettle={(index) => {
          setSliding(null);
          model.change(maid, { alertness: stops[index] ?? null });
        }}
      />
      <div class="marks text-12" aria-hidden="true">
        {MARKED.map((mark) => (
          <Mark key={String(mark)} mark={mark} share={stops.indexOf(mark) / (stops.length - 1)} on={mark === value} />
        ))}
      </div>
      <p class="note-ok text-12">
        <b class="bold">
          {say(`alert.${word}`)}
          {say('notebook.stop')}
        </b>{' '}
        {worded(looksUpWords(value))}
        {turning !== null && ` ${worded(turning)}`}
      </p>
      <p class="text-12 muted">{say('notebook.alert.scale')}</p>
    </section>
  );
}

function Mark({ mark, share, on }: { mark: number | null; share: number; on: boolean }) {
  const word =
    mark === 1 ? say('alert.alert') : mark === 30 ? say('alert.dull') : mark === null ? say('alert.plain') : '';
  return (
    <span
      class={on ? 'mark on' : 'mark'}
      style={{ left: `calc(9px + (100% - 18px) * ${share})` }}
      data-edge={share === 0 ? 'first' : share === 1 ? 'last' : undefined}
    >
      {word}
    </span>
  );
}
