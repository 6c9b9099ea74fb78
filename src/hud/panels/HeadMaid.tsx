/**
 * The head maid's panel. It opens with a simple view or, if the player has switched the notebook's details on, with the
 * details: her mode, what she has learned, and the basis of her last orders. What she has learned is
 * drawn as heat strips: a row for each input of the situation and a cell for each value of that input, with the count
 * as a number and as a shade.
 */

import type { BehaviorExplanation, GoCapState, RuleExplanation } from '../../ai/index.ts';
import type { HeadMaidShown } from '../../sim/head-maid/head-maid.ts';
import type { HeadMaidOrder } from '../../sim/state/head-maid.ts';
import { TRAINING } from '../../sim/head-maid/training.ts';
import { MERITS_A_DAY, TITLE_MERITS } from '../../sim/head-maid/titles.ts';
import { personName, say, sayPart, type WordKey } from '../../words/index.ts';
import { useState } from 'preact/hooks';
import { Badge, Button, classes, Dialog, Frame, Glyph, Meter, Segment } from '../../ui/index.ts';
import { timeAt } from '../../words/clock.ts';
import type { Store } from '../store.ts';
import { HeadMaidFirst, nowWords, type Picked, type PickProps, Who } from '../head-maid/HeadMaidFirst.tsx';
import { caseText, casesText, lessonText, rounded } from './learned-basis.ts';
import { HeadMaidFiles } from './HeadMaidFiles.tsx';

const MODES: readonly GoCapState[] = ['Player', 'Train', 'Auto'];

export function HeadMaid({ store }: { store: Store }) {
  const now = store.headMaid.value;
  const [details, setDetails] = useState(store.settings.details.peek());
  // While the panel is open, time stands still, so the café takes an input only after it is closed.
  const [picked, setPicked] = useState<Picked>({});
  if (now === null) return null;
  const shown = { ...now, ...picked };
  const pick = (more: Picked): void => {
    setPicked({ ...picked, ...more });
    const { mode, appointed } = more;
    if (mode !== undefined) store.deps.give({ kind: 'headMaid', mode });
    if (appointed !== undefined) store.deps.give({ kind: 'headMaid', appoint: appointed });
  };
  return (
    <Dialog
      title={title(store, shown)}
      closeLabel={say('app.close')}
      width={details ? 1040 : 620}
      onClose={() => (store.dialog.value = null)}
    >
      {!details && <HeadMaidFirst store={store} shown={shown} onPick={pick} />}
      <Button
        size="small"
        class="head-maid-details"
        pressed={details}
        expanded={details}
        onPress={() => setDetails(!details)}
      >
        {say('headMaid.details')}
      </Button>
      {details && <Counts store={store} shown={shown} onPick={pick} />}
    </Dialog>
  );
}

/** Everything that she counts, and the bases of her orders. */
function Counts({ store, shown, onPick }: PickProps) {
  return (
    <div class="head-maid">
      <div class="col gap-12">
        <Mode store={store} shown={shown} onPick={onPick} />
        <Title shown={shown} />
        <Guessed shown={shown} />
        <Orders store={store} orders={shown.orders} />
      </div>
      <div class="col gap-12">
        <Training />
        <Maps store={store} shown={shown} />
      </div>
    </div>
  );
}

function title(store: Store, { id }: HeadMaidShown): string {
  const name = id === null ? undefined : store.cafe?.state.people[id]?.name;
  return name === undefined ? say('headMaid.title') : `${say('headMaid.title')} · ${personName(name)}`;
}

function Mode({ store, shown, onPick }: PickProps) {
  return (
    <section class="col gap-8">
      <Segment
        label={say('headMaid.modeLabel')}
        size="normal"
        chosen={shown.mode}
        choices={MODES.map((mode) => ({ value: mode, text: say(`headMaid.mode.${mode}` as WordKey) }))}
        onChoose={(mode) => onPick({ mode })}
      />
      <p class="text-13 mode-note">{say(`headMaid.modeNote.${shown.mode}`)}</p>
      <Who store={store} shown={shown} onPick={onPick} />
      <p class="text-13">{nowWords(shown)}</p>
    </section>
  );
}

/** Shows what every head maid knows from the start. */
function Training() {
  return (
    <section>
      <h3 class="headline rule">{say('headMaid.training')}</h3>
      <p class="text-12 muted">{say('headMaid.training.note')}</p>
      <ul class="text-13">
        {TRAINING.map(({ id, choice }) => (
          <li key={id}>
            {say('headMaid.training.line', { lesson: lessonText(id), choice: sayPart('headMaid.choice.', choice) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Title({ shown: { merits, today, title } }: { shown: HeadMaidShown }) {
  const next = TITLE_MERITS[title];
  const from = title === 0 ? 0 : (TITLE_MERITS[title - 1] ?? 0);
  return (
    <section class="titles">
      <h3 class="headline rule">
        {say('merit.heading')} · {say(`merit.${title}` as WordKey)}
      </h3>
      <p class="text-13">{say('merit.merits', { merits, today, most: MERITS_A_DAY })}</p>
      {next !== undefined && <Meter share={(merits - from) / (next - from)} colour="var(--gold)" height={8} />}
      <ul class="text-13">
        {TITLE_MERITS.map((least, i) => (
          <li key={least} class={classes(i < title ? 'has' : 'muted')}>
            <Glyph name={i < title ? 'check' : 'lock'} scale={1} />
            <span>
              <b class="bold">{say(`merit.${i + 1}` as WordKey)}</b>{' '}
              {i >= title && `(${say('merit.at', { count: least })})`} – {say(`merit.does.${i + 1}` as WordKey)}
            </span>
          </li>
        ))}
      </ul>
      <p class="text-12 muted">{say('merit.how')}</p>
    </section>
  );
}

function Guessed({ shown: { agreement, watched } }: { shown: HeadMaidShown }) {
  const { n, hits, random, frequent } = agreement;
  return (
    <section>
      <h3 class="headline rule">{say('headMaid.agreement')}</h3>
      {n === 0 ? (
        <p class="text-13 muted">{say('headMaid.agreement.none')}</p>
      ) : (
        <dl class="guessed text-13">
          {(
            [
              ['hers', hits],
              ['random', random],
              ['frequent', frequent],
            ] as const
          ).map(([who, of]) => (
            <div key={who} class="row gap-8">
              <dt>{say(`headMaid.agreement.${who}`)}</dt>
              <dd class="grow">
                <span class="meter" aria-hidden="true">
                  <i
                    style={{
                      width: `${(100 * of) / n}%`,
                      background: who === 'hers' ? 'var(--gold)' : 'var(--walk-light)',
                    }}
                  />
                </span>
              </dd>
              <dd class="mono">{say('headMaid.agreement.of', { hits: Math.round(of), n })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="text-12 muted">{say('headMaid.seen', { count: watched })}</p>
    </section>
  );
}

function Orders({ store, orders }: { store: Store; orders: readonly HeadMaidOrder[] }) {
  const clock = store.cafe?.state.clock;
  return (
    <section>
      <h3 class="headline rule">{say('headMaid.orders')}</h3>
      {orders.length === 0 || clock === undefined ? (
        <p class="text-13 muted">{say('headMaid.orders.none')}</p>
      ) : (
        <ul class="col gap-8">
          {[...orders].reverse().map((order) => (
            <li key={order.command}>
              <div class="row gap-8 text-13">
                <span class="mono muted">{timeAt(clock, order.tick)}</span>
                <span class="grow bold">{sayPart('headMaid.choice.', order.choice)}</span>
                {order.done && <span class="text-12 green-text">{say('merit.done')}</span>}
                <Badge look={order.basis === 'habit' ? 'gold' : 'grey'}>{say(`headMaid.basis.${order.basis}`)}</Badge>
              </div>
              <p class="text-12 muted">{casesText(order)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Maps({ store, shown: { behaviours } }: { store: Store; shown: HeadMaidShown }) {
  const seen = behaviours.filter(({ trained }) => trained >= 0.5);
  const unseen = behaviours.filter(({ trained }) => trained < 0.5).map(({ id }) => sayPart('headMaid.choice.', id));
  return (
    <section class="maps">
      <h3 class="headline rule">{say('headMaid.maps')}</h3>
      <p class="text-12 muted">{say('headMaid.mapsNote', { limit: behaviours[0]?.rules[0]?.limit ?? 0 })}</p>
      <HeadMaidFiles store={store} />
      <div class="strips">
        {seen.map((behaviour) => (
          <Strips key={behaviour.id} behaviour={behaviour} />
        ))}
      </div>
      {unseen.length > 0 && (
        <p class="text-12 muted">{say('headMaid.notSeen', { list: unseen.join(say('app.list.comma')) })}</p>
      )}
    </section>
  );
}

function Strips({ behaviour: { id, fires, trained, rules } }: { behaviour: BehaviorExplanation }) {
  return (
    <Frame look="card" as="section" class="pad-small">
      <h4 class="row gap-4 text-13 bold">
        <span class="grow">{sayPart('headMaid.choice.', id)}</span>
        {fires && <Badge look="gold">{say('headMaid.fires')}</Badge>}
        <span class="text-12 muted">{say('headMaid.times', { count: rounded(trained) })}</span>
      </h4>
      {rules.map((rule) => (
        <Strip key={rule.name} rule={rule} />
      ))}
    </Frame>
  );
}

function Strip({ rule: { name, case: now, counts, limit } }: { rule: RuleExplanation }) {
  const cell = (count: number, at: number): string =>
    say(at === now ? 'headMaid.cellNow' : 'headMaid.cell', { case: caseText(name, at), count: rounded(count), limit });
  return (
    <div class="strip">
      <span class="text-12">{sayPart('headMaid.var.', name)}</span>
      <ol>
        {counts.map((count, at) => (
          <li
            key={at}
            class={classes(at === now && 'now', count >= limit && 'habit')}
            title={cell(count, at)}
            style={{ '--heat': `${Math.round((100 * count) / limit)}%` }}
          >
            <span aria-hidden="true">
              <i>{sayPart(`headMaid.short.${name}.`, String(at))}</i>
              <b>{rounded(count)}</b>
            </span>
            <span class="hidden-text">{cell(count, at)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
