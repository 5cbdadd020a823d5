/** One picture in all its sizes: the files are `{path}-{width}.avif` and `.webp`; a drawing is the single file `{path}` ending in `.svg`. */
export interface PictureSource {
  /** Below the picture base, without width and ending (a drawing: with its ending). */
  path: string;
  /** px of the largest file. */
  width: number;
  /** px of the largest file. */
  height: number;
  /** Available widths, px, ascending. */
  widths?: readonly number[];
  /** A few blurred pixels as a `data:` address. */
  placeholder?: string;
  /** A drawing that points along the line of reading and turns round in right-to-left layouts. */
  mirror?: boolean;
}

export type PictureFormat = 'avif' | 'webp';

/** Where the mobile crop of an art-directed picture is used. */
export { belowTablet as mobileArtMedia } from '../../foundation/breakpoints.js';

const isDrawing = ({ path }: PictureSource) => path.endsWith('.svg');

/** The `srcset` of a picture in one format, also for `<link rel="preload" imagesrcset>` in a document's head. Empty for a drawing. */
export function pictureSrcSet(picture: PictureSource, base: string, format: PictureFormat): string {
  if (isDrawing(picture)) return '';
  return widthsOf(picture)
    .map((width) => `${base}/${picture.path}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The one address for browsers without `srcset`, for sharing and for structured data: the drawing itself, or the largest WebP. */
export function pictureSrc(picture: PictureSource, base: string): string {
  if (isDrawing(picture)) return `${base}/${picture.path}`;
  const widths = widthsOf(picture);
  return `${base}/${picture.path}-${widths[widths.length - 1]}.webp`;
}

function widthsOf({ widths, width }: PictureSource): readonly number[] {
  return widths?.length ? widths : [width];
}
