/** Student's distribution: the interval of a mean, and how likely chance alone makes a mean this far from zero. */

/** 97.5 % quantiles of Student's distribution for 1 … 30 degrees of freedom. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
/** The 97.5 % quantile of Student's distribution. For 30 and more degrees of freedom, 1.96 + 2.42/n agrees with the tables to three decimals. */
export const tQuantile = (freedom: number): number => T[freedom - 1] ?? 1.95996 + 2.42 / freedom;

/**
 * The probability that chance alone makes a mean at least this far from zero.
 * @param t the mean, divided by its standard error @param freedom degrees of freedom, ≥ 1
 */
export const studentChance = (t: number, freedom: number): number =>
  Number.isFinite(t) ? beta(freedom / (freedom + t * t), freedom / 2, 0.5) : 0;

/** Logarithm of the gamma function (Lanczos), accurate to ten digits. */
function logGamma(x: number): number {
  const parts = [
    76.18009172947146, -86.5053203294168, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ];
  const sum = parts.reduce((all, part, i) => all + part / (x + 1 + i), 1.000000000190015);
  return Math.log((2.506628274631 * sum) / x) - (x + 5.5) + (x + 0.5) * Math.log(x + 5.5);
}

/** The regularised incomplete beta function, by its continued fraction (Lentz). */
function beta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The continued fraction converges quickly for small x; for large x the symmetry of the beta function is used.
  if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a);
  const TINY = 1e-300;
  const off = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let [c, d] = [1, 1 / off(1 - ((a + b) * x) / (a + 1))];
  let fraction = d;
  for (let m = 1; m <= 300; m++) {
    for (const part of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / off(1 + part * d);
      c = off(1 + part / c);
      fraction *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-12) break;
  }
  return (Math.exp(a * Math.log(x) + b * Math.log(1 - x) + logGamma(a + b) - logGamma(a) - logGamma(b)) * fraction) / a;
}
