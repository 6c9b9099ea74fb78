import { expect, test } from 'vitest';
import {
  addBuff,
  addFlag,
  type BuffLeft,
  buffOf,
  CONFUSED,
  FIRST_OWN_FLAG,
  type FlagLeft,
  hasBuff,
  hasFlag,
  maskOf,
  POISONED,
  stepBuffs,
  stepFlags,
  STUNNED,
} from '../../src/ai/index.ts';
import { always, Yard } from './yard.ts';

const SOAKED = 1 << FIRST_OWN_FLAG;
const star = (ticks: number, from = 'idol', x = 0): BuffLeft => ({ buff: 'starHere', ticks, from, x, y: 4 });

test('the three flags every game has are the first three bits', () => {
  expect([STUNNED, POISONED, CONFUSED, SOAKED]).toEqual([1, 2, 4, 8]);
});

test('flags make up a mask and can be asked for one by one', () => {
  const flags: FlagLeft[] = [];
  expect(maskOf(flags)).toBe(0);
  expect(addFlag(flags, CONFUSED, 3)).toBe(true);
  expect(addFlag(flags, SOAKED, 1)).toBe(true);
  expect(maskOf(flags)).toBe(CONFUSED | SOAKED);
  expect([STUNNED, CONFUSED, SOAKED, CONFUSED | STUNNED].map((flag) => hasFlag(flags, flag))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('flags and buffs expire by themselves after their ticks, and say when something left', () => {
  const flags: FlagLeft[] = [];
  const buffs: BuffLeft[] = [];
  addFlag(flags, STUNNED, 2);
  addFlag(flags, POISONED, 1);
  addBuff(buffs, star(2));
  expect([stepFlags(flags), maskOf(flags)]).toEqual([true, STUNNED]);
  expect([stepBuffs(buffs), hasBuff(buffs, 'starHere')]).toEqual([false, true]);
  expect([stepFlags(flags), maskOf(flags)]).toEqual([true, 0]);
  expect([stepBuffs(buffs), hasBuff(buffs, 'starHere')]).toEqual([true, false]);
  expect([flags, buffs, stepFlags(flags), stepBuffs(buffs)]).toEqual([[], [], false, false]);
});

test('the longer of two remains; they do not add up', () => {
  const flags: FlagLeft[] = [];
  addFlag(flags, STUNNED, 5);
  expect(addFlag(flags, STUNNED, 3)).toBe(false);
  expect(flags).toEqual([{ flag: STUNNED, ticks: 5 }]);
  addFlag(flags, STUNNED, 9);
  expect(flags).toEqual([{ flag: STUNNED, ticks: 9 }]);
  const buffs: BuffLeft[] = [];
  expect(addBuff(buffs, star(5))).toBe(true);
  expect(addBuff(buffs, star(3, 'fan', 8))).toBe(false);
  expect(buffs).toEqual([star(5, 'fan', 8)]);
  addBuff(buffs, star(9));
  expect(buffOf(buffs, 'starHere')).toEqual(star(9));
  expect(buffOf(buffs, 'brawl')).toBeNull();
});

test('nothing lasts less than a tick', () => {
  const flags: FlagLeft[] = [];
  const buffs: BuffLeft[] = [];
  expect([addFlag(flags, STUNNED, 0), addFlag(flags, STUNNED, NaN), addBuff(buffs, star(0))]).toEqual([
    false,
    false,
    false,
  ]);
  expect([flags, buffs]).toEqual([[], []]);
});

test('one buff given to many is counted for each alone', () => {
  const shout = star(3);
  const one: BuffLeft[] = [];
  const other: BuffLeft[] = [];
  addBuff(one, shout);
  addBuff(other, shout);
  stepBuffs(one);
  expect([shout.ticks, one[0]?.ticks, other[0]?.ticks]).toEqual([3, 2, 3]);
});

test('a stun of n ticks given before the turns of tick t forbids the turns of t to t + n − 1', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'beep' }) });
  const flags: FlagLeft[] = [];
  const log: string[] = [];
  for (let tick = 1; tick <= 6; tick++) {
    if (tick === 2) addFlag(flags, STUNNED, 3);
    yard.minds.setFlags('r', maskOf(flags));
    log.push(...yard.run());
    stepFlags(flags);
  }
  expect(log).toEqual(['1 r beep', '5 r beep', '6 r beep']);
});
