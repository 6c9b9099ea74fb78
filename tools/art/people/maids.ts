// The twelve maids. Rarity decides the cut and the trim; hair, skin, eyes and colour are individual.
import type { Face, GearName, Hair, Look, Outfit, Rarity, SkinTone } from './types.ts';

export const RARITY_OUTFIT: Readonly<Record<Rarity, Outfit>> = {
  N: { dress: '#5d6684', accent: '#8fb0c9', shoes: '#4a3f4c' },
  R: { dress: '#2f86c4', accent: '#ffd166', shoes: '#3a3a55', trim: '#bfe6ff', apronTrim: '#9fd4f5' },
  SR: { dress: '#7d4cc2', accent: '#ff7fb6', shoes: '#4b2a5a', trim: '#e7d1ff', apronTrim: '#d3b2ff', skirtR: 12.2 },
  SSR: {
    dress: '#b92f4c',
    accent: '#ffcb45',
    shoes: '#6a2233',
    trim: '#ffd25e',
    apronTrim: '#ffd773',
    skirtR: 12.8,
    gem: '#57d6e8',
    glove: '#fff6ee',
  },
};

const RARITY_GEAR: Readonly<Record<Rarity, readonly GearName[]>> = {
  N: ['band'],
  R: ['band'],
  SR: ['band', 'bows'],
  SSR: ['band', 'tiara'],
};

interface MaidOptions {
  skin?: SkinTone;
  shape?: 'round' | 'soft' | 'sharp';
  outfit?: Partial<Outfit>;
  face?: Face;
  /** Worn in addition to the gear of the rarity. */
  gear?: readonly GearName[];
  /** Worn instead of the gear of the rarity. */
  only?: readonly GearName[];
  gearColour?: string;
}

function maid(name: string, rarity: Rarity, hair: Hair, eye: string, o: MaidOptions = {}): Look {
  return {
    name,
    role: 'maid',
    rarity,
    skin: o.skin ?? 'a',
    eye,
    hair,
    shape: o.shape ?? 'round',
    face: o.face,
    gear: o.only ?? [...RARITY_GEAR[rarity], ...(o.gear ?? [])],
    gearColour: o.gearColour,
    outfit: { ...RARITY_OUTFIT[rarity], ...o.outfit },
  };
}

export const MAIDS: Readonly<Record<string, Look>> = {
  mei: maid('Mei', 'N', { style: 'bun', colour: '#4a3a4c', bangs: 'part' }, '#8a5a38', { skin: 'b', shape: 'soft' }),
  nana: maid('Nana', 'N', { style: 'pony', colour: '#8a5634', bangs: 'side' }, '#5f9a3f', {
    skin: 'c',
    outfit: { dress: '#6a6f5c', accent: '#e8b45a' },
    face: { freckles: true },
  }),
  tomo: maid('Tomo', 'N', { style: 'pixie', colour: '#6f8f78', bangs: 'wispy' }, '#d08a3f', {
    only: ['mobcap'],
    shape: 'sharp',
    outfit: { dress: '#74607c', accent: '#b9d6a0' },
  }),
  hana: maid('Hana', 'R', { style: 'twin', colour: '#d9623f', bangs: 'round', ribbon: true }, '#3f9a5c', {
    skin: 'b',
    face: { freckles: true },
  }),
  yuki: maid('Yuki', 'R', { style: 'bob', colour: '#9fb4e6', bangs: 'side' }, '#3f7fd0', {
    shape: 'soft',
    outfit: { dress: '#3f9fb0', accent: '#ff9fb5', trim: '#d6f4f2' },
  }),
  amara: maid('Amara', 'R', { style: 'braid', colour: '#3f2f3c', bangs: 'side', tie: '#ffd166' }, '#c98a2f', {
    skin: 'd',
    shape: 'sharp',
    gear: ['flower'],
    outfit: { dress: '#2f66b4' },
  }),
  sakura: maid('Sakura', 'SR', { style: 'long', colour: '#f29ac0', bangs: 'round', ahoge: true }, '#8a55d6', {
    gear: ['backbow'],
    gearColour: '#7d4cc2',
  }),
  rin: maid('Rin', 'SR', { style: 'hime', colour: '#3a3658', bangs: 'blunt' }, '#c8445a', {
    shape: 'sharp',
    gear: ['backbow'],
    gearColour: '#e8476a',
    outfit: { dress: '#5a3f9a', accent: '#e8476a' },
  }),
  luz: maid('Luz', 'SR', { style: 'wavy', colour: '#a8482f', bangs: 'part' }, '#3f9a8a', {
    skin: 'c',
    shape: 'soft',
    only: ['band', 'rose', 'backbow'],
    gearColour: '#8a3f9e',
    outfit: { dress: '#8a3f9e', accent: '#ffb347' },
  }),
  momo: maid('Momo', 'SSR', { style: 'drill', colour: '#f7c658', bangs: 'part', tie: '#d8485f' }, '#d6437a'),
  sora: maid('Sora', 'SSR', { style: 'odango', colour: '#cfd6ee', bangs: 'wispy', tie: '#3f8fd0' }, '#3f8fe0', {
    shape: 'soft',
    outfit: { dress: '#2f4f9a', accent: '#7fe0f0', shoes: '#2a3560', gem: '#ffd34d' },
    gear: ['topbow'],
    gearColour: '#3f8fd0',
  }),
  zuri: maid('Zuri', 'SSR', { style: 'sidepony', colour: '#4a2a34', bangs: 'swoop', tie: '#ffcb45' }, '#e0a030', {
    skin: 'd',
    shape: 'sharp',
    outfit: { dress: '#1f7a5c', accent: '#ffcb45', shoes: '#2f3a34', gem: '#ff5d8f' },
  }),
};
