import { expect, test } from 'vitest';
import { fitted, clampToFrame, maxScale, zoomAt } from './zoom.js';

test('the point under the pointer stays where it is', () => {
  const point = { x: 120, y: -40 };
  const zoom = zoomAt(zoomAt(fitted, 2, point), 1.5, point);
  const onPicture = { x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale };
  expect(onPicture.x).toBeCloseTo(point.x);
  expect(onPicture.y).toBeCloseTo(point.y);
});

test('never smaller than its frame, never larger than the picture has detail for', () => {
  expect(zoomAt(fitted, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }).scale).toBe(maxScale);
});

test('an edge of the picture never comes into the frame', () => {
  const frame = { width: 400, height: 300 };
  expect(clampToFrame({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(clampToFrame({ scale: 1, x: 50, y: 50 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
