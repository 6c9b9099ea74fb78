/** The panel that shares the player's own day. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Frame, Glyph, jsonFile, saveFile } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, told } from '../words/index.ts';
import { LONGEST_LINK } from '../../analysis/replay/index.ts';
import { Facts } from './Facts.tsx';
import type { Written } from '../shared/day-writer.ts';
import type { ReplaysModel } from './model.ts';
import { Working } from './Working.tsx';

type Did = 'copied' | 'shown' | 'saved';

export function SharePanel({ lab, model }: { readonly lab: Lab; readonly model: ReplaysModel }) {
  lab.watch();
  void told.value;
  const [did, setDid] = useState<Did | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const written = model.written.value;
  const visiting = lab.visiting.value !== null;
  const { line } = lab;
  // Sharing is blocked only while another replay is being opened. If a replay is still being written, sharing goes
  // on when the writing is finished.
  const busy = model.work.value?.what === 'opening';
  const current = !visiting && written !== null && written.of === line && written.at === line?.cafe.state.tick;
  // Whether the day was found too long for a link. Since a day only grows, it stays too long.
  const isLong = !visiting && written !== null && written.of === line && written.link === null;
  const write = async (then: (day: Written) => Promise<Did | null> | Did): Promise<void> => {
    setDid(null);
    const day = await model.write();
    if (day !== null) setDid(await then(day));
  };
  const copy = (): Promise<void> =>
    write(async ({ link }) => {
      if (link === null) return null;
      try {
        await navigator.clipboard.writeText(addressOf(link));
        return 'copied';
      } catch {
        field.current?.select();
        return 'shown';
      }
    });
  const save = (): Promise<void> =>
    write(({ text }) => {
      saveFile(`${tell('replays.file')}.json`, jsonFile(text));
      return 'saved';
    });
  // Writes the replay in advance, so that its facts are shown before any button is pressed.
  const empty = line !== null && line.cafe.state.tick === line.tape.from;
  useEffect(() => {
    if (line !== null && !visiting) void model.writeSoon();
  }, [line, visiting]);
  const cannot = empty ? tell('replays.empty') : visiting ? tell('replays.notYours') : tell('replays.notReady');
  const tooLong = tell('replays.tooLong', { most: LONGEST_LINK });
  return (
    <Frame as="section" class="replays-share" aria-labelledby="replays-share">
      <h2 id="replays-share" class="text-20 bold">
        {tell('replays.share')}
      </h2>
      {line !== null && !visiting && (
        <Facts
          lab={lab}
          line={line}
          written={current ? written : null}
          address={current && written.link !== null ? addressOf(written.link) : null}
        />
      )}
      <div class="replays-row">
        <Button
          look="teal"
          disabled={line === null || visiting || busy || empty || isLong}
          reason={isLong ? tooLong : cannot}
          onPress={() => void copy()}
        >
          <Glyph name="link" colours={{ K: 'var(--white)' }} /> {tell('replays.copy')}
        </Button>
        <Button
          look={isLong ? 'teal' : 'btn'}
          disabled={line === null || visiting || busy || empty}
          reason={cannot}
          onPress={() => void save()}
        >
          <Glyph name="save" colours={isLong ? { K: 'var(--white)' } : undefined} /> {tell('replays.save')}
        </Button>
        <Working model={model} what="writing" />
      </div>
      <div role="status" class="replays-said">
        {empty && !visiting && <p class="text-13">{tell('replays.empty')}</p>}
        {visiting && <p class="text-13">{tell('replays.notYours')}</p>}
        {isLong && <p class="text-13">{tooLong}</p>}
        {model.unwritable.value && <p class="note-error text-13">{tell('replays.unwritable')}</p>}
        {current && did !== null && (
          <p class="note-ok text-13">
            {tell(`replays.did.${did}`, { count: (written.link === null ? '' : addressOf(written.link)).length })}
          </p>
        )}
        {current && did !== null && written.link !== null && (
          <input
            ref={field}
            class="frame card mono text-12 replays-link"
            readOnly
            aria-label={tell('replays.link')}
            value={addressOf(written.link)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </div>
    </Frame>
  );
}

const addressOf = (link: string): string => `${location.origin}${location.pathname}${link}`;
