/** Checks the object passed to `createMinds`. All mistakes are reported at once. */

import { didYouMean, isRecord, isUnsafeKey, shown } from '../../problems.ts';
import { OWN_FACTS } from '../../notebook.ts';
import { checkWarps } from '../check-warps.ts';

const FIELDS = [
  'facts',
  'behaviours',
  'scripts',
  'characters',
  'hooks',
  'firstTick',
  'frozenBy',
  'strict',
  'seed',
  'report',
];
const HOOKS = ['reads', 'before', 'after', 'wrote', 'warped', 'arrived', 'expired'];
const MOST_FACTS = 28;

/** Checks the object that a game passes to `createMinds`. @throws Error that lists every mistake with its place */
export function checkSpec(spec: unknown): void {
  const problems: string[] = [];
  const add = (place: string, message: string): void => {
    problems.push(place === '' ? message : `${place}: ${message}`);
  };
  if (isRecord(spec)) checkParts(spec, add);
  else add('', `createMinds takes one object, not ${shown(spec)}`);
  if (problems.length === 0) return;
  const heading = problems.length === 1 ? '' : `${problems.length} problems\n  `;
  throw new Error(`createMinds: ${heading}${problems.join('\n  ')}`);
}

type Add = (place: string, message: string) => void;

function checkParts(spec: Readonly<Record<string, unknown>>, add: Add): void {
  for (const field of Object.keys(spec))
    if (!FIELDS.includes(field)) add(field, `createMinds knows no such field${didYouMean(field, FIELDS)}`);
  checkFacts(spec['facts'], add);
  const { seed, report, hooks = {}, firstTick = 1, frozenBy = 1, strict = false } = spec;
  if (!isWhole(firstTick)) add('firstTick', `must be a whole number from 0, not ${shown(firstTick)}`);
  if (!isWhole(frozenBy)) add('frozenBy', `must be a bit mask, a whole number from 0, not ${shown(frozenBy)}`);
  if (typeof strict !== 'boolean') add('strict', `must be true or false, not ${shown(strict)}`);
  if (!isRecord(hooks)) add('hooks', `must be an object of functions, not ${shown(hooks)}`);
  else
    for (const [name, hook] of Object.entries(hooks))
      if (!HOOKS.includes(name)) add(`hooks.${name}`, `there is no such hook${didYouMean(name, HOOKS)}`);
      else if (hook !== undefined && typeof hook !== 'function')
        add(`hooks.${name}`, `must be a function, not ${shown(hook)}`);
  if (seed !== undefined && !Number.isSafeInteger(seed)) add('seed', `must be an integer, not ${shown(seed)}`);
  if (report !== undefined && report !== null && typeof report !== 'function')
    add('report', `must be a function that receives a message, or null, not ${shown(report)}`);
  for (const [name, behaviour] of partsOf(spec, 'behaviours', add)) checkBehaviour(name, behaviour, add);
  const scripts = partsOf(spec, 'scripts', add);
  for (const [name, script] of scripts)
    if (typeof script !== 'function') add(`scripts.${name}`, `must be a function, not ${shown(script)}`);
  const names = scripts.map(([name]) => name);
  for (const [name, kind] of partsOf(spec, 'characters', add)) checkKind(name, kind, names, add);
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function checkFacts(facts: unknown, add: Add): void {
  if (facts === undefined) return;
  if (!Array.isArray(facts)) {
    add('facts', `must be a list of names, not ${shown(facts)}`);
    return;
  }
  if (facts.length > MOST_FACTS) add('facts', `at most ${MOST_FACTS}, not ${facts.length}`);
  facts.forEach((fact: unknown, at) => {
    const place = `facts[${at}]`;
    if (typeof fact !== 'string' || fact === '') add(place, `must be a name, not ${shown(fact)}`);
    else if (facts.indexOf(fact) < at) add(place, `'${fact}' is named twice`);
    else if ((OWN_FACTS as readonly string[]).includes(fact))
      add(place, `'${fact}' is a fact that every character has of its own; choose another name`);
  });
}

function partsOf(spec: Readonly<Record<string, unknown>>, part: string, add: Add): [string, unknown][] {
  const record = spec[part];
  if (!isRecord(record)) {
    add(part, record === undefined ? 'is missing' : `must be an object, not ${shown(record)}`);
    return [];
  }
  const entries = Object.entries(record);
  if (entries.length === 0) add(part, 'must name at least one');
  for (const [name] of entries) if (isUnsafeKey(name)) add(`${part}.${name}`, 'cannot be used as a name');
  return entries;
}

function checkBehaviour(name: string, behaviour: unknown, add: Add): void {
  const place = `behaviours.${name}`;
  if (!isRecord(behaviour)) {
    add(place, `must be made by behaviour(…) or resting(), not ${shown(behaviour)}`);
    return;
  }
  if (typeof behaviour['perform'] !== 'function')
    add(`${place}.perform`, `must be a function, not ${shown(behaviour['perform'])}`);
  for (const field of ['canDo', 'wrong'])
    if (behaviour[field] !== undefined && typeof behaviour[field] !== 'function')
      add(`${place}.${field}`, `must be a function, not ${shown(behaviour[field])}`);
  for (const field of Object.keys(behaviour))
    if (!['perform', 'canDo', 'wrong', 'rests'].includes(field))
      add(`${place}.${field}`, `a behaviour has no such part${didYouMean(field, ['perform', 'canDo', 'wrong'])}`);
}

function checkKind(name: string, kind: unknown, scripts: readonly string[], add: Add): void {
  const place = `characters.${name}`;
  if (!isRecord(kind)) {
    add(place, `must be an object with 'warps', not ${shown(kind)}`);
    return;
  }
  for (const field of Object.keys(kind))
    if (!['warps', 'begin', 'keys'].includes(field))
      add(`${place}.${field}`, `a kind has no such field${didYouMean(field, ['warps', 'begin', 'keys'])}`);
  const { warps, begin, keys } = kind;
  if (keys !== undefined && typeof keys !== 'function')
    add(`${place}.keys`, `must be a function that returns names, not ${shown(keys)}`);
  if (!isRecord(warps)) {
    add(`${place}.warps`, `must be an object: a script's name for each warp key, not ${shown(warps)}`);
    return;
  }
  checkWarps(`${place}.warps`, warps, scripts, add);
  const known = Object.keys(warps);
  if (known.length === 0) add(`${place}.warps`, 'must have at least one key');
  if (begin !== undefined && !known.includes(begin as string))
    add(`${place}.begin`, `${shown(begin)} is no key of its warps${didYouMean(String(begin), known)}`);
}
