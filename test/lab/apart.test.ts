// A page that shows a café of its own keeps it on screen when the day has been simulated again.

import { expect, test } from 'vitest';
import { Breakpoints } from '../../src/lab/frame/breakpoints.ts';
import type { LabDeps } from '../../src/lab/frame/deps.ts';
import { Lab } from '../../src/lab/frame/lab.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

test('the day that was simulated again becomes the running one without being drawn over the café apart', async () => {
  const day = openCafe({ seed: 7 }, scripts);
  const start = day.save();
  day.step();
  let drawn: Simulation | null = null;
  const draws = (cafe: Simulation): void => void (drawn = cafe);
  const deps = {
    scripts: () => scripts,
    breakpoints: new Breakpoints(),
    running: () => day,
    start: () => start,
    show: draws,
    // The game draws every café that becomes the running one.
    adopt: draws,
  } as unknown as LabDeps;
  const lab = new Lab(deps, 'school');
  const scene = openCafe({ seed: 8 }, scripts);
  lab.showApart(scene);
  await lab.open();
  expect(lab.timeline.peek()).not.toBeNull();
  expect(drawn === scene).toBe(true);
  lab.goToNow();
  expect(drawn === scene).toBe(false);
});
