/**
 * Exports the question for the command line: the day as a file, and a command that runs it on all cores, or split into
 * shards on many machines.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Glyph, jsonFile, saveFile, useOwnScope } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { DayWriter } from '../shared/day-writer.ts';
import { SlicedWork } from '../shared/sliced-work.ts';
import { tell } from '../words/index.ts';
import { commandOf } from './command-line.ts';
import { MOST_SEEDS, type WhatIf } from './model.ts';

const FILE = 'honeybell-day.json';

/**
 * Number of seeds that the command runs. If the page itself has found out how many seeds are enough, this is the number
 * of seeds that the page has run.
 */
function seedsOf({ seeds, pairs }: WhatIf): number {
  const asked = seeds.peek();
  return asked === 'enough' ? pairs.peek().length || MOST_SEEDS : asked;
}

export function CommandButton({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const [line, setLine] = useState<string | null>(null);
  const [said, setSaid] = useState<'copied' | 'shown' | 'failed' | null>(null);
  const [writing, setWriting] = useState(false);
  const life = useOwnScope();
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.scrollIntoView({ block: 'nearest' }), [said, line]);
  const changes = whatIf.changes.value;
  const visiting = lab.visiting.value !== null;
  const copy = async (): Promise<void> => {
    setWriting(true);
    const written = await new DayWriter(lab, new SlicedWork(life)).write();
    setWriting(false);
    if (written === null) return setSaid('failed');
    saveFile(FILE, jsonFile(written.text));
    const command = commandOf(FILE, whatIf.at, changes, seedsOf(whatIf));
    setLine(command);
    try {
      await navigator.clipboard.writeText(command);
      setSaid('copied');
    } catch {
      field.current?.select();
      setSaid('shown');
    }
  };
  return (
    <>
      <Button
        disabled={changes.length === 0 || visiting || writing}
        reason={tell(visiting ? 'replays.notYours' : 'whatif.nothingChanged')}
        title={tell('command.why')}
        onPress={() => void copy()}
      >
        <Glyph name="share" scale={1.5} /> {tell(writing ? 'command.writing' : 'command.copy')}
      </Button>
      {said !== null && (
        <div class="whatif-command" role="status" ref={answer}>
          <p class="text-12">{tell(`command.${said}`, { file: FILE })}</p>
          {line !== null && (
            <input
              ref={field}
              class="frame card mono text-12"
              readOnly
              aria-label={tell('command.copy')}
              value={line}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </div>
      )}
    </>
  );
}
