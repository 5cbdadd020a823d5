'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useFormats } from '../../foundation/useFormats.js';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  ${media.tablet} {
    padding: var(--space-24);
  }

  > [data-part='title'] {
    font-size: var(--text-22);
  }

  > dl {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
  }

  [data-part='row'],
  [data-part='total'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-16);
    align-items: baseline;
    justify-content: end;
  }

  /* Long labels wrap. An amount without enough room gets its own line. */
  dt {
    flex: 1 1 6rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }

  [data-part='row'] > dt {
    color: var(--color-ink-soft);
  }

  [data-part='row'][data-saving] > dd {
    color: var(--color-success);
    font-weight: var(--weight-medium);
  }

  [data-part='total'] {
    padding-block-start: var(--space-12);
    margin-block-start: var(--space-4);
    font-weight: var(--weight-bold);
    border-block-start: 1px solid var(--color-line);

    > dd {
      font-size: var(--text-22);
    }
  }

  > [data-part='tax'] {
    margin-block-start: calc(-1 * var(--space-12));
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='actions'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
  }
`;

export interface SummaryRow {
  label: string;
  /** In the smallest unit of the currency (fils, cents), or a text such as "Free". */
  amount: number | string;
  /** Shows the amount as a discount. */
  saving?: boolean;
}

export interface OrderSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: string;
  /** The lines above the total. */
  rows: readonly SummaryRow[];
  /** `amount` in the smallest unit of the currency: fils, cents. */
  total: { label: string; amount: number };
  /** The whole line: "VAT included: …". */
  taxNote?: string;
  /** Content between title and rows: free delivery, promo code. */
  children?: ReactNode;
  /** Content below the total. */
  actions?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** The amounts of an order, row by row. Announces a changed total with its label. */
export function OrderSummary({
  title,
  rows,
  total,
  taxNote,
  children,
  actions,
  headingLevel = 2,
  ...rest
}: OrderSummaryProps) {
  if (process.env.NODE_ENV !== 'production')
    warnAboutEmptyList('OrderSummary', 'rows', rows, 'give it at least the sum of the products');
  const { formatPrice } = useFormats();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="order-summary" aria-labelledby={titleId}>
      <Heading data-part="title" id={titleId}>
        {title}
      </Heading>
      {children}
      <dl>
        {rows.map(({ label, amount, saving = false }) => (
          <div key={label} data-part="row" data-saving={saving || undefined}>
            <dt>{label}</dt>
            <dd>
              <bdi>{typeof amount === 'string' ? amount : formatPrice(saving ? -Math.abs(amount) : amount)}</bdi>
            </dd>
          </div>
        ))}
        <div data-part="total" aria-live="polite" aria-atomic="true">
          <dt>{total.label}</dt>
          <dd>
            <bdi>{formatPrice(total.amount)}</bdi>
          </dd>
        </div>
      </dl>
      {taxNote && <p data-part="tax">{taxNote}</p>}
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
