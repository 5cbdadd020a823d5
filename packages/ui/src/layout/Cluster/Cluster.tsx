'use client';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { layoutBase, listRole, type LayoutProps, type Space } from '../layout.js';

const Root: ElementType = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  ${layoutBase}
`;

export interface ClusterProps extends LayoutProps {
  /** Space between the children, in px at the default text size. */
  gap?: Space;
  /** Alignment across the row. */
  align?: 'center' | 'start' | 'baseline';
  /** Distribution along the row. */
  justify?: 'start' | 'center' | 'between' | 'end';
}

/** Items side by side that wrap: buttons, tags, icons. */
export function Cluster({ as = 'div', gap = 12, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return (
    <Root
      role={listRole(as)}
      {...rest}
      as={as}
      data-part="cluster"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
