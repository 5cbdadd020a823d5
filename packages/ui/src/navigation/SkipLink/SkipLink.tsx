'use client';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.a`
  position: fixed;
  z-index: calc(var(--layer-toast) + 1);
  inset-block-start: var(--space-8);
  inset-inline-start: var(--space-8);
  padding: var(--space-12) var(--space-24);
  border-radius: var(--radius-pill);
  color: var(--color-on-accent);
  background: var(--color-accent);
  box-shadow: var(--shadow-raised);
  font-weight: var(--weight-medium);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** Fragment link to the main content. Its element needs the id and `tabindex="-1"`. */
  href?: string;
}

/** The first link of the page, visible on focus: skips the navigation. One per page. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const { t } = useUi();
  return (
    <Root {...rest} href={href} data-part="skip-link">
      {children ?? t('skipLink')}
    </Root>
  );
}
