export { NavDrawer, type NavDrawerProps } from './NavDrawer.js';
