import { useEffect, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { panBy, zoomBy, type FramePoint, type PictureView } from './pictureView';

type Change = Dispatch<SetStateAction<PictureView>>;

const pointIn = (frame: Element, { clientX, clientY }: MouseEvent): FramePoint => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
};

/** The wheel zooms at the pointer. Zooming out of the whole picture scrolls the page. */
function onWheel(frame: Element, change: Change) {
  return (event: Event) => {
    if (!(event instanceof WheelEvent)) return;
    const factor = Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12));
    if (factor < 1 && frame.matches('[data-whole]')) return;
    event.preventDefault();
    const at = pointIn(frame, event);
    change((view) => zoomBy(view, factor, at));
  };
}

/** One pointer moves the picture, two zoom it at the point between them. */
function trackPointers(frame: HTMLElement, change: Change) {
  const points = new Map<number, FramePoint>();
  const spread = ([first, second]: FramePoint[]) =>
    first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  const middle = (all: FramePoint[]): FramePoint => ({
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  });
  return {
    down: (event: PointerEvent) => {
      points.set(event.pointerId, pointIn(frame, event));
      // Without it, a pointer that leaves the frame would be lost; jsdom has none.
      frame.setPointerCapture?.(event.pointerId);
    },
    move: (event: PointerEvent) => {
      if (!points.has(event.pointerId)) return;
      const before = [...points.values()];
      points.set(event.pointerId, pointIn(frame, event));
      const after = [...points.values()];
      const [from, to] = [middle(before), middle(after)];
      const factor = after.length === 2 ? spread(after) / (spread(before) || 1) : 1;
      change((view) => zoomBy(panBy(view, to.x - from.x, to.y - from.y), factor, to));
    },
    up: (event: PointerEvent) => void points.delete(event.pointerId),
  };
}

/** Zooming and moving a picture with the wheel, a mouse or fingers. */
export function usePictureGestures(ref: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const wheel = onWheel(frame, change);
    const { down, move, up } = trackPointers(frame, change);
    // React's own wheel listener cannot keep the page from scrolling.
    frame.addEventListener('wheel', wheel, { passive: false });
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    return () => {
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
    };
  }, [ref, change]);
}
