import type { ReactNode } from 'react';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../app/AppContext.js';
import { Frame, FullHeight, Centered } from './ClientOnlyPage.styles.js';

interface ClientOnlyPageProps {
  title: string;
  /** Whether the client state has been restored. */
  ready: boolean;
  children: ReactNode;
}

/** A page whose content is only known in the browser. The server renders the heading and a spinner. */
export function ClientOnlyPage({ title, ready, children }: ClientOnlyPageProps) {
  const t = useTranslate();
  return (
    <Container>
      <Frame>
        <Heading headingLevel={1}>{title}</Heading>
        <FullHeight>
          {ready ? (
            children
          ) : (
            <>
              <noscript>
                <Notice tone="warning">{t('cartCommon.needsBrowser')}</Notice>
              </noscript>
              <Centered>
                <Spinner size="large" />
              </Centered>
            </>
          )}
        </FullHeight>
      </Frame>
    </Container>
  );
}
