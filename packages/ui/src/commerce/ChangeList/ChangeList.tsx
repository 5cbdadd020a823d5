'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { formatPrice } from '@mahd/rules/locale';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-16);
  background: var(--color-warning-surface);
  border-radius: var(--radius-card);
  list-style: '';

  > li {
    --icon-size: 1.25rem;
    display: flex;
    gap: var(--space-12);
    align-items: flex-start;
    overflow-wrap: anywhere;
  }

  > li > svg {
    margin-block-start: 0.125em;
    color: var(--color-warning);
  }
`;

/** What the server changed in a line of the cart; amounts in fils. */
export type LineChange =
  | { kind: 'price'; name: string; before: number; now: number }
  /** `remaining` pieces are there; the quantity was set to them. */
  | { kind: 'stock'; name: string; remaining: number }
  | { kind: 'gone'; name: string };

export interface ChangeListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  ref?: Ref<HTMLUListElement>;
  changes: readonly LineChange[];
}

/** Says what is different from what the shopper saw, line by line. Shows nothing without changes. */
export function ChangeList({ changes, ...rest }: ChangeListProps) {
  const { t, language } = useUi();
  if (changes.length === 0) return null;
  const said = (change: LineChange) => {
    if (change.kind === 'gone') return t('lineGone', { name: change.name });
    if (change.kind === 'stock') return t('stockChanged', { n: change.remaining, name: change.name });
    return t('priceChanged', { name: change.name, before: formatPrice(change.before, language), now: formatPrice(change.now, language) });
  };
  return (
    <Root {...rest} data-part="change-list">
      {changes.map((change, index) => (
        <li key={`${change.name}-${index}`} data-part="change" data-kind={change.kind}>
          <Icon name="warning" />
          <span>{said(change)}</span>
        </li>
      ))}
    </Root>
  );
}
