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

    /* Exactly three items go in one row: two plus one looks unbalanced. */
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
  /** Columns on desktops. Phones have one (two with `4`), tablets two (three with `4`, or with exactly three items). */
  columns?: 2 | 3 | 4;
  /** Space between the children, in px at the default text size. */
  gap?: Space;
}

/** Equal columns of cards. For product listings use `ProductGrid`. */
export function Grid({ as = 'div', columns = 3, gap = 24, ...rest }: GridProps) {
  return <Root role={listRole(as)} {...rest} as={as} data-part="grid" data-columns={columns} data-gap={gap} />;
}
