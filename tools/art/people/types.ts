// The types that describe people: appearance (Look) and posture (Pose). Both are plain data; rig.ts combines one of
// each into a model. Units: 1 unit = 1.2 px at 1x. z is up, +y forward, +x the person's RIGHT hand side.
import type { Vec3 } from '../engine/index.ts';

export type Direction = 'SE' | 'SW' | 'NE' | 'NW';
export const DIRECTIONS: readonly Direction[] = ['SE', 'SW', 'NE', 'NW'];
export type Rarity = 'N' | 'R' | 'SR' | 'SSR';
export type SkinTone = 'a' | 'b' | 'c' | 'd';

export type HairStyle =
  | 'bob'
  | 'twin'
  | 'long'
  | 'hime'
  | 'wavy'
  | 'bun'
  | 'pony'
  | 'drill'
  | 'odango'
  | 'braid'
  | 'sidepony'
  | 'pixie'
  | 'bouffant'
  | 'swoop'
  | 'messy'
  | 'spiky'
  | 'slick'
  | 'curly'
  | 'undercut'
  | 'mane'
  | 'short'
  | 'side'
  | 'bald';
export type Fringe = 'round' | 'blunt' | 'side' | 'part' | 'wispy' | 'up' | 'swoop' | 'messy' | 'slick';
export type GearName =
  | 'band'
  | 'bows'
  | 'tiara'
  | 'backbow'
  | 'topbow'
  | 'mobcap'
  | 'rose'
  | 'flower'
  | 'star'
  | 'toque'
  | 'beret'
  | 'cap'
  | 'tophat'
  | 'widehat'
  | 'hairband'
  | 'phones'
  | 'visor';
export type ItemName =
  | 'note'
  | 'pan'
  | 'ball'
  | 'phone'
  | 'cane'
  | 'broom'
  | 'fork'
  | 'book'
  | 'mic'
  | 'camera'
  | 'cup'
  | 'spoon'
  | 'card'
  | 'glow'
  | 'umbrella';
export type DishName = 'omurice' | 'curry' | 'ramen' | 'shortcake';

export type EyeName =
  'open' | 'soft' | 'happy' | 'closed' | 'shock' | 'swirl' | 'spark' | 'gent' | 'sharp' | 'boyish' | 'elder' | 'kind';
export type MouthName =
  'smile' | 'open' | 'o' | 'flat' | 'cat' | 'frown' | 'big' | 'tiny' | 'wavy' | 'chew' | 'none' | 'smirk' | 'grin';
export type BrowName = 'angry' | 'sad' | 'calm' | 'up' | 'flat';

/** A face. The person's own comes first, the pose's is laid over it. */
export interface Face {
  male?: boolean;
  eyes?: EyeName;
  mouth?: MouthName;
  brow?: BrowName;
  browColour?: string;
  bushy?: boolean;
  glasses?: string;
  round?: boolean;
  monocle?: boolean;
  shades?: boolean;
  moustache?: string;
  blush?: boolean | 'deep';
  freckles?: boolean;
  sweat?: boolean;
  anger?: boolean;
}

export interface Hair {
  style: HairStyle;
  colour: string;
  bangs?: Fringe;
  tie?: string;
  ribbon?: boolean;
  ahoge?: boolean;
}

/** Clothes. Colours are hex; anything left out is not worn. */
export interface Outfit {
  dress: string;
  dress2?: string;
  accent?: string;
  apron?: string;
  apronTrim?: string;
  trim?: string;
  shoes?: string;
  stock?: string;
  glove?: string;
  gem?: string;
  cuff?: string;
  skirt?: boolean;
  skirtR?: number;
  hem?: number;
  frill?: boolean;
  fat?: number;
  short?: boolean;
  shorts?: boolean;
  shirt?: string;
  stripes?: string;
  hstripes?: string;
  number?: string;
  belt?: string;
  sailor?: string;
  tie?: string;
  bowtie?: string;
  coat?: string;
  coatBelt?: string;
  scarf?: string;
  cape?: string;
  capeLong?: boolean;
  capeTrim?: string;
  shawl?: string;
  shawlTrim?: string;
  kerchief?: string;
  buttons?: string;
  guitar?: string;
  /** A gold watch chain over the waistcoat. */
  chain?: boolean;
  /** A flower in the lapel. */
  rose?: string;
}

/** A named hand target, or a point. */
export type HandName =
  | 'down'
  | 'fwd'
  | 'side'
  | 'up'
  | 'high'
  | 'wave'
  | 'wave2'
  | 'hip'
  | 'chin'
  | 'flail'
  | 'back'
  | 'table'
  | 'lap'
  | 'clasp'
  | 'cheek'
  | 'mouth'
  | 'eye'
  | 'beg'
  | 'tray'
  | 'out';
export type HandTarget = HandName | Vec3;
export type Arms = readonly [HandTarget, HandTarget];

export interface Look {
  name: string;
  role: 'maid' | 'hero' | 'guest' | 'chef';
  rarity?: Rarity;
  job?: string;
  size?: number;
  skin?: SkinTone;
  eye: string;
  lash?: string;
  /** Shape of the painted portrait eyes. */
  shape?: 'round' | 'soft' | 'sharp';
  hair: Hair;
  face?: Face;
  gear?: readonly GearName[];
  gearColour?: string;
  featherColour?: string;
  umbrella?: string;
  outfit: Outfit;
  /** What a celebrity holds when idle; `hand` keeps still while walking. */
  holds?: { item?: ItemName; arms: Arms; hand?: 0 | 1 | 'both' };
}

export interface Foot {
  p: Vec3;
  /** Degrees, + = toe up. */
  pitch?: number;
}

export interface SkirtPose {
  sy?: number;
  roll?: number;
  pitch?: number;
  ph?: number;
  x?: number;
  wide?: number;
}

export interface Pose {
  /** Moves the whole figure off its feet: to `at`, turned by `pitch` about the point `pivot`. */
  root?: { at: Vec3; pitch?: number; pivot?: Vec3 };
  sit?: boolean;
  air?: boolean;
  feet?: readonly [Foot, Foot];
  arms?: Arms;
  /** Swing of the arms about the shoulder, degrees. */
  swing?: readonly [number, number];
  bob?: number;
  swayX?: number;
  twist?: number;
  lean?: number;
  roll?: number;
  headX?: number;
  headZ?: number;
  nod?: number;
  tilt?: number;
  turn?: number;
  /** Turn of the head towards the viewer (sign follows the direction drawn). */
  glance?: number;
  skirt?: SkirtPose;
  /** How far hair and tails drift: sideways, up. */
  flow?: readonly [number, number];
  items?: readonly ItemName[];
  plates?: readonly DishName[];
  plateAt?: Vec3;
  tray?: readonly DishName[];
  broom?: readonly [Vec3, Vec3];
  brush?: number;
  cupAt?: Vec3;
  flash?: boolean;
  face?: Face;
  noEyes?: boolean;
  /** Hold the celebrity's own thing. */
  own?: boolean;

  // Set by the drawing code, not by pose data:
  /** The leg farther from the viewer (drawn a tone darker). */
  far?: 0 | 1;
  /** Seen from behind: hair is moved to the side so that the walk is visible. */
  away?: boolean;
  /** A close-up: finer hair, slimmer chin. */
  bust?: boolean;
  /** A tiny picture: no strand lines in the hair. */
  plainHair?: boolean;
}

export interface PoseSet {
  n: number;
  ms: number;
  frame: (k: number) => Pose;
}
