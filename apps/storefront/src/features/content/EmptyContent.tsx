import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import closedBook from './drawings/closed-book.svg?url';

/** Shown when the API returned no content. */
export function EmptyContent() {
  const t = useTranslate();
  return (
    <EmptyState
      drawing={<img src={closedBook} alt="" width={240} height={240} />}
      title={t('content.empty')}
      actions={<LinkButton href="/mother-baby-world">{t('content.emptyAction')}</LinkButton>}
    />
  );
}
