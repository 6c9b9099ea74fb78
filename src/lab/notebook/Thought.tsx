/** One thought opened: the script that had it, the line before and after, the commands it saw, and what it weighed. */

import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/types.ts';
import { say } from '../../words/index.ts';
import { Raw } from './LineCard.tsx';
import type { NotebookModel } from './model.ts';
import type { PastRow } from './past.ts';
import { rawTodo } from './todo.ts';
import { whyOf } from './why.ts';
import { WhyTable } from './WhyTable.tsx';
import { worded } from './words.ts';

interface ThoughtProps {
  row: PastRow;
  before: PastRow | undefined;
  model: NotebookModel;
  cafe: Cafe;
  id: PersonId;
}

export function Thought({ row, before, model, cafe, id }: ThoughtProps) {
  const { decision } = row;
  const why = whyOf(cafe.state, decision, cafe.state.people[id] ?? null);
  const was = before?.decision.todo ?? null;
  return (
    <div class="thought">
      {row.fault !== null && <p class="note-err t12 mono thought-fault">{row.fault}</p>}
      <div class="thought-code">
        <p class="mono t12">
          <span class="k">{decision.key}</span> = {decision.script}
        </p>
        <p class="mono t12">
          <span class="c">runned</span> {decision.runned}
          {decision.commands.length > 0 && (
            <>
              {' '}
              <span class="c">{say('notebook.past.saw')}</span> {decision.commands.join(', ')}
            </>
          )}
        </p>
        {was !== null && (
          <div class="was">
            <span class="c t12">{say('notebook.past.was')}</span>
            <Raw todo={rawTodo(was)} />
          </div>
        )}
        {decision.todo !== null && (
          <div class="was">
            <span class="c t12">{say('notebook.past.now')}</span>
            <Raw todo={rawTodo(decision.todo)} />
          </div>
        )}
        {decision.warp !== null && (
          <p class="mono t12">
            <span class="f">warp</span> {decision.warp.warp}
            {decision.warp.param !== undefined && ` ${JSON.stringify(decision.warp.param)}`}
            {decision.missingKey && <span class="o"> {say('notebook.past.keyMissing')}</span>}
          </p>
        )}
      </div>
      {why !== null && (
        <>
          <h4 class="hd thought-why">{worded(why.title)}</h4>
          <WhyTable why={why} onOpen={(guest) => model.actions.select(guest)} />
          {why.decided !== null && <p class="t12 decided">{worded(why.decided)}</p>}
        </>
      )}
      {why === null && <p class="t12 muted">{say('notebook.past.noOptions')}</p>}
    </div>
  );
}
