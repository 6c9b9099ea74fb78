// The menu as models: 24 dishes, a few shapes each. The keys are the menu's ids.
import { material, rotX, type Model } from '../../engine/index.ts';
import { Dish } from './dish-kit.ts';

type Recipe = (d: Dish) => void;

const WARM: Record<string, Recipe> = {
  curry: (d) =>
    d
      .plate()
      .blob('#fff6e0', [-1.8, 0, 1.8], [3, 3.6, 2.2])
      .blob('#c9732d', [2, 0, 1.4], [3.2, 3.8, 1.7])
      .next()
      .blob('#e8532f', [2.2, 1.4, 2.9], 1.2)
      .blob('#ffc86a', [1, -1.4, 2.8], 1.1),
  omurice: (d) =>
    d
      .plate()
      .blob('#ffd257', [0, 0, 1.8], [4.8, 3.2, 3])
      .next()
      .stick('#e23b3b', [-2.4, 0.9, 4], [0, 1.4, 4.1], 0.8)
      .stick('#e23b3b', [0, 1.4, 4.1], [2.4, 0.7, 4], 0.8)
      .blob('#5fa84a', [-4, 2.4, 1.6], 1.3),
  steak: (d) =>
    d
      .plate()
      .blob('#9c4a34', [0.6, 0, 1.6], [4.2, 3.2, 1.9])
      .next()
      .blob('#ffe9a0', [0.8, 0.3, 3.3], [1.3, 1.1, 0.8])
      .blob('#6fb04a', [-3.8, 1.8, 1.8], 1.6)
      .blob('#f2913d', [-3.4, -1.8, 1.6], 1.3),
  salad: (d) =>
    d
      .plate()
      .blob('#7cc455', [0, 0, 1.8], [4.3, 4.2, 2.4])
      .next()
      .blob('#a7dd6e', [-2, 1.6, 3], 1.8)
      .blob('#e94b45', [1.8, 1.6, 3.2], 1.5)
      .blob('#e94b45', [0.4, -2, 3.4], 1.3)
      .blob('#fff0b8', [-1, 0.2, 4], 1),
  shortcake: (d) =>
    d
      .plate()
      .block('#ffe9cf', [0, 0, 2.2], [3.4, 2.6, 1.3])
      .block('#ffb0c1', [0, 0, 3.7], [3.4, 2.6, 0.4])
      .block('#fff8f2', [0, 0, 4.9], [3.5, 2.7, 0.9])
      .next()
      .blob('#e23b4b', [0, 0, 7], [1.5, 1.5, 1.8])
      .blob('#5fa84a', [0, 0, 8.5], [0.9, 0.9, 0.5]),
  ramen: (d) =>
    d
      .bowl('#d8483f', '#f3c36b')
      .next()
      .blob('#fff8e8', [1.9, 1.2, 4.8], [1.7, 1.5, 0.8])
      .blob('#f7a53d', [1.9, 1.4, 5.4], [0.8, 0.7, 0.4])
      .blob('#5faa4e', [-1.8, -1, 4.8], [1.5, 1.2, 0.7])
      .blob('#ffd9dd', [-1.4, 2, 4.8], [1.3, 1, 0.6])
      .block('#2f4a3f', [3, -2.4, 6.6], [1.4, 0.4, 2.2]),
  pasta: (d) => {
    d.plate();
    for (let i = 0; i < 3; i++) d.ring(i % 2 ? '#ffdf8f' : '#f7cc6a', [0, 0, 1.4 + i * 0.9], 3.6 - i * 1.1, 1);
    d.next().blob('#d8402f', [0, 0, 4.2], [2.4, 2.2, 1.1]).blob('#5fa84a', [0.4, 0.6, 5.3], [1.1, 0.8, 0.5]);
  },
  gratin: (d) =>
    d
      .next()
      .disc('#c8553d', [0, 0, 1.8], 1.8, 4.4, 6.2, { squash: 0.74 })
      .stick('#c8553d', [-6, 0, 3], [6, 0, 3], 1.1)
      .next()
      .next()
      .disc('#ffd98a', [0, 0, 3.6], 0.5, 5.4, 5.2, { squash: 0.72 })
      .next()
      .blob('#c97a35', [-2, 0.6, 4.2], [1.6, 1, 0.4])
      .blob('#c97a35', [1.8, -0.8, 4.2], [1.8, 1, 0.4])
      .blob('#5fa84a', [0.4, 1.4, 4.4], 0.7),
  pizza: (d) => {
    d.plate().disc('#e0a04f', [0, 0, 1.5], 0.6, 5.6, 5.4).next().disc('#ffd257', [0, 0, 2.2], 0.3, 4.6).next();
    for (const [x, y] of [
      [-2, 1.4],
      [1.8, 1.8],
      [0.4, -2],
      [-2.6, -1.6],
      [2.9, -0.9],
    ] as const)
      d.blob('#d8402f', [x, y, 2.6], [1.1, 1, 0.4]);
    d.blob('#5fa84a', [0.2, 0.2, 2.8], [0.9, 0.7, 0.4]);
  },
  burger: (d) =>
    d
      .plate()
      .disc('#d9913f', [0, 0, 1.8], 0.9, 3.9)
      .next()
      .disc('#7cc455', [0, 0, 3.1], 0.5, 4.5, 4.5, { ripples: 9, amplitude: 0.4 })
      .disc('#8a4a30', [0, 0, 4], 0.7, 3.9)
      .disc('#ffd257', [0, 0, 4.9], 0.3, 4.1)
      .next()
      .blob('#e0a04f', [0, 0, 5.2], [4.1, 4.1, 3], { clip: [[0, 0, -1, 0]] })
      .blob('#fff3d0', [1, 1.8, 7.6], 0.5)
      .blob('#fff3d0', [-1.2, 1.2, 7.8], 0.5),
  katsu: (d) => {
    d.plate();
    for (let i = 0; i < 4; i++)
      d.next().block(i % 2 ? '#d98f3a' : '#c97a2f', [(i - 1.5) * 2, -0.4, 2.2], [0.85, 2.9, 1.3], { round: 0.5 });
    d.next().blob('#a7dd6e', [-1, 3.6, 1.8], [2.4, 1.2, 1.2]).blob('#8a3f2a', [0.4, -0.4, 3.5], [2.8, 0.6, 0.4]);
  },
  sushi: (d) => {
    d.next()
      .block('#b5713f', [0, 0, 0.8], [6.6, 4, 0.7])
      .block('#7a4633', [-4.4, 0, -0.1], [0.7, 3.6, 0.5])
      .block('#7a4633', [4.4, 0, -0.1], [0.7, 3.6, 0.5]);
    for (const [fish, x] of [
      ['#ff7f5a', -4],
      ['#e8404a', 0],
      ['#ffd257', 4],
    ] as const) {
      d.next().blob('#fffdf4', [x, 0, 2.2], [1.6, 2.6, 1.1]).next().blob(fish, [x, 0, 3.2], [1.7, 2.9, 0.9]);
    }
  },
  sandwich: (d) => {
    d.plate();
    for (const x of [-1.9, 1.9])
      d.next()
        .block('#f7e0b0', [x, 0, 1.9], [1.5, 3.2, 0.6])
        .block('#7cc455', [x, 0, 2.8], [1.7, 3.4, 0.35])
        .block('#e94b45', [x, 0, 3.4], [1.5, 3.2, 0.35])
        .block('#fff0cc', [x, 0, 4.3], [1.5, 3.2, 0.6]);
  },
  soup: (d) =>
    d
      .bowl('#7fb6d9', '#ffb65a')
      .next()
      .blob('#fff6e0', [1, 0.6, 4.7], [2, 1.2, 0.4])
      .blob('#5fa84a', [-1.6, -0.6, 4.8], [0.8, 0.7, 0.4])
      .blob('#5fa84a', [1.6, -1.8, 4.8], [0.7, 0.6, 0.4]),
};

const SWEET: Record<string, Recipe> = {
  pancakes: (d) => {
    d.plate();
    for (let i = 0; i < 3; i++)
      d.next().disc(i % 2 ? '#e8ad5a' : '#d9913f', [0, 0, 1.7 + i * 1.6], 0.8, 4.5, 4.5, { round: 0.5 });
    d.next()
      .disc('#b5642a', [0, 0, 5.9], 0.25, 3, 3, { ripples: 5, amplitude: 0.7 })
      .next()
      .block('#fff0a0', [0, 0, 6.8], [1.2, 1.2, 0.8]);
  },
  parfait: (d) =>
    d
      .next()
      .disc('#cfe6f2', [0, 0, 0.6], 0.5, 2.8)
      .disc('#cfe6f2', [0, 0, 2], 1.2, 0.8)
      .next()
      .next()
      .disc('#f48fb1', [0, 0, 4], 1.2, 1.8, 2.6)
      .disc('#fff6e0', [0, 0, 6], 1.1, 2.6, 3.2)
      .disc('#9a5f38', [0, 0, 7.6], 0.8, 3.2, 3.5)
      .next()
      .blob('#fffdf6', [0, 0, 9.6], [3.2, 3.2, 2.2])
      .blob('#fffdf6', [0, 0, 11.4], 1.8)
      .next()
      .blob('#e23b4b', [0, 0.4, 13], 1.3)
      .stick('#d9913f', [1.6, -0.6, 10], [3.4, -1, 14.4], 0.7),
  pudding: (d) =>
    d
      .plate()
      .disc('#ffd98a', [0, 0, 3.2], 2.2, 4, 3)
      .next()
      .disc('#a8562a', [0, 0, 5.6], 0.5, 3.1, 2.9, { ripples: 5, amplitude: 0.4 })
      .next()
      .blob('#fffdf6', [0, 0, 6.8], [1.6, 1.6, 1])
      .blob('#e23b4b', [0, 0, 8], 0.9),
  donut: (d) => {
    const sprinkles = [material('#fff3a0'), material('#7fe0ff')] as const;
    d.plate()
      .ring('#d9913f', [0, 0, 2.2], 3.1, 1.7)
      .next()
      .ring('#f48fb1', [0, 0, 2.8], 3.1, 1.5, {
        pattern: (x, y, z) => {
          const a = Math.floor(Math.atan2(y, x) * 3.2 + 20);
          return z > 0.5 && Math.abs(Math.hypot(x, y) - 3.1) < 0.6 && a % 2 ? sprinkles[a % 4 === 1 ? 0 : 1] : null;
        },
      });
  },
  icecream: (d) =>
    d
      .glass('#bfe0ee', 1.6)
      .next()
      .blob('#fff0d0', [-1.4, 0, 4.6], 2.4)
      .next()
      .blob('#f48fb1', [1.6, 0.4, 4.8], 2.4)
      .next()
      .blob('#8a5a3c', [0, 0, 7], 2.3)
      .stick('#d9913f', [1.2, -0.8, 7], [3.2, -1.4, 11.4], 0.7)
      .blob('#e23b4b', [-0.6, 0.6, 9.4], 0.9),
};

const DRINKS: Record<string, Recipe> = {
  coffee: (d) =>
    d
      .plate()
      .cup('#fbf4ee', 2.4, 3.3)
      .disc('#7a4630', [0, 0, 4.8], 0.25, 2.6)
      .blob('#f2d6a6', [0.2, 0.3, 5], [1, 1, 0.2]),
  tea: (d) =>
    d
      .plate()
      .cup('#f9c4d2', 2.2, 3.4)
      .disc('#e08a3a', [0, 0, 4.8], 0.25, 2.7)
      .next()
      .blob('#ffe27a', [0.8, 1.2, 5.2], [1.3, 1.2, 0.4]),
  soda: (d) =>
    d
      .glass('#5fd0a8', 4.6)
      .next()
      .blob('#fff6dc', [0, 0, 9.4], [2.6, 2.6, 2])
      .blob('#e23b4b', [-0.8, 0.6, 11.6], 1.1)
      .stick('#e8506a', [1, -0.6, 8], [3, -1, 14.6], 0.6),
  juice: (d) =>
    d
      .glass('#ff9f3d', 4.2)
      .next()
      .disc('#ffc46a', [0, 0, 8.4], 0.2, 2.6)
      .disc('#ffd34d', [2.6, 0, 9], 0.5, 2.2, 2.2, { rotate: rotX(70) })
      .stick('#fff6e3', [-0.8, 0, 8], [-2.4, -0.6, 13.4], 0.6),
};

const BAKED: Record<string, Recipe> = {
  bread: (d) =>
    d
      .next()
      .disc('#b5713f', [0, 0, 1.4], 1.3, 4.6, 6, { squash: 0.72, ripples: 14, amplitude: 0.3 })
      .disc('#fff6e3', [0, 0, 2.8], 0.3, 5.2, 5, { squash: 0.7 })
      .next()
      .next()
      .blob('#d9913f', [-2.6, 0, 3.8], [2.4, 2.2, 1.9])
      .next()
      .blob('#e8ad5a', [2.2, -0.8, 4], [2.6, 2, 1.9])
      .next()
      .blob('#c97a2f', [0.4, 1.6, 4.4], [2.6, 1.6, 1.7]),
};

/** A plate after eating: not on the menu. */
const DIRTY: Recipe = (d) =>
  d
    .plate()
    .blob('#b98757', [1, 0, 1.2], [1.8, 1, 0.5])
    .blob('#a8703f', [-1.6, 1.4, 1.2], [1.2, 0.8, 0.4])
    .stick('#b9c2d3', [-3, -2.6, 1.6], [3.4, -2, 1.6], 0.45);

const RECIPES: Record<string, Recipe> = { ...WARM, ...SWEET, ...DRINKS, ...BAKED };
export const DISH_IDS: readonly string[] = Object.keys(RECIPES);

/** Tall glasses: how many pixels the icon moves down and shrinks for them. */
export const TALL: Readonly<Record<string, number>> = { parfait: 5, soda: 4, icecream: 2, juice: 3 };

export function dish(m: Model, id: string, scale = 1): void {
  const recipe = id === 'dirty' ? DIRTY : RECIPES[id];
  if (!recipe) throw new Error(`no dish called ${id}`);
  recipe(new Dish(m, scale));
}
