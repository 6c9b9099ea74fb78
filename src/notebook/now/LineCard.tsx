/**
 * Shows a character's todo large: in plain words, as data, and as a ring of remaining ticks. With every new thought an
 * animation writes the words again.
 */

import { Ring } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { Sign } from '../icons.tsx';
import { exactSeconds, seconds, TICKS_PER_SECOND } from '../time.ts';
import type { Budget, Line, RawTodo } from '../todo.ts';
import { rawWords, worded } from '../words.ts';

/** Shows a todo. @param thought a key that changes with every thought and so restarts the writing animation */
export function LineCard({ line, thought }: { line: Line; thought: string }) {
  return (
    <section class="line-card" aria-label={say('notebook.line.label')}>
      <i class="holes" aria-hidden="true" />
      <div class="row gap-8">
        <div class="grow">
          <p class="text-12 muted">{say('notebook.line.label')}</p>
          <p class="line-words text-16 bold" key={thought}>
            {worded(line.words)}
            <span class="line-pencil" aria-hidden="true">
              <Sign name="pencil" />
            </span>
          </p>
          {line.raw !== null && <Raw todo={line.raw} />}
        </div>
        <BudgetMark budget={line.budget} />
      </div>
      <p class={`looks-up text-12 ${line.budget.kind}`}>{worded(line.looksUp)}</p>
    </section>
  );
}

/** Shows the todo as data: `move x 9, y 6, tick 30`, with translated words. */
export function Raw({ todo }: { todo: RawTodo }) {
  const { behave, fields } = rawWords(todo);
  return (
    <p class="raw mono text-12">
      <span class="behave">{behave}</span>
      {fields.map(({ name, value }, at) => (
        <span key={name}>
          {at === 0 ? ' ' : ', '}
          {name} {value}
        </span>
      ))}
    </p>
  );
}

/** A duration as text, short enough for the ring: in tenths of a second, but exact to the tick below one second (".05", ".25", "1.5"). */
const shortest = (ticks: number): string =>
  ticks < TICKS_PER_SECOND ? exactSeconds(ticks).replace(/^0(?=\.)/, '') : seconds(ticks);

export function BudgetMark({ budget }: { budget: Budget }) {
  switch (budget.kind) {
    case 'counting':
      return (
        <Ring
          left={budget.left}
          of={budget.of}
          shown={shortest(budget.left)}
          below={say('notebook.ring.of', { of: shortest(budget.of) })}
          label={say('notebook.ring.label', { left: exactSeconds(budget.left), of: exactSeconds(budget.of) })}
        />
      );
    case 'everyTick':
      return (
        <Ring
          left={1}
          of={1}
          shown={shortest(1)}
          below={say('notebook.ring.of', { of: shortest(1) })}
          label={say('notebook.ring.everyLabel')}
        />
      );
    case 'plain':
      return <Ring left={null} of={null} below={say('notebook.ring.plain')} label={say('notebook.ring.plainLabel')} />;
    case 'frozen':
      return (
        <div class="frozen">
          <Ring
            left={budget.left}
            of={budget.of}
            {...(budget.left === null ? {} : { shown: shortest(budget.left) })}
            {...(budget.of === null ? {} : { below: say('notebook.ring.of', { of: shortest(budget.of) }) })}
            label={say('notebook.ring.frozenLabel')}
          />
        </div>
      );
    case 'waiting':
      return (
        <div class="ear" role="img" aria-label={say('notebook.ring.waitingLabel')}>
          <Sign name="ear" scale={3} />
          <b class="mono text-12" aria-hidden="true">
            {budget.left === null ? '∞' : `${seconds(budget.left)} s`}
          </b>
        </div>
      );
    case 'none':
      return null;
  }
}
