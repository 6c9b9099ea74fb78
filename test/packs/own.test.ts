// A pack brings kinds of guest, dishes, tastes and celebrities that the game does not have, and every part of the café
// knows them.

import { describe, expect, test } from 'vitest';
import { readPromises } from '../../src/analysis/promises/index.ts';
import { kindsOfGuest } from '../../src/data/pack/own-tables.ts';
import { KINDS_OF_NEEDS } from '../../src/data/pack/own-mistakes.ts';
import { Problems } from '../../src/ai/problems.ts';
import { friendRows } from '../../src/notebook/friends/friends.ts';
import { knownGuests } from '../../src/notebook/traits/known-guests.ts';
import { mistakeText, type PackFile, readPack } from '../../src/packs/index.ts';
import { collectCafe } from '../../src/saves/check/cafe-shape.ts';
import { scripts } from '../../src/scripts/index.ts';
import { wrongInput } from '../../src/sim/inputs/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/read-scenario.ts';
import { HERO_NEEDS } from '../../src/sim/season/album.ts';
import { topicsFor } from '../../src/sim/season/evening-talk.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import { tablesOf } from '../../src/sim/state/pack/pack.ts';
import type { SeasonState } from '../../src/sim/state/season.ts';
import { replaceWords, sayPart } from '../../src/words/index.ts';
import { borrowPictures, dishPicture } from '../../src/words/dish-picture.ts';
import { host } from './host.ts';

const FILES: Readonly<Record<string, string>> = {
  'pack.yaml':
    'name: Arcade\nauthor: Ada\nversion: 1.0.0\nbegins:\n  staff: [zoe, kim]\n  menu: [nachos, cola]\n  guests: [gamer]\n',
  'menu.csv':
    'id,cookTicks,eatTicks,price,cost,taste,look\nnachos,40,200,640,180,corn,pizza\ncola,12,120,300,60,soda|corn,soda\nsoda,12,110,360,50,soda,\n',
  'guests.csv':
    'type,looks,weight,morning,noon,tea,evening,patience,budget,taste,speed,together,partyMost,temperament\ngamer,punk|boy,40,1,1,1,1,1500,2600,corn|soda,5,0.3,3,sociable\n',
  'heroes.csv':
    'id,name,look,type,patience,budget,taste,speed,loudness,temperament,stars,needs\nzed,Zed Ultra,kit,legend,1200,8000,corn,5,9,sociable,0,dish:nachos|type:gamer\n',
  'roster.csv':
    'id,name,look,rank,favouriteCustomerIds,favouriteCustomerTypes,duties,alertness,obedience,team,chatty,clumsy,speed,level,wage,controller,alertRange,warps\nzoe,Zoe,mei,2,zed,gamer|legend,allround,5,1,1,1,1,6,3,420,script,,\nkim,Kim,nana,2,,,serving,45,0.95,2,1.2,1.2,6,2,400,diligent,,\n',
  'promises.txt':
    'heard: no gamer waits more than 2000 ticks\nevery legend is served within 3000 ticks of being seated\n',
  'words/en.json': `{
  "dish.nachos": "nachos", "dish.cola": "cola", "notebook.taste.corn": "corn",
  "type.gamer": "gamer", "type.many.gamer": "gamers", "type.any.gamer": "any gamer", "type.a.gamer": "a gamer",
  "type.legend": "legend", "type.many.legend": "legends", "type.any.legend": "any legend", "type.a.legend": "a legend"
}`,
};
const filesWith = (changes: Readonly<Record<string, string>> = {}): PackFile[] =>
  Object.entries({ ...FILES, ...changes }).map(([path, text]) => ({ path, text }));

async function mistakesWith(changes: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const read = await readPack(filesWith(changes), host);
  return read.ok ? [] : read.mistakes.map(mistakeText);
}
const changedIn = (file: string, from: string, to: string): Readonly<Record<string, string>> => {
  expect(FILES[file]).toContain(from);
  return { [file]: (FILES[file] ?? '').replace(from, to) };
};

async function opened(seed = 3): Promise<Simulation> {
  const read = await readPack(filesWith(), host);
  if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
  const day = readScenario({ ...read.day, seed });
  if (!day.ok) throw new Error(day.errors.join('\n'));
  return openScenario(day.scenario, scripts);
}
const seasonOf = ({ state }: Simulation): SeasonState => {
  if (state.season === undefined) throw new Error('a pack has a season');
  return state.season;
};

describe('a pack with guests, dishes and celebrities of its own', () => {
  test('plays a day: its guests come, order its dishes and are served; the save is right', async () => {
    const cafe = await opened();
    const types = new Set<string>();
    const dishes = new Set<string>();
    while (!cafe.state.over && cafe.state.tick < 8000) {
      cafe.step();
      for (const { dish } of Object.values(cafe.state.dishes)) dishes.add(dish);
      for (const one of Object.values(cafe.state.people)) if (one.role === 'guest') types.add(one.customerType);
    }
    expect([...dishes].sort()).toEqual(['cola', 'nachos']);
    expect(types).toContain('gamer');
    expect(cafe.state.over).toBe(true);
    expect(cafe.state.figures).toMatchObject({ faults: 0 });
    expect(cafe.state.figures.guestsServed).toBeGreaterThan(5);
    const problems = new Problems();
    collectCafe(JSON.parse(cafe.save()), problems);
    expect(problems.list).toEqual([]);
  });

  test('a dish of its own that is not on the first menu is known to the kitchen; one of the game must be found', async () => {
    const own = 'id,cookTicks,eatTicks,price,cost,taste,look\nnachos,40,200,640,180,corn,pizza\ncola,12,120,300,60,soda,soda\ncurry,60,210,820,240,rice,\n'; // prettier-ignore
    const read = await readPack(
      filesWith({ 'menu.csv': own, ...changedIn('pack.yaml', '[nachos, cola]', '[cola]') }),
      host,
    );
    const day = readScenario({ ...(read.ok ? read.day : {}) });
    expect(day.ok && day.scenario.state.season?.kitchen.known).toEqual(['cola', 'nachos']);
  });

  test('its celebrity comes on some day, because the conditions name its own dish and its own guests', async () => {
    const cafes = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => opened(seed)));
    expect(cafes.some(({ state }) => state.arrivals.some(({ id, spec }) => id === 'zed' && spec.isHero))).toBe(true);
  });

  test('inputs may name its guests, and in a free café its celebrities can be called', async () => {
    const { world } = await opened();
    const edit = (types: readonly string[]): readonly string[] =>
      wrongInput({ kind: 'edit', maid: 'zoe', edit: { favouriteCustomerTypes: types } }, world);
    expect(edit(['gamer', 'legend'])).toEqual([]);
    expect(edit(['gamr'])).toEqual([expect.stringContaining("did you mean 'gamer'?")]);
    expect(wrongInput({ kind: 'free', hero: 'zed' }, world)).toEqual([]);
    expect(wrongInput({ kind: 'free', hero: 'rio' }, world)).toEqual([expect.stringContaining('hero should be one of zed')]); // prettier-ignore
  });

  test('a maid’s friends and favourites have the names and faces of its celebrities and guests', async () => {
    const cafe = await opened();
    const { heroes, types, lookOf } = knownGuests(cafe.state);
    expect(heroes.map(({ name }) => name)).toEqual(['Zed Ultra']);
    expect(types).toEqual(expect.arrayContaining(['gamer', 'legend']));
    expect([lookOf('gamer'), lookOf('legend')]).toEqual(['punk', 'kit']);
    const zoe = cafe.state.people['zoe'];
    if (zoe === undefined) throw new Error('Zoe is on shift');
    expect(friendRows(cafe.state, zoe).map(({ name, look }) => [name, look])).toEqual([['Zed Ultra', 'kit']]);
  });

  test('a talk gives an apprentice the controller that she has in the pack’s roster', async () => {
    const season = seasonOf(await opened());
    const kim = season.staff.find(({ id }) => id === 'kim');
    if (kim === undefined) throw new Error('Kim is on the staff');
    const topic = topicsFor({ ...kim, controller: 'apprentice' }, season).find(({ id }) => id === 'noApprentice');
    expect(topic?.edit).toEqual({ controller: 'diligent' });
  });

  test('promises are about its guests, in the café that has them', async () => {
    const types = kindsOfGuest(tablesOf(seasonOf(await opened())));
    expect(readPromises(FILES['promises.txt'] ?? '', types).problems).toEqual([]);
    expect(readPromises(FILES['promises.txt'] ?? '').problems).not.toEqual([]);
  });

  test('its words and pictures stand for its names, also in a language that it does not speak', async () => {
    const season = seasonOf(await opened());
    replaceWords(season.pack?.words ?? {});
    borrowPictures(tablesOf(season).menu);
    expect(sayPart('type.a.', 'gamer')).toBe('a gamer');
    expect([dishPicture('nachos'), dishPicture('soda'), dishPicture('curry')]).toEqual(['dish-pizza', 'dish-soda', 'dish-curry']); // prettier-ignore
    replaceWords({});
    borrowPictures([]);
    expect(sayPart('type.a.', 'gamer')).toBe('gamer');
    expect(dishPicture('nachos')).toBe('dish-nachos');
  });
});

describe('a name of the pack’s own is refused', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly RegExp[]]>([
    [
      'if no words introduce it',
      { 'words/en.json': '{ "dish.cola": "cola" }' },
      [
        /^guests\.csv:2: type: 'gamer' is not in the game; a kind of guest of the pack’s own needs type\.gamer, type\.many\.gamer, type\.any\.gamer, type\.a\.gamer in words\/en\.json/,
        /^menu\.csv:2: id: 'nachos' is not in the game; a dish of the pack’s own needs dish\.nachos in words\/en\.json/,
        /^menu\.csv:2: taste: 'corn' .* a taste of the pack’s own needs notebook\.taste\.corn/,
        /^heroes\.csv:2: type: 'legend' /,
        /^roster\.csv:2: favouriteCustomerTypes: 'gamer' /,
      ],
    ],
    [
      'if a dish has no picture',
      changedIn('menu.csv', 'corn,pizza', 'corn,'),
      [/^menu\.csv:2: look: 'nachos' is a dish of the pack’s own; it needs the column look/],
    ],
    [
      'if a dish borrows a picture that does not exist',
      changedIn('menu.csv', 'corn,pizza', 'corn,piza'),
      [/^menu\.csv:2: look: 'piza' is not in the game; did you mean 'pizza'\?/],
    ],
    [
      'if it is mistyped where it is used',
      changedIn('heroes.csv', 'legend,', 'legnd,'),
      [/^heroes\.csv:2: type: 'legnd' .*did you mean 'legend'\?/],
    ],
    [
      'if it is no name',
      { ...changedIn('guests.csv', '\ngamer,', '\n__proto__,') },
      [/^guests\.csv:2: type: '__proto__' is not in the game; a name of the pack’s own has small letters/],
    ],
  ])('%s', async (_, changes, wanted) => {
    const found = await mistakesWith(changes);
    for (const one of wanted)
      expect(
        found.filter((line) => one.test(line)),
        found.join('\n'),
      ).toHaveLength(1);
  });

  test.each([
    ['dsh:nachos', /'dsh:nachos' should be a condition such as dish:curry; did you mean 'dish'\?/],
    ['dish:nacho', /'nacho' is not in the game; .*did you mean 'nachos'\?/],
    ['hero:rio', /'hero:rio': there is no hero 'rio'/],
    ['plants:many', /'plants:many' should have a number behind the colon/],
    ['weather:snow', /'weather:snow': there is no weather 'snow'/],
  ])('a celebrity’s condition that can never be met is named: %s', async (need, wanted) => {
    const found = await mistakesWith(changedIn('heroes.csv', 'dish:nachos|type:gamer', need));
    expect(found.filter((line) => line.startsWith('heroes.csv:2: needs: ') && wanted.test(line)), found.join('\n')).toHaveLength(1); // prettier-ignore
  });

  test('if its words stand there and no table has it', async () => {
    const found = await mistakesWith(changedIn('words/en.json', '"dish.cola"', '"dish.colla": "x", "dish.cola"'));
    expect(found).toEqual([
      "words/en.json:2: dish.colla: the game has no words with this key, and no table of the pack has 'colla'; did you mean 'cola'?",
    ]);
  });

  test('every condition that the game knows can be named', () => {
    expect(Object.keys(KINDS_OF_NEEDS).sort()).toEqual(Object.keys(HERO_NEEDS).sort());
  });
});
