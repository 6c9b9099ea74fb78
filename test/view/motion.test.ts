import { describe, expect, test } from 'vitest';
import { clockFrame, motionOf, remember, walkFrame, type Walker } from '../../src/view/people/motion.ts';
import { drawnPose, standIns, type Doing } from '../../src/view/people/poses.ts';
import { AnimationSet, type AtlasData } from '../../src/view/textures/atlas-data.ts';

const standing = (x: number, y: number, walked = 0): Walker => ({
  x,
  y,
  toX: x,
  toY: y,
  stepTick: 0,
  stepOf: 0,
  walked,
});

describe('motion between ticks', () => {
  test('a step of six ticks is walked in six equal parts', () => {
    const who = { ...standing(3, 3), toX: 4, stepOf: 6 };
    const motion = motionOf(who);
    for (let tick = 1; tick <= 5; tick++) {
      who.stepTick = tick;
      remember(motion, who);
      expect(motion.toX - motion.fromX).toBeCloseTo(1 / 6);
    }
    remember(motion, standing(4, 3, 1));
    expect(motion.toX).toBe(4);
    expect(motion.toWalked).toBe(1);
  });

  test('an appearance elsewhere is not a slide across the room', () => {
    const motion = motionOf(standing(1, 1));
    remember(motion, standing(9, 9));
    expect([motion.fromX, motion.fromY]).toEqual([9, 9]);
  });

  test('the walk follows the distance: twelve pictures a tile, round again after half a tile', () => {
    expect([0, 1 / 12, 2 / 12, 5 / 12, 6 / 12, 11 / 12, 1].map((d) => walkFrame(d))).toEqual([0, 1, 2, 5, 0, 5, 0]);
    expect(walkFrame(1000 + 3 / 12)).toBe(3);
  });

  test('the clock repeats what goes on and holds what is over', () => {
    expect([0, 299, 300, 600].map((ms) => clockFrame(ms, 2, 300, false))).toEqual([0, 0, 1, 0]);
    expect([0, 95, 190, 5000].map((ms) => clockFrame(ms, 3, 95, true))).toEqual([0, 1, 2, 2]);
  });
});

describe('the drawing for what somebody does', () => {
  const doing = (more: Partial<Doing>): Doing => ({
    pose: 'idle',
    moving: false,
    plates: 0,
    seated: false,
    inRain: false,
    ...more,
  });

  test('plates are part of the picture', () => {
    expect(drawnPose(doing({ pose: 'walk', moving: true, plates: 1 }))).toBe('carry1');
    expect(drawnPose(doing({ plates: 3 }))).toBe('carry3');
    expect(drawnPose(doing({ pose: 'down', plates: 2 }))).toBe('down');
  });
  test('who sits is drawn sitting, who stands is not', () => {
    expect(drawnPose(doing({ pose: 'walk', seated: true }))).toBe('sit');
    expect(drawnPose(doing({ pose: 'angry', seated: true }))).toBe('angrySit');
    expect(drawnPose(doing({ pose: 'wait', moving: true }))).toBe('walk');
  });
  test('guests in the rain have an umbrella', () => {
    expect(drawnPose(doing({ pose: 'walk', moving: true, inRain: true }))).toBe('walkUmbrella');
  });

  test('every chain of stand-ins ends with standing', () => {
    for (const pose of ['carry3', 'call', 'getup', 'sing', 'never heard of'])
      expect(standIns(pose).at(-1)).toBe('idle');
    expect(standIns('carry3')).toEqual(['carry3', 'carry2', 'carry1', 'walk', 'idle']);
  });

  test('a missing drawing is stood in for, another way round if need be, and told', () => {
    const frame = { x: 0, y: 0, w: 1, h: 1, ax: 0, ay: 0 };
    const data: AtlasData = {
      image: '',
      frames: { 'idle/SE/0': frame, 'walk/SW/0': frame, 'walk/SW/1': frame },
      poses: { walk: { n: 2, ms: 75 } },
    };
    const missed: string[] = [];
    const wardrobe = new AnimationSet(
      data,
      (name) => name,
      (what) => missed.push(what),
    );
    expect(wardrobe.strip('walk', 'SW')?.frames).toEqual(['walk/SW/0', 'walk/SW/1']);
    expect(missed).toEqual([]);
    expect(wardrobe.strip('carry2', 'SE')?.frames[0]).toBe('walk/SW/0');
    expect(wardrobe.strip('eat', 'NE')?.frames[0]).toBe('idle/SE/0');
    expect(missed).toEqual(['carry2/SE', 'eat/NE']);
    expect(wardrobe.strip('carry2', 'SE')?.pose).toBe('walk');
    expect(missed).toHaveLength(2);
  });
});
