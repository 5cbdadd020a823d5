import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Container } from '@mahd/ui/Container';
import { ErrorState } from '@mahd/ui/ErrorState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import type { PageFailure } from '../app/routing/routeHandle.js';
import errorDrawing from './drawings/error.svg?url';
import { ShellErrorView } from './ShellErrorView.js';
import { useMessages } from './useMessages.js';

const NotFoundView = lazyWithRetry(() => import('./NotFoundView.js'));

const errorKind = (error: unknown): PageFailure['message'] =>
  isRouteErrorResponse(error) ? ((error.data as PageFailure | null)?.message ?? 'server') : 'server';

function PageFailureView() {
  const message = errorKind(useRouteError());
  const { t } = useMessages('errors');
  const { revalidate, state } = useRevalidator();
  const isNetworkError = message === 'network';
  useEffect(() => {
    // Offline, the service worker may have the page in its cache.
    if (isNetworkError && !navigator.onLine && 'caches' in window)
      void caches.match(location.href.split('#')[0] ?? '').then((cached) => cached && location.reload());
  }, [isNetworkError]);
  if (message === 'notFound') return <NotFoundView />;
  return (
    <Container>
      <ErrorState
        headingLevel={1}
        drawing={<img src={errorDrawing} alt="" width={240} height={240} />}
        title={t(`errors.${message}.title`)}
        description={t(`errors.${message}.text`)}
        onRetry={() => void revalidate()}
        pending={state === 'loading'}
      />
    </Container>
  );
}

export default function PageErrorView({ frame = false }: { frame?: boolean | undefined }) {
  return frame ? <ShellErrorView /> : <PageFailureView />;
}
