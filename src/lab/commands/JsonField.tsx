/** Edits the command as JSON, with all its errors and warnings, each at its line and column. */

import { useRef } from 'preact/hooks';
import { Button, classes } from '../../ui/index.ts';
import { tell } from '../words/index.ts';
import { mendedJson, type Told } from './json.ts';
import type { CommandsModel } from './model.ts';
import type { Read } from './command-draft.ts';

interface Props {
  readonly model: CommandsModel;
  readonly text: string;
  readonly read: Read;
}
export function JsonField({ model, text, read }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const wrong = read.ok ? [] : read.wrong.flatMap(({ told = [] }) => told);
  const remarks = read.ok ? read.remarks : [];
  const mended = wrong.some(({ key }) => key === 'syntax') ? mendedJson(text) : null;
  const goTo = ({ line, column }: Told): void => {
    const at = text.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1; // prettier-ignore
    area.current?.focus();
    area.current?.setSelectionRange(at, text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));
  };
  return (
    <div class={classes('commands-row', wrong.length > 0 && 'wrong')}>
      <b class="text-13" aria-hidden="true">
        JSON
      </b>
      <textarea
        ref={area}
        class="commands-input mono text-13"
        rows={7}
        aria-label="JSON"
        aria-invalid={wrong.length > 0}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => model.change({ json: currentTarget.value }, 'typed json')}
      />
      {[...wrong, ...remarks].map((one, i) => (
        <p key={i} class={classes('text-12 commands-told', !read.ok && 'commands-wrong')} role="alert">
          <button type="button" class="link" onClick={() => goTo(one)}>
            {tell('commands.at', { line: one.line, column: one.column })}
          </button>{' '}
          {tell(`commands.json.${one.key}`, { field: one.field, what: one.what, right: one.right ?? '' })}{' '}
          {one.right !== null && (
            <button type="button" class="link bold" onClick={() => put(model, text, one)}>
              {tell('tables.use', { right: one.right })}
            </button>
          )}
        </p>
      ))}
      {mended !== null && (
        <Button size="small" onPress={() => model.change({ json: mended })}>
          {tell('commands.mendJson')}
        </Button>
      )}
    </div>
  );
}

/** Replaces a wrong word in the JSON by the most similar valid word. */
function put(model: CommandsModel, text: string, { field, what, right, line, key }: Told): void {
  if (right === null) return;
  const lines = text.split('\n');
  const here = lines[line - 1] ?? '';
  const [from, to] = key === 'field' ? [`"${field}"`, JSON.stringify(right)] : [key === 'behave' ? JSON.stringify(what) : what, JSON.stringify(right)]; // prettier-ignore
  lines[line - 1] = here.replace(from, to);
  model.change({ json: lines.join('\n') });
}
