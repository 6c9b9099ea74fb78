/** The weather of a day, and the forecast for tomorrow. */

import { chance, type Stream, stream } from '../../ai/index.ts';
import type { Weather } from '../state/things.ts';
import { GAME_CHANCES } from '../state/tuning.ts';
import type { WorldState } from '../state/world-state.ts';

/** Draws the weather. It must be the first draw from the day's random stream, so that the forecast can repeat it. */
export const drawWeather = (rng: Stream): Weather =>
  chance(rng, GAME_CHANCES.weather) ? (chance(rng, 0.5) ? 'rain' : 'cloud') : 'sun';

/** The weather forecast for tomorrow: the weather that the next day will draw. */
export const weatherTomorrow = ({ seed, clock: { day } }: WorldState): Weather =>
  drawWeather(stream(seed - day, `day ${day + 1}`));
