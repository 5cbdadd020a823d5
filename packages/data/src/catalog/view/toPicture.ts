import type { Picture } from '@mahd/contract';

/** Picture props of `@mahd/ui`. Without `widths`, `path` is a single file (`.webp`, `.jpg`, `.svg` …). */
export type PictureView = Readonly<Pick<Picture, 'path' | 'width' | 'height'>> & {
  readonly [K in 'widths' | 'placeholder']?: Readonly<Picture[K]> | undefined;
};

/** Product pictures are square; size reserved for a single file of unknown size, px. */
const UNKNOWN_SIZE = 1200;

/** The described picture, else an older back end's single file, else null. */
export function toPicture(picture: Picture | null | undefined, file?: string): PictureView | null {
  if (picture) {
    const { placeholder, ...rest } = picture;
    return placeholder ? { ...rest, placeholder } : rest;
  }
  return file ? { path: file, width: UNKNOWN_SIZE, height: UNKNOWN_SIZE } : null;
}

/** The described pictures, or an older back end's files, without duplicates. */
export function toPictures(pictures: readonly Picture[], files: readonly string[]): PictureView[] {
  const views =
    pictures.length > 0 ? pictures.map((picture) => toPicture(picture)) : files.map((file) => toPicture(null, file));
  const seen = new Set<string>();
  return views.filter(
    (view): view is PictureView => view !== null && !seen.has(view.path) && Boolean(seen.add(view.path)),
  );
}
