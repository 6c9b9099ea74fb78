/**
 * Icons of the interface (pause, star, menu, warning) as text grids: each letter is a pixel, each dot an empty pixel.
 * K ink, Y yellow, O orange, W white, R red, B blue, S skin, C teal. Drawn as SVG, so they take any colour and stay
 * crisp.
 */

import { CAFE_THINGS } from './glyphs-cafe.ts';
import { CONTROLS } from './glyphs-controls.ts';

export const GLYPHS = { ...CONTROLS, ...CAFE_THINGS } as const;

export type GlyphName = keyof typeof GLYPHS;
