// What a player does: from the title into the café, selecting maids, writing on the chalkboard, changing the speed.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTitle, settled, type PlayedCafe, type Tile } from './cafe.ts';

let cafe: PlayedCafe;
const mode = (): Promise<string> => cafe.ask('honeybell.mode');
const selection = (): Promise<string[]> => cafe.ask('[...honeybell.selection]');
const lastCommand = (): Promise<unknown> =>
  cafe.ask('(({ command, executorKeys }) => ({ command, executorKeys }))(honeybell.cafe.commands.at(-1))');
const speed = (): Promise<string | null> =>
  cafe.page.locator('.speeds [aria-pressed=true], .speeds [aria-checked=true]').first().getAttribute('aria-label');

beforeAll(async () => {
  cafe = await openTitle({ seed: 7, looked: true });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('New season leads from the title into the café', async () => {
  await cafe.page.getByRole('button', { name: /New season/ }).click();
  await cafe.page.getByRole('radio', { name: /Hard/ }).click();
  await cafe.page.getByRole('button', { name: /Start the season/ }).click();
  await cafe.until("document.querySelectorAll('.maid-card').length === 4");
  expect(await cafe.ask('honeybell.cafe.state.season.difficulty')).toBe('keen');
  expect(await cafe.ask('honeybell.cafe.state.clock.day')).toBe(1);
  expect(await speed()).toBe('normal speed');
  // The rest was written for six maids and a single day.
  await cafe.ask('(honeybell.begin({ seed: 7 }), null)');
  await cafe.until("document.querySelectorAll('.maid-card').length === 6");
  await cafe.ask(
    "(honeybell.setSpeed(0), honeybell.actions.give({ kind: 'edit', maid: 'momo', edit: { obedience: 1 } }), null)",
  );
  // The panel of a case would cover the floor that is clicked.
  await cafe.ask('(honeybell.actions.noMoreCases(), null)');
  await cafe.step(Math.max(1, 60 - (await cafe.ask<number>('honeybell.cafe.state.tick'))));
  await settled(cafe);
});

describe('choosing people', () => {
  beforeEach(() => cafe.ask('(honeybell.select([]), null)'));

  test('a click on a maid opens her notebook with her name, a click on the floor closes it', async () => {
    await cafe.page.mouse.click(...(await cafe.spotOf('momo')));
    expect(await selection()).toEqual(['momo']);
    await cafe.until("document.querySelector('.cover-name')?.textContent.includes('Momo')");
    expect(await cafe.page.locator('.maid-card[data-maid=momo]').getAttribute('aria-pressed')).toBe('true');
    await settled(cafe);
    await cafe.page.mouse.click(...(await cafe.tileSpot(await cafe.freeTile('momo'))));
    expect(await selection()).toEqual([]);
    await cafe.until("!document.querySelector('.cover-name')");
  });

  test('Shift and a click adds one, and takes her away again', async () => {
    await cafe.page.mouse.click(...(await cafe.spotOf('momo')));
    await settled(cafe);
    await cafe.page.keyboard.down('Shift');
    await cafe.page.mouse.click(...(await cafe.spotOf('yuki')));
    expect(await selection()).toEqual(['momo', 'yuki']);
    await cafe.page.mouse.click(...(await cafe.spotOf('yuki')));
    await cafe.page.keyboard.up('Shift');
    expect(await selection()).toEqual(['momo']);
  });

  test('a box takes the maids inside it', async () => {
    await settled(cafe);
    const spots = await Promise.all(['momo', 'sakura', 'yuki'].map((id) => cafe.spotOf(id)));
    const [left, right] = [Math.min(...spots.map(([x]) => x)) - 14, Math.max(...spots.map(([x]) => x)) + 14];
    const [top, bottom] = [Math.min(...spots.map(([, y]) => y)) - 20, Math.max(...spots.map(([, y]) => y)) + 30];
    await cafe.page.mouse.move(left, top);
    await cafe.page.mouse.down();
    await cafe.page.mouse.move((left + right) / 2, (top + bottom) / 2);
    await cafe.page.mouse.move(right, bottom);
    await cafe.page.mouse.up();
    expect((await selection()).sort()).toEqual(expect.arrayContaining(['momo', 'sakura', 'yuki']));
  });

  test('Shift and a digit makes a team, the digit calls it', async () => {
    await cafe.ask("(honeybell.select(['momo', 'mei']), null)");
    await cafe.until("document.querySelectorAll('.maid-card.selected').length === 2");
    await cafe.page.keyboard.press('Shift+Digit3');
    await cafe.step(1);
    expect(await cafe.ask("['momo', 'mei'].map((id) => honeybell.cafe.state.people[id].team)")).toEqual([3, 3]);
    await cafe.ask('(honeybell.select([]), null)');
    await cafe.until(
      "[...document.querySelectorAll('.maid-card')].filter((card) => card.title.includes('team 3')).length === 2",
    );
    await cafe.page.keyboard.press('Digit3');
    expect((await selection()).sort()).toEqual(['mei', 'momo']);
    await cafe.page.keyboard.press('Digit9');
    await cafe.until("[...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes('9'))");
    expect((await selection()).sort()).toEqual(['mei', 'momo']);
  });
});

describe('Space', () => {
  const topLeft = (): Promise<Tile> => cafe.ask<Tile>('honeybell.screenOfTile(1, 1)');
  const drag = async (before: () => Promise<void>): Promise<void> => {
    const [x, y] = await cafe.tileSpot(await cafe.freeTile('momo'));
    await cafe.page.mouse.move(x, y);
    await cafe.page.mouse.down();
    await cafe.page.mouse.move(x + 30, y + 20);
    await cafe.page.mouse.move(x + 60, y + 40);
    await before();
    await cafe.page.mouse.up();
  };

  test('pauses and goes on when it is let go of', async () => {
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.page.keyboard.down('Space');
    expect(await speed()).toMatch(/pause/i);
    await cafe.page.keyboard.up('Space');
    expect(await speed()).toBe('normal speed');
    await cafe.page.keyboard.press('Space');
    expect(await speed()).toMatch(/pause/i);
  });

  test('goes on also after a click on a maid’s card whose notebook was closed; a card reached with Tab is pressed', async () => {
    await cafe.page.locator('.maid-card').first().click();
    await cafe.page.keyboard.press('Escape');
    const chosen = await selection();
    await cafe.page.keyboard.press('Space');
    expect(await speed()).toBe('normal speed');
    expect(await selection()).toEqual(chosen);
    await cafe.page.keyboard.press('Tab');
    await cafe.page.locator('.maid-card').first().focus();
    await cafe.page.keyboard.press('Space');
    expect(await speed()).toBe('normal speed');
    expect(await selection()).not.toEqual(chosen);
    await cafe.ask('(honeybell.setSpeed(0), honeybell.select([]), null)');
  });

  test('held while dragging it moves the picture, and is no pause', async () => {
    await cafe.ask('(honeybell.select([]), null)');
    // The picture makes room for an open panel, and takes it back.
    await settled(cafe);
    const before = await topLeft();
    await cafe.page.keyboard.down('Space');
    await drag(async () => {});
    await cafe.page.keyboard.up('Space');
    const after = await topLeft();
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([60, 40]);
    expect(await speed()).toMatch(/pause/i);
    expect(await selection()).toEqual([]);
  });

  test('let go of before the mouse, it was a drag of the picture all the same', async () => {
    const before = await topLeft();
    await cafe.page.keyboard.down('Space');
    await drag(() => cafe.page.keyboard.up('Space'));
    expect(Math.round((await topLeft()).x - before.x)).toBe(60);
    expect(await speed()).toMatch(/pause/i);
    expect(await selection()).toEqual([]);
  });
});

describe('following', () => {
  const followed = (): Promise<string | null> => cafe.ask('honeybell.followed');
  const button = () => cafe.page.locator('.notebook .foot [aria-pressed]').first();

  test('is one state, whatever starts it: the key, the notebook, the next notebook, dragging the picture', async () => {
    await cafe.ask("(honeybell.select(['momo']), null)");
    await cafe.until("document.querySelector('.notebook .foot [aria-pressed]')");
    await cafe.page.keyboard.press('F');
    expect(await followed()).toBe('momo');
    expect(await button().getAttribute('aria-pressed')).toBe('true');

    await cafe.ask("(honeybell.select(['yuki']), null)");
    await cafe.until("document.querySelector('.cover-name')?.textContent.includes('Yuki')");
    expect(await followed()).toBe('yuki');

    await cafe.ask('(honeybell.actions.pan(1, 0), null)');
    expect(await followed()).toBeNull();
    await cafe.until(
      "document.querySelector('.notebook .foot [aria-pressed]').getAttribute('aria-pressed') === 'false'",
    );

    await button().click();
    expect(await followed()).toBe('yuki');
    await cafe.ask('(honeybell.select([]), null)');
    expect(await followed()).toBeNull();
    await cafe.page.keyboard.press('F');
    expect(await followed()).toBeNull();
  });
});

describe('the chalkboard', () => {
  beforeEach(async () => {
    await cafe.ask("(honeybell.actions.setMode('select'), honeybell.select(['momo']), null)");
    await cafe.until("document.querySelectorAll('.maid-card.selected').length === 1");
    await settled(cafe);
  });

  test.each([
    ['A', 'a-move'],
    ['M', 'plain'],
    ['the right button', 'a-move'],
  ])('%s and a click on the floor: it is written there, and she goes', async (key, manner) => {
    const tile = await cafe.freeTile('momo', 4);
    const spot = await cafe.tileSpot(tile);
    if (key.length === 1) {
      await cafe.page.keyboard.press(key);
      expect(await mode()).toBe(manner);
      await cafe.page.mouse.click(...spot);
    } else await cafe.page.mouse.click(...spot, { button: 'right' });
    await cafe.until("honeybell.mode === 'select'");
    await cafe.step(1);
    expect(await lastCommand()).toMatchObject({ command: { behave: 'move', ...tile, manner }, executorKeys: ['momo'] });
    const left = await cafe.ask<number>('honeybell.cafe.commands.at(-1).untilTick - honeybell.cafe.state.tick');
    expect(left).toBeGreaterThan(100);
    await cafe.until("document.querySelector('.chalkboard .line')?.textContent.includes('Momo')");
    // A plain move ignores everything on the way; an A-move is accepted, and may be delayed by other work.
    const goes =
      manner === 'plain'
        ? `people.momo.x === ${tile.x} && people.momo.y === ${tile.y}`
        : "people.momo.answers.some((one) => one.id === id && ['accepted', 'done'].includes(one.is))";
    expect(
      await cafe.ask(`(() => {
      const { people } = honeybell.cafe.state;
      const { id } = honeybell.cafe.commands.at(-1);
      for (let i = 0; i < ${left}; i++) {
        if (${goes}) return true;
        honeybell.step(1);
      }
      return false;
    })()`),
    ).toBe(true);
    await cafe.ask('honeybell.step(200)');
  });

  test('the path of a selected maid is shown as footprints', async () => {
    const tile = await cafe.freeTile('momo', 5);
    await cafe.page.keyboard.press('M');
    await cafe.page.mouse.click(...(await cafe.tileSpot(tile)));
    await cafe.step(14);
    const way = await cafe.ask<Tile[]>("honeybell.cafe.way('momo').tiles.map(({ x, y }) => ({ x, y }))");
    expect(way.at(-1)).toEqual(tile);
    const [x, y] = await cafe.tileSpot(way.at(-2) as Tile);
    const shown = await cafe.pixels(x - 20, y - 10, 40, 20);
    expect(shown).toEqual(await cafe.pixels(x - 20, y - 10, 40, 20));
    await cafe.ask('(honeybell.select([]), null)');
    expect(await cafe.pixels(x - 20, y - 10, 40, 20)).not.toEqual(shown);
    await cafe.ask('honeybell.step(200)');
  });

  test('a maid who declines commands says so, on her card and on the board', async () => {
    await cafe.ask("(honeybell.actions.give({ kind: 'edit', maid: 'momo', edit: { obedience: 0 } }), null)");
    await cafe.page.mouse.click(...(await cafe.tileSpot(await cafe.freeTile('momo', 5))), { button: 'right' });
    await cafe.step(30);
    const id = await cafe.ask<number>('honeybell.cafe.commands.at(-1).id');
    expect(await cafe.ask('honeybell.cafe.state.people.momo.answers')).toContainEqual(
      expect.objectContaining({ id, is: 'declined' }),
    );
    await cafe.until("document.querySelector('.maid-card[data-maid=momo] .trouble')");
    await cafe.until("document.querySelector('.chalkboard .line.declined')?.textContent.includes('Momo')");
    await cafe.ask(
      "(honeybell.actions.give({ kind: 'edit', maid: 'momo', edit: { obedience: 1 } }), honeybell.step(200))",
    );
  });

  test('S and a click on a calling guest: a command to serve that guest', async () => {
    const guest = await cafe.ask<string | null>(`(() => {
      for (let i = 0; i < 1500; i++) {
        honeybell.step(1);
        const guests = Object.values(honeybell.cafe.state.people).filter((one) => one.role === 'guest' && one.seat !== null);
        const called = guests.find((one) => one.calls !== null && one.attendedBy === null);
        if (called === undefined) continue;
        honeybellTest.draw();
        const at = honeybell.screenOf(called.id);
        const near = Object.values(honeybell.cafe.state.people).filter((one) => {
          const there = honeybell.screenOf(one.id);
          return there !== null && Math.abs(there.x - at.x) < 40 && Math.abs(there.y - at.y) < 60;
        });
        // Nothing of the page may lie over the guest.
        const free = at !== null && document.elementFromPoint(at.x, at.y)?.closest('.hud > *:not(.people), .notebook') == null;
        if (near.length === 1 && free) return called.id;
      }
      return null;
    })()`);
    expect(guest).not.toBeNull();
    await cafe.page.keyboard.press('S');
    expect(await mode()).toBe('serve');
    await cafe.page.mouse.click(...(await cafe.spotOf(guest as string)));
    await cafe.step(1);
    expect(await lastCommand()).toMatchObject({ command: { behave: 'serve', guest }, executorKeys: ['momo'] });
  });

  test('W and a clean tile: nothing to sweep, and the broom stays in hand; G and a tile: gather there', async () => {
    const tile = await cafe.freeTile('momo', 3);
    await cafe.page.keyboard.press('W');
    await cafe.page.mouse.click(...(await cafe.tileSpot(tile)));
    expect(await cafe.page.locator('.toast').allTextContents()).toContain(
      'There’s nothing to sweep here. Click litter or an empty plate.',
    );
    expect([await mode(), await cafe.ask('honeybell.cafe.written.length')]).toEqual(['sweep', 0]);
    await cafe.page.keyboard.press('G');
    await cafe.page.mouse.click(...(await cafe.tileSpot(tile)));
    await cafe.step(1);
    expect(await lastCommand()).toMatchObject({ command: { behave: 'gather', ...tile } });
  });

  test('while time stands still a fifth open order is refused at once, a scout too, and nothing is written', async () => {
    const toasts = "[...document.querySelectorAll('.toast')].map((one) => one.textContent).join(' ')";
    const written = 'honeybell.cafe.written.length';
    const four = ['momo', 'yuki', 'hana', 'mei'];
    const gather = async (id: string, far: number): Promise<void> => {
      await cafe.ask(`(honeybell.select(['${id}']), null)`);
      await cafe.page.keyboard.press('G');
      await cafe.page.mouse.click(...(await cafe.tileSpot(await cafe.freeTile('momo', far))));
    };
    // The orders of the tests before are finished.
    await cafe.ask(`(() => {
      const open = () => Object.values(honeybell.cafe.state.people).some((one) => one.answers?.some(({ is }) => is === 'accepted'));
      for (let i = 0; i < 3000 && open(); i++) honeybell.step(1);
    })()`);
    await cafe.ask('(honeybell.actions.setSpeed(0), Object.assign(honeybell.cafe.state.chalk, { left: 0 }), null)');
    for (const [at, id] of four.entries()) {
      await gather(id, 3);
      // No chalk is needed for them.
      expect(await cafe.ask(written)).toBe(at + 1);
    }
    await cafe.until(`${toasts}.includes('Written')`);
    await gather('sakura', 4);
    await cafe.until(`${toasts}.includes('Four requests')`);
    expect([await mode(), await cafe.ask(written)]).toEqual(['gather', 4]);
    await cafe.ask("(honeybell.actions.setMode('select'), honeybell.actions.scout(['sakura']), null)");
    expect(await cafe.ask(written)).toBe(4);
    await cafe.moreChalk();
    await cafe.step(1);
    expect(await cafe.ask("honeybell.cafe.events.filter(({ type }) => type === 'refused')")).toEqual([]);
    await cafe.ask('honeybell.step(200)');
  });

  test('Esc puts the chalk down, then clears the selection', async () => {
    await cafe.page.keyboard.press('A');
    expect(await mode()).toBe('a-move');
    await cafe.page.keyboard.press('Escape');
    expect(await mode()).toBe('select');
    expect(await selection()).toEqual(['momo']);
    for (let i = 0; i < 2; i++) await cafe.page.keyboard.press('Escape');
    expect(await selection()).toEqual([]);
    // With nobody selected the tool is taken up as well: the best maid is offered.
    await cafe.page.keyboard.press('A');
    expect(await mode()).toBe('a-move');
    await cafe.page.keyboard.press('Escape');
  });
});

describe('time and the picture', () => {
  const tick = (): Promise<number> => cafe.ask('honeybell.cafe.state.tick');

  test('an order to where nobody can ever stand is answered, and the chalk stays in hand', async () => {
    // Messages stand elsewhere while a notebook is open.
    await cafe.ask("(honeybell.select(['momo']), null)");
    await settled(cafe);
    await cafe.until("!document.querySelector('.toast')");
    const outside = await cafe.ask<Tile>(
      `(() => {
      for (let far = 2; far < 12; far++)
        for (const [x, y] of [[-far, 4], [4, -far], [cafe.map.width + far, 4], [4, cafe.map.height + far]]) {
          const at = honeybell.screenOfTile(x, y);
          if (document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS') return { x, y };
        }
    })()`.replaceAll('cafe.map', 'honeybell.cafe.state.map'),
    );
    const presses: readonly (readonly [press: () => Promise<void>, mode: string])[] = [
      [
        async () => {
          await cafe.page.keyboard.press('Shift+M');
          await cafe.page.mouse.click(...(await cafe.tileSpot(outside)));
        },
        'plain',
      ],
      // A right click also puts the tool away.
      [async () => cafe.page.mouse.click(...(await cafe.tileSpot(outside)), { button: 'right' }), 'select'],
    ];
    for (const [press, mode] of presses) {
      await press();
      expect(await cafe.page.locator('.toast').allTextContents()).toContain('There’s no way there.');
      expect([await cafe.ask('honeybell.mode'), await cafe.ask('honeybell.cafe.written.length')]).toEqual([mode, 0]);
    }
    await cafe.page.keyboard.press('Escape');
    await cafe.page.keyboard.press('Escape');
  });

  test('a full stop is one tick, Space goes on and holds, the buttons set the pace', async () => {
    const before = await tick();
    await cafe.page.keyboard.press('.');
    expect(await tick()).toBe(before + 1);
    await cafe.page.keyboard.press('.');
    expect(await tick()).toBe(before + 2);
    for (const pace of [2, 4, 8, 1]) {
      await cafe.page.locator('.speeds').getByText(`${pace}×`).click();
      await cafe.until(
        `document.querySelector('.speeds .on, .speeds [aria-checked=true], .speeds [aria-pressed=true]')?.textContent === '${pace}×'`,
      );
    }
    await cafe.until(`honeybell.cafe.state.tick > ${before + 2}`);
    await cafe.page.keyboard.press('Space');
    const stopped = await tick();
    for (let i = 0; i < 2; i++) await cafe.draw();
    expect(await tick()).toBe(stopped);
    await cafe.page.keyboard.press('Space');
    await cafe.until(`honeybell.cafe.state.tick > ${stopped}`);
    await cafe.page.keyboard.press('.');
    const held = await tick();
    for (let i = 0; i < 2; i++) await cafe.draw();
    expect(await tick()).toBe(held);
  });

  test('F keeps her in the picture, once more lets go; arrows and the wheel move it too', async () => {
    const away = async (): Promise<number> => {
      const [x, y] = await cafe.spotOf('momo');
      return Math.hypot(x - 640, y - 360);
    };
    await cafe.ask("(honeybell.select(['momo']), null)");
    await settled(cafe);
    await cafe.page.mouse.move(600, 350);
    await cafe.page.mouse.wheel(0, -120);
    await cafe.draw();
    for (let i = 0; i < 6; i++) await cafe.page.keyboard.press('ArrowRight');
    await cafe.draw();
    const before = await away();
    await cafe.page.keyboard.press('f');
    await cafe.pass(640);
    expect(await away()).toBeLessThan(before);
    expect(await away()).toBeLessThan(220);
    await cafe.page.keyboard.press('f');
    const [x] = await cafe.spotOf('momo');
    await cafe.page.keyboard.press('ArrowRight');
    await cafe.draw();
    expect((await cafe.spotOf('momo'))[0]).toBeLessThan(x);
  });
});
