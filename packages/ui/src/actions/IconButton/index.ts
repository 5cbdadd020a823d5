export { IconButton, type IconButtonProps, type IconLinkProps } from './IconButton.js';
