/** "What do we promise, and do we keep it?" – all promises with how they stand today, and one to be written. */

import { useEffect, useState } from 'preact/hooks';
import { Badge, Button, classes, FileButton, Frame, Glyph, readText, saveFile } from '../../hud/kit/index.ts';
import { type Breach, LONGEST_TEXT, readPromises, type Verdict } from '../../headless/promises/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import { Editor } from './Editor.tsx';
import type { Entry, Keeper } from './keeper.ts';
import { breachWords, titleOf } from './wording.ts';
import './promises.css';

/** Breaches one can go to from the list. */
const JUMPS = 3;

export function PromisesPage({ lab }: { readonly lab: Lab }) {
  void told.value;
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  useEffect(() => {
    let wanted = true;
    // No café is seen here.
    lab.host.place(null);
    void lab.host.promises().then((came) => {
      if (wanted) setKeeper(came);
    });
    return () => {
      wanted = false;
    };
  }, [lab]);
  return <div class="promises-page">{keeper !== null && <Promises lab={lab} keeper={keeper} />}</div>;
}

function Promises({ lab, keeper }: { readonly lab: Lab; readonly keeper: Keeper }) {
  void told.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const entries = keeper.entries.value;
  const day = keeper.day.value;
  const progress = keeper.progress.value;
  const standing = (which: Verdict['standing']): number =>
    entries.filter(({ id, on }) => on && day?.verdicts.get(id)?.standing === which).length;
  return (
    <>
      <Frame as="section" class="promises-main" aria-labelledby="promises-title">
        <header class="promises-head">
          <h2 id="promises-title" class="t20 x8">
            {tell('promises.title')}
          </h2>
          <p class="t13 muted" role="status">
            {progress !== null
              ? tell('promises.looking', { percent: Math.round(progress * 100) })
              : tell('promises.sum', { kept: standing('kept'), broken: standing('broken'), open: standing('open') })}
          </p>
          <Files keeper={keeper} />
        </header>
        {entries.length === 0 ? (
          <p class="t14 lab-empty">
            {tell('promises.none')}{' '}
            <Button size="small" onPress={() => keeper.asShipped()}>
              {tell('promises.shipped')}
            </Button>
          </p>
        ) : (
          <ul class="promises-list scrolls" aria-labelledby="promises-title">
            {entries.map((entry) => (
              <Row
                key={entry.id}
                lab={lab}
                keeper={keeper}
                entry={entry}
                chosen={entry.id === chosen}
                onChosen={() => setChosen(entry.id)}
              />
            ))}
          </ul>
        )}
      </Frame>
      <Editor keeper={keeper} id={entries.some(({ id }) => id === chosen) ? chosen : null} onChosen={setChosen} />
    </>
  );
}

interface RowProps {
  readonly lab: Lab;
  readonly keeper: Keeper;
  readonly entry: Entry;
  readonly chosen: boolean;
  readonly onChosen: () => void;
}

function Row({ lab, keeper, entry, chosen, onChosen }: RowProps) {
  const { promise, on, id } = entry;
  const day = keeper.day.value;
  const verdict = on ? day?.verdicts.get(id) : undefined;
  const title = titleOf(promise);
  const { clock } = lab.host.running().state;
  return (
    <li
      class={classes('promise frame', chosen ? 'sel' : verdict?.standing === 'broken' ? 'err' : 'card', !on && 'off')}
    >
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={tell('promises.counts', { title })}
        class={classes('btn frame small square', on ? 'gold' : 'btn btn-paper')}
        onClick={() => keeper.turn(id, !on)}
      >
        {on && <Glyph name="check" scale={1.5} />}
      </button>
      <button type="button" class="promise-words" aria-pressed={chosen} onClick={onChosen}>
        <b class="t14 x8">{title}</b>
        {title !== promise.text && (
          <span class="t12" lang="en">
            {promise.text}
          </span>
        )}
      </button>
      <div class="promise-state">
        <Standing verdict={verdict} on={on} ticks={day === null ? 0 : day.to - day.from} />
        {verdict !== undefined && verdict.breaches.length > 0 && (
          <ul class="promise-jumps">
            {verdict.breaches.slice(0, JUMPS).map((breach, i) => (
              <li key={i}>
                <Button
                  size="small"
                  label={tell('promises.jump', { time: clockAt(clock, breach.tick), words: breachWords(breach) })}
                  title={breachWords(breach)}
                  onPress={() => jump(lab, breach)}
                >
                  {clockAt(clock, breach.tick)}
                  <Glyph name="right" scale={1} />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {verdict?.breaches[0] !== undefined && <p class="t12 promise-why">{breachWords(verdict.breaches[0])}</p>}
    </li>
  );
}

function Standing({
  verdict,
  on,
  ticks,
}: {
  readonly verdict: Verdict | undefined;
  readonly on: boolean;
  readonly ticks: number;
}) {
  if (!on) return <Badge look="grey">{tell('promises.off')}</Badge>;
  switch (verdict?.standing) {
    case 'kept':
      return (
        <span class="row g4">
          <Badge look="mint">{tell('promises.kept')}</Badge>
          <span class="t12 muted nowrap">{tell('promises.ticks', { count: ticks })}</span>
        </span>
      );
    case 'broken':
      return <Badge look="cherry">{tell('promises.broken', { count: verdict.times })}</Badge>;
    default:
      return <Badge look="paper">{tell('promises.open')}</Badge>;
  }
}

/** To the moment right after it, on the page where one sees why. */
function jump(lab: Lab, { tick, who }: Breach): void {
  // The promises are those of one's own day, whoever's is being watched.
  lab.goHome();
  lab.setSpeed(0);
  lab.goTo(tick + 1);
  if (who !== null) lab.look(who);
  lab.turnTo('time');
}

function Files({ keeper }: { readonly keeper: Keeper }) {
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly lines: readonly string[] } | null>(null);
  const take = async (file: File): Promise<void> => {
    const opened = await readText(file, 4 * LONGEST_TEXT);
    if (!opened.ok) return setSaid({ ok: false, lines: [opened.message] });
    const { promises, problems } = readPromises(opened.text);
    if (problems.length > 0)
      return setSaid({
        ok: false,
        lines: problems.map(({ line, column, message }) => `${tell('promises.place', { line, column })} ${message}`),
      });
    setSaid({ ok: true, lines: [tell('promises.added', { count: keeper.add(promises) })] });
  };
  return (
    <>
      <FileButton size="small" accept=".txt,text/plain" onFile={(file) => void take(file)}>
        {tell('promises.import')}
      </FileButton>
      <Button
        size="small"
        onPress={() => saveFile(`${tell('promises.file')}.txt`, new Blob([keeper.text()], { type: 'text/plain' }))}
      >
        <Glyph name="save" /> {tell('promises.export')}
      </Button>
      <Button size="small" onPress={() => keeper.asShipped()}>
        <Glyph name="undo" /> {tell('promises.shipped')}
      </Button>
      {said !== null && (
        <div class={classes('promises-said t13', said.ok ? 'note-ok' : 'note-err')} role="status">
          <ul>
            {said.lines.slice(0, 8).map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
          <button type="button" class="dismiss" aria-label={tell('promises.dismiss')} onClick={() => setSaid(null)}>
            <Glyph name="x" scale={1} />
          </button>
        </div>
      )}
    </>
  );
}
