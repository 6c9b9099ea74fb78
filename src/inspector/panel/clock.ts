/** Writes a tick as a time of the game, and finds the tick for a typed time. */

/**
 * Writes ticks as minutes and seconds, `1:05.3`, with enough decimals to tell two ticks apart; hours are written only
 * if there are any.
 */
export function clock(ticksPerSecond: number): (tick: number) => string {
  const decimals = ticksPerSecond <= 1 ? 0 : String(Math.ceil(ticksPerSecond) - 1).length;
  const parts = 10 ** decimals;
  return (tick) => {
    const all = Math.floor((tick * parts) / ticksPerSecond);
    const seconds = Math.floor(all / parts);
    const two = (value: number): string => String(value).padStart(2, '0');
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const fraction = decimals === 0 ? '' : `.${String(all % parts).padStart(decimals, '0')}`;
    return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(seconds % 60)}${fraction}`;
  };
}

/**
 * The first tick whose time equals the typed text or begins with it: `1:05` finds `1:05.0`. A whole number that is no
 * time of the game is a tick. @returns null if there is no such time
 */
export function tickTyped(typed: string, from: number, end: number, timeOf: (tick: number) => string): number | null {
  const wanted = typed.trim();
  if (wanted === '') return null;
  let begins: number | null = null;
  for (let tick = from; tick <= end; tick++) {
    const time = timeOf(tick);
    if (time === wanted) return tick;
    if (begins === null && time.startsWith(wanted)) begins = tick;
  }
  return /^\d+$/.test(wanted) ? Number(wanted) : begins;
}
