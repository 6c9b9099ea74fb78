/** Shows the first moment at which the two days diverge, with the reasons of both. */

import { personName } from '../../words/index.ts';
import { Button, Glyph } from '../../ui/index.ts';
import type { Decision } from '../../ai/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { Raw } from '../../notebook/now/LineCard.tsx';
import { thoughtsOf } from '../../notebook/history/history.ts';
import { clockAt } from '../../notebook/time.ts';
import { rawTodo } from '../../notebook/todo.ts';
import { worded } from '../../notebook/words.ts';
import { tell } from '../words/index.ts';
import type { WhatIf } from './model.ts';

export function PartingPanel({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const parting = whatIf.parting.value;
  const error = whatIf.error.value;
  const clock = lab.cafe.state.clock;
  return (
    <div class="whatif-parting">
      <header class="row gap-8">
        <h2 class="text-18 bold">{tell('whatif.parting')}</h2>
        {parting !== null && parting !== undefined && (
          <>
            <span class="frame SR dark text-13 whatif-when">
              {tell('whatif.when', { time: clockAt(clock, parting.tick), tick: parting.tick })}
            </span>
            <span class="text-12 muted">{tell('whatif.before')}</span>
            <span class="grow" />
            <Button size="small" onPress={() => (whatIf.watch.value = parting.tick)}>
              <Glyph name="play" scale={1.5} /> {tell('whatif.watch')}
            </Button>
            <Button
              size="small"
              onPress={() => {
                lab.turnTo('time');
                lab.goTo(parting.tick + 1);
                lab.look(parting.who);
              }}
            >
              {tell('whatif.showInTime')}
            </Button>
          </>
        )}
      </header>
      {error !== null && (
        <p class="frame error text-13 whatif-error" role="alert">
          {error}
        </p>
      )}
      {parting === undefined && error === null && (
        <p class="text-14 muted">{tell(whatIf.running.value !== null ? 'whatif.looking' : 'whatif.ready')}</p>
      )}
      {parting === null && <p class="text-14">{tell('whatif.never')}</p>}
      {parting !== null && parting !== undefined && (
        <div class="whatif-cards">
          <Thought state={parting.states[0]} letter="A" who={parting.who} decision={parting.a} />
          <Thought state={parting.states[1]} letter="B" who={parting.who} decision={parting.b} />
        </div>
      )}
    </div>
  );
}

interface ThoughtProps {
  readonly state: WorldState;
  readonly letter: 'A' | 'B';
  readonly who: string;
  readonly decision: Decision | null;
}

function Thought({ state, letter, who, decision }: ThoughtProps) {
  const person = state.people[who];
  const [thought] = decision === null || person === undefined ? [] : thoughtsOf(state, person, [decision]);
  const name = personName(person?.name ?? who);
  return (
    <div class={`frame ${letter === 'A' ? 'night' : 'teal'} dark whatif-card`}>
      <p class="text-16 bold">{tell(letter === 'A' ? 'whatif.thoughtA' : 'whatif.thoughtB', { name })}</p>
      <p class="text-13">
        {thought === undefined
          ? tell('whatif.noThought')
          : thought.reason === null
            ? worded(thought.words)
            : sentenceOf(thought.reason)}
      </p>
      {decision !== null && decision.todo !== null && <Raw todo={rawTodo(decision.todo)} />}
      {decision !== null && decision.warp !== null && <p class="mono text-12">warp {decision.warp.warp}</p>}
    </div>
  );
}
