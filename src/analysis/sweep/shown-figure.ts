/** Figures as short texts: waits in seconds at 1×, large numbers with a space between thousands. */

const TICKS_PER_SECOND = 20;

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');

export function shownFigure(figure: string, value: number): string {
  const seconds = figure === 'wait';
  const of = seconds ? value / TICKS_PER_SECOND : value;
  const size = Math.abs(of);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const [whole = '0', part] = size.toFixed(digits).split('.');
  const sign = of < 0 && Number(size.toFixed(digits)) !== 0 ? '−' : '';
  const text = `${sign}${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
  return seconds ? `${text} s` : text;
}
