'use client';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutMissingLabel } from '../../foundation/inputWarnings.js';

const Root: ElementType = styled.h2`
  font-size: var(--heading-size);
  font-weight: var(--weight-bold);
  overflow-wrap: break-word;

  &[data-size='small'] {
    --heading-size: var(--text-18);
  }

  &[data-size='medium'] {
    --heading-size: var(--text-22);
  }

  &[data-size='large'] {
    --heading-size: var(--text-28);
  }

  &[data-size='xlarge'] {
    --heading-size: var(--text-36);
  }

  &[data-size='display'] {
    --heading-size: var(--text-48);
  }
`;

const sizeOf = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  ref?: Ref<HTMLHeadingElement>;
  /** Rank in the document: one level 1 per page, no level skipped. */
  headingLevel: 1 | 2 | 3 | 4;
  /**
   * Font size: 18, 22, 28, 36 or 48 px on wide screens; by default the size of the level, `xlarge` to `small`.
   *
   * @default that of headingLevel
   */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display';
}

/** A heading. `headingLevel` is its rank in the document, `size` its look. */
export function Heading({ headingLevel, size = sizeOf[headingLevel], ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutMissingLabel('Heading', rest);
  return <Root {...rest} as={`h${headingLevel}`} data-part="heading" data-size={size} />;
}
