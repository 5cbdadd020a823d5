'use client';
import type { HTMLAttributes, Ref } from 'react';
import { warnAboutName } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';
import type { PriceValue } from '../../text/Price/index.js';
import { CardPrice } from '../CardPrice/index.js';
import { cardSizes } from '../ProductCard/index.js';
import { Root } from './OfferCard.styles.js';

export interface OfferCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Target of the card. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Picture; with `null`, a placeholder. */
  picture: PictureSource | null;
  /** An amount of `null` hides the price. */
  price: PriceValue;
  /** Short line above the name, such as the size. */
  detail?: string;
  /** Label of the button: "Buy now". */
  actionLabel: string;
  /** The `sizes` attribute of the picture: its width on screen. */
  sizes?: string;
  /** In the first viewport: loads the picture eagerly. */
  priority?: boolean;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** A product on a landing page: one link that looks like a button. In listings use `ProductCard`. */
export function OfferCard({
  href,
  name,
  picture,
  price,
  detail,
  actionLabel,
  sizes = cardSizes,
  priority = false,
  headingLevel = 3,
  ...rest
}: OfferCardProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutName('OfferCard', 'name', name);
  const { Link, t } = useUi();
  const Heading = `h${headingLevel}` as const;
  const percent = Math.round(price.percent ?? 0);
  return (
    <Root {...rest} data-part="offer-card">
      <div data-part="media" data-scheme="light">
        <Picture picture={picture} alt="" ratio="square" sizes={sizes} priority={priority} />
        {percent > 0 && <span data-part="offer">{t('percentOff', { percent })}</span>}
      </div>
      <div data-part="body">
        {detail && <span data-part="detail">{detail}</span>}
        <Heading data-part="name">{name}</Heading>
      </div>
      <div data-part="price">{price.amount !== null && <CardPrice price={price} />}</div>
      <div data-part="action">
        <Link href={href} data-part="link" aria-label={`${actionLabel}: ${name}`}>
          {actionLabel}
        </Link>
      </div>
    </Root>
  );
}
