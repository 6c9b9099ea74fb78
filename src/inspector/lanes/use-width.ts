/** The width of an element in CSS pixels, kept up to date while its component is shown. */

import { useState } from 'preact/hooks';
import { useLayoutScope } from '../../ui/lifetime/use-scope.ts';

/**
 * Returns the width of this element, and renders the component again when it changes; 0 before the element is on the
 * page.
 */
export function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutScope((scope) => {
    const element = of.current;
    if (element === null) return;
    scope.sizeOf(element, () => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
  }, []);
  return width;
}
