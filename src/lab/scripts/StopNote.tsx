/**
 * Shows why a script was stopped: whose script it was, when it stopped, near which line, and what to do. The note stays
 * until the script is given to its user again.
 */

import { Button, Glyph } from '../../ui/index.ts';
import { MOST } from '../../sandbox/limits.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { clockAt } from '../../notebook/time.ts';
import { sayPart } from '../../words/index.ts';
import { tell } from '../words/index.ts';
import type { ScriptsModel } from './model.ts';
import type { Stop } from './stops.ts';

interface StopNoteProps {
  readonly cafe: Simulation;
  readonly desk: ScriptsModel;
  readonly stop: Stop;
  /** Number of milliseconds that the script ran before its hang was detected; null = not known. */
  readonly waited: number | null;
}

export function StopNote({ cafe, desk, stop, waited }: StopNoteProps) {
  const { whom, by, line, tick, lostSeat, message } = stop;
  const name = whom.startsWith('role:') ? sayPart('duties.', whom.slice(5)) : (cafe.state.people[whom]?.name ?? whom);
  const what =
    by === 'hang' && waited !== null
      ? tell('scripts.stop.hangFor', { ms: Math.round(waited) })
      : tell(`scripts.stop.${by}`, { steps: MOST.steps.toLocaleString('en'), message });
  return (
    <div class="scripts-stop frame error text-12" role="alert">
      <Glyph name="warn" scale={1.5} />
      <p class="grow">
        <b>
          {clockAt(cafe.state.clock, tick)}{' '}
          {tell(line === null || by === 'fault' ? 'scripts.stop' : 'scripts.stopAt', { name, line: line ?? 0 })}
        </b>{' '}
        {what} {tell(lostSeat ? 'scripts.stop.seat' : 'scripts.stop.turn')}
      </p>
      {line !== null && (
        <Button size="small" onPress={() => desk.goToLine(line)}>
          {tell('scripts.stop.goTo', { line })}
        </Button>
      )}
    </div>
  );
}
