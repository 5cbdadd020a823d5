import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useLanguage, useTranslate } from '../app/AppContext.js';
import notFoundDrawing from './drawings/not-found.svg?url';

/** The content of the 404 page. */
export function NotFoundView() {
  const language = useLanguage();
  const t = useTranslate();
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        drawing={<img src={notFoundDrawing} alt="" width={320} height={240} />}
        title={t('errors.notFound.title')}
        description={t('errors.notFound.text')}
        actions={<LinkButton href={language === 'en' ? '/' : '/ar'}>{t('errors.notFound.action')}</LinkButton>}
      />
    </Container>
  );
}
