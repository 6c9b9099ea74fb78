/**
 * Edits a maid's own warp table cells, which override the warp table of her kind. There is a field for each of her own
 * cells, and one for the key that is selected in the grid. A valid cell is given to the café at once; an invalid text
 * stays in its field, with all its errors listed.
 */

import { useState } from 'preact/hooks';
import { warpKeys } from '../../../data/index.ts';
import type { Maid } from '../../../sim/state/person.ts';
import { IDLE, PIECES, type ScriptNames, scriptsFor, wrongHerWarps } from '../../../sim/thinking/warps.ts';
import { EditField, Glyph } from '../../../ui/index.ts';
import { personName } from '../../../words/index.ts';
import { Faces } from '../../shared/parts.tsx';
import type { Lab } from '../../frame/lab.ts';
import { tell } from '../../words/index.ts';
import { keyWords } from './words.ts';

interface HerOwnProps {
  readonly lab: Lab;
  readonly scripts: ScriptNames;
  /** The warp key selected in the grid; the panel offers a field for it even if the maid has no cell of her own for this key. */
  readonly chosenKey: string;
}

export function OwnCells({ lab, scripts, chosenKey }: HerOwnProps) {
  lab.watch();
  const [wrong, setWrong] = useState<Readonly<Record<string, { text: string; messages: readonly string[] }>>>({});
  const { state } = lab.cafe;
  const maids = Object.values(state.people).filter((one): one is Maid => one.role === 'maid' && one.present);
  const me = maids.find(({ id }) => id === lab.who.value) ?? maids[0];
  if (me === undefined) return null;
  const warps = lab.edits.shapeOf(me, state).warps ?? {};
  const keys = warpKeys.filter((key) => Object.hasOwn(warps, key) || key === chosenKey);
  const write = (key: string, text: string): void => {
    const { [key]: _, ...others } = warps;
    const cell = text.trim();
    const messages = cell === '' ? [] : wrongHerWarps({ [key]: cell }, scripts);
    const { [`${me.id} ${key}`]: __, ...rest } = wrong;
    setWrong(messages.length === 0 ? rest : { ...rest, [`${me.id} ${key}`]: { text, messages } });
    if (messages.length > 0 || cell === (warps[key] ?? '')) return;
    const next = Object.fromEntries(
      warpKeys.flatMap((one) => {
        const script = one === key ? cell : (others[one] ?? '');
        return script === '' ? [] : [[one, script]];
      }),
    );
    lab.give({ kind: 'edit', maid: me.id, edit: { warps: Object.keys(next).length === 0 ? null : next } });
  };
  return (
    <section>
      <h3 class="headline rule">{tell('warpTables.own', { name: personName(me.name) })}</h3>
      <Faces people={maids} chosen={me.id} most={16} onChoose={(id) => lab.look(id)} />
      <p class="text-13 muted">{tell('warpTables.ownAbout')}</p>
      <Names id="warp-pieces" names={PIECES} />
      <Names id="warp-scripts-maid" names={scriptsFor('allround', scripts)} />
      {keys.map((key) => {
        const mistake = wrong[`${me.id} ${key}`];
        return (
          <label key={`${me.id} ${key}`} class="col text-13 warptables-own">
            <span>
              {keyWords(key)} <span class="editor-term">{key}</span>
            </span>
            <EditField
              list={key === IDLE ? 'warp-pieces' : 'warp-scripts-maid'}
              class="mono text-12"
              value={mistake?.text ?? warps[key] ?? ''}
              placeholder={tell('warpTables.asHerDuties')}
              aria-invalid={mistake !== undefined}
              spellcheck={false}
              maxLength={300}
              onCommit={(text) => write(key, text)}
            />
            {mistake === undefined && warps[key] !== undefined && (
              <span class="text-12 warptables-counts" role="status">
                <Glyph name="check" scale={1.5} colours={{ K: 'var(--green-ink)' }} /> {tell('warpTables.ownCounts')}
              </span>
            )}
            {mistake?.messages.map((message) => (
              <span key={message} class="note-error text-12" role="alert">
                {message}
              </span>
            ))}
          </label>
        );
      })}
    </section>
  );
}

/** Names that a field suggests while the player types. */
function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
