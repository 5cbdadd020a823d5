'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useUi } from '../../foundation/UiProvider.js';
import { useFormats } from '../../foundation/useFormats.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { displayPrice } from './displayPrice.js';
import type { PriceValue } from './PriceValue.js';
import { Root } from './Price.styles.js';

export interface PriceProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  ref?: Ref<HTMLParagraphElement>;
  /** The price, or the current and the former one. */
  price: PriceValue;
  /** Text size. */
  size?: 'small' | 'medium' | 'large';
}

/** A price: the current amount first, then the struck-through old price. In cards use `CardPrice`. */
export function Price({ price, size = 'medium', ...rest }: PriceProps) {
  const { amount, was = null, percent = 0, from = false, currency } = price;
  const { t } = useUi();
  const { formatPrice } = useFormats();
  const look = { 'data-part': 'price', 'data-size': size };
  const known = displayPrice('Price', amount, was);
  if (!known) {
    return (
      <Root {...rest} {...look} data-unknown="">
        {t('priceSoon')}
      </Root>
    );
  }

  const paid = formatPrice(known.paid, currency);
  const shown = from ? t('priceFrom', { amount: paid }) : paid;
  if (known.before === null) {
    return (
      <Root {...rest} {...look}>
        <bdi data-part="amount">{shown}</bdi>
      </Root>
    );
  }

  const before = formatPrice(known.before, currency);
  return (
    <Root {...rest} {...look} data-reduced="">
      <VisuallyHidden>{t('newPrice', { amount: paid })}</VisuallyHidden>
      <bdi data-part="amount" aria-hidden="true">
        {shown}
      </bdi>{' '}
      <VisuallyHidden>{t('oldPrice', { amount: before })}</VisuallyHidden>
      <s data-part="was" aria-hidden="true">
        <bdi>{before}</bdi>
      </s>
      {percent > 0 && (
        <>
          {' '}
          <span data-part="percent">{t('percentOff', { percent: Math.round(percent) })}</span>
        </>
      )}
    </Root>
  );
}
