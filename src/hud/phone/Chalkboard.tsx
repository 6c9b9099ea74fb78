/**
 * The chalkboard of phones: live commands with addressees, remaining time and responses, and the chalk to write with. Commands
 * cannot be wiped; they expire.
 */

import { personName, say, TICKS_PER_SECOND } from '../../words/index.ts';
import { classes, Frame, Glyph, Key } from '../../ui/index.ts';
import { type AnswerView, type CommandView, sayAnswers, sayCommand, sayTo } from '../read/board.ts';
import { Chalk, chooseMode, TOOLS, Wishes } from '../panels/ChalkAndTools.tsx';
import { casesText, fromText } from '../panels/learned-basis.ts';
import { sendScouts } from '../rival/open.ts';
import type { Store } from '../store.ts';

/**
 * Colours of chalk. The id of a command decides the colour of its line on the board, so that the line keeps its colour.
 */
const CHALKS = [
  'var(--chalk-yellow)',
  'var(--chalk-blue)',
  'var(--chalk-pink)',
  'var(--chalk-green)',
  'var(--chalk-violet)',
] as const;
/**
 * The chalkboard names at most this many learned situations as the basis of a head maid's order, the most important
 * first. The head maid's panel shows all.
 */
const CASES_SHOWN = 2;
const secondsLeft = (ticks: number): number => Math.ceil(ticks / TICKS_PER_SECOND);

export function Chalkboard({ store }: { store: Store }) {
  const commands = store.board.value;
  return (
    <Frame look="wood" as="section" class="chalkboard" shadow data-region="board" aria-label={say('board.title')}>
      <div class="slate dark">
        <header class="row apart">
          <h2 class="text-16 bold">{say('board.title')}</h2>
          <Chalk store={store} />
          {commands.length > 0 && <span class="text-12 faint">{say('board.timeLeft')}</span>}
        </header>
        {commands.length === 0 ? (
          <p class="text-12 empty">{say('board.empty')}</p>
        ) : (
          <ul class="lines scrolls" tabIndex={commands.length > 3 ? 0 : undefined}>
            {commands.map((command) => (
              <Line key={command.id} command={command} />
            ))}
          </ul>
        )}
        <Wishes store={store} />
        <Tools store={store} />
      </div>
    </Frame>
  );
}

const isNo = ({ is }: AnswerView): boolean => is === 'declined' || is === 'impossible' || is === 'failed';

function Line({ command }: { command: CommandView }) {
  const chalk = CHALKS[Math.abs(command.id) % CHALKS.length] as string;
  return (
    <li class="line">
      <div class="row first">
        <i class="dot" style={{ background: chalk }} />
        <span class="mono what text-13 ellipsis">{sayCommand(command.command)}</span>
        <span class="text-12 faint ellipsis">
          {say('board.to', { names: sayTo(command.to) })}
          {command.by !== null && command.headMaid === null && ` · ${personName(command.by)}`}
        </span>
        <b
          class="mono left text-14"
          style={{ color: chalk }}
          aria-label={say('board.timeLabel', { count: secondsLeft(command.left) })}
        >
          {secondsLeft(command.left)}
        </b>
      </div>
      <div class="under">
        <div class="drain" aria-hidden="true">
          <i style={{ width: `${command.share * 100}%`, background: chalk }} />
        </div>
        {command.headMaid !== null && <Basis by={command.by ?? ''} order={command.headMaid} />}
        {command.answers.length > 0 && (
          <div class={classes('text-12 answers', command.answers.some(isNo) && 'ignores')}>
            {sayAnswers(command.answers)}
          </div>
        )}
      </div>
    </li>
  );
}

/**
 * Shows the basis of the head maid's order: her training, a learned habit or a guess. A habit or guess is shown with
 * the counts behind it.
 */
function Basis({ by, order }: { by: string; order: NonNullable<CommandView['headMaid']> }) {
  return (
    <div class="text-12 basis" title={casesText(order)}>
      <b class="bold">{personName(by)}</b> · {fromText(order)}.{' '}
      {order.basis !== 'training' && (
        <span class="faint">{casesText({ ...order, cases: order.cases.slice(0, CASES_SHOWN) })}</span>
      )}
    </div>
  );
}

function Tools({ store }: { store: Store }) {
  const mode = store.mode.value;
  const selected = store.selection.value.filter((id) => store.roster.value.some((card) => card.id === id)).length;
  return (
    <div class="tools">
      <div class="grid" role="group" aria-label={say('board.write')}>
        {TOOLS.map(({ wide, ...tool }) => (
          <button
            key={tool.mode}
            type="button"
            class={classes('tool', mode === tool.mode && 'on')}
            aria-pressed={mode === tool.mode}
            aria-keyshortcuts={tool.key}
            onClick={() => chooseMode(store, tool.mode)}
          >
            {wide && (
              <Glyph name={tool.glyph} scale={1} colours={mode === tool.mode ? undefined : { K: 'var(--board-ink)' }} />
            )}
            <span>{say(`board.mode.${tool.mode}`)}</span>
            <Key name={tool.key} />
          </button>
        ))}
        <ScoutTool store={store} />
      </div>
      <p class="hint text-12" aria-live="polite">
        {mode !== 'select'
          ? `${say(`board.hint.${mode}`)} ${say('board.hint.append')}`
          : selected === 0
            ? say('board.hint.nobody')
            : say('board.hint.select', { count: selected })}
      </p>
    </div>
  );
}

/** The button that sends the selected maids to scout the rival; not shown in a café without a rival. */
function ScoutTool({ store }: { store: Store }) {
  if (store.cafe?.state.rival === undefined) return null;
  return (
    <button
      type="button"
      class="tool whole"
      aria-keyshortcuts="O"
      title={say('board.scoutHint')}
      onClick={() => sendScouts(store)}
    >
      <Glyph name="eye" scale={1} colours={{ K: 'var(--board-ink)' }} />
      <span>{say('board.mode.scout')}</span>
      <Key name="O" />
    </button>
  );
}
