import { Link } from '@mahd/ui/Link';
import { useMessages } from '../../shell/useMessages.js';

/** Below the button to order: that items can be returned, and who answers questions. */
export function ReturnsNote() {
  const { t } = useMessages('shellDeferred');
  return (
    <>
      <Link href="/return-refund-policy">{t('promises.returns')}</Link> ·{' '}
      <Link href="/contact">{t('nav.contact')}</Link>
    </>
  );
}
