'use client';
import { css } from 'styled-components';
import { formatPrice } from '@mahd/rules/locale';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';

/** What a price says; amounts in fils, VAT included. */
export interface PriceShown {
  /** What is paid; `null` while no price is known. */
  amount: number | null;
  /** The price before a discount, struck. Shown only when it is above `amount`. */
  was?: number | null;
  /** The discount in percent; counts above 0 and beside `was`. */
  percent?: number;
  /** Sizes differ in price and `amount` is the lowest. */
  from?: boolean;
}

/** Styles of the parts below; a card puts them into its own rule, so that a price costs no styled element. */
export const cardPriceLook = css`
  [data-part='amount'] {
    color: var(--color-ink);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-part='amount'][data-reduced] {
    color: var(--color-accent);
  }

  [data-part='was'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-part='no-price'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }
`;

/** The price lines of a card. A page with one large price uses `Price`. */
export function CardPrice({ amount, was, from = false }: PriceShown) {
  const { t, language } = useUi();
  if (amount === null || !Number.isFinite(amount)) return <span data-part="no-price">{t('priceSoon')}</span>;
  const shown = formatPrice(amount, language);
  if (!was || was <= amount) {
    return (
      <span data-part="amount">
        <bdi>{from ? t('priceFrom', { amount: shown }) : shown}</bdi>
      </span>
    );
  }
  const struck = formatPrice(was, language);
  return (
    <>
      <span data-part="amount" data-reduced="">
        <VisuallyHidden>{t('newPrice', { amount: shown })}</VisuallyHidden>
        <bdi aria-hidden="true">{from ? t('priceFrom', { amount: shown }) : shown}</bdi>
      </span>{' '}
      <s data-part="was">
        <VisuallyHidden>{t('oldPrice', { amount: struck })}</VisuallyHidden>
        <bdi aria-hidden="true">{struck}</bdi>
      </s>
    </>
  );
}
