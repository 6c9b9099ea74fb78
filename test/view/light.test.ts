import { describe, expect, test } from 'vitest';
import { dimmed, lightAt, minuteOf } from '../../src/view/room/light-curve.ts';
import { showsHouse } from '../../src/view/outdoors/house-outline.ts';
import { worldX, worldY } from '../../src/view/camera/projection.ts';

const sum = (rgb: readonly number[]): number => rgb.reduce((a, b) => a + b, 0);

describe('the light of the day', () => {
  test('noon is the brightest, dusk the darkest, and lamps answer', () => {
    const noon = lightAt(750, 'sun');
    const dusk = lightAt(1170, 'sun');
    expect(sum(noon.far)).toBeGreaterThan(sum(dusk.far));
    expect(noon.lamps).toBeLessThan(0.1);
    expect(dusk.lamps).toBe(1);
  });
  test('tea time is golden: more red than blue outside', () => {
    const [r, , b] = lightAt(930, 'sun').near;
    expect(r).toBeGreaterThan(b);
  });
  test('the room stays light enough to read faces at any hour', () => {
    for (let minute = 0; minute < 1440; minute += 15)
      expect(Math.min(...lightAt(minute, 'rain').room)).toBeGreaterThan(190);
  });
  test('on a stage evening the room is clearly dimmer, yet light enough to make out faces and the queue', () => {
    for (const minute of [1080, 1110, 1170]) {
      const usual = lightAt(minute, 'sun');
      const stage = dimmed(usual);
      expect(sum(stage.room) / sum(usual.room)).toBeLessThan(0.82);
      expect(Math.min(...stage.room)).toBeGreaterThan(165);
      expect(sum(stage.near)).toBeGreaterThan(300);
      expect(stage.lamps).toBe(1);
    }
  });
  test('it changes gently: no step of more than a few shades in five minutes', () => {
    for (let minute = 0; minute < 1440; minute += 5)
      expect(Math.abs(sum(lightAt(minute, 'sun').near) - sum(lightAt((minute + 5) % 1440, 'sun').near))).toBeLessThan(
        30,
      );
  });
  test('the clock begins where the day opens and runs with the ticks', () => {
    expect(minuteOf({ day: 1, openTick: 0, closeTick: null, startMinute: 660, ticksPerMinute: 10 }, 100)).toBe(670);
  });
});

describe('rain', () => {
  test('falls in the garden and not on the floor or the walls', () => {
    expect(showsHouse(16, 13, worldX(7, 6), worldY(7, 6))).toBe(true);
    expect(showsHouse(16, 13, worldX(7, 1), worldY(7, 1) - 60)).toBe(true);
    expect(showsHouse(16, 13, worldX(7, 16), worldY(7, 16))).toBe(false);
    expect(showsHouse(16, 13, worldX(7, -8), worldY(7, -8))).toBe(false);
  });
});
