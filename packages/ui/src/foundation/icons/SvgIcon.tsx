'use client';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import type { IconShape } from './icons.js';

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

export interface SvgIconProps extends SVGAttributes<SVGSVGElement> {
  shape: IconShape;
  /** Fills the outline, for example an active heart or star. */
  filled?: boolean;
}

/** An icon from a shape. Unlike `Icon`, it bundles only the shapes you import. */
export function SvgIcon({ shape, filled = false, ...rest }: SvgIconProps) {
  return (
    <Svg
      {...rest}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-part="icon"
      data-mirror={shape.mirror || undefined}
      data-filled={filled || undefined}
    >
      <path d={shape.path} />
    </Svg>
  );
}
