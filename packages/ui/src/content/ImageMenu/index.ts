export { ImageMenu, type ImageMenuItem, type ImageMenuProps } from './ImageMenu.js';
