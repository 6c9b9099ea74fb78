/** Shows what scripts have cost recently, compared with their limits, as three meters. */

import { useState } from 'preact/hooks';
import type { Meters } from '../../sandbox/meters.ts';
import { MOST, STEPS_A_POLL } from '../../sandbox/limits.ts';
import { Meter as Bar, useScope } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';

const EVERY_MS = 500;

export function SandboxPanel({ lab }: { readonly lab: Lab }) {
  const [meters, setMeters] = useState<Meters | null>(null);
  const [kills, setKills] = useState(0);
  useScope(
    (scope) => {
      const look = (): void => {
        const leader = lab.deps.leader();
        if (leader === null) return;
        setMeters(leader.meters);
        setKills(leader.kills);
      };
      look();
      scope.every(EVERY_MS, look);
    },
    [lab],
  );
  const lost = (meters?.lost ?? 0) + kills;
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
  return (
    <section class="scripts-sandbox" aria-labelledby="scripts-sandbox">
      <header class="row gap-8">
        <h2 id="scripts-sandbox" class="text-14 bold heading grow">
          {tell('scripts.sandboxName')}
        </h2>
        {meters !== null && (
          <span class={lost === 0 ? 'text-12 good' : 'text-12 bad'}>
            {lost === 0
              ? tell('scripts.behavedFor', { count: meters.thoughts })
              : tell('scripts.lost', { count: lost })}
          </span>
        )}
      </header>
      <Meter
        name={tell('scripts.time')}
        hint={tell('scripts.time.is')}
        share={(meters?.batchMs.median ?? 0) / MOST.batchMs}
        text={tell('scripts.ofMs', { n: (meters?.batchMs.median ?? 0).toFixed(1), most: MOST.batchMs })}
      />
      <Meter
        name={tell('scripts.memory')}
        hint={tell('scripts.memory.is')}
        share={(meters?.memory ?? 0) / MOST.memory}
        text={tell('scripts.ofMb', { n: megabytes(meters?.memory ?? 0), most: megabytes(MOST.memory) })}
      />
      <Meter
        name={tell('scripts.steps')}
        hint={tell('scripts.steps.is')}
        share={(meters?.steps ?? 0) / MOST.steps}
        text={tell('scripts.of', { n: thousands(meters), most: `${MOST.steps / 1000}k` })}
      />
    </section>
  );
}

/**
 * A number of steps as text, in thousands. The script engine counts steps in tens of thousands, so a smaller number is
 * shown as "under ten thousand".
 */
function thousands(meters: Meters | null): string {
  if (meters === null || meters.thoughts === 0) return '0';
  return meters.steps === 0 ? `<${STEPS_A_POLL / 1000}k` : `${meters.steps / 1000}k`;
}

interface MeterProps {
  readonly name: string;
  readonly hint: string;
  readonly share: number;
  readonly text: string;
}
function Meter({ name, hint, share, text }: MeterProps) {
  return (
    <div class="scripts-meter text-12">
      <b>{name}</b>
      <Bar share={share} colour="var(--teal-light)" label={`${name}: ${text}`} />
      <span class="mono">{text}</span>
      <span class="muted scripts-hint">{hint}</span>
    </div>
  );
}
