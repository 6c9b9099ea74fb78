/** Icons used only by the notebook, as text grids: an ear for waiting, a pencil, clocks, shields. */

import { Pixels } from '../ui/index.ts';

const SIGNS = {
  ear: [
    'A....KKKKKK..',
    '.A..KSSSSSSK.',
    '.A.KSSDDDDSSK',
    'A..KSDKKKKDSK',
    'A..KSDKSSKDSK',
    'A..KSDSKSKDSK',
    'A..KSSKKDKDSK',
    'A...KSSDDKDSK',
    '.A...KSSKKSSK',
    '.A...KSDDSSK.',
    'A....KSSSSK..',
    '.....KSSSK...',
    '......KKK....',
  ],
  eye: ['..KKKKK..', '.KWWWWWK.', 'KWWBBBWWK', 'KWWBKBWWK', '.KWWWWWK.', '..KKKKK..'],
  pencil: ['......KK', '.....KRK', '....KYKK', '...KYYK.', '..KYYK..', '.KYYK...', 'KWYK....', 'KKK.....'],
  clock: ['.KKKKK.', 'KWWKWWK', 'KWWKWWK', 'KWWKKWK', 'KWWWWWK', 'KWWWWWK', '.KKKKK.'],
  shield: ['KKKKKKK', 'KVVVVVK', 'KVVWVVK', 'KVVWVVK', 'KVVVVVK', 'KKVWVKK', '.KKVKK.', '..KKK..'],
  asleep: ['KKKK....', '..K.....', '.K......', 'KKKK.KKK', '......K.', '.....KKK'],
  diamond: ['...K...', '..KYK..', '.KYYYK.', 'KYYYYYK', '.KYYYK.', '..KYK..', '...K...'],
} as const;
export type SignName = keyof typeof SIGNS;

const INK: Readonly<Record<string, string>> = {
  K: 'var(--ink)',
  S: 'var(--skin)',
  R: 'var(--cherry)',
  Y: 'var(--gold-light)',
  W: 'var(--white)',
  A: 'var(--notebook-line)',
  V: 'var(--violet-light)',
  D: 'var(--skin-shade)',
  B: 'var(--teal-light)',
};

export function Sign({ name, scale = 2, ink }: { name: SignName; scale?: number; ink?: string }) {
  return <Pixels rows={SIGNS[name]} ink={ink === undefined ? INK : { ...INK, K: ink }} scale={scale} />;
}
