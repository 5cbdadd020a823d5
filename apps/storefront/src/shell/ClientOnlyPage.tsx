import type { ReactNode } from 'react';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../app/AppContext.js';
import { Frame, FullHeight, Centered, TitleLine } from './ClientOnlyPage.styles.js';

interface ClientOnlyPageProps {
  title: string;
  /** Only for screen readers, where the content has its own heading in view. It keeps its place, so that nothing moves. */
  titleHidden?: boolean;
  /** At the end of the title's line, with the content. */
  action?: ReactNode;
  /** Whether the client state has been restored. */
  ready: boolean;
  /** Shown until then. Default: a spinner. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** A page whose content is only known in the browser. The server renders the heading and a placeholder. */
export function ClientOnlyPage({
  title,
  titleHidden = false,
  action,
  ready,
  placeholder = <Loading />,
  children,
}: ClientOnlyPageProps) {
  const t = useTranslate();
  return (
    <Container>
      <Frame>
        <TitleLine>
          <Heading headingLevel={1} data-hidden={titleHidden || undefined}>
            {title}
          </Heading>
          {ready && action}
        </TitleLine>
        <FullHeight>
          {ready ? (
            children
          ) : (
            <>
              <noscript>
                <Notice tone="warning">{t('cartCommon.needsBrowser')}</Notice>
              </noscript>
              {placeholder}
            </>
          )}
        </FullHeight>
      </Frame>
    </Container>
  );
}

const Loading = () => (
  <Centered>
    <Spinner size="large" />
  </Centered>
);
