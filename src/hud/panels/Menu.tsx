/**
 * The menu. On the title it is the dialog for settings: language, text size, motion, hints, sound. In the café it also
 * leads back to the title.
 */

import { say } from '../../words/index.ts';
import { Button, byHand, Dialog, Glyph, Segment, Slider } from '../../ui/index.ts';
import { SLOW_KINDS, type SoundLevels, TEXT_SIZES } from '../../ui/settings/settings.ts';
import type { Store } from '../store.ts';
import { openRival } from '../rival/open.ts';
import { Languages } from './Languages.tsx';

export function Menu({ store }: { store: Store }) {
  const { settings, deps, dialog } = store;
  const screen = store.screen.value;
  const atTitle = screen === 'title';
  const { openLab } = deps;
  // In a season's evening the rival's board is one of the pages.
  const hasRival =
    store.cafe?.state.rival !== undefined &&
    (screen === 'cafe' || (screen === 'report' && store.cafe.state.season === undefined));
  return (
    <Dialog
      title={atTitle ? say('settings.title') : say('menu.title')}
      closeLabel={say('app.close')}
      width={480}
      onClose={() => (dialog.value = null)}
    >
      <div class="col gap-12">
        {!atTitle && (hasRival || openLab !== undefined) && (
          <div class="row gap-8 menu-places">
            {hasRival && (
              <Button hotkey="B" label={say('rival.openLabel')} onPress={() => openRival(store)}>
                <Glyph name="eye" />
                {say('rival.open')}
              </Button>
            )}
            {openLab !== undefined && (
              <Button
                hotkey="L"
                onPress={() => {
                  dialog.value = null;
                  openLab();
                }}
              >
                <Glyph name="flask" />
                {say('top.lab')}
              </Button>
            )}
          </div>
        )}
        <Row label={say('menu.language')}>
          <Languages store={store} />
        </Row>
        <Row label={say('menu.textSize')}>
          <Segment
            label={say('menu.textSize')}
            size="normal"
            chosen={settings.textSize.value}
            choices={TEXT_SIZES.map((size) => ({ value: size, text: say(`menu.size.${size}`) }))}
            onChoose={(size) => (settings.textSize.value = size)}
          />
        </Row>
        <Row label={say('menu.motion')} note={say('menu.motionNote')}>
          <Segment
            label={say('menu.motion')}
            size="normal"
            chosen={settings.reducedMotion.value ? 'on' : 'off'}
            choices={[
              { value: 'off', text: say('menu.motion.off') },
              { value: 'on', text: say('menu.motion.on') },
            ]}
            onChoose={(choice) => (settings.reducedMotion.value = choice === 'on')}
          />
        </Row>
        <Row label={say('menu.hints')} note={say('menu.hintsNote')}>
          <Segment
            label={say('menu.hints')}
            size="normal"
            chosen={settings.hints.value ? 'on' : 'off'}
            choices={[
              { value: 'on', text: say('menu.hints.on') },
              { value: 'off', text: say('menu.hints.off') },
            ]}
            onChoose={(choice) => (settings.hints.value = choice === 'on')}
          />
        </Row>
        <Slows store={store} />
        {deps.setSound !== undefined && <Sound store={store} />}
        <div class="row gap-8 menu-foot">
          <Button hotkey="?" onPress={() => (dialog.value = 'keys')}>
            <Glyph name="q" />
            {say(byHand.value ? 'title.hand' : 'menu.keys')}
          </Button>
          {deps.openSaves !== undefined && (
            <Button
              onPress={() => {
                dialog.value = null;
                deps.openSaves?.();
              }}
            >
              <Glyph name="save" />
              {say('menu.saves')}
            </Button>
          )}
          {!atTitle && (
            <Button onPress={() => deps.toTitle()}>
              <Glyph name="left" />
              {say('menu.toTitle')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Settings that choose for which moments the game slows down by itself. */
function Slows({ store }: { store: Store }) {
  const { notSlowed } = store.settings;
  const off = notSlowed.value;
  return (
    <Row label={say('menu.slow')} note={say('menu.slowNote')}>
      <div class="row gap-4 wrap slow-kinds">
        {SLOW_KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            pressed={!off.includes(kind)}
            onPress={() => (notSlowed.value = off.includes(kind) ? off.filter((one) => one !== kind) : [...off, kind])}
          >
            {say(kind === 'janken' || kind === 'enquiry' ? `menu.slow.${kind}` : `top.slow.${kind}`)}
          </Button>
        ))}
      </div>
    </Row>
  );
}

function Sound({ store }: { store: Store }) {
  const { sound } = store.settings;
  const levels = sound.value;
  const change = (to: Partial<SoundLevels>): void => {
    sound.value = { ...levels, ...to };
  };
  const fader = (which: 'music' | 'effects') => (
    <Row label={say(`menu.${which}`)}>
      <div class="fader">
        <Slider
          label={say(`menu.${which}`)}
          value={levels[which]}
          min={0}
          max={100}
          step={5}
          text={say('menu.percent', { n: levels[which] })}
          disabled={levels.muted}
          onSlide={(value) => change({ [which]: value })}
        />
        <span class="text-12 muted">{say('menu.percent', { n: levels[which] })}</span>
      </div>
    </Row>
  );
  return (
    <>
      <Row label={say('menu.sound')} {...(byHand.value ? {} : { note: say('menu.soundNote') })}>
        <Segment
          label={say('menu.sound')}
          size="normal"
          chosen={levels.muted ? 'off' : 'on'}
          choices={[
            { value: 'on', text: say('menu.sound.on') },
            { value: 'off', text: say('menu.sound.off') },
          ]}
          onChoose={(choice) => change({ muted: choice === 'off' })}
        />
      </Row>
      {fader('music')}
      {fader('effects')}
    </>
  );
}

function Row({ label, note, children }: { label: string; note?: string; children: preact.ComponentChildren }) {
  return (
    <div class="setting">
      <div class="col">
        <span class="bold">{label}</span>
        {note !== undefined && <span class="text-12 muted">{note}</span>}
      </div>
      {children}
    </div>
  );
}
