import { Link } from '@mahd/ui/Link';
import { useTranslate } from '../../app/AppContext.js';

/** What the shopper agrees to by ordering, with a link to the terms. */
export function TermsNote() {
  const t = useTranslate();
  const [before, after] = t('checkout.termsNote', { terms: '\n' }).split('\n');
  return (
    <>
      {before}
      <Link href="/term-of-use">{t('checkout.terms')}</Link>
      {after}
    </>
  );
}
