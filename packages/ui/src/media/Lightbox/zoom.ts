/** Scale of a picture (1 fits the frame) and its offset from the centre, px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;

/** Scales around a point (px from the centre), which stays in place. */
export function zoomAt(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const change = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * change, y: point.y - (point.y - zoom.y) * change };
}

/** Limits the offset (px) so that the picture covers its frame. */
export function clampToFrame({ scale, x, y }: Zoom, frame: { width: number; height: number }): Zoom {
  const reachX = (frame.width * (scale - 1)) / 2;
  const reachY = (frame.height * (scale - 1)) / 2;
  return { scale, x: Math.min(reachX, Math.max(-reachX, x)), y: Math.min(reachY, Math.max(-reachY, y)) };
}
