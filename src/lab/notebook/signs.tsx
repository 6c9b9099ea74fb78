/** Signs only the notebook needs, drawn as text grids like the kit's: an ear for waiting, a pencil, clocks and shields. */

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
  K: '#432a40',
  S: '#ffdcc0',
  R: '#d8485f',
  Y: '#ffd34d',
  W: '#ffffff',
  A: '#9fc7e6',
  V: '#9457d6',
  D: '#d98f72',
  B: '#4fb0a6',
};

export function Sign({ name, scale = 2, ink }: { name: SignName; scale?: number; ink?: string }) {
  const rows: readonly string[] = SIGNS[name];
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      class="glyph"
      width={width * scale}
      height={rows.length * scale}
      viewBox={`0 0 ${width} ${rows.length}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {runsOf(name).map(({ x, y, length, letter }) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width={length}
          height={1}
          fill={letter === 'K' ? (ink ?? INK.K) : INK[letter]}
        />
      ))}
    </svg>
  );
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly letter: string;
}
const drawn = new Map<SignName, readonly Run[]>();

/** Neighbouring pixels of one colour as one rectangle. */
function runsOf(name: SignName): readonly Run[] {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const runs = SIGNS[name].flatMap((row: string, y: number) =>
    [...row.matchAll(/([^.])\1*/g)].map((run): Run => ({
      x: run.index,
      y,
      length: run[0].length,
      letter: run[1] ?? 'K',
    })),
  );
  drawn.set(name, runs);
  return runs;
}
