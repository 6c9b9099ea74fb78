// A café to play in, for tests: opened with a seed, stopped, and stepped by the test.
//     const cafe = await openPlayed({ seed: 7, ticks: 900 });
//     await cafe.page.mouse.click(...await cafe.spotOf('momo'));
//     await cafe.step(20);
// Queries are JavaScript as text, `ask<number>('honeybell.cafe.state.tick')`; the types of this project do not apply
// inside.

import { openGame, type OpenGame, type OpenOptions } from './harness.ts';

export type Spot = [x: number, y: number];
export interface Tile {
  readonly x: number;
  readonly y: number;
}

export interface PlayedCafe extends OpenGame {
  /** The value of a JavaScript expression in the page. */
  ask<T>(expression: string): Promise<T>;
  /** Refills the chalk. */
  moreChalk(): Promise<void>;
  /** Runs this many ticks, then a frame. */
  step(ticks: number): Promise<void>;
  /** Where a person can be clicked, in page pixels. */
  spotOf(id: string): Promise<Spot>;
  tileSpot(tile: Tile): Promise<Spot>;
  /** A rectangle of the café's picture, drawn now and without panels: red, green, blue, alpha for each pixel. */
  pixels(x: number, y: number, w: number, h: number): Promise<Uint8Array>;
  /**
   * A tile that can be reached from another, free of people and furniture and not covered by panels: the nearest such
   * tile at least `far` tiles away.
   */
  freeTile(from: string, far?: number): Promise<Tile>;
}

/** Opens the game at its title screen and waits until it is shown. */
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
  /** True if cases may be asked. */
  readonly cases?: boolean;
}

/** Opens the game and the café, which stops after this many ticks. */
export async function openPlayed(options: OpenOptions & Played = {}): Promise<PlayedCafe> {
  const cafe = await openTitle(options);
  await cafe.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');
  await playOn(cafe, options);
  return cafe;
}

/**
 * Starts another café on the same page, with nothing selected and nothing open. Opening a page takes longer than most
 * tests.
 */
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
  // The panel of a case would cover what a test clicks on.
  if (!cases) await cafe.ask('(honeybell.actions.noMoreCases(), null)');
  await cafe.step(ticks);
  await cafe.until("document.querySelector('.maid-card')");
  await settled(cafe);
}

/** Waits until the picture is framed around the panels again, which happens a moment after they change. */
export async function settled(cafe: PlayedCafe): Promise<void> {
  await cafe.pass(300);
}

/** A WebGL canvas can only be read in the task in which it was drawn. */
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
  // The kitchen is walkable, but has no way in.
  for (const tile of reached)
    for (const step of [1, -1, map.width, -map.width])
      if (cafe.walkable((tile + step) % map.width, Math.floor((tile + step) / map.width))) reached.add(tile + step);
  // A click there must hit the floor, not a person or a bubble in front of it.
  const unit = screenOfTile(1, 0).x - screenOfTile(0, 0).x;
  const covers = (one, at) => {
    const feet = screenOfTile(one.x, one.y);
    return Math.abs(feet.x - at.x) < unit && feet.y - at.y > -unit / 2 && feet.y - at.y < unit * 3.5;
  };
  // As far from all people as the room allows.
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
