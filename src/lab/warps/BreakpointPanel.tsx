/** Shows where the game stopped and why; otherwise the list of breakpoints and the time controls. */

import type { PersonId } from '../../sim/state/person.ts';
import { Button, Face, Frame, Glyph } from '../../ui/index.ts';
import { personName, sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell } from '../words/index.ts';
import { breakpointWords } from '../frame/breakpoint-words.ts';
import { breachWords, titleOf } from '../shared/promise-words.ts';
import type { Breakpoint, Hit } from '../frame/breakpoints.ts';
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
  return (
    <Frame as="section" look={hit === null ? 'paper' : 'selection'} class="warps-stop" aria-label={tell('break.label')}>
      {hit !== null ? (
        <Stopped lab={lab} hit={hit} />
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

/** Shows the moment of the stop, the person, what met the breakpoint, and the reason. */
function Stopped({ lab, hit }: { readonly lab: Lab; readonly hit: Hit }) {
  const { state } = lab.cafe;
  const { breakpoint, who, tick, broken } = hit;
  const person = who === null ? undefined : state.people[who];
  return (
    <div role="alert">
      <header class="row gap-8">
        <Glyph name="pause" />
        <h2 class="text-20 bold grow">{tell('break.paused')}</h2>
      </header>
      <p class="mono text-12 muted">{tell('whatif.when', { time: clockAt(state.clock, tick), tick })}</p>
      <div class="row gap-8">
        {person !== undefined && (
          <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={40} />
        )}
        {broken !== undefined ? (
          <p class="text-14">
            <b>{tell('break.broken', { title: titleOf(broken.promise) })}</b> {breachWords(broken.breach)}{' '}
            <Button size="small" onPress={() => lab.turnTo('promises')}>
              {tell('break.toPromises')}
            </Button>
          </p>
        ) : (
          <p class="text-14">
            <b>
              {breakpoint.on === 'warp'
                ? tell('break.took', {
                    name: personName(person?.name ?? ''),
                    from: sayPart('warp.', breakpoint.from ?? ''),
                    to: sayPart('warp.', breakpoint.to ?? ''),
                  })
                : tell('break.met', { what: breakpointWords(breakpoint, state, who) })}
            </b>{' '}
            {who !== null && whyWords(lab, who, hit)}
          </p>
        )}
      </div>
      {breakpoint.on === 'warp' && who !== null && (
        <Frame look="night" class="thought-code">
          <p class="mono text-12">
            <span class="code-call">warp</span> {breakpoint.to}{' '}
            <span class="code-comment">{paramWords(hit.param, state)}</span>
          </p>
          <p class="mono text-12 code-comment">
            {tell('break.table', { key: breakpoint.to ?? '', script: lab.cafe.page(who)?.script ?? '' })}
          </p>
        </Frame>
      )}
    </div>
  );
}

/**
 * The reason for the thought at which the game stopped. A warp often has no reason of its own. Then this is the reason
 * of the person's last thought before the warp that has a reason.
 */
function whyWords(lab: Lab, who: PersonId, { breakpoint, tick }: Hit): string {
  const thoughts = lab.line?.history.thoughts(who) ?? [];
  const taken =
    breakpoint.on !== 'warp'
      ? undefined
      : thoughts
          .filter((one) => one.tick === tick && one.key === breakpoint.from && one.warp?.warp === breakpoint.to)
          .at(-1);
  if (taken !== undefined && taken.because !== null) return sentenceOf(taken.because);
  const before = thoughts.filter((one) => one.tick <= tick && one.because !== null).at(-1)?.because ?? null;
  return before === null ? tell('break.noReason') : tell('break.before', { why: sentenceOf(before) });
}
