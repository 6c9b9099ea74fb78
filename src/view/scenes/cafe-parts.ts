/**
 * Everything that the café scene draws besides people and room. The parts are made once with the scene, and emptied
 * when a café leaves the screen.
 */

import type Phaser from 'phaser';
import type { PersonId } from '../../sim/state/person.ts';
import { makeBubbles, type BubblesOver } from '../bubbles/draw.ts';
import { makeFireflies, type Fireflies } from '../effects/fireflies.ts';
import { makeFlecks, type Flecks } from '../effects/particles.ts';
import { makeEffects, type Effects } from '../effects/from-events.ts';
import { makeLayers, type Layers } from '../layers.ts';
import { makeFloorMarks, type FloorMarks } from '../marks/floor-marks.ts';
import { makeOutdoors, type Outdoors } from '../outdoors/outdoors.ts';
import { makeSignBoards, type SignBoards } from '../outdoors/sign-boards.ts';
import { makeUmbrellas, type Umbrellas } from '../outdoors/umbrellas.ts';
import { makeWeather, type WeatherOver } from '../outdoors/weather.ts';
import { makeGhosts, type Ghosts } from '../people/ghosts.ts';
import { makeOverHeads, type OverHeads } from '../people/over-heads.ts';
import type { Actor } from '../people/people-sprites.ts';
import { makeScoutProps, type ScoutProps } from '../people/scout-props.ts';
import { makeDoors, type Doors } from '../room/door-sprites.ts';
import { makeGoldenBells, type GoldenBells } from '../room/golden-bells.ts';
import { makePlanMarks, type PlanMarks } from '../room/layout-preview.ts';
import type { Atlases } from '../textures/atlas.ts';
import { makeLabels } from '../textures/labels.ts';
import type { Stamps } from '../textures/stamps.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';

export interface CafeParts {
  readonly layers: Layers;
  readonly bubbles: BubblesOver;
  readonly marks: FloorMarks;
  readonly weather: WeatherOver;
  readonly umbrellas: Umbrellas;
  readonly outdoors: Outdoors;
  readonly doors: Doors;
  readonly goldenBells: GoldenBells;
  readonly fireflies: Fireflies;
  readonly flecks: Flecks;
  readonly effects: Effects;
  readonly overHeads: OverHeads;
  readonly scoutProps: ScoutProps;
  readonly signBoards: SignBoards;
  readonly ghosts: Ghosts;
  readonly planMarks: PlanMarks;
}

interface CafePartsDeps {
  readonly atlases: Atlases;
  readonly stamps: Stamps;
  /** Scope of the view. */
  readonly life: Scope;
  readonly find: (id: PersonId) => Actor | undefined;
  readonly zoom: () => number;
  /** Returns whether the player wants reduced motion. */
  readonly still: () => boolean;
}

/** Creates all parts. @param scene a scene that Phaser has created already, because layers and textures are added to it */
export function makeCafeParts(
  scene: Phaser.Scene,
  { atlases, stamps, life, find, zoom, still }: CafePartsDeps,
): CafeParts {
  const layers = makeLayers(scene);
  const labels = makeLabels(scene.textures, life);
  const white = stamps.get('white');
  const bubbles = makeBubbles(scene, layers, stamps, labels);
  const marks = makeFloorMarks(scene, layers, stamps);
  const weather = makeWeather(scene, layers, stamps);
  const umbrellas = makeUmbrellas(scene, layers, atlases, white);
  const outdoors = makeOutdoors(scene, layers, atlases, white);
  const doors = makeDoors(scene, layers, atlases, white);
  const goldenBells = makeGoldenBells(scene, layers, stamps);
  const fireflies = makeFireflies(scene, layers, stamps);
  const flecks = makeFlecks(scene, layers.over, stamps.get('spark-1'));
  const overHeads = makeOverHeads(scene, layers, stamps, labels);
  const scoutProps = makeScoutProps(scene, layers, stamps);
  const signBoards = makeSignBoards(scene, layers, stamps);
  const ghosts = makeGhosts(scene, layers, atlases, white);
  const planMarks = makePlanMarks(scene, layers, atlases, stamps);
  const effects = makeEffects({ flecks, stamps, atlases, labels, find, zoom, still });
  return {
    layers,
    bubbles,
    marks,
    weather,
    umbrellas,
    outdoors,
    doors,
    goldenBells,
    fireflies,
    flecks,
    effects,
    overHeads,
    scoutProps,
    signBoards,
    ghosts,
    planMarks,
  };
}

export function clearCafe({ bubbles, marks, flecks, outdoors, umbrellas, scoutProps, signBoards }: CafeParts): void {
  signBoards.clear();
  bubbles.clear();
  marks.clear();
  flecks.clear();
  outdoors.clear();
  umbrellas.clear();
  scoutProps.clear();
}
