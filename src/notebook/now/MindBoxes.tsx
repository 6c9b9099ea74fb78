/**
 * Shows the current script with its thought count and passed data, and beside it the person's commands. Both boxes
 * expand: `eventParam` as JSON, commands with their responses.
 */

import { useState } from 'preact/hooks';
import { Frame } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { say, sayPart } from '../../words/index.ts';
import type { CommandItem, CommandsView, MindView } from './now.ts';
import { Sign } from '../icons.tsx';
import { seconds } from '../time.ts';
import { commandWords } from '../words.ts';

function fateWords({ fate, cause }: CommandItem): string {
  if (fate === 'seen' || fate === 'unseen') return say(`notebook.fate.${fate}`);
  return sayPart('order.is.', fate, { cause: cause === null ? '' : sayPart('order.cause.', cause) });
}

export function MindBoxes({
  cafe,
  mind,
  commands,
  maid,
}: {
  cafe: Cafe;
  mind: MindView;
  commands: CommandsView;
  maid: boolean;
}) {
  const [open, setOpen] = useState<'param' | 'commands' | null>(null);
  const toggle = (what: 'param' | 'commands'): void => setOpen(open === what ? null : what);
  const param = mind.param === undefined ? null : JSON.stringify(mind.param);
  return (
    <section class="mind" aria-label={say('notebook.mind.label')}>
      <Frame look="night" class="mind-script">
        <div class="row apart gap-4">
          <b class="mono text-14 mind-key">{mind.key}</b>
          <span class="text-12 mind-runned">
            {say('notebook.data.runned')} <b class="mono">{mind.runned}</b>
          </span>
        </div>
        <p class="mono text-12 mind-name">{mind.script}</p>
        {param !== null && (
          <button
            type="button"
            class="mono text-12 mind-param"
            aria-expanded={open === 'param'}
            onClick={() => toggle('param')}
          >
            <span class="mind-caret" aria-hidden="true">
              {open === 'param' ? '▾' : '▸'}
            </span>{' '}
            {say('notebook.data.eventParam')} <span class="ellipsis">{open === 'param' ? '' : param}</span>
          </button>
        )}
      </Frame>
      <Frame look="board" class="mind-commands">
        <button
          type="button"
          class="mind-board"
          aria-expanded={commands.items.length > 0 ? open === 'commands' : undefined}
          onClick={() => commands.items.length > 0 && toggle('commands')}
        >
          <b class="text-14 bold">{say('notebook.commands.count', { count: commands.items.length })}</b>
          <span class="text-12">
            {commands.items.length === 0
              ? say(maid ? 'notebook.commands.none' : 'notebook.commands.noneThey')
              : commands.seen.length === 0
                ? say('notebook.commands.unseen')
                : say('notebook.commands.seen', { list: commands.seen.join(', ') })}
          </span>
          {commands.followed.length > 0 && (
            <span class="text-12">{say('notebook.commands.followed', { list: commands.followed.join(', ') })}</span>
          )}
          {commands.declined.length > 0 && (
            <span class="text-12 mind-declined">
              {say('notebook.commands.declined', { list: commands.declined.join(', ') })}
            </span>
          )}
        </button>
      </Frame>
      {open === 'param' && param !== null && (
        <Frame look="night" class="mind-wide">
          <pre class="code text-12">{JSON.stringify(mind.param, null, 1)}</pre>
        </Frame>
      )}
      {open === 'commands' && commands.items.length > 0 && (
        <Frame look="board" as="ul" class="mind-wide board-list text-12">
          {commands.items.map((item) => (
            <li key={item.id} class="row gap-8">
              <b class="mono">{item.id}</b>
              <span class="grow">{commandWords(cafe.state, item.command)}</span>
              <span class={`fate ${item.fate}`}>{fateWords(item)}</span>
              <b class="mono board-ticks">{`${seconds(item.ticksLeft)} s`}</b>
            </li>
          ))}
        </Frame>
      )}
      {mind.rest !== 'awake' && (
        <p class="mind-rest text-12 row gap-4">
          <Sign name="asleep" scale={1.5} ink="var(--mute)" />
          {say(`notebook.rest.${mind.rest}`)}
        </p>
      )}
      {mind.faults > 0 && <p class="note-error text-12">{say('notebook.mind.faults', { count: mind.faults })}</p>}
    </section>
  );
}
