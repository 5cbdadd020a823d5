'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Root = styled.section`
  display: grid;
  gap: var(--space-16) var(--space-48);
  scroll-margin-block-start: 6rem;

  > [data-part='picture'] {
    --picture-background: var(--color-pastel-1);
    max-inline-size: 30rem;
    border-radius: var(--radius-panel);

    &[data-drawing] {
      background: var(--color-pastel-3);
    }
  }

  > [data-part='copy'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    min-inline-size: 0;
  }

  [data-part='label'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='copy'] > [data-part='title'] {
    font-size: var(--text-28);
    overflow-wrap: break-word;
  }

  /* Space between two adjacent headings. */
  > [data-part='copy'] > [data-part='rich-text'] > :is(h3, h4):first-child {
    margin-block-start: var(--space-8);
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;

    > [data-part='picture'] {
      max-inline-size: none;
    }

    /* Centres a text that is shorter than the picture. */
    > [data-part='copy'] {
      align-self: center;
    }

    &[data-picture='end'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

      > [data-part='picture'] {
        order: 1;
      }
    }
  }

  ${media.desktop} {
    &,
    &[data-picture='end'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    > [data-part='copy'] > [data-part='rich-text'] {
      font-size: var(--text-18);
    }
  }

  @media print {
    display: block;

    > [data-part='picture'] {
      display: none;
    }
  }
`;

export interface StoryBlockProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: string;
  /** Short line above the title. */
  label?: string;
  /** Picture or illustration, 4 : 3. */
  picture: PictureSource | null;
  /** Alternative text of the picture; empty for a decorative one. */
  alt?: string;
  /** Side of the picture; alternate between neighbours. */
  pictureSide?: 'start' | 'end';
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** The text, below the title. */
  children?: ReactNode;
}

/** A picture beside its text; neighbours alternate sides. To link to another page, use `ArticleCard`. */
export function StoryBlock({
  title,
  label,
  picture,
  alt = '',
  pictureSide = 'start',
  headingLevel = 2,
  children,
  ...rest
}: StoryBlockProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="story-block" data-picture={pictureSide}>
      <Picture
        picture={picture}
        alt={alt}
        ratio="card"
        sizes="(min-width: 1264px) 568px, (min-width: 1024px) 46vw, (min-width: 768px) 40vw, 100vw"
      />
      <div data-part="copy">
        {label && <p data-part="label">{label}</p>}
        <Heading data-part="title">{title}</Heading>
        {children}
      </div>
    </Root>
  );
}
