export { Gallery, type GalleryProps } from './Gallery.js';
