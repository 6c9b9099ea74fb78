import { expect, test } from 'vitest';
import { type Area, dropArea, SpatialIndex, stepAreas } from '../../src/ai/index.ts';

/** A yard of people on a line, by their x. */
function line(people: Readonly<Record<string, number>>) {
  const index = new SpatialIndex<string>(40, 10);
  for (const [id, x] of Object.entries(people)) index.put(id, x, 5);
  const areas: Area[] = [];
  const step = (): string[] => {
    const given: string[] = [];
    stepAreas(areas, index, (id, { buff, buffTicks }) => given.push(`${id} ${buff} ${buffTicks}`));
    return given;
  };
  return { index, areas, step };
}

const shout = { x: 10, y: 5, radius: 3, buff: 'starHere', buffTicks: 100 };

test('a shout gives its buff once to everyone in earshot, in id order, and is over', () => {
  const { areas, step } = line({ d: 10, b: 13, a: 7, c: 13.1 });
  dropArea(areas, shout);
  expect(step()).toEqual(['a starHere 100', 'b starHere 100', 'd starHere 100']);
  expect(areas).toEqual([]);
  expect(step()).toEqual([]);
});

test('who shouts does not hear it', () => {
  const { areas, step } = line({ idol: 10, fan: 11 });
  dropArea(areas, { ...shout, from: 'idol' });
  expect(step()).toEqual(['fan starHere 100']);
});

test('loud ones reach further', () => {
  const { areas, step } = line({ near: 12, far: 16, further: 17 });
  dropArea(areas, { ...shout, loudness: 2 });
  expect(step()).toEqual(['far starHere 100', 'near starHere 100']);
  dropArea(areas, { ...shout, loudness: 0.5 });
  expect(step()).toEqual([]);
});

test('a lasting area gives its buff to newcomers, and again to those who come back', () => {
  const { index, areas, step } = line({ a: 10, b: 30 });
  dropArea(areas, { ...shout, ticks: 5 });
  expect(step()).toEqual(['a starHere 100']);
  index.put('b', 9, 5);
  expect(step()).toEqual(['b starHere 100']);
  expect(step()).toEqual([]);
  index.put('a', 30, 5);
  expect(step()).toEqual([]);
  index.put('a', 10, 5);
  expect(step()).toEqual(['a starHere 100']);
  expect(areas).toEqual([]);
});

test('an area is plain data: saved and loaded in the middle it goes on the same', () => {
  const { index, areas, step } = line({ a: 10, b: 30 });
  dropArea(areas, { ...shout, ticks: 3 });
  step();
  const loaded = JSON.parse(JSON.stringify(areas)) as Area[];
  index.put('b', 9, 5);
  const given: string[] = [];
  stepAreas(loaded, index, (id) => given.push(id));
  expect(given).toEqual(['b']);
  expect(step()).toEqual(['b starHere 100']);
  expect(loaded).toEqual(areas);
});

test('walls can stop it', () => {
  const { index, areas } = line({ a: 8, b: 12 });
  dropArea(areas, { ...shout, ticks: 2 });
  const given: string[] = [];
  stepAreas(areas, index, (id) => given.push(id), (area, x) => x > area.x); // prettier-ignore
  expect(given).toEqual(['a']);
  stepAreas(areas, index, (id) => given.push(id)); // prettier-ignore
  expect(given).toEqual(['a', 'b']);
});

test('several areas work in the order they were dropped; one dropped by a gift works from the next tick', () => {
  const { index, areas } = line({ a: 10 });
  dropArea(areas, { ...shout, buff: 'first' });
  dropArea(areas, { ...shout, buff: 'second', ticks: 2 });
  const given: string[] = [];
  const give = (_id: string, { buff }: Area): void => {
    given.push(buff);
    if (buff === 'first') dropArea(areas, { ...shout, buff: 'echo' });
  };
  stepAreas(areas, index, give);
  expect(given).toEqual(['first', 'second']);
  expect(areas.map(({ buff }) => buff)).toEqual(['second', 'echo']);
  stepAreas(areas, index, give);
  expect(given).toEqual(['first', 'second', 'echo']);
});

test.each([
  [{ radius: -1 }, 'radius'],
  [{ radius: NaN }, 'radius'],
  [{ loudness: -2 }, 'loudness'],
  [{ ticks: 0 }, 'at least one whole tick'],
  [{ ticks: 1.5 }, 'at least one whole tick'],
  [{ buffTicks: 0 }, 'at least one whole tick'],
])('an area that makes no sense is refused: %j', (wrong, what) => {
  expect(() => dropArea([], { ...shout, ...wrong })).toThrow(what);
});
