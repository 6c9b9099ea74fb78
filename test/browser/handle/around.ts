// Replaces a function of the browser by another that can call the real one.

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** @param instead receives the real function, bound, its arguments, and its `this` */
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
