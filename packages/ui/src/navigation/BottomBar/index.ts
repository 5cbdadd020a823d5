export { BottomBar, type BottomBarProps } from './BottomBar.js';
export type { NavIconLink, NavIconLink as BottomBarItem } from '../links.js';
