'use client';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

const Root: ElementType = styled.p`
  overflow-wrap: break-word;

  &[data-size='small'] {
    font-size: var(--text-14);
  }

  &[data-size='medium'] {
    font-size: var(--text-16);
  }

  &[data-size='large'] {
    font-size: var(--text-18);
  }

  &[data-weight='medium'] {
    font-weight: var(--weight-medium);
  }

  &[data-weight='bold'] {
    font-weight: var(--weight-bold);
  }

  &[data-muted] {
    color: var(--color-ink-soft);
  }

  &[data-tone='accent'] {
    color: var(--color-accent);
  }

  &[data-tone='success'] {
    color: var(--color-success);
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
  }
`;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The element to render. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  /**
   * Font size at the default text size: 14 px (15 in Arabic), 16 px (17 in Arabic), the body size, or 18 px.
   *
   * @default inherited
   */
  size?: 'small' | 'medium' | 'large';
  /** Colour; `neutral` inherits it. */
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
  /** A softer colour, for secondary text. */
  muted?: boolean;
  /**
   * Font weight: 400, 500 or 700.
   *
   * @default inherited
   */
  weight?: 'regular' | 'medium' | 'bold';
}

/** A paragraph or inline text. For HTML from the back end use `RichText`, for titles `Heading`. */
export function Text({ as = 'p', size, tone = 'neutral', muted = false, weight, ...rest }: TextProps) {
  return (
    <Root
      {...rest}
      as={as}
      data-part="text"
      data-size={size}
      data-tone={tone}
      data-muted={muted || undefined}
      data-weight={weight}
    />
  );
}
