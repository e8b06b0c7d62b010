import {
  fitted,
  isFitted,
  mostZoom,
  panBy,
  turn,
  zoomBy,
} from '../../../../src/features/moderation/judging/pictureView';

test('zooms in within limits, and out to the whole picture', () => {
  expect(zoomBy(fitted, 100).zoom).toBe(mostZoom);
  expect(zoomBy(zoomBy(fitted, 3), 0.01)).toEqual(fitted);
});

test('keeps what is at the pointer in its place', () => {
  const at = { x: 0.25, y: -0.5 };
  const { zoom, x, y } = zoomBy(fitted, 2, at);
  // The point of the picture that was there: (at - offset) / zoom.
  expect([(at.x - x) / zoom, (at.y - y) / zoom]).toEqual([at.x, at.y]);
});

test('keeps the picture over the middle of the frame', () => {
  expect(panBy(fitted, 1, 1)).toEqual(fitted);
  expect(panBy(zoomBy(fitted, 3), 5, -5)).toMatchObject({ x: 1, y: -1 });
});

test('turns around in four steps', () => {
  expect(isFitted(turn(fitted))).toBe(false);
  expect(isFitted(turn(turn(turn(turn(fitted)))))).toBe(true);
});
