/** Shows the path through a decision table: the rows checked, each with its result and random draw. */

import { classes, Glyph } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { behaviourText, conditionText } from '../../words/sentences.ts';
import type { PathView, ShareView, StepView } from './table.ts';

export function TablePath({ path }: { path: PathView }) {
  return (
    <ol class="table-path" aria-label={say('table.path')}>
      {path.steps.map((step, at) => (
        <Step key={at} step={step} />
      ))}
    </ol>
  );
}

/** Rows of the path are indented by their depth in the tree, but at most by this many levels. */
const DEEPEST = 4;

function Step({ step }: { step: StepView }) {
  return (
    <li class={classes('step text-12', step.fate)} style={{ marginLeft: `${Math.min(step.depth, DEEPEST) * 10}px` }}>
      <div class="row gap-4 step-head">
        <b class="mono step-id">{step.id}</b>
        <span class="grow">{conditionText(step.condition, step.param)}</span>
        <b class={step.held ? 'yes' : 'no'}>{say(step.held ? 'table.answer.yes' : 'table.answer.no')}</b>
      </div>
      {step.shares.length > 0 && (
        <div class="row gap-4 wrap">
          <Shares shares={step.shares} />
          {step.drew !== null && (
            <span class="muted drew">
              {step.drew >= 100 ? say('table.stopped') : say('table.drew', { drew: Math.floor(step.drew) })}
            </span>
          )}
        </div>
      )}
    </li>
  );
}

/** Shows the behaviours of a branch with their percentages as chips; the behaviour drawn is highlighted. */
export function Shares({ shares, raw = false }: { shares: readonly ShareView[]; raw?: boolean }) {
  return (
    <>
      {shares.map((share) => (
        <span
          key={share.behaviour ?? ''}
          class={classes('share text-12', share.drawn && 'drawn', share.behaviour === null && 'muted')}
          title={say('table.between', { from: share.from, to: share.to })}
        >
          {share.drawn && <Glyph name="check" scale={1} colours={{ K: 'var(--green-ink)' }} />}
          {share.behaviour === null ? (
            say('table.noneOfThem')
          ) : raw ? (
            <span class="mono">{share.behaviour}</span>
          ) : (
            behaviourText(share.behaviour)
          )}{' '}
          <b class="mono">{share.percent}</b>
        </span>
      ))}
    </>
  );
}
