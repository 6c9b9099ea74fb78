/**
 * Loudness after ITU-R BS.1770-4 and EBU R 128. Samples are filtered as the ear hears (K-weighting), and the mean power
 * of 400 ms blocks gives the loudness in LUFS. A difference of 1 LU is a difference of 1 dB.
 */

/** A second-order filter: the coefficients of its numerator and of its denominator, whose first is 1. */
interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

const BLOCK_SECONDS = 0.4;
/** Blocks of the integrated loudness overlap by three quarters; those of the highest momentary loudness by 39/40. */
const STEP_SECONDS = 0.1;
const FINE_STEP_SECONDS = 0.01;
/** Blocks below this loudness, in LUFS, count as silence. */
const SILENCE = -70;
/** Blocks this many LU below the loudness of the rest are left out. */
const GATE = -10;

/** The two filters of the K-weighting at a sample rate: the head's influence, and the ear's deafness to low tones. */
function filters(sampleRate: number): readonly [Filter, Filter] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const scale = 1 + shelf / q + shelf * shelf;
  const pass = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const passScale = 1 + pass / passQ + pass * pass;
  return [
    {
      b: [
        (high + (middle * shelf) / q + shelf * shelf) / scale,
        (2 * (shelf * shelf - high)) / scale,
        (high - (middle * shelf) / q + shelf * shelf) / scale,
      ],
      a: [(2 * (shelf * shelf - 1)) / scale, (1 - shelf / q + shelf * shelf) / scale],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (pass * pass - 1)) / passScale, (1 - pass / passQ + pass * pass) / passScale],
    },
  ];
}

function filtered(samples: Float32Array | Float64Array, { b, a }: Filter): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

const lufs = (power: number): number => (power <= 0 ? -Infinity : -0.691 + 10 * Math.log10(power));

/** Mean power of all blocks, over all channels. A sound shorter than a block is followed by silence. */
function powers(channels: readonly Float32Array[], sampleRate: number, stepSeconds: number): number[] {
  const block = Math.round(BLOCK_SECONDS * sampleRate);
  const step = Math.round(stepSeconds * sampleRate);
  const [head, ear] = filters(sampleRate);
  const length = channels[0]?.length ?? 0;
  // Running sums make every block a difference of two numbers.
  const sums = new Float64Array(Math.max(length, block) + 1);
  for (const channel of channels) {
    const heard = filtered(filtered(channel, head), ear);
    let sum = 0;
    for (let i = 0; i < sums.length - 1; i++) {
      const sample = heard[i] ?? 0;
      sum += sample * sample;
      sums[i + 1] = (sums[i + 1] as number) + sum;
    }
  }
  const found: number[] = [];
  for (let from = 0; from + block < sums.length; from += step)
    found.push(((sums[from + block] as number) - (sums[from] as number)) / block);
  return found;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The integrated loudness of a programme in LUFS, with both gates of the recommendation; −∞ = silence. */
export function integrated(channels: readonly Float32Array[], sampleRate: number): number {
  const loud = powers(channels, sampleRate, STEP_SECONDS).filter((power) => lufs(power) > SILENCE);
  if (loud.length === 0) return -Infinity;
  const gate = lufs(mean(loud)) + GATE;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

/** The highest momentary loudness in LUFS: how loud a short sound seems. */
export const momentary = (channels: readonly Float32Array[], sampleRate: number): number =>
  lufs(Math.max(0, ...powers(channels, sampleRate, FINE_STEP_SECONDS)));
