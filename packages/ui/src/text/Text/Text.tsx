'use client';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

const Root: ElementType = styled.p`
  overflow-wrap: break-word;

  &[data-size='14'] {
    font-size: var(--text-14);
  }

  &[data-size='16'] {
    font-size: var(--text-16);
  }

  &[data-size='18'] {
    font-size: var(--text-18);
  }

  &[data-size='22'] {
    font-size: var(--text-22);
  }

  &[data-weight='medium'] {
    font-weight: var(--weight-medium);
  }

  &[data-weight='bold'] {
    font-weight: var(--weight-bold);
  }

  &[data-tone='soft'] {
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
  /** Font size, px at the default text size; 16 is the body size (17 in Arabic). Inherited by default. */
  size?: 14 | 16 | 18 | 22;
  /** `neutral` inherits the colour; `soft` is for secondary text. */
  tone?: 'neutral' | 'soft' | 'accent' | 'success' | 'danger';
  /** Font weight: 400, 500 or 700. */
  weight?: 'regular' | 'medium' | 'bold';
}

/** A paragraph or inline text. For HTML from the back end use `RichText`, for titles `Heading`. */
export function Text({ as = 'p', size, tone = 'neutral', weight, ...rest }: TextProps) {
  return <Root {...rest} as={as} data-part="text" data-size={size} data-tone={tone} data-weight={weight} />;
}
