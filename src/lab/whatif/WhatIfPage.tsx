/** The page "Would it have been better?": changes at one moment, and the two resulting days side by side. */

import { useState } from 'preact/hooks';
import { Frame } from '../../ui/index.ts';
import type { LabPageProps } from '../frame/page.ts';
import { tell, told } from '../words/index.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { HeatPanel } from './HeatPanel.tsx';
import { type WhatIf, whatIfOf } from './model.ts';
import { PartingPanel } from './PartingPanel.tsx';
import { Start } from './Start.tsx';
import { SweepPanel } from './SweepPanel.tsx';
import { TwoCafes } from './TwoCafes.tsx';
import { Verdict } from './Verdict.tsx';
import './whatif.css';

export function WhatIfPage({ lab, visit }: LabPageProps) {
  lab.watch();
  void told.value;
  const whatIf = whatIfOf(lab);
  useState(() => whatIf.enter(visit));
  const ready = lab.timeline.value !== null;
  if (!ready)
    return (
      <Frame as="section" class="whatif-wait">
        <p class="text-16" role="status">
          {tell('time.opening', { percent: Math.round(lab.progress.value * 100) })}
        </p>
      </Frame>
    );
  // An opened sweep, or the mistakes of a sweep that could not be opened, are shown at the top of the page; the
  // button that opens a sweep is at the bottom.
  const opened = whatIf.sweep.report.value !== null || whatIf.sweep.errors.value.length > 0;
  return (
    <div
      class="whatif-page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) void whatIf.sweep.openFile(file);
      }}
    >
      <ChangeBar lab={lab} whatIf={whatIf} />
      <TwoCafes lab={lab} whatIf={whatIf} />
      <Frame as="section" class="whatif-lower" aria-label={tell('whatif.parting')}>
        {opened && <SweepPanel sweep={whatIf.sweep} />}
        {isFresh(whatIf) ? (
          <Start lab={lab} whatIf={whatIf} />
        ) : (
          <>
            <PartingPanel lab={lab} whatIf={whatIf} />
            <HeatPanel lab={lab} whatIf={whatIf} />
          </>
        )}
        {!opened && <SweepPanel sweep={whatIf.sweep} />}
      </Frame>
      <Verdict lab={lab} whatIf={whatIf} />
    </div>
  );
}

/** Whether the page shows no results yet: no future has been simulated, and none is being simulated. */
const isFresh = ({ own, running, error, parting, heat }: WhatIf): boolean =>
  own.value === null &&
  running.value === null &&
  error.value === null &&
  parting.value === undefined &&
  heat.running.value === null;
