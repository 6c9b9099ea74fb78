/**
 * A text field with line numbers and error marks, without wrapping so that columns stay aligned. A real textarea lies
 * over the coloured text, so keyboard, selection and screen readers work as usual.
 */

import type { RefObject } from 'preact';
import { classes } from '../../ui/index.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  /** The lines that have an error, by line number from 1. */
  readonly wrong: ReadonlySet<number>;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
}

export function Yaml({ text, label, wrong, area, onText }: Props) {
  return (
    <div class="utility-sheet scrolls">
      <div class="utility-lines">
        <pre class="mono text-12" aria-hidden="true">
          {text.split('\n').map((line, i) => (
            <span key={i} class={classes('utility-line', wrong.has(i + 1) && 'wrong')} data-line={i + 1}>
              {coloured(line)}
            </span>
          ))}
        </pre>
        <textarea
          ref={area}
          class="mono text-12 utility-yaml"
          aria-label={label}
          aria-invalid={wrong.size > 0}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      </div>
    </div>
  );
}

export function goToLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(at, at + (lines[line - 1] ?? '').length);
  area.parentElement?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
}

function coloured(line: string) {
  const remark = /^\s*#/.test(line) ? 0 : line.search(/\s#\s/);
  const before = remark < 0 ? line : line.slice(0, remark);
  const [, indent = '', key = '', rest = before] = /^(\s*(?:- )?)([\w ]+:)?(.*)$/s.exec(before) ?? [];
  return (
    <>
      {indent}
      {key !== '' && <span class="utility-key">{key}</span>}
      {rest}
      {remark >= 0 && <span class="utility-remark">{line.slice(remark)}</span>}
      {line === '' && '\u200b'}
    </>
  );
}
