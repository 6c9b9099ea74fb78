/**
 * The result page of a café of the day: shows the score, a picture to share, and a link that runs the day again. If
 * the player watched a shared day, the page leads back to the verdict on that day.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { dailyPlan } from '../../sim/daily/plan.ts';
import { dateText } from '../../sim/daily/dates.ts';
import { dailyScore } from '../../sim/daily-score.ts';
import { say, type WordKey } from '../../words/index.ts';
import { Button, Frame, Glyph, jsonFile, saveFile, useScope, WHITE_INK } from '../../ui/index.ts';
import { GoalList } from '../strong/DayGoals.tsx';
import type { Store } from '../store.ts';
import { streakOf } from './book.ts';
import { dateWords } from './dates.ts';
import type { DailyDeps, DailyDone } from './deps.ts';
import { Figures, Progress, scoreText } from './parts.tsx';
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH, pngOf } from './picture.ts';

/** What the last button press has done; the word key `daily.did.<did>` names it. */
type Did = 'copied' | 'shown' | 'saved' | 'picture' | 'pictureCopied' | 'failed';

export function DailyResult({ store, daily }: { store: Store; daily: DailyDeps }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = store.cafe?.state;
  const done = daily.done.value;
  if (state?.daily === undefined) return null;
  const watched = daily.watching.value;
  return (
    <main class="evening daily-result" data-region="report" aria-label={say('daily.result')}>
      <Frame as="section" class="sheet-page daily-sheet" shadow>
        <h1 ref={heading} class="text-20 bold" tabIndex={-1}>
          {dateWords(state.daily, 'whole')}
        </h1>
        {!watched && done === null && <Figures score={dailyScore(state)} />}
        {!watched && done !== null && <Own store={store} daily={daily} done={done} />}
        {watched && (
          <>
            <Figures score={dailyScore(state)} />
            <p class="text-14">{say('daily.watchedTo')}</p>
            <div class="row gap-8">
              <Button look="teal" autofocus onPress={() => daily.backToShared()}>
                {say('daily.back')}
              </Button>
            </div>
          </>
        )}
      </Frame>
    </main>
  );
}

function Own({ store, daily, done }: { store: Store; daily: DailyDeps; done: DailyDone }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [did, setDid] = useState<Did | null>(null);
  const photo = store.photo.value?.src ?? null;
  const { date, score, goals, address, text } = done;
  const plan = dailyPlan(date);
  const [drawn, setDrawn] = useState(false);
  useScope(
    (scope) => {
      const own = canvas.current;
      if (own === null) return;
      void document.fonts.ready
        .then(() => drawPicture(own, plan, done, photo))
        .then(() => {
          if (!scope.disposed) setDrawn(true);
        });
    },
    [date, photo],
  );
  const name = `honeybell-${dateText(date)}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${dateWords(date, 'whole')}: ${scoreText(score)}\n${address ?? ''}`);
      setDid('copied');
    } catch {
      setDid('shown');
      field.current?.select();
    }
  };
  const picture = async (how: 'save' | 'copy'): Promise<void> => {
    const own = canvas.current;
    if (own === null) return;
    try {
      const png = await pngOf(own);
      if (how === 'save') saveFile(`${name}.png`, png);
      else await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      setDid(how === 'save' ? 'picture' : 'pictureCopied');
    } catch {
      setDid('failed');
    }
  };
  const isLong = text !== null && address === null;
  const streak = streakOf(daily.book.value, daily.today);
  return (
    <>
      <div class="daily-columns">
        <canvas
          ref={canvas}
          class="frame paper daily-picture"
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          role="img"
          aria-label={say('daily.picture', { score: scoreText(score) })}
        />
        <div class="col gap-8 daily-side">
          <Figures score={score} />
          <GoalList goals={store.cafe?.state.goals ?? []} />
          <p class="text-14">
            {say('daily.goalsOf', { count: goals })}
            {done.best && <b> {say('daily.newBest')}</b>}
          </p>
          {streak > 0 && <p class="text-14">{say('daily.streakNote', { count: streak })}</p>}
        </div>
      </div>
      <div class="row gap-8 wrap">
        {isLong ? (
          <Button
            look="teal"
            onPress={() => {
              saveFile(`${name}.json`, jsonFile(text));
              setDid('saved');
            }}
          >
            <Glyph name="save" colours={WHITE_INK} /> {say('daily.saveFile')}
          </Button>
        ) : (
          <Button look="teal" disabled={address === null} reason={say('daily.notReady')} onPress={() => void copy()}>
            <Glyph name="link" colours={WHITE_INK} /> {say('daily.copyLink')}
          </Button>
        )}
        <Button disabled={!drawn} reason={say('daily.notReady')} onPress={() => void picture('save')}>
          <Glyph name="save" /> {say('daily.savePicture')}
        </Button>
        <Button disabled={!drawn} reason={say('daily.notReady')} onPress={() => void picture('copy')}>
          {say('daily.copyPicture')}
        </Button>
        <span class="grow" />
        <Button onPress={() => daily.play(date, true)}>{say('daily.again')}</Button>
        <Button onPress={() => store.deps.toTitle()}>{say('daily.toTitle')}</Button>
      </div>
      <Progress work={daily.work.value} />
      <div role="status" class="daily-said text-13">
        {isLong && <p>{say('daily.tooLong')}</p>}
        {did !== null && (
          <p class={did === 'failed' ? 'note-error' : 'note-ok'}>{say(`daily.did.${did}` as WordKey)}</p>
        )}
      </div>
      {address !== null && (
        <input
          ref={field}
          class="frame card mono text-12 daily-link"
          readOnly
          aria-label={say('daily.link')}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
