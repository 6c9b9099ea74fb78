/** Shows what the rival knows of our café, what it did with it, and lets the player put up wrong signs for its scouts. */

import { theirBoard, type TheirBoard } from '../../sim/rival/their-board.ts';
import { MOST_SIGNS } from '../../sim/rival/their-scouts.ts';
import { noticed } from '../../sim/season/duel.ts';
import { say, sayList, sayPart } from '../../words/index.ts';
import { Button, Frame } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { valueText } from './words.ts';

/** Number of the rival's moves shown. */
const MOVES_SHOWN = 3;

type OurFact = TheirBoard['nodes'][number]['is'];

function nameText(is: OurFact): string {
  if (is.kind === 'dish') return sayPart('dish.', is.of);
  if (is.kind === 'ingredient') return sayPart('ingredient.', is.of);
  return is.kind === 'decor' ? sayPart('piece.', is.of) : sayPart('theirs.', is.of);
}

export function Theirs({ store }: { store: Store }) {
  const { cafe } = store;
  const board = cafe === null ? null : theirBoard(cafe.state);
  if (cafe === null || board === null) return null;
  const { duels } = cafe.state.season ?? {};
  const read = duels === undefined ? null : noticed(duels);
  return (
    <Frame look="card" as="section" class="rival-theirs pad-small" aria-label={say('theirs.title')}>
      <header class="rule">
        <h3 class="headline">{say('theirs.title')}</h3>
        <span class="text-12 muted">{say(board.whole ? 'theirs.whole' : 'theirs.part')}</span>
      </header>
      <ul class="text-12">
        {(['Yes', 'Maybe', 'No'] as const).map((value) => {
          const names = board.nodes.filter((node) => node.value === value).map(({ is }) => nameText(is));
          return names.length === 0 ? null : (
            <li key={value}>
              <b class="bold">{valueText(value)}:</b> {sayList(names)}
            </li>
          );
        })}
        {board.moves.slice(0, MOVES_SHOWN).map((move) => (
          <li key={`${move.day} ${move.rule}`}>{moveText(board, move)}</li>
        ))}
        {read !== null && read.n > 0 && <li>{say('theirs.read', { hits: read.hits, all: read.n })}</li>}
      </ul>
      <h4 class="headline rule">{say('theirs.signs', { count: board.signs.length, most: MOST_SIGNS })}</h4>
      <div class="rival-signs">
        {board.nodes
          .filter(({ is }) => is.kind === 'dish')
          .map(({ name, is }) => {
            const now = board.signs.find(({ node }) => node === name)?.value ?? null;
            const next = now === null ? 'Yes' : now === 'Yes' ? 'No' : null;
            const full = now === null && board.signs.length >= MOST_SIGNS;
            return (
              <Button
                key={name}
                size="small"
                disabled={full}
                onPress={() => store.deps.give({ kind: 'sign', node: name, value: next })}
              >
                {now === null ? nameText(is) : `${nameText(is)}: ${valueText(now)}`}
              </Button>
            );
          })}
      </div>
    </Frame>
  );
}

/** A move with its reasons: "Day 4: cheaper omurice, because omurice, Maybe (egg, rice)". */
function moveText({ nodes }: TheirBoard, { day, deed, because, targetName }: TheirBoard['moves'][number]): string {
  const factOf = (name: string): string => {
    const is = nodes.find((node) => node.name === name)?.is;
    return is === undefined ? name : nameText(is);
  };
  const why = because.map(({ node, value, of }) => {
    const belief = say('rival.why.chain', { node: factOf(node), value: valueText(value) });
    return of.length === 0 ? belief : `${belief} (${sayList(of.map(factOf))})`;
  });
  const what =
    'dish' in deed
      ? say(`theirs.do.${deed.kind}`, { dish: sayPart('dish.', deed.dish) })
      : say(`theirs.do.${deed.kind}`, { name: targetName });
  return say('theirs.move', { day, what, why: sayList(why) });
}
