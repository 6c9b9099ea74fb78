/** The whole day in one bar, the lines that left it below, and the two ways on: from here, or back to the present. */

import { Button, classes, Glyph } from '../../hud/kit/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import type { TimeModel } from './time-model.ts';

export function DayBar({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  lab.watch();
  void told.value;
  const timeline = lab.timeline.value;
  const { clock } = lab.cafe.state;
  const end = Math.max(clock.closeTick ?? 0, ...(timeline?.lines.map(({ cafe }) => cafe.state.tick) ?? [1]));
  const begin = timeline?.lines[0]?.from ?? 0;
  const share = (tick: number): string => `${((tick - begin) / Math.max(1, end - begin)) * 100}%`;
  const { from, to } = model.span.value;
  return (
    <div class="time-day">
      <div class="time-bars">
        <div
          class="time-all"
          onPointerDown={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const tick = begin + ((event.clientX - box.left) / box.width) * (end - begin);
            lab.setSpeed(0);
            lab.goTo(tick);
            model.bringIntoSight();
          }}
        >
          <i class="time-lived" style={{ width: share(timeline?.now ?? lab.tick.value) }} />
          <i
            class="time-span"
            style={{ left: share(Math.max(begin, from)), right: `calc(100% - ${share(Math.min(end, to))})` }}
          />
          <i class="time-at" style={{ left: share(lab.tick.value) }} />
        </div>
        <ul class="time-lines" aria-label={tell('line.label')}>
          {(timeline?.lines ?? []).map((line) => {
            const played = line === timeline?.line;
            const name =
              line.parent === null
                ? tell('line.lived', { time: clockAt(clock, line.cafe.state.tick) })
                : tell('line.branch', { n: line.id, time: clockAt(clock, line.from) });
            return (
              <li key={line.id} class={classes(played && 'on')}>
                {line.parent !== null && (
                  <i style={{ left: share(line.from), right: `calc(100% - ${share(line.cafe.state.tick)})` }} />
                )}
                <button
                  type="button"
                  class="t12"
                  aria-pressed={played}
                  disabled={played}
                  onClick={() => lab.playLine(line)}
                >
                  <Glyph name={line.parent === null ? 'sun' : 'branch'} scale={1} />
                  {name}
                  {played ? ` · ${tell('line.played')}` : ''}
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
