/** Shows a thought in detail: its script, the todo before and after, the commands read, the options weighed. */

import { Button, classes } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { Raw } from './LineCard.tsx';
import type { NotebookModel } from '../model.ts';
import type { Entry, Thought } from '../history/history.ts';
import { Sign } from '../icons.tsx';
import { pathOf } from '../table/table.ts';
import { TablePath } from '../table/TablePath.tsx';
import { rawTodo } from '../todo.ts';
import { whyOf } from './why.ts';
import { OptionsTable } from './OptionsTable.tsx';
import { worded } from '../words.ts';

interface ThoughtProps {
  thought: Thought;
  entry: Entry;
  model: NotebookModel;
  cafe: Cafe;
  id: PersonId;
}

export function ThoughtCard({ thought, entry, model, cafe, id }: ThoughtProps) {
  model.watch();
  const { decision, was, fault, place } = thought;
  const detailed = model.detailed;
  const path = pathOf(cafe.state, decision);
  const why = path === null ? whyOf(cafe.state, decision, cafe.state.people[id] ?? null) : null;
  return (
    <div class="thought">
      {entry.thoughts.length > 1 && <Looks entry={entry} chosen={thought} model={model} />}
      {fault !== null && detailed && <p class="note-error text-12 mono thought-fault">{fault}</p>}
      {detailed && <Code decision={decision} was={was} />}
      {path !== null && detailed && <TablePath path={path} />}
      {path !== null ? null : why === null ? (
        <p class="text-12 muted">{say('notebook.past.noOptions')}</p>
      ) : (
        <>
          <h4 class="headline thought-why">{worded(why.title)}</h4>
          {detailed && <OptionsTable why={why} onOpen={(guest) => model.deps.select(guest)} />}
          {why.decided !== null && <p class="text-12 decided">{worded(why.decided)}</p>}
        </>
      )}
      {place !== null && (
        <Button size="small" class="thought-where" onPress={() => model.deps.lookAt(place.x, place.y)}>
          {say('drama.goTo')}
        </Button>
      )}
    </div>
  );
}

function Code({ decision, was }: Pick<Thought, 'decision' | 'was'>) {
  return (
    <div class="thought-code">
      <p class="mono text-12">
        <span class="code-comment">{decision.tick}</span> <span class="code-key">{decision.key}</span> ={' '}
        {decision.script}
      </p>
      <p class="mono text-12">
        <span class="code-comment">{say('notebook.data.runned')}</span> {decision.runned}
        {decision.commands.length > 0 && (
          <>
            {' '}
            <span class="code-comment">{say('notebook.past.saw')}</span> {decision.commands.join(', ')}
          </>
        )}
      </p>
      {was !== null && (
        <div class="was">
          <span class="code-comment text-12">{say('notebook.past.was')}</span>
          <Raw todo={rawTodo(was)} />
        </div>
      )}
      {decision.todo !== null && (
        <div class="was">
          <span class="code-comment text-12">{say('notebook.past.now')}</span>
          <Raw todo={rawTodo(decision.todo)} />
        </div>
      )}
      {decision.warp !== null && (
        <p class="mono text-12">
          <span class="code-call">{say('notebook.data.warp')}</span> {decision.warp.warp}
          {decision.warp.param !== undefined && ` ${JSON.stringify(decision.warp.param)}`}
          {decision.missingKey && <span class="code-missing"> {say('notebook.past.keyMissing')}</span>}
        </p>
      )}
    </div>
  );
}

/** Shows one button (a diamond) for each thought of an entry. Thoughts with the same result form one entry, but their figures may differ. */
function Looks({ entry, chosen, model }: { entry: Entry; chosen: Thought; model: NotebookModel }) {
  return (
    <div class="row wrap looks" role="group" aria-label={say('notebook.past.looks')}>
      {entry.thoughts.map((thought) => (
        <button
          key={thought.key}
          type="button"
          class={classes('look', thought === chosen && 'on')}
          aria-pressed={thought.key === chosen.key}
          aria-label={say('notebook.past.look', { clock: thought.clock })}
          title={thought.clock}
          onClick={() => model.pick(thought)}
        >
          <Sign name="diamond" />
        </button>
      ))}
    </div>
  );
}
