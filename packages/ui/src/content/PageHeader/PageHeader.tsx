'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { unbroken } from '../../foundation/unbroken.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);

  > [data-part='copy'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    padding: var(--space-24) var(--space-24) var(--space-16);
  }

  [data-part='label'] {
    color: var(--color-accent);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
  }

  [data-part='title'] {
    font-size: var(--text-36);
    overflow-wrap: break-word;
  }

  [data-part='lead'] {
    max-inline-size: 48ch;
    font-size: var(--text-18);

    /* Even lines, none of which is a single word. */
    &,
    p {
      text-wrap: balance;
    }
  }

  [data-part='extra'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='picture'] {
    align-self: end;
    max-inline-size: 28rem;
    margin-inline: auto;
    /* In the dark the picture stays light: a card in the panel, not a hard edge across it. */
    border-radius: var(--radius-panel);
  }

  /* As wide as the panel, whose own corners are round. */
  @media ${belowTablet} {
    > [data-part='picture'] {
      max-inline-size: none;
      margin-inline: 0;
      border-radius: 0;
    }
  }

  &[data-no-picture] > [data-part='copy'] {
    padding-block-end: var(--space-24);
  }

  ${media.wide} {
    &:not([data-no-picture]) {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }

    > [data-part='copy'],
    &[data-no-picture] > [data-part='copy'] {
      align-self: center;
      padding: var(--space-32);
    }

    > [data-part='picture'] {
      --picture-position: center bottom;
      align-self: stretch;
      max-inline-size: none;
      background: var(--color-pastel-3);
    }
  }

  ${media.desktop} {
    > [data-part='copy'],
    &[data-no-picture] > [data-part='copy'] {
      gap: var(--space-16);
      padding: var(--space-48);
    }
  }

  @media print {
    background: none;

    /* Aligns with the text below. */
    > [data-part='copy'],
    &[data-no-picture] > [data-part='copy'] {
      padding-inline: 0;
    }

    > [data-part='picture'] {
      display: none;
    }
  }
`;

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Short line above the title: section, number of an article. */
  label?: ReactNode;
  /** Title of the page, its `h1`. */
  title: string;
  /** One to three sentences, as text or `RichText`. */
  description?: ReactNode;
  /** Details below the description: dates, reading time. */
  extra?: ReactNode;
  /** Illustration, 4 : 3, with the background colour of the panel. */
  picture?: PictureSource | null;
  /** Alternative text of the picture; empty for a decorative one. */
  alt?: string;
}

/** Header of an article page: title, description and illustration. Not for listings or promotions (`PromoBanner`). */
export function PageHeader({ label, title, description, extra, picture, alt = '', ...rest }: PageHeaderProps) {
  return (
    <Root {...rest} data-part="page-header" data-no-picture={picture ? undefined : ''}>
      <div data-part="copy">
        {label && <p data-part="label">{label}</p>}
        <h1 data-part="title">{unbroken(title)}</h1>
        {description && <div data-part="lead">{description}</div>}
        {extra && <div data-part="extra">{extra}</div>}
      </div>
      {picture && (
        <Picture
          picture={picture}
          alt={alt}
          ratio="card"
          sizes="(min-width: 1264px) 533px, (min-width: 768px) 44vw, 100vw"
          priority
        />
      )}
    </Root>
  );
}
