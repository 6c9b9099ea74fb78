/**
 * Edits a configuration's text while the café runs. Errors are shown line by line while typing; only a valid text can
 * be applied.
 */

import { useRef, useState } from 'preact/hooks';
import { Button, Dialog, only } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { say } from '../../words/index.ts';
import type { NotebookModel } from '../model.ts';
import { Problems } from '../Problems.tsx';

interface Props {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  readonly name: string;
  readonly onClose: () => void;
}

export function ConfigDialog({ model, cafe, name, onClose }: Props) {
  model.watch();
  const config = cafe.configOf(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(config?.text ?? '');
  const [asked, setAsked] = useState<string | null>(null);
  if (config === null) return null;
  const problems = text === config.text ? [] : cafe.readConfig(name, text);
  const edits = only('config', name);
  const show = (now: string): void => {
    setText(now);
    setAsked(now);
    model.again();
  };
  const give = (now: string): void => {
    model.deps.give({ kind: 'config', name, text: now === config.shipped ? null : now });
    show(now);
  };
  const undo = (): void => {
    if (model.edits.undo(edits))
      show((model.edits.valueOf({ of: 'config', id: name }) as string | null) ?? config.shipped);
  };
  const goTo = (line: number): void => {
    const at =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(at, at + (text.split('\n')[line - 1] ?? '').length);
  };
  return (
    <Dialog
      title={say('config.dialog', { name: say(`config.name.${config.name}`) })}
      closeLabel={say('app.close')}
      width={760}
      onClose={onClose}
    >
      <div class="col gap-8 config-dialog">
        <p class="text-12 muted">{say('config.about')}</p>
        <textarea
          ref={area}
          class="mono text-12 config-text"
          aria-label={say('config.text')}
          aria-invalid={problems.length > 0}
          spellcheck={false}
          wrap="off"
          rows={22}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Problems problems={problems} class="config-problems" goTo={goTo} />
        <div class="row gap-8 wrap">
          <Button look="gold" disabled={problems.length > 0 || text === config.text} onPress={() => give(text)}>
            {say('config.apply')}
          </Button>
          <Button disabled={model.edits.count(edits) === 0} onPress={undo}>
            {say('config.undo')}
          </Button>
          <Button disabled={!config.changed && text === config.shipped} onPress={() => give(config.shipped)}>
            {say('config.asShipped')}
          </Button>
          <span class="text-12 muted grow" role="status">
            {asked !== null && asked !== config.text
              ? say('config.waiting')
              : config.changed
                ? say('config.inForce')
                : say('config.isShipped')}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
