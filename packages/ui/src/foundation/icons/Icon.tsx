'use client';
import { SvgIcon, type SvgIconProps } from './SvgIcon.js';
import { icons, type IconName } from './icons.js';

export interface IconProps extends Omit<SvgIconProps, 'name' | 'shape'> {
  name: IconName;
}

/** A decorative drawing: hidden from screen readers, so whatever it says must also be said in words. */
export function Icon({ name, ...rest }: IconProps) {
  return <SvgIcon {...rest} shape={icons[name]} />;
}
