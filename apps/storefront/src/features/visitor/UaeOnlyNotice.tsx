import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useMessages } from '../../shell/useMessages.js';
import globe from './drawings/globe-pin.svg?url';

/** Replaces pages that sell for visitors from countries the shop does not deliver to. */
export default function UaeOnlyNotice() {
  const { t } = useMessages('shellDeferred');
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        drawing={<img src={globe} alt="" width={240} height={240} />}
        title={t('uaeOnly.title')}
        description={t('uaeOnly.text')}
        actions={<LinkButton href="/mother-baby-products">{t('uaeOnly.action')}</LinkButton>}
      />
    </Container>
  );
}
