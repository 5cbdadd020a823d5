import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';

/** What stands in the place of a page that sells, for a visitor from where nothing is sent to. */
export default function OrdersInUae() {
  const t = useTranslate();
  return (
    <Container>
      <EmptyState
        level={1}
        title={t('saudi.title')}
        text={t('saudi.text')}
        action={<LinkButton href="/mother-baby-products">{t('saudi.action')}</LinkButton>}
      />
    </Container>
  );
}
