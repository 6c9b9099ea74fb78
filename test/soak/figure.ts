// Figures for the table of docs/reliability.md. A test of the soak says what it has measured; `npm run soak` collects
// the lines and writes them into the row that they belong to.

import { appendFileSync } from 'node:fs';

export const full = process.env['HONEYBELL_SOAK'] === 'full';

/** Processor time of this process so far, in milliseconds. Unlike the clock's, it hardly depends on what else the machine does. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Prints a figure. In a soak the figure is also kept for the table.
 * @param row id of a row in tools/run/soak-rows.mjs
 * @param isMissed whether the figure is not what the row promises. Durations are not judged by a test, because a machine
 *   may be busy; the table says that they are missed
 */
export function figure(row: string, text: string, isMissed = false): void {
  console.log(isMissed ? `missed: ${text}` : text);
  const file = process.env['HONEYBELL_SOAK_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ row, text, isMissed })}\n`);
}
