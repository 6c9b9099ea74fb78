/**
 * The chalkboard on a wide screen, 300 × 112: title and sticks of chalk, five small tools with their keys, and the
 * newest three orders with their states. While the pointer is on the board, or after the key D, a part above it shows
 * the older orders, the head maid's last requests and the dishes asked for in vain, if there are any; the board itself does not move.
 */

import { signal } from '@preact/signals';
import type { HeadMaidOrder } from '../../sim/state/head-maid.ts';
import { timeAt } from '../../words/clock.ts';
import { personName, say, sayList, sayPart } from '../../words/index.ts';
import { classes, Frame, Glyph, type GlyphName } from '../../ui/index.ts';
import type { BoardLine } from '../read/orders/lines-now.ts';
import type { LineState } from '../read/orders/order-progress.ts';
import { sayLine, sayState } from '../read/orders/say-line.ts';
import { casesText, fromText } from './learned-basis.ts';
import type { Store } from '../store.ts';
import { Chalk, chooseMode, TOOLS, Wishes } from './ChalkAndTools.tsx';

const NEWEST = 3;
/** Whether the player has opened the part above the board with the key D. */
export const allLines = signal(false);
const GLYPHS: Readonly<Record<LineState, GlyphName>> = {
  seen: 'eye',
  hears: 'eye',
  away: 'eye',
  accepted: 'check',
  way: 'foot',
  busy: 'chalk',
  done: 'check',
  quicker: 'check',
  declined: 'x',
  impossible: 'x',
  superseded: 'x',
  failed: 'warn',
};

export function CompactChalkboard({ store }: { store: Store }) {
  const lines = store.lines.value;
  const [newest] = lines;
  return (
    <Frame
      look="wood"
      as="section"
      class={classes('chalkboard small', allLines.value && 'all')}
      shadow
      data-region="board"
      aria-label={say('board.title')}
    >
      <More store={store} lines={lines.slice(NEWEST)} />
      <div class="slate dark">
        <header class="row gap-8">
          <h2 class="text-16 bold">{say('board.title')}</h2>
          <Chalk store={store} />
          <Tools store={store} />
        </header>
        <Lines store={store} lines={lines.slice(0, NEWEST)} />
        <Hint store={store} empty={lines.length === 0} />
      </div>
      <p class="hidden-text" role="status">
        {newest === undefined ? '' : `${sayLine(newest)}: ${sayState(newest)}`}
      </p>
    </Frame>
  );
}

function Lines({ store, lines }: { store: Store; lines: readonly BoardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul class="lines">
      {lines.map((line) => (
        <li key={line.id} data-line={line.id} class={classes('line row text-13', line.state)}>
          <Glyph name={GLYPHS[line.state]} scale={1} colours={{ K: 'currentColor' }} />
          <button
            type="button"
            class="what"
            title={line.headMaid === null ? undefined : `${basisText(line)}\n${casesText(line.headMaid)}`}
            onClick={() => store.deps.jumpTo(line.maids)}
          >
            {line.by !== null && <Glyph name="crown" scale={1} />}
            {sayLine(line)}
            {line.headMaid !== null && <span class="hidden-text"> {basisText(line)}</span>}
          </button>
          <span class="state">{sayState(line)}</span>
          {line.state === 'failed' && line.again !== null && (
            <button type="button" class="again" onClick={() => again(store, line)}>
              {say('board.again')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Words for the basis of a head maid's order: a learned habit, her training or a guess. */
const basisText = ({ by, headMaid }: BoardLine): string =>
  headMaid === null ? '' : `${personName(by ?? '')} · ${fromText(headMaid)}`;

function again(store: Store, { again: post }: BoardLine): void {
  if (post !== null) store.deps.give({ kind: 'command', post });
}

/** The head maid's requests of today that have left the board, the newest first. */
const herRequests = ({ lines, cafe }: Store): HeadMaidOrder[] =>
  (cafe?.state.headMaid?.orders ?? []).filter(({ command }) => !lines.value.some(({ id }) => id === command)).reverse();

function HerRequests({ store }: { store: Store }) {
  const state = store.cafe?.state;
  if (state === undefined) return null;
  return (
    <ul class="lines">
      {herRequests(store).map(({ command, tick, choice, to }) => (
        <li key={command} class="line row text-13">
          <Glyph name="crown" scale={1} />
          <button type="button" class="what" onClick={() => store.deps.jumpTo(to)}>
            {timeAt(state.clock, tick)} {sayList(to.map((id) => state.people[id]?.name ?? ''))}:{' '}
            {sayPart('headMaid.choice.', choice)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether the part above the board has anything to show: older orders, the head maid's requests, or dishes asked for in vain. */
export const hasMoreLines = (store: Store): boolean =>
  store.lines.value.length > NEWEST || store.wishes.value.length > 0 || herRequests(store).length > 0;

function More({ store, lines }: { store: Store; lines: readonly BoardLine[] }) {
  if (!hasMoreLines(store)) return null;
  return (
    <div class="more-board slate dark">
      <Lines store={store} lines={lines} />
      <HerRequests store={store} />
      <Wishes store={store} />
    </div>
  );
}

function Tools({ store }: { store: Store }) {
  const mode = store.mode.value;
  return (
    <div class="grid to-end" role="group" aria-label={say('board.write')}>
      {TOOLS.map((tool) => (
        <button
          key={tool.mode}
          type="button"
          class={classes('tool', mode === tool.mode && 'on')}
          aria-pressed={mode === tool.mode}
          aria-keyshortcuts={tool.key}
          aria-label={say(`board.mode.${tool.mode}`)}
          title={`${say(`board.mode.${tool.mode}`)} (${tool.key})`}
          onClick={() => chooseMode(store, tool.mode)}
        >
          <Glyph name={tool.glyph} scale={1} colours={mode === tool.mode ? undefined : { K: 'var(--board-ink)' }} />
          <b class="tool-key" aria-hidden="true">
            {tool.key}
          </b>
        </button>
      ))}
    </div>
  );
}

/**
 * While a tool is in hand, says what the next click does. Without a tool, says how to begin, as long as the board is
 * empty.
 */
function Hint({ store, empty }: { store: Store; empty: boolean }) {
  const mode = store.mode.value;
  if (mode === 'select' && !empty) return null;
  return (
    <p class="hint text-12" aria-live="polite">
      {mode === 'select' ? say('board.empty.short') : say(`board.hint.${mode}`)}
    </p>
  );
}
