/**
 * Collects the weight functions of a program while it is compiled. It puts their numbers into shared arrays, and
 * chooses for each function the operation that evaluates it.
 */

import { OP } from './layout.ts';
import { NO_EFFECT, type WeightFunction, type WeightValues } from '../weighing.ts';

/** A compiled weight function: the operation that evaluates it, and where its numbers begin in the shared arrays. */
export interface Weight {
  readonly op: number;
  readonly at: number;
  readonly count?: number;
  readonly limits?: number;
  /** Whether the weight function can give an addend or a rank, not only a multiplier. */
  readonly wide?: boolean;
  /** Whether the weight function neither draws a random number nor changes anything. */
  readonly pure: boolean;
  /** The highest values that the weight function can give, as addend, multiplier and rank; undefined = unknown. */
  readonly most?: WeightValues | undefined;
}

export class WeightPool {
  readonly own: object[] = [];
  readonly constants: number[] = [];
  readonly textIds: number[] = [];
  readonly texts = new Map<string, number>();
  private readonly valuesAt = new Map<string, number>();

  addOwn(own: object): number {
    return this.own.push(own) - 1;
  }

  /** Adds a weight function: chooses its operation and copies its numbers into the shared arrays. */
  add(one: WeightFunction): Weight {
    switch (one.by) {
      case 'constant':
        return {
          op: OP.constant,
          at: this.sharedValues(one.values),
          wide: areWide([one.values]),
          most: greatest([one.values]),
          pure: true,
        };
      case 'truth': {
        const at = this.addValues(one.whenTrue);
        this.addValues(one.whenFalse);
        return {
          op: OP.truth,
          at,
          wide: areWide([one.whenTrue, one.whenFalse]),
          most: greatest([one.whenTrue, one.whenFalse]),
          pure: true,
        };
      }
      case 'text': {
        const limits = this.textIds.length;
        const at = this.constants.length;
        for (const [text, values] of one.entries) {
          let id = this.texts.get(text);
          if (id === undefined) this.texts.set(text, (id = this.texts.size));
          this.textIds.push(id);
          this.addValues(values);
        }
        this.addValues(one.otherwise);
        return {
          op: OP.text,
          at,
          count: one.entries.size,
          limits,
          wide: areWide([...one.entries.values(), one.otherwise]),
          most: greatest([...one.entries.values(), one.otherwise]),
          pure: true,
        };
      }
      case 'steps': {
        const limits = this.constants.length;
        for (const { below } of one.steps) this.constants.push(below);
        const at = this.constants.length;
        for (const { values } of one.steps) this.addValues(values);
        this.addValues(one.last);
        return {
          op: OP.steps,
          at,
          count: one.steps.length,
          limits,
          wide: areWide([...one.steps.map(({ values }) => values), one.last]),
          most: greatest([...one.steps.map(({ values }) => values), one.last]),
          pure: true,
        };
      }
      case 'drawnSteps':
        return { op: OP.drawnSteps, at: this.addOwn(one.steps), pure: false };
      case 'curve': {
        const { curve } = one;
        const count = one.gives === 'multiplier' ? 0 : 1;
        if (curve.shape !== 'linear')
          return {
            op: OP.curve,
            at: this.addOwn(curve),
            count,
            most: count === 0 ? NO_EFFECT : { ...NO_EFFECT, addend: 1 },
            pure: true,
          };
        const [from, to] = curve.range;
        const at = this.constants.push(curve.slope, curve.xShift, curve.yShift, from, to - from) - 5;
        return {
          op: OP.line,
          at,
          wide: count === 1,
          most: count === 0 ? NO_EFFECT : { ...NO_EFFECT, addend: 1 },
          pure: true,
        };
      }
      case 'unit':
        return { op: OP.unit, at: this.constants.push(one.addend, one.rank) - 2, pure: true };
      default:
        return { op: OP.own, at: this.addOwn(one), pure: false };
    }
  }

  private addValues({ addend, multiplier, rank }: WeightValues): number {
    return this.constants.push(addend, multiplier, rank) - 3;
  }

  private sharedValues(values: WeightValues): number {
    const key = `${values.addend} ${values.multiplier} ${values.rank}`;
    let at = this.valuesAt.get(key);
    if (at === undefined) this.valuesAt.set(key, (at = this.addValues(values)));
    return at;
  }
}

/**
 * Returns the highest addend, multiplier and rank among several weight values. Returns undefined if a multiplier is
 * negative, because the product of two negative multipliers can exceed the highest one.
 */
function greatest(all: readonly WeightValues[]): WeightValues | undefined {
  if (all.some(({ multiplier }) => !(multiplier >= 0))) return undefined;
  return {
    addend: Math.max(...all.map(({ addend }) => addend)),
    multiplier: Math.max(...all.map(({ multiplier }) => multiplier)),
    rank: Math.max(...all.map(({ rank }) => rank)),
  };
}

const areWide = (all: readonly WeightValues[]): boolean =>
  all.some(({ addend, rank }) => addend !== 0 || rank !== -Infinity);
