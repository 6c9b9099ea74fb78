/** Adds zoom and pan to a tree larger than its box, and tells whether a part of the tree is hidden below. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, followDrag, Glyph, useLayoutScope } from '../../ui/index.ts';
import { tell } from '../words/index.ts';

/** Scale at which the tree is drawn; `across` fits the tree's width into its box, `whole` fits both directions. */
export type Zoom = number | 'across' | 'whole';
const STEPS = [0.4, 0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5] as const;

const zoomedBy = (scale: number, by: 1 | -1): number =>
  (by > 0 ? STEPS.find((step) => step > scale + 0.01) : [...STEPS].reverse().find((step) => step < scale - 0.01)) ??
  scale;

export function useView() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ w: 0, h: 0 });
  const [more, setMore] = useState({ below: false, right: false });
  const look = (): void => {
    const element = box.current;
    if (element === null) return;
    const { clientWidth: w, clientHeight: h, scrollTop, scrollLeft, scrollWidth, scrollHeight } = element;
    setRoom((before) => (before.w === w && before.h === h ? before : { w, h }));
    const [below, right] = [scrollTop + h < scrollHeight - 4, scrollLeft + w < scrollWidth - 4];
    setMore((before) => (before.below === below && before.right === right ? before : { below, right }));
  };
  // The box is measured after every render, because the content may have grown.
  useLayoutEffect(look);
  useLayoutScope((scope) => {
    if (box.current !== null) scope.sizeOf(box.current, look);
  }, []);

  const pans = (scale: number, setZoom: (zoom: Zoom) => void) => ({
    onScroll: look,
    onWheel: (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom(zoomedBy(scale, event.deltaY < 0 ? 1 : -1));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== '+' && event.key !== '-')) return;
      setZoom(zoomedBy(scale, event.key === '+' ? 1 : -1));
    },
    onPointerDown: (event: PointerEvent) => {
      const element = box.current;
      // A drag that starts on a draggable item does not move the tree, because the item handles the pointer itself. Nor
      // does a touch, because the browser scrolls on touch.
      if (element === null || event.pointerType === 'touch' || (event.target as HTMLElement).closest('button')) return;
      const start = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
      followDrag(event, (next) => element.scrollTo(start.x - next.clientX, start.y - next.clientY));
    },
  });
  return { box, room, more, pans };
}

interface BarProps {
  readonly zoom: Zoom;
  readonly scale: number;
  readonly setZoom: (zoom: Zoom) => void;
}
export function ZoomBar({ zoom, scale, setZoom }: BarProps) {
  return (
    <>
      <Button size="small" square label={tell('tables.zoomOut')} onPress={() => setZoom(zoomedBy(scale, -1))}>
        <Glyph name="minus" />
      </Button>
      <span class="mono text-12 tables-scale">{Math.round(scale * 100)} %</span>
      <Button size="small" square label={tell('tables.zoomIn')} onPress={() => setZoom(zoomedBy(scale, 1))}>
        <Glyph name="plus" />
      </Button>
      <Button size="small" pressed={zoom === 'whole'} onPress={() => setZoom(zoom === 'whole' ? 'across' : 'whole')}>
        {tell('tables.whole')}
      </Button>
    </>
  );
}
