import type { ReactNode } from 'react';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../app/AppContext.js';
import { UaeOnly } from '../features/visitor/UaeOnly.js';
import { Frame, Room, Waiting } from './ClientOnlyPage.styles.js';

interface ClientOnlyPageProps {
  title: string;
  /** Whether what the browser has stored is in. */
  ready: boolean;
  children: ReactNode;
}

/** A page that shows what only the shopper's browser knows. The server writes its frame and says what it needs. */
export function ClientOnlyPage({ title, ready, children }: ClientOnlyPageProps) {
  const t = useTranslate();
  return (
    <UaeOnly>
      <Container>
        <Frame>
          <Heading level={1}>{title}</Heading>
          <Room>
            {ready ? (
              children
            ) : (
              <>
                <noscript>
                  <Notice tone="warning">{t('cartCommon.needsBrowser')}</Notice>
                </noscript>
                <Waiting>
                  <Spinner size="large" />
                </Waiting>
              </>
            )}
          </Room>
        </Frame>
      </Container>
    </UaeOnly>
  );
}
