'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  block-size: 100%;
  padding: var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > [data-part='picture'] {
    inline-size: min(100%, 14rem);
    margin-inline: auto;
    margin-block-end: var(--space-8);
  }

  > [data-part='picture'][data-ratio='card'] {
    inline-size: 100%;
    border-radius: var(--radius-field);
  }

  > [data-part='title'] {
    font-size: var(--text-22);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface FeatureCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: string;
  /** Illustration. A square one keeps its margins, a wide one fills the card. */
  picture: PictureSource | null;
  /** Alternative text of the picture; empty for a decorative one. */
  alt?: string;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** A feature or an exercise: illustration, title and text. Use several side by side. */
export function FeatureCard({ title, picture, alt = '', headingLevel = 3, children, ...rest }: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const;
  const square = picture ? picture.width === picture.height : true;
  return (
    <Root {...rest} data-part="feature-card">
      <Picture
        picture={picture}
        alt={alt}
        ratio={square ? 'square' : 'card'}
        sizes={square ? '224px' : '(min-width: 1024px) 24rem, 100vw'}
      />
      <Heading data-part="title">{title}</Heading>
      {children}
    </Root>
  );
}
