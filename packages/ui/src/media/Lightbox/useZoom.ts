'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fitted, clampToFrame, maxScale, zoomAt, type Zoom } from './zoom.js';

interface ZoomControls {
  frameRef: RefObject<HTMLDivElement | null>;
  /** The zoomed element, the only child of the frame. */
  contentRef: RefObject<HTMLDivElement | null>;
  scale: number;
  canZoomIn: boolean;
  zoomBy(factor: number): void;
  move(x: number, y: number): void;
  reset(): void;
}

/** Zooms and pans the content by wheel, pinch, drag and double click, and by the functions it returns. */
export function useZoom(): ZoomControls {
  const frameRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const current = useRef<Zoom>(fitted);
  const [scale, setScale] = useState(1);

  const show = useCallback((next: Zoom) => {
    const frame = frameRef.current;
    const content = contentRef.current;
    if (!frame || !content) return;
    const zoom = clampToFrame(next, { width: frame.clientWidth, height: frame.clientHeight });
    current.current = zoom;
    // Changes on every pointer move: set on the element directly, in the browser only.
    content.style.transform = zoom.scale === 1 ? '' : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
    setScale(zoom.scale);
  }, []);

  const zoomBy = useCallback((factor: number) => show(zoomAt(current.current, factor, { x: 0, y: 0 })), [show]);
  const move = useCallback(
    (x: number, y: number) => show({ ...current.current, x: current.current.x + x, y: current.current.y + y }),
    [show],
  );
  const reset = useCallback(() => show(fitted), [show]);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const stop = new AbortController();
    const fingers = new Map<number, PointerEvent>();
    const fromMiddle = (x: number, y: number) => {
      const box = frame.getBoundingClientRect();
      return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      show(zoomAt(current.current, Math.exp(-event.deltaY / 400), fromMiddle(event.clientX, event.clientY)));
    };
    const onDown = (event: PointerEvent) => {
      fingers.set(event.pointerId, event);
      frame.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (other) {
        const distance = (finger: PointerEvent) =>
          Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY) || 1;
        const middle = fromMiddle((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
        show(zoomAt(current.current, distance(event) / distance(before), middle));
      } else {
        const { scale: now, x, y } = current.current;
        show({ scale: now, x: x + event.clientX - before.clientX, y: y + event.clientY - before.clientY });
      }
      fingers.set(event.pointerId, event);
    };
    const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);
    const onDouble = (event: MouseEvent) => {
      if (current.current.scale > 1) show(fitted);
      else show(zoomAt(current.current, 2.5, fromMiddle(event.clientX, event.clientY)));
    };
    const { signal } = stop;
    frame.addEventListener('wheel', onWheel, { passive: false, signal });
    frame.addEventListener('pointerdown', onDown, { signal });
    frame.addEventListener('pointermove', onMove, { signal });
    frame.addEventListener('pointerup', onUp, { signal });
    frame.addEventListener('pointercancel', onUp, { signal });
    frame.addEventListener('dblclick', onDouble, { signal });
    return () => stop.abort();
  }, [show]);

  return { frameRef, contentRef, scale, canZoomIn: scale < maxScale, zoomBy, move, reset };
}
