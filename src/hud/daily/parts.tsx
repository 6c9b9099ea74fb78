/** Components that several panels of the café of the day share: the score's three figures and the progress bar. */

import type { DailyScore } from '../../sim/daily-score.ts';
import { grouped, MINUS } from '../../words/numbers.ts';
import { say } from '../../words/index.ts';
import type { DailyWork } from './deps.ts';

export const FIGURES = ['served', 'happy', 'profit'] as const;
export type Figure = (typeof FIGURES)[number];

/** A figure of the score as text: "126", "57%", "¥83,110". */
export function figureText(score: DailyScore, figure: Figure): string {
  const value = score[figure];
  if (figure === 'happy') return `${value}%`;
  if (figure === 'served') return grouped(value);
  return `${value < 0 ? MINUS : ''}${say('app.money', { amount: grouped(value) })}`;
}

/** The score's three figures in one line of text. */
export const scoreText = (score: DailyScore): string =>
  FIGURES.map((figure) => `${figureText(score, figure)} ${say(`daily.figure.${figure}`)}`).join(' · ');

/** Shows the score's three figures in large type. @param against a second score; figures that differ from it are marked */
export function Figures({ score, against }: { score: DailyScore; against?: DailyScore | null }) {
  return (
    <dl class="daily-figures">
      {FIGURES.map((figure) => {
        const differs = against !== undefined && against !== null && against[figure] !== score[figure];
        return (
          <div key={figure} class={differs ? 'frame error' : 'frame card'}>
            <dd class="text-20 bold">
              {differs && (
                <>
                  <s class="text-14 muted">{figureText(against, figure)}</s>{' '}
                </>
              )}
              {figureText(score, figure)}
            </dd>
            <dt class="text-12">{say(`daily.figure.${figure}`)}</dt>
          </div>
        );
      })}
    </dl>
  );
}

/** A progress bar for a task that takes seconds. Its place stays reserved while there is no task. */
export function Progress({ work }: { work: DailyWork | null }) {
  const percent = work === null ? 0 : Math.round(work.share * 100);
  return (
    <div class="daily-progress text-12" role="status">
      {work !== null && (
        <label class="row gap-8">
          <span>{say(`daily.work.${work.what}`)}</span>
          <progress class="grow" max={100} value={percent} />
        </label>
      )}
    </div>
  );
}
