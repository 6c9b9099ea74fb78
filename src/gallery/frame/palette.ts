/** Colours of the drawings on the gallery's canvases, as constants, because a canvas cannot use the CSS variables of tokens.css. */

export const PALETTE = {
  ink: '#432a40',
  white: '#ffffff',
  card: '#fffaf0',
  mint: '#d3efe2',
  pink: '#ffdce6',
  lit: '#ffe6a3',
  gold: '#ffd34d',
  grey: '#e6dccd',
  teal: '#2c7c78',
  green: '#6cc24a',
  cherry: '#d8485f',
  cherryDark: '#a82a40',
  wood: '#a8653c',
  woodEdge: '#8a5234',
  skin: '#ffdcc0',
  skinShade: '#eab38f',

  ground: '#2c4f49',
  planks: ['#e9bd86', '#e3b47b'],
  stones: ['#b9b3a2', '#b1ab99'],
  tiles: ['#c7ccd6', '#bcc2cd'],
  meadow: ['#a9c49a', '#a1bd92'],
  seam: '#d3a068',
  backWall: '#fbe9c6',
  skirting: '#b5794a',
  brick: '#8a5a44',
  brickLight: '#a2704f',
  wallTop: '#5e3a45',
  wallTopLight: '#744a50',
  carpetRed: '#d98a8a',
  carpetPale: '#f3d9c4',

  shadow: 'rgba(67, 42, 64, 0.28)',
  footprint: 'rgba(255, 246, 227, 0.35)',
  seen: 'rgba(255, 211, 77, 0.55)',
  rain: 'rgba(120, 190, 225, 0.7)',
  photoRegion: 'rgba(216, 72, 95, 0.16)',
  exitOpen: 'rgba(63, 154, 148, 0.4)',
  exitBarred: 'rgba(216, 72, 95, 0.45)',

  /** Colour of the placeholder for a person whose picture has not loaded yet. */
  pawn: '#8c7aa8',
} as const;

/** Returns the colour of the ring that shows an event spreading; `strength` is its opacity, 0 … 1. */
export const ringColour = (strength: number): string => `rgba(216, 72, 95, ${Math.max(0, strength).toFixed(2)})`;
