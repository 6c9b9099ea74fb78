/**
 * The compiler's files with the declarations of the JavaScript language. Scripts are checked against these
 * declarations, from which the objects that the sandbox lacks have been removed.
 */

export const LIBRARY = [
  'lib.es5.d.ts',
  'lib.es2015.core.d.ts',
  'lib.es2015.collection.d.ts',
  'lib.es2015.iterable.d.ts',
  'lib.es2015.generator.d.ts',
  'lib.es2015.symbol.d.ts',
  'lib.es2015.symbol.wellknown.d.ts',
  'lib.es2016.array.include.d.ts',
  'lib.es2017.object.d.ts',
  'lib.es2017.string.d.ts',
  'lib.es2019.array.d.ts',
  'lib.es2019.object.d.ts',
  'lib.es2019.string.d.ts',
  'lib.es2022.array.d.ts',
  'lib.es2023.array.d.ts',
] as const;
