/**
 * Shows the latest answers of the script for the chosen maids, with reasons, and time controls. Before the script's
 * first answer, the next of the four steps to a first script is shown.
 */

import { Button, Face, Frame, Glyph, Segment } from '../../ui/index.ts';
import type { Maid } from '../../sim/state/person.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell } from '../words/index.ts';
import { type Answered, lastAnswers } from './answers.ts';
import type { ScriptsModel } from './model.ts';
import { nextStep, Steps } from './Steps.tsx';
import { StopNote } from './StopNote.tsx';
import { lastStop } from './stops.ts';

const SHOWN = 16;

export function LastThoughts({ lab, desk }: { readonly lab: Lab; readonly desk: ScriptsModel }) {
  lab.watch();
  void desk.compiled.value;
  const { cafe } = lab;
  const user = desk.user.value;
  const maid = user !== null && 'maid' in user ? user.maid : null;
  const of = Object.values(cafe.state.people).filter(
    (one): one is Maid => one.role === 'maid' && (maid === null || maid === one.id),
  );
  const answers = lastAnswers(cafe, of, SHOWN);
  const stop = lastStop(cafe, maid);
  const next = nextStep(lab, desk, answers.length > 0);
  const name = maid === null ? '' : (cafe.state.people[maid]?.name ?? '');
  return (
    <Frame as="section" class="scripts-thoughts" tabIndex={0} aria-labelledby="scripts-thoughts">
      <Clock lab={lab} />
      <Steps lab={lab} desk={desk} next={next} />
      {stop !== null && (
        <StopNote cafe={cafe} desk={desk} stop={stop} waited={lab.deps.leader()?.lastHang?.ms ?? null} />
      )}
      <h2 id="scripts-thoughts" class={stop !== null && answers.length === 0 ? 'hidden-text' : 'text-14 bold heading'}>
        {name === '' ? tell('scripts.thoughts') : tell('scripts.thoughtsOf', { name })}
      </h2>
      {answers.length === 0 ? (
        <p class="text-13 muted" hidden={stop !== null}>
          {tell(`scripts.step.${next}.do`)}
          {next === 'run' && lab.speed.value !== 0 && ` ${tell('scripts.soon')}`}
        </p>
      ) : (
        <ol class="scripts-list text-12" tabIndex={0} aria-labelledby="scripts-thoughts">
          {answers.map((one) => (
            <Row key={`${one.me.id} ${one.tick}`} lab={lab} one={one} alone={maid !== null} />
          ))}
        </ol>
      )}
    </Frame>
  );
}

function Clock({ lab }: { readonly lab: Lab }) {
  const speed = lab.speed.value;
  return (
    <header class="row gap-8">
      <Button
        size="small"
        look="teal"
        square
        label={tell(speed === 0 ? 'time.play' : 'time.pause')}
        onPress={() => lab.setSpeed(speed === 0 ? 1 : 0)}
      >
        <Glyph name={speed === 0 ? 'play' : 'pause'} colours={{ K: 'var(--white)' }} />
      </Button>
      <Segment
        label={tell('time.speed')}
        chosen={speed}
        choices={([1, 4, 8] as const).map((value) => ({ value, text: `${value}×` }))}
        onChoose={(value) => lab.setSpeed(value)}
      />
      <b class="frame card text-13 scripts-clock">{clockAt(lab.cafe.state.clock, lab.tick.value)}</b>
      {speed === 0 && <span class="text-12 muted">{tell('scripts.still')}</span>}
    </header>
  );
}

function Row({ lab, one, alone }: { readonly lab: Lab; readonly one: Answered; readonly alone: boolean }) {
  const { me, tick, key, why, usual, line, times, isFault } = one;
  return (
    <li class={isFault ? 'fault' : undefined}>
      <span class="mono muted">{clockAt(lab.cafe.state.clock, tick)}</span>
      {!alone && <Face look={me.look} rank={me.rank} name={me.name} width={28} />}
      <span class="scripts-why">
        {key !== 'waiting' && <span class="scripts-key mono">{key}</span>}
        {isFault ? <b>{tell('scripts.fault')}</b> : why !== '' && <b>“{why}”</b>}
        {!isFault && why === '' && (
          <span class="muted">
            {usual === null ? tell('scripts.noReason') : tell('scripts.asUsual', { reason: sentenceOf(usual) })}
          </span>
        )}
        {line !== '' && <code class="mono">{line}</code>}
      </span>
      {times > 1 && <span class="mono muted">×{times}</span>}
    </li>
  );
}
