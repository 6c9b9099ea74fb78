/**
 * Shows the warp graph of a person or a role with the café's words and faces, and below it the transitions as a list of
 * buttons that set breakpoints.
 */

import { useMemo } from 'preact/hooks';
import { classes, Face, Glyph } from '../../ui/index.ts';
import type { PersonId, Role } from '../../sim/state/person.ts';
import { kindOf, warpTableOf } from '../../sim/thinking/kinds.ts';
import { sayPart } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, told } from '../words/index.ts';
import { tellBand } from '../shared/band-words.ts';
import type { Breakpoint } from '../frame/breakpoints.ts';
import { edgeKey, type GraphEdge } from '../../inspector/graph/graph.ts';
import { type Living, useLivingGraph } from '../../inspector/graph/living.ts';
import { GraphView } from '../../inspector/graph/GraphView.tsx';
import { SCRIPT_PLACES } from './script-places.ts';

/** Maximum number of faces on a box; beyond that, a number is shown. */
const FACES = 3;

interface GraphProps {
  readonly lab: Lab;
  readonly role: Role;
  /** The person whose graph is shown; null = everyone of the role. */
  readonly who: PersonId | null;
}

function useGraph({ lab, role, who }: GraphProps): Living {
  const { line } = lab;
  const { people } = lab.cafe.state;
  const known = line?.history.people().filter((one) => one.role === role) ?? [];
  const one = Object.values(people).find(({ id, role: of }) => (who === null ? of === role : id === who));
  const table = useMemo(() => (one === undefined ? {} : warpTableOf(kindOf(one))), [one?.id, role]);
  return useLivingGraph(
    table,
    known.map(({ id }) => ({ id, thoughts: line?.history.thoughts(id) ?? [] })),
    (id) => who === null || id === who,
    (id) => people[id]?.present === true,
    lab.tick.value,
    line,
  );
}

export function Graph(props: GraphProps) {
  const { lab, role, who } = props;
  void told.value;
  const { graph, now } = useGraph(props);
  const { breakpoints } = lab.deps;
  void breakpoints.list.value;
  const { people } = lab.cafe.state;
  const breakpointOf = ({ from, to }: GraphEdge): Breakpoint => ({ who, kind: role, on: 'warp', from, to });
  const met = breakpoints.hit.value?.breakpoint;
  const taken = met?.on === 'warp' ? met : undefined;
  return (
    <>
      <GraphView
        graph={graph}
        now={now}
        tick={lab.tick.value}
        places={SCRIPT_PLACES}
        hasStop={(edge) => breakpoints.has(breakpointOf(edge))}
        isHit={({ from, to }) => taken !== undefined && taken.from === from && taken.to === to}
        onEdge={(edge) => breakpoints.toggle(breakpointOf(edge))}
        edgeWords={({ from, to, count }, stops) =>
          tell(stops ? 'warps.edge.stop' : 'warps.edge', {
            from: sayPart('warp.', from),
            to: sayPart('warp.', to),
            count,
          })
        }
        nodeWords={({ key, thoughts }) => tell('warps.box', { word: tellBand(key), count: thoughts })}
        boxClass={(here) => classes('frame', here ? 'selection' : 'card')}
        faces={(ids) => (
          <>
            {ids.slice(0, FACES).map((id) => {
              const one = people[id];
              return (
                one !== undefined && (
                  <Face key={id} look={one.look} rank={one.role === 'maid' ? one.rank : null} width={26} />
                )
              );
            })}
            {ids.length > FACES && <b class="text-12">+{ids.length - FACES}</b>}
          </>
        )}
        emptyWords={tell('warps.empty')}
        aloneWords={tell('warps.alone')}
      />
      {graph.edges.length > 0 && (
        <details class="warps-list text-13">
          <summary>{tell('warps.list')}</summary>
          <ul>
            {graph.edges.map((edge) => {
              const stops = breakpoints.has(breakpointOf(edge));
              return (
                <li key={edgeKey(edge.from, edge.to)}>
                  <button
                    type="button"
                    class={classes('frame btn small', stops ? 'cherry' : 'btn-paper')}
                    aria-pressed={stops}
                    onClick={() => breakpoints.toggle(breakpointOf(edge))}
                  >
                    {stops && <Glyph name="pause" scale={1} colours={{ K: 'var(--white)' }} />}{' '}
                    {sayPart('warp.', edge.from)} → {sayPart('warp.', edge.to)} <span class="mono">{edge.count}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
