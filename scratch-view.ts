import { openView } from './src/view/index.ts';
import { fakeCafe } from './test/view/fake-cafe.ts';
import type { Cafe } from './src/sim/api.ts';
const q = new URLSearchParams(location.search);
const W: Record<string, string> = { 'bubble.slip': 'Waaah!', 'bubble.chat': 'Rest a bit?' };
let cafe: Cafe;
if (q.get('real')) {
  const m = await import('./scratch-real.ts');
  cafe = m.realCafe(q);
} else cafe = fakeCafe({ crowd: Number(q.get('crowd') ?? 0), weather: (q.get('weather') ?? 'sun') as 'sun', minute: q.get('minute') ? Number(q.get('minute')) : undefined, still: q.has('still') });
let acc = 0; const log: unknown[] = [];
const t0 = performance.now();
const view = await openView(document.getElementById('stage')!, {
  frame(d) { if ((window as any).frozen) return 1; acc += d * Number(q.get('speed') ?? 1); let n = 0; while (acc >= 50 && n++ < 20) { cafe.step(); view?.ticked(); acc -= 50; } return Math.min(1, acc / 50); },
  select(ids, how) { log.push(['select', ids, how]); if (how === 'replace') view.setSelection(ids); },
  order(m, x, y) { log.push(['order', m, x, y]); }, target(k, at) { log.push(['target', k, at]); },
  say: (k) => W[k] ?? k.replace(/^bubble\./, ''),
});
if (q.get('blocked') !== '0') view.setBlocked([{ x: 0, y: 0, w: 1280, h: 50 }, { x: 974, y: 58, w: 298, h: 654 }, { x: 8, y: 620, w: 960, h: 92 }, { x: 8, y: 430, w: 232, h: 180 }, { x: 8, y: 58, w: 256, h: 132 }]);
const run = 0;
await view.show(cafe);
for (let i = 0; i < Number(q.get('ticks') ?? 0); i++) { cafe.step(); view.ticked(); }
view.setSelection(q.get('sel')?.split(',') ?? ['momo']);
if (q.has('title')) { view.setBlocked([]); view.title(true); }
Object.assign(window, { view, cafe, log, shownAfter: performance.now() - t0, ready: true });
