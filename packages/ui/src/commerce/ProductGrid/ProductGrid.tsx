'use client';
import { Children, isValidElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { belowTablet, beside, media } from '../../foundation/breakpoints.js';
import { twoColumns } from '../../foundation/style/twoColumns.js';
import { ProductCardSkeleton } from '../ProductCard/index.js';
import { alignedItem } from '../ProductCard/ProductCard.styles.js';

const band = css`
  > ul {
    /* The text is in the middle of the picture's height. */
    grid-auto-rows: 1fr auto auto auto 1fr;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }

  > ul > li {
    grid-row: span 5;
  }

  > ul > li > * {
    /* No larger than the text beside it needs: a taller picture leaves a gap between the name and the price. */
    grid-template-columns: min(42%, 13rem) minmax(0, 1fr);

    > * {
      grid-column: 2;
    }

    /* Fills the card, also where the text is taller than the picture is wide. */
    > [data-part='media'] {
      grid-area: 1 / 1 / -1;
      place-self: stretch;
      aspect-ratio: 1;
      border-radius: 0;

      [data-part='picture'] {
        position: absolute;
        inset: 0;
        aspect-ratio: auto;
      }
    }

    > [data-part='body'] {
      grid-row: 2;
    }

    > [data-part='price'] {
      grid-row: 3;
    }

    /* A circle here, too, where it does not lie on a picture. */
    > [data-part='wishlist'] [data-part='icon-button'] {
      background-color: var(--color-pastel-3);
    }

    /* Clear of the wishlist button. */
    > [data-part='body'] > * {
      margin-inline-end: 2.75rem;
    }

    > [data-part='action'] {
      grid-row: 4;
      inline-size: min(100%, 20rem);
    }

    /* There is more room than in two columns. */
    @media ${belowTablet} {
      > :nth-child(n + 2) {
        padding-inline: var(--space-12);
      }
    }
  }
`;

const Root = styled.div`
  --cards-gap: var(--space-12);

  > ul {
    display: grid;
    grid-template-columns: ${twoColumns};
    column-gap: var(--cards-gap);
    list-style: '';
  }

  > ul > li {
    ${alignedItem}
    grid-row: span 4;
    padding-block-end: var(--cards-gap);
  }

  ${media.tablet} {
    --cards-gap: var(--space-16);

    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    --cards-gap: var(--space-24);

    &[data-columns='4'] > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  /* One product fills the row up to desktops, from tablets on also two: picture beside text. */
  @media ${beside} {
    &[data-few='1'] {
      ${band}

      /* Below it there is no row. */
      > ul > li {
        padding-block-end: 0;
      }
    }
  }

  ${media.tablet} {
    &[data-few='2'] {
      ${band}
    }
  }

  &[data-pending] {
    cursor: progress;
  }
`;

export interface ProductGridProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** Product cards. Each becomes a list item. */
  children?: ReactNode;
  /** Shows `placeholders` skeletons instead of the children. */
  pending?: boolean;
  /** Number of placeholders while `pending`. */
  placeholders?: number;
  /** Columns on desktops: 4, or 3 beside a filter panel. */
  columns?: 3 | 4;
  /** Announced to screen readers when it changes: "12 items". */
  announcement?: string;
}

/** A grid of product cards with two to four columns. One or two products are wider cards that fill the row. */
export function ProductGrid({
  children,
  pending = false,
  placeholders = 12,
  columns = 4,
  announcement,
  ...rest
}: ProductGridProps) {
  const { t } = useUi();
  const items = pending
    ? Array.from({ length: placeholders }, (_, index) => <ProductCardSkeleton key={index} />)
    : Children.toArray(children);
  return (
    <Root
      {...rest}
      data-part="product-grid"
      data-columns={columns}
      data-few={!pending && items.length < 3 ? items.length : undefined}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
    >
      <VisuallyHidden role="status">{pending ? t('loading') : announcement}</VisuallyHidden>
      {items.length > 0 && (
        <ul data-part="list">
          {items.map((item, index) => (
            <li key={isValidElement(item) ? item.key : index}>{item}</li>
          ))}
        </ul>
      )}
    </Root>
  );
}
