import type { Blog } from '@mahd/data/content';

/** The picture between the sections of an article or a blog post, if it has one. */
export function secondPictureOf(piece: Pick<Blog, 'second_image' | 'second_image_after' | 'second_image_caption'>) {
  return (
    piece.second_image && {
      picture: piece.second_image,
      after: piece.second_image_after,
      caption: piece.second_image_caption,
    }
  );
}
