import type { Picture } from '@mahd/contract';

/** A picture as `@mahd/ui` takes it. One without `widths`, whose path ends in `.webp`, `.jpg`, `.svg` …, is a single file. */
export type PictureView = Readonly<Pick<Picture, 'path' | 'width' | 'height'>> & {
  readonly [K in 'widths' | 'placeholder']?: Readonly<Picture[K]> | undefined;
};

/** Product pictures are square; a single file of unknown size is reserved this much room, px. */
const UNKNOWN_SIZE = 1200;

/** A described picture if there is one, otherwise the single file an older back end names, otherwise nothing. */
export function toPicture(picture: Picture | null | undefined, file?: string): PictureView | null {
  if (picture) {
    const { placeholder, ...rest } = picture;
    return placeholder ? { ...rest, placeholder } : rest;
  }
  return file ? { path: file, width: UNKNOWN_SIZE, height: UNKNOWN_SIZE } : null;
}

/** Described pictures, or the files an older back end names, each once. */
export function toPictures(pictures: readonly Picture[], files: readonly string[]): PictureView[] {
  const views =
    pictures.length > 0 ? pictures.map((picture) => toPicture(picture)) : files.map((file) => toPicture(null, file));
  const seen = new Set<string>();
  return views.filter(
    (view): view is PictureView => view !== null && !seen.has(view.path) && Boolean(seen.add(view.path)),
  );
}
