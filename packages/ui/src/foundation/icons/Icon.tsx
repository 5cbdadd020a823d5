'use client';
import { Drawing, type DrawingProps } from './Drawing.js';
import { icons, type IconName } from './icons.js';

export interface IconProps extends Omit<DrawingProps, 'name' | 'shape'> {
  name: IconName;
}

/** A decorative drawing: hidden from screen readers, so whatever it says must also be said in words. */
export function Icon({ name, ...rest }: IconProps) {
  return <Drawing {...rest} shape={icons[name]} />;
}
