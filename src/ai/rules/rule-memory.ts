/**
 * Rule memory (_Rule-based AI_, the basics): which node of a technology tree needs which others, as data. These rules
 * never change while the game runs. What an observer believes about a rival is stored separately, in the working
 * memory of tech-tree.ts. Written as YAML or passed as an object:
 *
 *     woodcutter: {}
 *     stonemason: {}
 *     temple: { needs: [woodcutter, stonemason], cost: 120 }   # further fields are the game's own
 *     priest: { needs: [temple] }
 */

import { copyJson, freezeJson, isJson, type JsonObject } from '../json.ts';
import { didYouMean, isRecord, isUnsafeKey, Problems, type LoadProblem, within } from '../problems.ts';
import { YamlText } from '../texts.ts';
import { readYaml } from '../yaml.ts';

const MOST_NODES = 2000;
const MOST_NEEDS = 64;

/**
 * A node of the technology tree as written in the rules; `needs` is added if it was left out. Every other field
 * belongs to the game (cost, kind, words …). Frozen.
 */
export interface TreeNode extends JsonObject {
  readonly needs: readonly string[];
}

/** The checked rules: nodes by number in the order written, their needs and their dependants. */
export interface RuleMemory {
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly nodes: readonly TreeNode[];
  readonly needs: readonly (readonly number[])[];
  readonly neededBy: readonly (readonly number[])[];
  /** Index of each node in a topological order: every node comes after what it needs. */
  readonly rank: readonly number[];
}

/** Reads the rules of a technology tree. @returns the rules, or all their problems */
export function readRules(source: unknown): { rules: RuleMemory } | { problems: readonly LoadProblem[] } {
  const isText = source instanceof YamlText;
  if (!isText && typeof source !== 'string') return compile(source, new Problems());
  const read = isText ? source.read() : readYaml(source);
  return read.ok ? compile(read.value, new Problems(read.lines)) : { problems: read.problems };
}

function compile(data: unknown, problems: Problems): { rules: RuleMemory } | { problems: readonly LoadProblem[] } {
  const nodes = new Map<string, TreeNode>();
  if (!isRecord(data)) problems.add('', 'a tree is a record of nodes: `temple: { needs: [woodcutter] }`');
  else if (Object.keys(data).length > MOST_NODES) problems.add('', `a tree has at most ${MOST_NODES} nodes`);
  else
    for (const name of Object.keys(data))
      if (isUnsafeKey(name) || name === '') problems.add(name, `'${name}' cannot be a name; choose another`);
      else nodes.set(name, readNode(name, data[name], problems));

  const names = [...nodes.keys()];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const needs = names.map(() => [] as number[]);
  const neededBy = names.map(() => [] as number[]);
  names.forEach((name, number) =>
    (nodes.get(name) as TreeNode).needs.forEach((need, i) => {
      if (problems.full) return;
      const needed = numbers.get(need);
      const place = within(within(name, 'needs'), i);
      if (needed === undefined) problems.add(place, `there is no '${need}'${didYouMean(need, names)}`);
      else if (needs[number]?.includes(needed)) problems.add(place, `'${need}' stands twice; keep one`);
      else {
        needs[number]?.push(needed);
        neededBy[needed]?.push(number);
      }
    }),
  );
  const { rank, circles } = rankOf(needs, neededBy);
  for (const circle of circles) {
    const members = circle.map((number) => names[number] as string);
    const ring = [...members, members[0]].join(' → ');
    problems.add(
      within(members[0] as string, 'needs'),
      `each needs the next, in a circle: ${ring}; take one need away`,
    );
  }
  if (problems.list.length > 0) return { problems: problems.list };
  return { rules: { names, numbers, nodes: [...nodes.values()], needs, neededBy, rank } };
}

const NOTHING: TreeNode = Object.freeze({ needs: Object.freeze([]) });

function readNode(name: string, written: unknown, problems: Problems): TreeNode {
  if (written === null || written === undefined) return NOTHING;
  if (!isRecord(written) || !isJson(written) || !hasSafeKeys(written)) {
    problems.add(
      name,
      'a node is a record of plain data: `{ needs: [woodcutter] }`, or `{}` for one that needs nothing',
    );
    return NOTHING;
  }
  const { needs = [] } = written;
  const place = within(name, 'needs');
  if (!Array.isArray(needs)) problems.add(place, 'needs is a list of names: `needs: [woodcutter, stonemason]`');
  else if (needs.length > MOST_NEEDS) problems.add(place, `a node needs at most ${MOST_NEEDS} others`);
  else {
    needs.forEach((need, i) => {
      if (typeof need !== 'string') problems.add(within(place, i), 'a need is the name of a node');
    });
    return freezeJson({ ...copyJson(written as JsonObject), needs: needs.filter((need) => typeof need === 'string') });
  }
  return NOTHING;
}

/** Whether all keys in the data are safe to use as names. Recursion is safe because `isJson` has already bounded the depth. */
function hasSafeKeys(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(hasSafeKeys);
  return !isRecord(data) || Object.keys(data).every((key) => !isUnsafeKey(key) && hasSafeKeys(data[key]));
}

/** Topological sort; nodes that cannot be placed are in cycles, or depend on cycles. */
function rankOf(
  needs: readonly (readonly number[])[],
  neededBy: readonly (readonly number[])[],
): { rank: number[]; circles: number[][] } {
  const rank = needs.map(() => -1);
  const waitsFor = needs.map((all) => all.length);
  const ready: number[] = [];
  const circles: number[][] = [];
  waitsFor.forEach((count, node) => count === 0 && ready.push(node));
  for (let placed = 0, from = 0; placed < needs.length;) {
    for (; placed < ready.length; placed++) {
      const node = ready[placed] as number;
      rank[node] = placed;
      for (const next of neededBy[node] as readonly number[]) if (--(waitsFor[next] as number) === 0) ready.push(next);
    }
    while (from < needs.length && rank[from] !== -1) from++;
    if (from === needs.length) break;
    // To find a cycle, the loop follows needs from one node that could not be placed to the next. Sooner or later it
    // returns to a node it has already visited.
    const way: number[] = [];
    for (let node = from; !way.includes(node);) {
      way.push(node);
      const next = (needs[node] as readonly number[]).find((need) => rank[need] === -1) as number;
      if (way.includes(next)) circles.push(way.slice(way.indexOf(next)));
      node = next;
    }
    // The cycle has been reported. Its nodes now count as placed, so that nodes which depend on the cycle can be
    // sorted and are not reported too.
    for (const node of circles.at(-1) as number[]) {
      waitsFor[node] = 0;
      ready.push(node);
    }
  }
  return { rank, circles };
}
