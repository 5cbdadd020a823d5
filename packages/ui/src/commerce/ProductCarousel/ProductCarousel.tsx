'use client';
import { Children, isValidElement, useId, type FocusEvent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useSlideTrack } from '../../media/SlideTrack/useSlideTrack.js';
import { ProductCardSkeleton } from '../ProductCard/index.js';
import { Root } from './ProductCarousel.styles.js';

export interface ProductCarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Heading of the row. */
  title: string;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** Link to all products. */
  more?: { label: string; href: string };
  /** Product cards. Renders nothing without any. */
  children?: ReactNode;
  /** Shows four skeletons of the same size. */
  pending?: boolean;
}

const keyOf = (item: ReactNode, position: number) => (isValidElement(item) && item.key) || String(position);

/**
 * A horizontally scrolling row of product cards: recommendations, deals. On desktops four are in view; set
 * `--cards-in-view` for another number. Use `ProductGrid` for products that must all be visible.
 */
export function ProductCarousel({
  title,
  headingLevel = 2,
  more,
  children,
  pending = false,
  ...rest
}: ProductCarouselProps) {
  const { t, Link } = useUi();
  const titleId = useId();
  const items = pending ? [0, 1, 2, 3].map((index) => <ProductCardSkeleton key={index} />) : Children.toArray(children);
  const { trackRef, index, lastIndex, goTo, turn } = useSlideTrack<HTMLUListElement>(items.map(keyOf));
  if (items.length === 0) return null;
  // The browser scrolls only the link with the focus into view. Not after a press: it would miss the link.
  const reveal = ({ target }: FocusEvent, position: number) => {
    if ((position < index || position > lastIndex) && target.matches(':focus-visible')) goTo(position);
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="product-carousel" aria-labelledby={titleId} aria-busy={pending || undefined}>
      <div data-part="head">
        <Heading data-part="title" id={titleId}>
          {title}
        </Heading>
        {more && (
          <Link data-part="more" href={more.href}>
            {more.label}
          </Link>
        )}
        <div data-part="arrows">
          <button
            type="button"
            aria-disabled={index === 0 || undefined}
            aria-label={t('previous')}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-start" />
          </button>
          <button
            type="button"
            aria-disabled={lastIndex >= items.length - 1 || undefined}
            aria-label={t('next')}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-end" />
          </button>
        </div>
      </div>
      <ul data-part="track" ref={trackRef}>
        {items.map((item, position) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the card inside
          <li key={keyOf(item, position)} onFocus={(event) => reveal(event, position)}>
            {item}
          </li>
        ))}
      </ul>
    </Root>
  );
}
