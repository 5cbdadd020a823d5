export { Icon, type IconProps } from './Icon.js';
export { icons, type IconName, type IconShape } from './icons.js';
export { link } from './link.js';
export { SvgIcon, type SvgIconProps } from './SvgIcon.js';
