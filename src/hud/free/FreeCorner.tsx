/**
 * The gold card in the corner of a free café. With it the player changes guests, weather, money and celebrities, and
 * starts scenes at any time. After the start of a scene, a gold arrow shows its place, and a line of text tells how the
 * scene goes on.
 */

import { useState } from 'preact/hooks';
import type { EventKind } from '../../sim/events/index.ts';
import type { Input } from '../../sim/inputs/index.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import { GROWTHS } from '../../sim/state/season.ts';
import { CROWDS } from '../../sim/state/free-cafe.ts';
import type { Weather } from '../../sim/state/things.ts';
import { Button, Face, Frame, Glyph, Icon, Rich, Segment } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { dramaText } from '../news/drama-words.ts';
import type { Store } from '../store.ts';
import { SceneArrow } from './Arrow.tsx';
import { lineAbout, placeOf, readScenes } from './scenes.ts';
import './free.css';

const PARTS = ['guests', 'weather', 'money', 'heroes', 'scenes', 'grow'] as const;
type FreePart = (typeof PARTS)[number];
const WEATHERS: readonly Weather[] = ['sun', 'cloud', 'rain'];
/** Amounts in yen to which the player can set the till; null = unlimited money. */
const SUMS: readonly (number | null)[] = [null, 0, 10_000, 100_000];
const AT_ONCE: readonly number[] = [1, 4, 12];

export function FreeCorner({ store }: { store: Store }) {
  void store.top.value;
  const [part, setPart] = useState<FreePart | null>(null);
  /** The scene started last, the tick at which it was started, and whether an arrow still points to it. */
  const [started, setStarted] = useState<{ kind: EventKind; tick: number; points: boolean } | null>(null);
  const state = store.cafe?.state;
  if (state?.free === undefined) return null;
  const { free } = state;
  const give = (input: Omit<Extract<Input, { kind: 'free' }>, 'kind'>): void =>
    store.deps.give({ kind: 'free', ...input });
  const { backToSeason } = store.deps;
  return (
    <>
      <Frame look="selection" as="section" class="free-corner" shadow data-region="free" aria-label={say('free.title')}>
        <div class="row gap-8">
          <Icon name="ui-lockOpen" scale={2} />
          <div class="col grow">
            <h2 class="text-16 bold">{say('free.title')}</h2>
            <p class="text-12">{say('free.note')}</p>
          </div>
        </div>
        {backToSeason !== null && (
          <button type="button" class="link text-12" onClick={() => backToSeason()}>
            {say('free.back')}
          </button>
        )}
        <div class="row gap-4 free-parts">
          {PARTS.map((one) => (
            <Button
              key={one}
              size="small"
              pressed={one === part}
              expanded={one === part}
              onPress={() => setPart(one === part ? null : one)}
            >
              {say(`free.part.${one}`)}
            </Button>
          ))}
        </div>
        {part === 'guests' && (
          <div class="col gap-4">
            <div class="row gap-4 free-parts">
              <span class="text-12 grow">{say('free.guests.now')}</span>
              {AT_ONCE.map((count) => (
                <Button
                  key={count}
                  size="small"
                  label={say('free.guests.come', { count })}
                  disabled={state.closed}
                  reason={say('free.closed')}
                  onPress={() => give({ guests: count })}
                >
                  +{count}
                </Button>
              ))}
            </div>
            <span class="text-12">{say('free.crowd')}</span>
            <Segment
              label={say('free.crowd')}
              chosen={free.crowd}
              choices={CROWDS.map((value) => ({ value, text: say(`free.crowd.${crowdKey(value)}`) }))}
              onChoose={(crowd) => give({ crowd })}
            />
          </div>
        )}
        {part === 'weather' && (
          <Segment
            label={say('free.part.weather')}
            chosen={state.weather}
            choices={WEATHERS.map((value) => ({ value, text: say(`weather.${value}`) }))}
            onChoose={(weather) => give({ weather })}
          />
        )}
        {part === 'money' && (
          <Segment
            label={say('free.part.money')}
            chosen={free.endless ? 'none' : String(state.money)}
            choices={SUMS.map((sum) => ({
              value: sum === null ? 'none' : String(sum),
              text: sum === null ? say('top.noEnd') : say('app.money', { amount: grouped(sum) }),
            }))}
            onChoose={(sum) => give({ money: sum === 'none' ? null : Number(sum) })}
          />
        )}
        {part === 'heroes' && (
          <div class="free-heroes">
            {tablesOf(state.season).heroes.map(({ id, name, look }) => {
              const here = state.people[id] !== undefined;
              return (
                <button
                  key={id}
                  type="button"
                  class="edge paper chip text-12"
                  aria-disabled={here || state.closed}
                  title={here ? say('free.heroes.here') : state.closed ? say('free.closed') : say('free.heroes.come')}
                  onClick={() => {
                    if (here) store.deps.jumpTo([id]);
                    else if (!state.closed) give({ hero: id });
                  }}
                >
                  <Face look={look} width={24} />
                  <span class="grow">{personName(name)}</span>
                  {here && <Glyph name="check" scale={1} />}
                </button>
              );
            })}
          </div>
        )}
        {part === 'scenes' && (
          <div class="row gap-4 free-parts">
            {readScenes({ state }).map((scene) => (
              <Button
                key={scene.kind}
                size="small"
                pressed={scene.state !== 'off'}
                disabled={state.closed && scene.state === 'off'}
                reason={say('free.closed')}
                title={say(`free.scene.needs.${scene.kind}`)}
                onPress={() => {
                  if (scene.state === 'off') {
                    store.deps.give({ kind: 'scene', event: scene.kind });
                    setStarted({ kind: scene.kind, tick: state.tick, points: true });
                  } else store.deps.jumpTo(scene.people);
                }}
              >
                {say(`free.scene.${scene.kind}`)}
              </Button>
            ))}
          </div>
        )}
        {part === 'grow' && (
          <div class="row gap-4 free-parts">
            {GROWTHS.map((growth) => {
              const opened = state.season?.growth?.[growth];
              const kind = growth === 'stage' ? 'show' : growth;
              const isOn =
                growth === 'terrace' || growth === 'tearoom'
                  ? opened !== undefined && opened.shut !== true
                  : state.calendar?.going.some((one) => one.kind === kind && one.counts['big'] === 1) === true;
              return (
                <Button
                  key={growth}
                  size="small"
                  pressed={isOn}
                  title={say(`growth.${growth}.does`)}
                  onPress={() => give({ grow: growth })}
                >
                  {say(`growth.${growth}`)}
                </Button>
              );
            })}
          </div>
        )}
        {started !== null && <Told key={`${started.kind} ${started.tick}`} store={store} {...started} />}
      </Frame>
      {started?.points === true && placeOf({ state }, started.kind) !== null && (
        <SceneArrow
          key={started.tick}
          store={store}
          kind={started.kind}
          onGone={() => setStarted({ ...started, points: false })}
        />
      )}
    </>
  );
}

const crowdKey = (crowd: (typeof CROWDS)[number]) =>
  (({ 0: 'none', 0.5: 'half', 1: 'usual', 2: 'double', 3: 'triple' }) as const)[crowd];

/** Tells how the scene that the player started last goes on. */
function Told({ store, kind, tick }: { store: Store; kind: EventKind; tick: number }) {
  const cafe = store.cafe;
  const news = lineAbout(store.drama.value, kind, tick);
  if (cafe === null) return null;
  const view = readScenes(cafe).find((one) => one.kind === kind);
  const name = say(`free.scene.${kind}`);
  return (
    <div class="free-told text-12" role="status">
      {news !== undefined ? (
        <button type="button" class="entry" onClick={() => store.deps.jumpTo(news.jump)}>
          <Rich text={dramaText(news.what)} />
        </button>
      ) : (
        <span>
          {view?.state === 'on'
            ? say('free.scene.on', { what: name })
            : view?.state === 'waits' || cafe.state.tick - tick < 3
              ? say('free.scene.waits', { what: name, needs: say(`free.scene.needs.${kind}`) })
              : say('free.scene.failed', { what: name, needs: say(`free.scene.needs.${kind}`) })}
        </span>
      )}
      {view?.state === 'on' && (
        <Button size="small" onPress={() => store.deps.jumpTo(view.people)}>
          {say('free.scene.jump')}
        </Button>
      )}
    </div>
  );
}
