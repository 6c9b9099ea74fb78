/**
 * The dialog for a café of the day that someone has shared: the game runs the day again and says whether the day
 * reaches the score that it claims. The player can watch the day and compare it with the player's own day.
 */

import { say, personName, type WordKey, sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import { timeAt, timeText } from '../../words/clock.ts';
import type { Decision } from '../../ai/index.ts';
import { DAILY_TICKS_PER_MINUTE } from '../../sim/open-daily-cafe.ts';
import { OPENS_AT } from '../../sim/open-day.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { Button, Dialog, Frame, Glyph, WHITE_INK } from '../../ui/index.ts';
import { dateWords } from './dates.ts';
import type { DailyDeps, DailyPartingShown, DailyShared } from './deps.ts';
import { FIGURES, Figures, Progress, scoreText } from './parts.tsx';

const MOST_ERRORS = 12;
/** The player begins to watch this many ticks before the first difference between the two days. */
const BEFORE = 60;

export function DailySharedDialog({ daily }: { daily: DailyDeps }) {
  const shared = daily.shared.value;
  if (shared === null) return null;
  const { errors, date } = shared;
  const title = errors.length > 0 ? say('daily.shared') : say('daily.sharedOf', { date: dateWords(date, 'whole') });
  return (
    <Dialog title={title} closeLabel={say('app.close')} width={620} onClose={() => daily.closeShared()}>
      <div class="col gap-8 daily-shared">
        {errors.length > 0 ? <Errors errors={errors} /> : <Day daily={daily} shared={shared} />}
      </div>
    </Dialog>
  );
}

function Errors({ errors }: { errors: readonly string[] }) {
  return (
    <Frame look="error" class="pad-medium col gap-4" role="alert">
      <p class="text-14 bold row gap-4">
        <Glyph name="warn" /> {say('daily.refused', { count: errors.length })}
      </p>
      <ul class="text-12 mono daily-errors">
        {errors.slice(0, MOST_ERRORS).map((error, i) => (
          <li key={i}>{error}</li>
        ))}
      </ul>
      {errors.length > MOST_ERRORS && (
        <p class="text-12">{say('daily.refusedMore', { count: errors.length - MOST_ERRORS })}</p>
      )}
    </Frame>
  );
}

function Day({ daily, shared }: { daily: DailyDeps; shared: DailyShared }) {
  const { date, claimed, verdict, own, parting } = shared;
  const work = daily.work.value;
  if (claimed === null) return null;
  const isWrong = verdict !== null && !verdict.same;
  const isScoreWrong = isWrong && FIGURES.some((figure) => verdict.score[figure] !== claimed[figure]);
  return (
    <>
      <Figures score={verdict?.score ?? claimed} against={isWrong ? claimed : null} />
      <Progress work={work} />
      <div role="status">
        {verdict !== null && (
          <Frame look={verdict.same ? 'ok' : 'error'} class="pad-medium col gap-4 daily-verdict">
            <p class="text-16 bold row gap-8">
              <Glyph name={verdict.same ? 'check' : 'warn'} />
              <span>{say(verdict.same ? 'daily.true' : isScoreWrong ? 'daily.false' : 'daily.differs')}</span>
            </p>
            {isScoreWrong && (
              <p class="text-13">
                {say('daily.claims', { claimed: scoreText(claimed), found: scoreText(verdict.score) })}
              </p>
            )}
            {isWrong && <Differs shared={shared} />}
            {verdict.same && <p class="text-13">{say('daily.trueNote')}</p>}
          </Frame>
        )}
      </div>
      {own !== null && verdict !== null && <p class="text-13">{say('daily.yours', { score: scoreText(own) })}</p>}
      {parting === null && <p class="text-14">{say('daily.neverPart')}</p>}
      {parting !== null && parting !== undefined && <Parting daily={daily} parting={parting} />}
      <div class="row gap-8 wrap">
        <Button
          look="teal"
          disabled={verdict === null || work !== null}
          reason={say('daily.busy')}
          onPress={() => daily.watch(0)}
        >
          <Glyph name="play" colours={WHITE_INK} /> {say('daily.watch')}
        </Button>
        {own !== null && parting === undefined && (
          <Button
            disabled={verdict === null || work !== null}
            reason={say('daily.busy')}
            onPress={() => daily.compare()}
          >
            {say('daily.compare')}
          </Button>
        )}
        <Button disabled={work !== null} reason={say('daily.busy')} onPress={() => daily.play(date)}>
          {say(own === null ? 'daily.playToo' : 'daily.again')}
        </Button>
      </div>
      {own === null && <p class="text-12 muted">{say('daily.playFirst')}</p>}
    </>
  );
}

/** Lists which values of a shared day differ from the claimed ones, and the time of the first difference. */
function Differs({ shared: { verdict } }: { shared: DailyShared }) {
  if (verdict === null) return null;
  const { fields = [], tick, game, failed } = verdict;
  return (
    <ul class="text-13 daily-errors">
      <li>
        {say('daily.fields', {
          list: fields.map((field) => sayPart('daily.field.', field)).join(say('app.list.comma')),
        })}
      </li>
      {tick !== null && tick !== undefined && (
        <li>{say('daily.fromTime', { time: timeText(OPENS_AT + Math.floor(tick / DAILY_TICKS_PER_MINUTE)) })}</li>
      )}
      {game !== null && game !== undefined && <li>{say('daily.otherGame', { game })}</li>}
      {failed !== null && failed !== undefined && <li>{say('daily.failed', { message: failed })}</li>}
    </ul>
  );
}

/** Shows the first moment at which the shared day and the player's own day differ, and the cause. */
function Parting({ daily, parting }: { daily: DailyDeps; parting: DailyPartingShown }) {
  const { tick, who, a, b, states, did } = parting;
  const [{ clock, people }] = states;
  const name = personName(people[who]?.name ?? states[1].people[who]?.name ?? who);
  return (
    <section class="col gap-4 daily-parting" aria-label={say('daily.parting')}>
      <h3 class="text-16 bold">{say('daily.partingAt', { time: timeAt(clock, tick) })}</h3>
      <div class="daily-pair">
        {([a, b] as const).map((decision, i) => (
          <Frame key={i} look={i === 0 ? 'card' : 'selection'} class="pad-small">
            <p class="text-13 bold">{say(i === 0 ? 'daily.inTheirs' : 'daily.inYours', { name })}</p>
            <p class="text-13">{reasonText(decision)}</p>
            <p class="text-12">{didText(did[i] ?? null, states[i as 0 | 1].clock, i === 0)}</p>
          </Frame>
        ))}
      </div>
      <div class="row">
        <Button size="small" onPress={() => daily.watch(Math.max(0, tick - BEFORE))}>
          <Glyph name="play" /> {say('daily.watchThere')}
        </Button>
      </div>
    </section>
  );
}

const reasonText = (decision: Decision | null): string =>
  decision === null || decision.because === null ? say('daily.noReason') : sentenceOf(decision.because);

/** Describes a player's last input that the other player did not give. */
function didText(entry: JournalEntry | null, clock: Parameters<typeof timeAt>[0], theirs: boolean): string {
  if (entry === null) return say(theirs ? 'daily.theyDidNothing' : 'daily.youDidNothing');
  const { tick, input } = entry;
  const what =
    input.kind === 'strong'
      ? say(`strong.title.${input.action}` as WordKey)
      : sayPart('daily.input.', input.kind, undefined, say('daily.input.other'));
  return say(theirs ? 'daily.theyDid' : 'daily.youDid', { time: timeAt(clock, tick), what });
}
