/**
 * Shows who uses the open script. A click on a maid or a role gives her the script while the café runs; another click
 * takes the script back.
 */

import { useState } from 'preact/hooks';
import { allOf, Button, choiceStop, classes, Face, Glyph, walkChoices } from '../../ui/index.ts';
import type { Duties, Maid } from '../../sim/state/person.ts';
import { personName, sayPart } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { useUndoKeys } from '../shared/undo-keys.ts';
import { compare, ScriptsModel, keyOf, type ScriptUser } from './model.ts';

const NOBODYS = { script: null, isComing: false } as const;
const SCRIPTS = allOf('script');
const DUTIES: readonly Duties[] = ['allround', 'reception', 'serving'];

export function WhoPanel({ lab, desk }: { readonly lab: Lab; readonly desk: ScriptsModel }) {
  lab.watch();
  useUndoKeys(
    { undo: () => lab.goBack('undo', SCRIPTS), redo: () => lab.goBack('redo', SCRIPTS) },
    // In the editor's text field this component does not handle the undo keys, because there the editor itself undoes
    // typing.
    false,
  );
  const [refused, setRefused] = useState<string | null>(null);
  const { people } = lab.cafe.state;
  const maids = Object.values(people).filter((one): one is Maid => one.role === 'maid');
  const user = desk.user.value;
  const name = user === null ? '' : 'maid' in user ? (people[user.maid]?.name ?? '') : sayPart('duties.', user.role);
  const { script: has, isComing } = user === null ? NOBODYS : ScriptsModel.soonOf(lab, user);
  const give = (): void => {
    const gift = desk.gift();
    if (gift === null || user === null) return;
    try {
      lab.give(gift);
      setRefused(null);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    }
  };
  const isChosen = (one: ScriptUser): boolean => user !== null && keyOf(user) === keyOf(one);
  const stop = choiceStop(
    maids.map(({ id }) => ({ value: id })),
    user !== null && 'maid' in user ? user.maid : null,
  );
  const hasOpen = (one: ScriptUser): boolean => ScriptsModel.of(lab, one)?.name === desk.script?.name;
  return (
    <section class="scripts-who" aria-labelledby="scripts-who">
      <header class="row gap-8">
        <h2 id="scripts-who" class="text-14 bold heading grow">
          {tell('scripts.who')}
        </h2>
        <span class="text-12 muted">{tell('scripts.atNext')}</span>
      </header>
      <div class="row gap-8 scripts-faces">
        <div role="radiogroup" aria-label={tell('scripts.maid')} class="row gap-4" onKeyDown={walkChoices}>
          {maids.map((maid) => {
            const one = { maid: maid.id };
            return (
              <button
                key={maid.id}
                type="button"
                role="radio"
                aria-checked={isChosen(one)}
                aria-label={tell(ScriptsModel.of(lab, one) === null ? 'scripts.face' : 'scripts.faceHas', {
                  name: maid.name,
                  script: ScriptsModel.of(lab, one)?.name ?? '',
                })}
                title={personName(maid.name)}
                class={classes('scripts-face', isChosen(one) && 'chosen')}
                tabIndex={maid.id === stop ? 0 : -1}
                onClick={() => {
                  desk.user.value = one;
                  lab.look(maid.id);
                }}
              >
                <Face look={maid.look} rank={maid.rank} width={40} />
                {ScriptsModel.of(lab, one) !== null && (
                  <span class={classes('scripts-has', hasOpen(one) && 'this')} aria-hidden="true">
                    <Glyph name="check" scale={1} colours={{ K: 'var(--white)' }} />
                  </span>
                )}
              </button>
            );
          })}
        </div>
        <select
          class="frame btn btn-paper small-select text-13"
          aria-label={tell('scripts.role')}
          value={user !== null && 'role' in user ? user.role : ''}
          onChange={({ currentTarget }) => {
            const role = DUTIES.find((one) => one === currentTarget.value);
            desk.user.value = role === undefined ? null : { role };
          }}
        >
          <option value="">{tell('scripts.role')}</option>
          {DUTIES.map((one) => (
            <option key={one} value={one}>
              {sayPart('duties.', one)}
            </option>
          ))}
        </select>
      </div>
      <p class="text-12 muted scripts-now" role="status">
        {refused ??
          (user === null
            ? tell('scripts.chooseWho')
            : isComing && lab.speed.value === 0
              ? tell(has === null ? 'scripts.usualSoon' : 'scripts.thinksSoon', { name, script: has?.name ?? '' })
              : has === null
                ? tell('scripts.thinksUsual', { name })
                : has.text === desk.script?.text
                  ? tell('scripts.thinksWith', { name, script: has.name })
                  : tell('scripts.thinksWithOther', { name, script: has.name }))}
      </p>
      <div class="row gap-8 scripts-acts">
        <Button
          size="small"
          disabled={user === null || has === null}
          reason={tell('scripts.nothingBack')}
          onPress={() => user !== null && lab.give(ScriptsModel.back(lab, user))}
        >
          <Glyph name="undo" scale={1.5} /> {tell('scripts.back')}
        </Button>
        <Button
          size="small"
          disabled={desk.gift() === null}
          reason={tell(user === null ? 'scripts.chooseWho' : 'scripts.notGood')}
          onPress={() => compare(lab, desk)}
        >
          {tell('scripts.whatIf')}
        </Button>
        <Button
          size="small"
          look="teal"
          class="scripts-give"
          disabled={desk.gift() === null}
          reason={tell(user === null ? 'scripts.chooseWho' : 'scripts.notGood')}
          onPress={give}
        >
          {user === null ? tell('scripts.give') : tell('scripts.giveTo', { name })}
        </Button>
      </div>
    </section>
  );
}
