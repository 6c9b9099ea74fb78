/** The assists, each a switch with its effect. */

import type { Assists } from '../../../sim/state/season.ts';
import { say } from '../../../words/index.ts';

const ASSISTS: readonly (keyof Assists)[] = ['noPatienceLoss', 'slowerRush'];

interface AssistedProps {
  assists: Assists;
  onChange: (which: keyof Assists, on: boolean) => void;
}

export function Assisted({ assists, onChange }: AssistedProps) {
  return (
    <ul class="col g4">
      {ASSISTS.map((one) => (
        <li key={one}>
          <label class="assist row g8">
            <input
              type="checkbox"
              checked={assists[one]}
              onChange={(event) => onChange(one, event.currentTarget.checked)}
            />
            <span class="tick" aria-hidden="true" />
            <span class="col">
              <b class="t14 x8">{say(`difficulty.assist.${one}`)}</b>
              <span class="t12 muted">{say(`difficulty.assist.${one}.about`)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
