/** The page "Now": a person's activity and its reason. From top to bottom: todo, mind, choice, latest reasons. */

import { Badge } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { dishesAtOnce, ordersAtOnce } from '../../sim/state/tuning.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import { say, sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import { Choices } from '../choices/Choices.tsx';
import { LineCard } from './LineCard.tsx';
import { type FeelingWords, feelingWords, offerWords } from './feelings.ts';
import { MindBoxes } from './MindBoxes.tsx';
import type { NotebookModel } from '../model.ts';
import { nowOf, type Condition, type HandsView } from './now.ts';
import { bookOf } from './kitchen-book.ts';
import { KitchenBookBox } from './KitchenBookBox.tsx';
import type { Entry } from '../history/history.ts';
import { ApprenticeSection } from '../apprentice/ApprenticeSection.tsx';
import { ControllerLine } from './ControllerLine.tsx';
import { WhyNotTable } from './WhyNotTable.tsx';
import { TableSection } from '../table/TableSection.tsx';
import { seconds } from '../time.ts';
import { StoveBox, VisitBox, VisitFacts } from './VisitBox.tsx';
import { stoveOf, visitOf } from './visit.ts';
import { whyNot } from './whynot.ts';
import { WhySection } from './WhySection.tsx';
import { StuckNote } from '../StuckNote.tsx';
import { worded } from '../words.ts';

const DECIDED = 3;

export function NowPage({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  model.watch();
  const person = cafe.state.people[id];
  const now = nowOf(cafe, id);
  if (person === undefined || now === null) return <p class="text-13 muted">{say('notebook.line.away')}</p>;
  const standings = person.role === 'guest' ? whyNot(cafe.state, id, (maid) => cafe.page(maid)) : null;
  const visit = person.role === 'guest' ? visitOf(cafe.state, person) : null;
  const entries = model.entries();
  const feelings =
    person.role === 'maid' ? [...feelingWords(cafe.state, person), ...offerWords(cafe.state, person)] : [];
  return (
    <>
      <LineCard line={now.line} thought={`${entries[0]?.key ?? ''} ${now.line.words.key}`} />
      <MindBoxes cafe={cafe} mind={now.mind} commands={now.commands} maid={person.role === 'maid'} />
      <Feelings feelings={feelings.filter(({ bad }) => bad)} />
      {/* The table of scores is what the player opens this page for, so it stands before what changes seldom. */}
      {person.role === 'maid' && person.controller === 'script' && (
        <WhySection model={model} cafe={cafe} maid={person} />
      )}
      {now.conditions.length > 0 && <Conditions conditions={now.conditions} />}
      <StuckNote model={model} cafe={cafe} person={person} />
      {person.role === 'maid' && <ControllerLine model={model} cafe={cafe} maid={person} />}
      {person.role === 'maid' && person.controller === 'apprentice' && (
        <ApprenticeSection model={model} cafe={cafe} maid={person} />
      )}
      {now.hands !== null && person.role === 'maid' && (now.hands.dishes.length > 0 || now.hands.orders.length > 0) && (
        <Hands hands={now.hands} maid={person} />
      )}
      <TableSection model={model} cafe={cafe} id={id} />
      {visit !== null && <VisitBox visit={visit} />}
      {person.role === 'chef' && <StoveBox stove={stoveOf(cafe.state, person)} />}
      {person.role === 'chef' && <KitchenBookBox book={bookOf(cafe.state)} />}
      {standings !== null && standings.wish !== null && (
        <section aria-labelledby="notebook-who-comes">
          <h3 id="notebook-who-comes" class="rule headline">
            {say('notebook.whyNot.title')}
          </h3>
          <WhyNotTable view={standings} me={null} onOpen={(maid) => model.deps.select(maid)} />
        </section>
      )}
      <Choices model={model} cafe={cafe} id={id} />
      {visit !== null && <VisitFacts visit={visit} />}
      <Decided model={model} entries={entries} maid={person.role === 'maid'} />
      <Feelings feelings={feelings.filter(({ bad }) => !bad)} />
    </>
  );
}

/** Shows how energy and mood affect the maid: bad effects at the top of the page, other effects at the end. */
function Feelings({ feelings }: { feelings: readonly FeelingWords[] }) {
  if (feelings.length === 0) return null;
  return (
    <ul class="col gap-2">
      {feelings.map(({ words, bad }) => (
        <li key={words.key} class={bad ? 'note-error text-12 pad-small' : 'text-12 muted'}>
          {worded(words)}
        </li>
      ))}
    </ul>
  );
}

function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ul class="row gap-4 wrap conditions" aria-label={say('notebook.conditions')}>
      {conditions.map((condition) => (
        <li key={condition.name} class="row gap-4">
          <Badge
            look={condition.harmful ? 'pink' : 'mint'}
          >{`${worded(condition.words)} · ${seconds(condition.ticks)} s`}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Hands({ hands, maid }: { hands: HandsView; maid: Maid }) {
  const list = (items: HandsView['dishes']): string =>
    items
      .map(({ dish, guest }) => say('notebook.hands.for', { dish: sayPart('dish.', dish), name: guest }))
      .join(say('app.list.comma'));
  return (
    <dl class="facts text-12" aria-label={say('notebook.hands.label')}>
      {hands.dishes.length > 0 && (
        <div>
          <dt class="muted">{say('notebook.hands.dishes', { n: hands.dishes.length, of: dishesAtOnce(maid.rank) })}</dt>
          <dd>{list(hands.dishes)}</dd>
        </div>
      )}
      {hands.orders.length > 0 && (
        <div>
          <dt class="muted">{say('notebook.hands.orders', { n: hands.orders.length, of: ordersAtOnce(maid.rank) })}</dt>
          <dd>{list(hands.orders)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the latest decisions with a reason, as sentences; each links to its thought on the page History. */
function Decided({ model, entries, maid }: { model: NotebookModel; entries: readonly Entry[]; maid: boolean }) {
  const rows = entries
    .map((entry) => entry.first)
    .filter((thought) => thought.reason !== null || thought.fault !== null);
  return (
    <section aria-labelledby="notebook-decided">
      <h3 class="rule">
        <span id="notebook-decided" class="headline">
          {say(maid ? 'notebook.decided.title' : 'notebook.decided.titleThey')}
        </span>
        <button type="button" class="link text-12" onClick={() => model.turnTo('past')}>
          {say('notebook.decided.all')}
        </button>
      </h3>
      {rows.length === 0 && <p class="text-12 muted">{say('notebook.decided.none')}</p>}
      <ol class="decisions">
        {rows.slice(0, DECIDED).map((row) => (
          <li key={row.key}>
            <button
              type="button"
              class="decision"
              onClick={() => {
                model.turnTo('past');
                model.pick(row);
              }}
            >
              <span class="mono text-12 muted">{row.clock}</span>
              <span class={row.fault === null ? 'text-12' : 'text-12 fault-text'}>
                {row.reason === null ? worded(row.words) : sentenceOf(row.reason)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
