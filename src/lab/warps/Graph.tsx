/**
 * Shows the warp graph: boxes for scripts, lines for transitions with their counts. A transition just taken glows and
 * a dot runs along it; faces stand on the boxes of the scripts in use.
 */

import { useMemo, useRef, useState } from 'preact/hooks';
import { classes, Face, Glyph, useScope } from '../../ui/index.ts';
import type { PersonId, Role } from '../../sim/state/person.ts';
import { kindOf, warpTableOf } from '../../sim/thinking/kinds.ts';
import { sayPart } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { countBefore } from '../../inspector/record/thoughts.ts';
import { tell, told } from '../words/index.ts';
import { tellBand } from '../shared/band-words.ts';
import type { Breakpoint } from '../frame/breakpoints.ts';
import {
  edgeKey,
  type GraphEdge,
  graphOf,
  type GraphNode,
  type WarpGraph,
  whereNow,
} from '../../inspector/graph/graph.ts';
import { heightFor, NODE_H, NODE_W, type Placed, placesOf } from '../../inspector/graph/layout.ts';
import { type Route, routesOf } from '../../inspector/graph/routes.ts';
import { SCRIPT_PLACES } from './script-places.ts';

/** Number of ticks for which an edge glows after it was taken. */
const GLOW = 40;
/** Maximum number of faces on a box; beyond that, a number is shown. */
const FACES = 3;

interface GraphProps {
  readonly lab: Lab;
  readonly role: Role;
  /** The person whose graph is shown; null = everyone of the role. */
  readonly who: PersonId | null;
}

interface Living {
  readonly graph: WarpGraph;
  /** Ids of the people using each script at the moment shown. */
  readonly now: ReadonlyMap<string, readonly PersonId[]>;
}

/**
 * Computes the graph up to the moment shown. It contains all transitions of the day, so that the layout does not jump
 * when the player moves to another moment.
 */
function useGraph({ lab, role, who }: GraphProps): Living {
  const { line } = lab;
  const tick = lab.tick.value;
  const people = line?.history.people().filter((one) => one.role === role) ?? [];
  const lists = people.map(({ id }) => ({ id, thoughts: line?.history.thoughts(id) ?? [] }));
  const size = lists.reduce((sum, { thoughts }) => sum + thoughts.length, 0);
  const one = Object.values(lab.cafe.state.people).find(({ id, role: of }) =>
    who === null ? of === role : id === who,
  );
  const table = useMemo(() => (one === undefined ? {} : warpTableOf(kindOf(one))), [one?.id, role]);
  const ever = useMemo(
    () =>
      graphOf(
        table,
        lists.map(({ thoughts }) => thoughts),
      ),
    [line, role, size, table],
  );
  return useMemo(() => {
    const mine = lists
      .filter(({ id }) => who === null || id === who)
      .map(({ id, thoughts }) => ({ id, thoughts: thoughts.slice(0, countBefore(thoughts, tick)) }));
    const graph = graphOf(
      table,
      mine.map(({ thoughts }) => thoughts),
      ever,
    );
    const here = mine.filter(({ id }) => lab.cafe.state.people[id]?.present === true);
    return { graph, now: whereNow(here) };
  }, [ever, who, tick, table]);
}

export function Graph(props: GraphProps) {
  const { lab, role, who } = props;
  void told.value;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 860, h: 430 });
  useScope((scope) => {
    const element = box.current;
    if (element === null) return;
    scope.sizeOf(element, () => setSize({ w: element.clientWidth, h: element.clientHeight }));
  }, []);
  const { graph, now } = useGraph(props);
  const { breakpoints } = lab.deps;
  void breakpoints.list.value;
  const tick = lab.tick.value;
  const names = graph.nodes.map(({ key }) => key).join(' ');
  const ways = graph.edges
    .map(({ from, to }) => edgeKey(from, to))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .join(', ');
  const [places, routes] = useMemo((): [ReadonlyMap<string, Placed>, ReadonlyMap<string, Route>] => {
    const placed = placesOf(graph.nodes, size.w, size.h, SCRIPT_PLACES);
    return [placed, routesOf(graph.edges, placed, size.w, size.h)];
  }, [names, ways, size]);
  const breakpointOf = ({ from, to }: GraphEdge): Breakpoint => ({ who, role, from, to });
  const least = heightFor(graph.nodes, size.w);
  const hit = breakpoints.hit.value;
  const most = Math.max(1, ...graph.edges.map(({ count }) => count));
  const toneOf = (edge: GraphEdge): 'stop' | 'lit' | 'plain' =>
    breakpoints.has(breakpointOf(edge)) ? 'stop' : isLit(edge, tick) ? 'lit' : 'plain';
  return (
    <>
      <div class="warps-graph" ref={box} style={least === null ? {} : { 'min-height': `${least}px` }}>
        {graph.nodes.length === 0 && <p class="text-14 lab-empty">{tell('warps.empty')}</p>}
        <svg width={size.w} height={size.h} aria-hidden="true">
          <Arrows />
          {graph.edges.map((edge) => (
            <Line
              key={edgeKey(edge.from, edge.to)}
              edge={edge}
              route={routes.get(edgeKey(edge.from, edge.to))}
              tone={toneOf(edge)}
              most={most}
              lit={isLit(edge, tick)}
              hit={hit !== null && hit.breakpoint.from === edge.from && hit.breakpoint.to === edge.to}
              onPress={() => breakpoints.toggle(breakpointOf(edge))}
            />
          ))}
          {graph.edges.map((edge) => (
            <Count
              key={edgeKey(edge.from, edge.to)}
              edge={edge}
              route={routes.get(edgeKey(edge.from, edge.to))}
              tone={toneOf(edge)}
            />
          ))}
        </svg>
        {graph.nodes.map((node) => (
          <Box key={node.key} lab={lab} node={node} at={places.get(node.key)} here={now.get(node.key) ?? []} />
        ))}
        {graph.nodes.length === 1 && <p class="text-14 warps-alone">{tell('warps.alone')}</p>}
      </div>
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

const isLit = ({ last }: GraphEdge, tick: number): boolean => last >= 0 && tick - last <= GLOW;

function Arrows() {
  return (
    <defs>
      {(['plain', 'lit', 'stop', 'never'] as const).map((tone) => (
        <marker
          key={tone}
          id={`arrow-${tone}`}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="14"
          markerHeight="14"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10Z" class={`arrow ${tone}`} />
        </marker>
      ))}
    </defs>
  );
}

interface LineProps {
  readonly edge: GraphEdge;
  readonly route: Route | undefined;
  readonly tone: 'stop' | 'lit' | 'plain';
  readonly most: number;
  readonly lit: boolean;
  readonly hit: boolean;
  readonly onPress: () => void;
}

function Line({ edge, route, tone, most, lit, hit, onPress }: LineProps) {
  if (route === undefined) return null;
  const never = edge.count === 0;
  const words = tell(tone === 'stop' ? 'warps.edge.stop' : 'warps.edge', {
    from: sayPart('warp.', edge.from),
    to: sayPart('warp.', edge.to),
    count: edge.count,
  });
  return (
    <g class={classes('edge', tone, never && 'never', hit && 'hit')}>
      <path
        d={route.path}
        class="line"
        style={{ strokeWidth: `${never ? 1.5 : 1.5 + 4.5 * Math.sqrt(edge.count / most)}px` }}
        marker-end={`url(#arrow-${tone === 'plain' && never ? 'never' : tone})`}
      />
      {/* Preact creates a new element for a new key, so a changed key starts the animation again. */}
      {lit && <circle key={edge.last} r="6" class="runner" style={{ offsetPath: `path("${route.path}")` }} />}
      <path d={route.path} class="touch" onClick={onPress}>
        <title>{words}</title>
      </path>
    </g>
  );
}

function Count({
  edge,
  route,
  tone,
}: {
  readonly edge: GraphEdge;
  readonly route: Route | undefined;
  readonly tone: string;
}) {
  if (route === undefined || (edge.count === 0 && tone !== 'stop')) return null;
  const { x, y } = route.label;
  const text = String(edge.count);
  const w = 10 + text.length * 8 + (tone === 'stop' ? 12 : 0);
  return (
    <g class={`count ${tone}`}>
      <rect x={x - w / 2} y={y - 9} width={w} height="18" rx="9" />
      {tone === 'stop' && <path class="stop-sign" d={`M${x - w / 2 + 8} ${y - 4}v8m4 -8v8`} />}
      <text x={x + (tone === 'stop' ? 6 : 0)} y={y + 4}>
        {text}
      </text>
    </g>
  );
}

function Box({
  lab,
  node,
  at,
  here,
}: {
  readonly lab: Lab;
  readonly node: GraphNode;
  readonly at: Placed | undefined;
  readonly here: readonly PersonId[];
}) {
  if (at === undefined) return null;
  const { people } = lab.cafe.state;
  return (
    <div
      class={classes('warp-node frame', here.length > 0 ? 'selection' : 'card')}
      style={{
        left: `${at.x - NODE_W / 2}px`,
        top: `${at.y - NODE_H / 2}px`,
        width: `${NODE_W}px`,
        height: `${NODE_H}px`,
      }}
      title={`${node.key} = ${node.script === '' ? 'default' : node.script}`}
    >
      <b class="mono text-13">{node.key}</b>
      <span class="text-12 muted nowrap">{tell('warps.box', { word: tellBand(node.key), count: node.thoughts })}</span>
      {here.length > 0 && (
        <span class="warp-here">
          {here.slice(0, FACES).map((id) => {
            const one = people[id];
            return (
              one !== undefined && (
                <Face key={id} look={one.look} rank={one.role === 'maid' ? one.rank : null} width={26} />
              )
            );
          })}
          {here.length > FACES && <b class="text-12">+{here.length - FACES}</b>}
        </span>
      )}
    </div>
  );
}
