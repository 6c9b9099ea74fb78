/** Shows what the rival knows of our café and how it used this knowledge, and lets the player put up false signs to mislead its scouts. */

import { useState } from 'preact/hooks';
import { HANDS } from '../../ai/index.ts';
import { theirBoard } from '../../sim/rival/their-board.ts';
import { MOST_SIGNS } from '../../sim/rival/their-scouts.ts';
import { noticed } from '../../sim/season/duel.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { say, sayList } from '../../words/index.ts';
import { Button, Frame } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { factText, moveText } from './their-words.ts';
import { valueText } from './words.ts';

const MOVES_SHOWN = 3;

export function Theirs({ store }: { store: Store }) {
  const { cafe } = store;
  // Signs that the player has put up or taken down on this page. The café is paused behind this page, so a sign takes
  // effect only later, but the page shows it at once.
  const [given, setGiven] = useState<Readonly<Record<string, 'Yes' | 'No' | null>>>({});
  const board = cafe === null ? null : theirBoard(cafe.state);
  if (cafe === null || board === null) return null;
  const hung = new Map<string, 'Yes' | 'No' | null>([
    ...board.signs.map(({ node, value }) => [node, value] as const),
    ...Object.entries(given),
  ]);
  const count = [...hung.values()].filter((value) => value !== null).length;
  const isKnown = board.nodes.some(({ value }) => value !== 'Unknown') || board.moves.length > 0;
  const hang = (node: string, value: 'Yes' | 'No' | null): void => {
    store.deps.give({ kind: 'sign', node, value });
    setGiven({ ...given, [node]: value });
  };
  return (
    <Frame look="card" as="section" class="rival-theirs pad-small" aria-label={say('theirs.title')}>
      <header class="rule">
        <h3 class="headline">{say('theirs.title')}</h3>
        <span class="text-12 muted">{say(board.whole ? 'theirs.whole' : 'theirs.part')}</span>
      </header>
      {board.here.length > 0 && <p class="text-12 bold">{say('theirs.here', { list: sayList([...board.here]) })}</p>}
      {!isKnown && <p class="text-12 muted">{say(board.whole ? 'theirs.nothing.whole' : 'theirs.nothing')}</p>}
      <ul class="text-12">
        {(['Yes', 'Maybe', 'No'] as const).map((value) => {
          const names = board.nodes.filter((node) => node.value === value).map(({ is }) => factText(is));
          return names.length === 0 ? null : (
            <li key={value}>
              <b class="bold">{valueText(value)}:</b> {sayList(names)}
            </li>
          );
        })}
        {board.moves.slice(0, MOVES_SHOWN).map((move) => (
          <li key={`${move.day} ${move.rule}`}>{moveText(board.nodes, move)}</li>
        ))}
        <Read state={cafe.state} />
      </ul>
      <h4 class="headline rule">{say('theirs.signs', { count, most: MOST_SIGNS })}</h4>
      <p class="text-12 muted">{say('theirs.signsAbout')}</p>
      <div class="rival-signs">
        {board.nodes
          .filter(({ is }) => is.kind === 'dish')
          .map(({ name, is }) => {
            const now = hung.get(name) ?? null;
            const next = now === null ? 'Yes' : now === 'Yes' ? 'No' : null;
            const full = now === null && count >= MOST_SIGNS;
            return (
              <Button
                key={name}
                size="small"
                look={now === null ? undefined : 'gold'}
                disabled={full}
                onPress={() => hang(name, next)}
              >
                {now === null ? factText(is) : say(`theirs.sign.${now}`, { dish: factText(is) })}
              </Button>
            );
          })}
      </div>
    </Frame>
  );
}

/**
 * Shows how often the player's choices were predicted correctly, compared with chance: by the rival's cook in duels,
 * and by the guests in janken.
 */
function Read({ state }: { state: WorldState }) {
  const duels = state.season === undefined ? null : noticed(state.season.duels);
  const janken = state.janken?.read;
  return (
    <>
      {duels !== null && duels.n > 0 && (
        <li>{say('theirs.read', { hits: duels.hits, all: duels.n, chance: duels.randomHits })}</li>
      )}
      {janken !== undefined && (
        <li>
          {say('theirs.readJanken', {
            hits: janken.hits,
            all: janken.n,
            chance: Math.round(janken.n / HANDS.length),
          })}
        </li>
      )}
    </>
  );
}
