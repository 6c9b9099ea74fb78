/**
 * The sheet of a small screen and its grip. A tap on the grip opens or closes the sheet. After a drag the sheet stays
 * at the nearest of three heights.
 */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../words/index.ts';
import { sheetHeight, type SheetHeight } from './state.ts';

/** Number of CSS pixels a finger may move during a tap. */
const TREMBLE = 6;
/**
 * Limits for the end of a drag, as shares of the screen's height. Below the first the sheet closes, above the second it
 * opens fully.
 */
const LOW_SHARE = 0.2;
const FULL_SHARE = 0.66;

export function Sheet({ children }: { children: ComponentChildren }) {
  const height = sheetHeight.value;
  return (
    <div class="phone-sheet">
      <Grip height={height} />
      {children}
    </div>
  );
}

function Grip({ height }: { height: SheetHeight }) {
  const drag = useRef<{ from: number; height: number; moved: boolean } | null>(null);
  const hudOf = (grip: HTMLElement): HTMLElement | null => grip.closest<HTMLElement>('.hud');
  const now = (event: PointerEvent): number =>
    drag.current === null ? 0 : drag.current.height + drag.current.from - event.clientY;
  const toggle = (): void => {
    sheetHeight.value = height === 'half' ? 'full' : 'half';
  };
  return (
    <button
      type="button"
      class="grip-bar"
      aria-label={say(height === 'full' ? 'phone.sheetDown' : 'phone.sheetUp')}
      // The click handler serves only the keyboard. Taps are handled by the pointer events, because a browser may
      // swallow the click after a drag.
      onClick={(event) => {
        if (event.detail === 0) toggle();
      }}
      onPointerDown={(event) => {
        const grip = event.currentTarget;
        grip.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientY, height: grip.parentElement?.clientHeight ?? 0, moved: false };
      }}
      onPointerMove={(event) => {
        if (drag.current === null || event.buttons === 0) return;
        if (Math.abs(event.clientY - drag.current.from) > TREMBLE) drag.current.moved = true;
        if (drag.current.moved)
          hudOf(event.currentTarget)?.style.setProperty('--sheet', `${Math.max(0, now(event))}px`);
      }}
      onPointerUp={(event) => {
        hudOf(event.currentTarget)?.style.removeProperty('--sheet');
        if (drag.current === null) return;
        if (!drag.current.moved) return toggle();
        const share = now(event) / innerHeight;
        sheetHeight.value = share < LOW_SHARE ? 'low' : share > FULL_SHARE ? 'full' : 'half';
      }}
      onPointerCancel={(event) => {
        hudOf(event.currentTarget)?.style.removeProperty('--sheet');
        drag.current = null;
      }}
    >
      <i aria-hidden="true" />
    </button>
  );
}
