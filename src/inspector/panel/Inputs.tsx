/**
 * Shows the inputs that a player can give, and gives the game an input at the moment shown. In the past this begins a
 * branch.
 */

import { useRef, useState } from 'preact/hooks';
import type { Json } from '../../ai/json.ts';
import type { Inspected } from '../record/inspected.ts';
import type { InputForm } from '../record/input-forms.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';

export function Inputs({ model, recorder }: { readonly model: Model; readonly recorder: Inspected }) {
  model.watch();
  const [given, setGiven] = useState('');
  return (
    <div class="mi-inputs">
      <p class="mi-note">{recorder.atEnd ? texts.inputsNow : texts.inputsThen(model.at(recorder.tick))}</p>
      {recorder.inputs.map((form) => (
        <Form
          key={form.name}
          form={form}
          onGive={(args) => {
            setGiven(
              texts.given(form.name, args.map((one) => JSON.stringify(one)).join(', '), model.at(recorder.tick)),
            );
            recorder.giveByName(form.name, args);
            model.renew();
          }}
        />
      ))}
      {given !== '' && <p role="status">{given}</p>}
    </div>
  );
}

interface FormProps {
  readonly form: InputForm;
  readonly onGive: (args: readonly Json[]) => void;
}

function Form({ form: { name, parameters }, onGive }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={element}
      class="mi-input"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...(element.current?.querySelectorAll('input') ?? [])];
        // A parameter is left out if its field and all fields after it are empty.
        while (fields.at(-1)?.value.trim() === '') fields.pop();
        onGive(fields.map(({ value }) => plainOf(value.trim())));
      }}
    >
      <b>{name}</b>
      {parameters.map((parameter) => (
        <input key={parameter} aria-label={`${name} ${parameter}`} placeholder={parameter} size={8} />
      ))}
      <button type="submit" aria-label={`${texts.give} ${name}`}>
        {texts.give}
      </button>
    </form>
  );
}

/** Reads typed text as plain data: `9`, `true`, `{"x": 3}`; anything else is a text. */
export function plainOf(typed: string): Json {
  try {
    return JSON.parse(typed) as Json;
  } catch {
    return typed;
  }
}
