// The materials of one person, and the few that everyone shares.
import { material, skinMaterial, type Material } from '../engine/index.ts';
import type { Look, SkinTone } from './types.ts';

export const SKIN: Readonly<Record<SkinTone, string>> = { a: '#ffdcc0', b: '#f7c9a4', c: '#d99a6c', d: '#a86a45' };

export const white = (): Material => material('#fbf4ee', { tx: 0.012, ty: -0.022, k: 0.9, out: '#5b4668' });
export const gold = (): Material => material('#ffd34d', { ty: -0.01 });
export const skinOf = (look: Look): Material => skinMaterial(SKIN[look.skin ?? 'a']);

export interface Wardrobe {
  white: Material;
  skin: Material;
  dress: Material;
  dress2: Material;
  accent: Material;
  apron: Material;
  shoe: Material;
  stock: Material;
  hair: Material;
  sleeve: Material;
  maid: boolean;
  skirt: boolean;
  fat: number;
}

export function wardrobe(look: Look): Wardrobe {
  const o = look.outfit;
  const skin = skinOf(look);
  const maid = look.role === 'maid';
  return {
    white: white(),
    skin,
    dress: material(o.dress),
    dress2: material(o.dress2 ?? o.dress),
    accent: material(o.accent ?? '#e8506a'),
    apron: o.apron ? material(o.apron) : white(),
    shoe: material(o.shoes ?? '#4a3346'),
    stock: o.stock === 'skin' ? skin : material(o.stock ?? '#fbf4ee', { tx: 0.012, ty: -0.022, k: 0.9 }),
    hair: material(look.hair.colour, { k: 1.15 }),
    sleeve: material(o.coat ?? o.dress),
    maid,
    skirt: maid || o.skirt === true,
    fat: o.fat ?? 0,
  };
}
