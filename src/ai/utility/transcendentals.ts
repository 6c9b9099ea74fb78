/**
 * exp, log and powers from + − × ÷ alone, the same bits in every engine; the built-in ones differ in their last. Both
 * bring the argument near 0 by halving and doubling, which is exact, and sum a series there. Relative error below 1e-13
 * (of `power`: times the size of the exponent × log).
 */

/** e to the power of x. */
export function exp(x: number): number {
  if (!(x > -746 && x < 710)) return x > 0 ? Infinity : x < 0 ? 0 : x;
  const doublings = Math.round(x / Math.LN2);
  // ln 2 in two pieces, the first short enough that its multiples are exact.
  const rest = x - doublings * 0.6931471803691238 - doublings * 1.9082149292705877e-10;
  let sum = 1;
  for (let n = 14; n > 0; n--) sum = 1 + (sum * rest) / n;
  return scaled(sum, doublings);
}

/** Times 2 to the power of n, in steps that neither overflow nor vanish before the last. */
function scaled(value: number, n: number): number {
  for (; n > 0; n--) value *= 2;
  for (; n < 0; n++) value /= 2;
  return value;
}

/** The natural logarithm: −Infinity of 0, NaN below. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN;
  if (x === Infinity) return x;
  let halvings = 0;
  for (; x > Math.SQRT2; halvings++) x /= 2;
  for (; x < Math.SQRT1_2; halvings--) x *= 2;
  // ln x = 2 artanh s
  const s = (x - 1) / (x + 1);
  const square = s * s;
  let sum = 0;
  for (let n = 23; n > 0; n -= 2) sum = sum * square + 1 / n;
  return 2 * s * sum + halvings * Math.LN2;
}

/** x to the power of e. Whole exponents up to 64 are multiplied out; of others a negative x counts as 0. */
export function power(x: number, e: number): number {
  if (Number.isInteger(e) && e <= 64 && e >= -64) {
    let product = 1;
    for (let n = Math.abs(e); n > 0; n--) product *= x;
    return e < 0 ? 1 / product : product;
  }
  return x > 0 ? exp(e * log(x)) : e > 0 ? 0 : Infinity;
}
