'use client';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { icons, type IconName } from './icons.js';

const Svg = styled.svg`
  flex: none;
  inline-size: var(--icon-size, 1.5em);
  block-size: var(--icon-size, 1.5em);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-filled] {
    fill: currentColor;
  }

  &[data-mirror] {
    transform: scaleX(var(--dir, 1));
  }
`;

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Fills the outline: a heart that is on, a star that counts. */
  filled?: boolean;
}

/** A decorative drawing: hidden from screen readers, so whatever it says must also be said in words. */
export function Icon({ name, filled = false, ...rest }: IconProps) {
  const { mirror, path } = icons[name];
  return (
    <Svg
      {...rest}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-part="icon"
      data-mirror={mirror || undefined}
      data-filled={filled || undefined}
    >
      <path d={path} />
    </Svg>
  );
}
