/** Shows the whole day as a bar, the branches of the day below the bar, and two buttons: continue from here, back to the present. */

import { personName } from '../../words/index.ts';
import { Button, classes, Glyph } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { alongBar } from '../../inspector/lanes/along-bar.ts';
import { inputWords } from '../frame/what-if-changes.ts';
import { tell, told } from '../words/index.ts';
import type { TimeModel } from './time-model.ts';
import { isByPlayer } from '../../sim/inputs/index.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';

/**
 * Position on the bar, 0…1. If a branch begins after this position, its name is shown to the left of the branch's
 * beginning, where there is more room.
 */
const LATE = 0.5;

export function DayBar({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  lab.watch();
  void told.value;
  const timeline = lab.timeline.value;
  const { clock } = lab.cafe.state;
  const lines = timeline?.lines ?? [];
  const end = Math.max(clock.closeTick ?? 0, ...lines.map(({ cafe }) => cafe.state.tick), lab.tick.value, 1);
  const begin = lines[0]?.from ?? 0;
  const part = (tick: number): number => Math.min(1, Math.max(0, (tick - begin) / Math.max(1, end - begin)));
  const share = (tick: number): string => `${part(tick) * 100}%`;
  const { from, to } = model.stretch.span.value;
  const nameOf = (line: Line): string =>
    line.parent === null
      ? tell('line.lived', { time: clockAt(clock, line.cafe.state.tick) })
      : branchName(lab, line, clockAt(clock, line.from));
  const go = (tick: number): void => {
    lab.setSpeed(0);
    lab.goTo(tick);
    model.bringIntoSight();
  };
  return (
    <div class="time-day">
      <div class="time-bars">
        <div class="time-all" title={tell('line.all')} {...alongBar(begin, end, go)}>
          <i class="time-lived" style={{ width: share(lines[0]?.cafe.state.tick ?? lab.tick.value) }} />
          <i
            class="time-span"
            style={{ left: share(Math.max(begin, from)), right: `calc(100% - ${share(Math.min(end, to))})` }}
          />
          <i class="time-at" style={{ left: share(lab.tick.value) }} />
        </div>
        <ul class="time-lines" aria-label={tell('line.label')}>
          {[...lines]
            .sort((a, b) => Number(a.parent === null) - Number(b.parent === null) || a.id - b.id)
            .map((line) => {
              const played = line === timeline?.line;
              const late = line.parent !== null && part(line.from) > LATE;
              return (
                <li key={line.id} class={classes(played && 'on', line.parent !== null && 'branch')}>
                  {line.parent !== null && (
                    <i style={{ left: share(line.from), right: `calc(100% - ${share(line.cafe.state.tick)})` }} />
                  )}
                  <button
                    type="button"
                    class="text-12"
                    aria-pressed={played}
                    disabled={played}
                    title={played ? undefined : tell('line.play')}
                    style={
                      line.parent === null
                        ? {}
                        : late
                          ? { right: `calc(100% - ${share(line.from)} + 4px)` }
                          : { left: share(line.from) }
                    }
                    onClick={() => lab.playLine(line)}
                  >
                    {line.parent === null && <span class="muted">{clockAt(clock, begin)}</span>}
                    <Glyph name={line.parent === null ? 'sun' : 'branch'} scale={1} />
                    {nameOf(line)}
                    {played && lines.length > 1 ? ` · ${tell('line.played')}` : ''}
                  </button>
                </li>
              );
            })}
        </ul>
      </div>
      <Button
        disabled={timeline === null || lab.atNow}
        reason={tell('time.atNow')}
        onPress={() => lab.goOn()}
        title={tell('time.goOn.why')}
      >
        <Glyph name="branch" /> {tell('time.goOn')}
      </Button>
      <Button
        look="teal"
        disabled={timeline === null || lab.atNow}
        reason={tell('time.atNow')}
        onPress={() => {
          lab.goToNow();
          model.bringIntoSight();
        }}
      >
        {tell('time.toNow')}
      </Button>
    </div>
  );
}

/** The name of a branch: its first input ("branch 2: Mei, alertness 1 tick"), otherwise its starting time. */
function branchName(lab: Lab, line: Line, time: string): string {
  const first = line.cafe.journal.find(({ tick, input }) => tick >= line.from && isByPlayer(input));
  return first === undefined
    ? tell('line.branch', { n: line.id, time })
    : tell('line.named', {
        n: line.id,
        what: inputWords(first.input, (id) => personName(lab.cafe.state.people[id]?.name ?? id)),
      });
}
