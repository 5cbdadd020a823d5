export { Menu, type MenuItem, type MenuProps, type MenuReason, type MenuTrigger } from './Menu.js';
