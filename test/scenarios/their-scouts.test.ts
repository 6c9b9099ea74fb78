// The rival's scouts in our café: what they see and infer, maids who notice them, wrong signs, and the rival's moves.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { theirView } from '../../src/data/their-view.ts';
import { newDay, nextDay } from '../../src/sim/open-day.ts';
import { movesOn } from '../../src/sim/rival/their-moves.ts';
import { hear, newTheirs, planScouts, theirMemory } from '../../src/sim/rival/their-scouts.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Sighting, TheirState } from '../../src/sim/state/rival.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { expectSound, maid, open, seated, Story, type ScenarioFile } from './story.ts';
import { believed, SPIED_MENU, SPIED_ROOM, spy, theirs } from './spied.ts';

const visit = (more: Partial<ScenarioFile> = {}): Story =>
  open({
    map: SPIED_ROOM,
    menu: SPIED_MENU,
    maids: [maid('mei', [4, 4])],
    customers: [spy],
    rival: { scouts: ['spy'] },
    ...more,
  });
const report = (theirs: TheirState, day: number, saw: readonly Sighting[], more = {}): void =>
  hear(theirs, { day, tick: 0, name: 'Io', saw, noticedBy: null, wrong: [], gloomy: null, cross: null, ...more });
const yes = (...nodes: readonly string[]): Sighting[] => nodes.map((node) => ({ node, value: 'Yes' }));

test('the face of a scout fits the name', () => {
  const clock = { day: 1, openTick: 0, closeTick: 6000, startMinute: 660, ticksPerMinute: 10 };
  const seen = new Map<string, string>();
  for (let seed = 1; seed <= 80; seed++)
    for (const { spec } of planScouts(newTheirs(seed), clock, 1)) seen.set(spec.name, spec.look);
  expect(seen.get('Tess')).toBe('lady');
  expect(seen.get('Hal')).toBe('clerk');
});

describe('a scout of the rival', () => {
  test('reports when gone: what was on the table, hence what it is made of, hence what else we may have', () => {
    const story = visit();
    story.until('served', {}, 2000);
    expect(theirs(story).memory.observations).toEqual([]);
    story.until('scoutGone', {}, 6000);
    expect(believed(story, 'curry')).toBe('Yes');
    expect(believed(story, 'rice')).toBe('Yes');
    expect(theirMemory(theirs(story)).why('rice')).toMatchObject({ because: 'implied', of: ['curry'] });
    expect(believed(story, 'coffee')).toBe('Maybe');
    expect(theirMemory(theirs(story)).why('coffee')).toMatchObject({ because: 'needsAll', of: ['spice'] });
    expect(believed(story, 'sushi')).toBe('Unknown');
    expectSound(story);
  });

  test('sees only what the alert range shows: another dish at a far table stays unknown', () => {
    const far = [
      '####################',
      '#K.................#',
      '#PP................#',
      '#..Tb...........aT.#',
      '#..................#',
      '##########D#########',
    ];
    const story = visit({
      map: far,
      customers: [spy, seated('other', 'b', { order: ['coffee'] })],
    });
    story.until('scoutGone', {}, 8000);
    expect(theirs(story).log[0]?.saw.map(({ node }) => node)).not.toContain('coffee');
  });

  test('is noticed by an alert maid who sees the looks often enough, and by nobody who never looks up', () => {
    const story = visit();
    const { who, looks } = story.until('scoutNoticed', {}, 4000);
    expect(who).toBe('mei');
    expect(looks).toBeGreaterThan(3);
    story.until('scoutGone', {}, 6000);
    expect(theirs(story).log[0]?.noticedBy).toBe('Mei');
    const blind = visit({ maids: [maid('mei', [4, 4], { alertness: null })] });
    blind.until('scoutGone', {}, 6000);
    expect(blind.count('scoutNoticed')).toBe(0);
  });
});

describe('a wrong sign', () => {
  const signs = [
    { node: 'sushi', value: 'Yes' },
    { node: 'curry', value: 'No' },
  ];
  test('is shown by the maid who has noticed, and the rival believes it and all that follows', () => {
    const story = visit({ rival: { scouts: ['spy'], signs } });
    const noticed = story.until('scoutNoticed', {}, 4000);
    const fooled = story.until('scoutFooled', {}, 3000);
    expect(fooled).toMatchObject({ who: noticed.who, guest: 'spy', why: 'told', signs: ['sushi', 'curry'] });
    story.until('scoutGone', {}, 6000);
    expect(believed(story, 'sushi')).toBe('Yes');
    expect(believed(story, 'fish')).toBe('Yes');
    expect(believed(story, 'curry')).toBe('No');
    expectSound(story);
  });

  test('is not shown by a maid who does not listen, and a talkative one invents her own', () => {
    const shy = visit({
      maids: [maid('mei', [4, 4], { obedience: 0.2, chatty: 1 })],
      rival: { scouts: ['spy'], signs },
    });
    shy.until('scoutGone', {}, 6000);
    expect(shy.count('scoutFooled')).toBe(0);
    const sly = visit({ maids: [maid('mei', [4, 4], { chatty: 1.5 })] });
    expect(sly.until('scoutFooled', {}, 6000)).toMatchObject({ why: 'own', signs: ['salad'] });
  });

  test('can be put up while the scout is here, three at most, and taken down', () => {
    const story = visit();
    for (const node of ['sushi', 'steak', 'ramen', 'gratin']) story.cafe.give({ kind: 'sign', node, value: 'Yes' });
    story.pass(1);
    expect(theirs(story).signs.map(({ node }) => node)).toEqual(['sushi', 'steak', 'ramen']);
    expect(story.count('refused', { what: 'sign' })).toBe(1);
    story.cafe.give({ kind: 'sign', node: 'steak', value: null });
    story.pass(1);
    expect(theirs(story).signs.map(({ node }) => node)).toEqual(['sushi', 'ramen']);
  });

  test('survives saving while the scout is here', () => {
    const story = visit({ rival: { scouts: ['spy'], signs } });
    story.until('scoutNoticed', {}, 4000);
    const again = new Story(Simulation.load(story.cafe.save(), scripts, { mindEvents: true }));
    for (const one of [story, again]) one.pass(1500);
    expect(again.cafe.hash()).toBe(story.cafe.hash());
    expect(again.count('scoutFooled')).toBe(1);
  });
});

describe('a move of the rival', () => {
  /** The next morning after these reports about us. */
  function morning(tell: (theirs: TheirState) => void, change: (state: WorldState) => void = () => {}): WorldState {
    const state = newDay({ seed: 6, day: 3 });
    state.over = true;
    change(state);
    tell(state.rival!.theirs!);
    return nextDay(state);
  }

  test('follows from a belief and keeps its reasons: they saw egg and rice on day 3, hence perhaps omurice', () => {
    const state = morning((their) => report(their, 3, yes('egg', 'rice')));
    const [move] = movesOn(state.rival!.theirs!, 4);
    expect(move).toMatchObject({
      rule: 'omuriceWar',
      day: 4,
      because: [{ node: 'omurice', value: 'Maybe', because: 'needsAll', of: ['egg', 'rice'], day: 3 }],
    });
    const cafe = new Simulation(state, scripts);
    while (!cafe.state.over) cafe.step();
    expect(cafe.state.rival!.theirs!.moves[0]?.won).toBeGreaterThan(0);
  });

  test('does not happen without a belief, and rests after it has happened', () => {
    expect(movesOn(morning(() => {}).rival!.theirs!, 4)).toEqual([]);
    const state = morning((their) => report(their, 3, yes('omurice')));
    state.over = true;
    expect(movesOn(nextDay(state).rival!.theirs!, 5)).toEqual([]);
  });

  test('takes the regular whom the scout saw cross: he goes across by name', () => {
    const coming = morning(() => {});
    const { id, name } = coming.regulars!.who.find((one) => coming.arrivals.some((plan) => plan.id === one.id))!;
    const state = morning((their) => report(their, 3, yes('crossRegular'), { cross: id }));
    expect(movesOn(state.rival!.theirs!, 4)[0]).toMatchObject({ rule: 'inviteRegular', target: id, targetName: name });
    const cafe = new Simulation(state, scripts);
    while (!cafe.state.over) cafe.step();
    expect(cafe.state.rival!.theirs!.moves[0]?.won).toBe(1);
  });

  test('a belief about a mood is forgotten after two days', () => {
    const their = newTheirs(1);
    report(their, 3, yes('gloomyMaid', 'curry'));
    expect(theirMemory(their, 4).value('gloomyMaid')).toBe('Yes');
    expect(theirMemory(their, 5).value('gloomyMaid')).toBe('Unknown');
    expect(theirMemory(their, 50).value('curry')).toBe('Yes');
  });
});

test('every move of the table has a reason the tree can give, and every node its truth', () => {
  for (const { when } of theirView.rules) for (const { node } of when) expect(theirView.byName.has(node)).toBe(true);
  expect(theirView.nodes.length).toBeGreaterThan(20);
});
