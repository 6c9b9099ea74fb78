/** Lists all errors of a text, each with a link to its line. */

import type { LoadProblem } from '../ai/index.ts';
import { say } from '../words/index.ts';

interface Props {
  /** The errors; a `line` that is null or missing = an error without a line. */
  readonly problems: readonly (Pick<LoadProblem, 'path' | 'message'> & { readonly line?: number | null })[];
  readonly class: string;
  readonly goTo: (line: number) => void;
}

export function Problems({ problems, class: name, goTo }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul class={`note-error text-12 ${name}`} aria-label={say('config.problems', { count: problems.length })}>
      {problems.map(({ line, path, message }, at) => (
        <li key={at}>
          {line !== undefined && line !== null && (
            <button type="button" class="link" onClick={() => goTo(line)}>
              {say('config.line', { line })}
            </button>
          )}{' '}
          {path !== '' && <span class="mono">{path}: </span>}
          {message}
        </li>
      ))}
    </ul>
  );
}
