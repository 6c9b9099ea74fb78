// Materials shared by furniture, and the size of a tile. Furniture with a colour of its own creates that material
// itself.
import { material } from '../engine/index.ts';

/** Model units along one tile edge. */
export const TILE = 45.25;
export const HALF_TILE = TILE / 2;

export const wood = material('#c98a4b');
export const woodDark = material('#9a5f38');
export const woodLight = material('#e2b06c');
export const dark = material('#5b3a35');
export const black = material('#3d3a4e');
export const white = material('#fbf4ee', { tx: 0.012, ty: -0.022, out: '#5b4668' });
export const china = material('#f4f1fb', { out: '#4d4a70' });
export const cream = material('#f7e6c4');
export const marble = material('#e0c6b4', { out: '#5b4668', tx: 0.012, ty: -0.016 });
export const steel = material('#b9c2d3');
export const steelDark = material('#7d869e');
export const steelLight = material('#dfe6f0');
export const stone = material('#9a95a8');
export const red = material('#d8483f');
export const pink = material('#f48fb1');
export const gold = material('#ffcb45', { ty: -0.012 });
export const teal = material('#3f9a94');
export const green = material('#5fa84a');
export const greenLight = material('#86c95a');
export const greenDark = material('#3f8550');
export const glow = material('#ffd98a', { emit: true });
