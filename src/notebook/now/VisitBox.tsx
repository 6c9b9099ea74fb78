/** Shows the state of a guest's visit, and what a chef is cooking. */

import { Meter } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { seconds } from '../time.ts';
import type { StoveView, VisitView } from './visit.ts';
import { worded } from '../words.ts';

const TONES = { good: 'var(--green)', low: 'var(--orange)', out: 'var(--cherry)' } as const;

export function VisitBox({ visit }: { visit: VisitView }) {
  return (
    <section aria-label={say('notebook.visit.label')}>
      <h3 class="rule">
        <span class="headline">{worded(visit.stage)}</span>
        {visit.patience !== null && <span class="text-12 muted">{worded(visit.patience.words)}</span>}
      </h3>
      {visit.patience !== null && (
        <Meter
          share={visit.patience.left}
          colour={TONES[visit.patience.tone]}
          height={12}
          label={say('notebook.guest.patience')}
        />
      )}
    </section>
  );
}

/** Shows less important facts about a guest, below the state of the visit. */
export function VisitFacts({ visit }: { visit: VisitView }) {
  return (
    <section aria-label={say('notebook.visit.facts')}>
      <dl class="facts text-13">
        {visit.rows.map(({ label, value }) => (
          <div key={label.key}>
            <dt class="text-12 muted">{worded(label)}</dt>
            <dd>{worded(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function StoveBox({ stove }: { stove: StoveView }) {
  const done = stove.ticksOf === 0 ? 0 : 1 - stove.ticksLeft / stove.ticksOf;
  return (
    <section aria-label={say('notebook.stove.label')}>
      <h3 class="rule">
        <span class="headline">
          {stove.dish === null
            ? say('notebook.stove.empty')
            : stove.guest === null
              ? worded(stove.dish)
              : say('notebook.stove.cooks', { dish: worded(stove.dish), name: stove.guest })}
        </span>
        {stove.dish !== null && (
          <span class="text-12 muted one-line">
            {say('notebook.stove.left', { seconds: seconds(stove.ticksLeft) })}
          </span>
        )}
      </h3>
      {stove.dish !== null && (
        <Meter share={done} colour="var(--gold)" height={12} label={say('notebook.stove.progress')} />
      )}
      <dl class="facts text-13">
        <div>
          <dt class="text-12 muted">{say('notebook.stove.tickets')}</dt>
          <dd>{say('notebook.stove.waiting', { count: stove.waitingTickets })}</dd>
        </div>
        <div>
          <dt class="text-12 muted">{say('notebook.stove.today')}</dt>
          <dd>{say('dishes', { count: stove.cooked })}</dd>
        </div>
      </dl>
    </section>
  );
}
