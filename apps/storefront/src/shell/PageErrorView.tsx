import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Container } from '@mahd/ui/Container';
import { ErrorState } from '@mahd/ui/ErrorState';
import type { PageFailure } from '../app/routing/routeHandle.js';
import errorDrawing from './drawings/error.svg?url';
import { NotFoundView } from './NotFoundView.js';
import { ShellErrorView } from './ShellErrorView.js';
import { useMessages } from './useMessages.js';

const failureOf = (error: unknown): PageFailure['message'] =>
  isRouteErrorResponse(error) ? ((error.data as PageFailure | null)?.message ?? 'server') : 'server';

/** What stands in the place of a page that is not there or could not be loaded, in the reader's language. */
function PageFailureView() {
  const message = failureOf(useRouteError());
  const { t } = useMessages('errors');
  const { revalidate, state } = useRevalidator();
  const lost = message === 'network';
  useEffect(() => {
    // Without a connection the page may still be kept on the device as the server once wrote it.
    if (lost && !navigator.onLine && 'caches' in window)
      void caches.match(location.href.split('#')[0] ?? '').then((kept) => kept && location.reload());
  }, [lost]);
  if (message === 'notFound') return <NotFoundView />;
  return (
    <Container>
      <ErrorState
        level={1}
        drawing={<img src={errorDrawing} alt="" width={240} height={240} />}
        title={t(`errors.${message}.title`)}
        text={t(`errors.${message}.text`)}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </Container>
  );
}

export default function PageErrorView({ frame = false }: { frame?: boolean | undefined }) {
  return frame ? <ShellErrorView /> : <PageFailureView />;
}
