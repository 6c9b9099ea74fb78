/**
 * Small drawings of ingredients as text grids: one letter per pixel, dots are empty. Hidden from screen readers: the
 * ingredients' names stand beside them.
 */

const INKS: Readonly<Record<string, string>> = {
  K: 'var(--ink)',
  W: 'var(--white)',
  Y: 'var(--gold)',
  R: 'var(--cherry)',
  G: 'var(--leaf)',
  L: 'var(--leaf-light)',
  O: 'var(--wood-deep)',
  B: 'var(--blue)',
  C: 'var(--wood-edge)',
  P: 'var(--butter)',
};

// prettier-ignore
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  egg: ['..KKK..', '.KWWWK.', 'KWWWWWK', 'KWWWWWK', 'KWWWWPK', '.KWWPK.', '..KKK..'],
  rice: ['.KKKKK.', 'KWWWWWK', 'KWPWWWK', 'KWWWPWK', 'KKKKKKK', '.KRRRK.', '..KKK..'],
  flour: ['.KK.KK.', '.KPKPK.', 'KPPPPPK', 'KPYYYPK', 'KPPYPPK', 'KPPPPPK', '.KKKKK.'],
  milk: ['..KKK..', '..KBK..', '.KWWWK.', 'KWWWWWK', 'KBBBBBK', 'KWWWWWK', 'KKKKKKK'],
  honey: ['.KKKKK.', '.KOOOK.', '.KKKKK.', 'KYYYYYK', 'KYWWYYK', 'KYYYYYK', '.KKKKK.'],
  greens: ['...KKKK', '..KGGGK', '.KGGLGK', 'KGGLGGK', 'KGLGGK.', 'KLGGK..', '.KKK...'],
  beef: ['..KKKK.', '.KRRRRK', 'KRRWRRK', 'KRWWRRK', 'KRRRRK.', '.KKKK..', '.......'],
  noodles: ['.......', 'KKKKKKK', 'KYKYKYK', '.KYKYK.', 'KYKYKYK', 'KKKKKKK', '.KOOOK.'],
  fruit: ['..KGK..', '.KGGGK.', 'KRRRRRK', 'KRYRYRK', '.KRRRK.', '.KRYRK.', '..KKK..'],
  leaf: ['.....KK', '...KKLK', '..KLLGK', '.KLGGK.', '.KGGGK.', 'KGKKK..', 'K......'],
  fish: ['...KKK.', 'K.KBBBK', 'KKBBBWK', 'KBBBBBK', 'KKBBBBK', 'K.KBBBK', '...KKK.'],
  cheese: ['....KK.', '..KKYYK', 'KKYYYYK', 'KKKKKKK', 'KYYPYYK', 'KPYYYPK', 'KKKKKKK'],
  chocolate: ['KKKKKKK', 'KCCKCCK', 'KCOKCOK', 'KKKKKKK', 'KCCKCCK', 'KCOKCOK', 'KKKKKKK'],
  spice: ['..KKK..', '.KWWWK.', '.KKKKK.', '.KRORK.', '.KORRK.', '.KRROK.', '.KKKKK.'],
};
const SIDE = 7;

export function IngredientPicture({ id, scale = 3 }: { id: string; scale?: number }) {
  const rows = SIGNS[id];
  return (
    <svg
      class="glyph"
      width={SIDE * scale}
      height={SIDE * scale}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {rows?.flatMap((row, y) =>
        [...row].map((letter, x) =>
          letter === '.' ? null : <rect key={`${x},${y}`} x={x} y={y} width={1} height={1} fill={INKS[letter]} />,
        ),
      )}
    </svg>
  );
}
