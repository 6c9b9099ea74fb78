/** Shows the assists, each as a switch with its effect. */

import type { Assists } from '../../../sim/state/season.ts';
import { say } from '../../../words/index.ts';

const ASSISTS: readonly (keyof Assists)[] = ['noPatienceLoss', 'slowerRush'];

interface AssistedProps {
  assists: Assists;
  onChange: (which: keyof Assists, on: boolean) => void;
}

export function Assisted({ assists, onChange }: AssistedProps) {
  return (
    <ul class="col gap-4">
      {ASSISTS.map((one) => (
        <li key={one}>
          <label class="assist row gap-8">
            <input
              type="checkbox"
              checked={assists[one]}
              onChange={(event) => onChange(one, event.currentTarget.checked)}
            />
            <span class="tick" aria-hidden="true" />
            <span class="col">
              <b class="text-14 bold">{say(`difficulty.assist.${one}`)}</b>
              <span class="text-12 muted">{say(`difficulty.assist.${one}.about`)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
