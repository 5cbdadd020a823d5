export { Icon, type IconProps } from './Icon.js';
export { icons, link, type IconName, type IconShape } from './icons.js';
export { SvgIcon, type SvgIconProps } from './SvgIcon.js';
