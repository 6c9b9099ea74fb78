/**
 * A text or number field for a value of the café. What is typed stays until Enter or until the field is left, although
 * the page around it is redrawn many times a second; then the field shows the value in effect again.
 */

import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'class'
  | 'min'
  | 'max'
  | 'step'
  | 'title'
  | 'placeholder'
  | 'maxLength'
  | 'spellcheck'
  | 'aria-label'
  | 'aria-invalid'
  | 'onFocus'
>;
interface EditFieldProps extends Attributes {
  readonly type?: 'text' | 'number';
  readonly value: string | number;
  /** Called with the text on Enter, and when the field is left, if the text has changed. */
  readonly onCommit: (text: string) => void;
}

export function EditField({ value, type = 'text', onCommit, ...attributes }: EditFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...(attributes as object)}
      // The types of Preact ask for a list of suggestions in a text field; there is none.
      type={type as 'number'}
      value={typed ?? value}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        setTyped(null);
        onCommit(currentTarget.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
