import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { StatusIcon } from '../../shell/StatusIcon.js';

export function WishlistEmpty() {
  const t = useTranslate();
  return (
    <EmptyState
      drawing={<StatusIcon icon="heart" />}
      title={t('wishlist.empty')}
      description={t('wishlist.emptyText')}
      actions={<LinkButton href="/mother-baby-products">{t('wishlist.browse')}</LinkButton>}
    />
  );
}
