/**
 * Shows one node of the rival's tree: what the café believes about the node and why, how old the belief is, and the
 * node's effect on our café.
 */

import type { MemoryValue } from '../../ai/index.ts';
import type { BoardNode, RivalBoard } from '../../sim/rival/rival-board.ts';
import { say } from '../../words/index.ts';
import { Badge, type EdgeLook, Frame, Glyph } from '../../ui/index.ts';
import { BeliefIcon } from './BeliefIcon.tsx';
import { ageText, clashText, nodeText, shortText, typesText, valueText, whyText } from './words.ts';

const BADGES: Readonly<Record<MemoryValue, EdgeLook>> = { Yes: 'green', Maybe: 'gold', Unknown: 'grey', No: 'cherry' };

export function Detail({ board, node }: { board: RivalBoard; node: BoardNode }) {
  const { why, value, draws } = node;
  const age = ageText(node);
  const rests = board.nodes.filter(({ name }) => why.of.includes(name));
  const clashes = board.contradictions.filter(({ way }) => way.includes(node.name));
  return (
    <Frame look="card" as="section" class="rival-detail pad-small" aria-live="polite">
      <header class="row gap-8">
        <BeliefIcon value={value} />
        <h3 class="text-20 bold grow">{nodeText(node.name)}</h3>
        <Badge look={BADGES[value]}>{valueText(value)}</Badge>
      </header>
      <p class="text-13">{whyText(node)}</p>
      {rests.length > 0 && (
        <>
          <h4 class="headline rule">{say('rival.because')}</h4>
          <ul class="text-12">
            {rests.map((one) => (
              <li key={one.name} class="row gap-4">
                <BeliefIcon value={one.value} />
                <span>
                  <b class="bold">{nodeText(one.name)}:</b> {shortText(one)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {why.overruled !== null && <p class="text-12 muted">{say('rival.why.overruled', { day: why.overruled.day })}</p>}
      {age !== null && <p class="text-12 muted">{age}</p>}
      {draws.length > 0 && (
        <p class="text-12 muted">
          {say(value === 'Yes' ? 'rival.draws' : 'rival.wouldDraw', { types: typesText(draws) })}
        </p>
      )}
      {clashes.map((clash) => (
        <p key={`${clash.seen} ${clash.missing}`} class="rival-clash text-12 row gap-4">
          <Glyph name="warn" />
          <span>{clashText(clash)}</span>
        </p>
      ))}
    </Frame>
  );
}
