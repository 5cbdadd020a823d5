'use client';
import { Children, isValidElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { cardSurface, hoverLift, stretchedLink } from '../../foundation/cardStyles.js';
import { warnAboutName } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { media } from '../../foundation/breakpoints.js';
import { twoColumns } from '../../foundation/style/twoColumns.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Tile = styled.article`
  ${cardSurface}
  ${hoverLift}
  display: flex;
  flex-direction: column;
  block-size: 100%;

  img {
    transition: transform var(--motion-slow) var(--ease-out);
  }

  &:hover img {
    transform: scale(1.03);
  }

  > :is([data-part='name'], [data-part='description']) {
    padding: var(--space-12);

    ${media.wide} {
      padding: var(--space-16);
    }
  }

  /* Beside a title of two lines, a shorter one is in the middle of its row. */
  > [data-part='name'] {
    margin-block: auto;
    font-size: var(--text-18);
    font-weight: var(--weight-medium);
    line-height: 1.4;
    text-align: start;
  }

  > [data-part='description'] {
    flex: 1;
    margin-block-start: calc(-1 * var(--space-8));
    padding-block-start: 0;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='name'] > a {
    ${stretchedLink}

    &:hover {
      color: var(--color-accent);
    }
  }
`;

export interface CategoryTileProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Target of the tile. */
  href: string;
  /** Title, a heading. */
  title: string;
  /** What is in it, in a few words below the title. Links in it must lie above the link of the whole tile. */
  description?: ReactNode;
  /** Picture, 4 : 3. */
  picture: PictureSource | null;
  /** The `sizes` attribute of the picture: its width on screen. */
  sizes?: string;
  /** In the first viewport: loads the picture eagerly. */
  priority?: boolean;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** Links to a category: picture, name and what is in it. */
export function CategoryTile({
  href,
  title,
  description,
  picture,
  sizes = '(min-width: 1264px) 384px, (min-width: 600px) 31vw, 45vw',
  priority = false,
  headingLevel = 3,
  ...rest
}: CategoryTileProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutName('CategoryTile', 'title', title);
  const { Link } = useUi();
  const Heading = `h${headingLevel}` as const;
  return (
    <Tile {...rest} data-part="category-tile">
      <Picture picture={picture} alt="" ratio="card" sizes={sizes} priority={priority} />
      <Heading data-part="name">
        <Link href={href}>{title}</Link>
      </Heading>
      {description && <p data-part="description">{description}</p>}
    </Tile>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: ${twoColumns};
  gap: var(--space-12);
  list-style: '';

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-16);
  }

  ${media.desktop} {
    gap: var(--space-24);
  }

  &[data-shape='round'] {
    grid-template-columns: none;
    /* As wide as the longest word. Part of a fourth shows that the row goes on. */
    grid-auto-columns: 6.125rem;
    grid-auto-flow: column;
    gap: var(--space-8);
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    padding-block: var(--space-4);
    margin-block-end: calc(-1 * var(--space-4));
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;

    [data-part='category-tile'] {
      overflow: visible;
      background: none;
      box-shadow: none;
    }

    [data-part='picture'] {
      aspect-ratio: 1;
      border-radius: 50%;
    }

    [data-part='name'] {
      margin-block: 0;
      /* The focus ring passes below the last line. */
      padding: var(--space-8) 0 var(--space-4);
      font-size: var(--text-14);
      line-height: 1.3;
      text-align: center;
    }

    ${media.tablet} {
      grid-auto-columns: minmax(6.5rem, 1fr);
      gap: var(--space-16);

      [data-part='name'] {
        padding-block-start: var(--space-12);
      }
    }

    ${media.desktop} {
      gap: clamp(var(--space-16), 3vw, var(--space-48));

      [data-part='name'] {
        font-size: var(--text-16);
      }
    }
  }
`;

export interface CategoryTileGridProps extends HTMLAttributes<HTMLUListElement> {
  ref?: Ref<HTMLUListElement>;
  /** `round` shows circles in one row, which scrolls on phones. */
  shape?: 'card' | 'round';
  /** Category tiles. Each becomes a list item. */
  children?: ReactNode;
}

/** A grid of category tiles with two or three columns, or a row of circles. */
export function CategoryTileGrid({ shape = 'card', children, ...rest }: CategoryTileGridProps) {
  return (
    <Grid {...rest} data-part="category-tile-grid" data-shape={shape}>
      {Children.toArray(children).map((tile, index) => (
        <li key={isValidElement(tile) ? tile.key : index}>{tile}</li>
      ))}
    </Grid>
  );
}
