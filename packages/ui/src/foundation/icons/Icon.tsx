'use client';
import { SvgIcon, type SvgIconProps } from './SvgIcon.js';
import { icons, type IconName } from './icons.js';

export interface IconProps extends Omit<SvgIconProps, 'name' | 'shape'> {
  name: IconName;
}

/** A decorative icon, hidden from screen readers: say in text what it means. */
export function Icon({ name, ...rest }: IconProps) {
  return <SvgIcon {...rest} shape={icons[name]} />;
}
