'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { warnAboutName } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { unbroken } from '../../foundation/unbroken.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';
import type { PriceValue } from '../../text/Price/index.js';
import { CardPrice } from '../CardPrice/index.js';
import { StarRating } from '../StarRating/index.js';
import { Root } from './ProductCard.styles.js';

export interface ProductCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Target of the card. */
  href: string;
  /** Plain text, or `Highlight` in search results. */
  name: ReactNode;
  /** Picture; with `null`, a placeholder. */
  picture: PictureSource | null;
  /** Shown on hover. */
  secondPicture?: PictureSource | null;
  /** The price, or the current and the former one. */
  price: PriceValue;
  /** Line below the price, such as the price of 100 ml. */
  priceNote?: string;
  /** Average rating, 0 to 5. Nothing is shown without reviews. */
  rating?: number | null;
  /** Number of reviews. The rating is hidden without reviews. */
  reviewsCount?: number;
  /** Marks the product as sold out. */
  outOfStock?: boolean;
  /**
   * Short tags such as "Best Seller". The picture shows one badge: that it is out of stock, else the discount, else the
   * first of these.
   */
  badges?: readonly string[];
  /** Secondary line under the name: sizes, age. */
  detail?: string;
  /** Number of sizes in `detail`. A card too narrow for them shows "3 options" instead; screen readers get `detail`. */
  sizesCount?: number;
  /** Wishlist button: a `solid` `IconButton`, as it lies on the picture. */
  wishlist?: ReactNode;
  /** Add to cart, or a link to choose a size. */
  action?: ReactNode;
  /** `sizes` of the picture. The default fits `ProductGrid` and `ProductCarousel`. */
  sizes?: string;
  /** In the first viewport: loads the picture eagerly. */
  priority?: boolean;
  /** Heading level of the name. */
  headingLevel?: 2 | 3 | 4;
}

/** `sizes` of pictures in grids of two, three and four columns. */
export const cardSizes = '(min-width: 1264px) 282px, (min-width: 1024px) 23vw, (min-width: 600px) 31vw, 45vw';

/**
 * A product in a grid or row. The card is one link; wishlist button and action are its siblings. On a landing page,
 * `OfferCard` is this card with "Buy now".
 */
export function ProductCard({
  href,
  name,
  picture,
  secondPicture,
  price,
  priceNote,
  rating,
  reviewsCount = 0,
  outOfStock = false,
  badges = [],
  detail,
  sizesCount = 0,
  wishlist,
  action,
  sizes = cardSizes,
  priority = false,
  headingLevel = 3,
  ...rest
}: ProductCardProps) {
  if (process.env.NODE_ENV !== 'production' && (name == null || typeof name === 'string'))
    warnAboutName('ProductCard', 'name', name ?? '');
  const { Link, t } = useUi();
  const percent = Math.round(price.percent ?? 0);
  const [firstBadge] = badges;
  const { from, reducedSize } = price;
  const discount = percent > 0 && t(from && !reducedSize ? 'upToPercentOff' : 'percentOff', { percent });
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="product-card" data-out-of-stock={outOfStock || undefined}>
      <div data-part="media">
        <Picture picture={picture} alt="" ratio="square" sizes={sizes} priority={priority} />
        {secondPicture && (
          <div data-part="second-picture">
            <Picture picture={secondPicture} alt="" ratio="square" sizes={sizes} />
          </div>
        )}
        {outOfStock ? (
          <span data-part="tag">{t('outOfStock')}</span>
        ) : discount ? (
          <span data-part="offer">
            <span>{discount}</span>
            {reducedSize && <span> {reducedSize}</span>}
          </span>
        ) : (
          firstBadge && <span data-part="tag">{firstBadge}</span>
        )}
      </div>
      <div data-part="body">
        <Heading data-part="name">
          <Link href={href} data-part="link">
            {typeof name === 'string' ? unbroken(name) : name}
          </Link>
        </Heading>
        {detail && (
          <span data-part="detail">
            {sizesCount > 1 && <span aria-hidden="true">{t('sizes', { n: sizesCount })}</span>}
            <span>{detail}</span>
          </span>
        )}
        {rating != null && reviewsCount > 0 && <StarRating rating={rating} count={reviewsCount} />}
      </div>
      <div data-part="price">
        <CardPrice price={price} />
        {priceNote && <span data-part="price-note">{priceNote}</span>}
      </div>
      {wishlist && <div data-part="wishlist">{wishlist}</div>}
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
}
