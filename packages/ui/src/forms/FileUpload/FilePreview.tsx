'use client';
import { useEffect, useRef } from 'react';
import type { IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';

const fileShape: IconShape = { mirror: false, path: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5' };

/** Width and height of the drawing, px: twice its size on the page, for dense screens. */
const SIZE = 96;

/** Draws the middle of a picture. A canvas rather than a `blob:` URL, which security policies refuse. */
async function drawPicture(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  canvas
    .getContext('2d')
    ?.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIZE, SIZE);
  picture.close();
}

/** A small preview of a picture, or an icon for other files and formats that the browser cannot show. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && file.type.startsWith('image/')) drawPicture(file, canvas.current).catch(() => undefined);
  }, [file]);
  return (
    <span data-part="preview" aria-hidden="true">
      <SvgIcon shape={fileShape} />
      <canvas ref={canvas} width={SIZE} height={SIZE} />
    </span>
  );
}
