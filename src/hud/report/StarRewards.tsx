/**
 * Lines of tomorrow's forecast about the parts of the café that stars have opened, and about the part that opens next.
 * Wings can be closed by the player, stage evenings and festivals can be put on.
 */

import { GROWTHS, type Growth as Part, type Wing } from '../../sim/state/season.ts';
import { guestsOfStreetFestival } from '../../sim/events/festival.ts';
import { AUDIENCE } from '../../sim/events/show.ts';
import { weatherTomorrow } from '../../sim/events/weather.ts';
import { lostStar, type NextGrowth, nextGrowth } from '../../sim/season/star-rewards.ts';
import { costOf, type EveningAct, eveningBar } from '../../sim/season/acts/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { hasWing, isBlocked, wingAt } from '../../sim/world/wings.ts';
import { Button, Glyph } from '../../ui/index.ts';
import { say, sayList } from '../../words/index.ts';
import { grouped, ratingLacks } from '../../words/numbers.ts';
import { ambienceWhy } from './ambience-why.ts';
import { OneOf } from './TomorrowLine.tsx';

interface Props {
  readonly state: WorldState;
  readonly onAct: (act: EveningAct) => void;
}

/** Maximum number of missing conditions of the next star that are named here; the page of goals lists them all. */
const MOST_NEEDS = 2;

const isWing = (part: Part): part is Wing => part === 'terrace' || part === 'tearoom';

/**
 * Whether happy guests must raise the rating further before the star. While other conditions are unmet, the rating
 * stops just below the star, and the page shows only those conditions.
 */
const lacksRating = (lack: number, { needs }: NextGrowth): boolean => lack > (needs.length > 0 ? 0.1 : 0);

export function StarRewards({ state, onAct }: Props) {
  const { season, clock, map, seats } = state;
  if (season === undefined || state.free !== undefined) return null;
  // A star that is lost comes back before the next one.
  const lost = lostStar(state, season);
  const next = lost ?? nextGrowth(state, season);
  const lack = next === null ? 0 : ratingLacks(state.stars, next.star);
  const rain = weatherTomorrow(state) === 'rain' && (season.upgrades['parasols'] ?? 0) === 0;
  return (
    <>
      {GROWTHS.map((part) => {
        const opened = season.growth?.[part];
        if (opened === undefined) return null;
        if (opened.since > clock.day)
          return (
            <li key={part} class="row gap-8 growth-new">
              <Glyph name="flag" scale={1.5} />
              <b class="text-13 grow">
                <OneOf
                  texts={[
                    say(`growth.${part}.opens`),
                    isWing(part) ? say(`growth.${part}.shut`) : say(`growth.${part}.planned`),
                  ]}
                  at={opened.shut === true || isPlanned(state, part) ? 1 : 0}
                />
                {isWing(part) && isBlocked(map, part) && (
                  <span class="text-12 cherry-text"> {say('growth.aside')}</span>
                )}
              </b>
              {isWing(part) ? (
                <Shuts part={part} shut={opened.shut === true} onAct={onAct} />
              ) : (
                <PutsOn state={state} what={part} onAct={onAct} />
              )}
            </li>
          );
        if (!isWing(part))
          return (
            <li key={part} class="row gap-8">
              <Glyph name="flag" scale={1.5} />
              <span class="text-13 grow">
                <OneOf
                  texts={[
                    say(`growth.${part}.offer`, { count: part === 'stage' ? AUDIENCE : guestsOfStreetFestival(state) }),
                    say(`growth.${part}.planned`),
                  ]}
                  at={isPlanned(state, part) ? 1 : 0}
                />
              </span>
              <PutsOn state={state} what={part} onAct={onAct} />
            </li>
          );
        if (!hasWing(map, part))
          return (
            <li key={part} class="row gap-8">
              <Glyph name="warn" scale={1.5} />
              <span class="text-13 grow">
                {isBlocked(map, part)
                  ? say('growth.blocked', { what: say(`growth.${part}`) })
                  : say(`growth.${part}.opens`)}
              </span>
            </li>
          );
        const shut = opened.shut === true;
        const count = seats.filter(({ x, y }) => wingAt(map, x, y) === part).length;
        return (
          <li key={part} class="row gap-8 standing">
            <Glyph name="tray" scale={1.5} />
            <span class="text-13 grow">
              <OneOf
                texts={[
                  part === 'terrace' && rain ? say('growth.terrace.rain') : say(`growth.${part}.open`, { count }),
                  say(`growth.${part}.shut`),
                ]}
                at={shut ? 1 : 0}
              />
            </span>
            <Shuts part={part} shut={shut} onAct={onAct} />
          </li>
        );
      })}
      {next !== null && (
        <li class="row gap-8 standing">
          <Glyph name="lock" scale={1.5} />
          <span class="text-13 grow muted">
            {lost === null
              ? say('growth.next', { what: say(`growth.${next.growth}`), star: next.star })
              : say('growth.again', { star: next.star })}{' '}
            {lacksRating(lack, next) && say('growth.next.stars', { stars: lack.toFixed(1) })}{' '}
            {next.needs.length > 0 &&
              say('growth.next.needs', {
                list: sayList(
                  next.needs
                    .slice(0, MOST_NEEDS)
                    .map(({ id, wants }) => say(`goal.need.${id}`, { wants, count: wants })),
                ),
              })}{' '}
            {next.needs.slice(0, MOST_NEEDS).some(({ id }) => id === 'ambience') && ambienceWhy(state)}
          </span>
        </li>
      )}
    </>
  );
}

type Show = Exclude<Part, Wing>;
const putOnAct = (what: Show) => ({ do: 'putOn', what }) as const;
/** Whether a stage evening or a street festival is put on tomorrow already. */
const isPlanned = (state: WorldState, part: Part): boolean =>
  !isWing(part) && eveningBar(state, putOnAct(part)) === 'enough';

/** The button that puts on a stage evening or a street festival tomorrow. */
const PutsOn = ({ state, what, onAct }: { state: WorldState; what: Show; onAct: Props['onAct'] }) => (
  <Button
    size="small"
    disabled={eveningBar(state, putOnAct(what)) !== null}
    reason={say(isPlanned(state, what) ? `growth.${what}.planned` : 'bar.dear')}
    onPress={() => onAct(putOnAct(what))}
  >
    {say('growth.putOn', { amount: grouped(costOf(state, putOnAct(what))) })}
  </Button>
);

/** The button that closes a wing from tomorrow on, or opens it again. */
const Shuts = ({ part, shut, onAct }: { part: Wing; shut: boolean; onAct: Props['onAct'] }) => (
  <Button size="small" onPress={() => onAct({ do: 'wing', wing: part, open: shut })}>
    <OneOf texts={[say('growth.shut'), say('growth.open')]} at={shut ? 1 : 0} />
  </Button>
);
