import { expect, test } from 'vitest';
import { fitted, clampToFrame, maxScale, zoomAt } from './zoom.js';

test('keeps the point under the pointer in place', () => {
  const point = { x: 120, y: -40 };
  const zoom = zoomAt(zoomAt(fitted, 2, point), 1.5, point);
  const onPicture = { x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale };
  expect(onPicture.x).toBeCloseTo(point.x);
  expect(onPicture.y).toBeCloseTo(point.y);
});

test("stays between the frame's size and the picture's resolution", () => {
  expect(zoomAt(fitted, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }).scale).toBe(maxScale);
});

test('keeps the frame filled', () => {
  const frame = { width: 400, height: 300 };
  expect(clampToFrame({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(clampToFrame({ scale: 1, x: 50, y: 50 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
