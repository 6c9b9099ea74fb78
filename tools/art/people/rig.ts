// The rig: combines one look and one pose into one model. Legs are in room coordinates; everything above the hips
// sways, leans and twists with the body; the head sits on top with named anchors for the stamped face.
import { Model, rotX, rotY, rotZ, type Material } from '../engine/index.ts';
import { gear } from './gear.ts';
import { hair } from './hair.ts';
import { carryPlates, holdItems } from './items.ts';
import { arms, legs } from './limbs.ts';
import { torso } from './outfit.ts';
import { skirtSeated, skirtStanding } from './skirt.ts';
import type { Look, Pose } from './types.ts';
import { wardrobe, type Wardrobe } from './wardrobe.ts';

export function build(look: Look, ps: Pose): Model {
  const m = new Model();
  const c = wardrobe(look);
  m.push();
  if (ps.root) {
    m.translate(...ps.root.at).rotate(rotX(ps.root.pitch ?? 0));
    if (ps.root.pivot) m.translate(...ps.root.pivot);
  }
  legs(m, c, look, ps);
  m.push()
    .translate(ps.swayX ?? 0, 0, ps.bob ?? 0)
    .rotate(rotZ(ps.twist ?? 0));
  if (ps.lean || ps.roll)
    m.translate(0, 0, 12)
      .rotate(rotX(-(ps.lean ?? 0)))
      .rotate(rotY(ps.roll ?? 0))
      .translate(0, 0, -12);
  if (!c.skirt) m.ellipsoid(c.dress2, [0, 0, 13.2], [6.6 + c.fat, 5.4 + c.fat, 3.6]);
  else if (ps.sit) skirtSeated(m, c, look);
  else skirtStanding(m, c, look, ps);
  torso(m, c, look, ps);
  const hands = arms(m, c, look, ps);
  holdItems(m, look, ps, hands);
  carryPlates(m, ps);
  head(m, c, look, ps);
  m.pop();
  m.pop();
  return m;
}

/** Heads are lit flatter than bodies, so that faces stay readable. */
function faceSkin(skin: Material, bust: boolean): Material {
  const r = skin.ramp;
  return {
    ...skin,
    bias: 0.1,
    ramp: bust ? [r[0], r[2], r[3], r[3], r[3], r[4]] : [r[0], r[2], r[2], r[3], r[3], r[4]],
  };
}

function head(m: Model, c: Wardrobe, look: Look, ps: Pose): void {
  const male = look.face?.male === true;
  m.push().translate(ps.headX ?? 0, 0, 28.6 + (ps.headZ ?? 0));
  m.rotate(rotX(-(ps.nod ?? 0)))
    .rotate(rotY(ps.tilt ?? 0))
    .rotate(rotZ(ps.turn ?? 0))
    .translate(0, 0, -27);
  m.group();
  const skin = faceSkin(c.skin, ps.bust === true);
  if (ps.bust) {
    m.ellipsoid(skin, [0, 0, 38.8], [11.9, 11.6, 10.2]);
    m.ellipsoid(skin, [0, 1, 35], [male ? 10.6 : 10.4, 10, 7.8]);
    m.ellipsoid(skin, [0, 3.4, 30.9], [male ? 6.2 : 5, 6.4, 4.4]);
  } else {
    m.ellipsoid(skin, [0, 0, 37.2], [male ? 12.2 : 12.6, 11.9, 11.4]);
    if (male) m.ellipsoid(skin, [0, 1.4, 31.2], [8.6, 8.6, 6.2]);
  }
  m.anchor('head', 0, 0, 37.2);
  m.anchor('eyeR', 4.9, 10.6, 36.3);
  m.anchor('eyeL', -4.9, 10.6, 36.3);
  m.anchor('mouth', 0, 10.6, 31.3);
  m.anchor('cheekR', 8.4, 8.2, 31.6);
  m.anchor('cheekL', -8.4, 8.2, 31.6);
  for (const s of [1, -1]) m.group().ellipsoid(c.skin, [s * 12.3, -0.6, 35], [1.6, 2.1, 2.8]);
  hair(m, c, look, ps);
  gear(m, c, look);
  m.pop();
}
