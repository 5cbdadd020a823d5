'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useFormats } from '../../foundation/useFormats.js';
import { Link } from '../../text/Link/index.js';
import { strings } from './strings.js';

const Root = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding-inline-start: var(--space-16);
  margin-block-start: var(--space-4);
  overflow-wrap: anywhere;
  list-style: disc;
`;

/** A change that the server made to a cart line. Amounts in the smallest unit of the currency: fils, cents. */
export type LineChange =
  | { kind: 'price'; name: string; before: number; now: number }
  /** The quantity was reduced to the `remaining` pieces in stock. */
  | { kind: 'stock'; name: string; remaining: number }
  /** It was removed. With `href` its name leads to its page. */
  | { kind: 'gone'; name: string; href?: string };

export interface ChangeListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  ref?: Ref<HTMLUListElement>;
  /** The changes, in the order of the cart. */
  changes: readonly LineChange[];
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'ChangeList'>;
}

/** Lists what changed since the shopper last saw the cart. Use inside a `Notice`. Renders nothing without changes. */
export function ChangeList({ changes, strings: replaced, ...rest }: ChangeListProps) {
  const t = useComponentStrings(strings, replaced);
  const { formatPrice } = useFormats();
  if (changes.length === 0) return null;
  const said = (change: LineChange) => {
    if (change.kind === 'gone') {
      if (change.href === undefined) return t('lineGone', { name: change.name });
      const [before, after] = t('lineGone', { name: '\n' }).split('\n');
      return (
        <>
          {before}
          <Link href={change.href} tone="neutral">
            {change.name}
          </Link>
          {after}
        </>
      );
    }
    if (change.kind === 'stock') return t('stockChanged', { n: change.remaining, name: change.name });
    return t('priceChanged', {
      name: change.name,
      before: formatPrice(change.before),
      now: formatPrice(change.now),
    });
  };
  return (
    <Root {...rest} data-part="change-list">
      {changes.map((change, index) => (
        <li key={`${change.name}-${index}`} data-part="change" data-kind={change.kind}>
          {said(change)}
        </li>
      ))}
    </Root>
  );
}
