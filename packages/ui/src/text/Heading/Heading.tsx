'use client';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutMissingLabel } from '../../foundation/inputWarnings.js';

const Root: ElementType = styled.h2`
  font-size: var(--heading-size);
  font-weight: var(--weight-bold);
  overflow-wrap: break-word;

  &[data-size='18'] {
    --heading-size: var(--text-18);
  }

  &[data-size='22'] {
    --heading-size: var(--text-22);
  }

  &[data-size='28'] {
    --heading-size: var(--text-28);
  }

  &[data-size='36'] {
    --heading-size: var(--text-36);
  }

  &[data-size='48'] {
    --heading-size: var(--text-48);
  }
`;

const sizeOf = { 1: 36, 2: 28, 3: 22, 4: 18 } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  ref?: Ref<HTMLHeadingElement>;
  /** Rank in the document: one level 1 per page, no level skipped. */
  headingLevel: 1 | 2 | 3 | 4;
  /** Font size on wide screens, px; by default the level's own. */
  size?: 18 | 22 | 28 | 36 | 48;
}

/** A heading. `headingLevel` is its rank in the document, `size` its look. */
export function Heading({ headingLevel, size = sizeOf[headingLevel], ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutMissingLabel('Heading', rest);
  return <Root {...rest} as={`h${headingLevel}`} data-part="heading" data-size={size} />;
}
