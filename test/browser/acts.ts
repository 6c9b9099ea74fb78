// Makes every test action complete: after each click, key and file the page comes to rest (`honeybell.test.idle()`),
// and every query of the page starts at rest.

import type { Locator, Page } from 'playwright-core';

type Act = (...given: unknown[]) => Promise<unknown>;
type Acting = Record<string, Act>;

const LOCATOR_ACTS = `
  blur check clear click dblclick dispatchEvent dragTo fill focus hover press pressSequentially scrollIntoViewIfNeeded
  selectOption setChecked setInputFiles tap type uncheck
`;
/** Methods that only query, but wait if they find nothing. */
const LOOKS =
  'waitFor innerText textContent inputValue getAttribute boundingBox evaluate count allInnerTexts allTextContents isVisible';
const PAGE_ACTS = 'setViewportSize';

const named = (names: string): string[] => names.trim().split(/\s+/);
const stepped = new WeakSet<Page>();
/** Pages on which nothing was done since they came to rest. */
const resting = new WeakSet<Page>();
let locators = false;

/** Resolves when the page is at rest. If the page is just being left, the next page is asked once it is there. */
export async function atRest(page: Page): Promise<void> {
  await inPage(page, 'window.honeybellTest?.idle()');
  resting.add(page);
}
const beAtRest = (page: Page): Promise<void> => (resting.has(page) ? Promise.resolve() : atRest(page));

/** The value of an expression in the page, even if the page is replaced meanwhile. */
export async function inPage<T>(page: Page, expression: string): Promise<T> {
  for (;;) {
    try {
      return await page.evaluate<T>(expression);
    } catch (problem) {
      if (page.isClosed() || !/context was destroyed|navigation/i.test(String(problem))) throw problem;
      await page.waitForLoadState('load');
    }
  }
}

/** From now on, every action on this page waits until its consequences are complete. */
export function followed(page: Page): Page {
  stepped.add(page);
  const after = (object: object, names: string): void => {
    const acting = object as Acting;
    for (const name of named(names)) {
      const real = acting[name]?.bind(object);
      if (real === undefined) continue;
      acting[name] = async (...given) => {
        const result = await real(...given);
        resting.delete(page);
        await atRest(page);
        return result;
      };
    }
  };
  after(page.keyboard, 'down up press type insertText');
  after(page.mouse, 'click dblclick down up move wheel');
  after(page.touchscreen, 'tap');
  after(page, PAGE_ACTS);
  const evaluate = page.evaluate.bind(page);
  page.evaluate = (...given: Parameters<typeof evaluate>) => {
    resting.delete(page);
    return evaluate(...given);
  };
  followLocators(page.locator('html'));
  return page;
}

/** All locators share their methods, also those of other pages. */
function followLocators(any: Locator): void {
  if (locators) return;
  locators = true;
  const methods = Object.getPrototypeOf(any) as Acting;
  const pageOf = (one: unknown): Page => (one as Locator).page();
  const change = (names: string, made: (real: Act) => (one: unknown, given: unknown[]) => Promise<unknown>): void => {
    for (const name of named(names)) {
      const real = methods[name];
      if (real === undefined) continue;
      const acts = made(real);
      methods[name] = function (this: unknown, ...given) {
        return stepped.has(pageOf(this)) ? acts(this, given) : real.apply(this, given);
      };
    }
  };
  change(LOCATOR_ACTS, (real) => async (one, given) => {
    const page = pageOf(one);
    await beAtRest(page);
    const result = await real.apply(one, given);
    resting.delete(page);
    await atRest(page);
    return result;
  });
  change(LOOKS, (real) => async (one, given) => {
    await beAtRest(pageOf(one));
    return real.apply(one, given);
  });
}
