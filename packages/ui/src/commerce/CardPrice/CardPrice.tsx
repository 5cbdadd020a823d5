'use client';
import { css } from 'styled-components';
import { formatPrice } from '@mahd/rules/locale';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { knownAmounts } from '../../text/Price/knownAmounts.js';

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

/** Styles of the parts below (an amount holds a no-break space, so it breaks only when it is wider than its card); a card puts them into its own rule, so that a price costs no styled element. */
export const cardPriceLook = css`
  [data-part='amount'] {
    color: var(--color-ink);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  [data-part='from'] {
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }

  [data-part='amount'][data-reduced] {
    color: var(--color-accent);
  }

  [data-part='was'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }

  [data-part='no-price'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }
`;

/** The price lines of a card. A page with one large price uses `Price`. */
export function CardPrice({ amount, was, from = false }: PriceShown) {
  const { t, language } = useUi();
  const known = knownAmounts('CardPrice', amount, was);
  if (!known) return <span data-part="no-price">{t('priceSoon')}</span>;
  const shown = formatPrice(known.paid, language);
  if (known.before === null) {
    return <span data-part="amount">{from ? <LowestPrice amount={shown} /> : <bdi>{shown}</bdi>}</span>;
  }
  const struck = formatPrice(known.before, language);
  return (
    <>
      <span data-part="amount" data-reduced="">
        <VisuallyHidden>{t('newPrice', { amount: shown })}</VisuallyHidden>
        <span aria-hidden="true">{from ? <LowestPrice amount={shown} /> : <bdi>{shown}</bdi>}</span>
      </span>{' '}
      <s data-part="was">
        <VisuallyHidden>{t('oldPrice', { amount: struck })}</VisuallyHidden>
        <bdi aria-hidden="true">{struck}</bdi>
      </s>
    </>
  );
}

/** "From" small, the price large and unbroken, in the order the language wants. */
function LowestPrice({ amount }: { amount: string }) {
  const { t } = useUi();
  const [before, after] = t('priceFrom', { amount: '|' }).split('|');
  return (
    <>
      <span data-part="from">{before}</span>
      <bdi>{amount}</bdi>
      {after && <span data-part="from">{after}</span>}
    </>
  );
}
