export { Icon, type IconProps } from './Icon.js';
export { icons, type IconName } from './icons.js';
