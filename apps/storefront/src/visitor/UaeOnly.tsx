import type { ReactNode } from 'react';
import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../app/AppContext.js';
import { useCartBadge } from '../shell/cartBadge.js';

/** A page for those who can order here. Visitors from Saudi Arabia are told so, and shown the way to the products. */
export function UaeOnly({ children }: { children: ReactNode }) {
  const t = useTranslate();
  if (useCartBadge() !== null) return children;
  return (
    <Container>
      <EmptyState level={1} title={t('saudi.title')} text={t('saudi.text')} action={<LinkButton href="/mother-baby-products">{t('saudi.action')}</LinkButton>} />
    </Container>
  );
}
