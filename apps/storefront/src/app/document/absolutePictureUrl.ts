import { pictureSrc } from '@mahd/ui/Picture';
import type { Settings } from '../settings.js';

/** The absolute URL of a picture, for readers outside of the page: search engines and other sites. */
export const absolutePictureUrl = (
  picture: Parameters<typeof pictureSrc>[0],
  { imageBaseUrl, origin }: Settings,
): string => new URL(pictureSrc(picture, imageBaseUrl), origin).href;
