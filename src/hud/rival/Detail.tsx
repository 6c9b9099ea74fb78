/** One node of the rival's tree: what is believed about it and why, how old that is, its effect on us. */

import type { MemoryValue } from '../../ai/index.ts';
import type { BoardNode, RivalBoard } from '../../sim/rival/rival-board.ts';
import { say } from '../../words/index.ts';
import { Badge, type EdgeLook, Frame, Glyph } from '../../ui/index.ts';
import { Sign } from './Sign.tsx';
import { ageText, clashText, nodeText, shortText, typesText, valueText, whyText } from './words.ts';

const BADGES: Readonly<Record<MemoryValue, EdgeLook>> = { Yes: 'green', Maybe: 'gold', Unknown: 'grey', No: 'cherry' };

export function Detail({ board, node }: { board: RivalBoard; node: BoardNode }) {
  const { why, value, draws } = node;
  const age = ageText(node);
  const rests = board.nodes.filter(({ name }) => why.of.includes(name));
  const clashes = board.contradictions.filter(({ way }) => way.includes(node.name));
  return (
    <Frame look="card" as="section" class="rival-detail pad-s" aria-live="polite">
      <header class="row g8">
        <Sign value={value} />
        <h3 class="t20 x8 grow">{nodeText(node.name)}</h3>
        <Badge look={BADGES[value]}>{valueText(value)}</Badge>
      </header>
      <p class="t13">{whyText(node)}</p>
      {rests.length > 0 && (
        <>
          <h4 class="hd rule">{say('rival.because')}</h4>
          <ul class="t12">
            {rests.map((one) => (
              <li key={one.name} class="row g4">
                <Sign value={one.value} />
                <span>
                  <b class="x8">{nodeText(one.name)}:</b> {shortText(one)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {why.overruled !== null && <p class="t12 muted">{say('rival.why.overruled', { day: why.overruled.day })}</p>}
      {age !== null && <p class="t12 muted">{age}</p>}
      {draws.length > 0 && (
        <p class="t12 muted">{say(value === 'Yes' ? 'rival.draws' : 'rival.wouldDraw', { types: typesText(draws) })}</p>
      )}
      {clashes.map((clash) => (
        <p key={`${clash.seen} ${clash.missing}`} class="rival-clash t12 row g4">
          <Glyph name="warn" />
          <span>{clashText(clash)}</span>
        </p>
      ))}
    </Frame>
  );
}
