// Eyes and mouths of the small sprites as text grids, drawn for a face that looks right (SE). Each eye: the near one
// (6x7), then the far one (4x7). K lash, A dark iris, B iris, C light iris, W light, S skin crease.
import type { EyeName, MouthName } from './types.ts';

type Grid = readonly string[];

export const EYES: Readonly<Record<EyeName, readonly [Grid, Grid]>> = {
  open: [
    ['.KKKK.', 'KKKKKK', 'KKWAAK', '.KWAAK', '.KABBK', '.KBCWK', '..KCK.'],
    ['KKKK', 'KKKK', 'KWAK', 'KWAK', 'KABK', 'KBCK', '.CK.'],
  ],
  soft: [
    ['......', '.KKKK.', 'KKKKKK', '.KWAAK', '.KABBK', '.KBCCK', '..KKK.'],
    ['....', 'KKKK', 'KKKK', 'KWAK', 'KABK', 'KBCK', '.KK.'],
  ],
  happy: [
    ['......', '......', '..KK..', '.KKKK.', 'KK..KK', 'K....K', '......'],
    ['....', '....', '.KK.', 'KKKK', 'K..K', 'K..K', '....'],
  ],
  closed: [
    ['......', '......', '......', 'K....K', 'KK..KK', '.KKKK.', '......'],
    ['....', '....', '....', 'K..K', 'KKKK', '.KK.', '....'],
  ],
  shock: [
    ['......', 'KK....', '.KKK..', '...KKK', '.KKK..', 'KK....', '......'],
    ['....', '...K', '.KK.', 'KK..', '.KK.', '...K', '....'],
  ],
  swirl: [
    ['.KKKK.', 'K....K', 'K.KK.K', 'K.K.KK', 'K.KKKK', '.K....', '..KKK.'],
    ['.KK.', 'K..K', 'KK.K', 'K.KK', 'K...', '.KK.', '....'],
  ],
  spark: [
    ['.KKKK.', 'KKKKKK', 'KWWAWK', 'KWWAAK', '.KAWBK', '.KWCWK', '..KKK.'],
    ['KKKK', 'KKKK', 'WWAK', 'WAWK', 'KAWK', 'KWCK', '.KK.'],
  ],
  // Men: a straight upper lid and a narrower iris; the brow is drawn separately.
  gent: [
    ['......', '.KKKKK', 'KKWAAK', '.KWAAK', '.KABBK', '..KKK.', '......'],
    ['....', 'KKKK', 'KWAK', 'KWAK', 'KABK', '.KK.', '....'],
  ],
  sharp: [
    ['......', '......', 'KKKKKK', '.KWAAK', '.KABBK', '..KKK.', '......'],
    ['....', '....', 'KKKK', 'KWAK', 'KABK', '.KK.', '....'],
  ],
  boyish: [
    ['......', '..KKK.', '.KKKKK', '.KWAAK', '.KWAAK', '.KABCK', '..KKK.'],
    ['....', '.KKK', 'KKKK', 'KWAK', 'KWAK', 'KBCK', '.KK.'],
  ],
  // Older people: a small warm eye with a crease below, or a smiling arc.
  elder: [
    ['......', '......', '..KKKK', '.KWAK.', '.KAAK.', '..KK..', '.S..S.'],
    ['....', '....', 'KKK.', 'WAK.', 'KAK.', '.K..', 'S...'],
  ],
  kind: [
    ['......', '......', '......', '..KKK.', '.K...K', '......', '.S..S.'],
    ['....', '....', '....', '.KK.', 'K..K', '....', 'S...'],
  ],
};

// M line, R mouth, P tongue, W teeth.
export const MOUTHS: Readonly<Record<MouthName, Grid>> = {
  smile: ['M...M', '.MMM.'],
  open: ['MMMMM', 'MRRRM', '.MPM.'],
  o: ['.MM.', 'MRRM', '.MM.'],
  flat: ['MMM'],
  cat: ['M.M.M', '.M.M.'],
  frown: ['.MMM.', 'M...M'],
  big: ['MMMMMM', 'MRRRRM', 'MRPPRM', '.MMMM.'],
  tiny: ['MM'],
  wavy: ['.M.M.', 'M.M.M'],
  chew: ['.MM.', 'M..M', '.MM.'],
  none: [],
  smirk: ['....M', 'MMMM.'],
  grin: ['MMMMM', 'MWWWM', '.MMM.'],
};

export const MOUTH_COLOURS = { M: '#8f2f40', R: '#c9454f', P: '#ff9aa2', W: '#ffffff' } as const;
