import type { DescribedPicture, Picture } from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';

/** Picture props of `@mahd/ui`. Without `widths`, `path` is a single file (`.webp`, `.jpg`, `.svg` …). */
export type PictureView = Readonly<Pick<Picture, 'path' | 'width' | 'height'>> & {
  readonly [K in 'widths' | 'placeholder']?: Readonly<Picture[K]>;
};

/** A picture of a gallery. */
export type GalleryPictureView = PictureView & {
  /** What it shows, in the language of the page. Without it, the name of the product says so. */
  readonly alt?: string;
  /** Width of one more file, px, for zooming in. `toPicture` passes it on. */
  readonly zoomWidth?: number;
};

/** Product pictures are square; size reserved for a single file of unknown size, px. */
const UNKNOWN_SIZE = 1200;

/** The described picture, else an older back end's single file, else null. */
export function toPicture(picture: DescribedPicture | null | undefined, file?: string): PictureView | null {
  if (picture) {
    const { placeholder, alt: _alt, ...rest } = picture;
    return placeholder ? { ...rest, placeholder } : rest;
  }
  return file ? { path: file, width: UNKNOWN_SIZE, height: UNKNOWN_SIZE } : null;
}

/** The described pictures, or an older back end's files, without duplicates. */
export function toPictures(
  pictures: readonly DescribedPicture[],
  files: readonly string[],
  language: Language,
): GalleryPictureView[] {
  const views =
    pictures.length > 0
      ? pictures.map((picture) => withAlt(toPicture(picture), picture.alt?.[language]))
      : files.map((file) => toPicture(null, file));
  const seen = new Set<string>();
  return views.filter(
    (view): view is GalleryPictureView => view !== null && !seen.has(view.path) && Boolean(seen.add(view.path)),
  );
}

const withAlt = (view: PictureView | null, alt: string | undefined): GalleryPictureView | null =>
  view && alt ? { ...view, alt } : view;
