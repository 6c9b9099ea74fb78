/**
 * A text or number field for a value of the café. The typed text stays until the player presses Enter or leaves the
 * field, although the page around it is redrawn many times a second. After that the field shows the value that is in
 * effect.
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
  /** Id of a datalist whose options are suggested while the player types. */
  readonly list?: string;
  /**
   * Called with the new text when the player presses Enter or leaves the field. Not called if the text is unchanged.
   */
  readonly onCommit: (text: string) => void;
}

export function EditField({ value, type = 'text', onCommit, ...attributes }: EditFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...(attributes as object)}
      // Preact's types require a list of suggestions for a text field. Most of these fields have none, so the type is
      // declared as `number`.
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
