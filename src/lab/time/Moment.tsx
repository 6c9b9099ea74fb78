/** Whoever is looked at, at the moment shown: what they decided last and why, what they weighed, and what lay around it. */

import { Badge, Button, Face, Frame, Glyph, RankBadge, Ring } from '../../hud/kit/index.ts';
import { say } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { Raw } from '../notebook/LineCard.tsx';
import { entriesOf, thoughtsOf, type Thought } from '../notebook/past.ts';
import { clockAt } from '../notebook/time.ts';
import { lineOf, rawTodo } from '../notebook/todo.ts';
import { whyOf } from '../notebook/why.ts';
import { WhyTable } from '../notebook/WhyTable.tsx';
import { worded } from '../notebook/words.ts';
import { tell, told } from '../words/index.ts';
import { countBefore } from './history.ts';
import type { TimeModel } from './time-model.ts';

/** How far back and on "around it" looks. */
const AROUND = 40;
const ROWS = 7;

export function Moment({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  lab.watch();
  void told.value;
  const id = lab.who.value;
  const { cafe } = lab;
  const known = id === null ? undefined : model.known.value.get(id);
  if (id === null || known === undefined)
    return (
      <Frame as="section" class="lab-side moment" aria-label={tell('moment.label')}>
        <p class="t14 lab-empty">{tell('moment.nobody')}</p>
      </Frame>
    );
  const { state } = cafe;
  const person = state.people[id];
  const tick = lab.tick.value;
  const all = lab.line?.history.thoughts(id) ?? [];
  const had = countBefore(all, tick);
  if (person === undefined)
    return (
      <Frame as="section" class="lab-side moment" aria-label={tell('moment.label')}>
        <Head lab={lab} model={model} />
        <p class="t14 lab-empty">{tell(tick < known.from ? 'moment.notYet' : 'moment.gone', { name: known.name })}</p>
      </Frame>
    );
  const first = Math.max(0, had - AROUND);
  const thoughts = thoughtsOf(state, person, all.slice(first, had + AROUND));
  const past = thoughts.slice(0, had - first);
  const chosen = [...past].reverse().find((one) => one.reason !== null) ?? past.at(-1) ?? null;
  const page = cafe.page(id);
  const line = page === null ? null : lineOf(state, person, page, all[had - 1]);
  const why = chosen === null ? null : whyOf(state, chosen.decision, person);
  return (
    <Frame as="section" class="lab-side moment" aria-label={tell('moment.label')}>
      <Head lab={lab} model={model}>
        {line !== null && line.budget.kind === 'counting' && (
          <Ring
            left={line.budget.left}
            of={line.budget.of}
            below=""
            label={say('notebook.ring.label', { left: line.budget.left, of: line.budget.of })}
            size={52}
          />
        )}
      </Head>
      <div class="moment-body scrolls">
        {chosen === null ? (
          <p class="t14">{tell('moment.noThought')}</p>
        ) : (
          <>
            <div class={`moment-said frame ${chosen.changedMind ? 'sel' : 'card'}`}>
              {chosen.changedMind && <p class="t12 mind-text">{tell('moment.mind')}</p>}
              <p class="t16 x8">{wordsOf(chosen)}</p>
            </div>
            {why !== null && (
              <>
                <h3 class="rule hd t14">{worded(why.title)}</h3>
                <WhyTable why={why} onOpen={(guest) => lab.look(guest)} />
                {why.decided !== null && <p class="t12 muted">{worded(why.decided)}</p>}
              </>
            )}
            <Frame look="night" class="thought-code">
              {chosen.ended !== null && (
                <p class="mono t12 c">{tell('moment.ended', { why: say(`notebook.end.${chosen.ended}`) })}</p>
              )}
              {chosen.was !== null && (
                <div class="was">
                  <span class="k mono t12">{say('notebook.past.was')}</span> <Raw todo={rawTodo(chosen.was)} />
                </div>
              )}
              {chosen.decision.todo !== null && (
                <div class="was">
                  <span class="k mono t12">{say('notebook.past.now')}</span>{' '}
                  <Raw todo={rawTodo(chosen.decision.todo)} />
                </div>
              )}
              <p class="mono t12">
                <span class="k">{chosen.decision.key}</span> = {chosen.decision.script}{' '}
                <span class="c">runned {chosen.decision.runned}</span>
                {chosen.decision.warp !== null && (
                  <>
                    {' '}
                    → <span class="f">warp</span> {chosen.decision.warp.warp}
                  </>
                )}
              </p>
            </Frame>
          </>
        )}
        <h3 class="rule hd t14">{tell('moment.around')}</h3>
        <ol class="moment-around">
          {entriesOf(thoughts)
            .filter(({ first: one }) => one.reason !== null || one.fault !== null)
            .sort(
              (a, b) => Math.abs(a.first.tick - tick) - Math.abs(b.first.tick - tick) || a.first.tick - b.first.tick,
            )
            .slice(0, ROWS)
            .sort((a, b) => b.first.tick - a.first.tick)
            .map(({ first: one, key }) => (
              <li key={key}>
                <button
                  type="button"
                  class={one.key === chosen?.key ? 'on' : ''}
                  onClick={() => {
                    lab.setSpeed(0);
                    lab.goTo(one.tick + 1);
                    model.bringIntoSight();
                  }}
                >
                  <span class="row g8">
                    <span class="mono t12 muted">{one.clock}</span>
                    <Badge look={one.fault !== null ? 'cherry' : one.changedMind ? 'lav' : 'gold'}>
                      {tell(one.fault !== null ? 'mark.fault' : one.changedMind ? 'mark.mind' : 'mark.decision')}
                    </Badge>
                    {one.tick >= tick && <span class="t12 muted">{tell('moment.later')}</span>}
                  </span>
                  <span class="t13">{wordsOf(one)}</span>
                </button>
              </li>
            ))}
        </ol>
      </div>
      <Button
        look="teal"
        title={tell('moment.whatIf.why')}
        onPress={() => {
          lab.whatIf.setMoment(lab.tick.peek());
          lab.turnTo('whatif');
        }}
      >
        <Glyph name="branch" colours={{ K: '#ffffff' }} /> {tell('moment.whatIf')}
      </Button>
    </Frame>
  );
}

const wordsOf = (thought: Thought): string =>
  thought.reason === null ? worded(thought.words) : sentenceOf(thought.reason);

function Head({
  lab,
  model,
  children,
}: {
  readonly lab: Lab;
  readonly model: TimeModel;
  readonly children?: preact.ComponentChildren;
}) {
  const id = lab.who.value;
  const known = id === null ? undefined : model.known.value.get(id);
  if (id === null || known === undefined) return null;
  return (
    <header class="moment-head">
      <Face look={known.look} rank={known.rank} width={52} />
      <div class="col g2 grow">
        <div class="row g8">
          <h2 class="t20 x8 ellipsis">{known.name}</h2>
          {known.rank !== null && <RankBadge rank={known.rank} />}
          {known.hero && <Glyph name="crown" />}
        </div>
        <p class="t12 muted">
          {tell('moment.when', {
            time: clockAt(lab.cafe.state.clock, lab.tick.value),
            tick: lab.tick.value,
            n: model.thoughtsSoFar(id),
          })}
        </p>
      </div>
      {children}
      <Button square size="small" label={tell('moment.lookAt')} onPress={() => lab.look(id)}>
        <Glyph name="pin" scale={1.5} />
      </Button>
    </header>
  );
}
