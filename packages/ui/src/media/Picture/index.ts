export { Picture, type PictureArt, type PictureProps } from './Picture.js';
export { PicturesProvider, type PicturesProviderProps } from './PicturesProvider.js';
export {
  mobileArtMedia,
  pictureSrc,
  pictureSrcSet,
  type PictureFormat,
  type PictureSource,
  type PictureUrl,
} from './pictureSrcSet.js';
