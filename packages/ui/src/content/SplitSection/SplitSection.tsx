'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-48);
  padding-block-start: var(--space-24);
  border-block-start: 1px solid var(--color-line);
  scroll-margin-block-start: 6rem;

  > [data-part='title'] {
    font-size: var(--text-28);
    overflow-wrap: break-word;
  }

  > [data-part='body'] {
    min-inline-size: 0;
  }

  /* An introduction: larger, without heading and without a line above. */
  &[data-untitled] {
    padding-block-start: 0;
    border: 0;
    font-size: var(--text-22);
    line-height: 1.6;
  }

  ${media.tablet} {
    font-size: var(--text-18);

    > [data-part='body'] > * {
      --measure: 42rem;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: var(--space-32);
    padding-block-start: var(--space-32);

    /* Over both columns, so that nothing is empty beside it. */
    &[data-untitled] > [data-part='body'] {
      grid-column: 1 / -1;
    }

    &[data-untitled] > [data-part='body'] > * {
      --measure: 46rem;
    }
  }
`;

export interface SplitSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Omit for the introduction of a page. */
  title?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** A section with its heading beside the text on wide screens. For sections with a picture, use `StoryBlock`. */
export function SplitSection({ title, headingLevel = 2, children, ...rest }: SplitSectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="split-section" data-untitled={title ? undefined : ''}>
      {title && <Heading data-part="title">{title}</Heading>}
      <div data-part="body">{children}</div>
    </Root>
  );
}
