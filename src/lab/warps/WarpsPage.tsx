/** "How does she think, and where does it turn?" – the living warp graph, with breakpoints on its edges. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, classes, Face, Frame, Glyph, Segment } from '../../hud/kit/index.ts';
import type { Person, PersonId, Role } from '../../sim/person.ts';
import { kindOf, warpTableOf } from '../../sim/people.ts';
import { sayPart } from '../../words/index.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { clockAt, seconds } from '../notebook/time.ts';
import { countBefore } from '../time/history.ts';
import { tell, told } from '../words/index.ts';
import { BreakpointPanel } from './BreakpointPanel.tsx';
import type { Breakpoint } from './breakpoints.ts';
import { edgeKey, type GraphEdge, graphOf, type WarpGraph } from './graph.ts';
import { NODE_H, NODE_W, placesOf, wayOf } from './layout.ts';
import './warps.css';

/** An edge glows for so many ticks after it was taken. */
const GLOW = 40;
const ROLES: readonly Role[] = ['maid', 'guest', 'chef'];

export function WarpsPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const [ofRole, setOfRole] = useState<Role | null>(null);
  const id = lab.who.value;
  const person = id === null ? undefined : lab.cafe.state.people[id];
  const shown = ofRole ?? (person === undefined ? 'maid' : null);
  const role: Role = shown ?? (person as Person).role;
  return (
    <div class="warps-page">
      <Frame as="section" class="warps-main" aria-labelledby="warps-title">
        <header class="row g8 warps-head">
          {shown === null && person !== undefined && (
            <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={32} />
          )}
          <h2 id="warps-title" class="t20 x8">
            {shown === null && person !== undefined
              ? tell('warps.of', { name: person.name })
              : tell(`warps.role.${role}`)}
          </h2>
          <span class="t12 muted">{tell('warps.wide')}</span>
          <span class="grow" />
          <Segment
            label={tell('warps.whose')}
            chosen={shown ?? 'who'}
            choices={[
              ...(person === undefined ? [] : [{ value: 'who', text: person.name }]),
              ...ROLES.map((value) => ({ value, text: tell(`role.${value}`) })),
            ]}
            onChoose={(value) => setOfRole(value === 'who' ? null : (value as Role))}
          />
        </header>
        <Graph lab={lab} role={role} who={shown === null ? id : null} />
      </Frame>
      <div class="warps-side">
        <CafeWindow lab={lab} class="warps-cafe" />
        <BreakpointPanel lab={lab} />
      </div>
    </div>
  );
}

/** Thoughts of everybody of a role up to the moment shown, by person. */
function useGraph(lab: Lab, role: Role, who: PersonId | null): WarpGraph {
  const { line } = lab;
  const tick = lab.tick.value;
  const people = line?.history.people().filter((one) => one.role === role) ?? [];
  const lists = people.map(({ id }) => ({ id, thoughts: line?.history.thoughts(id) ?? [] }));
  const size = lists.reduce((sum, { thoughts }) => sum + thoughts.length, 0);
  return useMemo(() => {
    const until = lists.map(({ id, thoughts }) => ({ id, thoughts: thoughts.slice(0, countBefore(thoughts, tick)) }));
    const mine = until.filter(({ id }) => who === null || id === who);
    const others = until.filter(({ id }) => who !== null && id !== who);
    const one = lab.cafe.state.people[mine[0]?.id ?? ''];
    const table = one === undefined ? {} : warpTableOf(kindOf(one));
    return graphOf(
      table,
      mine.map(({ thoughts }) => thoughts),
      others.map(({ thoughts }) => thoughts),
    );
  }, [line, role, who, size, tick]);
}

function Graph({ lab, role, who }: { readonly lab: Lab; readonly role: Role; readonly who: PersonId | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 860, h: 480 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize({ w: element.clientWidth, h: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const graph = useGraph(lab, role, who);
  const { breakpoints } = lab.host;
  void breakpoints.list.value;
  const tick = lab.tick.value;
  const places = placesOf(graph.nodes, size.w, size.h);
  const most = Math.max(1, ...graph.edges.map(({ count }) => count));
  const breakpointOf = ({ from, to }: GraphEdge): Breakpoint => ({ who, role, from, to });
  const warpName = (key: string): string => sayPart('warp.', key);
  return (
    <>
      <div class="warps-graph" ref={box}>
        {graph.nodes.length === 0 && <p class="t14 lab-empty">{tell('warps.empty')}</p>}
        <svg width={size.w} height={size.h} aria-hidden="true">
          <defs>
            {(['plain', 'lit', 'stop'] as const).map((tone) => (
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
          {graph.edges.map((edge) => {
            const way = wayOf(edge, places);
            if (way === null) return null;
            const stops = breakpoints.has(breakpointOf(edge));
            const lit = edge.last >= 0 && tick - edge.last <= GLOW;
            const tone = stops ? 'stop' : lit ? 'lit' : 'plain';
            return (
              <g key={edgeKey(edge.from, edge.to)} class={classes('edge', tone, edge.count === 0 && 'never')}>
                <path
                  d={way.path}
                  class="line"
                  style={{ strokeWidth: `${edge.count === 0 ? 2 : 2 + 5 * Math.sqrt(edge.count / most)}px` }}
                  marker-end={`url(#arrow-${tone})`}
                />
                <path d={way.path} class="touch" onClick={() => breakpoints.toggle(breakpointOf(edge))} />
              </g>
            );
          })}
          {graph.edges.map((edge) => {
            const way = wayOf(edge, places);
            if (way === null) return null;
            const stops = breakpoints.has(breakpointOf(edge));
            return (
              <g key={edgeKey(edge.from, edge.to)} class="edge">
                {stops && <circle cx={way.x} cy={way.y} r="9" class="stop-sign" />}
                <text x={way.x} y={way.y - (stops ? 14 : 6)}>
                  {edge.count}
                </text>
              </g>
            );
          })}
        </svg>
        {graph.nodes.map((node) => {
          const at = places.get(node.key);
          if (at === undefined) return null;
          return (
            <div
              key={node.key}
              class={classes('warp-node frame', node.now > 0 ? 'sel' : 'card')}
              style={{
                left: `${at.x - NODE_W / 2}px`,
                top: `${at.y - NODE_H / 2}px`,
                width: `${NODE_W}px`,
                minHeight: `${NODE_H}px`,
              }}
              title={`${node.key} = ${node.script === '' ? 'default' : node.script}`}
            >
              <b class="mono t14">{node.key}</b>
              <span class="t12 muted">
                {tell('warps.thoughts', { count: node.thoughts })}
                {who === null && node.now > 0 && ` · ${tell('warps.now', { count: node.now })}`}
              </span>
            </div>
          );
        })}
      </div>
      <details class="warps-list t13">
        <summary>{tell('warps.list')}</summary>
        <ul>
          {graph.edges.map((edge) => {
            const stops = breakpoints.has(breakpointOf(edge));
            return (
              <li key={edgeKey(edge.from, edge.to)}>
                <button
                  type="button"
                  class={classes('frame small', stops ? 'cherry' : 'btn-paper')}
                  aria-pressed={stops}
                  onClick={() => breakpoints.toggle(breakpointOf(edge))}
                >
                  {stops && <Glyph name="dot" scale={1.5} />} {warpName(edge.from)} → {warpName(edge.to)}{' '}
                  <span class="mono">{edge.count}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </details>
      {who !== null && <NowLine lab={lab} who={who} />}
    </>
  );
}

/** "now: move – warped from waiting 0.4 s ago with …" */
function NowLine({ lab, who }: { readonly lab: Lab; readonly who: PersonId }) {
  const tick = lab.tick.value;
  const thoughts = lab.line?.history.thoughts(who) ?? [];
  const had = thoughts.slice(0, countBefore(thoughts, tick));
  const page = lab.cafe.page(who);
  const warped = [...had].reverse().find(({ warp }) => warp !== null);
  if (page === null) return null;
  return (
    <p class="row g8 warps-nowline">
      <span class="frame sel mono t13">{tell('warps.isIn', { key: page.key })}</span>
      {warped !== undefined && (
        <span class="t13">
          {tell('warps.from', {
            key: warped.key,
            seconds: seconds(tick - warped.tick),
            time: clockAt(lab.cafe.state.clock, warped.tick),
          })}{' '}
          <span class="mono t12">
            {warped.warp?.param === undefined ? '' : JSON.stringify(warped.warp.param).slice(0, 120)}
          </span>
        </span>
      )}
      <span class="grow" />
      <Button size="small" onPress={() => lab.turnTo('time')}>
        {tell('warps.inTime')}
      </Button>
    </p>
  );
}
