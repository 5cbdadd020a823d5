'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { cardSurface, hoverLift, stretchedLink } from '../../foundation/cardStyles.js';
import { warnAboutName } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { unbroken } from '../../foundation/unbroken.js';
import { belowTablet, belowWide, media } from '../../foundation/breakpoints.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Root = styled.article`
  ${cardSurface}
  ${hoverLift}
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > [data-part='picture'] {
    flex: none;

    &[data-drawing] {
      background: var(--color-pastel-3);
    }
  }

  > [data-part='copy'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-8);
    padding: var(--space-16);
  }

  [data-part='label'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  [data-part='title'] {
    font-size: var(--text-22);
  }

  [data-part='title'] > a {
    ${stretchedLink}
  }

  [data-part='excerpt'] {
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }

  [data-part='action'] {
    margin-block-start: auto;
    padding-block-start: var(--space-4);
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  &:hover [data-part='action'] {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media ${belowWide} {
    &:not([data-layout='card']) {
      flex-flow: row wrap;

      /* A square from the middle of the picture, beside the first lines. */
      > [data-part='picture'] {
        align-self: start;
        inline-size: 5.5rem;
        aspect-ratio: 1;
        margin-block: var(--space-16);
        margin-inline-start: var(--space-16);
        border-radius: var(--radius-field);

        img {
          object-fit: cover;
        }
      }

      /* Large text goes below the picture. */
      > [data-part='copy'] {
        flex: 1 0 min(11rem, 100%);
        justify-content: center;
      }

      [data-part='title'] {
        font-size: var(--text-18);
      }

      [data-part='excerpt'],
      [data-part='action'] {
        font-size: var(--text-14);
      }

      [data-part='action'] {
        margin-block-start: 0;
        padding-block-start: 0;
      }
    }
  }

  ${media.wide} {
    > [data-part='copy'] {
      padding: var(--space-24);
    }

    &[data-layout='wide'] {
      flex-direction: row;

      > [data-part='picture'] {
        inline-size: 42%;
      }

      > [data-part='copy'] {
        justify-content: center;
        padding: var(--space-32);
      }

      [data-part='title'] {
        font-size: var(--text-28);
      }

      [data-part='action'] {
        margin-block-start: 0;
      }
    }
  }

  /* A sentence cut short says less than none, and a whole one makes the list too long. */
  @media ${belowTablet} {
    &:not([data-layout='card']) [data-part='excerpt'] {
      display: none;
    }
  }
`;

export interface ArticleCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Target of the card. */
  href: string;
  /** Title, a heading. */
  title: string;
  /** Text below the title. */
  description?: string;
  /** Picture or illustration, 4 : 3. */
  picture: PictureSource | null;
  /** Short label above the title: section, date. */
  label?: ReactNode;
  /** Call to action: "Read more". */
  actionLabel?: string;
  /** Below 768 px, `row` and `wide` are low rows with a square of the picture at the start, on phones without the text. From there `row` is a card, and `wide` spans the page on its own. */
  layout?: 'card' | 'row' | 'wide';
  /** The `sizes` attribute of the picture: its width on screen. */
  sizes?: string;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** An article, guide or blog post in a list. The whole card is a link. */
export function ArticleCard({
  href,
  title,
  description,
  picture,
  label,
  actionLabel,
  layout = 'card',
  sizes = '(min-width: 1024px) 31vw, (min-width: 600px) 48vw, 100vw',
  headingLevel = 3,
  ...rest
}: ArticleCardProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutName('ArticleCard', 'title', title);
  const { Link } = useUi();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="article-card" data-layout={layout}>
      <Picture picture={picture} alt="" ratio="card" sizes={sizes} />
      <div data-part="copy">
        {label && <span data-part="label">{label}</span>}
        <Heading data-part="title">
          <Link href={href}>{unbroken(title)}</Link>
        </Heading>
        {description && <p data-part="excerpt">{unbroken(description)}</p>}
        {actionLabel && (
          <span data-part="action" aria-hidden="true">
            {actionLabel}
          </span>
        )}
      </div>
    </Root>
  );
}
