/** How a picture is looked at. Offsets are parts of the frame’s width and height. */
export interface PictureView {
  zoom: number;
  /** Quarter turns, clockwise. */
  turns: number;
  x: number;
  y: number;
}

/** A place in the frame: from -0.5 to 0.5 in both directions. */
export interface FramePoint {
  x: number;
  y: number;
}

export const fitted: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 };

export const mostZoom = 8;
export const zoomStep = 1.4;
export const panStep = 0.12;

const limit = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** The picture covers the middle of the frame. */
function within({ zoom, turns, x, y }: PictureView): PictureView {
  const most = (zoom - 1) / 2;
  return { zoom, turns, x: limit(x, most), y: limit(y, most) };
}

/** Zooms so that what is at the point stays there. */
export function zoomBy(
  view: PictureView,
  factor: number,
  at: FramePoint = { x: 0, y: 0 },
): PictureView {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor));
  const change = zoom / view.zoom;
  return within({
    zoom,
    turns: view.turns,
    x: at.x - (at.x - view.x) * change,
    y: at.y - (at.y - view.y) * change,
  });
}

export const panBy = (view: PictureView, x: number, y: number): PictureView =>
  within({ ...view, x: view.x + x, y: view.y + y });

export const turn = (view: PictureView): PictureView => ({ ...view, turns: (view.turns + 1) % 4 });

export const isFitted = ({ zoom, turns }: PictureView) => zoom === 1 && turns === 0;
