'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { warnAboutName } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { unbroken } from '../../foundation/unbroken.js';
import { Price, type PriceValue } from '../../text/Price/index.js';
import { StarRating } from '../StarRating/index.js';
import { Root } from './BuyBox.styles.js';

export interface BuyBoxProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the product. */
  name: string;
  /** The short description. */
  summary?: string;
  /** The whole line: "Product code: …". */
  code?: string;
  /** Average rating. The stars link to the reviews. */
  rating?: { value: number; count: number; href: string } | null;
  /** The price, or the current and the former one. */
  price: PriceValue;
  /** Tax note below the price. */
  taxNote?: string;
  /** `low` shows how many are left; `unknown` shows nothing. */
  stock: { state: 'in' | 'out' | 'unknown' } | { state: 'low'; remaining: number };
  /** Short facts, shown as pills: "From birth", "BPA free". */
  tags?: readonly string[];
  /** A `VariantPicker`. */
  variants?: ReactNode;
  /** A `QuantityStepper`. */
  quantity?: ReactNode;
  /** Add to cart, then Buy now. */
  actions?: ReactNode;
  /** Wishlist and share buttons, at the end of the price's line. */
  aside?: ReactNode;
  /** Delivery date, delivery terms and returns. */
  notes?: ReactNode;
}

/** Everything needed to decide on a purchase: product, price, availability, variant and quantity. */
export function BuyBox({
  name,
  summary,
  code,
  rating,
  price,
  taxNote,
  stock,
  tags = [],
  variants,
  quantity,
  actions,
  aside,
  notes,
  ...rest
}: BuyBoxProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutName('BuyBox', 'name', name);
  const { t, Link } = useUi();
  return (
    <Root {...rest} data-part="buy-box">
      <h1 data-part="name">{unbroken(name)}</h1>
      <div data-part="price-block">
        {rating && rating.count > 0 && (
          <Link data-part="rating" href={rating.href}>
            <StarRating rating={rating.value} count={rating.count} />
          </Link>
        )}
        <Price price={price} size="large" />
        {aside && <div data-part="aside">{aside}</div>}
        {taxNote && <p data-part="tax">{taxNote}</p>}
      </div>
      {summary && <p data-part="summary">{summary}</p>}
      {tags.length > 0 && (
        <ul data-part="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {variants}
      <p data-part="stock" data-state={stock.state} role="status">
        {stock.state !== 'unknown' && <Icon name={stock.state === 'out' ? 'close' : 'check'} />}
        {stock.state === 'in' && t('inStock')}
        {stock.state === 'out' && t('outOfStock')}
        {stock.state === 'low' && t('lowStock', { n: stock.remaining })}
      </p>
      {(quantity || actions) && (
        <div data-part="buy">
          {quantity}
          {actions && <div data-part="actions">{actions}</div>}
        </div>
      )}
      {notes && <div data-part="notes">{notes}</div>}
      {code && <p data-part="code">{code}</p>}
    </Root>
  );
}
