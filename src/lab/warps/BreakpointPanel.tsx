/** Shows where the game stopped and why; otherwise the list of breakpoints and the time controls. */

import { Button, Face, Frame, Glyph } from '../../ui/index.ts';
import { sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell } from '../words/index.ts';
import { breakpointWords } from '../frame/breakpoint-words.ts';
import type { Breakpoint } from '../../inspector/record/breakpoints.ts';
import { AddBreakpoint } from './AddBreakpoint.tsx';
import { paramWords } from './param-words.ts';

export function BreakpointPanel({ lab }: { readonly lab: Lab }) {
  const { breakpoints } = lab.deps;
  const hit = breakpoints.hit.value;
  const list = breakpoints.list.value;
  const { state } = lab.cafe;
  const standsStill = lab.speed.value === 0;
  const words = (one: Breakpoint): string => breakpointWords(one, state);
  const goOn = (): void => {
    breakpoints.hit.value = null;
    lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0);
  };
  const person = hit === null ? undefined : state.people[hit.who];
  const turned =
    hit === null
      ? []
      : (lab.line?.history.thoughts(hit.who) ?? []).filter(
          ({ tick, key, warp }) => tick === hit.tick && key === hit.breakpoint.from && warp?.warp === hit.breakpoint.to,
        );
  const reason = turned.at(-1)?.because ?? null;
  // Finds the last thought with a reason before the stop. The panel shows this reason if the warp at which the game
  // stopped has no reason of its own.
  const before =
    hit === null
      ? null
      : ((lab.line?.history.thoughts(hit.who) ?? [])
          .filter(({ tick, because }) => tick <= hit.tick && because !== null)
          .at(-1)?.because ?? null);
  const given = hit === null ? '' : paramWords(hit.param, state);
  return (
    <Frame as="section" look={hit === null ? 'paper' : 'selection'} class="warps-stop" aria-label={tell('break.label')}>
      {hit !== null && person !== undefined ? (
        <div role="alert">
          <header class="row gap-8">
            <Glyph name="pause" />
            <h2 class="text-20 bold grow">{tell('break.paused')}</h2>
          </header>
          <p class="mono text-12 muted">
            {tell('whatif.when', { time: clockAt(state.clock, hit.tick), tick: hit.tick })}
          </p>
          <div class="row gap-8">
            <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={40} />
            <p class="text-14">
              <b>
                {hit.breakpoint.on === 'warp'
                  ? tell('break.took', {
                      name: person.name,
                      from: sayPart('warp.', hit.breakpoint.from ?? ''),
                      to: sayPart('warp.', hit.breakpoint.to ?? ''),
                    })
                  : `${breakpointWords(hit.breakpoint, state, hit.who)}.`}
              </b>{' '}
              {reason !== null
                ? sentenceOf(reason)
                : before === null
                  ? tell('break.noReason')
                  : tell('break.before', { why: sentenceOf(before) })}
            </p>
          </div>
          {hit.breakpoint.on === 'warp' && (
            <Frame look="night" class="thought-code">
              <p class="mono text-12">
                <span class="code-call">warp</span> {hit.breakpoint.to} <span class="code-comment">{given}</span>
              </p>
              <p class="mono text-12 code-comment">
                {tell('break.table', { key: hit.breakpoint.to ?? '', script: lab.cafe.page(hit.who)?.script ?? '' })}
              </p>
            </Frame>
          )}
        </div>
      ) : (
        <>
          <h2 class="text-16 bold">{tell('break.label')}</h2>
          {list.length === 0 && <p class="text-13 muted">{tell('break.none')}</p>}
          <AddBreakpoint lab={lab} />
        </>
      )}
      <ul class="warps-stops scrolls">
        {list.map((one) => (
          <li key={JSON.stringify(one)} class="row gap-8">
            <i class="stop-dot" aria-hidden="true" />
            <span class="text-13 grow">{words(one)}</span>
            <Button size="small" square label={tell('break.clear')} onPress={() => breakpoints.toggle(one)}>
              <Glyph name="x" scale={1.5} />
            </Button>
          </li>
        ))}
      </ul>
      <div class="row gap-8 wrap warps-goon">
        <Button
          onPress={() => {
            breakpoints.hit.value = null;
            lab.stepTick();
          }}
        >
          {tell('time.tick')}
        </Button>
        <span class="grow" />
        {hit !== null && (
          <Button
            class="stop-clear"
            onPress={() => breakpoints.toggle(hit.breakpoint)}
            disabled={!breakpoints.has(hit.breakpoint)}
          >
            {tell('break.clearIt', { what: words(hit.breakpoint) })}
          </Button>
        )}
        <Button look="teal" onPress={goOn}>
          <Glyph name={standsStill ? 'play' : 'pause'} colours={{ K: 'var(--white)' }} />{' '}
          {tell(hit !== null ? 'break.goOn' : standsStill ? 'time.play' : 'time.pause')}
        </Button>
      </div>
    </Frame>
  );
}
