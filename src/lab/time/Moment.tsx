/**
 * Shows the selected person at the moment shown: the last decision, its reason, the options weighed, and the thoughts
 * around the decision.
 */

import { useState } from 'preact/hooks';
import { Badge, Button, Face, Frame, Glyph, Key, layout, RankBadge, Ring } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { Raw } from '../../notebook/now/LineCard.tsx';
import type { Thought } from '../../notebook/history/history.ts';
import { WhyNotTable } from '../../notebook/now/WhyNotTable.tsx';
import { pathOf } from '../../notebook/table/table.ts';
import { TablePath } from '../../notebook/table/TablePath.tsx';
import { clockAt, exactSeconds, seconds } from '../../notebook/time.ts';
import { lineOf, rawTodo } from '../../notebook/todo.ts';
import { whyOf } from '../../notebook/now/why.ts';
import { whyNot } from '../../notebook/now/whynot.ts';
import { OptionsTable } from '../../notebook/now/OptionsTable.tsx';
import { worded } from '../../notebook/words.ts';
import { tell, told } from '../words/index.ts';
import { type Around, aroundOf } from './person-at.ts';
import type { TimeModel } from './time-model.ts';

const ROWS = 7;

export function Moment({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  lab.watch();
  void told.value;
  const [turned, setTurned] = useState(false);
  const id = lab.who.value;
  const { cafe } = lab;
  const known = id === null ? undefined : model.known.value.get(id);
  const { state } = cafe;
  const person = id === null ? undefined : state.people[id];
  const tick = lab.tick.value;
  if (id === null || known === undefined || person === undefined)
    return (
      <Frame as="section" class="lab-side moment" aria-label={tell('moment.label')}>
        <Head lab={lab} model={model} had={0} />
        <p class="text-14 lab-empty">
          {known === undefined
            ? tell('moment.nobody')
            : tell(tick < known.from ? 'moment.notYet' : 'moment.gone', { name: known.name })}
        </p>
      </Frame>
    );
  const all = lab.line?.history.thoughts(id) ?? [];
  const around = aroundOf(state, person, all, tick);
  const { chosen } = around;
  const page = cafe.page(id);
  const line = page === null ? null : lineOf(state, person, page, all[around.had - 1]);
  // The rows that a decision table has checked are shown as a path, because the rows are steps of a decision and not
  // alternatives.
  const path = chosen === null ? null : pathOf(state, chosen.decision);
  const why = chosen === null || path !== null ? null : whyOf(state, chosen.decision, person);
  // A section below shows what every maid could do for this guest: the selected guest or, if a maid is selected, the
  // guest that she chose.
  const target = person.role === 'guest' ? id : why?.kind === 'callers' ? why.target : null;
  const standings = target === null ? null : whyNot(state, target, (one) => cafe.page(one));
  const other = standings?.rows.find((row) => row.id !== id && row.sign !== 'serves') ?? null;
  return (
    <Frame as="section" class="lab-side moment" aria-label={tell('moment.label')}>
      <Head lab={lab} model={model} had={around.had}>
        {line !== null && line.budget.kind === 'counting' && (
          <Ring
            left={line.budget.left}
            of={line.budget.of}
            below=""
            shown={seconds(line.budget.left)}
            label={say('notebook.ring.label', { left: seconds(line.budget.left), of: exactSeconds(line.budget.of) })}
            size={52}
          />
        )}
      </Head>
      <div class="moment-body scrolls">
        {chosen === null ? (
          <p class="text-14">{tell('moment.noThought')}</p>
        ) : (
          <div class={`moment-said frame ${chosen.changedMind ? 'selection' : 'card'}`}>
            <p class="text-12 row gap-8">
              <span class={chosen.changedMind ? 'mind-text grow' : 'muted grow'}>
                {tell(chosen.changedMind ? 'moment.mind' : 'moment.decided')}
              </span>
              <span class="mono muted">{chosen.clock}</span>
            </p>
            <p class="text-16 bold">{wordsOf(chosen)}</p>
          </div>
        )}
        {turned && standings !== null ? (
          <>
            <h3 class="rule headline text-14">{tell('moment.whoElse', { name: standings.name })}</h3>
            <WhyNotTable view={standings} me={id} onOpen={(maid) => lab.look(maid)} />
          </>
        ) : path !== null ? (
          <>
            <h3 class="rule headline text-14">{say('table.path')}</h3>
            <TablePath path={path} />
          </>
        ) : (
          why !== null && (
            <>
              <h3 class="rule headline text-14">{worded(why.title)}</h3>
              <OptionsTable why={why} onOpen={(guest) => lab.look(guest)} />
              {why.decided !== null && <p class="text-12 muted">{worded(why.decided)}</p>}
            </>
          )
        )}
        {chosen !== null && !turned && <Code chosen={chosen} around={around} />}
        <div class="rule moment-around-head row gap-4">
          <h3 class="headline text-14 grow">{tell('moment.around')}</h3>
          <button type="button" class="key-button" onClick={() => void model.stepThought(-1)}>
            <KeyOrArrow of="[" arrow="left" /> <span class="hidden-text">{tell('moment.thoughtBefore')}</span>
          </button>
          <button type="button" class="key-button" onClick={() => void model.stepThought(1)}>
            <KeyOrArrow of="]" arrow="right" /> <span class="hidden-text">{tell('moment.thoughtAfter')}</span>
          </button>
          <span class="text-12 muted" aria-hidden="true">
            {tell('moment.oneThought')}
          </span>
        </div>
        <Rows lab={lab} model={model} around={around} tick={tick} />
      </div>
      <div class="row gap-8 moment-acts">
        {standings !== null && (
          <Button class="grow" pressed={turned} onPress={() => setTurned(!turned)}>
            {turned
              ? tell('moment.backToWhy')
              : person.role === 'guest'
                ? tell('moment.whoComes')
                : other === null
                  ? tell('moment.whoElseShort')
                  : say('notebook.brief.whyNot', { name: other.name })}
          </Button>
        )}
        <Button
          look="teal"
          class="grow"
          title={tell('moment.whatIf.why')}
          onPress={() => {
            lab.question.setMoment(lab.tick.peek());
            lab.turnTo('whatif');
          }}
        >
          <Glyph name="branch" colours={{ K: 'var(--white)' }} /> {tell('moment.whatIf')}
        </Button>
      </div>
    </Frame>
  );
}

/** Shows a key of the keyboard; on touch devices shows an arrow icon instead. */
const KeyOrArrow = ({ of, arrow }: { readonly of: string; readonly arrow: 'left' | 'right' }) =>
  layout.value === 'wide' ? <Key name={of} /> : <Glyph name={arrow} />;

const wordsOf = (thought: Thought): string =>
  thought.reason === null ? worded(thought.words) : sentenceOf(thought.reason);

/** Shows a thought as data: why the previous todo ended, the previous todo, the new todo, and the script that ran. */
function Code({ chosen, around: { was, now } }: { readonly chosen: Thought; readonly around: Around }) {
  const { key, script, runned, warp } = chosen.decision;
  return (
    <Frame look="night" class="thought-code">
      {chosen.ended !== null && (
        <p class="mono text-12 code-comment">{tell('moment.ended', { why: say(`notebook.end.${chosen.ended}`) })}</p>
      )}
      {was !== null && (
        <div class="was">
          <span class="code-key mono text-12">{say('notebook.past.was')}</span> <Raw todo={rawTodo(was)} />
        </div>
      )}
      {now !== null && (
        <div class="was">
          <span class="code-key mono text-12">{say('notebook.past.now')}</span> <Raw todo={rawTodo(now)} />
        </div>
      )}
      <p class="mono text-12">
        <span class="code-key">{key}</span> = {script}{' '}
        <span class="code-comment">
          {say('notebook.data.runned')} {runned}
        </span>
        {warp !== null && (
          <>
            {' '}
            → <span class="code-call">{say('notebook.data.warp')}</span> {warp.warp}
          </>
        )}
      </p>
    </Frame>
  );
}

function Rows({
  lab,
  model,
  around: { entries, chosen },
  tick,
}: {
  readonly lab: Lab;
  readonly model: TimeModel;
  readonly around: Around;
  readonly tick: number;
}) {
  const nearest = [...entries]
    .sort((a, b) => Math.abs(a.first.tick - tick) - Math.abs(b.first.tick - tick) || a.first.tick - b.first.tick)
    .slice(0, ROWS)
    .sort((a, b) => b.first.tick - a.first.tick || (a.key < b.key ? 1 : -1));
  return (
    <ol class="moment-around">
      {nearest.map(({ first: one, key, thoughts }) => (
        <li key={key}>
          <button
            type="button"
            class={thoughts.some((thought) => thought.key === chosen?.key) ? 'on' : ''}
            onClick={() => {
              lab.setSpeed(0);
              lab.goTo(one.tick + 1);
              model.bringIntoSight();
            }}
          >
            <span class="row gap-8">
              <span class="mono text-12 muted">{one.clock}</span>
              <Badge look={one.fault !== null ? 'cherry' : one.changedMind ? 'lavender' : 'gold'}>
                {tell(one.fault !== null ? 'mark.fault' : one.changedMind ? 'mark.mind' : 'mark.decision')}
              </Badge>
              {one.tick >= tick && <span class="text-12 muted">{tell('moment.later')}</span>}
            </span>
            <span class="text-13">{wordsOf(one)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Head({
  lab,
  model,
  had,
  children,
}: {
  readonly lab: Lab;
  readonly model: TimeModel;
  readonly had: number;
  readonly children?: preact.ComponentChildren;
}) {
  const id = lab.who.value;
  const known = id === null ? undefined : model.known.value.get(id);
  if (id === null || known === undefined) return null;
  return (
    <header class="moment-head">
      <Face look={known.look} rank={known.rank} width={52} />
      <div class="col gap-2 grow">
        <div class="row gap-8">
          <h2 class="text-20 bold ellipsis">{personName(known.name)}</h2>
          {known.rank !== null && <RankBadge rank={known.rank} />}
          {known.hero && <Glyph name="crown" />}
        </div>
        <p class="text-12 muted">
          {tell('moment.when', { time: clockAt(lab.cafe.state.clock, lab.tick.value), tick: lab.tick.value, n: had })}
        </p>
      </div>
      {children}
      <Button square size="small" label={tell('moment.lookAt')} onPress={() => lab.look(id)}>
        <Glyph name="pin" scale={1.5} />
      </Button>
    </header>
  );
}
