/** The living warp graph: which scripts the chosen character, or all of its kind, went through. */

import { useState } from 'preact/hooks';
import type { GraphEdge } from '../graph/graph.ts';
import { GraphView } from '../graph/GraphView.tsx';
import { useLivingGraph } from '../graph/living.ts';
import { SEEN_EVERY } from '../lanes/kept-lanes.ts';
import type { Breakpoint } from '../record/breakpoints.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';

/** Maximum number of characters of a kind whose thoughts are counted. */
const MOST_COUNTED = 500;
const NO_TABLE = {};

export function Warps({ model }: { readonly model: Model }) {
  const recording = model.watch();
  const [ofAll, setOfAll] = useState(false);
  const who = model.who.value;
  const tick = model.tick.value;
  const kind = who === null ? null : model.kindOf(who);
  const table = (kind === null ? undefined : recording.warps[kind]) ?? NO_TABLE;
  const mine = model.characters.value
    .filter((one) => (ofAll ? one.kind === kind : one.id === who))
    .slice(0, MOST_COUNTED);
  const { graph, now } = useLivingGraph(
    table,
    mine.map(({ id }) => ({ id, thoughts: recording.thoughts(id) })),
    () => true,
    (id) => (mine.find((one) => one.id === id)?.to ?? 0) >= tick - SEEN_EVERY,
    tick + 1,
    `${recording.from} ${kind} ${ofAll} ${who}`,
  );
  const { recorder } = model;
  const stopOf = ({ from, to }: GraphEdge): Breakpoint => ({
    who: ofAll ? null : who,
    kind,
    on: 'warp',
    from,
    to,
  });
  const hit = recorder?.stopped?.breakpoint ?? null;
  return (
    <div class="mi-warps">
      <label class="mi-check">
        <input type="checkbox" checked={ofAll} onChange={() => setOfAll(!ofAll)} /> {texts.allOf(kind ?? '')}
      </label>
      <GraphView
        graph={graph}
        now={now}
        tick={tick}
        hasStop={(edge) => recorder?.has(stopOf(edge)) === true}
        isHit={({ from, to }) => hit !== null && hit.from === from && hit.to === to}
        onEdge={(edge) => model.toggle(stopOf(edge))}
        edgeWords={({ from, to, count }, stops) => texts.edge(from, to, count, stops, recorder !== null)}
        nodeWords={({ thoughts }) => texts.thoughts(thoughts)}
        boxClass={(here) => (here ? 'here' : '')}
        faces={(ids) => <b>{ids.length === 1 ? model.nameOf(ids[0] as string) : ids.length}</b>}
        emptyWords={texts.noThought}
        aloneWords={texts.alone}
      />
    </div>
  );
}
