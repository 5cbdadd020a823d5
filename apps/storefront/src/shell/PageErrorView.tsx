import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useLanguage, useTranslate } from '../app/AppContext.js';
import type { PageFailure } from '../routing/routeHandle.js';
import notFoundDrawing from './drawings/not-found.svg?url';
import errorDrawing from './drawings/error.svg?url';

const failureOf = (error: unknown): PageFailure['message'] =>
  isRouteErrorResponse(error) ? (error.data as PageFailure | null)?.message ?? 'server' : 'server';

/** What stands in the place of a page that is not there or could not be loaded, in the reader's language. */
export default function PageErrorView() {
  const message = failureOf(useRouteError());
  const language = useLanguage();
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      {message === 'notFound' ? (
        <EmptyState
          level={1}
          drawing={<img src={notFoundDrawing} alt="" width={320} height={240} />}
          title={t('errors.notFound.title')}
          text={t('errors.notFound.text')}
          action={<LinkButton href={language === 'en' ? '/' : '/ar'}>{t('errors.notFound.action')}</LinkButton>}
        />
      ) : (
        <ErrorState
          level={1}
          drawing={<img src={errorDrawing} alt="" width={320} height={240} />}
          title={t(`errors.${message}.title`)}
          text={t(`errors.${message}.text`)}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      )}
    </Container>
  );
}
