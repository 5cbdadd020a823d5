'use client';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { layoutBase, listRole, type LayoutProps, type Space } from '../layout.js';

const Root: ElementType = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--grid-columns, 1), minmax(0, 1fr));

  &[data-columns='4'] {
    --grid-columns: 2;
  }

  ${media.tablet} {
    &[data-columns='2'],
    &[data-columns='3'] {
      --grid-columns: 2;
    }
  }

  ${media.wide} {
    &[data-columns='4'] {
      --grid-columns: 3;
    }

    /* Three of three stand in one row: two and one would look forgotten. */
    &[data-columns='3']:has(> :nth-child(3):last-child) {
      --grid-columns: 3;
    }
  }

  ${media.desktop} {
    &[data-columns='3'] {
      --grid-columns: 3;
    }

    &[data-columns='4'] {
      --grid-columns: 4;
    }
  }

  ${layoutBase}
`;

export interface GridProps extends LayoutProps {
  /** Columns on a desktop. A phone has one (two with 4), a tablet two (three with 4, and for exactly three things). */
  columns?: 2 | 3 | 4;
  gap?: Space;
}

/** Cards of one kind in columns of equal width. Products in a listing have their own `ProductGrid`. */
export function Grid({ as = 'div', columns = 3, gap = 24, ...rest }: GridProps) {
  return <Root role={listRole(as)} {...rest} as={as} data-part="grid" data-columns={columns} data-gap={gap} />;
}
