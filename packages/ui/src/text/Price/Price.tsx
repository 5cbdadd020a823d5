'use client';
import type { HTMLAttributes, Ref } from 'react';
import { formatPrice } from '@mahd/rules/locale';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { displayPrice } from './displayPrice.js';
import { Root } from './Price.styles.js';

export interface PriceProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  ref?: Ref<HTMLParagraphElement>;
  /** What is paid, fils, VAT included; `null` says that the price comes soon. */
  amount: number | null;
  /** The price before the discount, fils; struck, and shown only when it is above `amount`. */
  was?: number | null;
  /** The discount in percent; the tag is shown only above 0, and only beside `was`. */
  percent?: number;
  /** `amount` is the lowest of several. */
  from?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** A price, readable at a glance: what is paid first, the old price struck behind it. Prices in rows of cards are `CardPrice`. */
export function Price({ amount, was = null, percent = 0, from = false, size = 'medium', ...rest }: PriceProps) {
  const { t, language } = useUi();
  const look = { 'data-part': 'price', 'data-size': size };
  const known = displayPrice('Price', amount, was);
  if (!known) {
    return (
      <Root {...rest} {...look} data-unknown="">
        {t('priceSoon')}
      </Root>
    );
  }

  const paid = formatPrice(known.paid, language);
  const shown = from ? t('priceFrom', { amount: paid }) : paid;
  if (known.before === null) {
    return (
      <Root {...rest} {...look}>
        <bdi data-part="amount">{shown}</bdi>
      </Root>
    );
  }

  const before = formatPrice(known.before, language);
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
