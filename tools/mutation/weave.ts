// Puts all faults of a file into one text, each behind a switch, so that Vitest compiles and imports it once: `a < b`
// becomes `(__planted(7) ? (a <= b) : (a < b))`. Loops count their rounds, so that a loop made endless by a fault
// throws an error.

import { childrenOf, programOf, type Mutant, type Node } from './mutants.ts';

/** A mutant and the number of its switch. */
export interface Planted {
  readonly number: number;
  readonly mutant: Mutant;
}

/** A part of the text that is rewritten: a loop's body, or the place of a fault. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly is: 'loop' | 'statement' | 'expression';
  readonly faults: Planted[];
}

export function weave(file: string, source: string, planted: readonly Planted[]): string {
  const loops = loopBodies(programOf(file, source));
  const parts = [...loops, ...swaps(planted)].sort(outerFirst);

  /** The text from `start` to `end` with the outermost parts of `inside` rewritten. */
  const told = (start: number, end: number, inside: readonly Part[]): string => {
    let text = '';
    let at = start;
    inside.forEach((part, i) => {
      if (part.start < at || part.end > end) return;
      text += source.slice(at, part.start) + tellPart(part, inside.slice(i + 1));
      at = part.end;
    });
    return text + source.slice(at, end);
  };

  const tellPart = (part: Part, after: readonly Part[]): string => {
    const { start, end, is, faults } = part;
    const right = told(start, end, after);
    if (is === 'loop') return `{__round(); ${right}}`;
    const wrong = ({ mutant }: Planted): string =>
      `${told(start, mutant.start, loops)}${mutant.after}${told(mutant.end, end, loops)}`;
    return is === 'statement'
      ? `{${faults.map((one) => `if (__planted(${one.number})) {${wrong(one)}} else `).join('')}{${right}}}`
      : `(${faults.map((one) => `__planted(${one.number}) ? (${wrong(one)}) : `).join('')}(${right}))`;
  };

  return told(0, source.length, parts);
}

/** A loop's body is handled before the fault that empties it. */
const outerFirst = (a: Part, b: Part): number =>
  a.start - b.start || b.end - a.end || Number(b.is === 'loop') - Number(a.is === 'loop');

function swaps(planted: readonly Planted[]): Part[] {
  const byPlace = new Map<string, Part>();
  for (const one of planted) {
    const { start, end, statement } = one.mutant.wrap;
    const key = `${start} ${end}`;
    const part = byPlace.get(key) ?? { start, end, is: statement ? 'statement' : 'expression', faults: [] };
    part.faults.push(one);
    byPlace.set(key, part);
  }
  return [...byPlace.values()];
}

function loopBodies(program: Node): Part[] {
  const bodies: Part[] = [];
  const visit = (node: Node): void => {
    if (/^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type)) {
      const { start, end } = node['body'] as Node;
      bodies.push({ start, end, is: 'loop', faults: [] });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return bodies.sort(outerFirst);
}
