/** Shows facts about the player's day before it is shared: date, beginning, inputs, size and result. */

import { LONGEST_LINK } from '../../analysis/replay/index.ts';
import { type JournalEntry, recordOf } from '../../sim/inputs/index.ts';
import { INPUT_GROUPS, type InputGroup } from '../../sim/inputs/input-kind.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';
import { tell, told } from '../words/index.ts';
import type { Written } from '../shared/day-writer.ts';

const BYTES_A_KB = 1024;

interface Props {
  readonly lab: Lab;
  readonly line: Line;
  /** The day written as a replay; null = not written yet. */
  readonly written: Written | null;
  /** The whole address of the replay's link, or a placeholder text. */
  readonly address: string | null;
}

export function Facts({ lab, line, written, address }: Props) {
  // The component subscribes to the lab's `beat`, because the timeline's line stays the same object while its journal
  // of inputs grows.
  lab.watch();
  void told.value;
  const { state, journal } = line.cafe;
  const { from } = line.tape;
  const later = <span class="muted">{tell('replays.fact.later')}</span>;
  return (
    <dl class="replays-facts text-13">
      <div>
        <dt>{tell('replays.fact.when')}</dt>
        <dd>
          {tell('replays.fact.whenIs', {
            day: state.clock.day,
            from: clockAt(state.clock, from),
            to: clockAt(state.clock, state.tick),
            ticks: tell('promises.ticks', { count: state.tick - from }),
          })}
        </dd>
      </div>
      <div>
        <dt>{tell('replays.fact.begins')}</dt>
        <dd>
          {written === null
            ? later
            : tell('replays.fact.seed', {
                begin: tell(`replays.begin.${written.kind}`),
                seed: state.seed - state.clock.day,
              })}
        </dd>
      </div>
      <div>
        <dt>{tell('replays.fact.given')}</dt>
        <dd>{givenWords(journal, state.tick)}</dd>
      </div>
      <div>
        <dt>{tell('replays.fact.size')}</dt>
        <dd>
          {written === null ? (
            later
          ) : (
            <>
              {address === null || written.link === null ? (
                tell('replays.fact.noLink')
              ) : (
                <>
                  {tell('replays.fact.link', { count: address.length, most: LONGEST_LINK })}
                  <meter class="replays-meter" min={0} max={LONGEST_LINK} value={address.length} aria-hidden="true" />
                </>
              )}{' '}
              ·{' '}
              <span class="replays-file">
                {tell('replays.fact.file', { size: (written.text.length / BYTES_A_KB).toFixed(1) })}
              </span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{tell('replays.fact.hash')}</dt>
        <dd class="mono replays-hash">
          {written === null ? later : tell('replays.fact.hashIs', { hash: written.hash })}
        </dd>
      </div>
    </dl>
  );
}

/**
 * Says in words how many inputs the player has given, by group, and how many take effect only with the next tick and
 * are not part of the day yet.
 */
function givenWords(journal: readonly JournalEntry[], now: number): string {
  const counts = new Map<InputGroup, number>();
  let next = 0;
  for (const { tick, input } of journal) {
    const { group } = recordOf(input);
    if (group === null) continue;
    if (tick >= now) {
      next++;
      continue;
    }
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const said = INPUT_GROUPS.flatMap((group) => {
    const count = counts.get(group);
    return count === undefined ? [] : [tell(`replays.given.${group}`, { count })];
  });
  if (said.length === 0) said.push(tell('replays.given.none'));
  if (next > 0) said.push(tell('replays.given.next', { count: next }));
  return said.join(' · ');
}
