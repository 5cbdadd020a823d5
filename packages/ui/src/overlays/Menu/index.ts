export { Menu, type MenuItem, type MenuProps, type MenuTrigger } from './Menu.js';
