/**
 * Parses docs/writing-a-script.md into steps: files to make, lines to add, words to replace, commands to run, and the
 * output they print. The page is ordinary prose; the sentence before a block decides what the block is for.
 */

export type Step =
  | { readonly is: 'file'; readonly path: string; readonly text: string }
  | { readonly is: 'below'; readonly path: string; readonly line: string; readonly text: string }
  | { readonly is: 'instead'; readonly path: string; readonly of: string; readonly text: string }
  | { readonly is: 'command'; readonly line: string }
  /** Output of the command before: the whole of it, or these lines among others. */
  | { readonly is: 'printed'; readonly lines: readonly string[]; readonly whole: boolean };

export interface Chapter {
  readonly title: string;
  readonly steps: readonly Step[];
}

const NEW_FILE = /(?:[Mm]ake a new file,|[Ss]ave this as)\s+`([^`]+)`/g;
const BELOW = /[Ii]n\s+`([^`]+)`,\s+below\s+`([^`]+)`/g;
const INSTEAD = /[Ii]n\s+`([^`]+)`,\s+in\s+place\s+of\s+`([^`]+)`/g;

/** @throws Error if the sentence before a block does not say what it is for */
export function readTutorial(markdown: string): readonly Chapter[] {
  const [whole = ''] = markdown.split('\n---\n');
  return whole
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = ''] = chapter.split('\n', 1);
      return { title, steps: stepsOf(chapter.slice(title.length), title) };
    });
}

function stepsOf(text: string, title: string): Step[] {
  const steps: Step[] = [];
  let prose: string[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', i + 1);
      steps.push(blockOf(prose.join(' ').trim(), lines.slice(i + 1, end).join('\n'), title));
      i = end;
      prose = [];
    } else if (line.startsWith('    ')) {
      steps.push({ is: 'command', line: line.trim() });
      prose = [];
    } else prose.push(line);
  }
  return steps;
}

function blockOf(before: string, text: string, title: string): Step {
  if (before.endsWith('It prints')) return { is: 'printed', lines: text.split('\n'), whole: true };
  if (before.endsWith('It prints, among other lines,')) return { is: 'printed', lines: text.split('\n'), whole: false };
  const last = (pattern: RegExp): RegExpMatchArray | undefined => [...before.matchAll(pattern)].at(-1);
  const found = (
    [
      ['file', last(NEW_FILE)],
      ['below', last(BELOW)],
      ['instead', last(INSTEAD)],
    ] as const
  ).reduce<readonly ['file' | 'below' | 'instead', RegExpMatchArray] | null>(
    (nearest, [is, match]) =>
      match !== undefined && (nearest === null || (match.index ?? 0) > (nearest[1].index ?? 0)) ? [is, match] : nearest,
    null,
  );
  if (found === null) throw new Error(`${title}: nothing says what becomes of this block:\n${text}`);
  const [is, [, path = '', what = '']] = found;
  if (is === 'file') return { is, path, text: `${text}\n` };
  return is === 'below' ? { is, path, line: what, text } : { is, path, of: what, text: text.trim() };
}

/** A text with a step's change. @throws Error if the place is missing or not unique */
export function changed(before: string, step: Extract<Step, { is: 'below' | 'instead' }>): string {
  if (step.is === 'below') {
    const lines = before.split('\n');
    const places = lines.flatMap((line, i) => (line.trim() === step.line ? [i] : []));
    const [place] = places;
    if (place === undefined || places.length > 1)
      throw new Error(`${step.path} has ${places.length} lines ${step.line}; one is needed`);
    return [...lines.slice(0, place + 1), step.text, ...lines.slice(place + 1)].join('\n');
  }
  const parts = before.split(step.of);
  if (parts.length !== 2) throw new Error(`${step.path} has ${parts.length - 1} times ${step.of}; once is needed`);
  return parts.join(step.text);
}
