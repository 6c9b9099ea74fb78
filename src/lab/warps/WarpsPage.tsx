/** The page "How does she think, and where does it switch?": the live warp graph, with breakpoints on its edges. */

import { personName } from '../../words/index.ts';
import { useState } from 'preact/hooks';
import { Button, Face, Frame, Segment } from '../../ui/index.ts';
import type { Person, PersonId, Role } from '../../sim/state/person.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { clockAt, seconds } from '../../notebook/time.ts';
import { countBefore } from '../../inspector/record/thoughts.ts';
import { tell, told } from '../words/index.ts';
import { BreakpointPanel } from './BreakpointPanel.tsx';
import { Graph } from './Graph.tsx';
import { paramWords } from './param-words.ts';
import './warps.css';

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
        <header class="row gap-8 warps-head">
          {shown === null && person !== undefined && (
            <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={32} />
          )}
          <h2 id="warps-title" class="text-20 bold">
            {shown === null && person !== undefined
              ? tell('warps.of', { name: person.name })
              : tell(`warps.role.${role}`)}
          </h2>
          <span class="grow" />
          <Segment
            label={tell('warps.whose')}
            chosen={shown ?? 'who'}
            choices={[
              ...(person === undefined ? [] : [{ value: 'who', text: personName(person.name) }]),
              ...ROLES.map((value) => ({ value, text: tell(`role.${value}`) })),
            ]}
            onChoose={(value) => setOfRole(value === 'who' ? null : (value as Role))}
          />
        </header>
        <Graph lab={lab} role={role} who={shown === null ? id : null} />
        <Legend one={shown === null} />
        {shown === null && id !== null && <NowLine lab={lab} who={id} />}
      </Frame>
      <div class="warps-side">
        <CafeWindow lab={lab} class="warps-cafe" />
        <BreakpointPanel lab={lab} />
      </div>
    </div>
  );
}

function Legend({ one }: { readonly one: boolean }) {
  const looks = ['often', 'lit', 'stop', ...(one ? ['never'] : [])] as const;
  return (
    <ul class="warps-legend text-12" aria-label={tell('warps.legend')}>
      <li>
        <i class="sample-box" aria-hidden="true" /> {tell('warps.legend.box')}
      </li>
      {looks.map((look) => (
        <li key={look}>
          <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true" class={`sample ${look}`}>
            <path d="M0 5H28" />
            <path d="M26 0L34 5L26 10Z" class="tip" />
          </svg>
          {tell(`warps.legend.${look as 'often' | 'lit' | 'stop' | 'never'}`)}
        </li>
      ))}
    </ul>
  );
}

/** Shows a person's present script and how it was reached: "now: move – warped from waiting 0.4 s ago with …". */
function NowLine({ lab, who }: { readonly lab: Lab; readonly who: PersonId }) {
  const tick = lab.tick.value;
  const thoughts = lab.line?.history.thoughts(who) ?? [];
  const had = thoughts.slice(0, countBefore(thoughts, tick));
  const page = lab.cafe.page(who);
  const warped = [...had].reverse().find(({ warp }) => warp !== null);
  if (page === null) return null;
  const given = paramWords(warped?.warp?.param, lab.cafe.state);
  return (
    <p class="row gap-8 warps-nowline">
      <span class="frame selection mono text-13 nowrap">{tell('warps.isIn', { key: page.key })}</span>
      {warped !== undefined && (
        <span class="text-13">
          {tell('warps.from', {
            key: warped.key,
            seconds: seconds(tick - warped.tick),
            time: clockAt(lab.cafe.state.clock, warped.tick),
          })}
          {given !== '' && ` · ${given}`}
        </span>
      )}
      <span class="grow" />
      <Button size="small" onPress={() => lab.turnTo('time')}>
        {tell('warps.inTime')}
      </Button>
    </p>
  );
}
