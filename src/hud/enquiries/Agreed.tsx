/** What the player has agreed to today: while it lasts as lines below the goals of the day, and with its results in the report. */

import './enquiries.css';
import { Frame, Icon } from '../../ui/index.ts';
import { timeAt } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import { isDecided } from '../../sim/state/enquiries.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Store } from '../store.ts';
import { ENQUIRY_ICONS } from './EnquiryCard.tsx';
import { agreedText, resultOf } from './words.ts';

/** What was agreed to and is still to come or going on. */
export function Agreed({ store }: { store: Store }) {
  const going = store.agreed.value;
  const clock = store.cafe?.state.clock;
  if (going.length === 0 || clock === undefined) return null;
  return (
    <ul class="agreed" aria-label={say('enquiry.agreed')} data-region="agreed">
      {going.map((one) => (
        <li key={one.id}>
          <Icon name={ENQUIRY_ICONS[one.kind]} scale={1} />
          <span class="grow">{agreedText(one, clock)}</span>
          <b>{typeof one.terms['tick'] === 'number' && one.came === 0 ? timeAt(clock, one.terms['tick']) : ''}</b>
        </li>
      ))}
    </ul>
  );
}

/** What was decided today, with what each has brought, for the report. */
export function AgreedToday({ state: { enquiries, clock } }: { state: WorldState }) {
  const agreed = enquiries?.list.filter(isDecided) ?? [];
  if (agreed.length === 0) return null;
  return (
    <Frame as="section" look="card" class="brought agreed-today" aria-label={say('enquiry.agreed')}>
      <b class="today-title">{say('enquiry.agreed')}</b>
      <ul class="today-goals">
        {agreed.map((one) => (
          <li key={one.id}>
            <span class="grow">{agreedText(one, clock)}</span>
            <b>{resultOf(one)}</b>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
