/**
 * The card of an enquiry to the player: who asks for what, what a yes would bring and cost, until when an answer is
 * possible, and the two answers. It blocks nothing; if nobody answers in time, it disappears.
 */

import './enquiries.css';
import { Button, classes, Face, Frame, Icon } from '../../ui/index.ts';
import { timeAt } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import type { EnquiryShown } from '../../sim/enquiries/index.ts';
import { type EnquiryKind, isChoice } from '../../sim/state/enquiries.ts';
import { openTab } from '../phone/state.ts';
import type { Store } from '../store.ts';
import { leaveStrong } from '../strong/state.ts';
import { answersOf, lineOf, outlookOf, questionOf } from './words.ts';

export const ENQUIRY_ICONS: Readonly<Record<EnquiryKind, string>> = {
  coach: 'status-footsteps',
  group: 'ui-table',
  theatre: 'status-run',
  produce: 'ui-gift',
  rest: 'status-zzz',
  reporter: 'status-pen',
  friends: 'status-heart',
  quarrel: 'status-anger',
  tryOut: 'status-plate',
  complaint: 'status-bill',
  film: 'status-camera',
  bet: 'ui-coin',
  cover: 'status-star',
  cakes: 'ui-gift',
};

export function EnquiryCard({ store, small = false }: { store: Store; small?: boolean }) {
  const asked = store.enquiry.value;
  const state = store.cafe?.state;
  if (asked === null || state === undefined) return null;
  return <Card key={asked.id} store={store} asked={asked} small={small} />;
}

function Card({ store, asked, small }: { store: Store; asked: EnquiryShown; small: boolean }) {
  const state = store.cafe?.state;
  if (state === undefined) return null;
  const { id, kind, asked: since, until, terms, gains, costs, outlook, advised, bar } = asked;
  const { clock } = state;
  const words = answersOf(asked);
  const answer = (yes: boolean): void => store.deps.give({ kind: 'answer', enquiry: id, yes });
  // The line of the time left shortens with the café's clock, so it is drawn again with the top bar.
  void store.top.value;
  const left = Math.max(0, Math.min(1, (until - state.tick) / (until - since)));
  return (
    <Frame
      as="section"
      shadow
      class={classes('enquiry col gap-4 arrives', small && 'small')}
      data-region="enquiry"
      aria-label={say('enquiry.region')}
    >
      {/* Beside a notebook an open card of a strong action folds the enquiry to this line; a press opens it again. */}
      <div class="row gap-8 enquiry-question" role="status" onClick={() => leaveStrong()}>
        <Asker store={store} asked={asked} />
        <p class="text-13 bold grow">{questionOf(asked, clock)}</p>
      </div>
      <div class="text-12 enquiry-lines">
        {gains.map((line) => (
          <p key={line.key} class="strong-gain">
            {lineOf('enquiry.gain.', line, clock)}
          </p>
        ))}
        {costs.map((line) => (
          <p key={line.key} class="strong-bar">
            {lineOf('enquiry.price.', line, clock)}
          </p>
        ))}
        {outlook !== null && (
          <p
            class={classes(
              'bold enquiry-outlook',
              advised && outlook.verdict === 'gain' && 'strong-gain',
              advised && outlook.verdict === 'loss' && 'strong-bar',
            )}
          >
            {outlookOf(outlook, clock, advised)}
          </p>
        )}
        {bar !== null && <p class="strong-bar">{say(`enquiry.bar.${bar}`)}</p>}
        {kind === 'complaint' && <Look store={store} id={String(terms['guest'])} words={say('enquiry.look')} />}
        {costs.some(({ key }) => key === 'quarrelNotes') && (
          <span class="row gap-4 wrap">
            <Look
              store={store}
              id={String(terms['maid'])}
              words={say('enquiry.lookAt', { name: String(terms['name']) })}
            />
            <Look
              store={store}
              id={String(terms['second'])}
              words={say('enquiry.lookAt', { name: String(terms['other']) })}
            />
          </span>
        )}
      </div>
      <footer class="row gap-4">
        <span class="text-12 muted grow enquiry-until">
          {say('enquiry.until', { time: timeAt(clock, until) })}
          <i class="enquiry-left" aria-hidden="true">
            <i style={{ width: `${Math.round(left * 100)}%` }} />
          </i>
        </span>
        <Button
          size="small"
          look={isChoice(asked.kind) ? 'teal' : 'btn'}
          class="enquiry-no"
          onPress={() => answer(false)}
        >
          {words.no}
        </Button>
        <Button size="small" look="teal" class="enquiry-yes" disabled={bar !== null} onPress={() => answer(true)}>
          {words.yes}
        </Button>
      </footer>
    </Frame>
  );
}

/** Opens the notebook in which the player can look up what the card asks about. */
const Look = ({ store, id, words }: { store: Store; id: string; words: string }) => (
  <Button
    size="small"
    class="enquiry-look"
    onPress={() => {
      store.deps.select([id], 'only');
      openTab('cafe');
    }}
  >
    {words}
  </Button>
);

/** The face of everyone who asks or, if this person is not here, an icon. */
function Asker({ store, asked: { kind, terms } }: { store: Store; asked: EnquiryShown }) {
  const people = store.cafe?.state.people ?? {};
  const maids = ['maid', 'second'].flatMap((name) => {
    const one = people[String(terms[name] ?? '')];
    return one?.role === 'maid' ? [one] : [];
  });
  if (maids.length > 0)
    return (
      <>
        {maids.map(({ id, look, rank }) => (
          <Face key={id} look={look} rank={rank} width={32} />
        ))}
      </>
    );
  if (typeof terms['look'] === 'string') return <Face look={terms['look']} rank={null} width={32} />;
  return <Icon name={ENQUIRY_ICONS[kind]} scale={2} />;
}
