import type { ReactNode } from 'react';
import { formatDate } from '@mahd/rules/locale';
import { Breadcrumbs, type Breadcrumb } from '@mahd/ui/Breadcrumbs';
import { Container } from '@mahd/ui/Container';
import { ArticleFooter } from '@mahd/ui/ArticleFooter';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { PrintStyle } from './PrintStyle.js';
import { PageParts } from './ReadingLayout.styles.js';

/** The references of a text about health. */
interface References {
  readonly sources: readonly { readonly name: string; readonly topic: string; readonly url?: string | undefined }[];
  /** HTML. */
  readonly note: string;
  /** HTML of the closing text. */
  readonly closing?: string;
  /** ISO date. */
  readonly reviewed: string | null;
}

interface ReadingLayoutProps {
  crumbs: Breadcrumb[];
  /** Shown below the text. Only for texts about health. */
  references?: References;
  /** Shown below the article, for example related articles. */
  after?: ReactNode;
  children: ReactNode;
}

/** A date that is not broken after the day. */
const onOneLine = (date: string) => date.replaceAll(' ', '\u00a0');

/** The layout of every content page: breadcrumbs, references and print styles. */
export function ReadingLayout({ crumbs, references, after, children }: ReadingLayoutProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Container>
      <PrintStyle />
      <PageParts gap={48}>
        <Stack gap={12}>
          <Breadcrumbs items={crumbs} />
          <Stack gap={48} as="article">
            {children}
            {references && (
              <ArticleFooter
                sourcesLabel={t('content.sources')}
                sources={references.sources.map(({ url, ...source }) => ({ ...source, href: url }))}
                note={references.note && <RichText html={references.note} />}
                {...(references.reviewed
                  ? {
                      reviewed: t('content.reviewedOn', { date: onOneLine(formatDate(references.reviewed, language)) }),
                    }
                  : {})}
              >
                {references.closing && <RichText html={references.closing} />}
              </ArticleFooter>
            )}
          </Stack>
        </Stack>
        {after}
      </PageParts>
    </Container>
  );
}
