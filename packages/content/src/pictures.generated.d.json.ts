import type { GeneratedPictures } from './pictures.js';

declare const pictures: GeneratedPictures;
export default pictures;
