export { NavBar, type NavBarProps, type NavBarToggle } from './NavBar.js';
export { useHideOnScroll, nextBarPosition, type BarPosition } from './useHideOnScroll.js';
export type { NavEntry, NavLink, NavMenu, NavMenuItem } from '../links.js';
