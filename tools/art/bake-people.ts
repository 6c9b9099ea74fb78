// Bakes people: `tsx tools/art/bake-people.ts [id ...]` draws all people, or the named ones, on two cores and writes
// assets/people and assets/portraits. Pictures in the cache are not drawn again.
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { ASSETS, write, type Report } from './draw-person.ts';
import { decodePng, encodePng, Image } from './engine/index.ts';
import { oneOf, optionsOf } from '../run/options.mjs';
import { CAST } from './people/cast.ts';
import { HEAD_SIZE } from './people/heads.ts';

const WORKERS = 2;
// A worker does not inherit the TypeScript loader, so this code registers it before loading the real file.
const BOOT = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./bake-worker.ts', import.meta.url).href)});
});`;

async function drawAll(ids: readonly string[]): Promise<Report[]> {
  const queue = [...ids];
  const reports: Report[] = [];
  await Promise.all(
    Array.from({ length: Math.min(WORKERS, queue.length) }, () => {
      const worker = new Worker(BOOT, { eval: true, execArgv: [] });
      return new Promise<void>((done, fail) => {
        const next = (): void => {
          const id = queue.shift();
          if (id) worker.postMessage(id);
          else void worker.terminate().then(() => done());
        };
        worker.on('error', fail);
        worker.on('message', (r: Report) => {
          reports.push(r);
          console.log(`${r.id.padEnd(9)} ${r.drawn} drawn, ${r.kept} kept, ${Math.round(r.bytes / 1024)} KB`);
          next();
        });
        next();
      });
    }),
  );
  return reports;
}

/** Writes all small heads into one picture. Heads of people not drawn now are taken from the last bake. */
function heads(reports: readonly Report[]): void {
  const columns = 8;
  const ids = Object.keys(CAST);
  const step = HEAD_SIZE + 1;
  const file = new URL('portraits/heads.png', ASSETS);
  const known = existsSync(file) ? decodePng(readFileSync(file)) : null;
  const sheet = new Image(columns * step + 1, Math.ceil(ids.length / columns) * step + 1);
  const frames: Record<string, { x: number; y: number; w: number; h: number }> = {};
  ids.forEach((id, i) => {
    const x = 1 + (i % columns) * step;
    const y = 1 + Math.floor(i / columns) * step;
    const fresh = reports.find((r) => r.id === id)?.head;
    if (fresh) sheet.draw(new Image(fresh.width, fresh.height, fresh.data), x, y);
    else if (known) sheet.draw(known.crop(x, y, HEAD_SIZE, HEAD_SIZE), x, y);
    frames[id] = { x, y, w: HEAD_SIZE, h: HEAD_SIZE };
  });
  write(file, encodePng(sheet, true));
  const size = { w: sheet.width, h: sheet.height };
  write(new URL('portraits/heads.json', ASSETS), JSON.stringify({ image: 'heads.png', size, frames }) + '\n');
}

const { words: wanted } = optionsOf({
  use: 'npm run art -- people',
  about: 'Draws the pictures of people into assets/.',
  words: { kind: oneOf(Object.keys(CAST)), says: 'which people; left out = all' },
});
const started = performance.now();
const reports = await drawAll(wanted.length ? wanted : Object.keys(CAST));
heads(reports);
const total = reports.reduce((n, r) => n + r.bytes, 0);
console.log(
  `${reports.length} people, ${Math.round(total / 1024)} KB, ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
