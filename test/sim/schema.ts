// The part of JSON Schema (draft 2020-12) that docs/scenario.schema.json uses; any other keyword is an error, so that
// the check cannot become weaker unnoticed.

import { sameJson, type Json } from '../../src/ai/index.ts';

export interface Schema {
  readonly [keyword: string]: unknown;
}

const KNOWN = new Set(
  '$schema $id $ref $defs title description default type enum const required properties additionalProperties items prefixItems minItems maxItems minLength maxLength pattern minimum maximum oneOf allOf if then'.split(
    ' ',
  ),
);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** Places where a value breaks a schema, such as `maids.0.rank`. */
export function wrongPlaces(root: Schema, value: unknown): string[] {
  const check = (schema: Schema, at: unknown, path: string): string[] => {
    for (const keyword of Object.keys(schema))
      if (!KNOWN.has(keyword)) throw new Error(`the schema uses '${keyword}', which this check does not know`);
    const wrong: string[] = [];
    const bad = (condition: boolean): void => void (condition && wrong.push(path));
    if (typeof schema['$ref'] === 'string')
      wrong.push(
        ...check((root['$defs'] as Record<string, Schema>)[schema['$ref'].replace('#/$defs/', '')] as Schema, at, path),
      );
    const types = schema['type'] === undefined ? null : [schema['type']].flat();
    if (types !== null && !typeOf(at).some((type) => types.includes(type))) return [...wrong, path];
    if (Array.isArray(schema['enum'])) bad(!schema['enum'].some((one) => sameJson(one as Json, at as Json)));
    if ('const' in schema) bad(!sameJson(schema['const'] as Json, at as Json));
    if (typeof at === 'number')
      bad(at < Number(schema['minimum'] ?? -Infinity) || at > Number(schema['maximum'] ?? Infinity));
    if (typeof at === 'string') {
      bad(at.length < Number(schema['minLength'] ?? 0) || at.length > Number(schema['maxLength'] ?? Infinity));
      bad(typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern'], 'u').test(at));
    }
    if (Array.isArray(at)) wrong.push(...list(schema, at, path));
    if (isRecord(at)) wrong.push(...record(schema, at, path));
    if (Array.isArray(schema['oneOf']))
      bad(schema['oneOf'].filter((one) => check(one as Schema, at, path).length === 0).length !== 1);
    for (const one of (schema['allOf'] ?? []) as Schema[]) wrong.push(...check(one, at, path));
    if (isRecord(schema['if']) && isRecord(schema['then']) && check(schema['if'], at, path).length === 0)
      wrong.push(...check(schema['then'], at, path));
    return wrong;
  };
  const list = (schema: Schema, at: readonly unknown[], path: string): string[] => {
    const first = (schema['prefixItems'] ?? []) as Schema[];
    const wrong =
      at.length < Number(schema['minItems'] ?? 0) ||
      at.length > Number(schema['maxItems'] ?? Infinity) ||
      (schema['items'] === false && at.length > first.length)
        ? [path]
        : [];
    for (const [i, one] of at.entries()) {
      const by = first[i] ?? schema['items'];
      if (isRecord(by)) wrong.push(...check(by, one, `${path}.${i}`));
    }
    return wrong;
  };
  const record = (schema: Schema, at: Readonly<Record<string, unknown>>, path: string): string[] => {
    const inside = (key: string): string => (path === '' ? key : `${path}.${key}`);
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    const wrong = ((schema['required'] ?? []) as string[]).filter((key) => !(key in at)).map(inside);
    for (const [key, one] of Object.entries(at)) {
      if (properties[key] !== undefined) wrong.push(...check(properties[key], one, inside(key)));
      else if (schema['additionalProperties'] === false) wrong.push(inside(key));
      else if (isRecord(schema['additionalProperties']))
        wrong.push(...check(schema['additionalProperties'], one, inside(key)));
    }
    return wrong;
  };
  return check(root, value, '');
}
