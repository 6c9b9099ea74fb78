/**
 * exp, log and powers from + − × ÷ alone, so that every engine computes the same bits. The built-in functions differ in
 * the last bit. exp and log reduce the argument by halving and doubling, which is exact, and sum a series. Relative
 * error below 1e-13 (for a power: times the size of exponent × logarithm).
 *
 * The functions replace the value of a register by the result. Passing fractions between functions would allocate, and
 * curves are evaluated thousands of times a second.
 *
 *     register[0] = 0.5;
 *     takeExp();          // register[0] is 1.6487…
 */

/** The register: holds the argument for the next call of a function of this file, and its result afterwards. */
export const register = new Float64Array(1);

/** Replaces the register x by e^x. */
export function takeExp(): void {
  const x = register[0] as number;
  if (!(x > -746 && x < 710)) {
    if (x > 0) register[0] = Infinity;
    else if (x < 0) register[0] = 0;
    return;
  }
  const doublings = Math.round(x / Math.LN2);
  // ln 2 is split into two numbers. The first has so few digits that its multiples are exact.
  const rest = x - doublings * 0.6931471803691238 - doublings * 1.9082149292705877e-10;
  let sum = 1;
  for (let n = 14; n > 0; n--) sum = 1 + (sum * rest) / n;
  for (let n = doublings; n > 0; n--) sum *= 2;
  for (let n = doublings; n < 0; n++) sum /= 2;
  register[0] = sum;
}

/** Replaces the register by its natural logarithm: −Infinity for 0, NaN below 0. */
export function takeLog(): void {
  let x = register[0] as number;
  if (!(x > 0 && x < Infinity)) {
    if (x === 0) register[0] = -Infinity;
    else if (x < 0) register[0] = NaN;
    return;
  }
  let halvings = 0;
  for (; x > Math.SQRT2; halvings++) x /= 2;
  for (; x < Math.SQRT1_2; halvings--) x *= 2;
  // The series of artanh is used, because ln x = 2 artanh((x − 1) ÷ (x + 1)).
  const s = (x - 1) / (x + 1);
  const square = s * s;
  let sum = 0;
  for (let n = 23; n > 0; n -= 2) sum = sum * square + 1 / n;
  register[0] = 2 * s * sum + halvings * Math.LN2;
}

/**
 * Raises the register to the power of `by.exponent` (read from the object to avoid passing a fraction). Whole exponents
 * up to ±64 are multiplied out; for other exponents a base below 0 counts as 0.
 */
export function takePower(by: { readonly exponent: number }): void {
  const x = register[0] as number;
  const { exponent } = by;
  if (Number.isInteger(exponent) && exponent <= 64 && exponent >= -64) {
    let product = 1;
    for (let n = Math.abs(exponent); n > 0; n--) product *= x;
    register[0] = exponent < 0 ? 1 / product : product;
  } else if (x > 0) {
    takeLog();
    register[0] = (register[0] as number) * exponent;
    takeExp();
  } else register[0] = exponent > 0 ? 0 : Infinity;
}
