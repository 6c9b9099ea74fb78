/** The head maid's learned counts as a file: save, load, forget. Loading and forgetting can be undone. */

import { useState } from 'preact/hooks';
import type { HeadMaidBrain } from '../../sim/state/head-maid.ts';
import { headMaidFile, LONGEST_HEAD_MAID, readHeadMaidFile } from '../../sim/head-maid/file.ts';
import { say } from '../../words/index.ts';
import { Button, FileButton, Frame, Glyph, jsonFile, only, readText, saveFile } from '../../ui/index.ts';
import type { Store } from '../store.ts';

interface Problem {
  readonly path: string;
  readonly message: string;
}
const BRAIN = only('brain', '');

export function HeadMaidFiles({ store }: { store: Store }) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { edits } = store.deps;
  /** What the player has done last with the head maid's file. */
  const [done, setDone] = useState<'forgotten' | 'taken' | null>(null);
  const give = (brain: HeadMaidBrain | null, what: 'forgotten' | 'taken'): void => {
    setDone(what);
    setProblems([]);
    store.deps.give({ kind: 'headMaid', brain });
  };
  const take = async (file: File): Promise<void> => {
    // The limit in bytes is four times the limit in characters, because a character takes up to four bytes.
    const opened = await readText(file, 4 * LONGEST_HEAD_MAID);
    if (!opened.ok) return setProblems([{ path: '', message: opened.message }]);
    const read = readHeadMaidFile(opened.text);
    if (read.ok) give(read.brain, 'taken');
    else setProblems(read.problems);
  };
  return (
    <section class="col gap-8">
      <div class="row gap-8 files">
        <Button size="small" onPress={() => save(store)}>
          <Glyph name="save" />
          {say('headMaid.export')}
        </Button>
        <FileButton size="small" accept=".json,application/json" onFile={(file) => void take(file)}>
          {say('headMaid.import')}
        </FileButton>
        <Button size="small" onPress={() => give(null, 'forgotten')}>
          <Glyph name="trash" />
          {say('headMaid.forget')}
        </Button>
      </div>
      <div aria-live="polite">
        {done !== null && edits.count(BRAIN) > 0 && (
          <p class="row gap-8 text-13">
            <span class="grow">{say(`headMaid.${done}`)}</span>
            <Button
              size="small"
              onPress={() => {
                edits.undo(BRAIN);
                setDone(null);
              }}
            >
              <Glyph name="undo" />
              {say('headMaid.undo')}
            </Button>
          </p>
        )}
        {problems.length > 0 && (
          <Frame look="error" class="pad-medium problems">
            <p class="text-13 bold row gap-4">
              <Glyph name="warn" />
              {say('headMaid.bad', { count: problems.length })}
            </p>
            <ul class="text-12">
              {problems.map(({ path, message }, at) => (
                <li key={at}>{path === '' ? message : say('headMaid.badPlace', { path, message })}</li>
              ))}
            </ul>
          </Frame>
        )}
      </div>
    </section>
  );
}

function save(store: Store): void {
  const { state } = store.cafe ?? {};
  const id = store.headMaid.peek()?.id ?? null;
  if (state === undefined || state.headMaid === null) return;
  const name = (id === null ? undefined : state.people[id]?.name) ?? '';
  saveFile(
    `${say('headMaid.fileName', { name: (id ?? 'nobody').toLowerCase() })}.json`,
    jsonFile(headMaidFile(name, state.headMaid.brain)),
  );
}
