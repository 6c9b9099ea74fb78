/**
 * Draws the warp graph: boxes for scripts, lines for transitions with their counts. A transition just taken glows and a
 * dot runs along it. The characters that use a script at the moment stand on its box. Pressing a line sets a
 * breakpoint.
 */

import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useScope } from '../../ui/lifetime/use-scope.ts';
import { edgeKey, type GraphEdge, type GraphNode, type WarpGraph } from './graph.ts';
import { heightFor, NODE_H, NODE_W, type Placed, type Places, placesOf } from './layout.ts';
import { type Route, routesOf } from './routes.ts';

/** Number of ticks for which an edge glows after it was taken. */
const GLOW = 40;

type Tone = 'stop' | 'lit' | 'plain';

export interface GraphViewProps {
  readonly graph: WarpGraph;
  /** Ids of the characters using each script at the moment shown. */
  readonly now: ReadonlyMap<string, readonly string[]>;
  readonly tick: number;
  /** Fixed positions of scripts; left out = a ring. */
  readonly places?: Places;
  readonly hasStop: (edge: GraphEdge) => boolean;
  readonly isHit: (edge: GraphEdge) => boolean;
  readonly onEdge: (edge: GraphEdge) => void;
  /** Texts of a line and of a box: the line's tooltip, and the words below the box's key. */
  readonly edgeWords: (edge: GraphEdge, stops: boolean) => string;
  readonly nodeWords: (node: GraphNode) => string;
  /**
   * CSS classes of a box.
   * @param here whether a character uses the box's script at the moment shown
   */
  readonly boxClass: (here: boolean) => string;
  /** The pictures of the characters that use a box's script. */
  readonly faces: (ids: readonly string[]) => ComponentChildren;
  /** Shown instead of an empty graph, and below a graph with only one box. */
  readonly emptyWords: string;
  readonly aloneWords: string;
}

export function GraphView(props: GraphViewProps) {
  const { graph, now, tick, places: fixed, hasStop, isHit, onEdge, edgeWords } = props;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 860, h: 430 });
  useScope((scope) => {
    const element = box.current;
    if (element === null) return;
    scope.sizeOf(element, () => setSize({ w: element.clientWidth, h: element.clientHeight }));
  }, []);
  const names = graph.nodes.map(({ key }) => key).join(' ');
  const ways = graph.edges
    .map(({ from, to }) => edgeKey(from, to))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .join(', ');
  const [places, routes] = useMemo((): [ReadonlyMap<string, Placed>, ReadonlyMap<string, Route>] => {
    const placed = placesOf(graph.nodes, size.w, size.h, fixed);
    return [placed, routesOf(graph.edges, placed, size.w, size.h)];
  }, [names, ways, size]);
  const least = heightFor(graph.nodes, size.w);
  const most = Math.max(1, ...graph.edges.map(({ count }) => count));
  const isLit = ({ last }: GraphEdge): boolean => last >= 0 && tick - last <= GLOW;
  const toneOf = (edge: GraphEdge): Tone => (hasStop(edge) ? 'stop' : isLit(edge) ? 'lit' : 'plain');
  return (
    <div class="warps-graph" ref={box} style={least === null ? {} : { 'min-height': `${least}px` }}>
      {graph.nodes.length === 0 && <p class="text-14 lab-empty">{props.emptyWords}</p>}
      <svg width={size.w} height={size.h} aria-hidden="true">
        <Arrows />
        {graph.edges.map((edge) => (
          <Line
            key={edgeKey(edge.from, edge.to)}
            edge={edge}
            route={routes.get(edgeKey(edge.from, edge.to))}
            tone={toneOf(edge)}
            most={most}
            lit={isLit(edge)}
            hit={isHit(edge)}
            words={edgeWords(edge, hasStop(edge))}
            onPress={() => onEdge(edge)}
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
        <Box key={node.key} node={node} at={places.get(node.key)} here={now.get(node.key) ?? []} of={props} />
      ))}
      {graph.nodes.length === 1 && <p class="text-14 warps-alone">{props.aloneWords}</p>}
    </div>
  );
}

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
  readonly tone: Tone;
  readonly most: number;
  readonly lit: boolean;
  readonly hit: boolean;
  readonly words: string;
  readonly onPress: () => void;
}

function Line({ edge, route, tone, most, lit, hit, words, onPress }: LineProps) {
  if (route === undefined) return null;
  const never = edge.count === 0;
  return (
    <g class={`edge ${tone}${never ? ' never' : ''}${hit ? ' hit' : ''}`}>
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

interface CountProps {
  readonly edge: GraphEdge;
  readonly route: Route | undefined;
  readonly tone: Tone;
}

function Count({ edge, route, tone }: CountProps) {
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

interface BoxProps {
  readonly node: GraphNode;
  readonly at: Placed | undefined;
  readonly here: readonly string[];
  readonly of: Pick<GraphViewProps, 'boxClass' | 'nodeWords' | 'faces'>;
}

function Box({ node, at, here, of: { boxClass, nodeWords, faces } }: BoxProps) {
  if (at === undefined) return null;
  return (
    <div
      class={`warp-node ${boxClass(here.length > 0)}`}
      style={{
        left: `${at.x - NODE_W / 2}px`,
        top: `${at.y - NODE_H / 2}px`,
        width: `${NODE_W}px`,
        height: `${NODE_H}px`,
      }}
      title={`${node.key} = ${node.script === '' ? 'default' : node.script}`}
    >
      <b class="mono text-13">{node.key}</b>
      <span class="text-12 muted nowrap">{nodeWords(node)}</span>
      {here.length > 0 && <span class="warp-here">{faces(here)}</span>}
    </div>
  );
}
