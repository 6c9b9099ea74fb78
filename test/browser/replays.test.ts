// A day shared as a link opens in another browser with the same hash, or names the tick at which it differs.

import { beforeAll, describe, expect, test } from 'vitest';
import { openPlayed, openTitle, type PlayedCafe } from './cafe.ts';

const VERDICT = "document.querySelector('.replays-verdict')";
const verdictOf = (cafe: PlayedCafe): Promise<string> => cafe.ask(`${VERDICT}.textContent`);

/** The link of a day with its text changed. */
async function tampered(cafe: PlayedCafe, link: string, change: string): Promise<string> {
  return cafe.ask(`(async () => {
    const packed = ${JSON.stringify(link)}.split('#replay=')[1].replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const opened = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
    const replay = (${change})(opened) ?? opened;
    const again = new Uint8Array(await new Response(new Blob([JSON.stringify(replay)]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
    let letters = '';
    for (const byte of again) letters += String.fromCharCode(byte);
    return '#replay=' + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  })()`);
}

describe('a day', () => {
  let cafe: PlayedCafe;
  let link = '';
  let hash = '';
  beforeAll(async () => {
    cafe = await openPlayed({ ticks: 520 });
    await cafe.ask("(honeybell.cafe.give({ kind: 'edit', maid: 'momo', edit: { alertness: 90 } }), null)");
    await cafe.step(280);
    await cafe.page.keyboard.press('l');
    await cafe.until('honeybell.lab?.timeline.value');
    await cafe.page.getByRole('tab', { name: 'Replays' }).click();
    await cafe.page.getByRole('button', { name: 'Copy link' }).click();
    await cafe.until("document.querySelector('.replays-link')");
    link = await cafe.page.locator('.replays-link').inputValue();
    hash = await cafe.ask<string>('honeybell.cafe.hash()');
  });

  test('is written down as a link that says its hash', async () => {
    expect(link).toMatch(/^http:\/\/[^#]+\/#replay=[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(8000);
    expect(await cafe.page.locator('.replays-share .replays-hash').textContent()).toContain(hash);
    await cafe.shot('replays-link');
  });

  test('as a file is the same and comes back by being chosen', async () => {
    const [download] = await Promise.all([
      cafe.page.waitForEvent('download'),
      cafe.page.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    await cafe.page.locator('.replays-open input[type=file]').setInputFiles(await download.path());
    await cafe.until(VERDICT);
    expect(await verdictOf(cafe)).toContain(hash);
  });

  test('opened in another browser from its address runs to the same hash, and can be watched from the title', async () => {
    const other = await openTitle({ suffix: link.slice(link.indexOf('#')), seed: 1 });
    await other.page.getByRole('button', { name: /Watch the replay/ }).click();
    await other.until(VERDICT);
    expect(await verdictOf(other)).toContain('Identical.');
    expect(await verdictOf(other)).toContain(hash);
    await other.page.getByRole('button', { name: 'Watch it' }).click();
    await other.until("document.querySelector('.time-page')");
    // It plays at once.
    await other.until('honeybell.lab.tick.value > 3');
    expect(await other.page.locator('.lab-visiting').textContent()).toMatch(/^A replay/);
    await other.ask('(honeybell.lab.setSpeed(0), honeybell.lab.goTo(800), null)');
    expect(await other.ask<string>('honeybell.lab.cafe.hash()')).toBe(hash);
    // Every moment of it can be viewed, and the player's own café is untouched.
    await other.ask('(honeybell.lab.goTo(600), null)');
    expect(await other.ask<unknown>('[honeybell.lab.tick.value, honeybell.cafe.state.tick]')).toEqual([600, 0]);
    expect(await other.ask<number>("honeybell.lab.cafe.state.people['momo'].alertness")).toBe(90);
    await other.shot('replays-watched');
    await other.page.getByRole('button', { name: 'Back to café' }).click();
    await other.until("document.querySelector('.title-menu')");
    expect(other.problems).toEqual([]);
    await other.close();
  });

  test("with a branch leaves the player's own café unchanged", async () => {
    await cafe.page.getByRole('button', { name: 'Watch it' }).click();
    await cafe.ask(
      '(honeybell.lab.setSpeed(0), honeybell.lab.goTo(700), honeybell.lab.goOn(), honeybell.lab.stepTick(), null)',
    );
    expect(
      await cafe.ask<unknown>('[honeybell.lab.tick.value, honeybell.cafe.state.tick, honeybell.cafe.hash()]'),
    ).toEqual([701, 800, hash]);
    await cafe.page.getByRole('button', { name: /Back to my day/ }).click();
    expect(await cafe.ask<unknown>('[honeybell.lab.tick.value, honeybell.lab.cafe === honeybell.cafe]')).toEqual([
      800,
      true,
    ]);
    await cafe.page.getByRole('tab', { name: 'Replays' }).click();
  });

  test('that was tampered with says at which tick and field it differs', async () => {
    const bad = await tampered(
      cafe,
      link,
      "(replay) => void (replay.journal = replay.journal.filter(({ input }) => input.kind !== 'edit'))",
    );
    await cafe.page.locator('.replays-paste').fill(bad);
    await cafe.page.locator('.replays-paste').press('Enter');
    await cafe.until(`${VERDICT}?.textContent.includes('differs')`);
    const said = await verdictOf(cafe);
    // The edit is given at tick 520; it shows as soon as she next looks up.
    expect(said).toMatch(/It differs from tick 52[1-9],/);
    expect(said).toMatch(/Fields that differ.*people[0-9a-f]{12}/);
    expect(said).toContain('Everything matches up to tick 500');
    await cafe.shot('replays-differs');
  });

  test('that is none is refused with everything that is wrong, and none of it becomes markup', async () => {
    const bad = await tampered(
      cafe,
      link,
      "(replay) => ({ ...replay, game: 7, begin: { kind: '<img src=x onerror=alert(1)>' }, trail: 'zz' })",
    );
    await cafe.page.locator('.replays-paste').fill(bad);
    await cafe.page.locator('.replays-paste').press('Enter');
    await cafe.until("document.querySelectorAll('.replays-errors li').length === 3");
    expect(await cafe.page.locator('.replays-errors').textContent()).toContain("not '<img src=x onerror=alert(1)>'");
    expect(await cafe.page.locator('.replays-errors img').count()).toBe(0);
    expect(cafe.problems).toEqual([]);
  });
});

test('the day that comes with the game is run from the title to the same bytes, and altered shows both values', async () => {
  const cafe = await openTitle({ seed: 3 });
  await cafe.page.getByRole('button', { name: 'Replays' }).click();
  await cafe.until("document.querySelector('.replays-example')");
  await cafe.page.getByRole('button', { name: 'Run it and compare' }).click();
  await cafe.until(VERDICT);
  expect(await verdictOf(cafe)).toContain('Identical.');
  await cafe.shot('replays-example');
  await cafe.page.getByRole('button', { name: 'with one change removed' }).click();
  await cafe.until(`${VERDICT}?.textContent.includes('differs')`);
  expect(await verdictOf(cafe)).toContain('It differs from tick 301,');
  expect(await cafe.page.locator('.replays-table tbody tr').first().textContent()).toMatch(/^people\.momo\.\w+?\d+$/);
  await cafe.shot('replays-altered');
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});
