import { Notice } from '@mahd/ui/Notice';
import { useUi } from '@mahd/ui/provider';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

/** Tells Arabic readers that the text is in English, with a link to guides in Arabic. */
export function EnglishOnlyNotice() {
  const t = useTranslate();
  const { Link } = useUi();
  if (useLanguage() === 'en') return null;
  return (
    <Notice title={t('blog.englishOnlyTitle')}>
      {t('blog.englishOnly')} <Link href="/mother-baby-world">{t('blog.guides')}</Link>
    </Notice>
  );
}
