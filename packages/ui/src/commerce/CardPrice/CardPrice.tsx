'use client';
import { css } from 'styled-components';
import { useUi } from '../../foundation/UiProvider.js';
import { useFormats } from '../../foundation/useFormats.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import type { PriceValue } from '../../text/Price/index.js';
import { displayPrice } from '../../text/Price/displayPrice.js';

export interface CardPriceProps {
  /** The price, or the current and the former one. */
  price: PriceValue;
}

/**
 * Styles of the parts below. A card includes them in its own styles, so that a price needs no styled component of its
 * own. Amounts contain a no-break space and break only when wider than the card.
 */
export const cardPriceStyles = css`
  [data-part='amount'] {
    color: var(--color-ink);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    overflow-wrap: anywhere;
  }

  [data-part='amount'],
  [data-part='was'] {
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }

  [data-part='from'] {
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }

  [data-part='amount'][data-reduced] {
    color: var(--color-accent);
  }

  [data-part='was'],
  [data-part='no-price'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }
`;

/** The price lines of a card. For a large price on a page, use `Price`. */
export function CardPrice({ price: { amount, was, from = false, currency } }: CardPriceProps) {
  const { t } = useUi();
  const { formatPrice } = useFormats();
  const known = displayPrice('CardPrice', amount, was);
  if (!known) return <span data-part="no-price">{t('priceSoon')}</span>;
  const shown = formatPrice(known.paid, currency);
  if (known.before === null) {
    return <span data-part="amount">{from ? <LowestPrice amount={shown} /> : <bdi>{shown}</bdi>}</span>;
  }
  const struck = formatPrice(known.before, currency);
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

/** A small "From" and a large unbroken amount, in the word order of the language. */
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
