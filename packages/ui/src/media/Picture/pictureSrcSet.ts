/**
 * A picture in all its sizes: the files are `{path}-{width}.avif` and `.webp`, unless `PicturesProvider` says
 * otherwise. An illustration is the single file `{path}`, ending in `.svg`.
 */
export interface PictureSource {
  /** Path below the picture base, without width and extension (illustrations: with extension). */
  path: string;
  /** px of the largest file. */
  width: number;
  /** px of the largest file. */
  height: number;
  /** Available widths, px, ascending. */
  widths?: readonly number[];
  /** Width of one more file, `{path}-{zoomWidth}.avif`, that `Lightbox` loads when somebody zooms in, px. */
  zoomWidth?: number;
  /** A tiny blurred version as a `data:` URL. */
  placeholder?: string;
  /** What it shows, in the language of the page. `Gallery` and `Lightbox` read it; `Picture` has its own `alt`. */
  alt?: string;
  /** Directional illustration: mirrored in right-to-left layouts. */
  mirror?: boolean;
}

export type PictureFormat = 'avif' | 'webp';

/** Media condition of the mobile crop. */
export { belowTablet as mobileArtMedia } from '../../foundation/breakpoints.js';

const isDrawing = ({ path }: PictureSource) => path.endsWith('.svg');

/** Makes the address of a picture in one width, px, and format; illustrations have `svg`. */
export type PictureUrl = (picture: PictureSource, width: number, format: PictureFormat | 'svg') => string;

/** The address of one file: made by a function, or below a base path or URL by the names of `PictureSource`. */
export function pictureUrl(base: string | PictureUrl, ...file: Parameters<PictureUrl>): string {
  if (typeof base === 'function') return base(...file);
  const [{ path }, width, format] = file;
  return format === 'svg' ? `${base}/${path}` : `${base}/${path}-${width}.${format}`;
}

/** The `srcset` of a picture in one format, also for `<link rel="preload" imagesrcset>`. Empty for illustrations. */
export function pictureSrcSet(picture: PictureSource, base: string | PictureUrl, format: PictureFormat): string {
  if (isDrawing(picture)) return '';
  return widthsOf(picture)
    .map((width) => `${pictureUrl(base, picture, width, format)} ${width}w`)
    .join(', ');
}

/**
 * A single URL, for browsers without `srcset`, sharing and structured data: the illustration itself, or the largest
 * WebP.
 */
export function pictureSrc(picture: PictureSource, base: string | PictureUrl): string {
  return pictureUrl(base, picture, widthsOf(picture).at(-1)!, isDrawing(picture) ? 'svg' : 'webp');
}

function widthsOf({ widths, width }: PictureSource): readonly number[] {
  return widths?.length ? widths : [width];
}
