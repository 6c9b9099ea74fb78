// 96x96 bust portraits: body and hair come from the sprite's model seen closer; the face is painted with hand-made
// pixel shapes for each mood, over a background in the colour of the rarity. Show them only at whole multiples of their
// size.
import { finish, Image, project, trace } from '../engine/index.ts';
import { paintFace, type Anchor } from './portrait-face.ts';
import { paintGround, type Ground } from './portrait-ground.ts';
import { build } from './rig.ts';
import type { Look, Pose } from './types.ts';
import { SKIN } from './wardrobe.ts';

export type Mood = 'calm' | 'happy' | 'busy' | 'sad' | 'surprised';
/** Moods in the order of the strip. */
export const MOODS: readonly Mood[] = ['calm', 'happy', 'busy', 'sad', 'surprised'];
export const PORTRAIT_SIZE = 96;

const N = PORTRAIT_SIZE;
const YAW = 20;
const ELEVATION = 7;
const SCALE = 2.36;
const ORIGIN_X = 46;
const ORIGIN_Y = 133;

/** Heads with something tall on them are drawn a little smaller. */
function scaleOf(look: Look): number {
  const gear = look.gear ?? [];
  if (gear.includes('tophat') || gear.includes('widehat') || gear.includes('toque')) return 2.06;
  if (look.hair.style === 'curly' || look.hair.style === 'undercut' || gear.includes('tiara')) return 2.14;
  return SCALE;
}

interface Bust {
  image: Image;
  at: Anchor;
  isSkin: (x: number, y: number) => boolean;
}

// The same bust serves all five moods.
const busts = new Map<Look, Bust>();

function bust(look: Look): Bust {
  const known = busts.get(look);
  if (known) return known;
  const pose: Pose = { bust: true, arms: ['clasp', 'clasp'], tilt: 3, flow: [0.6, 0] };
  const scale = scaleOf(look);
  const originY = ORIGIN_Y - (SCALE - scale) * 6;
  const model = build(look, pose);
  const raster = trace(model, {
    width: N,
    height: N,
    originX: ORIGIN_X,
    originY,
    yaw: YAW,
    elevation: ELEVATION,
    scale,
    aoReach: 3,
  });
  const at: Anchor = (name) => {
    const q = project(model.anchors.get(name) ?? [0, 0, 0], YAW, ELEVATION);
    return [ORIGIN_X + q[0] * scale, originY + q[1] * scale];
  };
  const skin = SKIN[look.skin ?? 'a'];
  const made: Bust = {
    image: finish(raster, { lineDepth: 1.7 }),
    at,
    isSkin: (x, y) => raster.materials[raster.material[y * N + x] ?? -1]?.hex === skin,
  };
  busts.set(look, made);
  return made;
}

export const groundOf = (look: Look): Ground => look.rarity ?? (look.role === 'hero' ? 'HERO' : 'GUEST');

export function portrait(look: Look, mood: Mood): Image {
  const { image, at, isSkin } = bust(look);
  const figure = image.crop(0, 0, N, N);
  paintFace(figure, at, look, mood, isSkin);
  const out = new Image(N, N);
  paintGround(out, groundOf(look));
  out.draw(figure.silhouette('#3a1f4a'), 3, 3, 0.22);
  out.draw(figure, 0, 0);
  return out;
}
