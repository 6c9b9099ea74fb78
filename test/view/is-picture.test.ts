// A photo in the report shows the room, or there is none: a frame that was not painted is no photo.

import { expect, test } from 'vitest';
import { isPicture } from '../../src/view/is-picture.ts';

type Colour = readonly [number, number, number, number];
const pixels = (count: number, colour: (i: number) => Colour): number[] =>
  Array.from({ length: count }, (_, i) => colour(i)).flat();

test('a black frame, an empty frame and a frame of the background’s colour are no pictures', () => {
  expect(isPicture(pixels(20_000, () => [0, 0, 0, 255]))).toBe(false);
  expect(isPicture(pixels(20_000, () => [0, 0, 0, 0]))).toBe(false);
  expect(isPicture(pixels(20_000, () => [51, 48, 79, 255]))).toBe(false);
});

test('colours on which nothing was painted do not count', () => {
  expect(isPicture(pixels(20_000, (i) => [i % 256, i % 7, 0, 0]))).toBe(false);
});

test('a room with many colours is a picture', () => {
  expect(isPicture(pixels(20_000, (i) => [i % 256, i % 7, (i * 31) % 256, 255]))).toBe(true);
});
