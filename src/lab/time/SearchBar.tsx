/** The search bar of the page "Time": a field for words, a list of kinds of moments, and buttons for the previous and the next result. */

import { Button, Glyph } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, told } from '../words/index.ts';
import { type Kind, KINDS } from './search.ts';
import type { TimeModel } from './time-model.ts';

export function SearchBar({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  void told.value;
  const found = model.found.value.length;
  const place = model.place.value;
  const nothing = lab.timeline.value === null || found === 0;
  return (
    <div class="time-search" role="search" aria-label={tell('search.label')}>
      <label class="time-field frame card">
        <Glyph name="search" />
        <span class="hidden-text">{tell('search.label')}</span>
        <input
          type="search"
          class="text-13"
          value={model.words.value}
          placeholder={tell('search.example')}
          onInput={({ currentTarget }) => (model.words.value = currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') model.step(event.shiftKey ? -1 : 1);
          }}
        />
        <span class="text-12 muted nowrap" role="status">
          {found === 0 ? tell('search.none') : tell('search.of', { at: place, count: found })}
        </span>
      </label>
      <select
        class="frame btn btn-paper small-select text-13"
        aria-label={tell('search.kind')}
        value={model.kind.value}
        onChange={({ currentTarget }) => (model.kind.value = currentTarget.value as Kind)}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {tell(`search.kind.${kind}`)}
          </option>
        ))}
      </select>
      <Button square disabled={nothing} label={tell('search.before')} onPress={() => model.step(-1)}>
        <Glyph name="left" />
      </Button>
      <Button square disabled={nothing} label={tell('search.after')} onPress={() => model.step(1)}>
        <Glyph name="right" />
      </Button>
    </div>
  );
}
