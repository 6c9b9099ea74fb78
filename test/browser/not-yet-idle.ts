/** A script for a page that is about to load: idle callbacks run only when the test calls `nowIdle()` in the page. */
export const NOT_YET_IDLE = `{
  const { requestIdleCallback, cancelIdleCallback } = window;
  const putOff = new Map();
  let last = 0;
  window.requestIdleCallback = (run) => (putOff.set(++last, run), last);
  window.cancelIdleCallback = (id) => putOff.delete(id);
  window.nowIdle = () => {
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
    for (const run of putOff.values()) requestIdleCallback(run);
  };
}`;
