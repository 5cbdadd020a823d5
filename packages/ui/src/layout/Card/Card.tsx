'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { cardSurface, hoverLift, stretchedLink } from '../../foundation/cardStyles.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.article`
  ${cardSurface}
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-variant='outline'] {
    border: 1px solid var(--color-line);
    box-shadow: none;
  }

  &[data-linked] {
    ${hoverLift}
  }

  > [data-part='body'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-8);
    padding: var(--space-16);
    overflow-wrap: anywhere;
  }

  [data-part='title'] {
    font-size: var(--text-18);
    font-weight: var(--weight-bold);

    > a {
      ${stretchedLink}
    }
  }

  [data-part='description'] {
    color: var(--color-ink-soft);
  }

  /* Above the link that covers the card. */
  [data-part='actions'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    margin-block-start: auto;
    padding-block-start: var(--space-8);
  }
`;

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Picture above the title, for example a `Picture`. */
  media?: ReactNode;
  /** Links the whole card. Actions remain usable. */
  href?: string;
  /** Buttons and links at the end. */
  actions?: ReactNode;
  /** A shadow, or a border. */
  variant?: 'solid' | 'outline';
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4;
}

/** A picture, a title, a text and what can be done with them, on a surface. For products and articles, use their cards. */
export function Card({
  title,
  description,
  media,
  href,
  actions,
  variant = 'solid',
  headingLevel = 3,
  children,
  ...rest
}: CardProps) {
  const { Link } = useUi();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="card" data-variant={variant} data-linked={href === undefined ? undefined : ''}>
      {media}
      <div data-part="body">
        <Heading data-part="title">{href === undefined ? title : <Link href={href}>{title}</Link>}</Heading>
        {description && <p data-part="description">{description}</p>}
        {children}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </Root>
  );
}
