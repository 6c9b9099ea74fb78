// What is wrong with a screen of a phone: words that are cut or leave the screen, controls that are covered or too small
// for a thumb.

import { LOOKING } from './shown.ts';

/** The problems of the present screen. */
export const WRONG = `(() => {
  ${LOOKING}
  const found = new Set();
  const called = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) || one.className;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('#hud');
  // Text cut by its container or by the window.
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (node.data.trim() === '' || !seen(holder)) continue;
    if (holder.closest('.hidden-text, svg title, .people, .ellipsis, .mono') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let [x, y] = [false, false];
    for (let around = holder; around !== null && around.id !== 'hud'; around = around.parentElement) {
      const style = styleOf(around);
      if (style.display === 'inline') continue;
      const edge = edgeOf(around);
      x ||= /auto|scroll/.test(style.overflowX);
      y ||= /auto|scroll/.test(style.overflowY);
      const cutX = !x && style.overflowX !== 'visible' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
      const cutY = !y && style.overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
      if (cutX || cutY) found.add('cut: ' + node.data.trim().slice(0, 40) + ' in ' + around.className);
    }
    if (!x && (box.right > innerWidth + 1 || box.left < -1)) found.add('leaves the screen sideways: ' + node.data.trim().slice(0, 40));
    if (!y && (box.bottom > innerHeight + 1 || box.top < -1)) found.add('leaves the screen: ' + node.data.trim().slice(0, 40));
  }
  // Content that scrolls vertically must not scroll sideways.
  for (const one of top.querySelectorAll('*')) {
    if (one.scrollWidth <= one.clientWidth + 1 || !seen(one) || !/auto|scroll/.test(styleOf(one).overflowX)) continue;
    if (one.closest('.faces, .evening-tabs, .pieces, .layout-palette, .rival-cork, .also-row, .people, .tabs, .table-scroll, .strips') === null)
      found.add('goes sideways: ' + one.className + ' by ' + (one.scrollWidth - one.clientWidth));
  }
  // Controls: on the screen or inside something that scrolls, large enough, and not covered.
  for (const one of top.querySelectorAll('button, a[href], input[type=range], [role=tab]')) {
    if (!seen(one) || one.closest('.people, .hidden-text, .rival-tree, [inert]') !== null) continue;
    const { left, top: up, width, height } = edgeOf(one);
    if (width === 0) continue;
    const inside = left + width / 2 > 0 && left + width / 2 < innerWidth && up + height / 2 > 0 && up + height / 2 < innerHeight;
    if (!inside) continue;
    const met = document.elementFromPoint(left + width / 2, up + height / 2);
    const clipped = (() => {
      for (let around = one.parentElement; around !== null; around = around.parentElement) {
        const edge = edgeOf(around);
        if (styleOf(around).overflow === 'visible') continue;
        // Halfway below an edge, to the pixel, counts as scrolled away.
        if (up + height / 2 > edge.bottom - 2 || up + height / 2 < edge.top + 2 || left + width / 2 > edge.right || left + width / 2 < edge.left) return true;
      }
      return false;
    })();
    if (clipped) continue;
    if (met !== null && !one.contains(met) && !met.contains(one) && met.closest('.toast') === null)
      found.add('covered: ' + called(one) + ' by ' + (met.className || met.tagName));
    // Small links inside a line may be smaller if the whole line can be pressed as well.
    if (one.matches('.link, .more, .name-link, .mind-param, .mind-board, .past-head, .decision, summary, input')) continue;
    if (height < 43.5 && !one.matches('.grip-bar')) found.add('low: ' + called(one) + ' ' + Math.round(height));
  }
  return [...found];
})()`;
