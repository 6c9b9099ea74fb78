// A café to play in, for tests: opened by its seed, standing still, stepped on purpose.
//   const cafe = await openPlayed({ seed: 7, ticks: 900 });
//   await cafe.page.mouse.click(...await cafe.spotOf('momo'));
//   await cafe.step(20);
// Questions to the page are JavaScript as text, `ask<number>('honeybell.cafe.state.tick')`: what runs there knows none of
// the types here.

import { openGame, type OpenGame, type OpenOptions } from './harness.ts';

export type Spot = [x: number, y: number];
export interface Tile {
  readonly x: number;
  readonly y: number;
}

export interface PlayedCafe extends OpenGame {
  /** The value of a JavaScript expression in the page. */
  ask<T>(expression: string): Promise<T>;
  /** The box of chalk is full again, however much a test has written. */
  moreChalk(): Promise<void>;
  /** So many ticks, then a frame. */
  step(ticks: number): Promise<void>;
  /** Where somebody can be clicked on, in page pixels. */
  spotOf(id: string): Promise<Spot>;
  tileSpot(tile: Tile): Promise<Spot>;
  /** The café's picture, drawn afresh, inside a rectangle of the page: red, green, blue, alpha and so on. Panels are not in it. */
  pixels(x: number, y: number, w: number, h: number): Promise<Uint8Array>;
  /** A tile somebody can really walk to, clear of people and furniture and of what lies over the canvas; the nearest of those at least `far` tiles away. */
  freeTile(from: string, far?: number): Promise<Tile>;
}

/** Opens the game at its title, which has begun to show. */
export async function openTitle(options: OpenOptions & { seed?: number } = {}): Promise<PlayedCafe> {
  const { seed = 7, ...rest } = options;
  const game = await openGame({ suffix: `?seed=${seed}`, until: 'window.honeybell', ...rest });
  const ask = <T>(expression: string): Promise<T> => game.page.evaluate<T>(expression);
  const spot = ({ x, y }: Tile): Spot => [Math.round(x), Math.round(y)];
  return {
    ...game,
    ask,
    moreChalk: () =>
      ask(
        '(honeybell.cafe.state.chalk && Object.assign(honeybell.cafe.state.chalk, { left: 4, nextTick: null }), null)',
      ),
    async step(ticks) {
      await ask(`honeybell.step(${ticks})`);
      await game.idle();
    },
    spotOf: async (id) => spot(await ask<Tile>(`honeybell.screenOf(${JSON.stringify(id)})`)),
    tileSpot: async ({ x, y }) => spot(await ask<Tile>(`honeybell.screenOfTile(${x}, ${y})`)),
    pixels: async (...box) => Buffer.from(await ask<string>(pixelsIn(...box)), 'base64'),
    freeTile: (from, far = 4) => ask<Tile>(freeTileNear(from, far)),
  };
}

export interface Played {
  readonly seed?: number;
  readonly ticks?: number;
  /** Whether cases are asked. */
  readonly cases?: boolean;
}

/** Opens the game and goes to the café, which stands still after so many ticks. */
export async function openPlayed(options: OpenOptions & Played = {}): Promise<PlayedCafe> {
  const cafe = await openTitle(options);
  await cafe.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');
  await playOn(cafe, options);
  return cafe;
}

/** Another café on the same page, as on a new one: nobody chosen, nothing open. Opening a page takes longer than most tests. */
export async function anew(
  cafe: PlayedCafe,
  { language, ...played }: Played & { language?: string } = {},
): Promise<void> {
  if (language !== undefined) {
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
  }
  await cafe.ask(
    `(honeybell.lab?.leave(), document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel')), null)`,
  );
  await cafe.ask(`(honeybell.begin({ seed: ${played.seed ?? 7} }), honeybell.setSpeed(0), null)`);
  await playOn(cafe, played);
}

async function playOn(cafe: PlayedCafe, { ticks = 60, cases = false }: Played): Promise<void> {
  // A case that is asked would lie over what a test clicks on.
  if (!cases) await cafe.ask('(honeybell.actions.noMoreCases(), null)');
  await cafe.step(ticks);
  await cafe.until("document.querySelector('.maid-card')");
  await settled(cafe);
}

/** The picture is framed anew around the panels a moment after they have changed. */
export async function settled(cafe: PlayedCafe): Promise<void> {
  await cafe.pass(300);
}

/** A WebGL canvas can be read as long as the task in which it was drawn lasts. */
const pixelsIn = (x: number, y: number, w: number, h: number): string => `(() => {
  if (!window.honeybellLooked) throw new Error('open the page as one that is looked at');
  honeybellTest.draw(true);
  const copy = new OffscreenCanvas(${w}, ${h}).getContext('2d', { willReadFrequently: true });
  copy.drawImage(document.querySelector('#stage canvas'), ${x}, ${y}, ${w}, ${h}, 0, 0, ${w}, ${h});
  const { data } = copy.getImageData(0, 0, ${w}, ${h});
  let text = '';
  for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
  return btoa(text);
})()`;

const freeTileNear = (from: string, far: number): string => `(() => {
  const { cafe, screenOfTile } = honeybell;
  const { map, people } = cafe.state;
  const her = people[${JSON.stringify(from)}];
  const reached = new Set([her.y * map.width + her.x]);
  // The kitchen can be walked in, but there is no way into it.
  for (const tile of reached)
    for (const step of [1, -1, map.width, -map.width])
      if (cafe.walkable((tile + step) % map.width, Math.floor((tile + step) / map.width))) reached.add(tile + step);
  // A click there shall mean the floor, not whoever stands before it or what is written over their heads.
  const unit = screenOfTile(1, 0).x - screenOfTile(0, 0).x;
  const covers = (one, at) => {
    const feet = screenOfTile(one.x, one.y);
    return Math.abs(feet.x - at.x) < unit && feet.y - at.y > -unit / 2 && feet.y - at.y < unit * 3.5;
  };
  // As far from everybody as the room allows.
  for (const [far, clear] of [[${far}, 4], [${far}, 2], [2, 2], [2, 1]]) {
  const found = [];
  for (let y = 1; y < map.height - 1; y++) for (let x = 1; x < map.width - 1; x++) {
    if (!reached.has(y * map.width + x) || Object.values(people).some((one) => covers(one, screenOfTile(x, y)))) continue;
    const away = Math.abs(x - her.x) + Math.abs(y - her.y);
    if (away < far || !cafe.walkable(x, y)) continue;
    if (Object.values(people).some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) < clear)) continue;
    if (map.rows[y][x] !== '.') continue;
    const at = screenOfTile(x, y);
    if (document.elementFromPoint(at.x, at.y)?.tagName !== 'CANVAS') continue;
    found.push({ x, y, away });
  }
  found.sort((a, b) => a.away - b.away);
  if (found.length > 0) return { x: found[0].x, y: found[0].y };
  }
})()`;
