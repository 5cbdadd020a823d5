export { BottomBar, type BottomBarProps } from './BottomBar.js';
export type { NavIconLink } from '../links.js';
