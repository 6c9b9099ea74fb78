/** What is wrong with a text, all of it at once, each with a way to its line. */

import type { LoadProblem } from '../ai/index.ts';
import { say } from '../words/index.ts';

interface Props {
  /** A line that is null or missing is that of nothing in particular. */
  readonly problems: readonly (Pick<LoadProblem, 'path' | 'message'> & { readonly line?: number | null })[];
  readonly class: string;
  readonly goTo: (line: number) => void;
}

export function Problems({ problems, class: name, goTo }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul class={`note-err t12 ${name}`} aria-label={say('config.problems', { count: problems.length })}>
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
