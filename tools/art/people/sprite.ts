// Look + pose + direction -> one sprite with its anchors. People have a camera of their own, lower and turned less than
// the room's, because the room's angle would hide the far eye.
import { finish, project, trace, type Image, type Model } from '../engine/index.ts';
import { stampFace, type Anchors } from './face.ts';
import { build } from './rig.ts';
import type { Direction, Look, Pose } from './types.ts';

export const ELEVATION = 17;
export const YAW: Readonly<Record<Direction, number>> = { SE: 30, SW: -30, NE: 150, NW: -150 };
export const PIXELS_PER_UNIT = 1.2;
/** Size of the cell in which a sprite is drawn, and its ground anchor. */
export const CELL = { width: 150, height: 170, x: 75, y: 134 } as const;

export interface Shot {
  model: Model;
  look: Look;
  pose: Pose;
  direction: Direction;
}

export const facesViewer = (d: Direction): boolean => d === 'SE' || d === 'SW';

/** The model of a sprite, before the (slow) tracing. */
export function shoot(look: Look, direction: Direction, pose: Pose): Shot {
  // The leg nearer to the viewer is the outer one; heads turn slightly towards the viewer.
  const toward = direction === 'SE' || direction === 'NE' ? -1 : 1;
  const ps: Pose = {
    ...pose,
    far: direction === 'SE' || direction === 'NE' ? 1 : 0,
    away: !facesViewer(direction),
    turn: (pose.turn ?? 0) + (pose.glance ?? 0) * toward,
  };
  return { model: build(look, ps), look, pose: ps, direction };
}

export function develop({ model, look, pose, direction }: Shot): { image: Image; anchors: Anchors } {
  const yaw = YAW[direction];
  const scale = PIXELS_PER_UNIT * (look.size ?? 1);
  const raster = trace(model, {
    width: CELL.width,
    height: CELL.height,
    originX: CELL.x,
    originY: CELL.y,
    yaw,
    elevation: ELEVATION,
    scale,
    ground: pose.root || pose.sit ? undefined : 0,
  });
  const image = finish(raster, { lineDepth: 2 });
  const anchors = new Map<string, readonly [number, number]>();
  for (const [name, p] of model.anchors) {
    const q = project(p, yaw, ELEVATION);
    anchors.set(name, [CELL.x + q[0] * scale, CELL.y + q[1] * scale]);
  }
  if (facesViewer(direction)) stampFace(image, anchors, look, pose, direction === 'SE');
  return { image, anchors };
}
