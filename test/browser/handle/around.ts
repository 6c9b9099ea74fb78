// One function of the browser in the place of another, with the real one at hand.

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** @param instead gets the real function, bound, what it was called with, and whose it is */
export function around(
  owner: object,
  name: string,
  instead: (real: (...given: unknown[]) => unknown, given: unknown[], of: unknown) => unknown,
): void {
  const methods = owner as Record<string, Method | undefined>;
  const real = methods[name];
  if (real === undefined) return;
  methods[name] = function (...given) {
    return instead((...anew) => real.apply(this, anew), given, this);
  };
}
